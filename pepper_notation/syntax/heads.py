"""The head of a file and of a game: what stands before the first hand, and what a game inherits.

A head is kept as lines until it is complete, because what its letters mean follows from its `seats`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from pepper_notation.record import GameHead, RulesLine, Seats, Start, Statement, Tag, Unreadable
from pepper_notation.source import Block
from pepper_notation.syntax.gathering import Gathering
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.placing import ANYWHERE, HEAD
from pepper_notation.syntax.statements import aside, statement
from pepper_notation.table import FOUR, Table

_S = TypeVar("_S", bound=Statement)


@dataclass
class OpenHead:
    """A head that is being read, of the file or of a game; `seen` are the words that stood, with their lines.

    Of each line `lines` says whether it counts; a misplaced or repeated one does not.
    """

    gathering: Gathering
    of_file: bool = False
    seen: dict[str, Line] = field(default_factory=dict)
    lines: list[tuple[Line, bool]] = field(default_factory=list)
    _seats: Seats | None = None

    def take(self, line: Line) -> None:
        """Keep a line, or find that it does not stand here."""
        self.lines.append((line, self._stands(line)))

    def _stands(self, line: Line) -> bool:
        if line.word in ANYWHERE or line.word == "game":
            return True
        if line.word == "end":
            self.gathering.lone_end(line)
            return False
        if line.word in self.seen:
            self.gathering.repeated(line, self.seen[line.word])
            return False
        if line.word not in HEAD or (line.word == "pepper" and (self.seen or not self.of_file)):
            self.gathering.misplaced(line)
            return False
        self.seen[line.word] = line
        self.gathering.placed()
        return True

    def line_of(self, word: str) -> Line | None:
        """The line of this word that counts."""
        return next((line for line, counts in self.lines if counts and line.word == word), None)

    def written(self, table: Table | None) -> tuple[Statement, ...]:
        """The statements of the head's lines."""
        return tuple(self._statement(line, table) if counts else aside(line) for line, counts in self.lines)

    def _statement(self, line: Line, table: Table | None) -> Statement:
        if self._seats is not None and line.word == "seats":
            return self._seats
        return statement(line, self.gathering.sheet(line.block, table))

    def table(self, inherited: Table | None) -> Table | None:
        """The table that the head's `seats` set, else the inherited one; None where the line cannot be read.

        What is wrong with the line is found when it is read in its turn.
        """
        seats = self.line_of("seats")
        if seats is None:
            return inherited
        silent = Gathering()
        made = statement(seats, silent.sheet(seats.block, FOUR))
        if not isinstance(made, Seats):
            return None
        if not silent.found:
            self._seats = made
        return made.table


@dataclass(frozen=True)
class FileHead:
    """What every game of the file inherits.  `table` is None where the file's `seats` cannot be read."""

    statements: tuple[Statement, ...]
    rules_block: Block | None
    start_block: Block | None
    table: Table | None
    block: Block | None = None

    @cached_property
    def lasting(self) -> tuple[Statement, ...]:
        """The statements that hold for every game."""
        return tuple(filter(_holds_for_all, self.statements))


def file_head(head: OpenHead, table: Table | None, first_table: Table | None) -> FileHead:
    """The file's head with the table it sets; `first_table` is the first game's, for which its `start` speaks."""
    rules, start = head.line_of("rules"), head.line_of("start")
    return FileHead(
        head.written(first_table),
        rules.block if rules else None,
        start.block if start else None,
        table,
        head.lines[0][0].block if head.lines else None,
    )


def game_head(number: int, head: OpenHead, file: FileHead, table: Table | None, block: Block) -> GameHead:
    """A game's head, with what it inherits; the first game inherits all of the file's head."""
    own = head.written(table)
    inherited = file.statements if number <= 1 else file.lasting
    rules, seats, start = (head.line_of(word) for word in ("rules", "seats", "start"))
    inherited_start = _first(inherited, Start)
    return GameHead(
        number=number,
        rules=_first(own if rules else file.statements, RulesLine),
        rules_block=rules.block if rules else file.rules_block,
        table=table or FOUR,
        seats=_first(own if seats else file.statements, Seats),
        start=_first(own, Start) if start else inherited_start,
        start_block=start.block if start else file.start_block if inherited_start else None,
        statements=own,
        inherited=inherited,
        inherited_block=file.block,
        block=block,
    )


def _holds_for_all(statement: Statement) -> bool:
    if isinstance(statement, Unreadable):
        return statement.word in ("rules", "seats")
    return isinstance(statement, (Tag, RulesLine, Seats))


def _first(statements: Iterable[Statement], kind: type[_S]) -> _S | None:
    return next((s for s in statements if isinstance(s, kind)), None)
