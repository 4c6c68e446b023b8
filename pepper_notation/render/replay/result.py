"""How a hand ended: tricks, points and score by side, how the points arise, and what the table decided.

A written figure that is not right stands beside the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pepper_notation.checks.figures import how_paid
from pepper_notation.record import Adjust, Claim, Concede, Figure, Misdeal, Outcome, Ruling, Statement, Winner
from pepper_notation.render.replay.acts import Act, Deed
from pepper_notation.render.replay.names import plain_figure, player, side_text, signed
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, blank, cells, clip, pad
from pepper_notation.render.safe import width
from pepper_notation.replay.frames import FigureFrame, Figures, HandFrame, Verdict

_FIGURE = 16
_SHORT = 9


def side_words(frame: HandFrame, side: int, looks: Looks, room: int) -> str:
    """A side with the names of its players, as far as there is room."""
    table = frame.table
    names = [looks.told(table.names[seat]) for seat in table.seats_of(side)]
    word = side_text(table, side)
    if not all(names):
        return word
    together = " & ".join(names)
    return f"{word} {clip(together, room - width(word) - 1, looks.signs.cut)}"


def result_rows(frame: HandFrame, acts: Sequence[Act], looks: Looks, room: int) -> list[Row]:
    """The table of results, with agreements and decisions before and after it."""
    rows: list[Row] = []
    for act in acts:
        if act.deed is Deed.AGREED and isinstance(act.statement, (Claim, Concede)):
            rows.append((Piece(" " + agreed_words(frame, act.statement, looks)),))
        if act.deed is Deed.MISDEAL and isinstance(act.statement, Misdeal):
            rows.append((Piece(" " + misdeal_words(frame, act.statement, looks), Kind.WARNING),))
    if _worth_showing(frame):
        rows += _figures(frame, looks, room)
    return [*rows, *decision_rows(frame, acts, looks)]


def decision_rows(frame: HandFrame, acts: Sequence[Act], looks: Looks) -> list[Row]:
    """What the table decided, and who won the game."""
    rows: list[Row] = []
    for act in acts:
        if act.deed is Deed.DECISION and isinstance(act.statement, (Adjust, Ruling)):
            rows.append((Piece(" " + decision_words(act.statement, looks), Kind.WARNING),))
        if act.deed is Deed.WINNER and isinstance(act.statement, Winner):
            rows.append((Piece(" " + winner_words(frame, act.statement, looks), Kind.GOOD, True),))
    return rows


def _worth_showing(frame: HandFrame) -> bool:
    result = frame.result
    written = result.tricks or result.points or result.score
    return bool(written) or not all(figure is None for figure in (*result.tricks_true, *result.points_true))


def _figures(frame: HandFrame, looks: Looks, room: int) -> list[Row]:
    result, table = frame.result, frame.table
    sides = [side_words(frame, side, looks, 24 if room >= 76 else 12) for side in range(table.sides)]
    first = max(width(words) for words in sides) + 3
    wrong = any(
        each.verdict in (Verdict.WRONG, Verdict.FOLLOWS)
        for each in (*result.tricks, *result.points, *result.score)
    )
    wide = min(_FIGURE, (room - first) // 3) if wrong else _SHORT
    heads = ("tricks", "points") if frame.alt is not None else ("tricks", "points", "score")
    head = (blank(first), *(piece for word in heads for piece in pad((Piece(word, Kind.QUIET),), wide)))
    rows: list[Row] = [head]
    for side in range(table.sides):
        row: list[Piece] = [*pad((Piece(" " + sides[side], Kind.NAME, True),), first)]
        if frame.void and result.tricks_true[side] is None and not result.tricks:
            row += pad((Piece(looks.signs.dash, Kind.QUIET),), wide)
        else:
            row += _cell(side, result.tricks, result.tricks_true, plain_figure, looks, wide)
        row += _cell(side, result.points, result.points_true, signed, looks, wide)
        if frame.alt is None:
            row += _cell(side, result.score, result.after_true, plain_figure, looks, wide)
        how = how_paid(frame, side) if result.points_true[side] is not None else ""
        rows.append(tuple(row))
        if how and how != "as the hand was played":
            told = Piece(looks.told(how), Kind.QUIET)
            if cells(row) + width(told.text) <= room:
                rows[-1] = (*row, told)
            else:
                rows.append(
                    (blank(first), told._replace(text=clip(told.text, room - first, looks.signs.cut)))
                )
    return rows


def _cell(
    side: int,
    written: Sequence[FigureFrame],
    true: Figures,
    spelt: Callable[[int | None, Looks], str],
    looks: Looks,
    wide: int,
) -> Row:
    frame = next((each for each in written if each.side == side), None)
    right = true[side]
    if frame is None or frame.verdict in (Verdict.RIGHT, Verdict.OPEN):
        figure = right if right is not None else (frame.figure.value if frame is not None else None)
        return pad(
            (Piece(spelt(figure, looks), Kind.HEAD if figure is not None else Kind.QUIET, True),), wide
        )
    wrong = Piece(spelt(frame.figure.value, looks), Kind.BAD)
    cross = Piece(looks.signs.wrong if frame.verdict is Verdict.WRONG else "", Kind.ERROR, True)
    told = frame.right if frame.right is not None else right
    if told is None:
        return pad((wrong, cross), wide)
    right_one = Piece(spelt(told, looks), Kind.GOOD, True)
    if wide < _FIGURE:
        return pad((wrong, cross, Piece(" (", Kind.QUIET), right_one, Piece(")", Kind.QUIET)), wide)
    return pad((wrong, cross, Piece(" right: ", Kind.QUIET), right_one), wide)


def agreed_words(frame: HandFrame, statement: Claim | Concede, looks: Looks) -> str:
    """A claim or a concession in words."""
    verb = "claims" if isinstance(statement, Claim) else "concedes"
    shares = []
    for share in statement.shares:
        who = (
            player(frame.table, share.seat.seat, looks) if share.seat.seat is not None else share.seat.letter
        )
        many = (
            "the rest"
            if share.tricks is None
            else f"{share.tricks} more trick{'' if share.tricks == 1 else 's'}"
        )
        shares.append(f"{who} {verb} {many}")
    return ", ".join(shares)


def misdeal_words(frame: HandFrame, statement: Misdeal, looks: Looks) -> str:
    """A misdeal in words."""
    if statement.seat is None or statement.seat.seat is None:
        return "misdeal: the hand is void"
    return f"misdeal by {player(frame.table, statement.seat.seat, looks)}: the hand is void"


def figures_words(figures: Sequence[Figure], looks: Looks, *, sign: bool = False) -> str:
    """Figures by side: `NS +4, EW +2`."""
    spelt = signed if sign else plain_figure
    return ", ".join(f"{looks.told(figure.side.word)} {spelt(figure.value, looks)}" for figure in figures)


def decision_words(statement: Statement, looks: Looks) -> str:
    """What the table decided, in words."""
    assert isinstance(statement, (Adjust, Ruling))
    what = "the table adds" if isinstance(statement, Adjust) else "the table rules, in place of the points"
    return f"{what}: {figures_words(statement.figures, looks, sign=True)}"


def winner_words(frame: HandFrame, statement: Winner, looks: Looks) -> str:
    """Who won the game, in words."""
    if statement.winner is Outcome.DRAW:
        return "the game is drawn"
    if statement.winner is Outcome.NONE:
        return "the game was not finished"
    assert not isinstance(statement.winner, Outcome)
    side = statement.winner.side
    if side is None:
        return f"winner: {looks.told(statement.winner.word)}"
    names = [looks.told(frame.table.names[seat]) for seat in frame.table.seats_of(side)]
    told = f" ({' and '.join(clip(name, 20, looks.signs.cut) for name in names)})" if all(names) else ""
    return f"{side_text(frame.table, side)}{told} won the game"
