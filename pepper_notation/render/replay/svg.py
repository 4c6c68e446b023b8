"""Rows as a picture: cards as cards, the table as a table, everything else as text in fixed columns.

One self-contained SVG: no script, no link, no font from elsewhere.  Every piece of text is set to the width that it
has in cells, so that no font can move it; suits, ticks and crosses are drawn, not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from pepper_notation.render.replay.pieces import CARDS, Kind, Piece, Row, trimmed
from pepper_notation.render.safe import width

CELL: Final = 9
LINE: Final = 23
MARGIN: Final = 26
_BASE: Final = 16
"""From the top of a line to the foot of its letters."""

_STYLE: Final = """
text{font:15px ui-monospace,"DejaVu Sans Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace;fill:#2d2a26}
.paper{fill:#fffdf7;stroke:#ded6c3}.line{stroke:#d9d1bd;stroke-width:1}.double{stroke:#b9ad90;stroke-width:2}
.table{fill:#2f7d5b;stroke:#225e44;stroke-width:2}
.card{fill:#fff;stroke:#c9c2b2}.card.won{fill:#fff4c7;stroke:#c79a1b;stroke-width:1.6}
.back{fill:#b8c4d2;stroke:#8d9bab}
.strong{font-weight:bold}
.head{font-weight:bold}.name{fill:#1f3b57}.quiet{fill:#857e70}.told{fill:#574f42;font-style:italic}
.note{fill:#1f6b6f}.felt{fill:#fff}.unknown{fill:#5d6b7a}
.won{fill:#a87400;stroke:#a87400}.good{fill:#2b7a34}.noted{fill:#2b7a34}.bad{fill:#b3261e}
.error{fill:#b3261e;stroke:#b3261e}.warning{fill:#8a5a00}.advice{fill:#3658a7}
text.won,text.error{stroke:none}
.sign{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.hearts,.diamonds{fill:#c2281d}.clubs,.spades{fill:#1d1d1f}
"""
_FOUR: Final = ".clubs{fill:#1c7036}.diamonds{fill:#2354b0}\n"
_SUITS: Final = {
    Kind.HEARTS: "M5 9.3C-3.6 3.4 1.4-1 5 2.7 8.6-1 13.6 3.4 5 9.3Z",
    Kind.DIAMONDS: "M5 .3 8.9 5 5 9.7 1.1 5Z",
    Kind.SPADES: "M5 .4C13.2 6.3 8.8 9.4 5.7 7.3L6.7 9.6H3.3L4.3 7.3C1.2 9.4-3.2 6.3 5 .4Z",
    Kind.CLUBS: (
        "M5 .3a2.35 2.35 0 0 1 1.7 3.9 2.4 2.4 0 1 1-.9 3.4L6.7 9.6H3.3L4.2 7.6"
        "a2.4 2.4 0 1 1-.9-3.4A2.35 2.35 0 0 1 5 .3Z"
    ),
}
_SIGNS: Final = {"✓": "M1.5 5.5 4 8 8 2", "✗": "M1.5 2 7.5 8M7.5 2 1.5 8", "›": "M3 2 6.5 5 3 8"}


def svg(rows: Iterable[Row], *, four_colors: bool = False) -> str:
    """The picture of a page; `four_colors`: a colour for each suit."""
    page = [trimmed(row) for row in rows]
    while page and not page[-1]:
        page.pop()
    columns = max((sum(width(piece.text) for piece in row) for row in page), default=0)
    wide, high = columns * CELL + 2 * MARGIN, len(page) * LINE + 2 * MARGIN
    title = next(("".join(piece.text for piece in row).split("  ")[0].strip() for row in page if row), "")
    body = [*_tables(page)]
    for place, row in enumerate(page):
        body += _row(row, MARGIN + place * LINE)
    style = _STYLE + (_FOUR if four_colors else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        f' role="img">\n<title>{escape(title or "A game of Pepper")}</title>\n<style>{style}</style>\n<defs>'
        + "".join(f'<path id="{kind.value}" d="{path}"/>' for kind, path in _SUITS.items())
        + f'</defs>\n<rect class="paper" x=".5" y=".5" width="{wide - 1}" height="{high - 1}" rx="12"/>\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )


def _tables(page: Sequence[Row]) -> Iterator[str]:
    """The tables: each run of lines that have an edge in one column."""
    top: int | None = None
    for place, row in enumerate([*page, ()]):
        edge = _edge(row)
        if edge is not None and top is None:
            top = place
        if edge is None and top is not None:
            left, right = _edge(page[top]) or (0, 0)
            y = MARGIN + top * LINE + LINE // 2
            tall = (place - 1 - top) * LINE
            yield (
                f'<rect class="table" x="{MARGIN + left * CELL + CELL // 2}" y="{y}"'
                f' width="{(right - left - 1) * CELL}" height="{tall}" rx="14"/>'
            )
            top = None


def _edge(row: Row) -> tuple[int, int] | None:
    """The first and the last column of the table's edge in a row."""
    at, found = 0, []
    for piece in row:
        if piece.kind is Kind.EDGE:
            found += [at, at + width(piece.text)]
        at += width(piece.text)
    return (found[0], found[-1]) if found else None


def _row(row: Row, top: int) -> Iterator[str]:
    at = 0
    for piece in row:
        x = MARGIN + at * CELL
        at += width(piece.text)
        if piece.text.strip() and piece.kind is not Kind.EDGE:
            yield from _piece(piece, x, top)


def _piece(piece: Piece, x: int, top: int) -> Iterator[str]:
    if piece.chip and (piece.kind in CARDS or piece.kind is Kind.UNKNOWN):
        yield from _card(piece, x, top)
    elif piece.kind in CARDS and len(piece.text.strip()) == 1:
        yield _suit(piece.kind, x, top)
    elif piece.text in _SIGNS:
        yield f'<path class="{piece.kind.value} sign" d="{_SIGNS[piece.text]}" transform="translate({x} {top + 6})"/>'
    elif piece.kind is Kind.FRAME and set(piece.text.strip()) <= set("─━│"):
        yield from _line(piece, x, top)
    else:
        yield _text(piece.text, piece, x, top)


def _line(piece: Piece, x: int, top: int) -> Iterator[str]:
    text = piece.text.strip()
    x += (len(piece.text) - len(piece.text.lstrip())) * CELL
    if text == "│":
        yield f'<path class="line" d="M{x + 4} {top}v{LINE}"/>'
        return
    kind = "double" if "━" in text else "line"
    yield f'<path class="{kind}" d="M{x} {top + LINE // 2}h{width(text) * CELL}"/>'


def _card(piece: Piece, x: int, top: int) -> Iterator[str]:
    cells = width(piece.text)
    known = piece.kind in CARDS
    kind = ("card won" if piece.strong else "card") if known else "back"
    yield f'<rect class="{kind}" x="{x - 2}" y="{top + 1}" width="{cells * CELL + 3}" height="{LINE - 3}" rx="3.5"/>'
    if known:
        yield _text(piece.text[:-1], piece._replace(strong=True), x - 1, top)
        yield _suit(piece.kind, x + (cells - 1) * CELL, top)
    elif "▒" not in piece.text:
        yield _text(piece.text, piece, x, top)


def _suit(kind: Kind, x: int, top: int) -> str:
    return (
        f'<use href="#{kind.value}" class="{kind.value}" transform="translate({x} {top + 6.5}) scale(.98)"/>'
    )


def _text(text: str, piece: Piece, x: int, top: int) -> str:
    start = len(text) - len(text.lstrip(" "))
    shown = text.strip(" ")
    x += start * CELL
    strong = " strong" if piece.strong else ""
    # Blanks would run together, and a run from right to left must not turn its neighbours round.
    told = escape(shown.replace(" ", "\u00a0"))
    return (
        f'<text class="{piece.kind.value}{strong}" x="{x}" y="{top + _BASE}" textLength="{width(shown) * CELL}"'
        f' lengthAdjust="spacingAndGlyphs">{told}</text>'
    )
