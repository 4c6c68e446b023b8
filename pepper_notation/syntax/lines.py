"""A block's text to its statements, still as text, each with the word that says what it is.

Knows how a first word is told.  Does not know what a statement holds or where it may stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from pepper_notation.record import GameLine, Narration, Remark, Statement, Tag
from pepper_notation.source import Block, Span
from pepper_notation.syntax.build import KEYWORDS
from pepper_notation.syntax.cutting import cut
from pepper_notation.syntax.nontext import NonText


class Line(NamedTuple):
    """A statement as text, without its end and the blanks around it.

    `kind` is the grammar's terminal.  `word` is what the statement is, canonically: its keyword, `trick`, `game`,
    `tag`, `narration`, `remark`, or nothing where the first word is unknown.  `start` is the offset in the file.
    `trailing` is a remark behind a statement.  `hushed` is a statement about whose reading nothing more is said,
    because something is said about its line already.
    """

    kind: str
    word: str
    text: str
    start: int
    block: Block
    trailing: bool = False
    hushed: bool = False

    @property
    def span(self) -> Span:
        """The statement's span in the file."""
        return Span(self.start, self.start + len(self.text))

    @property
    def first(self) -> Span:
        """The span of the first word, without a colon behind it."""
        match = _FIRST.match(self.text)
        return Span(self.start, self.start + (match.end() if match else 1))


_FIRST: Final = re.compile(r"[^ \t\n:{;]+")
_KEYWORD: Final = re.compile(r"[A-Za-z]+(?=[ \t\n:{!?^]|$)")
_TRICK: Final = re.compile(r"[0-9]{1,4}(?:[.:)]|(?=[ \t\n{]|$))")
_BLANKS: Final = " \t\n;"
_WORDS: Final = {
    "PLAIN_PEPPER": "pepper",
    "PLAIN_RULES": "rules",
    "PLAIN_SEATS": "seats",
    "PLAIN_WINNER": "winner",
    "PLAIN_HAND": "hand",
    "PLAIN_DEAL": "deal",
    "PLAIN_BID": "bid",
    "PLAIN_TRUMP": "trump",
    "PLAIN_CONTRACT": "contract",
    "PLAIN_TRICK": "trick",
    "NARRATION": "narration",
    "REMARK": "remark",
    "GAME": "game",
    "TAG": "tag",
}
RAW: Final = frozenset(("NARRATION", "REMARK", "GAME", "TAG"))
"""The terminals whose text is raw to the end of the line."""


def lines(block: Block, marked: NonText) -> Iterator[Line]:
    """The statements of a block, in order; `marked` is what in it is no text."""
    unknown_until = -1
    for kind, at, piece in cut(block.text):
        text = piece.rstrip(" \t\n") if kind in RAW else piece.rstrip(_BLANKS)
        word = _WORDS.get(kind)
        if word is None:
            word = _word(text)
        span = Span(block.offset + at, block.offset + at + len(text))
        hushed = bool(marked.starts) and marked.touches(span)
        if not word:
            # A sentence that somebody forgot to mark as narration may have a `;` in it.
            hushed = hushed or at < unknown_until
            unknown_until = _line_end(block.text, at + len(text))
        trailing = kind == "REMARK" and _stands_behind(block.text, at)
        yield Line(kind, word, text, span.start, block, trailing, hushed)


def _word(text: str) -> str:
    if _TRICK.match(text):
        return "trick"
    match = _KEYWORD.match(text)
    word = match[0] if match else ""
    return word.lower() if word.lower() in KEYWORDS else ""


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _stands_behind(text: str, start: int) -> bool:
    line_start = text.rfind("\n", 0, start) + 1
    return bool(text[line_start:start].strip(_BLANKS))


def raw(line: Line) -> Statement:
    """The statement of a line of raw text: a tag, narration, a remark, `game`."""
    if line.kind == "TAG":
        key, _, text = line.text.partition(":")
        keyword = Span(line.start, line.start + len(key))
        return Tag(span=line.span, keyword=keyword, key=key.lower(), text=text.strip(" \t"))
    if line.kind == "GAME":
        keyword = Span(line.start, line.start + len("game"))
        text = line.text[len("game") :].strip(" \t").removeprefix(":").strip(" \t")
        return GameLine(span=line.span, keyword=keyword, text=text)
    keyword = Span(line.start, line.start + 1)
    text = line.text[1:].strip(" \t")
    if line.kind == "REMARK":
        return Remark(span=line.span, keyword=keyword, text=text, trailing=line.trailing)
    return Narration(span=line.span, keyword=keyword, text=text)
