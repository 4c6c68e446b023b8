"""Who plays for what: auction, trump call and `contract` line put together, by the truth and by the record.

Rules `name-trump`, `first-lead`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pepper_notation.cards import Strain
from pepper_notation.engine.bids import Bid as EngineBid
from pepper_notation.engine.play import first_leader
from pepper_notation.record import Bid, CallKind, Contract, Statement, Trick, Trump, Unreadable
from pepper_notation.replay.auction import Evidence, replay_auction, resolve
from pepper_notation.replay.frames import AuctionFrame, Terms
from pepper_notation.replay.lead import Lead, Opening
from pepper_notation.ruleset import FirstLead, RuleSet
from pepper_notation.source import Block, Place
from pepper_notation.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Bidding:
    """The outcome of the bidding: the auction, the terms by truth and by record, and what is wrong between them."""

    auction: AuctionFrame
    trump: Trump | None
    contract: Contract | None
    dealer: Seat | None
    terms: Terms
    paper: Terms
    cause: Place | None
    namer_wrong: bool
    contract_wrong: Place | None
    contract_cause: Place | None
    unread: bool


def first_leader_written(tricks: Sequence[Trick]) -> Seat | None:
    """Who is written as having led to the hand's first trick."""
    if not tricks or tricks[0].number != 1 or not tricks[0].plays:
        return None
    seat = tricks[0].plays[0].seat
    return None if seat is None else seat.seat


def bidding(
    rules: RuleSet,
    table: Table,
    block: Block,
    hand_size: int,
    dealer: Seat | None,
    statements: Sequence[Statement],
    forced: EngineBid | None = None,
) -> Bidding:
    """Put together what the record says of the bidding; `forced` is the bid that the rules make for the dealer's
    left."""
    lines = [s for s in statements if isinstance(s, Bid)]
    calls = [call for line in lines for call in line.calls]
    trumps = [s for s in statements if isinstance(s, Trump)]
    contracts = [s for s in statements if isinstance(s, Contract)]
    tricks = [s for s in statements if isinstance(s, Trick)]
    unread = {s.word for s in statements if isinstance(s, Unreadable)}
    trump = trumps[-1] if trumps else None
    contract = contracts[-1] if contracts else None
    bid = None
    if contract is not None and contract.bid is not None:
        bid, _ = resolve(rules, hand_size, contract.bid)
    seat = contract.bidder.seat if contract is not None and contract.bidder is not None else None
    side = contract.bidder.side if contract is not None and contract.bidder is not None else None
    namer = trump.namer.seat if trump is not None and trump.namer is not None else None
    bidder_leads = rules.first_lead in (FirstLead.BIDDER, FirstLead.LEFT_OF_BIDDER_IN_NO_TRUMP)
    leader = first_leader_written(tricks) if bidder_leads else None
    evidence = Evidence(namer, seat, side, bid, leader)
    auction = replay_auction(rules, table, hand_size, dealer, calls, evidence, "bid" not in unread, forced)
    if dealer is None and auction.calls and auction.calls[0].seat is not None and auction.known:
        dealer = table.previous(auction.calls[0].seat)
    strain = _strain(trump, contract)
    if forced is not None and contract is None and not calls and dealer is not None and "bid" not in unread:
        seat, bid = table.next(dealer), forced
        side = table.side(seat)
    stated = Terms(
        passed=contract is not None and contract.passed is not None,
        side=side,
        seat=seat,
        bid=bid,
        strain=strain,
    )
    terms = _terms(table, auction, stated, namer)
    namer_wrong = namer is not None and _names_for_another(table, auction, stated, namer)
    paper, cause = terms, None
    if namer_wrong and namer is not None and trump is not None and trump.namer is not None:
        paper = replace(terms, seat=namer, side=table.side(namer))
        cause = block.place(trump.namer.span)
    wrong: Place | None = None
    follows: Place | None = None
    if contract is not None and auction.calls and auction.known:
        wrong = _difference(contract, stated, terms, auction, trump, block)
        if (
            wrong is not None
            and cause is not None
            and _difference(contract, stated, paper, auction, trump, block) is None
        ):
            follows = cause
        if wrong is not None and follows is None:
            paper = Terms(
                stated.passed,
                stated.side if stated.side is not None else paper.side,
                stated.seat,
                stated.bid if contract.bid is not None else paper.bid,
                contract.strain.strain if contract.strain is not None else strain,
            )
            cause = wrong
    elif contract is not None and contract.strain is not None and trump is not None:
        if contract.strain.strain is not trump.strain.strain:
            wrong = block.place(contract.strain.span)
    return Bidding(
        auction,
        trump,
        contract,
        dealer,
        terms,
        paper,
        cause,
        namer_wrong,
        wrong,
        follows,
        bool(unread & {"bid", "trump", "contract"}),
    )


