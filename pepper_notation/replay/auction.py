"""The auction, replayed: who called what, which bid stands, when it ended.

Rules `bid-ladder`, `bid-higher`, `auction-end`, `re-entry`, `all-pass`.  The calls stand as recorded.
"""

from __future__ import annotations

from dataclasses import dataclass

from pepper_notation.engine import bids
from pepper_notation.engine.bids import Bid, Grade
from pepper_notation.record import Call, CallKind, CallWord
from pepper_notation.replay.frames import AuctionFrame, CallFault, CallFrame
from pepper_notation.ruleset import AllPass, Auction, ReEntry, RuleSet
from pepper_notation.table import Seat, Side, Table


@dataclass(frozen=True, slots=True)
class Evidence:
    """What else in the record tells who won the auction: who named trumps, the `contract` line, who led first."""

    namer: Seat | None = None
    contract_seat: Seat | None = None
    contract_side: Side | None = None
    contract_bid: Bid | None = None
    leader: Seat | None = None


def resolve(rules: RuleSet, tricks: int, call: CallWord) -> tuple[Bid | None, bool]:
    """The bid that a call stands for, and whether these rules know it as written.

    A pass is (None, True).  The number of all tricks stands for little pepper, but is no bid of its own where the
    rules have no such number; what they do not know at all is (None, False).
    """
    match call.kind:
        case CallKind.PASS:
            return None, True
        case CallKind.NUMBER:
            assert call.number is not None
            known = bids.numbered(rules, tricks, call.number)
            if known is None and call.number == tricks:
                return bids.graded(rules, tricks, Grade.LITTLE), False
            return known, known is not None
        case CallKind.LITTLE:
            bid = bids.graded(rules, tricks, Grade.LITTLE)
        case CallKind.BIG:
            bid = bids.graded(rules, tricks, Grade.BIG)
        case _:
            bid = bids.named(rules, tricks, call.word)
    return bid, bid is not None


def _first_seat(
    calls: list[Call], dealer: Seat | None, table: Table, high: int | None, evidence: Evidence
) -> Seat | None:
    """Who called first: left of the dealer, else counted back from a caller who is known."""
    if dealer is not None:
        return table.next(dealer)
    for place, call in enumerate(calls):
        if call.caller is not None and call.caller.seat is not None:
            return table.next(call.caller.seat, -place)
    bidder = evidence.namer if evidence.namer is not None else evidence.contract_seat
    if bidder is not None and high is not None:
        return table.next(bidder, -high)
    return None


def replay_auction(
    rules: RuleSet,
    table: Table,
    tricks: int,
    dealer: Seat | None,
    calls: list[Call],
    evidence: Evidence,
    known: bool = True,
    forced: Bid | None = None,
) -> AuctionFrame:
    """Replay the calls in order; `forced` is the bid that the rules make for the dealer's left."""
    frame = _run(rules, table, tricks, dealer, None, calls, evidence, known, forced)
    if dealer is None and calls:
        first = _first_seat(calls, None, table, frame.high, evidence)
        if first is not None:
            frame = _run(rules, table, tricks, table.previous(first), first, calls, evidence, known, forced)
    return frame


def _lets_stand(
    calls: list[Call], place: int, seat: Seat | None, bid: Bid, table: Table, evidence: Evidence
) -> bool:
    """Whether the record shows that the table let a bid stand that was too low."""
    later = calls[place + 1 :]
    if any(call.call.kind is not CallKind.PASS for call in later):
        return False
    if len(later) == table.size - 1:
        return True
    if seat is None:
        return False
    in_contract = evidence.contract_bid == bid and (
        evidence.contract_seat == seat
        if evidence.contract_seat is not None
        else evidence.contract_side == table.side(seat)
    )
    return in_contract or seat in (evidence.namer, evidence.leader)


def _run(
    rules: RuleSet,
    table: Table,
    tricks: int,
    dealer: Seat | None,
    first: Seat | None,
    calls: list[Call],
    evidence: Evidence,
    known: bool,
    forced: Bid | None,
) -> AuctionFrame:
    size = table.size
    due = first if first is not None else (table.next(dealer) if dealer is not None else None)
    frames: list[CallFrame] = []
    high: int | None = None
    passes = 0
    passed: set[Seat] = set()
    ended = False
    for place, call in enumerate(calls):
        written = call.caller.seat if call.caller is not None else None
        seat = written if written is not None else due
        out_of_turn = written is not None and due is not None and written != due
        bid, is_known = resolve(rules, tricks, call.call)
        if forced is not None and place == 0 and bid != forced:
            is_known = False
        standing = frames[high].bid if high is not None else None
        fault: CallFault | None = None
        stands = True
        if ended or (forced is not None and high == 0 and bid is not None):
            # Passes after big pepper are counted below, and never more than end the auction.
            fault, stands = CallFault.AFTER_END, False
        elif not is_known and bid is None:
            fault, stands = CallFault.UNKNOWN, False
        elif bid is not None:
            if not is_known:
                fault = CallFault.UNKNOWN
            if standing is not None and bid.level <= standing.level:
                stands = _lets_stand(calls, place, seat, bid, table, evidence)
                fault = fault or CallFault.LOW
            elif seat is not None and seat in passed and rules.re_entry is ReEntry.NO:
                fault = fault or CallFault.AFTER_PASS
        last_word = high is None and passes == size - 1 and rules.all_pass is AllPass.DEALER_MUST_BID
        if last_word and fault is None and (bid is None or bid.tricks < rules.dealer_min):
            fault = CallFault.DEALER_MUST_BID
        frames.append(
            CallFrame(
                call,
                seat,
                due,
                bid,
                high,
                fault,
                stands=stands and fault is not None,
                out_of_turn=out_of_turn,
                returned=bid is not None and seat is not None and seat in passed,
            )
        )
        if not ended:
            if bid is not None and stands:
                high, passes = place, 0
            else:
                passes += 1
                if seat is not None:
                    passed.add(seat)
            one_round = rules.auction is Auction.ONE_ROUND
            ended = passes >= (size if high is None else size - 1) if not one_round else place + 1 >= size
        due = table.next(seat) if seat is not None else None
    top = frames[high].bid if high is not None else None
    at_once = top is not None and (top.grade is Grade.BIG or (forced is not None and high == 0))
    unstated = rules.auction is Auction.UNSTATED and high is not None and len(calls) >= size
    return AuctionFrame(
        tuple(frames),
        known,
        ended=ended or at_once or unstated,
        passed_out=ended and high is None,
        high=high,
        forced=forced,
        rounds_open=unstated and not at_once and (not ended or (high is not None and high >= size)),
    )
