"""Other ways to read a hand: as if one thing in it were a slip of the pen (first law).

A slip is a letter, a call, a strain, a number, a line twice, two cards changed over.  Knows which readings there are;
which of them explains the hand best is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
from pepper_notation.engine.bids import Bid as EngineBid
from pepper_notation.engine.bids import Grade, ladder
from pepper_notation.engine.special import has_strain
from pepper_notation.record import (
    Bid,
    Call,
    CallKind,
    CallWord,
    Contract,
    Deal,
    Hand,
    Play,
    Statement,
    Trick,
    Trump,
)
from pepper_notation.replay.auction import Evidence, replay_auction
from pepper_notation.replay.frames import AuctionFrame, HandFrame, PlayFault, Standing, TrickFrame
from pepper_notation.replay.hands import Seating, replay_hand
from pepper_notation.ruleset import Auction
from pepper_notation.source import Place
from pepper_notation.table import Seat

OF_THE_BIDDING = (*OF_THE_AUCTION, TrumpNamedByWrongPlayer, WrongContract, PlayWithoutBid)
OF_THE_PLAY = ("PN4", "PN5")
"""How the codes of plays and figures begin."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read a hand: as if what stands at `slip` were the one slip of the pen.

    `said` is what is said of that slip in any case.  `alone`: it counts only if it explains all that is wrong.
    """

    slip: Place
    frame: HandFrame
    said: tuple[Diagnostic, ...] = ()
    alone: bool = False


def mistakes(findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The errors and warnings, those noted at the table too."""
    return [finding for finding in findings if finding.severity in (Severity.ERROR, Severity.WARNING)]


def readings(
    seating: Seating, frame: HandFrame, standing: Standing, findings: Sequence[Diagnostic]
) -> Iterator[Reading]:
    """The other ways to read a hand that may leave fewer mistakes; `findings` are those of the hand as written."""
    hand = frame.hand
    word = hand.line.dealer
    if frame.dealer_wrong and word is not None:
        for due in frame.dealer_due:
            yield Reading(frame.place(word.span), replay_hand(seating, hand, standing, due))
    elif word is None and standing.dealer_slip is not None:
        for due in standing.dealers_else:
            yield Reading(standing.dealer_slip, replay_hand(seating, hand, standing, due))
    wrong = mistakes(findings)
    if not _is_a_hand(frame):
        return
    for slip, other in _other_hands(frame, findings):
        there = tuple(finding for finding in findings if finding.place[:4] == slip[:4])
        if there:
            yield Reading(slip, replay_hand(seating, other, standing), there[:1])
    if len(wrong) < 2:
        return
    if (first := _first_of_the_bidding(wrong)) is not None:
        for calls, changed, label in _other_auctions(frame):
            said = next((finding for finding in wrong if _stands_at(frame, finding, changed)), first)
            said = replace(said, labels=(*said.labels, label))
            yield Reading(said.place, replay_hand(seating, _called(hand, calls), standing), (said,))
    if len(wrong) > 2 and all(finding.code.startswith(OF_THE_PLAY) for finding in wrong):
        first = min(wrong, key=lambda finding: finding.place[:2])
        others = (_other_deals, _other_strains, _other_orders, _other_bids)
        for label, other in (reading for others_of in others for reading in others_of(frame)):
            said = replace(first, labels=(*first.labels, label))
            yield Reading(first.place, replay_hand(seating, other, standing), (said,), alone=True)


def _is_a_hand(frame: HandFrame) -> bool:
    """Whether a hand is of such a size that some slip of the pen may explain it, and not much longer than any is."""
    tricks, calls, seats = frame.tricks, frame.auction.calls, frame.table.size
    return (
        len(tricks) <= 2 * frame.hand_size
        and len(calls) <= 8 * seats
        and all(len(trick.plays) <= 2 * seats for trick in tricks)
    )


