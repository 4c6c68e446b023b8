"""Rows of pieces: text of a known kind and a known width, and how rows are wrapped, padded, cut and set side by side.

Knows cells and the kinds of text that a replay has.  Does not know games, colours or consoles.  Whatever comes from a
record comes through `told`, which is the gateway of `safe`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest
from typing import Final, NamedTuple

from pepper_notation.render.safe import UTF8, safe, width


class Kind(Enum):
    """What a piece of text is, so that it can be coloured or drawn."""

    PLAIN = "plain"
    HEAD = "head"
    QUIET = "quiet"
    FRAME = "frame"
    EDGE = "edge"
    """The edge of the table in the middle."""
    FELT = "felt"
    """On the table in the middle."""
    NAME = "name"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    UNKNOWN = "unknown"
    """A card nobody wrote down, or one that is not shown."""
    WON = "won"
    GOOD = "good"
    BAD = "bad"
    NOTE = "note"
    TOLD = "told"
    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"
    NOTED = "noted"
    KEY = "key"


CARDS: Final = frozenset((Kind.CLUBS, Kind.DIAMONDS, Kind.HEARTS, Kind.SPADES))


class Piece(NamedTuple):
    """A piece of one row; `strong` where it stands out, `chip` where it is a card."""

    text: str
    kind: Kind = Kind.PLAIN
    strong: bool = False
    chip: bool = False


Row = tuple[Piece, ...]
EMPTY: Final[Row] = ()


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs that a replay draws with."""

    suits: str = "♣♦♥♠"
    leads: str = "›"
    takes: str = "✓"
    wrong: str = "✗"
    marked: str = "⚑"
    order: str = "¹²³⁴⁵"
    rule: str = "─"
    double: str = "━"
    corners: str = "╭╮╰╯"
    sides: str = "─│"
    dot: str = "·"
    cut: str = "…"
    dash: str = "–"
    arrow: str = "→"
    bar: str = "│"
    hidden: str = "▒"


PLAIN_SIGNS: Final = Signs(
    suits="cdhs",
    leads=">",
    takes="*",
    wrong="#",
    marked="^",
    order="12345",
    rule="-",
    double="=",
    corners="++++",
    sides="-|",
    dot="-",
    cut="...",
    dash="-",
    arrow="->",
    bar="|",
    hidden="?",
)


@dataclass(frozen=True, slots=True)
class Looks:
    """How a replay is drawn: its width in cells, its signs, and the encoding that it is written in."""

    width: int = 80
    signs: Signs = Signs()
    encoding: str = UTF8

    def told(self, text: str) -> str:
        """Text that somebody else wrote, as it may be shown."""
        return safe(text, self.encoding)


def cells(row: Iterable[Piece]) -> int:
    """How many cells a row takes."""
    return sum(width(piece.text) for piece in row)


def blank(count: int) -> Piece:
    """So many blanks."""
    return Piece(" " * max(0, count))


def clip(text: str, room: int, cut: str = "…") -> str:
    """A text cut to so many cells, the cut shown."""
    if width(text) <= room:
        return text
    room -= len(cut)
    kept, used = [], 0
    for character in text:
        used += width(character)
        if used > room:
            break
        kept.append(character)
    return ("".join(kept) + cut) if room >= 0 else cut[: max(0, room + len(cut))]


def pad(row: Row, room: int) -> Row:
    """A row filled up with blanks to so many cells."""
    lacking = room - cells(row)
    return (*row, blank(lacking)) if lacking > 0 else row


def centred(row: Row, room: int) -> Row:
    """A row in the middle of so many cells."""
    lacking = max(0, room - cells(row))
    return (blank(lacking // 2), *row, blank(lacking - lacking // 2))


def flush(left: Row, right: Row, room: int) -> Row:
    """Two rows in one, to the left and to the right, with at least a blank between them."""
    return (*left, blank(max(1, room - cells(left) - cells(right))), *right)


def _words(row: Row) -> Iterator[tuple[Piece, bool]]:
    """The words of a row, each with whether a blank goes before it; a chip is a word."""
    spaced = False
    for piece in row:
        if piece.chip:
            yield piece, spaced
            spaced = False
            continue
        for place, word in enumerate(piece.text.split(" ")):
            spaced = spaced or place > 0
            if word:
                yield piece._replace(text=word), spaced
                spaced = False


def wrap(row: Row, room: int, hang: int = 0) -> tuple[Row, ...]:
    """A row of words broken into rows of so many cells, those after the first indented by `hang`."""
    room = max(room, 12)
    rows: list[list[Piece]] = [[]]
    used = 0
    for piece, spaced in _words(row):
        rest = piece
        gap = 1 if spaced and used > (hang if len(rows) > 1 else 0) else 0
        if used + gap + width(rest.text) > room and used > (hang if len(rows) > 1 else 0):
            rows.append([blank(hang)] if hang else [])
            used, gap = hang, 0
        while width(rest.text) > room - used - gap:
            head = clip(rest.text, room - used - gap, "")
            if not head:
                break
            rows[-1].append(rest._replace(text=head))
            rest = rest._replace(text=rest.text[len(head) :])
            rows.append([blank(hang)] if hang else [])
            used, gap = hang, 0
        if not rest.text:
            continue
        if gap:
            rows[-1].append(rest._replace(text=" ", chip=False))
        rows[-1].append(rest)
        used += gap + width(rest.text)
    return tuple(_joined(pieces) for pieces in rows)


def _joined(pieces: Iterable[Piece]) -> Row:
    """Neighbours of one kind made one piece."""
    out: list[Piece] = []
    for piece in pieces:
        last = out[-1] if out else None
        if last is not None and last[1:] == piece[1:] and not piece.chip:
            out[-1] = last._replace(text=last.text + piece.text)
        else:
            out.append(piece)
    return tuple(out)


def beside(left: Sequence[Row], right: Sequence[Row], room: int, bar: Piece | None = None) -> Iterator[Row]:
    """Two blocks of rows side by side, the left one taking so many cells."""
    gap: Row = (blank(1), bar, blank(1)) if bar is not None else (blank(2),)
    for one, other in zip_longest(left, right, fillvalue=EMPTY):
        yield (*pad(one, room), *gap, *other) if other or bar is not None else one


def trimmed(row: Row) -> Row:
    """A row without blanks at its end."""
    pieces = list(row)
    while pieces and not pieces[-1].text.strip(" ") and pieces[-1].kind is not Kind.FELT:
        pieces.pop()
    if pieces:
        pieces[-1] = pieces[-1]._replace(text=pieces[-1].text.rstrip(" "))
    return tuple(pieces)


def plain(rows: Iterable[Row]) -> str:
    """Rows as text, without colour."""
    return "".join("".join(piece.text for piece in row).rstrip(" ") + "\n" for row in rows)
