"""The sample records: the clean ones are clean, and the faulty ones have the mistakes that they announce.

A faulty sample says in remarks of a fixed form what is expected: `# expect: PN502 at 14:11`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pepper_notation.catalog import CATALOG
from pepper_notation.diagnostics import Severity
from pepper_notation.pipeline import Chosen, check_file
from pepper_notation.report import FileReport

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
ALL = sorted(SAMPLES.rglob("*.pepper"))
EXPECTED = re.compile(rb"^# expect: (PN\d{3}) at (\d+):(\d+)$", re.MULTILINE)


def announced(sample: Path) -> list[tuple[int, int, str]]:
    """Line, column and code of every finding that a sample says it provokes."""
    return sorted(
        (int(line), int(column), code.decode())
        for code, line, column in EXPECTED.findall(sample.read_bytes())
    )


def checked(sample: Path) -> FileReport:
    return check_file(sample.name, [sample.read_bytes()], Chosen(None, ()))


CLEAN = [sample for sample in ALL if not announced(sample)]
FAULTY = [sample for sample in ALL if announced(sample)]


def name(sample: Path) -> str:
    return sample.relative_to(SAMPLES).with_suffix("").as_posix()


@pytest.mark.parametrize("sample", CLEAN, ids=name)
def test_a_clean_sample_has_no_error_and_no_warning(sample):
    wrong = [
        found.diagnostic
        for found in checked(sample).findings
        if found.diagnostic.weight in (Severity.ERROR, Severity.WARNING)
    ]
    assert wrong == []


@pytest.mark.parametrize("sample", FAULTY, ids=name)
def test_a_faulty_sample_has_the_findings_that_it_announces_and_no_other(sample):
    findings = [
        (found.diagnostic.place.line, found.diagnostic.place.column, found.diagnostic.code)
        for found in checked(sample).findings
    ]
    assert findings == announced(sample)


def test_the_faulty_samples_are_those_in_their_folder():
    assert {sample.parent.name for sample in FAULTY} == {"faulty"}
    assert "faulty" not in {sample.parent.name for sample in CLEAN}


def test_every_diagnostic_has_a_sample_that_provokes_it():
    provoked = {code for sample in FAULTY for _, _, code in announced(sample)}
    assert provoked == set(CATALOG)


def test_every_legality_in_a_lesson_can_be_told():
    reports = [checked(lesson) for lesson in sorted((SAMPLES / "lessons").glob("*.pepper"))]
    assert len(reports) >= 6
    assert sum(report.undetermined for report in reports) == 0
    assert all(report.plays >= 24 for report in reports)


def test_the_whole_games_end_as_their_records_say():
    for sample in ("thursday-league", "harvest-cup-final", "three-at-the-kitchen-table", "two-on-the-train"):
        (score,) = checked(SAMPLES / "games" / f"{sample}.pepper").scores
        assert score.recorded == score.computed
        assert max(points or 0 for points in score.computed.values()) >= 30
