"""One hand, replayed and judged, with its alternative lines.

What the ordinary way costs is here: a hand that is certified clean needs none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from typing import Final

from pepper_notation.checks.bidding import AuctionUnfinished, CallAfterAuction
from pepper_notation.checks.judgement import judge
from pepper_notation.checks.naming import TrumpNamedByWrongPlayer, WrongContract
from pepper_notation.checks.play import LedOutOfTurn
from pepper_notation.diagnostics import Consequence, Diagnostic, Label, Severity
from pepper_notation.judging.judged import JudgedHand
from pepper_notation.record import Bid, Call, Hand, Play, Statement, Trick
from pepper_notation.replay.frames import HandFrame, Standing, TrickFrame
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


_MOST_READINGS: Final = 12
"""More slips than one do not make a slip; and a hand of many faults is not read for ever."""
_Judged = tuple[HandFrame, list[Diagnostic], list[Consequence]]


@dataclass(frozen=True, slots=True)
class _Reading:
    """Another way to read a hand: as if what stands at `slip` were the one slip of the pen.  `said` is what is said of
    that slip in any case."""

    slip: Place
    frame: HandFrame
    said: tuple[Diagnostic, ...] = ()


def _understood(seating: Seating, frame: HandFrame, standing: Standing) -> _Judged:
    """A hand judged, as it is best understood; `frame` is the hand as written.

    Where one slip explains more than one mistake (a letter, a call too many), what does not fit it as it is written,
    but fits it otherwise, follows from that one mistake (first law).
    """
    findings, follows = judge(frame)
    best: _Judged = (frame, findings, follows)
    slip: Place | None = None
    if not _weight(findings):
        return best
    if _weight(findings) == 1 and standing.dealer_slip is None:
        # A slip in this hand is said whichever way it is read, so no other reading is lighter.
        return best
    for reading in islice(_readings(seating, frame, standing, findings), _MOST_READINGS):
        told, then = judge(reading.frame)
        said = {(finding.code, finding.place) for finding in reading.said}
        told = [*reading.said, *(finding for finding in told if (finding.code, finding.place) not in said)]
        if _weight(told) < _weight(best[1]):
            best, slip = (reading.frame, told, then), reading.slip
    if slip is None:
        return best
    kept = {(finding.code, finding.place) for finding in best[1]}
    explained = [
        (slip, Label(finding.place, f"follows from it: {finding.said()}"))
        for finding in findings
        if (finding.code, finding.place) not in kept
    ]
    return best[0], best[1], [*best[2], *explained]


def _readings(
    seating: Seating, frame: HandFrame, standing: Standing, findings: Sequence[Diagnostic]
) -> Iterator[_Reading]:
    """The other ways to read a hand that may be lighter."""
    hand = frame.hand
    word = hand.line.dealer
    if frame.dealer_wrong and word is not None:
        for due in frame.dealer_due:
            yield _Reading(frame.place(word.span), replay_hand(seating, hand, standing, due))
    elif word is None and standing.dealer_slip is not None:
        for due in standing.dealers_else:
            yield _Reading(standing.dealer_slip, replay_hand(seating, hand, standing, due))
    for slip, other in _other_hands(frame, findings):
        there = tuple(finding for finding in findings if finding.place[:4] == slip[:4])
        if there:
            yield _Reading(slip, replay_hand(seating, other, standing), there[:1])
    if (fault := _auction_at_fault(findings)) is not None:
        silent = tuple(statement for statement in hand.statements if not isinstance(statement, Bid))
        heard = replay_hand(seating, replace(hand, statements=silent), standing)
        yield _Reading(fault.place, heard, (fault,))


def _auction_at_fault(findings: Sequence[Diagnostic]) -> Diagnostic | None:
    """What is said of an auction that goes on too long or ends too early, where what comes after it shows that somebody
    else won it: the one who named trumps, who stands in `contract`, who led."""
    told = any(isinstance(finding, (TrumpNamedByWrongPlayer, WrongContract)) for finding in findings)
    led = any(isinstance(finding, LedOutOfTurn) and finding.where.trick == 1 for finding in findings)
    too_long = next((finding for finding in findings if isinstance(finding, CallAfterAuction)), None)
    if too_long is not None and (told or led):
        return too_long
    too_short = next((finding for finding in findings if isinstance(finding, AuctionUnfinished)), None)
    return too_short if told else None


def _other_hands(frame: HandFrame, findings: Sequence[Diagnostic]) -> Iterator[tuple[Place, Hand]]:
    """The hand without one caller's letter, without a trick copied twice, or without one player's letter; each with the
    place of the slip."""
    hand = frame.hand
    turn = next((call.call for call in frame.auction.calls if call.out_of_turn), None)
    if turn is not None and turn.caller is not None:
        yield frame.place(turn.caller.span), _unlabelled_call(hand, turn)
    for first, copy in pairwise(hand.tricks):
        if copy.plays and (copy.number, copy.plays) == (first.number, first.plays):
            without = tuple(statement for statement in hand.statements if statement is not copy)
            yield frame.place(copy.keyword), replace(hand, statements=without)
    if _weight(findings) < 2:
        return
    for trick in frame.tricks:
        for play in trick.plays:
            if play.play.seat is not None and _mistaken(trick):
                yield frame.place(play.play.card.span), _unlabelled_play(hand, trick.trick, play.play)


def _mistaken(trick: TrickFrame) -> bool:
    """Whether a trick holds a mistake that one wrong letter may make."""
    return (
        trick.led_wrong
        or trick.taker_wrong
        or any(play.fault is not None or play.out_of_turn for play in trick.plays)
    )


def _unlabelled_call(hand: Hand, turn: Call) -> Hand:
    """A hand without the letter of one of its callers."""
    return _changed(
        hand,
        lambda line: (
            replace(
                line, calls=tuple(replace(call, caller=None) if call is turn else call for call in line.calls)
            )
            if isinstance(line, Bid)
            else line
        ),
    )


def _unlabelled_play(hand: Hand, trick: Trick, play: Play) -> Hand:
    """A hand without the letter before one card of a trick."""
    return _changed(
        hand,
        lambda line: (
            replace(
                trick, plays=tuple(replace(one, seat=None) if one is play else one for one in trick.plays)
            )
            if line is trick
            else line
        ),
    )


def _changed(hand: Hand, change: Callable[[Statement], Statement]) -> Hand:
    return replace(hand, statements=tuple(change(statement) for statement in hand.statements))


def _weight(findings: Sequence[Diagnostic]) -> int:
    return sum(finding.severity in (Severity.ERROR, Severity.WARNING) for finding in findings)