def _names_for_another(table: Table, auction: AuctionFrame, stated: Terms, namer: Seat) -> bool:
    """Whether trumps were named by another than the high bidder: by the auction, or where no calls were kept by
    `contract`."""
    if auction.calls or not auction.known:
        winning = auction.winning if auction.known else None
        return winning is not None and winning.seat is not None and winning.seat != namer
    if stated.seat is not None:
        return stated.seat != namer
    return stated.side is not None and stated.side != table.side(namer)


def _strain(trump: Trump | None, contract: Contract | None) -> Strain | None:
    if trump is not None:
        return trump.strain.strain
    if contract is not None and contract.strain is not None:
        return contract.strain.strain
    return None


def _terms(table: Table, auction: AuctionFrame, stated: Terms, namer: Seat | None) -> Terms:
    """The truth: the auction where it was kept, else what `contract` and the trump call say."""
    winning = auction.winning if auction.known else None
    if winning is not None:
        seat = winning.seat
        side = table.side(seat) if seat is not None else stated.side
        return Terms(False, side, seat, winning.bid, stated.strain)
    if auction.known and auction.passed_out:
        return Terms(passed=True, strain=stated.strain)
    if stated.passed:
        return stated
    seat = stated.seat if stated.seat is not None else namer
    side = stated.side
    if side is None and seat is not None:
        side = table.side(seat)
    if seat is not None and side is not None and table.side(seat) != side:
        seat = stated.seat
    return Terms(False, side, seat, stated.bid, stated.strain)


def _difference(
    contract: Contract, stated: Terms, terms: Terms, auction: AuctionFrame, trump: Trump | None, block: Block
) -> Place | None:
    """The first word of `contract` that differs from what auction and trump call say."""
    if contract.passed is not None:
        return block.place(contract.passed) if auction.winning is not None else None
    if contract.bidder is None:
        return None
    if terms.passed:
        return block.place(contract.bidder.span)
    if auction.winning is None:
        return None
    if stated.seat is not None and terms.seat is not None:
        if stated.seat != terms.seat:
            return block.place(contract.bidder.span)
    elif stated.side is not None and terms.side is not None and stated.side != terms.side:
        return block.place(contract.bidder.span)
    if contract.bid is not None and stated.bid is not None and stated.bid != terms.bid:
        return block.place(contract.bid.span)
    if (
        contract.strain is not None
        and trump is not None
        and contract.strain.strain is not trump.strain.strain
    ):
        return block.place(contract.strain.span)
    return None


def first_lead(rules: RuleSet, table: Table, found: Bidding) -> Opening:
    """Who may lead to the first trick, by the truth and by the record's own mistaken terms."""
    terms, paper = found.terms, found.paper

    def leader(given: Terms) -> Seat | None:
        return first_leader(rules, table, found.dealer, given.seat, given.bid, given.strain)

    true = leader(terms)
    by_record = leader(paper) if paper != terms else None
    if true is None and terms.side is not None and rules.first_lead is FirstLead.BIDDER:
        return Opening(Lead(table.seats_of(terms.side)), by_record, found.cause)
    if true is None:
        return Opening(Lead(), by_record, found.cause)
    if found.namer_wrong and found.trump is not None and found.trump.namer is not None:
        named = leader(replace(terms, seat=found.trump.namer.seat))
        if named is not None and named != true:
            return Opening(Lead((true, named), None, (true, named)), by_record, found.cause)
    return Opening(Lead((true,), true), by_record, found.cause)


def has_bid(statements: Iterable[Statement]) -> bool:
    """Whether some call among these statements is a bid."""
    return any(
        call.call.kind is not CallKind.PASS for s in statements if isinstance(s, Bid) for call in s.calls
    )
