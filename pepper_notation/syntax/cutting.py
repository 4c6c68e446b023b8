"""A piece of a file to its statements, cut by the grammar's terminals.

What the grammar's entry `chunk` says is no more than which terminals there are and which goes first, so that the
terminals alone do it, and a record of plain lines is read without the grammar's library.  They are not written here:
`terminals` is made of the grammar.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pepper_notation.syntax.terminals import CHUNK


class Piece(NamedTuple):
    """A statement as text, its end included: the terminal that it is, and where it begins."""

    kind: str
    start: int
    text: str


_CUT: Final = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in CHUNK))
_BETWEEN: Final = frozenset(name for name, _ in CHUNK if name.startswith("_"))


def cut(text: str) -> list[Piece]:
    """The statements of a piece of a file, in order."""
    ended = text if text.endswith("\n") else text + "\n"
    return [
        Piece(match.lastgroup, match.start(), match[0])
        for match in _CUT.finditer(ended)
        if match.lastgroup is not None and match.lastgroup not in _BETWEEN
    ]