def _other_hands(frame: HandFrame, findings: Sequence[Diagnostic]) -> Iterator[tuple[Place, Hand]]:
    """The hand with one slip undone of which something is said where it stands; each with the place of the slip.

    Without one caller's letter, without a trick copied twice, with the tricks in the order of their numbers, with the
    strain that `contract` has, with two cards of a trick changed back, without one player's letter.
    """
    hand = frame.hand
    turn = next((call.call for call in frame.auction.calls if call.out_of_turn), None)
    if turn is not None and turn.caller is not None:
        yield frame.place(turn.caller.span), _unlabelled_call(hand, turn)
    for first, copy in pairwise(hand.tricks):
        if copy.plays and (copy.number, copy.plays) == (first.number, first.plays):
            without = tuple(statement for statement in hand.statements if statement is not copy)
            yield frame.place(copy.keyword), replace(hand, statements=without)
    if len(mistakes(findings)) < 2:
        return
    numbers = [trick.number for trick in hand.tricks]
    out_of_order = next((finding for finding in findings if isinstance(finding, TrickOutOfOrder)), None)
    if out_of_order is not None and len(set(numbers)) == len(numbers):
        yield out_of_order.place, _in_order(hand)
    contract = frame.contract
    allowed = not any(isinstance(finding, StrainNotAllowed) for finding in findings)
    if allowed and frame.contract_wrong is not None and contract is not None and contract.strain is not None:
        yield frame.contract_wrong, _named(hand, contract.strain.strain)
    for trick in frame.tricks:
        for one, other in _crossed(trick):
            yield frame.place(one.card.span), _changed_over(hand, trick.trick, one, other)
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


def _crossed(trick: TrickFrame) -> Iterator[tuple[Play, Play]]:
    """Two cards of a trick each of which the other's player holds."""
    astray = [play for play in trick.plays if play.fault is PlayFault.NOT_HELD and play.seat is not None]
    for one, other in combinations(astray, 2):
        if (one.owner, other.owner) == (other.seat, one.seat):
            yield one.play, other.play


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
    plays = tuple(replace(one, seat=None) if one is play else one for one in trick.plays)
    return _changed(hand, lambda line: replace(trick, plays=plays) if line is trick else line)


def _changed_over(hand: Hand, trick: Trick, one: Play, other: Play) -> Hand:
    """A hand with two cards of a trick in each other's place."""
    cards = {id(one): other.card, id(other): one.card}
    plays = tuple(replace(play, card=cards.get(id(play), play.card)) for play in trick.plays)
    return _changed(hand, lambda line: replace(trick, plays=plays) if line is trick else line)


def _in_order(hand: Hand) -> Hand:
    """A hand with its tricks in the order of their numbers."""
    ordered = iter(sorted(hand.tricks, key=lambda trick: trick.number))
    return _changed(hand, lambda line: next(ordered) if isinstance(line, Trick) else line)


def _named(hand: Hand, strain: Strain) -> Hand:
    """A hand in which this strain was named."""
    return _changed(hand, lambda line: _with_strain(line, strain))


def _with_strain(line: Statement, strain: Strain) -> Statement:
    if isinstance(line, (Trump, Contract)) and line.strain is not None:
        return replace(line, strain=replace(line.strain, strain=strain))
    return line


def _changed(hand: Hand, change: Callable[[Statement], Statement]) -> Hand:
    return replace(hand, statements=tuple(change(statement) for statement in hand.statements))


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


def _other_auctions(frame: HandFrame) -> Iterator[tuple[tuple[Call, ...], Call | None, Label]]:
    """The auctions, one call otherwise, in which nothing is wrong and which fit what the record says of their outcome:
    one for each outcome; the call that is changed in it, None where one is left out or put in; and what is said of
    it."""
    auction = frame.auction
    written = tuple(call.call for call in auction.calls)
    if not auction.known:
        return
    seen = set()
    for calls, changed, place, text in _one_call_otherwise(frame, written):
        found = replay_auction(
            frame.rules,
            frame.table,
            frame.hand_size,
            frame.dealer,
            list(calls),
            Evidence(),
            True,
            auction.forced,
        )
        winning = found.winning
        outcome = None if winning is None else (winning.seat, winning.bid)
        if outcome not in seen and calls and _is_right(found) and _fits(frame, found):
            seen.add(outcome)
            yield calls, changed, Label(frame.place(place.call.span), text)


def _is_right(auction: AuctionFrame) -> bool:
    return auction.ended and not any(call.fault is not None or call.out_of_turn for call in auction.calls)


