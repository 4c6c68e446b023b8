"""Other ways to read a hand: as if one thing in it were a slip of the pen (first law).

A slip is a letter, a call, a strain, a number, a line twice, two cards changed over.  Knows which readings there are;
which of them explains the hand best is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from pepper_notation.cards import Strain
from pepper_notation.checks.bidding import DIAGNOSTICS as OF_THE_AUCTION
from pepper_notation.checks.naming import (
    PlayWithoutBid,
    StrainNotAllowed,
    TrumpNamedByWrongPlayer,
    WrongContract,
)
from pepper_notation.checks.tricks import TrickOutOfOrder
from pepper_notation.checks.words import who
from pepper_notation.diagnostics import Diagnostic, Label, Severity
from pepper_notation.engine.special import has_strain
from pepper_notation.judging.auctions import is_right, other_auctions
from pepper_notation.judging.otherwise import (
    called,
    changed_over,
    dealt,
    in_order,
    named,
    without_caller,
    without_player,
)
from pepper_notation.record import Call, Deal, Hand, Play
from pepper_notation.replay.frames import HandFrame, PlayFault, Standing, TrickFrame
from pepper_notation.source import Place
from pepper_notation.table import Seat

OF_THE_BIDDING = (*OF_THE_AUCTION, TrumpNamedByWrongPlayer, WrongContract, PlayWithoutBid)
OF_THE_PLAY = ("PN4", "PN5")
"""How the codes of plays and figures begin."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read a hand: as if what stands at `slip` were the one slip of the pen.

    `hand` is the hand without it, `dealer` who dealt where that is the slip.  `said` is what is said of the slip in any
    case.  `alone`: it counts only if it explains all that is wrong.
    """

    slip: Place
    hand: Hand
    said: tuple[Diagnostic, ...] = ()
    dealer: Seat | None = None
    alone: bool = False


def mistakes(findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The errors and warnings, those noted at the table too."""
    return [finding for finding in findings if finding.severity in (Severity.ERROR, Severity.WARNING)]


def readings(frame: HandFrame, standing: Standing, wrong: Sequence[Diagnostic]) -> Iterator[Reading]:
    """The other ways to read a hand that may leave fewer mistakes; `wrong` are those of the hand as written."""
    hand = frame.hand
    word = hand.line.dealer
    if frame.dealer_wrong and word is not None:
        for due in frame.dealer_due:
            yield Reading(frame.place(word.span), hand, dealer=due)
    elif word is None and standing.dealer_slip is not None:
        for due in standing.dealers_else:
            yield Reading(standing.dealer_slip, hand, dealer=due)
    if not _is_a_hand(frame):
        return
    for slip, other in _other_hands(frame, wrong):
        there = tuple(finding for finding in wrong if finding.place[:4] == slip[:4])
        if there:
            yield Reading(slip, other, there[:1])
    if len(wrong) < 2:
        return
    if (first := _first_of_the_bidding(wrong)) is not None:
        for calls, changed, label in other_auctions(frame):
            said = next((finding for finding in wrong if _stands_at(frame, finding, changed)), first)
            said = replace(said, labels=(*said.labels, label))
            yield Reading(said.place, called(hand, calls), (said,))
    if len(wrong) > 2 and all(finding.code.startswith(OF_THE_PLAY) for finding in wrong):
        first = min(wrong, key=lambda finding: finding.place[:2])
        for others in (_other_deals, _other_strains, _other_orders, _other_bids):
            for label, other in others(frame):
                said = replace(first, labels=(*first.labels, label))
                yield Reading(first.place, other, (said,), alone=True)


def _is_a_hand(frame: HandFrame) -> bool:
    """Whether a hand is of such a size that some slip of the pen may explain it, and not much longer than any is."""
    tricks, calls, seats = frame.tricks, frame.auction.calls, frame.table.size
    return (
        len(tricks) <= 2 * frame.hand_size
        and len(calls) <= 8 * seats
        and all(len(trick.plays) <= 2 * seats for trick in tricks)
    )


