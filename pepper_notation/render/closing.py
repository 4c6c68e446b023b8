"""The lines that sum up a check: how many findings, how much was judged, the final scores that are wrong.

Plain text of the report alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from pepper_notation.diagnostics import Severity
from pepper_notation.render.safe import UTF8, safe
from pepper_notation.report import FileReport, GameScore, Report

_LISTED: Final = 10
"""So many wrong ends are listed; a person reads no more."""


def closing(report: Report, encoding: str = UTF8) -> Iterator[str]:
    """The closing lines: the tallies first, then each game whose recorded score is not the right one."""
    counts = [
        several(report.count(severity), one, many)
        for severity, one, many in (
            (Severity.ERROR, "error", "errors"),
            (Severity.WARNING, "warning", "warnings"),
            (Severity.ADVICE, "piece of advice", "pieces of advice"),
            (Severity.NOTED, "noted", "noted"),
        )
        if report.count(severity)
    ]
    found = ", ".join(counts) if counts else "No mistakes"
    yield f"{found} in {several(len(report.files), 'file', 'files')}{_extent(report)}"
    wrong = [(file, score) for file in report.files for score in file.scores if is_wrong(score)]
    for file, score in wrong[:_LISTED]:
        yield _score(file, score, encoding)
    if len(wrong) > _LISTED:
        yield f"{several(len(wrong) - _LISTED, 'more game ends', 'more games end')} at a wrong score"


def is_wrong(score: GameScore) -> bool:
    """Whether a side's recorded score is known, its right one too, and they differ."""
    return any(
        written is not None and (right := score.computed.get(side)) is not None and written != right
        for side, written in score.recorded.items()
    )


def statistics(report: Report) -> Iterator[str]:
    """How often each finding occurs, the most frequent first."""
    counts = Counter(
        (found.diagnostic.code, found.diagnostic.name) for file in report.files for found in file.findings
    )
    size = len(str(max(counts.values(), default=0)))
    for (code, name), count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
        yield f"{count:>{size}} {code} {name}"


def _extent(report: Report) -> str:
    games, hands, plays, unknown = (
        (
            sum(counts)
            for counts in zip(
                *((f.games, f.hands, f.plays, f.undetermined) for f in report.files), strict=True
            )
        )
        if report.files
        else (0, 0, 0, 0)
    )
    if not plays:
        return f"; {several(games, 'game', 'games')}, {several(hands, 'hand', 'hands')}"
    judged = f"{several(plays, 'play', 'plays')} judged"
    if unknown:
        judged = f"{plays - unknown} of {several(plays, 'play', 'plays')} judged, {unknown} cannot be known"
    return f"; {several(games, 'game', 'games')}, {several(hands, 'hand', 'hands')}, {judged}"


def _score(file: FileReport, score: GameScore, encoding: str) -> str:
    game = f", game {score.game}" if file.games > 1 else ""
    return safe(
        f"{file.path}{game}: the record ends at {_figures(score.recorded)}, "
        f"right is {_figures(score.computed)} (rules {score.rules})",
        encoding,
    )


def _figures(scores: Mapping[str, int | None]) -> str:
    return " ".join(f"{side} {'unknown' if figure is None else figure}" for side, figure in scores.items())


def several(count: int, one: str, many: str) -> str:
    """A count with its noun: `1 file`, `2 files`."""
    return f"{count} {one if count == 1 else many}"
