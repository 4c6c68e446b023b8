"""One hand, replayed and judged, with its alternative lines.

What the ordinary way costs is here: a hand that is certified clean needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from pepper_notation.checks.judgement import judge
from pepper_notation.diagnostics import Consequence, Diagnostic, Label, Severity
from pepper_notation.judging.judged import JudgedHand
from pepper_notation.judging.readings import Reading, mistakes, readings
from pepper_notation.record import Hand
from pepper_notation.replay.frames import HandFrame, Standing
from pepper_notation.replay.hands import Seating, replay_alternative, replay_hand
from pepper_notation.source import Place


def judged(seating: Seating, hand: Hand, standing: Standing) -> tuple[JudgedHand, list[Consequence]]:
    """A hand and its alternative lines, replayed and judged; and what follows from which mistake."""
    frame = replay_hand(seating, hand, standing)
    understood, findings, follows = _understood(seating, frame, standing)
    alternatives = []
    for number, alternative in enumerate(hand.alternatives, 1):
        line = replay_alternative(understood, alternative, number)
        alternatives.append(line)
        told, then = judge(line)
        within = frame.place(alternative.span)
        findings += [finding for finding in told if _inside(finding.place, within)]
        follows += [(cause, label) for cause, label in then if _inside(label.place, within)]
    return JudgedHand(frame, tuple(alternatives), tuple(findings), understood), follows


def _inside(place: Place, within: Place) -> bool:
    return (
        (within.line, within.column) <= (place.line, place.column) < (within.end_line, within.end_column + 1)
    )


_MOST_READINGS: Final = 64
"""More slips than one do not make a slip; and a hand of many faults is not read for ever."""
_Judged = tuple[HandFrame, list[Diagnostic], list[Consequence]]


def _understood(seating: Seating, frame: HandFrame, standing: Standing) -> _Judged:
    """A hand judged, as it is best understood; `frame` is the hand as written.

    Where one slip explains more than one mistake (a letter, a call too many), what does not fit it as it is written,
    but fits it otherwise, follows from that one mistake (first law).
    """
    findings, follows = judge(frame)
    wrong = mistakes(findings)
    if not wrong or (len(wrong) == 1 and standing.dealer_slip is None):
        # A slip in this hand is said whichever way it is read, so no other reading is lighter.
        return frame, findings, follows
    written = _keys(wrong)
    best: tuple[Reading, HandFrame, list[Diagnostic], list[Consequence]] | None = None
    fewest = len(wrong)
    for reading in islice(readings(frame, standing, wrong), _MOST_READINGS):
        other = replay_hand(seating, reading.hand, standing, reading.dealer)
        told, then = judge(other)
        left = mistakes(told)
        # A reading explains mistakes: it accuses nobody of a new one, and what it hangs on is none under it.
        if not _keys(left) <= written or _keys(left) & _keys(reading.said) or (reading.alone and left):
            continue
        kept = [*reading.said, *left]
        if len(kept) < fewest and _has_error(kept) == _has_error(wrong):
            best, fewest = (reading, other, kept, then), len(kept)
    if best is None:
        return frame, findings, follows
    reading, understood, kept, then = best
    still = _keys(kept)
    explained = [
        (reading.slip, Label(finding.place, f"the same slip explains it: {finding.said()}"))
        for finding in wrong
        if (finding.code, finding.place) not in still
    ]
    besides = [finding for finding in findings if finding not in wrong]
    return understood, [*kept, *besides], [*then, *explained]


def _has_error(findings: Iterable[Diagnostic]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)


def _keys(findings: Iterable[Diagnostic]) -> set[tuple[str, Place]]:
    return {(finding.code, finding.place) for finding in findings}
