"""The `seats` line to a table (PN111)."""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.record import Seats
from pepper_notation.source import Span
from pepper_notation.syntax.findings import BadSeats
from pepper_notation.syntax.pieces import Pieces
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.table import FOUR, Table


def seats(p: Pieces) -> Seats | None:
    """The table that a `seats` line sets; None, and a finding, where it makes none."""
    players = []
    while p.kind == "PLAYER":
        start = p.at
        players.append((p.take(), start))
    return seated(players, Seats(span=p.span, keyword=p.keyword, table=FOUR, after=p.tail()), p.sheet)


def seated(players: Sequence[tuple[str, int]], line: Seats, sheet: Sheet) -> Seats | None:
    """The line with the table that its players make, each as written and with its offset in the file."""
    letters: list[str] = []
    names: list[str] = []
    wrong: tuple[Span, str] | None = None
    span = line.keyword
    for player, start in players:
        letter, _, name = player.partition("=")
        letter, span = letter.upper(), Span(start, start + 1)
        if wrong is None and letter in letters:
            wrong = span, f"the letter {letter} stands for two seats"
        elif wrong is None and len(letters) == 4:
            wrong = span, "a table has no fifth seat"
        letters.append(letter)
        names.append(name[1:-1] if name.startswith('"') else name)
    if wrong is None and len(letters) == 1:
        wrong = span, "one seat makes no table"
    if wrong is not None:
        sheet.find(BadSeats, wrong[0], what=wrong[1])
        return None
    table = Table(tuple(letters), tuple(names))
    return Seats(span=line.span, keyword=line.keyword, after=line.after, table=table)
