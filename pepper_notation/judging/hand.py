"""One hand, replayed and judged, with its alternative lines.

What the ordinary way costs is here: a hand that is certified clean needs none of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pepper_notation.checks.judgement import judge
from pepper_notation.diagnostics import Consequence, Diagnostic, Label, Severity
from pepper_notation.judging.judged import JudgedHand
from pepper_notation.record import Bid, Call, Hand
from pepper_notation.replay.frames import HandFrame, Standing
from pepper_notation.replay.hands import Seating, replay_alternative, replay_hand
from pepper_notation.source import Place


def judged(seating: Seating, hand: Hand, standing: Standing) -> tuple[JudgedHand, list[Consequence]]:
    """A hand and its alternative lines, replayed and judged; and what follows from which mistake."""
    frame, findings, follows = judge_hand(seating, hand, standing)
    alternatives = []
    for number, alternative in enumerate(hand.alternatives, 1):
        line = replay_alternative(frame, alternative, number)
        alternatives.append(line)
        told, then = judge(line)
        within = frame.place(alternative.span)
        findings += [finding for finding in told if _inside(finding.place, within)]
        follows += [(cause, label) for cause, label in then if _inside(label.place, within)]
    return JudgedHand(frame, tuple(alternatives), tuple(findings)), follows


def _inside(place: Place, within: Place) -> bool:
    return (
        (within.line, within.column) <= (place.line, place.column) < (within.end_line, within.end_column + 1)
    )


_Judged = tuple[HandFrame, list[Diagnostic], list[Consequence]]


def judge_hand(seating: Seating, hand: Hand, standing: Standing) -> _Judged:
    """Replay and judge a hand.

    Where the dealer is wrong, or the first caller who was out of turn, the slip may be in that one letter: what does
    not fit the letter written, but fits the one that was due, follows from that one mistake.
    """
    frame = replay_hand(seating, hand, standing)
    findings, follows = judge(frame)
    best: _Judged = (frame, findings, follows)
    slip: Place | None = None
    if frame.dealer_wrong and hand.line.dealer is not None:
        slip = frame.place(hand.line.dealer.span)
        for due in frame.dealer_due:
            best = _lighter(best, replay_hand(seating, hand, standing, due), [])
    elif hand.line.dealer is None and standing.dealers_else:
        slip = standing.dealer_slip
        for due in standing.dealers_else:
            best = _lighter(best, replay_hand(seating, hand, standing, due), [])
    else:
        turn = next((call.call for call in frame.auction.calls if call.out_of_turn), None)
        if turn is not None and turn.caller is not None:
            slip = frame.place(turn.caller.span)
            said = [finding for finding in findings if finding.place == slip]
            best = _lighter(best, replay_hand(seating, _unlabelled(hand, turn), standing), said)
    if slip is None or best[0] is frame:
        return best
    kept = {(finding.code, finding.place) for finding in best[1]}
    explained = [
        (slip, Label(finding.place, f"follows from it: {finding.said()}"))
        for finding in findings
        if (finding.code, finding.place) not in kept
    ]
    return best[0], best[1], [*best[2], *explained]


def _lighter(best: _Judged, frame: HandFrame, said: list[Diagnostic]) -> _Judged:
    """The other reading of a hand where it has fewer mistakes, those said in any case counted in; else the best."""
    told, follows = judge(frame)
    told = said + told
    return (frame, told, follows) if _weight(told) < _weight(best[1]) else best


def _unlabelled(hand: Hand, turn: Call) -> Hand:
    """A hand without the letter of one of its callers."""
    statements = tuple(
        replace(
            line, calls=tuple(replace(call, caller=None) if call is turn else call for call in line.calls)
        )
        if isinstance(line, Bid)
        else line
        for line in hand.statements
    )
    return replace(hand, statements=statements)


def _weight(findings: Sequence[Diagnostic]) -> int:
    return sum(finding.severity in (Severity.ERROR, Severity.WARNING) for finding in findings)
