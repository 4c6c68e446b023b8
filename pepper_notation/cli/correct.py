"""`pepper check --fix`: right figures for wrong ones in a record's own bytes, and nothing else.

What happened (cards, calls, seats, dealers, marks) is never touched: only findings that carry a right figure count.
Putting one right can show the next, which followed from it; so the record is judged again until nothing is left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pepper_notation.checks.figures import ImpossiblePoints
from pepper_notation.cli.batch import Job, our_own
from pepper_notation.cli.choice import Selection
from pepper_notation.diagnostics import Fix
from pepper_notation.files import STANDARD_INPUT, CannotReadError, Trouble, read
from pepper_notation.pipeline import check_file
from pepper_notation.render.closing import several
from pepper_notation.report import FileReport
from pepper_notation.rewrite import RewriteError, held, replace
from pepper_notation.source import is_binary

_LINE_ENDS = re.compile("(\r\n|\r|\n)")


@dataclass(frozen=True, slots=True)
class Corrected:
    """A record with right figures: its bytes before and after, how many figures were changed, and what is left."""

    path: str
    before: bytes
    after: bytes
    count: int
    report: FileReport


def put_right(job: Job, *, write: bool) -> Corrected | Trouble:
    """A file with right figures, written back if that is wanted and anything changed."""
    try:
        if job.path == STANDARD_INPUT:
            if write:
                return Trouble(
                    job.name, "standard input cannot be written to; --diff shows what would change"
                )
            return corrected(job, b"".join(read(job.path)))
        file = held(Path(job.path))
        if is_binary(file.content):
            return Trouble(job.name, "not a record: it holds NUL bytes, as no text does")
        done = corrected(job, file.content)
        if write:
            replace(file, done.after)
    except (CannotReadError, RewriteError) as fault:
        return Trouble(job.name, str(fault))
    except OSError as fault:
        return Trouble(job.name, fault.strerror or str(fault))
    except Exception as fault:  # noqa: BLE001 - the other files are still to be put right
        return our_own(job.name, fault)
    return done


def told(done: Iterable[Corrected]) -> str:
    """How many figures, in how many files: `2 figures in 1 file`."""
    changed = [each for each in done if each.count]
    return (
        f"{several(sum(each.count for each in changed), 'figure', 'figures')} "
        f"in {several(len(changed), 'file', 'files')}"
    )


def corrected(job: Job, content: bytes) -> Corrected:
    """The record put right step by step, until no finding carries a figure that changes anything."""
    text, count, seen = content, 0, {content}
    while True:
        report = check_file(job.name, [text], job.chosen)
        fixes = {fix.place: fix for fix in _certain(report, job.wanted)}
        changed = applied(text, fixes.values())
        if changed in seen:
            return Corrected(job.name, content, text, count, job.wanted.of(report))
        seen.add(changed)
        text, count = changed, count + len(fixes)


def _certain(report: FileReport, wanted: Selection) -> Iterator[Fix]:
    """The right figures of the wanted findings.

    After points that no hand can end with, nobody knows what the rest of that game's figures should be.
    """
    lost: set[int | None] = set()
    for found in report.findings:
        it = found.diagnostic
        if isinstance(it, ImpossiblePoints):
            lost.add(it.where.game)
        elif it.fix is not None and it.where.game not in lost and wanted.wants(it.code):
            yield it.fix


def applied(content: bytes, fixes: Iterable[Fix]) -> bytes:
    """The bytes with each fix's text in its place; line ends, a byte-order mark and broken bytes stay as they are."""
    text = content.decode("utf-8", "surrogateescape")
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    pieces = _LINE_ENDS.split(text.removeprefix("\ufeff"))
    for fix in sorted(fixes, key=lambda each: each.place[:2], reverse=True):
        at = 2 * (fix.place.line - 1)
        line = pieces[at]
        pieces[at] = line[: fix.place.column - 1] + fix.text + line[fix.place.end_column - 1 :]
    return (mark + "".join(pieces)).encode("utf-8", "surrogateescape")
