"""One line to one statement of the record, with the findings about it (PN100, PN101, PN103 of notes).

The place where a misfit becomes a finding.  Does not know where a statement may stand.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from pepper_notation.record import HandLine, Statement, Trick, Unreadable
from pepper_notation.source import Span
from pepper_notation.syntax import grammar
from pepper_notation.syntax.build import KEYWORDS, build
from pepper_notation.syntax.expected import expected
from pepper_notation.syntax.found import Unclosed, UnknownStatement, UnreadableStatement
from pepper_notation.syntax.grammar import Misfit
from pepper_notation.syntax.lines import Line, raw
from pepper_notation.syntax.pieces import Pieces
from pepper_notation.syntax.plain import plain
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.words import Amiss

KNOWN_TAGS: Final = ("title", "date", "place", "event", "round", "table", "scribe", "note")
"""The tags that the notation names."""
_FIRST_WORDS: Final = (*sorted(KEYWORDS), *(f"{tag}:" for tag in KNOWN_TAGS))
_WORD: Final = re.compile(r"[^ \t\n{;]+|.", re.DOTALL)
_NUMBER: Final = re.compile(r"[0-9]{1,4}")


def statement(line: Line, sheet: Sheet, *, hushed: bool = False) -> Statement:
    """The statement of a line; one that cannot be read keeps its place.

    `hushed` lines have something in them that is no text, and that is said already (PN104).
    """
    if line.kind in ("NARRATION", "REMARK", "GAME", "TAG"):
        return raw(line)
    found = len(sheet.found)
    try:
        if line.kind.startswith("PLAIN"):
            return plain(line.kind, line.text, line.start, sheet)
        if not line.word:
            if not hushed:
                _unknown(line, sheet)
            return unreadable(line)
        reading = grammar.statement(line.text)
        made = build(reading.rule, Pieces(reading, line.text, line.start, sheet))
    except Misfit as misfit:
        del sheet.found[found:]
        if not hushed:
            _misfit(line, misfit, sheet)
        return unreadable(line)
    except Amiss as amiss:
        del sheet.found[found:]
        if not hushed:
            met = _quoted(sheet.block.slice(amiss.span))
            sheet.find(UnreadableStatement, amiss.span, met=met, expected=amiss.expected)
        return unreadable(line)
    if reading.unclosed is not None:
        start = line.start + (reading.unclosed.start_pos or 0)
        sheet.find(
            Unclosed,
            Span(start, start + 1),
            what="this note is never closed",
            advice="a note ends with }; it was read as ending with its line",
        )
    return made if made is not None else unreadable(line)


def unreadable(line: Line) -> Statement:
    """A statement that keeps its place and has no contents."""
    if line.word == "trick":
        match = _NUMBER.match(line.text)
        assert match is not None
        keyword = Span(line.start, line.start + match.end())
        return Trick(span=line.span, keyword=keyword, number=int(match[0]), unread=True)
    return Unreadable(span=line.span, keyword=line.first, word=line.word, text=line.text)


def _misfit(line: Line, misfit: Misfit, sheet: Sheet) -> None:
    start = misfit.start
    if start >= len(line.text):
        end = line.start + len(line.text)
        sheet.find(
            UnreadableStatement,
            Span(end, end),
            met="the end of the statement",
            expected=expected(misfit.fitting),
        )
        return
    match = _WORD.match(line.text, start)
    assert match is not None
    span = Span(line.start + start, line.start + match.end())
    wanted = expected(frozenset(("TRICK",))) if start == 0 else expected(misfit.fitting)
    sheet.find(UnreadableStatement, span, met=_quoted(match[0]), expected=wanted)


def _unknown(line: Line, sheet: Sheet) -> None:
    span = line.first
    word = sheet.block.slice(span)
    seat = len(word) == 1 and word.isalpha() and line.text[1:2] == ":"
    if seat:
        advice = "the trick's number is missing: a trick begins with it, as in 1. " + word.upper() + ":"
    elif word.startswith("{"):
        advice = "a note stands behind what it speaks of, and opens on the same line"
    else:
        near = _nearest(word.lower()[:40])
        advice = f"did you mean {near}?" if near else "a line begins with a word of the notation"
    sheet.find(UnknownStatement, span, word=_quoted(word), advice=advice)


@lru_cache(maxsize=1024)
def _nearest(word: str) -> str:
    if not 2 <= len(word) <= 16:
        return ""
    near = get_close_matches(word, _FIRST_WORDS, 1, 0.6)
    return near[0] if near else ""


def _quoted(word: str) -> str:
    return f'"{word}"' if len(word) <= 40 else f'"{word[:39]}\u2026"'


def aside(line: Line) -> Statement:
    """A statement that does not count, because it is misplaced or repeated: its text and no word."""
    return Unreadable(span=line.span, keyword=line.first, word="", text=line.text)


_HAND: Final = re.compile(r"[A-Za-z]{4}:?[ \t]+([0-9]{1,4})(?=[ \t\n{!?^]|$)")


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
