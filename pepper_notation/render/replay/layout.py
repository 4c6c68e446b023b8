"""Where the commentary of a page stands: with room in a column beside the hand, else below what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from pepper_notation.render.replay.acts import Act
from pepper_notation.render.replay.pieces import EMPTY, Kind, Looks, Piece, Row, beside
from pepper_notation.render.replay.talk import narration, said_rows, told_before
from pepper_notation.replay.frames import HandFrame
from pepper_notation.table import Seat

WIDE: Final = 112
"""With so much room the commentary stands beside the hand."""
_MAIN: Final = 80
_MOST: Final = 160
_INDENT: Final = 5


@dataclass(frozen=True, slots=True)
class Block:
    """Rows of a hand, and the commentary that goes with them: told before, said after."""

    rows: list[Row]
    before: list[Row] = field(default_factory=list)
    after: list[Row] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Layout:
    """A page of one width, seen by one seat (None: by all, and only then with commentary)."""

    looks: Looks
    seat: Seat | None = None

    @property
    def wide(self) -> bool:
        """Whether there is room for a column of commentary."""
        return self.looks.width >= WIDE

    @property
    def whole(self) -> int:
        """The cells of a whole line."""
        return min(self.looks.width, _MOST) if self.wide else self.looks.width

    @property
    def room(self) -> int:
        """The cells that the hand itself has."""
        return _MAIN if self.wide else self.looks.width

    @property
    def talk(self) -> int:
        """The cells that the commentary has."""
        return self.whole - _MAIN - 3 if self.wide else self.room - 2

    def block(self, frame: HandFrame, acts: Sequence[Act], rows: list[Row]) -> Block:
        """Rows with what is told before these acts, and said of them."""
        if self.seat is not None:
            return Block(rows)
        before = narration(told_before(acts), self.looks, self.talk, 0 if self.wide else 1)
        after = said_rows(frame, acts, self.looks, self.talk, 0 if self.wide else _INDENT)
        return Block(rows, before, after)

    def set(self, blocks: Iterable[Block]) -> Iterator[Row]:
        """The blocks one below another."""
        found = list(blocks)
        if self.wide and any(block.before or block.after for block in found):
            yield from beside(*_columns(found), self.room, Piece(self.looks.signs.bar, Kind.FRAME))
            return
        for block in found:
            yield from block.before
            yield from block.rows
            yield from block.after


def _columns(blocks: Iterable[Block]) -> tuple[list[Row], list[Row]]:
    """The hand and the commentary; words begin beside what they speak of, so the longer column is waited for."""
    left: list[Row] = []
    right: list[Row] = []
    for block in blocks:
        words = block.before + block.after
        if words:
            longest = max(len(left), len(right))
            left += [EMPTY] * (longest - len(left))
            right += [EMPTY] * (longest - len(right))
            if block.rows and not block.rows[0]:
                right.append(EMPTY)
        right += words
        left += block.rows
    return left, right
