"""The play of a hand: who leads, which cards may be played, who takes the trick.

Works on bare cards and seats; knows nothing of what a record shows or hides.
"""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.cards import POWER, SUIT_MASK, SUIT_UNDER, Card, Strain
from pepper_notation.engine.bids import Bid, Grade
from pepper_notation.ruleset import Alone, FirstLead, RuleSet
from pepper_notation.table import Seat, Table


def winner(cards: Sequence[Card], strain: Strain) -> int:
    """Which card of a trick takes it, as its place in the order played, from 0 (rule `trick-winner`).

    The highest trump, else the highest card of the suit led.  Of two equal cards, which one pack cannot deal, the
    first.
    """
    power = POWER[strain][SUIT_UNDER[strain][cards[0]]]
    best = 0
    for place in range(1, len(cards)):
        if power[cards[place]] > power[cards[best]]:
            best = place
    return best


def playable(hand: int, led: Card | None, strain: Strain) -> int:
    """Which cards of a hand (a mask) may be played to a lead, as a mask: those of the suit led if there are any, else
    all; any card to lead (rule `follow-suit`)."""
    if led is None:
        return hand
    return hand & SUIT_MASK[strain][SUIT_UNDER[strain][led]] or hand


def plays_alone(rules: RuleSet, bid: Bid) -> bool:
    """Whether the bidder's partner sits out under this bid (rule `alone`)."""
    match rules.alone:
        case Alone.ALL:
            return True
        case Alone.LITTLE_AND_BIG:
            return bid.grade is not Grade.NUMBER
        case Alone.BIG:
            return bid.grade is Grade.BIG
        case Alone.NONE:
            return False


def first_leader(
    rules: RuleSet,
    table: Table,
    dealer: Seat | None,
    bidder: Seat | None,
    bid: Bid | None,
    strain: Strain | None,
) -> Seat | None:
    """Who leads to the first trick (rule `first-lead`); None where what decides it is not known.

    A seat that sits out is skipped.
    """
    lead = rules.first_lead
    alone = bid is not None and plays_alone(rules, bid)
    if lead is FirstLead.BIDDER:
        return bidder
    if lead is FirstLead.LEFT_OF_BIDDER_IN_NO_TRUMP:
        if strain is None or bidder is None:
            return None
        if strain.trump is not None:
            return bidder
        start: Seat | None = table.next(bidder)
    elif lead is FirstLead.LEFT_OF_DEALER_OR_LONE_BIDDER and (bid is None or alone):
        return bidder if bid is not None else None
    else:
        start = table.next(dealer) if dealer is not None else None
    if start is None or not alone:
        return start
    if bidder is None:
        return None
    return table.next(start) if start == table.partner(bidder) else start
