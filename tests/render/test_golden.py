"""Every output of one evening, as it is to be, in plain files of `tests/golden/check`.

`python -m tests.render.golden` writes them anew, to be read before they are kept.
"""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from pepper_notation.render.closing import closing
from pepper_notation.render.sarif import sarif, uri
from pepper_notation.report import Report
from tests.render.golden import FACES, FOLDER
from tests.render.reports import EVENING, evening


@pytest.mark.parametrize("name", FACES)
def test_an_evening_is_written_as_it_was_agreed(name):
    assert FACES[name]() == (FOLDER / name).read_text(encoding="utf-8")


def test_the_golden_folder_holds_nothing_that_no_output_writes():
    assert {path.name for path in FOLDER.iterdir()} == set(FACES)


def test_the_json_object_has_the_pinned_keys_in_their_order():
    whole = json.loads(FACES["evening.json"]())
    assert list(whole) == ["schema", "findings", "files", "summary"]
    assert list(whole["findings"][0]) == [
        *("code", "name", "severity", "message", "help", "upheld"),
        *("path", "line", "column", "end_line", "end_column"),
        *("game", "hand", "alt", "trick", "seat"),
        *("rules", "labels", "consequences", "fix"),
    ]
    assert list(whole["findings"][1]["fix"]) == ["line", "column", "end_line", "end_column", "text"]
    assert list(whole["files"][0]) == ["path", "games", "hands", "plays", "undetermined", "scores"]
    assert list(whole["files"][0]["scores"][0]) == ["game", "rules", "recorded", "computed"]
    assert whole["summary"] == {"error": 2, "warning": 0, "advice": 1, "noted": 0}


def test_json_lines_are_the_findings_of_the_object():
    lines = FACES["evening.jsonl"]().splitlines()
    assert [json.loads(line) for line in lines] == json.loads(FACES["evening.json"]())["findings"]


def test_of_many_wrong_ends_ten_are_listed():
    file = evening().files[0]
    lines = list(closing(Report((file,) * 13)))
    assert len(lines) == 12
    assert lines[-1] == "3 more games end at a wrong score"
    assert len(list(closing(Report((file,) * 10)))) == 11


def test_every_github_line_is_a_command():
    lines = FACES["evening.github"]().splitlines()
    assert len(lines) == 3
    assert all(re.match(r"::(error|warning|notice) file=[^:]+::.", line) for line in lines)


def test_a_sarif_region_cuts_out_the_wrong_text():
    run = json.loads(FACES["evening.sarif"]())["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    lines = re.sub("[‹›]", "", EVENING).splitlines()
    texts = []
    for result in run["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        assert region["startLine"] == region["endLine"]
        texts.append(lines[region["startLine"] - 1][region["startColumn"] - 1 : region["endColumn"] - 1])
    assert texts == ["9h", "18", "pass"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert [rules[result["ruleIndex"]] for result in run["results"]] == [r["ruleId"] for r in run["results"]]


def test_the_sarif_log_is_valid_by_its_schema():
    model = pytest.importorskip("pydantic_sarif.model")
    model.StaticAnalysisResultsFormatSarifVersion210JsonSchema.model_validate_json(FACES["evening.sarif"]())


def test_a_sarif_fingerprint_stays_when_lines_above_come_and_go():
    def prints(report):
        results = json.loads(sarif(report, version="1"))["runs"][0]["results"]
        return [result["partialFingerprints"] for result in results]

    moved = evening(before="# a remark\n\n")
    assert prints(moved) == prints(evening())
    assert len({str(each) for each in prints(moved)}) == 3


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("night.pepper", "night.pepper"),
        ("./a b/ü.pepper", "a%20b/%C3%BC.pepper"),
        ("/home/ann/games/night.pepper", "games/night.pepper"),
        ("/home/anna/night.pepper", "file:///home/anna/night.pepper"),
        ("c:d.pepper", "c%3Ad.pepper"),
        ("\udcff.pepper", "%FF.pepper"),
        ("a\nb#?.pepper", "a%0Ab%23%3F.pepper"),
    ],
)
def test_a_path_in_sarif_is_a_relative_uri_where_it_can_be(path, expected):
    assert uri(path, "/home/ann") == expected


def test_junit_fails_for_errors_and_with_strict_for_warnings():
    suites = ElementTree.fromstring(FACES["evening.xml"]())
    assert [suite.get("failures") for suite in suites] == ["2", "0"]
    assert suites.get("failures") == "2"
    assert [len(suite) for suite in suites] == [3, 1]
