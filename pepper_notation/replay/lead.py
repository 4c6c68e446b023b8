"""Who may lead next (sixth law).

Knows what stands after `=` and what was worked out.  Does not know the cards of the next trick.
"""

from __future__ import annotations

from dataclasses import dataclass

from pepper_notation.record import SideWord
from pepper_notation.replay.frames import TrickFrame
from pepper_notation.replay.setting import Setting
from pepper_notation.replay.takers import Taker
from pepper_notation.source import Place
from pepper_notation.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Lead:
    """Who may lead next.

    `seats` may have led without fault (empty: that cannot be judged); `default` leads where nothing else is written or
    told by the hands; `open` are those between whom the hands or the next winner must settle.
    """

    seats: tuple[Seat, ...] = ()
    default: Seat | None = None
    open: tuple[Seat, ...] = ()


UNKNOWN_LEAD = Lead()


@dataclass(frozen=True, slots=True)
class Opening:
    """Who may lead to the first trick: `lead` by the truth, `paper` by a wrong contract of the record, whose place is
    `cause`."""

    lead: Lead
    paper: Seat | None = None
    cause: Place | None = None


def names(word: SideWord, seat: Seat, table: Table) -> bool:
    """Whether the seat or side after `=` is this seat or its side."""
    return word.seat == seat if word.seat is not None else word.side == table.side(seat)


def named_seats(word: SideWord, table: Table) -> tuple[Seat, ...]:
    """The seats that a seat or side after `=` stands for."""
    if word.seat is not None:
        return (word.seat,)
    return table.seats_of(word.side) if word.side is not None else ()


def next_lead(frame: TrickFrame, computed: Taker, setting: Setting) -> Lead:
    """Who may lead after this trick; `computed` is who took it by its cards, doubtful ones included."""
    table = setting.table
    word = frame.trick.taker
    named = named_seats(word, table) if word is not None else ()
    if frame.doubtful:
        complete = setting.holdings.all_complete
        worked_out = computed.seat if complete else None
        if len(named) == 1:
            return Lead(default=named[0])
        return Lead(default=worked_out if not named or worked_out in named else None)
    if frame.winner is not None:
        if not named or frame.winner in named:
            return Lead((frame.winner,), frame.winner)
        seats = (frame.winner, *named)
        return Lead(seats, named[0] if len(named) == 1 else None, seats)
    if frame.side is not None:
        own = table.seats_of(frame.side)
        if frame.taker_wrong:
            return Lead((*own, *named), None, (*own, *named))
        if len(named) == 1:
            return Lead(named, named[0])
        return Lead(own)
    return Lead(named, named[0] if len(named) == 1 else None)
