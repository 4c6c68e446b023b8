"""The table: who sits where, and who plays with whom.

Knows seats, sides, and the clockwise order.  A seat is its place in that order, an integer from 0; four seats make
two sides of partners opposite each other, two or three seats play each for itself (rules `two-handed`,
`three-handed`).  Does not know cards, rules or scores.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

Seat = int
"""A place at the table, 0 to `size - 1`, clockwise."""
Side = int
"""A side, 0 to `Table.sides - 1`: with four seats 0 is the first and third seat; else the same as the seat."""


@dataclass(frozen=True)
class Table:
    """Two to four seats in clockwise order.

    `letters` are the seats' single letters in upper case, `names` the players' names, empty where none is given.
    """

    letters: tuple[str, ...] = ("N", "E", "S", "W")
    names: tuple[str, ...] = ("", "", "", "")

    @cached_property
    def size(self) -> int:
        """How many seats there are, 2 to 4."""
        return len(self.letters)

    @cached_property
    def sides(self) -> int:
        """How many sides there are: two with four seats, else one for each seat."""
        return 2 if self.size == 4 else self.size

    def next(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many places to the left (clockwise)."""
        return (seat + steps) % self.size

    def previous(self, seat: Seat) -> Seat:
        """The seat to the right."""
        return (seat - 1) % self.size

    def side(self, seat: Seat) -> Side:
        """The side that a seat belongs to."""
        return seat % self.sides

    def partner(self, seat: Seat) -> Seat | None:
        """The seat opposite, with four seats; else None."""
        return (seat + 2) % 4 if self.size == 4 else None

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, in clockwise order."""
        return tuple(range(side, self.size, self.sides))

    def seat(self, letter: str) -> Seat | None:
        """The seat of a letter, capitals or not; None if this table has none."""
        letter = letter.upper()
        return self.letters.index(letter) if letter in self.letters else None

    def side_named(self, word: str) -> Side | None:
        """The side that a word names: with four seats both letters in either order, or else a seat's letter.

        With four seats a single letter names no side, nor do two letters of different sides: None.
        """
        seats = [self.seat(letter) for letter in word]
        if len(seats) != self.size // self.sides or len(set(seats)) != len(seats):
            return None
        named = {self.side(seat) for seat in seats if seat is not None}
        return named.pop() if len(named) == 1 and None not in seats else None

    def side_text(self, side: Side) -> str:
        """The canonical word for a side: `NS`, or with two or three seats `N`."""
        return "".join(self.letters[seat] for seat in self.seats_of(side))

    def player(self, seat: Seat) -> str:
        """The player's name if there is one, else the seat's letter."""
        return self.names[seat] or self.letters[seat]


FOUR: Final = Table()
"""The table of a record that does not say otherwise: N E S W."""
