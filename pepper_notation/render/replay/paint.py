"""Rows in colour, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from pepper_notation.render.replay.pieces import CARDS, Kind, Piece, Row

# Dim, not grey: some palettes give grey the colour of the page.
_STYLES: Final = {
    Kind.HEAD: "",
    Kind.QUIET: "dim",
    Kind.FRAME: "dim",
    Kind.EDGE: "green",
    Kind.FELT: "green",
    Kind.NAME: "",
    Kind.UNKNOWN: "dim",
    Kind.WON: "yellow",
    Kind.GOOD: "green",
    Kind.BAD: "red",
    Kind.NOTE: "cyan",
    Kind.TOLD: "italic",
    Kind.ERROR: "red",
    Kind.WARNING: "yellow",
    Kind.ADVICE: "bright_blue",
    Kind.NOTED: "green",
    Kind.KEY: "reverse",
}
_TWO: Final = {Kind.CLUBS: "", Kind.DIAMONDS: "bright_red", Kind.HEARTS: "bright_red", Kind.SPADES: ""}
_FOUR: Final = {
    Kind.CLUBS: "bright_green",
    Kind.DIAMONDS: "bright_blue",
    Kind.HEARTS: "bright_red",
    Kind.SPADES: "",
}


def painted_rows(rows: Iterable[Row], *, four_colors: bool = False) -> Iterator[Text]:
    """Each row as a line in colour; `four_colors`: a colour for each suit."""
    for row in rows:
        text = Text()
        for piece in row:
            text.append(piece.text, _style(piece, four_colors))
        text.rstrip()
        text.append("\n")
        yield text


def _style(piece: Piece, four_colors: bool) -> str:
    if piece.kind in CARDS:
        color = (_FOUR if four_colors else _TWO)[piece.kind]
        return f"{color} bold underline".strip() if piece.strong else color
    color = _STYLES.get(piece.kind, "")
    return f"{color} bold".strip() if piece.strong else color
