"""A file's blocks to games and hands, one at a time.

A fold over the statements of each block.  Holds the file's head and one head or hand at a time, never more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.record import GameHead, Hand
from pepper_notation.source import Block
from pepper_notation.syntax.first import begins_hand
from pepper_notation.syntax.gathering import Gathering
from pepper_notation.syntax.hands import OpenHand
from pepper_notation.syntax.heads import FileHead, OpenHead, file_head, game_head
from pepper_notation.syntax.lines import Line, lines
from pepper_notation.syntax.nontext import NOTHING, nontext
from pepper_notation.table import FOUR, Table


@dataclass(frozen=True)
class HeadRead:
    """A game's head, and the findings about how it is written.  Number 0: the file has no game."""

    head: GameHead
    findings: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True)
class HandRead:
    """A hand, and the findings about how it is written."""

    hand: Hand
    findings: tuple[Diagnostic, ...] = ()


Passes = Callable[[Block], bool | None]
"""Whether a hand is done with unread, because nothing is to be said of it: None if not, else whether it holds the
game's `winner`."""


def read(blocks: Iterable[Block], passes: Passes | None = None) -> Iterator[HeadRead | HandRead]:
    """The heads and hands of a file, in order: each game's head, then its hands.

    `passes`, where given, is asked of a hand before it is read, when all before it has come out; a hand that passes
    is counted and does not come out.
    """
    reader = _Reader()
    for block in blocks:
        if passes is not None and block.text.startswith(("hand ", "hand\n")):
            if reader.is_open:
                yield from reader.come_to_hand(block)
            if reader.may_pass and (ends := passes(block)) is not None:
                reader.passed(block, ends=ends)
                continue
        marked = nontext(block)
        told = 0
        for line in lines(block, marked):
            yield from reader.take(line)
            # What is no text is found after its line is taken, so that it belongs to the hand that the line begins.
            while told < len(marked.offsets) and marked.offsets[told] < line.span.end:
                reader.gathering.nontext(block, marked.offsets[told])
                told += 1
        for offset in marked.offsets[told:]:
            reader.gathering.nontext(block, offset)
    yield from reader.finish()


class _Reader:
    """The state of the fold: the file's head, then a game's head, then a hand."""

    def __init__(self) -> None:
        self.gathering = Gathering(Where(game=1))
        self._game = 0
        self._hands = 0
        self._before = OpenHead(self.gathering, of_file=True)
        self._file: FileHead | None = None
        self._head: OpenHead | None = None
        self._head_block = Block("")
        self._hand: OpenHand | None = None
        self._table: Table | None = FOUR
        self._seen: dict[str, Line] = {}
        self._won: Block | None = None

    def take(self, line: Line) -> Iterator[HeadRead | HandRead]:
        """Take the next line; what it completes comes out."""
        if line.word == "game":
            yield from self._complete()
            self._begin_game(line.block)
            assert self._head is not None
            self._head.take(line)
        elif line.word == "hand" or begins_hand(line, self._table):
            yield from self.come_to_hand(line.block)
            if self._won is not None:
                self._seen |= {one.word: one for one in lines(self._won, NOTHING) if one.word == "winner"}
                self._won = None
            self._hands += 1
            self.gathering.where = Where(game=self._game, hand=self._hands)
            self._hand = OpenHand(line, self._table, self.gathering, self._seen)
        else:
            (self._hand or self._head or self._before).take(line)

    @property
    def is_open(self) -> bool:
        """Whether a head or a hand is still to come out."""
        return self._hand is not None or self._head is not None or not self._game

    def come_to_hand(self, block: Block) -> Iterator[HeadRead | HandRead]:
        """What the hand that begins with this block completes."""
        if self._game == 0:
            before = self._before.lines
            self._begin_game(before[0][0].block if before else block)
        return self._complete()

    @property
    def may_pass(self) -> bool:
        """Whether a hand may be counted unread: the seats are known, and the game has no `winner` yet."""
        return self._table is not None and self._won is None and "winner" not in self._seen

    def passed(self, block: Block, *, ends: bool) -> None:
        """Count a hand that is not read."""
        self._hands += 1
        if ends:
            self._won = block

    def finish(self) -> Iterator[HeadRead | HandRead]:
        """What is still open at the end of the file."""
        if self._game:
            yield from self._complete()
        elif self._before.lines or self.gathering.found:
            head = self._read_head(OpenHead(self.gathering))
            # There is no game that the findings could belong to.
            yield HeadRead(head, tuple(replace(found, where=Where()) for found in self.gathering.taken()))

    def _begin_game(self, block: Block) -> None:
        before = self._before.seen
        seen = {"start": before["start"]} if self._game == 0 and "start" in before else {}
        self._game += 1
        self._hands = 0
        self._won = None
        self._seen = {"pepper": before["pepper"]} if "pepper" in before else {}
        self.gathering.where = Where(game=self._game)
        self._head = OpenHead(self.gathering, seen={**seen, **self._seen})
        self._head_block = block

    def _complete(self) -> Iterator[HeadRead | HandRead]:
        if self._hand is not None:
            hand, self._hand = self._hand.finish(), None
            yield HandRead(hand, self.gathering.taken())
        elif self._head is not None:
            head, self._head = self._head, None
            yield HeadRead(self._read_head(head), self.gathering.taken())

    def _read_head(self, head: OpenHead) -> GameHead:
        inherited = self._file.table if self._file else self._before.table(FOUR)
        self._table = head.table(inherited)
        if self._file is None:
            self._file = file_head(self._before, inherited, self._table)
        return game_head(self._game, head, self._file, self._table, self._head_block)
