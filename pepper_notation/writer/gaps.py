"""What the text that a record was read from says beyond the record: unread text, blank lines, shared lines.

Knows that statements end at `;` and line ends, so that whatever stands between the spans of two statements and is
neither was not read.  Does not know why.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pepper_notation.record import Alternative, Statement, Unreadable
from pepper_notation.source import Span

_BLANKS: Final = " \t"
_LINE: Final = re.compile(r"[^\n]*")
_END: Final = re.compile(r"end:?(?![^ \t{!?^])", re.IGNORECASE)
_OPENING: Final = re.compile(r"alt:?[ \t]*[^ \t\n;]+", re.IGNORECASE)


@dataclass(frozen=True)
class Original:
    """The text of a file, and the sorted offsets of the faults in it.

    A statement with a fault stays as it is written.
    """

    text: str
    faults: tuple[int, ...] = ()

    def faulty(self, span: Span) -> bool:
        """Whether a fault lies in this piece of text, or directly behind it."""
        first = bisect_left(self.faults, span.start)
        return first < len(self.faults) and self.faults[first] <= span.end

    def apart(self, statement: Statement) -> bool:
        """Whether the statement begins a line, and the line before it is blank."""
        line_end = self.text.rfind("\n", 0, statement.span.start)
        if line_end < 0 or self.text[line_end + 1 : statement.span.start].strip(_BLANKS):
            return False
        return not self.text[self.text.rfind("\n", 0, line_end) + 1 : line_end].strip(_BLANKS)

    def line_end(self, offset: int) -> int:
        """Where the line of this offset ends."""
        end = self.text.find("\n", offset)
        return len(self.text) if end < 0 else end

    def raw(self, span: Span) -> Unreadable:
        """A piece of the text that stays as it is."""
        return Unreadable(word="", text=self.text[span.start : span.end], span=span)


@dataclass(frozen=True, slots=True, kw_only=True)
class Closing(Unreadable):
    """The `end` of an alternative, with what follows it: read, but no statement of the record."""


def with_unread(statements: Iterable[Statement], original: Original, region: Span) -> Iterator[Statement]:
    """The statements of a region of the text in written order, with everything between them that was not read."""
    at = region.start
    for statement in statements:
        yield from unread(original, Span(at, statement.span.start))
        yield from _as_written(statement, original)
        at = max(at, statement.span.end)
    yield from unread(original, Span(at, region.end))


def unread(original: Original, gap: Span) -> Iterator[Unreadable]:
    """What stands between two statements and is neither blank nor a separator, line by line."""
    for line in _LINE.finditer(original.text, gap.start, max(gap.start, gap.end)):
        text = line[0]
        start = line.start() + len(text) - len(text.lstrip(_BLANKS + ";"))
        end = line.start() + len(text.rstrip(_BLANKS + ";"))
        if start < end:
            yield original.raw(Span(start, end))


def _as_written(statement: Statement, original: Original) -> Iterator[Statement]:
    if isinstance(statement, Alternative):
        yield from _alternative(statement, original)
    else:
        yield original.raw(statement.span) if original.faulty(statement.span) else statement


def _alternative(statement: Alternative, original: Original) -> Iterator[Statement]:
    """The alternative with what was not read in it; with a fault in its opening, its statements one by one."""
    opening = _opening(statement, original)
    inner = tuple(with_unread(statement.statements, original, Span(opening.end, statement.span.end)))
    if original.faulty(opening):
        yield original.raw(opening)
        yield from inner
        return
    last = inner[-1] if inner else None
    if isinstance(last, Unreadable) and (end := _END.match(last.text)):
        closing = Closing(word="end", text="end" + last.text[end.end() :], span=last.span)
        inner = (*inner[:-1], closing)
    yield replace(statement, statements=inner)


def _opening(statement: Alternative, original: Original) -> Span:
    """Where the opening of an alternative stands, its notes included."""
    notes = statement.after.notes
    if notes:
        return Span(statement.span.start, notes[-1].span.end)
    words = _OPENING.match(original.text, statement.span.start)
    return Span(statement.span.start, words.end() if words else statement.keyword.end)
