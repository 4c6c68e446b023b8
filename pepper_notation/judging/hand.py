"""One hand, replayed and judged, with its alternative lines.

What the ordinary way costs is here: a hand that is certified clean needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from pepper_notation.checks.judgement import judge
from pepper_notation.diagnostics import Consequence, Diagnostic, Label
from pepper_notation.judging.judged import JudgedHand
from pepper_notation.judging.readings import mistakes, readings
from pepper_notation.record import Hand
from pepper_notation.replay.frames import HandFrame, Standing
from pepper_notation.replay.hands import Seating, replay_alternative, replay_hand
from pepper_notation.source import Place


def judged(seating: Seating, hand: Hand, standing: Standing) -> tuple[JudgedHand, list[Consequence]]:
    """A hand and its alternative lines, replayed and judged; and what follows from which mistake."""
    as_written = replay_hand(seating, hand, standing)
    frame, findings, follows = _understood(seating, as_written, standing)
    alternatives = []
    for number, alternative in enumerate(hand.alternatives, 1):
        line = replay_alternative(frame, alternative, number)
        alternatives.append(line)
        told, then = judge(line)
        within = frame.place(alternative.span)
        findings += [finding for finding in told if _inside(finding.place, within)]
        follows += [(cause, label) for cause, label in then if _inside(label.place, within)]
    return JudgedHand(frame, tuple(alternatives), tuple(findings), as_written), follows


def _inside(place: Place, within: Place) -> bool:
    return (
        (within.line, within.column) <= (place.line, place.column) < (within.end_line, within.end_column + 1)
    )


_MOST_READINGS: Final = 32
"""More slips than one do not make a slip; and a hand of many faults is not read for ever."""
_Judged = tuple[HandFrame, list[Diagnostic], list[Consequence]]


def _understood(seating: Seating, frame: HandFrame, standing: Standing) -> _Judged:
    """A hand judged, as it is best understood; `frame` is the hand as written.

    Where one slip explains more than one mistake (a letter, a call too many), what does not fit it as it is written,
    but fits it otherwise, follows from that one mistake (first law).
    """
    findings, follows = judge(frame)
    best: _Judged = (frame, findings, follows)
    fewest = len(mistakes(findings))
    slip: Place | None = None
    if not fewest:
        return best
    if fewest == 1 and standing.dealer_slip is None:
        # A slip in this hand is said whichever way it is read, so no other reading is lighter.
        return best
    written = _keys(findings)
    for reading in islice(readings(seating, frame, standing, findings), _MOST_READINGS):
        told, then = judge(reading.frame)
        said = _keys(reading.said)
        told = [*reading.said, *(finding for finding in told if (finding.code, finding.place) not in said)]
        left = mistakes(told)
        # A reading explains mistakes; it accuses nobody of a new one.
        if len(left) < fewest and _keys(left) <= written and not (reading.alone and len(left) > 1):
            best, slip, fewest = (reading.frame, told, then), reading.slip, len(left)
    if slip is None:
        return best
    kept = _keys(best[1])
    explained = [
        (slip, Label(finding.place, f"follows from it: {finding.said()}"))
        for finding in findings
        if (finding.code, finding.place) not in kept
    ]
    return best[0], best[1], [*best[2], *explained]


def _keys(findings: Iterable[Diagnostic]) -> set[tuple[str, Place]]:
    return {(finding.code, finding.place) for finding in findings}
