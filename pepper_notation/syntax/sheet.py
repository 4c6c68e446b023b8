"""What a statement is read against: the block it stands in, the table in force, and the findings so far.

Resolves letters to seats and sides of the table.  Does not know statements.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.record import SeatWord, SideWord
from pepper_notation.source import Block, Span
from pepper_notation.syntax.findings import NoSuchSeat
from pepper_notation.table import FOUR, Table


@dataclass(slots=True)
class Sheet:
    """The block, the table, and where in the games the statement belongs; findings gather in `found`.

    `table` is None where the record's seats could not be read: letters then name nobody, and nothing is said of it.
    """

    block: Block
    table: Table | None = FOUR
    where: Where = field(default_factory=Where)
    found: list[Diagnostic] = field(default_factory=list)

    def find(self, kind: Callable[..., Diagnostic], span: Span, **facts: str) -> None:
        """Make a finding at a span of the block."""
        self.found.append(kind(place=self.block.place(span), where=self.where, **facts))

    def seat(self, letter: str, start: int) -> SeatWord:
        """The seat of a letter (PN108)."""
        span = Span(start, start + 1)
        letter = letter.upper()
        seat = self.table.seat(letter) if self.table else None
        if seat is None and self.table is not None:
            self.find(NoSuchSeat, span, what="seat", word=letter, advice=self._seats())
        return SeatWord(letter, seat, span)

    def side(self, word: str, start: int, *, seat_will_do: bool) -> SideWord:
        """The side that one or two letters name (PN108); with four seats one letter only where `seat_will_do`."""
        span = Span(start, start + len(word))
        word = word.upper()
        if self.table is None:
            return SideWord(word, None, None, span)
        side = self.table.side_named(word)
        seat = self.table.seat(word) if len(word) == 1 else None
        if seat is not None and seat_will_do:
            side = self.table.side(seat)
        if side is None:
            self.find(NoSuchSeat, span, what="side", word=word, advice=self._sides())
            seat = None
        return SideWord(word, side, seat, span)

    def _seats(self) -> str:
        return "its seats are " + " ".join(self.table.letters if self.table else ())

    def _sides(self) -> str:
        sides = [self.table.side_text(side) for side in range(self.table.sides)] if self.table else []
        return "its sides are " + " ".join(sides)
