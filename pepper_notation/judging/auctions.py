"""The auctions that a hand may have had if one of its calls is a slip of the pen.

Knows auctions; what else in the hand speaks for one of them is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pepper_notation.diagnostics import Label
from pepper_notation.engine.bids import Bid, Grade, ladder
from pepper_notation.record import Call, CallKind, CallWord
from pepper_notation.replay.auction import Evidence, replay_auction
from pepper_notation.replay.frames import AuctionFrame, HandFrame
from pepper_notation.ruleset import Auction


def other_auctions(frame: HandFrame) -> Iterator[tuple[tuple[Call, ...], Call | None, Label]]:
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
        if outcome not in seen and calls and is_right(found) and _fits(frame, found):
            seen.add(outcome)
            yield calls, changed, Label(frame.place(place.call.span), text)


def is_right(auction: AuctionFrame) -> bool:
    """Whether an auction came to its end and no call of it is wrong."""
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


def _word(bid: Bid | None) -> CallWord:
    """A call as it would be written."""
    if bid is None:
        return CallWord(CallKind.PASS, "pass")
    if bid.grade is Grade.NUMBER:
        return CallWord(CallKind.NUMBER, bid.text, bid.tricks)
    return CallWord(CallKind.LITTLE if bid.grade is Grade.LITTLE else CallKind.BIG, bid.text)
