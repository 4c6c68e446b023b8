"""A row a hand, for spreadsheets: CSV with a heading.

A table has up to three sides, so there are three groups of columns; those that a table does not have stay empty, as
does what is not known.  Figures are the truth; where the record differs, the findings of the hand say so.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pepper_notation.library.replayed import Replay, ReplayedGame, ReplayedHand
from pepper_notation.render.safe import safe

_SIDES: Final = 3
_GROUP: Final = ("side", "tricks", "points", "score")
COLUMNS: Final = (
    "file", "game", "hand", "dealer", "bidder", "bid", "strain",
    *(f"{word}_{side}" for side in range(1, _SIDES + 1) for word in _GROUP),
    "findings",
)  # fmt: skip
Codes = Mapping[tuple[int | None, int | None], Sequence[str]]


def heading() -> str:
    """The first line."""
    return _line(COLUMNS)


def rows(replay: Replay) -> Iterator[str]:
    """The rows of a file's hands, in order."""
    codes: dict[tuple[int | None, int | None], list[str]] = defaultdict(list)
    for found in replay.findings:
        codes[found.where.game, found.where.hand].append(found.code)
    name = _harmless(safe(replay.report.path))
    for game in replay.games:
        for hand in game.hands:
            yield _line((name, *_hand(game, hand, codes)))


def _hand(game: ReplayedGame, hand: ReplayedHand, codes: Codes) -> Iterator[str]:
    yield str(game.number)
    yield str(hand.place if hand.number is None else hand.number)
    yield hand.dealer or ""
    yield hand.bidder or hand.side or ""
    yield "passed" if hand.passed else hand.bid or ""
    yield "" if hand.strain is None else hand.strain.word
    for side in game.sides:
        yield side
        for figures in (hand.taken, hand.points, hand.score):
            yield "" if figures[side] is None else str(figures[side])
    yield from [""] * (len(_GROUP) * (_SIDES - len(game.sides)))
    yield " ".join(codes.get((game.number, hand.place), ()))


def _harmless(name: str) -> str:
    """A file's name that no spreadsheet takes for a formula."""
    return f"./{name}" if name.startswith(("=", "+", "-", "@")) and name != "-" else name


def _line(cells: Sequence[str]) -> str:
    page = io.StringIO()
    csv.writer(page, lineterminator="\n").writerow(cells)
    return page.getvalue()
