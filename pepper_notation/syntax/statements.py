"""One line to one statement of the record, with the findings about it (PN100, PN101, PN103 of notes).

The place where a misfit becomes a finding.  Does not know where a statement may stand.
"""

from __future__ import annotations

import re
from typing import Final

from pepper_notation.record import HandLine, Statement, Trick, Unreadable
from pepper_notation.source import Span
from pepper_notation.syntax import grammar, nontext
from pepper_notation.syntax.build import build
from pepper_notation.syntax.cut import cut_short
from pepper_notation.syntax.expected import FORMS, expected
from pepper_notation.syntax.findings import Unclosed, UnreadableStatement
from pepper_notation.syntax.first import unknown
from pepper_notation.syntax.grammar import Misfit, Reading
from pepper_notation.syntax.lines import RAW, Line, raw
from pepper_notation.syntax.pieces import Pieces
from pepper_notation.syntax.plain import plain
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.words import Amiss

__all__ = ["aside", "hand_line", "statement", "unreadable"]

_WORD: Final = re.compile(r"[^ \t\n{]+|.", re.DOTALL)
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_HAND: Final = re.compile(r"[^ \t]+[ \t]+([0-9]{1,4})(?=[ \t\n{!?^]|$)")


def statement(line: Line, sheet: Sheet) -> Statement:
    """The statement of a line; one that cannot be read keeps its place."""
    if line.kind in RAW:
        # A key with something in it that is no text is no key.
        return aside(line) if line.hushed and _key_is_amiss(line) else raw(line)
    if not line.word:
        if not line.hushed:
            unknown(line, sheet)
        return unreadable(line)
    before = len(sheet.found)
    try:
        return _read(line, sheet)
    except Misfit as misfit:
        span = _misfit(line, misfit.start)
        # Nothing before a trick's number fits but a trick's number, whatever else may begin a line.
        fitting = misfit.fitting if misfit.start else frozenset(("TRICK",))
        wanted = expected(line.word, fitting, sheet.table)
    except Amiss as amiss:
        span, wanted = amiss.span, amiss.expected
    del sheet.found[before:]
    if not line.hushed:
        what = "the trick" if line.word == "trick" else f"the {line.word} line"
        advice = _advice(line, sheet.block.slice(span))
        sheet.find(UnreadableStatement, span, what=what, expected=wanted, advice=advice)
    return unreadable(line)


def _read(line: Line, sheet: Sheet) -> Statement:
    if line.kind.startswith("PLAIN"):
        return plain(line.kind, line.text, line.start, sheet) or unreadable(line)
    reading = _reading(line)
    made = build(reading.rule, Pieces(reading, line.text, line.start, sheet))
    if reading.unclosed is None:
        return made or unreadable(line)
    start = line.start + (reading.unclosed.start_pos or 0)
    sheet.find(
        Unclosed,
        Span(start, start + 1),
        what="this note is never closed",
        advice="a note ends with }; without it, it was read to the end of its line",
    )
    return unreadable(line) if made is None or cut_short(made, str(reading.unclosed), sheet.table) else made


def _advice(line: Line, met: str) -> str:
    form = FORMS[line.word]
    if "," in met:
        return f"words are separated by blanks, without commas: {form}"
    return f"such a line is written as in: {form}"


def _reading(line: Line) -> Reading:
    try:
        return grammar.statement(line.text)
    except Misfit:
        if not line.hushed:
            raise
        return grammar.statement(nontext.without(line.text))


def unreadable(line: Line) -> Statement:
    """A statement that keeps its place and has no contents."""
    if line.word == "trick":
        match = _NUMBER.match(line.text)
        assert match is not None
        keyword = Span(line.start, line.start + match.end())
        return Trick(span=line.span, keyword=keyword, number=int(match[0]), unread=True)
    return Unreadable(span=line.span, keyword=line.first, word=line.word, text=line.text)


def aside(line: Line) -> Statement:
    """A statement that does not count, because it is misplaced or repeated: its text and no word."""
    return Unreadable(span=line.span, keyword=line.first, word="", text=line.text)


def hand_line(line: Line) -> HandLine:
    """The opening of a hand whose line cannot be read: with its number, where that can."""
    match = _HAND.match(line.text)
    number_span = Span(line.start + match.start(1), line.start + match.end(1)) if match else Span(0, 0)
    return HandLine(
        span=line.span,
        keyword=line.first,
        number=int(match[1]) if match else None,
        number_span=number_span,
    )


def _misfit(line: Line, start: int) -> Span:
    end = len(line.text)
    if start < end:
        match = _WORD.match(line.text, start)
        assert match is not None
        return Span(line.start + start, line.start + match.end())
    return Span(line.start + end, line.start + end)


def _key_is_amiss(line: Line) -> bool:
    return line.kind == "TAG" and nontext.NOT_TEXT.search(line.text.partition(":")[0]) is not None
