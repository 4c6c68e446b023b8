"""No text of a record, and no file's name, can drive a terminal or break out of a format."""

from __future__ import annotations

import json
import re
import unicodedata
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pepper_notation.cli.output import painted
from pepper_notation.diagnostics import Fix, Label, Where
from pepper_notation.pipeline import check_file
from pepper_notation.render.concise import concise
from pepper_notation.render.excerpt import ASCII_FRAME, Frame, Looks
from pepper_notation.render.github import github
from pepper_notation.render.junit import junit
from pepper_notation.render.machine import as_json, as_json_lines
from pepper_notation.render.safe import characters, safe, width
from pepper_notation.render.sarif import sarif
from pepper_notation.render.terminal import full
from pepper_notation.report import FileReport, Found, GameScore, Report
from pepper_notation.source import Place
from tests.render.payloads import PAYLOADS
from tests.render.reports import Told

ENCODINGS = ("utf-8", "ascii", "cp1252", "cp437")
SGR = re.compile("\x1b\\[[0-9;]*m")


def hostile(payload: str) -> Report:
    """A report with the payload in every text that comes from outside."""
    line = payload.replace("\n", " ")
    source = f"bid {line} ‹{line}› {line}"
    before = len(f"bid {line} ")
    place = Place(1, before + 1, 1, before + 1 + len(line), (source.replace("‹", "").replace("›", ""),))
    told = Told(
        place=place,
        where=Where(game=1, hand=1, seat=payload),
        labels=(Label(place, payload), Label(place._replace(column=1, end_column=4), payload)),
        consequences=(Label(place, payload),),
        fix=Fix(place, payload),
        text=payload,
        advice=payload,
    )
    scores = (GameScore(1, payload, {payload: 3}, {payload: 4}),)
    return Report((FileReport(payload, 1, 1, 1, 1, scores, (Found(told, payload),) * 2),))


def outputs(report: Report) -> dict[str, str]:
    """Every output, in every encoding for those that depend on it, as bytes would carry it."""
    written = {
        "json": as_json(report),
        "json-lines": as_json_lines(report),
        "sarif": sarif(report, version="1"),
        "junit": junit(report, strict=True),
    }
    for encoding in ENCODINGS:
        looks = Looks(Frame() if encoding == "utf-8" else ASCII_FRAME, encoding)
        faces = {
            "concise": concise(report, encoding),
            "github": github(report, encoding),
            "full": "".join(painted(full(report, looks), color=False)),
            "color": SGR.sub("", "".join(painted(full(report, looks), color=True))),
        }
        # An encoding that lacks a character would fail here: nothing is left to the stream's own escapes.
        written |= {
            f"{name} {encoding}": text.encode(encoding).decode(encoding) for name, text in faces.items()
        }
    return written


def controls(text: str) -> set[str]:
    """The characters of a text that a terminal would act upon, or not show, but for line ends."""
    return {
        character
        for character in set(text) - {"\n"}
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        or "\ufe00" <= character <= "\ufe0f"
    }


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_no_output_passes_a_control_character_on(payload):
    for name, text in outputs(hostile(payload)).items():
        assert controls(text) == set(), name


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_every_machine_can_read_its_output(payload):
    written = outputs(hostile(payload))
    finding = json.loads(written["json"])["findings"][0]
    assert [json.loads(line) for line in written["json-lines"].splitlines()] == [finding] * 2
    assert finding["message"].encode("utf-8")
    if not re.search("[\ud800-\udfff]", payload):
        assert finding["message"] == finding["labels"][0]["text"] == finding["path"] == payload
    assert len(json.loads(written["sarif"])["runs"][0]["results"]) == 2
    assert ElementTree.fromstring(written["junit"])[0].get("name") == safe(payload)
    for encoding in ENCODINGS:
        assert written[f"github {encoding}"].count("\n") == 2
        assert len(re.findall("^::warning file=", written[f"github {encoding}"], re.MULTILINE)) == 2
        assert written[f"concise {encoding}"].count("\n") == 2


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_a_coloured_finding_says_the_same_as_a_plain_one(payload):
    written = outputs(hostile(payload))
    for encoding in ENCODINGS:
        assert written[f"color {encoding}"] == written[f"full {encoding}"]


@given(st.text(st.characters() | st.sampled_from("\u200d\u0301\ufe0f\x1b漢♥")))
def test_any_text_is_shown_one_for_one_and_can_be_shown_again(text):
    shown = list(characters(text))
    assert len(shown) == len(text)
    once = "".join(each.text for each in shown)
    assert once == safe(text)
    assert controls(once) == set()
    assert sum(each.cells for each in shown) == width(once)


def test_what_is_hidden_in_a_name_is_seen():
    assert safe("Ann\u202e\u200b\x1b[0m\udcff\t\n") == "Ann\\u202e\\u200b\\x1b[0m\\xff\\t\\n"
    assert safe("Z\u0301\u0301\u0301\u0301") == "Z\u0301\u0301\u0301\\u0301"
    assert safe("Ann née Zoë 漢 ♥") == "Ann née Zoë 漢 ♥"
    assert safe("Zoë ♥", "ascii") == "Zo\\xeb h"


FIELDS = """\
title: {}
x-{}: {}
{}: x
rules denexa {}
seats N="{}" E={} S=Cat W=Dee
start NS {} EW 9
game {}
hand 1 dealer {} {{{}}}
deal N: Jc Kc 9c Qd Th {}
bid 2{} pass {} pass
trump {}
> {}
# {}
1. N: Qd Td {} 9d = {} {{{}}}
2. Ac^{} Tc {}:Kc Js = S
{} {}
tricks NS 4 EW {}
alt 2 {{{}}}
2. {} Tc
end {}
winner {}
"""


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_no_text_of_a_record_is_passed_on_wherever_it_stands(payload):
    record = FIELDS.replace("{}", payload).replace("{{", "{").replace("}}", "}")
    report = check_file(payload, [record.encode("utf-8", "surrogatepass")])
    written = outputs(Report((report,)))
    for name, text in written.items():
        assert controls(text) == set(), name
    assert json.loads(written["json"])["findings"]
    assert len(ElementTree.fromstring(written["junit"])[0]) == len(report.findings)
    assert written["github utf-8"].count("\n::") == len(report.findings) - 1
