"""Statements as pieces of text, each with a name by which its place in the file is found again."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.generator.style import Style

Key = tuple[Any, ...]

NOTES = (
    "she had to",
    "two clubs left, both useful",
    "partner's 2 promises a trick and a half; no more",
    "why not the king? # nobody knows",
    r"a brace \} and another \{ and a backslash \ too",
    "Zoë: “nö”, said the dealer",
    "first line\n  and a second, indented",
    "",
    "= N",
    "bid 3; trump hearts; 1. N: Qd",
)
MARKS = ("^unsure",)
GLYPHS = ("!", "?", "!!", "??", "!?", "?!")


@dataclass
class Piece:
    """A piece of a statement: white space goes before it unless it is `glued` to the piece before."""

    text: str
    key: Key | None = None
    glued: bool = False


@dataclass
class Statement:
    """A statement; nothing may follow a `raw` one on its line.  `name` says which kind it is."""

    name: str
    pieces: list[Piece] = field(default_factory=list)
    raw: bool = False

    def add(self, text: str, key: Key | None = None, glued: bool = False) -> Piece:
        """Put a piece at the end."""
        self.pieces.append(Piece(text, key, glued))
        return self.pieces[-1]


def decorated(rng: Random, statement: Statement, style: Style) -> None:
    """Put a glyph, a mark or a note after the last piece, which is an item: a call, card, strain or winner."""
    piece = statement.pieces[-1]
    if rng.random() < style.glyphs and not piece.text.startswith("?") and piece.text != "...":
        piece.text += rng.choice(GLYPHS)
    if rng.random() < style.glyphs / 4 and piece.text != "...":
        piece.text += rng.choice(MARKS)
    noted(rng, statement, style)


def noted(rng: Random, statement: Statement, style: Style) -> None:
    """Put a note or two at the end of a statement so far."""
    while rng.random() < style.notes:
        statement.add("{" + rng.choice(NOTES) + "}", glued=rng.random() < 0.3)
