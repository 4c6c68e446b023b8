"""A hand as it is being read: its statements, its alternatives, what stands twice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pepper_notation.diagnostics import Where
from pepper_notation.record import After, Alternative, Hand, HandLine, Statement, Unreadable
from pepper_notation.source import Span
from pepper_notation.syntax.findings import Findings
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.placing import ALTERNATIVE, ANYWHERE, HAND, once
from pepper_notation.syntax.statements import aside, hand_line, statement
from pepper_notation.table import Table


@dataclass
class _OpenAlternative:
    """An alternative that is being read: its opening, and what it holds so far."""

    line: Line
    opening: Statement
    where: Where
    statements: list[Statement] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    tricks: int = 0

    def closed(self, end: Statement | None = None) -> Statement:
        """The alternative as it stands, up to its `end` if it has one."""
        last = end or (self.statements[-1] if self.statements else self.opening)
        span = Span(self.opening.span.start, last.span.end)
        if not isinstance(self.opening, Alternative):
            return Unreadable(
                span=span, keyword=self.opening.keyword, word="alt", text=self.line.block.slice(span)
            )
        after = self.opening.after
        if end is not None and end.after:
            after = After(
                after.glyph or end.after.glyph,
                after.marks + end.after.marks,
                after.notes + end.after.notes,
            )
        return replace(self.opening, span=span, after=after, statements=tuple(self.statements))


class OpenHand:
    """A hand that is being read, from its opening line on; `game_seen` are the words that may stand once a game."""

    def __init__(
        self, line: Line, table: Table | None, findings: Findings, game_seen: set[str], *, hushed: bool
    ) -> None:
        self._table = table
        self._findings = findings
        self._game_seen = game_seen
        self._block = line.block
        self._seen: set[str] = set()
        self._tricks = 0
        self._alternatives = 0
        self._open: _OpenAlternative | None = None
        self._spare_ends = 0
        made = statement(line, findings.sheet(line.block, table), hushed=hushed)
        self._line = made if isinstance(made, HandLine) else hand_line(line)
        self._statements: list[Statement] = [] if isinstance(made, HandLine) else [made]

    def take(self, line: Line, *, hushed: bool) -> None:
        """Take the next line of the hand."""
        if self._open is not None:
            if line.word in ANYWHERE or line.word in ALTERNATIVE:
                self._alternatively(self._open, line, hushed=hushed)
                return
            if line.word == "end":
                self._close(line, hushed=hushed)
                return
            self._spare_ends += line.word == "alt"
            self._close()
        if not self._stands(line):
            self._statements.append(aside(line))
            return
        where = self._findings.where
        if line.word == "trick":
            self._tricks += 1
            where = replace(where, trick=self._tricks)
        elif line.word == "alt":
            self._alternatives += 1
            where = replace(where, alt=self._alternatives)
        made = statement(line, self._findings.sheet(line.block, self._table, where), hushed=hushed)
        if line.word == "alt":
            self._open = _OpenAlternative(line, made, where)
        else:
            self._statements.append(made)

    def finish(self) -> Hand:
        """The hand, complete."""
        if self._open is not None:
            self._close()
        return Hand(self._line, tuple(self._statements), self._block)

    def _stands(self, line: Line) -> bool:
        if line.word in ANYWHERE:
            return True
        if line.word == "end":
            if self._spare_ends:
                self._spare_ends -= 1
            else:
                self._findings.lone_end(line)
            return False
        if line.word not in HAND:
            if line.word == "pepper" and "pepper" in self._game_seen:
                self._findings.repeated(line)
            else:
                self._findings.misplaced(line)
            return False
        seen = self._game_seen if line.word == "winner" else self._seen
        return self._first(line, line.word if line.word == "winner" else once(line), seen)

    def _first(self, line: Line, word: str, seen: set[str]) -> bool:
        self._findings.placed()
        if word and word in seen:
            self._findings.repeated(line)
            return False
        seen.add(word)
        return True

    def _alternatively(self, alternative: _OpenAlternative, line: Line, *, hushed: bool) -> None:
        where = alternative.where
        if line.word and line.word not in ANYWHERE and not self._first(line, once(line), alternative.seen):
            alternative.statements.append(aside(line))
            return
        if line.word == "trick":
            opening = alternative.opening
            first = opening.start if isinstance(opening, Alternative) and isinstance(opening.start, int) else 1
            where = replace(where, trick=first + alternative.tricks)
            alternative.tricks += 1
        sheet = self._findings.sheet(line.block, self._table, where)
        alternative.statements.append(statement(line, sheet, hushed=hushed))

    def _close(self, line: Line | None = None, *, hushed: bool = False) -> None:
        alternative, self._open = self._open, None
        assert alternative is not None
        if line is None:
            self._findings.unclosed(alternative.line, alternative.where)
            self._statements.append(alternative.closed())
            return
        sheet = self._findings.sheet(line.block, self._table, alternative.where)
        self._statements.append(alternative.closed(statement(line, sheet, hushed=hushed)))
