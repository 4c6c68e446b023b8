"""What is fuzzed: each target takes any bytes and must neither raise nor break its promise.

Knows the promises: findings are sorted and stand inside the file, what was formatted reads as the same record and is
formatted the same again, an output holds no control character that is not ours.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from xml.etree import ElementTree

from pepper_notation import format as formatted
from pepper_notation.pipeline import check_file
from pepper_notation.render.concise import concise
from pepper_notation.render.github import github
from pepper_notation.render.junit import junit
from pepper_notation.render.machine import as_json
from pepper_notation.render.sarif import sarif
from pepper_notation.report import FileReport, Report
from pepper_notation.source import blocks, decoded
from pepper_notation.syntax import parse, read
from pepper_notation.writer import settled

CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def _text(given: bytes) -> str:
    return "".join(decoded([given]))


def reader(given: bytes) -> None:
    """The reader: every piece of the file comes out, and its findings stand in it, in order."""
    whole = _text(given)
    lines = whole.count("\n") + 1
    assert "".join(block.text for block in blocks([whole])) == whole
    for piece in read(blocks([whole])):
        places = [finding.place[:2] for finding in piece.findings]
        assert places == sorted(places)
        assert all(1 <= line <= lines and column >= 1 for line, column in places)


def checker(given: bytes) -> FileReport:
    """The checker: findings sorted by place and code, counts that fit each other."""
    report = check_file("fuzzed.pepper", [given])
    order = [(*found.diagnostic.place[:2], found.diagnostic.code) for found in report.findings]
    assert order == sorted(order)
    assert 0 <= report.undetermined <= report.plays
    for found in report.findings:
        assert found.diagnostic.said()
        found.diagnostic.advised()
    return report


def formatter(given: bytes) -> None:
    """`fmt`: what it writes reads as the same record, and is written the same again."""
    text = _text(given)
    once = formatted(text)
    assert formatted(once) == once
    assert settled(parse(once).record) == settled(parse(text).record)


def outputs(given: bytes) -> None:
    """Every output of a check: no control character, valid JSON and XML, one GitHub line for each finding."""
    report = Report((checker(given),))
    count = len(report.files[0].findings)
    for text in (concise(report), github(report), as_json(report), sarif(report, version="1"), junit(report)):
        assert not CONTROL.search(text)
    json.loads(as_json(report))
    json.loads(sarif(report, version="1"))
    ElementTree.fromstring(junit(report))
    assert sum(line.startswith("::") for line in github(report).split("\n")) == count


TARGETS: dict[str, Callable[[bytes], object]] = {
    "reader": reader,
    "checker": checker,
    "formatter": formatter,
    "outputs": outputs,
}