def _other_hands(frame: HandFrame, wrong: Sequence[Diagnostic]) -> Iterator[tuple[Place, Hand]]:
    """The hand with one slip undone of which something is said where it stands; each with the place of the slip.

    Without one caller's letter, without a trick copied twice, with the tricks in the order of their numbers, with the
    strain that `contract` has, with two cards of a trick changed back, without one player's letter.
    """
    hand = frame.hand
    turn = next((call.call for call in frame.auction.calls if call.out_of_turn), None)
    if turn is not None and turn.caller is not None:
        yield frame.place(turn.caller.span), without_caller(hand, turn)
    for first, copy in pairwise(hand.tricks):
        if copy.plays and (copy.number, copy.plays) == (first.number, first.plays):
            without = tuple(statement for statement in hand.statements if statement is not copy)
            yield frame.place(copy.keyword), replace(hand, statements=without)
    if len(wrong) < 2:
        return
    numbers = [trick.number for trick in hand.tricks]
    out_of_order = next((finding for finding in wrong if isinstance(finding, TrickOutOfOrder)), None)
    if out_of_order is not None and len(set(numbers)) == len(numbers):
        yield out_of_order.place, in_order(hand)
    contract = frame.contract
    allowed = not any(isinstance(finding, StrainNotAllowed) for finding in wrong)
    if allowed and frame.contract_wrong is not None and contract is not None and contract.strain is not None:
        yield frame.contract_wrong, named(hand, contract.strain.strain)
    for trick in frame.tricks:
        for one, other in _crossed(trick):
            yield frame.place(one.card.span), changed_over(hand, trick.trick, one, other)
        for play in trick.plays:
            if play.play.seat is not None and _mistaken(trick):
                yield frame.place(play.play.card.span), without_player(hand, trick.trick, play.play)


def _mistaken(trick: TrickFrame) -> bool:
    """Whether a trick holds a mistake that one wrong letter may make."""
    return (
        trick.led_wrong
        or trick.taker_wrong
        or any(play.fault is not None or play.out_of_turn for play in trick.plays)
    )


def _crossed(trick: TrickFrame) -> Iterator[tuple[Play, Play]]:
    """Two cards of a trick each of which the other's player holds."""
    astray = [play for play in trick.plays if play.fault is PlayFault.NOT_HELD and play.seat is not None]
    for one, other in combinations(astray, 2):
        if (one.owner, other.owner) == (other.seat, one.seat):
            yield one.play, other.play


def _first_of_the_bidding(wrong: Sequence[Diagnostic]) -> Diagnostic | None:
    """What is said where something is wrong with the bidding: its first error, else the first error of all, else its
    first warning; None where nothing is."""
    of_it = [finding for finding in wrong if isinstance(finding, OF_THE_BIDDING)]
    if not of_it:
        return None
    for told in (of_it, wrong):
        if errors := [finding for finding in told if finding.severity is Severity.ERROR]:
            return min(errors, key=lambda finding: finding.place[:2])
    return of_it[0]


def _stands_at(frame: HandFrame, finding: Diagnostic, call: Call | None) -> bool:
    """Whether something is said of this very call, or of its caller."""
    if call is None:
        return False
    spans = [call.call.span, *([call.caller.span] if call.caller is not None else [])]
    return finding.place[:2] in [frame.place(span)[:2] for span in spans]


def _other_strains(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand under each other strain."""
    lines = (frame.trump, frame.contract)
    word = next((line.strain for line in lines if line is not None and line.strain is not None), None)
    if word is None:
        return
    for strain in Strain:
        if strain is not word.strain and has_strain(frame.rules, strain):
            text = f"were it {strain.word}, nothing in this hand would be wrong"
            yield Label(frame.place(word.span), text), named(frame.hand, strain)


def _other_bids(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand with one call otherwise, where nothing is wrong with its auction as it is."""
    if frame.auction.calls and is_right(frame.auction):
        for calls, _, label in other_auctions(frame):
            yield label, called(frame.hand, calls)


def _other_deals(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand with the cards of a deal line in another seat's hand, or of two lines in each other's."""
    if not any(play.fault is PlayFault.NOT_HELD for trick in frame.tricks for play in trick.plays):
        return
    lines = {line.seat.seat: line for line in frame.hand.statements if isinstance(line, Deal)}
    for seat, line in lines.items():
        for other in range(frame.table.size):
            if seat is None or other == seat or (other in lines and other < seat):
                continue
            there = lines.get(other)
            letters = {id(line): other, **({} if there is None else {id(there): seat})}
            text = f"were these {who(frame.table, other)}'s cards, nothing in this hand would be wrong"
            yield Label(frame.place(line.seat.span), text), dealt(frame.hand, letters)


def _other_orders(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand with two neighbouring cards of a trick changed over."""
    for trick in frame.hand.tricks:
        for one, other in pairwise(trick.plays):
            text = "were this card and the next in each other's place, nothing in this hand would be wrong"
            yield Label(frame.place(one.card.span), text), changed_over(frame.hand, trick, one, other)
