"""What the text that a record was read from says beyond the record: unread text, blank lines, shared lines.

Knows that statements end at `;` and line ends, so that whatever stands between the spans of two statements and is
neither was not read.  Does not know why.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from pepper_notation.record import (
    PLAIN,
    After,
    Alternative,
    GameLine,
    Narration,
    Remark,
    Statement,
    Tag,
    Unreadable,
)
from pepper_notation.source import Span

_BLANKS: Final = " \t"
_LINE: Final = re.compile(r"[^\n]*")
_END: Final = re.compile(r"end:?(?![^ \t{!?^])", re.IGNORECASE)
_REST: Final = re.compile(r"[^\n;]*")
_OPENING: Final = re.compile(r"alt:?[ \t]*[^ \t\n;{]+", re.IGNORECASE)

RAW: Final = (Tag, GameLine, Narration, Remark)
"""Statements of raw text, which run to the end of their line and are kept as they are in any case."""


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
        if line_end < 0 or not self.begins_line(statement):
            return False
        return not self.text[self.text.rfind("\n", 0, line_end) + 1 : line_end].strip(_BLANKS)

    def begins_line(self, statement: Statement) -> bool:
        """Whether nothing stands before a statement on its line."""
        start = self.text.rfind("\n", 0, statement.span.start) + 1
        return not self.text[start : statement.span.start].strip(_BLANKS)

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Omitted(Statement):
    """The place of a statement that is left out on purpose, so that its text does not count as unread."""


def with_unread(statements: Iterable[Statement], original: Original, region: Span) -> Iterator[Statement]:
    """The statements of a region of the text in written order, with everything between them that was not read."""
    at = region.start
    for statement, following in zip_longest(found := tuple(statements), found[1:]):
        if isinstance(following, Unreadable) and following.span.start == statement.span.start:
            # The opening line of a hand that cannot be read stands among its statements as well, as it is written.
            continue
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
        kept = original.faulty(statement.span) and not _stays(statement, original)
        yield original.raw(statement.span) if kept else statement


def _stays(statement: Statement, original: Original) -> bool:
    """Whether raw text stays as it is, and where it is: not what would get a line of its own, away from a fault."""
    if isinstance(statement, Remark) and statement.trailing:
        return True
    return isinstance(statement, RAW) and original.begins_line(statement)


def _alternative(statement: Alternative, original: Original) -> Iterator[Statement]:
    """The alternative with what was not read in it; with a fault in its opening, its statements one by one."""
    opening = _opening(statement, original)
    last = max([opening.end, *(inner.span.end for inner in statement.statements)])
    inner = [
        *with_unread(statement.statements, original, Span(opening.end, last)),
        *_closed(statement, original, opening, Span(last, statement.span.end)),
    ]
    if original.faulty(opening):
        yield original.raw(opening)
        yield from inner
    else:
        yield replace(
            statement,
            after=_after(statement.after, original, opening, within=True),
            statements=tuple(inner),
        )


def _closed(statement: Alternative, original: Original, opening: Span, region: Span) -> Iterator[Unreadable]:
    """What stands behind the last statement of an alternative: its `end`, where it has one."""
    for text in unread(original, region):
        end = _END.match(text.text)
        if end is None:
            yield text
            continue
        span = Span(text.span.start, statement.span.end)
        if original.faulty(span):
            written, after = original.raw(span).text, PLAIN
        else:
            written, after = "end", _after(statement.after, original, opening, within=False)
        yield Closing(word="end", text=written, span=span, after=after)
        return


def _opening(statement: Alternative, original: Original) -> Span:
    """Where the opening of an alternative stands, its notes included, and what is no text behind them."""
    words = _OPENING.match(original.text, statement.span.start)
    end = words.end() if words else statement.keyword.end
    for note in statement.after.notes:
        # The notes of the `end` are the alternative's as well.
        if not original.text[end : note.span.start].strip(_BLANKS):
            end = note.span.end
    inner = min((one.span.start for one in statement.statements), default=statement.span.end)
    rest = _REST.match(original.text, end, max(end, inner))
    return Span(statement.span.start, end + len(rest[0].rstrip(_BLANKS)) if rest else end)


def _after(after: After, original: Original, opening: Span, *, within: bool) -> After:
    """Of what stands after an alternative's opening and its end, the part of the one or of the other."""
    words = _OPENING.match(original.text, opening.start)
    has_glyph = bool(words and words[0].partition("^")[0][-1] in "!?")
    return After(
        after.glyph if has_glyph is within else "",
        tuple(mark for mark in after.marks if (mark.span.start < opening.end) is within),
        tuple(note for note in after.notes if (note.span.start < opening.end) is within),
    )
