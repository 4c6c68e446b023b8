"""A second engine, written from the rules alone: tables and masks over plain integers.

Knows the reference family of rules for two, three and four seats: which card takes a trick, which cards may be
played, how an auction goes, what a hand scores, who deals next, when a game is over.  Imports nothing of the package,
so that an error would have to be made twice, in two styles, to stay hidden.

A card is its place in `CARDS`; a hand is a mask.  A strain is a word.  A call is a number: 0 is a pass, 1 to T-1 are
bids, T is little pepper, T+1 big pepper, with T the tricks in a hand (six, or eight with two or three seats).
Seats are 0, 1, 2 … clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

CARDS: Final = [rank + suit for suit in "shdc" for rank in "AKQJT9"]
"""The pack.  The order means nothing."""
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
ALL: Final = 0xFFFFFF
STRAINS: Final = ("clubs", "diamonds", "hearts", "spades", "no-trump", "low")

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "clubs": ("Jc Js Ac Kc Qc Tc 9c", "Ad Kd Qd Jd Td 9d", "Ah Kh Qh Jh Th 9h", "As Ks Qs Ts 9s"),
    "diamonds": ("Jd Jh Ad Kd Qd Td 9d", "Ac Kc Qc Jc Tc 9c", "Ah Kh Qh Th 9h", "As Ks Qs Js Ts 9s"),
    "hearts": ("Jh Jd Ah Kh Qh Th 9h", "Ac Kc Qc Jc Tc 9c", "Ad Kd Qd Td 9d", "As Ks Qs Js Ts 9s"),
    "spades": ("Js Jc As Ks Qs Ts 9s", "Ac Kc Qc Tc 9c", "Ad Kd Qd Jd Td 9d", "Ah Kh Qh Jh Th 9h"),
    "no-trump": ("Ac Kc Qc Jc Tc 9c", "Ad Kd Qd Jd Td 9d", "Ah Kh Qh Jh Th 9h", "As Ks Qs Js Ts 9s"),
    "low": ("9c Tc Jc Qc Kc Ac", "9d Td Jd Qd Kd Ad", "9h Th Jh Qh Kh Ah", "9s Ts Js Qs Ks As"),
}
"""What each strain makes of the pack: its suits from the highest card down, trumps first where there are any."""


def _masks(strain: str) -> tuple[list[int], list[int]]:
    with_it, over_it = [0] * 24, [0] * 24
    suits = [[NUMBER[card] for card in suit.split()] for suit in ORDERS[strain]]
    has_trumps = strain not in ("no-trump", "low")
    trumps = sum(1 << card for card in suits[0]) if has_trumps else 0
    for place, suit in enumerate(suits):
        above = trumps if place else 0
        for card in suit:
            with_it[card] = sum(1 << other for other in suit)
            over_it[card] = above
            above |= 1 << card
    return with_it, over_it


SUIT_OF: Final = {strain: _masks(strain)[0] for strain in STRAINS}
"""`SUIT_OF[strain][card]`: all cards of the card's suit, itself among them; the left bower is a trump."""
BEATEN_BY: Final = {strain: _masks(strain)[1] for strain in STRAINS}
"""`BEATEN_BY[strain][card]`: the cards that take a trick from it once it is winning."""


def taker(strain: str, cards: Sequence[int]) -> int:
    """The place in the trick, from 0, of the card that takes it."""
    beaten_by = BEATEN_BY[strain]
    best = 0
    for place in range(1, len(cards)):
        if beaten_by[cards[best]] >> cards[place] & 1:
            best = place
    return best


def playable(strain: str, hand: int, led: int | None) -> int:
    """The cards of a hand that may be played, as a mask, to a trick begun with `led` (None: to lead)."""
    if led is None:
        return hand
    return hand & SUIT_OF[strain][led] or hand


def cards_of(hand: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(24) if hand >> card & 1]


def mask(cards: Iterable[int]) -> int:
    """The mask of some cards."""
    return sum(1 << card for card in cards)


def tricks_in_hand(seats: int) -> int:
    """How many cards a hand has, and so how many tricks are played: 24 cards to four hands, or to three."""
    return 6 if seats == 4 else 8


def sides(seats: int) -> int:
    """How many sides there are: partners with four seats, else each for itself."""
    return 2 if seats == 4 else seats


class Auction(NamedTuple):
    """Where an auction stands: the next to call, the standing bid and its bidder, whether it is over."""

    caller: int
    bidder: int | None
    bid: int
    over: bool


def auction(seats: int, dealer: int, calls: Sequence[int]) -> Auction:
    """The auction after these calls, which begin at the dealer's left and go round the whole table."""
    caller = (dealer + 1) % seats
    bidder, bid, quiet = None, 0, 0
    for call in calls:
        if call:
            bidder, bid, quiet = caller, call, 0
        else:
            quiet += 1
        caller = (caller + 1) % seats
    return Auction(caller, bidder, bid, quiet == (seats if bidder is None else seats - 1))


def callable_now(seats: int, standing: int) -> range:
    """The bids that beat the standing one, beside a pass."""
    return range(standing + 1, tricks_in_hand(seats) + 2)


def is_sound(seats: int, dealer: int, calls: Sequence[int]) -> bool:
    """Whether every call of an auction was open to its caller and it ended with the last of them."""
    top = tricks_in_hand(seats) + 1
    standing = 0
    for place, call in enumerate(calls):
        if auction(seats, dealer, calls[:place]).over:
            return False
        if call and not standing < call <= top:
            return False
        standing = call or standing
    return auction(seats, dealer, calls).over


def points(seats: int, bidder: int, bid: int, taken: Sequence[int]) -> list[int]:
    """What a hand is worth to each side, from the tricks that each side took.

    Made: a point a trick, big pepper twice the hand.  Set: the whole hand lost, big pepper twice that, whatever was
    bid.  All others: a point for each of their own tricks, in every case.
    """
    whole = tricks_in_hand(seats)
    side = bidder % sides(seats)
    result = list(taken)
    if bid == whole + 1:
        result[side] = 2 * whole if taken[side] == whole else -2 * whole
    elif taken[side] < bid:
        result[side] = -whole
    return result


def next_dealer(seats: int, dealer: int) -> int:
    """The deal passes to the left."""
    return (dealer + 1) % seats


def verdict(scores: Sequence[int], target: int = 30) -> int | str | None:
    """After a hand: the side that has won, `draw`, or None where the game goes on.

    The game ends when a side has the target or more; with several, the highest wins; level, it is drawn.
    """
    best = max(scores)
    if best < target:
        return None
    return scores.index(best) if scores.count(best) == 1 else "draw"
