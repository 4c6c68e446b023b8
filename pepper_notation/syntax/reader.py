"""A file's blocks to games and hands, one at a time.

A fold over the statements of each block.  Holds the file's head and one head or hand at a time, never more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.record import GameHead, Hand
from pepper_notation.source import Block
from pepper_notation.syntax.findings import Findings
from pepper_notation.syntax.hands import OpenHand
from pepper_notation.syntax.heads import FileHead, OpenHead, file_head, game_head, table_of
from pepper_notation.syntax.lines import Line, lines
from pepper_notation.syntax.nontext import nontext
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


def read(blocks: Iterable[Block]) -> Iterator[HeadRead | HandRead]:
    """The heads and hands of a file, in order: each game's head, then its hands."""
    reader = _Reader()
    for block in blocks:
        marked = nontext(block)
        told = 0
        for line in lines(block):
            hushed = marked.in_lines(block, line.span)
            yield from reader.take(line, hushed=hushed)
            while hushed and told < len(marked.offsets) and marked.offsets[told] < line.span.end:
                reader.findings.nontext(block, marked.offsets[told])
                told += 1
        for offset in marked.offsets[told:]:
            reader.findings.nontext(block, offset)
        reader.last = block
    yield from reader.finish()


class _Reader:
    """The state of the fold: the file's head, then a game's head, then a hand."""

    def __init__(self) -> None:
        self.findings = Findings(Where(game=1))
        self.last = Block("")
        self._game = 0
        self._hands = 0
        self._file: FileHead | None = None
        self._file_open = OpenHead(self.findings, of_file=True)
        self._head: OpenHead | None = None
        self._head_block = Block("")
        self._hand: OpenHand | None = None
        self._table: Table | None = FOUR
        self._seen: set[str] = set()

    def take(self, line: Line, *, hushed: bool) -> Iterator[HeadRead | HandRead]:
        """Take the next line; what it completes comes out."""
        if line.word == "game":
            yield from self._complete()
            self._begin_game(line)
            assert self._head is not None
            self._head.take(line, hushed=hushed)
        elif line.word == "hand":
            if self._game == 0:
                self._begin_game(line)
            yield from self._complete()
            self._hands += 1
            self.findings.where = Where(game=self._game, hand=self._hands)
            self._hand = OpenHand(line, self._table, self.findings, self._seen, hushed=hushed)
        else:
            (self._hand or self._head or self._file_open).take(line, hushed=hushed)

    def finish(self) -> Iterator[HeadRead | HandRead]:
        """What is still open at the end of the file."""
        if self._game == 0:
            if not self._file_open.entries and not self.findings.found:
                return
            self._head = OpenHead(self.findings)
        yield from self._complete()

    def _begin_game(self, line: Line) -> None:
        self._game += 1
        self._hands = 0
        self._seen = {"pepper"} & (self._file_open.seen | self._seen)
        self.findings.where = Where(game=self._game)
        carried = {"start"} & self._file_open.seen if self._game == 1 else set()
        self._head = OpenHead(self.findings, seen=carried)
        self._head_block = line.block

    def _complete(self) -> Iterator[HeadRead | HandRead]:
        if self._hand is not None:
            hand, self._hand = self._hand.finish(), None
            yield HandRead(hand, self.findings.taken())
        elif self._head is not None:
            head, self._head = self._head, None
            yield HeadRead(self._read_head(head), self.findings.taken())

    def _read_head(self, head: OpenHead) -> GameHead:
        seats = head.line_of("seats")
        inherited = self._file.table if self._file else self._file_table()
        self._table = table_of(seats, inherited, self.findings)
        if self._file is None:
            block = self._file_open.entries[0].line.block if self._file_open.entries else Block("")
            self._file = file_head(self._file_open, self._table, block)
        return game_head(self._game, head, self._file, self._table, self._head_block)

    def _file_table(self) -> Table | None:
        return table_of(self._file_open.line_of("seats"), FOUR, self.findings)
