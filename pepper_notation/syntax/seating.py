"""The `seats` line to a table (PN111)."""

from __future__ import annotations

from pepper_notation.record import Seats
from pepper_notation.source import Span
from pepper_notation.syntax.findings import BadSeats
from pepper_notation.syntax.pieces import Pieces
from pepper_notation.table import Table


def seats(p: Pieces) -> Seats | None:
    """The table that a `seats` line sets; None, and a finding, where it makes none."""
    letters: list[str] = []
    names: list[str] = []
    wrong: tuple[Span, str] | None = None
    span = p.keyword
    while p.kind == "PLAYER":
        start = p.at
        letter, _, name = p.take().partition("=")
        letter, span = letter.upper(), Span(start, start + 1)
        if wrong is None and letter in letters:
            wrong = span, f"the letter {letter} stands for two seats"
        elif wrong is None and len(letters) == 4:
            wrong = span, "a table has no fifth seat"
        letters.append(letter)
        names.append(name[1:-1] if name.startswith('"') else name)
    after = p.tail()
    if wrong is None and len(letters) == 1:
        wrong = span, "one seat makes no table"
    if wrong is not None:
        p.sheet.find(BadSeats, wrong[0], what=wrong[1])
        return None
    return Seats(span=p.span, keyword=p.keyword, table=Table(tuple(letters), tuple(names)), after=after)
