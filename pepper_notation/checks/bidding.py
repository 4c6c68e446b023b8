"""PN301 to PN306, PN312: the calls of the auction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.checks.words import listed, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Label, Severity
from pepper_notation.engine.bids import ladder
from pepper_notation.record import Bid, CallKind
from pepper_notation.replay.auction import resolve
from pepper_notation.replay.frames import CallFault, CallFrame, HandFrame
from pepper_notation.rulebook import Rule
from pepper_notation.source import Span


@dataclass(frozen=True, kw_only=True)
class BidNotHigher(Diagnostic):
    """A bid does not beat the bid that stands.

    Every bid must be higher than the one before.  A bid that is too low counts as a pass; where the record shows that
    the table let it stand (its caller named trumps, led, stands in the contract, or just as many passes follow it as
    end an auction), it stands all the same.
    """

    code: ClassVar[str] = "PN301"
    name: ClassVar[str] = "bid-not-higher"
    title: ClassVar[str] = "a bid that does not beat the standing bid"
    rules: ClassVar[tuple[str, ...]] = (Rule.BID_HIGHER,)
    message: ClassVar[str] = "{caller} bid {bid} over {standing}, which does not beat it"
    help: ClassVar[str] = "{options}; the bid {counts}"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 ‹3› pass pass\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 4 pass pass pass\n",
    )

    caller: str
    bid: str
    standing: str
    options: str
    counts: str


@dataclass(frozen=True, kw_only=True)
class CallOutOfTurn(Diagnostic):
    """Somebody called when it was another's turn.

    The first call is made by the player to the dealer's left, and the calls go round clockwise, those who passed
    included.  The calls stand as they were made.
    """

    code: ClassVar[str] = "PN302"
    name: ClassVar[str] = "call-out-of-turn"
    title: ClassVar[str] = "a call out of turn"
    rules: ClassVar[tuple[str, ...]] = (Rule.AUCTION_END, Rule.IRREGULARITIES)
    message: ClassVar[str] = "{caller} called out of turn: it was {due}'s turn"
    help: ClassVar[str] = "the calls go round clockwise from the dealer's left; they stand as recorded"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid N:2 ‹S›:3 pass pass pass\n",
        good="rules denexa\nhand 1 dealer W\nbid N:2 E:pass S:3 pass pass pass\n",
    )

    caller: str
    due: str


@dataclass(frozen=True, kw_only=True)
class CallAfterAuction(Diagnostic):
    """A call was made after the auction had ended.

    The auction is over when a bid has been passed by every other player in turn, or when everybody has passed.
    """

    code: ClassVar[str] = "PN303"
    name: ClassVar[str] = "call-after-auction"
    title: ClassVar[str] = "a call after the end of the auction"
    rules: ClassVar[tuple[str, ...]] = (Rule.AUCTION_END,)
    message: ClassVar[str] = "the auction had ended before this call: {reason}"
    help: ClassVar[str] = "leave the call out, or look for a call that is missing before it"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass ‹pass›\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\n",
    )

    reason: str


@dataclass(frozen=True, kw_only=True)
class AuctionUnfinished(Diagnostic):
    """Trumps were named or a card was played before the auction had ended on a bid.

    The record goes on with the highest bid so far.  Passes after big pepper may be left out, since nothing beats it.
    """

    code: ClassVar[str] = "PN304"
    name: ClassVar[str] = "auction-unfinished"
    title: ClassVar[str] = "the auction does not come to its end"
    severity: ClassVar[Severity] = Severity.WARNING
    rules: ClassVar[tuple[str, ...]] = (Rule.AUCTION_END,)
    message: ClassVar[str] = "the auction does not end here, and yet {went_on}: {missing}"
    help: ClassVar[str] = (
        "write the calls that are missing; every player calls in turn until the bid has been passed round"
    )
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\n‹bid› 3 pass pass\ntrump hearts\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 pass pass pass\ntrump hearts\n",
    )

    went_on: str
    missing: str


@dataclass(frozen=True, kw_only=True)
class NoSuchBid(Diagnostic):
    """A bid that these rules do not have.

    In the reference rules the numbers end one below all the tricks; who means to take them all bids little or big
    pepper.  The number of all tricks stands for little pepper; any other such bid counts as a pass.
    """

    code: ClassVar[str] = "PN305"
    name: ClassVar[str] = "no-such-bid"
    title: ClassVar[str] = "a bid that the rules do not have"
    rules: ClassVar[tuple[str, ...]] = (Rule.BID_LADDER,)
    message: ClassVar[str] = "{bid} is no bid under these rules"
    help: ClassVar[str] = "{bids}; {stands}"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid 3 ‹6› pass pass pass\n",
        good="rules denexa\nhand 1 dealer W\nbid 3 little pass pass pass\n",
    )

    bid: str
    bids: str
    stands: str


@dataclass(frozen=True, kw_only=True)
class BidAfterPass(Diagnostic):
    """A player who had passed bid again, and the rules in force end a player's auction with a pass.

    The bid stands, as the table let it stand.
    """

    code: ClassVar[str] = "PN306"
    name: ClassVar[str] = "bid-after-pass"
    title: ClassVar[str] = "a bid by a player who had passed"
    rules: ClassVar[tuple[str, ...]] = (Rule.RE_ENTRY,)
    message: ClassVar[str] = "{caller} had passed and may not bid again under these rules"
    help: ClassVar[str] = (
        "after a pass a player is out of the auction; the bid stands, as the table let it stand"
    )
    example: ClassVar[Example] = Example(
        bad="rules denexa re-entry=no\nhand 1 dealer W\nbid pass 2 pass pass ‹3› pass pass pass\n",
        good="rules denexa re-entry=no\nhand 1 dealer W\nbid pass 2 pass 3 pass pass pass\n",
    )

    caller: str


@dataclass(frozen=True, kw_only=True)
class DealerMustBid(Diagnostic):
    """Everybody else has passed, and the rules in force leave the dealer no pass, or no bid so low."""

    code: ClassVar[str] = "PN312"
    name: ClassVar[str] = "dealer-must-bid"
    title: ClassVar[str] = "the dealer must bid"
    rules: ClassVar[tuple[str, ...]] = (Rule.ALL_PASS,)
    message: ClassVar[str] = "all others had passed, so {dealer} as dealer must bid at least {least}"
    help: ClassVar[str] = "under these rules the last player, the dealer, is stuck with the bid"
    example: ClassVar[Example] = Example(
        bad="rules denexa all-pass=dealer-must-bid\nhand 1 dealer W\nbid pass pass pass ‹pass›\n",
        good="rules denexa all-pass=dealer-must-bid\nhand 1 dealer W\nbid pass pass pass 3 pass pass pass\n",
    )

    dealer: str
    least: int


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    BidNotHigher,
    CallOutOfTurn,
    CallAfterAuction,
    AuctionUnfinished,
    NoSuchBid,
    BidAfterPass,
    DealerMustBid,
)


def _higher(frame: HandFrame, level: int) -> str:
    above = [bid.text for bid in ladder(frame.rules, frame.hand_size) if bid.level > level]
    return f"higher bids are {listed(above)}" if above else "no bid is higher"


def check_calls(frame: HandFrame) -> Iterator[Diagnostic]:
    """Each call of the auction."""
    after_end_said = turn_said = False
    if not frame.auction.known:
        return
    for call in frame.auction.calls:
        if call.fault is None and not call.out_of_turn:
            continue
        place = frame.place(call.call.call.span)
        at = where(frame, seat=call.seat)
        caller = who(frame.table, call.seat)
        if call.out_of_turn and not turn_said and call.call.caller is not None:
            turn_said = True
            yield CallOutOfTurn(
                place=frame.place(call.call.caller.span),
                where=at,
                caller=caller,
                due=who(frame.table, call.due),
            )
        match call.fault:
            case CallFault.LOW:
                assert call.bid is not None and call.standing is not None
                other = frame.auction.calls[call.standing]
                assert other.bid is not None
                told = f"{who(frame.table, other.seat)} bid {other.bid.text}"
                yield BidNotHigher(
                    place=place,
                    where=at,
                    labels=(Label(frame.place(other.call.call.span), told),),
                    caller=caller,
                    bid=call.bid.text,
                    standing=other.bid.text,
                    options=_higher(frame, other.bid.level),
                    counts="stands all the same, as the table let it stand"
                    if call.stands
                    else "counts as a pass",
                )
            case CallFault.UNKNOWN:
                yield _no_such_bid(frame, call)
            case CallFault.AFTER_END if not after_end_said:
                after_end_said = True
                yield CallAfterAuction(place=place, where=at, reason=_end_reason(frame))
            case CallFault.AFTER_PASS:
                yield BidAfterPass(place=place, where=at, caller=caller)
            case CallFault.DEALER_MUST_BID:
                yield DealerMustBid(place=place, where=at, dealer=caller, least=frame.rules.dealer_min)


def _end_reason(frame: HandFrame) -> str:
    winning = frame.auction.winning
    if winning is None or winning.bid is None:
        return "everybody had passed"
    if frame.auction.forced is not None:
        return f"in the first {frame.rules.forced_hands} hands of a game only the dealer's left bids"
    return f"{winning.bid.text} had been passed by all the others"


def _no_such_bid(frame: HandFrame, call: CallFrame) -> Diagnostic:
    return no_such_bid(
        frame, call.call.call.word, call.bid.text if call.bid is not None else None, call.call.call.span, call
    )


def no_such_bid(
    frame: HandFrame, word: str, stands_for: str | None, span: Span, call: CallFrame | None = None
) -> Diagnostic:
    """PN305 for a call or for the bid of a `contract`."""
    forced = frame.auction.forced
    bids = f"the bids are {listed(bid.text for bid in ladder(frame.rules, frame.hand_size))}"
    if forced is not None:
        bids = f"the bid is {forced.text}"
        stands = (
            f"in the first {frame.rules.forced_hands} hands the dealer's left bids that, and nobody else bids"
        )
    elif stands_for is not None:
        stands = f"all {frame.hand_size} tricks are bid as {stands_for}, and so it is taken"
    else:
        stands = "it counts as a pass" if call is not None else "what was bid is not known"
    return NoSuchBid(
        place=frame.place(span),
        where=where(frame, seat=call.seat if call is not None else None),
        bid=word,
        bids=bids,
        stands=stands,
    )


def check_contract_bid(frame: HandFrame) -> Iterator[Diagnostic]:
    """The bid that `contract` names."""
    contract = frame.contract
    if contract is None or contract.bid is None or contract.bid.kind is CallKind.PASS:
        return
    bid, known = resolve(frame.rules, frame.hand_size, contract.bid)
    if frame.auction.forced is not None and bid != frame.auction.forced:
        known = False
    said = any(
        call.fault is CallFault.UNKNOWN and call.call.call.word == contract.bid.word
        for call in frame.auction.calls
    )
    if not known and not said:
        yield no_such_bid(frame, contract.bid.word, bid.text if bid is not None else None, contract.bid.span)


def check_end(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether the auction came to its end before trumps were named or a card was played."""
    auction = frame.auction
    lines = [s for s in frame.statements if isinstance(s, Bid)]
    if not lines or not auction.known or frame.misdeal or any(call.out_of_turn for call in auction.calls):
        return
    if frame.tricks:
        went_on = "a card was played"
        if auction.passed_out:
            return
    elif frame.trump is not None:
        went_on = "trumps were named"
    else:
        return
    if auction.ended and not auction.passed_out:
        return
    if any(call.fault is CallFault.LOW and call.stands for call in auction.calls):
        return
    winning = auction.winning
    missing = "nobody had bid"
    if winning is not None and winning.bid is not None:
        missing = f"{winning.bid.text} has not been passed by all the others"
    yield AuctionUnfinished(
        place=frame.place(lines[0].keyword), where=where(frame), went_on=went_on, missing=missing
    )


CHECKS = (check_calls, check_contract_bid, check_end)