def _fits(frame: HandFrame, auction: AuctionFrame) -> bool:
    """Whether an auction fits who named trumps and what `contract` says, as far as they tell."""
    trump, contract, winning = frame.trump, frame.contract, auction.winning
    seat = None if winning is None else winning.seat
    if trump is not None and trump.namer is not None and trump.namer.seat != seat:
        return False
    if contract is not None and contract.bidder is not None:
        side = None if seat is None else frame.table.side(seat)
        if contract.bidder.seat not in (None, seat) or contract.bidder.side not in (None, side):
            return False
        bid = None if winning is None or winning.bid is None else winning.bid.text
        if contract.bid is not None and contract.bid.word != bid:
            return False
    if (
        auction.high is None
        or winning is None
        or any(winning.call is call.call for call in frame.auction.calls)
    ):
        return True
    # Big pepper needs no passes after it, and would excuse every auction that was broken off.
    passes = len(auction.calls) - 1 - auction.high
    one_round = frame.rules.auction is Auction.ONE_ROUND
    told = contract is not None and contract.bid is not None
    return one_round or passes >= frame.table.size - 1 or told


def _one_call_otherwise(
    frame: HandFrame, calls: tuple[Call, ...]
) -> Iterator[tuple[tuple[Call, ...], Call | None, Call, str]]:
    """The calls with one of them changed, left out or put in; the one that is changed; and at which call to say what
    of it."""
    words = [_word(bid) for bid in (None, *ladder(frame.rules, frame.hand_size))]
    fit = "the rest would fit"
    for place, call in enumerate(calls):
        before, after = calls[:place], calls[place + 1 :]
        for word in words:
            changed = replace(call, call=replace(word, span=call.call.span))
            yield (*before, changed, *after), call, call, f"were it {word.word}, {fit}"
        yield (*before, *after), None, call, f"were this call not there, {fit}"
        for word in words:
            yield (
                (*before, Call(word, None, call.span), call, *after),
                None,
                call,
                f"were {word.word} called before it, {fit}",
            )
        if place == len(calls) - 1:
            for word in words:
                yield (
                    (*calls, Call(word, None, call.span)),
                    None,
                    call,
                    f"were {word.word} called after it, {fit}",
                )


def _word(bid: EngineBid | None) -> CallWord:
    """A call as it would be written."""
    if bid is None:
        return CallWord(CallKind.PASS, "pass")
    if bid.grade is Grade.NUMBER:
        return CallWord(CallKind.NUMBER, bid.text, bid.tricks)
    return CallWord(CallKind.LITTLE if bid.grade is Grade.LITTLE else CallKind.BIG, bid.text)


def _called(hand: Hand, calls: tuple[Call, ...]) -> Hand:
    """A hand with these calls in place of its own."""
    lines = [statement for statement in hand.statements if isinstance(statement, Bid)]
    first = replace(lines[0], calls=calls)
    return replace(
        hand,
        statements=tuple(
            first if statement is lines[0] else statement
            for statement in hand.statements
            if statement is lines[0] or not isinstance(statement, Bid)
        ),
    )


def _other_strains(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand under each other strain."""
    lines = (frame.trump, frame.contract)
    word = next((line.strain for line in lines if line is not None and line.strain is not None), None)
    if word is None:
        return
    for strain in Strain:
        if strain is not word.strain and has_strain(frame.rules, strain):
            text = f"were it {strain.word}, nothing in this hand would be wrong"
            yield Label(frame.place(word.span), text), _named(frame.hand, strain)


def _other_bids(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand with one call otherwise, where nothing is wrong with its auction as it is."""
    if frame.auction.calls and _is_right(frame.auction):
        for calls, _, label in _other_auctions(frame):
            yield label, _called(frame.hand, calls)


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
            yield Label(frame.place(line.seat.span), text), _dealt(frame.hand, letters)


def _dealt(hand: Hand, seats: Mapping[int, Seat]) -> Hand:
    """A hand with the cards of some deal lines, by their identities, in other seats' hands."""
    return _changed(
        hand,
        lambda line: (
            replace(line, seat=replace(line.seat, seat=seats.get(id(line), line.seat.seat)))
            if isinstance(line, Deal)
            else line
        ),
    )


def _other_orders(frame: HandFrame) -> Iterator[tuple[Label, Hand]]:
    """The hand with two neighbouring cards of a trick changed over."""
    for trick in frame.hand.tricks:
        for one, other in pairwise(trick.plays):
            text = "were this card and the next in each other's place, nothing in this hand would be wrong"
            yield Label(frame.place(one.card.span), text), _changed_over(frame.hand, trick, one, other)
