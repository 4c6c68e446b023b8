"""The second engine for the tables that play otherwise: what each of their rules pages says, in one table.

Four players, partners opposite, but for tables made of options.  Cards, tricks and following suit are those of
`tests.oracle`; bids, leads, exchange, playing alone, scores and the end of the game differ and stand here.  Imports
nothing of the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tests import oracle


@dataclass(frozen=True)
class Bid:
    """A bid: its word, the tricks that make it, what it wins (None: a point a trick) and loses, what the others get
    when it is set (None: a point for each of their tricks), whether the partner sits out, whether cards are changed
    between the two before."""

    word: str
    needs: int
    wins: int | None
    loses: int
    broken: int | None = None
    alone: bool = False
    exchange: bool = False


@dataclass(frozen=True)
class Place:
    """Where they play otherwise.

    `forced` says that the dealer must bid where nobody else did, `lead` who leads first; `opponents` are paid for
    their tricks `always`, or only `set`; `shut_out` costs them the bid's price when they take no trick of a bid that
    was made.  `target` is None where the table agrees on one.  In the first `opening` hands the dealer's left is
    deemed to have made the lowest bid, and nobody else bids.  `drawn` says that level scores at the target end the
    game in a draw.  `shut_out` is a price, or -1 for the bid's own.  `rules` are the words of the `rules` line.
    """

    name: str
    bids: tuple[Bid, ...]
    lead: str
    forced: bool = False
    opponents: str = "always"
    shut_out: int = 0
    target: int | None = None
    opening: int = 0
    strains: tuple[str, ...] = oracle.STRAINS[:5]
    drawn: bool = False
    seats: int = 4
    rules: tuple[str, ...] = ()


def _numbers(first: int, last: int, pays_bid: bool, **more: bool) -> tuple[Bid, ...]:
    return tuple(Bid(str(n), n, n if pays_bid else None, n, **more) for n in range(first, last + 1))


PLACES: Final = {
    place.name: place
    for place in (
        Place(
            "laporte-31",
            (*_numbers(1, 5, True), Bid("little", 6, 7, 7, 7), Bid("big", 6, 14, 14, 14)),
            "bidder, left of the bidder in no trump",
            forced=True,
            target=31,
        ),
        Place(
            "wolf-42",
            (
                *_numbers(4, 6, True, alone=True, exchange=True),
                Bid("moon", 6, 7, 7, 7, alone=True, exchange=True),
                Bid("double", 6, 14, 14, 14, alone=True),
            ),
            "bidder",
            shut_out=-1,
            target=42,
            opening=4,
        ),
        Place(
            "kaibosh",
            (*_numbers(1, 6, False), Bid("kaibosh", 6, 12, 12, alone=True)),
            "left of the dealer, or who plays alone",
            opponents="set",
            strains=oracle.STRAINS[:4],
        ),
        Place(
            "bideuchre-40",
            (
                *_numbers(3, 6, False),
                Bid("best", 6, 12, 12, alone=True, exchange=True),
                Bid("alone", 6, 24, 24, alone=True),
            ),
            "left of the dealer",
            forced=True,
            target=40,
            strains=oracle.STRAINS,
        ),
    )
}


def strains_of(place: Place, bid: Bid) -> tuple[str, ...]:
    """What the bidder may name under this bid: at the Bid Euchre table, three and `best` are played in a suit."""
    if place.name == "bideuchre-40" and bid.word in ("3", "best"):
        return oracle.STRAINS[:4]
    return place.strains


def players(bid: Bid, bidder: int, seats: int = 4) -> list[int]:
    """Who plays, clockwise."""
    return [seat for seat in range(seats) if not (bid.alone and seat == (bidder + 2) % 4)]


def leader(place: Place, dealer: int, bidder: int, bid: Bid, strain: str) -> int:
    """Who leads to the first trick; one who sits out is passed over."""
    first = bidder
    if place.lead == "left of the dealer" or (
        place.lead.startswith("left of the dealer, or") and not bid.alone
    ):
        first = (dealer + 1) % place.seats
    elif place.lead.endswith("in no trump") and strain in ("no-trump", "low"):
        first = (bidder + 1) % place.seats
    return first if first in players(bid, bidder, place.seats) else (first + 1) % place.seats


def points(place: Place, bidder: int, bid: Bid, taken: Sequence[int]) -> list[int]:
    """What a hand is worth to each side, from the tricks that each took."""
    side = bidder % len(taken)
    made = taken[side] >= bid.needs
    result = []
    for other, tricks in enumerate(taken):
        if other == side:
            won = tricks if bid.wins is None else bid.wins
            result.append(won if made else -bid.loses)
        elif not made:
            result.append(tricks if bid.broken is None else bid.broken)
        elif place.shut_out and not tricks:
            result.append(-bid.loses if place.shut_out < 0 else -place.shut_out)
        else:
            result.append(tricks if place.opponents == "always" else 0)
    return result


def verdict(place: Place, scores: Sequence[int]) -> int | str | None:
    """After a hand: the side that has won, `draw`, or None where the game goes on."""
    best = max(scores)
    if place.target is None or best < place.target:
        return None
    if list(scores).count(best) == 1:
        return list(scores).index(best)
    return "draw" if place.drawn else None
