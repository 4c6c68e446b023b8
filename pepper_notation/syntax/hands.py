"""A hand as it is being read: its statements, its alternatives, what stands twice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pepper_notation.diagnostics import Where
from pepper_notation.record import After, Alternative, Hand, HandLine, Statement, Unreadable
from pepper_notation.source import Span
from pepper_notation.syntax.first import meant
from pepper_notation.syntax.gathering import Gathering
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.placing import ALTERNATIVE, ANYWHERE, IN_HAND, once
from pepper_notation.syntax.statements import aside, hand_line, statement
from pepper_notation.table import Table


@dataclass
class _OpenAlternative:
    """An alternative that is being read: its opening, and what it holds so far."""

    line: Line
    opening: Statement
    where: Where
    statements: list[Statement] = field(default_factory=list)
    seen: dict[str, Line] = field(default_factory=dict)
    tricks: int = 0

    def next_trick(self) -> Where:
        """Where the next trick stands: at the number that it stands for."""
        opening = self.opening
        first = opening.start if isinstance(opening, Alternative) and isinstance(opening.start, int) else 1
        self.tricks += 1
        return replace(self.where, trick=first + self.tricks - 1)

    def closed(self, end: Statement | None = None) -> Statement:
        """The alternative as it stands, up to its `end` if it has one.

        Where its opening cannot be read, nobody can say from where it is told: it is kept as text.
        """
        last = end or (self.statements[-1] if self.statements else self.opening)
        span = Span(self.opening.span.start, last.span.end)
        if not isinstance(self.opening, Alternative):
            text = self.line.block.slice(span)
            return Unreadable(span=span, keyword=self.opening.keyword, word="alt", text=text)
        after = _joined(self.opening.after, end.after) if end and end.after else self.opening.after
        return replace(self.opening, span=span, after=after, statements=tuple(self.statements))


def _joined(first: After, second: After) -> After:
    return After(
        first.glyph or second.glyph,
        first.marks + second.marks,
        first.notes + second.notes,
    )


class OpenHand:
    """A hand that is being read, from its opening line on; `game_seen` are the words that may stand once a game."""

    def __init__(
        self, line: Line, table: Table | None, gathering: Gathering, game_seen: dict[str, Line]
    ) -> None:
        self._table = table
        self._gathering = gathering
        self._game_seen = game_seen
        self._block = line.block
        self._seen: dict[str, Line] = {}
        self._tricks = 0
        self._alternatives = 0
        self._open: _OpenAlternative | None = None
        # An alternative that ends early, at what it cannot hold, is found once; the `end` that its writer gave it
        # is none too many.
        self._spare_ends = 0
        made = statement(line, gathering.sheet(line.block, table))
        self._line = made if isinstance(made, HandLine) else hand_line(line)
        self._statements: list[Statement] = []
        if isinstance(made, Unreadable):
            # Its first word may be unknown, and nearly `hand`.
            self._statements.append(replace(made, word="hand"))

    def take(self, line: Line) -> None:
        """Take the next line of the hand."""
        if self._open is not None:
            if not line.word and meant(line) == "end":
                self._close_misspelt(line)
                return
            if line.word in ANYWHERE or line.word in ALTERNATIVE:
                self._take_within(self._open, line)
                return
            if line.word == "end":
                self._close(line)
                return
            self._spare_ends += 1
            self._close()
        if not self._stands(line):
            self._statements.append(aside(line))
        elif line.word == "alt":
            self._alternatives += 1
            where = replace(self._gathering.where, alt=self._alternatives)
            self._open = _OpenAlternative(line, self._made(line, where), where)
        elif line.word == "trick":
            self._tricks += 1
            self._statements.append(self._made(line, replace(self._gathering.where, trick=self._tricks)))
        else:
            self._statements.append(self._made(line))

    def finish(self) -> Hand:
        """The hand, complete."""
        if self._open is not None:
            self._close()
        return Hand(self._line, tuple(self._statements), self._block)

    def _made(self, line: Line, where: Where | None = None) -> Statement:
        return statement(line, self._gathering.sheet(line.block, self._table, where))

    def _stands(self, line: Line) -> bool:
        if line.word in ANYWHERE:
            return True
        if line.word == "end":
            if not self._spare_ends:
                self._gathering.lone_end(line)
            self._spare_ends -= self._spare_ends > 0
            return False
        if line.word == "pepper" and "pepper" in self._game_seen:
            self._gathering.repeated(line, self._game_seen["pepper"])
            return False
        if line.word not in IN_HAND:
            self._gathering.misplaced(line)
            return False
        if line.word == "winner":
            return self._is_first(line, "winner", self._game_seen)
        return self._is_first(line, once(line), self._seen)

    def _is_first(self, line: Line, word: str, seen: dict[str, Line], where: Where | None = None) -> bool:
        self._gathering.placed()
        if not word:
            return True
        first = seen.setdefault(word, line)
        if first is not line:
            self._gathering.repeated(line, first, where)
        return first is line

    def _take_within(self, alternative: _OpenAlternative, line: Line) -> None:
        where = alternative.where
        if line.word not in ANYWHERE and not self._is_first(line, once(line), alternative.seen, where):
            alternative.statements.append(aside(line))
            return
        if line.word == "trick":
            where = alternative.next_trick()
        alternative.statements.append(self._made(line, where))

    def _close_misspelt(self, line: Line) -> None:
        """Close the alternative at an unknown word that is nearly `end`: that word is the mistake, and the only one.

        If the `end` comes after all, it is none too many.
        """
        alternative, self._open = self._open, None
        assert alternative is not None
        self._statements.append(alternative.closed())
        self._statements.append(self._made(line, alternative.where))
        self._spare_ends += 1

    def _close(self, line: Line | None = None) -> None:
        alternative, self._open = self._open, None
        assert alternative is not None
        if line is None:
            self._gathering.unclosed(alternative.line, alternative.where)
            self._statements.append(alternative.closed())
        else:
            self._statements.append(alternative.closed(self._made(line, alternative.where)))
