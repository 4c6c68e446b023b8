"""The comparison as it is read on a terminal and as a machine reads it."""

import json

from pepper_notation.comparison import compare
from pepper_notation.presets import PRESETS
from pepper_notation.render.compare import compare_page
from pepper_notation.render.compare_machine import compare_object

RECORD = b"hand 5 dealer W\ncontract N 4 hearts\ntricks NS 3 EW 3\npoints NS -6 EW +3\n"


def page(record: bytes = RECORD, path: str = "night.pepper", *names: str) -> str:
    rule_sets = [PRESETS[name] for name in names or PRESETS]
    return "".join(text.plain for text in compare_page(compare(record, path, rule_sets)))


def test_the_page_of_two_rule_sets_in_full():
    assert page(RECORD, "night.pepper", "wolf-42", "denexa").splitlines() == [
        "night.pepper",
        "",
        "errors  warnings  rules, and the score by them",
        "0       0         denexa",
        "                  NS ? EW ?",
        "1       0         wolf-42",
        "                  NS ? EW ?",
        "",
        "Without an error, best first: denexa.",
        "",
        "Hands that are scored differently",
        "hand 1          NS -6 EW +3     denexa",
        "                NS -4 EW +3     wolf-42",
        "",
        "wolf-42 against denexa",
        "  set           bid in place of flat",
        "                set (wolf): The number bid.",
        "                set (denexa): Six points, whatever the bid was.",
        "                hand 1: NS -4 EW +3 in place of NS -6 EW +3",
        "                line 4: PN502 wrong-points",
    ]


def test_every_preset_is_named_and_nothing_is_wider_than_the_page():
    shown = page()
    assert all(name in shown for name in PRESETS)
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_rule_sets_that_judge_alike_stand_together():
    lines = page().splitlines()
    assert "0       0         denexa, solitaire, pimenta, pagat, penguin" in lines
    assert "hand 1          NS -6 EW +3     denexa" in lines
    assert not any("solitaire against" in line for line in lines)


def test_the_name_of_a_file_cannot_drive_the_terminal():
    assert page(RECORD, "a\x1b[2J.pepper").startswith("a\\x1b[2J.pepper\n")


def test_json_says_the_same():
    told = json.loads(json.dumps(compare_object(compare(RECORD, "night.pepper", list(PRESETS.values())))))
    assert told["best"] == "denexa"
    assert told["fitting"] == ["denexa", "solitaire", "pimenta", "pagat", "penguin"]
    (wolf,) = [one for one in told["differences"] if one["rules"] == "wolf-42"]
    assert wolf["against"] == "denexa"
    assert wolf["together"] == []
    (reason,) = wolf["reasons"]
    assert (reason["option"], reason["value"], reason["against"]) == ("set", "bid", "flat")
    assert (reason["rule"], reason["source"]) == ("set", "wolf")
    assert {fact["kind"] for fact in reason["facts"]} == {"points", "finding"}
    (judged,) = [one for one in told["judgements"] if one["rules"] == "wolf-42"]
    assert [(one["code"], one["line"]) for one in judged["findings"]] == [("PN502", 4)]
    assert judged["points"] == [{"game": 1, "hand": 1, "points": "NS -4 EW +3"}]
