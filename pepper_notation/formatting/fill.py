"""What a hand leaves out and the replay is certain of, written down: leaders, winners, tricks, points, score.

Only what the record itself does not speak against: where a wrong figure or winner has parted the record's count from
the truth, nothing is filled in, for the reader must still see what followed from what.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pepper_notation.record import (
    Figure,
    Hand,
    Points,
    Remark,
    Score,
    SeatWord,
    SideWord,
    Statement,
    Trick,
    Tricks,
)
from pepper_notation.replay import HandFrame
from pepper_notation.replay.frames import Figures, TrickFrame
from pepper_notation.source import Span
from pepper_notation.table import Table


def filled(hand: Hand, frame: HandFrame) -> Hand:
    """The hand with what it leaves out."""
    if frame.void:
        return hand
    frames = {trick.trick.span: trick for trick in frame.tricks}
    statements = [
        _trick(statement, frames[statement.span], frame.table) if isinstance(statement, Trick) else statement
        for statement in hand.statements
    ]
    at = _place(hand, statements)
    end = statements[at - 1].span.end if at else hand.line.span.end
    added = list(_figures(hand, frame, Span(end, end)))
    return replace(hand, statements=(*statements[:at], *added, *statements[at:]))


def _trick(trick: Trick, frame: TrickFrame, table: Table) -> Trick:
    plays, taker = trick.plays, trick.taker
    if (
        plays
        and frame.plays
        and plays[0].seat is None
        and frame.leader is not None
        and frame.plays[0].seat == frame.leader
    ):
        first = replace(plays[0], seat=SeatWord(table.letters[frame.leader], frame.leader))
        plays = (first, *plays[1:])
    if taker is None and frame.winner is not None and frame.side == frame.paper and not frame.short:
        taker = SideWord(table.letters[frame.winner], frame.side, frame.winner)
    return replace(trick, plays=plays, taker=taker)


def _place(hand: Hand, statements: list[Statement]) -> int:
    """Where in the written order figures are added: behind the last statement of the hand's own line if others
    share it, else behind the last of all.  The canonical order moves them from there."""
    line = hand.block.text.find("\n", hand.line.span.start - hand.block.offset)
    line_end = hand.block.offset + (len(hand.block.text) if line < 0 else line)
    shared = [place for place, statement in enumerate(statements, 1) if statement.span.end <= line_end]
    # Behind a remark nothing else can stand on the line.
    return len(statements) if not shared or isinstance(statements[shared[-1] - 1], Remark) else shared[-1]


def _figures(hand: Hand, frame: HandFrame, at: Span) -> Iterator[Statement]:
    result = frame.result
    written = {type(statement) for statement in hand.statements}
    kind: type[Tricks | Points | Score]
    for kind, true, paper in (
        (Tricks, result.tricks_true, result.tricks_paper),
        (Points, result.points_true, result.points_paper),
        (Score, result.after_true, result.after_paper),
    ):
        if kind not in written and None not in true and true == paper:
            yield kind(figures=_sides(frame.table, true), span=at, keyword=at)


def _sides(table: Table, figures: Figures) -> tuple[Figure, ...]:
    seats = table.size == table.sides
    return tuple(
        Figure(SideWord(table.side_text(side), side, side if seats else None), figure)
        for side, figure in enumerate(figures)
        if figure is not None
    )
