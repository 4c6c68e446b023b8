"""All checks together: what a frame comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pepper_notation.checks import bidding, course, deal, figures, marks, naming, play, table, tricks
from pepper_notation.checks.consequences import consequences
from pepper_notation.checks.marks import judge_marks
from pepper_notation.diagnostics import Consequence, Diagnostic
from pepper_notation.replay.frames import HandFrame

Check = Callable[[HandFrame], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    *deal.CHECKS,
    *bidding.CHECKS,
    *naming.CHECKS,
    *play.CHECKS,
    *tricks.CHECKS,
    *figures.CHECKS,
    *course.CHECKS,
)
"""All checks of a hand, in reading order."""

DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    *table.DIAGNOSTICS,
    *deal.DIAGNOSTICS,
    *bidding.DIAGNOSTICS,
    *naming.DIAGNOSTICS,
    *play.DIAGNOSTICS,
    *tricks.DIAGNOSTICS,
    *figures.DIAGNOSTICS,
    *course.DIAGNOSTICS,
    *marks.DIAGNOSTICS,
)
"""Every diagnostic that these checks declare."""


def judge(frame: HandFrame) -> tuple[list[Diagnostic], list[Consequence]]:
    """The findings of a hand, or of one line of it, and what follows from which mistake."""
    findings = [finding for check in CHECKS for finding in check(frame)]
    return judge_marks(frame, findings), list(consequences(frame))
