"""A piece of a file to its statements, cut by the grammar's terminals.

What the grammar's entry `chunk` says is no more than which terminals there are and which goes first, so that the
terminals alone do it, and a record of plain lines is read without the grammar's library.  They are not written here:
`terminals` is made of the grammar.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from pepper_notation.syntax.terminals import CHUNK


class Piece(NamedTuple):
    """A statement as text, its end included: the terminal that it is, and where it begins."""

    kind: str
    start: int
    text: str


_ALL: Final = frozenset(name for name, _ in CHUNK)
_BETWEEN: Final = frozenset(name for name, _ in CHUNK if name.startswith("_"))
_OF_HEADS: Final = frozenset(
    ("_GAP", "PLAIN_PEPPER", "PLAIN_RULES", "PLAIN_SEATS", "COLON_LINE", "GAME", "NARRATION", "REMARK", "TAG")
)
"""The terminals that heads are made of.

No text that one of them fits is fitted by a terminal that goes before it and is not among them, so that they may be
tried first: of a record of clean hands nothing but heads is cut, and the pattern of all terminals takes long to make.
"""


@cache
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in CHUNK if name in names))


def cut(text: str) -> list[Piece]:
    """The statements of a piece of a file, in order."""
    ended = text if text.endswith("\n") else text + "\n"
    pieces, at = [], 0
    first = _pattern(_OF_HEADS)
    while at < len(ended):
        match = first.match(ended, at) or _pattern(_ALL).match(ended, at)
        assert match is not None and match.lastgroup is not None
        if match.lastgroup not in _BETWEEN:
            pieces.append(Piece(match.lastgroup, at, match[0]))
        at = match.end()
    return pieces
