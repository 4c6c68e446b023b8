"""What the replay of the tricks goes by: table, strain, hands; and what a single card is known to be.

Does not know who led or who played what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.cards import SUIT_MASK, SUIT_UNDER, Strain, Suit
from pepper_notation.record import CardKind, Play, Trick
from pepper_notation.replay.holdings import Holdings
from pepper_notation.source import Block
from pepper_notation.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Setting:
    """What the walk needs to know of a hand: table, strain, hands, who sits out, and whether the last trick may be
    short."""

    table: Table
    strain: Strain | None
    holdings: Holdings
    block: Block
    out: Seat | None = None
    may_be_short: bool = False
    order_told: bool = True
    """Whether the hands may tell that the cards of a trick stand in another order than they were played."""

    @property
    def players(self) -> int:
        """How many cards a trick has."""
        return self.table.size - (self.out is not None)

    def after(self, seat: Seat, gone: Sequence[Seat | None] = ()) -> Seat | None:
        """The next seat clockwise that has not yet played and does not sit out."""
        for steps in range(1, self.table.size):
            candidate = self.table.next(seat, steps)
            if candidate != self.out and candidate not in gone:
                return candidate
        return None


def known_suit(play: Play, strain: Strain | None) -> Suit | None:
    """The suit that a card certainly belongs to under the strain; None where that is not known.

    Some diamond (`?d`) may be the left bower when hearts are trumps, so its suit is then not known.
    """
    if strain is None:
        return None
    if play.card.card is not None:
        return SUIT_UNDER[strain][play.card.card]
    suit = play.card.suit
    return suit if suit is not None and (strain.trump is None or strain.trump.sister is not suit) else None


def possible(play: Play, free: int) -> int:
    """What a card may have been, as a mask, `free` being what is not known to be elsewhere."""
    word = play.card
    if word.card is not None:
        return 1 << word.card
    if word.kind is CardKind.UNKNOWN and word.suit is not None:
        return free & SUIT_MASK[Strain.NO_TRUMP][word.suit]
    return free


def cards_shown(setting: Setting, tricks: Sequence[Trick]) -> tuple[int, int]:
    """The cards that the tricks show, and those that they show more than once, as masks; what proves nothing is left
    out: unlabelled cards of a trick with the wrong number of them."""
    once = twice = 0
    for index, trick in enumerate(tricks):
        plays = [play for play in trick.plays if play.card.kind is not CardKind.REST]
        short = setting.may_be_short and index == len(tricks) - 1 and trick.taker is None
        may_be_fewer = short or len(plays) < len(trick.plays)
        right = len(plays) == setting.players or (len(plays) < setting.players and may_be_fewer)
        for play in plays:
            if play.card.card is not None and (right or play.seat is not None):
                bit = 1 << play.card.card
                twice |= once & bit
                once |= bit
    return once, twice
