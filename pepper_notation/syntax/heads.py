"""The head of a file and of a game: what stands before the first hand, and what a game inherits.

A head is kept as lines until it is complete, because what its letters mean follows from its `seats`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from pepper_notation.record import GameHead, RulesLine, Seats, Start, Statement, Tag
from pepper_notation.source import Block
from pepper_notation.syntax.findings import Findings
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.placing import ANYWHERE, HEAD
from pepper_notation.syntax.statements import aside, statement
from pepper_notation.table import FOUR, Table

_S = TypeVar("_S", bound=Statement)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a head: whether something in it is no text, whether it does not count (misplaced, repeated)."""

    line: Line
    hushed: bool = False
    aside: bool = False


@dataclass
class OpenHead:
    """A head that is being read, of the file or of a game; `seen` are the words that stood."""

    findings: Findings
    of_file: bool = False
    seen: set[str] = field(default_factory=set)
    entries: list[Entry] = field(default_factory=list)

    def take(self, line: Line, *, hushed: bool) -> None:
        """Keep a line, or find that it does not stand here."""
        self.entries.append(Entry(line, hushed, aside=not self._stands(line)))

    def _stands(self, line: Line) -> bool:
        if line.word in ANYWHERE or line.word == "game":
            return True
        if line.word == "end":
            self.findings.lone_end(line)
            return False
        if line.word in self.seen:
            self.findings.repeated(line)
            return False
        if line.word not in HEAD or (line.word == "pepper" and (self.seen or not self.of_file)):
            self.findings.misplaced(line)
            return False
        self.seen.add(line.word)
        self.findings.placed()
        return True

    def line_of(self, word: str) -> Line | None:
        """The line of this word that counts."""
        return next((e.line for e in self.entries if e.line.word == word and not e.aside), None)


@dataclass(frozen=True)
class FileHead:
    """What every game of the file inherits.  `table` is None where the file's `seats` cannot be read."""

    statements: tuple[Statement, ...] = ()
    rules: RulesLine | None = None
    rules_block: Block | None = None
    seats: Seats | None = None
    table: Table | None = FOUR
    block: Block = field(default=Block(""))


def table_of(seats: Line | None, inherited: Table | None, findings: Findings) -> Table | None:
    """The table that a `seats` line sets, else the inherited one; None where the line cannot be read.

    What is wrong with the line is found when it is read in its turn.
    """
    if seats is None:
        return inherited
    silent = Findings(findings.where)
    made = statement(seats, silent.sheet(seats.block, FOUR))
    return made.table if isinstance(made, Seats) else None


def written(entries: Iterable[Entry], table: Table | None, findings: Findings) -> tuple[Statement, ...]:
    """The statements of a head's lines."""
    return tuple(
        aside(entry.line)
        if entry.aside
        else statement(entry.line, findings.sheet(entry.line.block, table), hushed=entry.hushed)
        for entry in entries
    )


def file_head(head: OpenHead, own_table: Table | None, block: Block) -> FileHead:
    """The file's head; `own_table` is the first game's, for which its `start` speaks."""
    statements = written(head.entries, own_table, head.findings)
    rules, seats = head.line_of("rules"), head.line_of("seats")
    return FileHead(
        statements,
        _first(statements, RulesLine),
        rules.block if rules else None,
        _first(statements, Seats),
        table_of(seats, FOUR, head.findings),
        block,
    )


def game_head(number: int, head: OpenHead, file: FileHead, table: Table | None, block: Block) -> GameHead:
    """A game's head, with what it inherits; the first game inherits all of the file's head."""
    own = written(head.entries, table, head.findings)
    inherited = _inherited(file, own, whole=number <= 1)
    rules = _first(own, RulesLine)
    rules_line = head.line_of("rules")
    start = _first(own, Start)
    start_line = head.line_of("start")
    first_start = _first(inherited, Start)
    return GameHead(
        number=number,
        rules=rules if rules_line else file.rules,
        rules_block=rules_line.block if rules_line else file.rules_block,
        table=table or FOUR,
        seats=_first(own, Seats) if head.line_of("seats") else file.seats,
        start=start or first_start,
        start_block=start_line.block if start and start_line else (file.block if first_start else None),
        statements=own,
        inherited=inherited,
        block=block,
    )


def _inherited(file: FileHead, own: tuple[Statement, ...], *, whole: bool) -> tuple[Statement, ...]:
    keys = {s.key for s in own if isinstance(s, Tag)}
    kept = (s for s in file.statements if not (isinstance(s, Tag) and s.key in keys))
    return tuple(s for s in kept if whole or isinstance(s, (Tag, RulesLine, Seats)))


def _first(statements: Iterable[Statement], kind: type[_S]) -> _S | None:
    return next((s for s in statements if isinstance(s, kind)), None)
