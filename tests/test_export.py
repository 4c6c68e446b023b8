"""Records for other programs: JSON that reads back, with a schema; rows for spreadsheets."""

import csv
import io
import json
import random

import pytest
from pydantic import ValidationError

from pepper_notation import parse, replay
from pepper_notation.export import sheet
from pepper_notation.export.checked import CheckReport
from pepper_notation.export.plain import kinds, plain, record_from
from pepper_notation.export.whole import export_model, exported, read_back, schema_of
from pepper_notation.render.machine import as_json
from pepper_notation.report import Report
from tests.generator.files import random_file
from tests.generator.scale import scaled
from tests.mutations import mutated

EVERYTHING = """\
pepper 1
title: Cup {so} # "x"
rules denexa target=21
seats N=Ann E="Bob B." S W
start NS 3
# a remark
hand 1 dealer N {cut}
> told
deal N: Jc ?d 8s 1h ... # so
dead Qc
bid 2! pass N:moon {high} pass
trump N: no-trump??
contract NS 4 hearts
swap W:Tc E:Td
out E
1. N: Qc~Qh^revoke^unsure Tc {late} = NS!
2. rubbish
claim W rest
tricks NS 4
points NS +4 EW −2
adjust EW -2 {revoke}
ruling NS -6
score NS 3 EW 4
misdeal N
alt bid
  bid 3
end
bid rubbish
winner none
game two
hand 2; concede S 1; winner draw
"""


def both(text):
    return "".join(exported(parse(text).record, replay(text)))


def test_the_sample_has_every_kind_of_statement():
    def found(values):
        if isinstance(values, dict):
            yield from [values["kind"]] if values.get("kind") in kinds() else []
            values = list(values.values())
        for value in values if isinstance(values, list) else ():
            yield from found(value)

    assert set(found(plain(parse(EVERYTHING).record))) == set(kinds())


def test_a_record_reads_back_from_its_export():
    record = parse(EVERYTHING).record
    assert read_back(both(EVERYTHING)) == record


@pytest.mark.parametrize("seed", range(scaled(20)))
def test_every_record_reads_back_from_its_export_and_fits_the_schema(seed):
    chance = random.Random(seed)
    text = random_file(seed).text
    if seed % 2:
        text = mutated("".join(text.splitlines(keepends=True)[:40]), chance)
    export = both(text)
    assert export.isascii()
    assert read_back(export) == parse(text).record
    if "\udcff" not in text:
        export_model().model_validate_json(export)


def test_bytes_that_are_no_text_read_back():
    record = parse("title: a\udcffb\n").record
    assert read_back(both("title: a\udcffb\n")) == record


def test_a_statement_is_told_in_the_words_of_the_notation():
    hand = json.loads(both("hand 3\n1. N: Qh! ? = W\n"))["record"]["games"][0]["hands"][0]
    assert hand["line"] == {"kind": "hand", "number": 3}
    assert hand["statements"] == [
        {
            "kind": "trick",
            "number": 1,
            "plays": [
                {
                    "card": {
                        "kind": "known",
                        "text": "Qh",
                        "card": "Qh",
                        "suit": "h",
                        "after": {"glyph": "!"},
                    },
                    "seat": {"letter": "N", "seat": 0},
                },
                {"card": {"kind": "unknown", "text": "?"}},
            ],
            "taker": {"word": "W", "side": 1, "seat": 3},
        }
    ]


def test_the_replay_says_what_it_came_to():
    text = "hand 1 dealer W\nbid 2 pass pass pass\ntrump clubs\n1. Ac 9c Kd Jc\n"
    (game,) = json.loads(both(text))["replay"]
    (hand,) = game["hands"]
    assert game["rules"] == "denexa"
    assert (hand["bidder"], hand["bid"], hand["strain"]) == ("N", "2", "clubs")
    assert hand["tricks"][0]["winner"] == "W"
    assert hand["tricks"][0]["plays"][1] == {
        "seat": "E",
        "card": "9c",
        "shown": None,
        "legality": "legal",
        "fault": None,
    }


@pytest.mark.parametrize(
    "values",
    [
        {"games": [{"hands": [{"line": {"kind": "hand", "number": "7"}}]}]},
        {"head": [{"kind": "nonsense"}]},
        {"head": [{"kind": "pepper", "number": 1, "colour": "red"}]},
        {"head": [{"kind": "pepper"}]},
        {"games": 3},
    ],
)
def test_what_is_no_record_is_refused(values):
    with pytest.raises(ValidationError):
        record_from(values)


@pytest.mark.parametrize("text", ["[]", "{}", '{"schema": 2, "record": {}}', '{"schema": 1}'])
def test_what_is_no_export_is_refused(text):
    with pytest.raises(ValueError, match="no export"):
        read_back(text)


@pytest.mark.parametrize("text", [EVERYTHING, "", "hand 1\nbid 4 3\n1. 9c 9c\nscore NS 3\nscore NS 4\n"])
def test_the_schema_of_a_check_is_that_of_what_check_prints(text):
    printed = as_json(Report((replay(text).report,)))
    assert CheckReport.model_validate_json(printed).model_dump(mode="json", by_alias=True) == json.loads(
        printed
    )


def test_the_keys_stand_in_the_schema_in_the_order_in_which_they_are_printed():
    printed = json.loads(as_json(Report((replay("hand 1\nbid 4 3 p p p\nscore NS 1\n").report,))))
    form = json.loads(schema_of(CheckReport))
    assert list(form["properties"]) == list(printed)
    assert list(form["$defs"]["Finding"]["properties"]) == list(printed["findings"][0])
    assert list(form["$defs"]["CheckedFile"]["properties"]) == list(printed["files"][0])


@pytest.mark.parametrize("kind", [CheckReport, export_model()])
def test_a_schema_names_its_dialect_and_allows_nothing_else(kind):
    form = json.loads(schema_of(kind))
    assert form["$schema"].endswith("2020-12/schema")
    assert form["additionalProperties"] is False


def table(text, path="-"):
    return list(csv.DictReader(io.StringIO(sheet.heading() + "".join(sheet.rows(replay(text, path=path))))))


def test_a_hand_is_a_row():
    (row,) = table("hand 8 dealer N; contract NS 5 hearts; tricks NS 4 EW 2; points NS -5\n")
    assert {column: value for column, value in row.items() if value} == {
        "file": "-",
        "game": "1",
        "hand": "8",
        "dealer": "N",
        "bidder": "NS",
        "bid": "5",
        "strain": "hearts",
        "side_1": "NS",
        "tricks_1": "4",
        "points_1": "-6",
        "side_2": "EW",
        "tricks_2": "2",
        "points_2": "2",
        "findings": "PN502",
    }


def test_three_sides_have_three_groups_of_columns():
    (row,) = table("seats A B C\nhand 1; contract A 4 hearts; tricks A 4 B 3 C 1\n")
    assert [row["side_3"], row["tricks_3"], row["score_3"]] == ["C", "1", "1"]


def test_a_hand_that_was_passed_out_says_so():
    (row,) = table("hand 1 dealer N; contract passed\n")
    assert (row["bid"], row["points_1"]) == ("passed", "0")


def test_the_hands_of_all_games_are_rows_in_order():
    rows = table("game\nhand 1\nhand 2\ngame\nhand 1\n")
    assert [(row["game"], row["hand"]) for row in rows] == [("1", "1"), ("1", "2"), ("2", "1")]


@pytest.mark.parametrize("name", ["=cmd()", "+1", "@x", "-1"])
def test_no_name_of_a_file_is_a_formula(name):
    (row,) = table("hand 1\n", path=name)
    assert row["file"] == f"./{name}"
