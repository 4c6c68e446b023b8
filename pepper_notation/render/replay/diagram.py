"""The table, seen from above: each seat in its place with its hand, and in the middle what lies there.

Pure drawing: which hands are seen and what lies on the table is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pepper_notation.render.replay.names import called, face_down, hand_row
from pepper_notation.render.replay.pieces import (
    EMPTY,
    Kind,
    Looks,
    Piece,
    Row,
    blank,
    cells,
    centred,
    pad,
    trimmed,
)
from pepper_notation.render.safe import width
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import START, Moment, held
from pepper_notation.table import Seat, Table

NARROW: Final = 72
"""In less room than this the hands stand in a list."""
BOX: Final = 22


class Where(Enum):
    """A place around the table."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


_AROUND: Final = {
    2: (Where.BOTTOM, Where.TOP),
    3: (Where.BOTTOM, Where.LEFT, Where.RIGHT),
    4: (Where.TOP, Where.RIGHT, Where.BOTTOM, Where.LEFT),
}


def place_of(table: Table, seat: Seat) -> Where:
    """Where a seat is drawn; clockwise, with four seats the first at the top."""
    return _AROUND[table.size][seat]


@dataclass(frozen=True, slots=True)
class View:
    """What is seen of the hands: at which moment, of which seats (None: all), and whose turn is marked."""

    moment: Moment = START
    seats: frozenset[Seat] | None = None
    turn: Seat | None = None
    exchanged: bool = False
    settled: bool = True
    """Whether the bidding is over: only then is there a bidder, and trumps to sort the hands by."""

    def sees(self, seat: Seat) -> bool:
        """Whether a seat's cards are seen."""
        return self.seats is None or seat in self.seats


Felt = Sequence[Row]
"""Rows that lie on the table, each at most `BOX - 2` cells wide."""


def words_on_felt(lines: Iterable[str], height: int) -> Felt:
    """Lines of text in the middle of the table."""
    rows: list[Row] = [
        centred((Piece(line, Kind.FELT, place == 0),), BOX - 2) for place, line in enumerate(lines)
    ]
    above = (height - len(rows)) // 2
    return [EMPTY] * above + rows + [EMPTY] * (height - above - len(rows))


def cards_on_felt(table: Table, cards: dict[Seat, Row], height: int = 5) -> Felt:
    """The cards of a trick, each before its player."""
    inner = BOX - 2
    rows: list[Row] = [EMPTY] * height
    sides: dict[Where, Row] = {place_of(table, seat): row for seat, row in cards.items()}
    if Where.TOP in sides:
        rows[0] = centred(sides[Where.TOP], inner)
    if Where.BOTTOM in sides:
        rows[-1] = centred(sides[Where.BOTTOM], inner)
    left, right = sides.get(Where.LEFT, EMPTY), sides.get(Where.RIGHT, EMPTY)
    if left or right:
        gap = inner - 4 - cells(left) - cells(right)
        rows[height // 2] = (blank(2), *left, blank(gap), *right)
    return rows


def nameplate(frame: HandFrame, seat: Seat, looks: Looks, room: int, view: View) -> Row:
    """A seat's letter and name, and what the seat is in this hand: dealer, bidder, sitting out."""
    table = frame.table
    roles = []
    if seat == frame.dealer:
        roles.append("dealer")
    if view.settled and seat == frame.terms.seat and frame.terms.bid is not None:
        roles.append(f"bid {looks.told(frame.terms.bid.text)}")
    if view.settled and seat == frame.out:
        roles.append("sits out")
    role = "".join(f" {looks.signs.dot} {word}" for word in roles)
    lead = f"{looks.signs.leads} " if seat == view.turn else ""
    letter = f" ({table.letters[seat]})" if table.names[seat] else ""
    name = called(table, seat, looks, max(4, room - width(lead) - width(letter) - width(role)))
    return (Piece(lead, Kind.WON, True), Piece(name + letter, Kind.NAME, True), Piece(role, Kind.QUIET))


def _cards(frame: HandFrame, seat: Seat, view: View, looks: Looks) -> Row:
    hand = held(frame, seat, view.moment, exchanged=view.exchanged)
    if not view.sees(seat):
        return face_down(hand.size, looks)
    return hand_row(hand, frame.terms.strain if view.settled else None, looks)


def hands_known(frame: HandFrame) -> bool:
    """Whether anything at all is known of any hand."""
    return any(held(frame, seat).cards or held(frame, seat).suits for seat in range(frame.table.size))


def diagram(frame: HandFrame, view: View, felt: Felt, looks: Looks, room: int) -> list[Row]:
    """The table with its seats and hands, in so many cells."""
    if room < NARROW:
        return _list(frame, view, looks, room)
    table = frame.table
    side = (room - BOX - 4) // 2
    seats: dict[Where, Callable[[int], list[Row]]] = {}
    for seat in range(table.size):

        def block(wide: int, seat: Seat = seat) -> list[Row]:
            plate = nameplate(frame, seat, looks, wide, view)
            return [plate, _cards(frame, seat, view, looks)]

        seats[place_of(table, seat)] = block
    middle = side * 2 + BOX + 4
    rows: list[Row] = []
    if Where.TOP in seats:
        rows += [centred(row, middle) for row in seats[Where.TOP](BOX + side)]
    rows += _box(seats, felt, looks, side)
    if Where.BOTTOM in seats:
        rows += [centred(row, middle) for row in seats[Where.BOTTOM](BOX + side)]
    return [trimmed(row) for row in rows]


def _box(seats: dict[Where, Callable[[int], list[Row]]], felt: Felt, looks: Looks, side: int) -> list[Row]:
    """The table itself, with the seats at its left and right."""
    corners = looks.signs.corners
    across, down = looks.signs.sides[0], looks.signs.sides[1]
    inside = [
        (Piece(down, Kind.EDGE), *_laid(row), Piece(down, Kind.EDGE))
        for row in (pad(row, BOX - 2) for row in felt)
    ]
    edge = across * (BOX - 2)
    body: list[Row] = [
        (Piece(corners[0] + edge + corners[1], Kind.EDGE),),
        *inside,
        (Piece(corners[2] + edge + corners[3], Kind.EDGE),),
    ]
    left = seats[Where.LEFT](side) if Where.LEFT in seats else []
    right = seats[Where.RIGHT](side) if Where.RIGHT in seats else []
    at = (len(body) - 2) // 2
    rows = []
    for place, row in enumerate(body):
        one = left[place - at] if 0 <= place - at < len(left) else EMPTY
        other = right[place - at] if 0 <= place - at < len(right) else EMPTY
        rows.append((*pad(one, side), blank(2), *row, blank(2), *other))
    return rows


def _laid(row: Row) -> Row:
    """A row as it lies on the table: what is no card is of the table."""
    return tuple(
        piece if piece.chip or piece.kind is Kind.FELT else piece._replace(kind=Kind.FELT) for piece in row
    )


def _list(frame: HandFrame, view: View, looks: Looks, room: int) -> list[Row]:
    rows: list[Row] = []
    for seat in range(frame.table.size):
        plate = nameplate(frame, seat, looks, room - 2, view)
        cards = _cards(frame, seat, view, looks)
        if cells(plate) + 4 + cells(cards) <= room and room >= 60:
            rows.append((*pad(plate, room - 28), blank(2), *cards))
        else:
            rows += [plate, (blank(2), *cards)]
    return rows
