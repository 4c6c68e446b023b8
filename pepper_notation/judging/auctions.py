"""The auctions that a hand may have had if one of its calls is a slip of the pen.

Knows auctions; what else in the hand speaks for one of them is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pepper_notation.diagnostics import Label
from pepper_notation.engine.bids import ladder
from pepper_notation.record import Call
from pepper_notation.replay.auction import Evidence, replay_auction, resolve
from pepper_notation.replay.frames import AuctionFrame, HandFrame
from pepper_notation.ruleset import Auction
from pepper_notation.syntax.words import call_word


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
        if contract.bid is not None:
            stated, _ = resolve(frame.rules, frame.hand_size, contract.bid)
            if stated != (None if winning is None else winning.bid):
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
    texts = ("pass", *(bid.text for bid in ladder(frame.rules, frame.hand_size)))
    words = [call_word(text, 0) for text in texts]
    fit = "the rest would fit"
    for place, call in enumerate(calls):
        before, after = calls[:place], calls[place + 1 :]
        for word in words:
            changed = replace(call, call=replace(word, span=call.call.span))
            yield (*before, changed, *after), call, call, f"were it {word.word}, {fit}"
        yield (*before, *after), None, call, f"were this call not there, {fit}"
        more = [Call(word, None, call.span) for word in words]
        for one in more:
            yield (*before, one, call, *after), None, call, f"were {one.call.word} called before it, {fit}"
        for one in more if not after else ():
            yield (*before, call, one), None, call, f"were {one.call.word} called after it, {fit}"
