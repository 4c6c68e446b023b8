"""Source lines with carets: each place that a finding speaks of, under exactly its text.

Knows lines, tabs, wide characters, escapes and cuts; gives rows of plain pieces.  Does not know findings, colours or
consoles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from pepper_notation.render.safe import UTF8, Shown, characters, safe, width
from pepper_notation.source import Place

_TAB = 4
_AROUND = 24
"""How many characters of a long line stay in sight before the first caret."""


class Kind(Enum):
    """What a piece of a row is, so that it can be coloured."""

    PLAIN = "plain"
    FRAME = "frame"
    WRONG = "wrong"
    LINKED = "linked"


@dataclass(frozen=True, slots=True)
class Frame:
    """The signs around an excerpt."""

    corner: str = "┌─"
    bar: str = "│"
    note: str = "="
    wrong: str = "^"
    linked: str = "-"
    stem: str = "│"
    cut: str = "…"
    gap: str = "⋮"


ASCII_FRAME = Frame(corner="-->", bar="|", stem="|", cut="...", gap="...")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to show, with what is to be said of it; `wrong` for the finding's own place, else linked."""

    place: Place
    text: str = ""
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Looks:
    """How an excerpt is drawn: its signs, the output's encoding, how many cells a source line may take."""

    frame: Frame = Frame()
    encoding: str = UTF8
    room: int = 96


Row = tuple[tuple[str, Kind], ...]
"""One line of output: pieces of text, each with its kind."""


@dataclass(frozen=True, slots=True)
class _Run:
    """Characters of one line to be underlined, from 0, the end exclusive; perhaps empty."""

    start: int
    end: int
    text: str
    wrong: bool


def excerpt(spots: Iterable[Spot], looks: Looks) -> Iterator[tuple[str, Row]]:
    """The rows of an excerpt: what stands in the gutter (a line number, a gap, nothing) and the row behind the bar."""
    lines: dict[int, str] = {}
    runs: dict[int, list[_Run]] = {}
    for spot in spots:
        for number, line, run in _split(spot):
            lines[number] = line
            runs.setdefault(number, []).append(run)
    last = None
    for number in sorted(lines):
        if last is not None and number > last + 1:
            yield looks.frame.gap, ()
        last = number
        for group in _groups(sorted(runs[number], key=lambda run: (run.start, not run.wrong)), looks.room):
            source, *below = _line(lines[number], group, looks)
            yield str(number), source
            for row in below:
                yield "", row


def _split(spot: Spot) -> Iterator[tuple[int, str, _Run]]:
    """The lines of a place: its first and its last, with the run in each; the words stand at the last."""
    place = spot.place
    if not place.excerpt:
        return
    first, last = place.excerpt[0], place.excerpt[-1]
    if place.end_line == place.line or (place.end_line == place.line + 1 and place.end_column == 1):
        end = place.end_column - 1 if place.end_line == place.line else len(first)
        yield place.line, first, _Run(place.column - 1, end, spot.text, spot.wrong)
        return
    yield place.line, first, _Run(place.column - 1, len(first), "", spot.wrong)
    begin = len(last) - len(last.lstrip())
    yield (
        place.end_line,
        last,
        _Run(min(begin, place.end_column - 1), place.end_column - 1, spot.text, spot.wrong),
    )


def _groups(runs: Sequence[_Run], room: int) -> Iterator[list[_Run]]:
    """Runs that fit into one view of a line; those too far apart get a view each."""
    group: list[_Run] = []
    for run in runs:
        if group and run.end - group[0].start > room - _AROUND - 6:
            yield group
            group = []
        group.append(run)
    yield group


def _line(line: str, runs: Sequence[_Run], looks: Looks) -> Iterator[Row]:
    """One source line, cut to the room there is, and the rows under it."""
    begin, shown, lead, tail = _view(line, runs[0].start, looks)
    starts = [width(lead)]
    for character in shown:
        starts.append(starts[-1] + character.cells)

    def column(index: int) -> int:
        return starts[min(max(index - begin, 0), len(shown))]

    yield ((lead + "".join(character.text for character in shown) + tail, Kind.PLAIN),)
    placed = [(column(run.start), max(column(run.end), column(run.start) + 1), run) for run in runs]
    yield from _under(placed, looks)


def _view(line: str, first: int, looks: Looks) -> tuple[int, list[Shown], str, str]:
    """What can be seen of a line: index of its first character, the characters, and the signs of a cut."""
    room, cut = looks.room, looks.frame.cut
    if len(line) <= room:
        shown = _expanded(line, looks.encoding)
        if sum(character.cells for character in shown) <= room:
            return 0, shown, "", ""
    begin = max(first - _AROUND, 0) if first > room - _AROUND else 0
    shown, cells = [], 2 * width(cut)
    for character in _expanded(line[begin : begin + room], looks.encoding):
        cells += character.cells
        if cells > room:
            break
        shown.append(character)
    return begin, shown, cut if begin else "", cut if begin + len(shown) < len(line) else ""


def _expanded(line: str, encoding: str) -> list[Shown]:
    """The characters of a line, its tabs widened to the next stop."""
    shown, cells = [], 0
    for raw, character in zip(line, characters(line, encoding), strict=True):
        blank = _TAB - cells % _TAB
        shown.append(Shown(" " * blank, blank) if raw == "\t" else character)
        cells += shown[-1].cells
    return shown


def _under(placed: Sequence[tuple[int, int, _Run]], looks: Looks) -> Iterator[Row]:
    """The carets, and what is said of each: the last beside its caret, the others on rows of their own below."""
    frame = looks.frame
    cells: dict[int, Kind] = {}
    for start, end, run in placed:
        for cell in range(start, end):
            if run.wrong or cell not in cells:
                cells[cell] = Kind.WRONG if run.wrong else Kind.LINKED
    spoken = [(start, run) for start, _, run in placed if run.text]
    signs = {Kind.WRONG: frame.wrong, Kind.LINKED: frame.linked}
    carets = list(_drawn({cell: (signs[kind], kind) for cell, kind in cells.items()}))
    # Words fit beside the carets only if no other caret stands to the right of theirs.
    beside = bool(spoken) and spoken[-1][1] is placed[-1][2] and max(cells) < placed[-1][1]
    if beside:
        carets.append((" " + safe(spoken[-1][1].text, looks.encoding), _kind(spoken[-1][1])))
        spoken.pop()
    yield tuple(carets)
    while spoken:
        start, run = spoken.pop()
        stems = {at: (frame.stem, _kind(other)) for at, other in spoken if at < start}
        yield (
            *_drawn(stems, start),
            (safe(run.text, looks.encoding), _kind(run)),
        )


def _kind(run: _Run) -> Kind:
    return Kind.WRONG if run.wrong else Kind.LINKED


def _drawn(cells: dict[int, tuple[str, Kind]], until: int = 0) -> Iterator[tuple[str, Kind]]:
    """Signs at their cells, blanks between them, and blanks up to a cell behind the last."""
    at = 0
    for kind, group in groupby(sorted(cells), key=lambda cell: cells[cell][1]):
        text = ""
        for cell in group:
            text += " " * (cell - at) + cells[cell][0]
            at = cell + 1
        yield text, kind
    if until > at:
        yield " " * (until - at), Kind.PLAIN
