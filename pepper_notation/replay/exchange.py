"""The exchange of cards and the partner who sits out: who holds what afterwards, and who does not play.

Rules `exchange`, `alone`.  The deal lines say what was dealt; the play is judged by what was held after the exchange.
What was exchanged is known where a `swap` says it; where the rules have an exchange that the record leaves out, the
two hands that took part in it are no longer known, and prove nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from pepper_notation.engine.play import plays_alone
from pepper_notation.engine.special import has_exchange
from pepper_notation.record import Out, Play, Statement, Swap, Trick
from pepper_notation.replay.frames import Terms
from pepper_notation.replay.holdings import Holdings
from pepper_notation.ruleset import Alone, Exchange, FirstLead, RuleSet
from pepper_notation.table import Seat, Table


class SwapFault(Enum):
    """What is wrong with a `swap` or an `out`."""

    NO_EXCHANGE = "no-exchange"
    """These rules have no exchange under this bid."""
    OTHER_CARDS = "other-cards"
    """It is not one card from the bidder and one from the partner."""
    NOBODY_OUT = "nobody-out"
    """Under this bid nobody sits out."""
    OTHER_OUT = "other-out"
    """Another seat sits out."""


@dataclass(frozen=True, slots=True)
class GiftFrame:
    """A card given in an exchange that its giver does not hold; `owner` is the seat whose complete hand holds it."""

    gift: Play
    seat: Seat
    owner: Seat | None


def exchange_fault(rules: RuleSet, table: Table, terms: Terms, swap: Swap) -> SwapFault | None:
    """What is wrong with a `swap`, as far as the outcome of the bidding is known."""
    if rules.exchange is Exchange.NONE or (terms.bid is not None and not has_exchange(rules, terms.bid)):
        return SwapFault.NO_EXCHANGE
    givers = [gift.seat.seat for gift in swap.gifts if gift.seat is not None]
    if len(swap.gifts) != 2 or len(givers) != 2:
        return SwapFault.OTHER_CARDS
    one, other = givers
    if one is None or other is None:
        return None
    if table.partner(one) != other or (terms.side is not None and table.side(one) != terms.side):
        return SwapFault.OTHER_CARDS
    return None


def out_fault(rules: RuleSet, table: Table, terms: Terms, out: Out) -> SwapFault | None:
    """What is wrong with an `out`, as far as the outcome of the bidding is known."""
    if rules.alone is Alone.NONE or (terms.bid is not None and not plays_alone(rules, terms.bid)):
        return SwapFault.NOBODY_OUT
    if terms.seat is not None and out.seat.seat is not None and out.seat.seat != table.partner(terms.seat):
        return SwapFault.OTHER_OUT
    if terms.side is not None and out.seat.seat is not None and table.side(out.seat.seat) != terms.side:
        return SwapFault.OTHER_OUT
    return None


def sitting_out(
    rules: RuleSet, table: Table, terms: Terms, statements: Iterable[Statement], leader: Seat | None
) -> Seat | None:
    """The seat that sits out, None where all play or that is not known.

    Nobody does where the tricks show that all played.  Else a written `out` stands; else it is the bidder's partner
    under a bid that is played alone.  Where only the bidder's side is known, `leader`, the seat written as leading
    first, is the bidder if these rules let the bidder lead.
    """
    statements = tuple(statements)
    if table.sides == table.size or all_played(table, statements):
        return None
    written = next((s for s in statements if isinstance(s, Out) and s.seat.seat is not None), None)
    if written is not None:
        return written.seat.seat
    if terms.bid is None or not plays_alone(rules, terms.bid):
        return None
    bidder = terms.seat
    if bidder is None and leader is not None and rules.first_lead is FirstLead.BIDDER:
        bidder = leader if table.side(leader) == terms.side else None
    return None if bidder is None else table.partner(bidder)


def all_played(table: Table, statements: Iterable[Statement]) -> bool:
    """Whether tricks are written, and every one before the last has a card from everybody, or the only one has."""
    counts = [len(s.plays) for s in statements if isinstance(s, Trick) and not s.unread]
    return bool(counts) and all(count == table.size for count in counts[:-1] or counts)


def not_held(swap: Swap, complete: Sequence[int | None]) -> tuple[GiftFrame, ...]:
    """The cards of a `swap` that their givers do not hold; `complete` are the complete hands by seat, as masks."""
    faults = []
    for gift in swap.gifts:
        seat, card = gift.seat.seat if gift.seat is not None else None, gift.card.card
        if seat is None or card is None:
            continue
        own = complete[seat]
        owner = next(
            (
                other
                for other, hand in enumerate(complete)
                if other != seat and hand is not None and hand >> card & 1
            ),
            None,
        )
        if (own is not None and not own >> card & 1) or (own is None and owner is not None):
            faults.append(GiftFrame(gift, seat, owner))
    return tuple(faults)


def exchanged(
    rules: RuleSet, table: Table, terms: Terms, statements: Iterable[Statement], dealt: Holdings
) -> Holdings:
    """What each seat holds after the exchange."""
    swaps = [s for s in statements if isinstance(s, Swap)]
    if not swaps:
        if terms.bid is None or terms.side is None or not has_exchange(rules, terms.bid):
            return dealt
        return _forgotten(dealt, table.seats_of(terms.side))
    holdings = dealt
    for swap in swaps:
        if exchange_fault(rules, table, terms, swap) is SwapFault.NO_EXCHANGE:
            # Whether cards changed hands where the rules have no exchange is not known.
            holdings = _forgotten(holdings, _touched(swap, table))
        else:
            holdings = _swapped(holdings, table, swap)
    return holdings


def _touched(swap: Swap, table: Table) -> list[Seat]:
    """The seats whose hands an exchange may have changed: the givers and their partners; all where one is unknown."""
    seats = [gift.seat.seat for gift in swap.gifts if gift.seat is not None and gift.seat.seat is not None]
    if len(seats) < len(swap.gifts):
        return list(range(table.size))
    partners = {partner for seat in seats if (partner := table.partner(seat)) is not None}
    return sorted(partners | set(seats))


def _swapped(holdings: Holdings, table: Table, swap: Swap) -> Holdings:
    """The hands after one exchange; those that it may have touched are forgotten where it cannot be followed."""
    givers = [gift.seat.seat for gift in swap.gifts if gift.seat is not None]
    seats = [seat for seat in givers if seat is not None]
    partners = len(seats) == 2 and table.partner(seats[0]) == seats[1]
    if len(seats) < 2 or len(swap.gifts) != 2 or not partners or not_held(swap, holdings.complete):
        return _forgotten(holdings, _touched(swap, table))
    complete, known = list(holdings.complete), list(holdings.known)
    (one, gift), (other, back) = zip(seats, (gift.card.card for gift in swap.gifts), strict=True)
    for seat, gone, come in ((one, gift, back), (other, back, gift)):
        hand = complete[seat]
        if hand is not None:
            complete[seat] = None if gone is None or come is None else hand & ~(1 << gone) | 1 << come
        # Where it is not written which card went, any of the known ones may have.
        known[seat] = 0 if gone is None else known[seat] & ~(1 << gone) | (0 if come is None else 1 << come)
    return replace(holdings, complete=tuple(complete), known=tuple(known))


def _forgotten(holdings: Holdings, seats: Sequence[Seat]) -> Holdings:
    """The same without what is known of some seats' hands."""
    complete = tuple(None if seat in seats else hand for seat, hand in enumerate(holdings.complete))
    known = tuple(0 if seat in seats else cards for seat, cards in enumerate(holdings.known))
    return replace(
        holdings,
        complete=complete,
        known=known,
        by_elimination=None if holdings.by_elimination in seats else holdings.by_elimination,
    )
