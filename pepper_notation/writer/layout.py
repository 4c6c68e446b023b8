"""Statements on lines: one a line, but what shares the opening line of a hand stays there.

Knows indentation, blank lines, `;` and trailing remarks.  One blank line is kept where there was at least one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from pepper_notation.record import (
    Alternative,
    HandLine,
    Record,
    Remark,
    Statement,
    Unreadable,
)
from pepper_notation.source import Span
from pepper_notation.table import Table
from pepper_notation.writer.gaps import RAW, Closing, Omitted, Original, unread, with_unread
from pepper_notation.writer.order import head_table, settled_run
from pepper_notation.writer.spelling import spelled

_INDENT: Final = "  "
_TO_LINE_END: Final = (*RAW, Unreadable, Alternative)
"""Behind these no other statement may stand on the line: raw text, or text that was not read, or lines of its own."""


def written(record: Record, original: Original | None = None) -> str:
    """The canonical text of a record.

    `original` is the text that the record was read from: blank lines, one-line hands, and whatever was not read or
    is faulty are kept from it.  Without it a blank line stands before each hand and nothing else is known.
    """
    page = _Page(original)
    sections = [_Section(record.head, head_table(record))]
    for game in record.games:
        table = game.head.table
        sections.append(_Section(game.head.statements, table))
        sections += [_Section((hand.line, *hand.statements), table) for hand in game.hands]
    if original is None:
        for section in sections:
            page.lay(settled_run(section.statements, section.table))
    else:
        for statements in _kept(sections, original):
            page.lay(statements)
    if page.lines and page.lines[0].startswith("\ufeff"):
        # At the very beginning it would be taken for a byte-order mark.
        page.lines.insert(0, "")
    return "".join(f"{line}\n" for line in page.lines)


@dataclass(frozen=True)
class _Section:
    """The head of the file or of a game, or a hand with its opening line."""

    statements: tuple[Statement, ...]
    table: Table


def _kept(sections: Sequence[_Section], original: Original) -> Iterator[Sequence[Statement]]:
    """The statements of each section, settled, or in written order and with the unread text where there is any."""
    full = [section for section in sections if section.statements]
    starts = [0, *(section.statements[0].span.start for section in full[1:]), len(original.text)]
    if not full:
        yield tuple(unread(original, Span(0, len(original.text))))
    for section, (start, end) in zip(full, pairwise(starts), strict=False):
        found = tuple(with_unread(section.statements, original, Span(start, end)))
        # A statement that was not read may mean anything where it stands: nothing moves past it.
        yield found if any(map(_is_kept, found)) else settled_run(found, section.table, original.apart)


def _is_kept(statement: Statement) -> bool:
    if isinstance(statement, Alternative):
        return any(map(_is_kept, statement.statements))
    return isinstance(statement, Unreadable) and not isinstance(statement, Closing)


@dataclass
class _Page:
    """The lines so far."""

    original: Original | None
    lines: list[str] = field(default_factory=list)
    shared: int = -1
    """While statements may join the opening line of a hand: where that line ends in the original text."""
    before: Statement | None = None
    """The statement that was laid last; a hand whose opening was not read may stand on its line."""

    def lay(self, statements: Iterable[Statement], indent: str = "") -> None:
        """Add one section's statements."""
        for statement in statements:
            if isinstance(statement, Omitted):
                continue
            if isinstance(statement, HandLine):
                self.shared = self.original.line_end(statement.span.start) if self.original else -1
                self._line(statement, indent)
            elif isinstance(statement, Remark) and statement.trailing and self.lines:
                self.lines[-1] += f" {spelled(statement)}"
            elif isinstance(statement, Closing) and not self._unread_beside(statement):
                self._line(statement, indent.removesuffix(_INDENT))
            elif isinstance(statement, Alternative):
                self._alternative(statement, indent)
            elif statement.span.end <= self.shared or self._unread_beside(statement):
                self.lines[-1] += f"; {spelled(statement)}"
            else:
                self._line(statement, indent)
                self.shared = -1
            if isinstance(statement, _TO_LINE_END) or "\n" in self.lines[-1]:
                self.shared = -1
            if self.original is not None and isinstance(statement, Unreadable) and "\n" in statement.text:
                # Nothing was said of another unknown word on the line where this one's notes end.
                self.shared = self.original.line_end(statement.span.end)
            self.before = statement

    def _unread_beside(self, statement: Statement) -> bool:
        """Whether a statement that was not read stands on the line of the one before it."""
        before = self.before
        if self.original is None or before is None or not isinstance(statement, Unreadable):
            return False
        if isinstance(statement, Closing) and not self.original.faulty(statement.span):
            return False
        return "\n" not in self.original.text[before.span.end : statement.span.start]

    def _line(self, statement: Statement, indent: str) -> None:
        apart = isinstance(statement, HandLine) if self.original is None else self.original.apart(statement)
        if apart and self.lines:
            self.lines.append("")
        self.lines.append(indent + spelled(statement))

    def _alternative(self, statement: Alternative, indent: str) -> None:
        self._line(statement, indent)
        self.shared = -1
        self.before = None
        self.lay(statement.statements, indent + _INDENT)
        if self.original is None:
            self.lines.append(f"{indent}end")
