"""What a hand tells and the rest of it tells as well, left out: leaders, winners, tricks, points, score.

Only what is right, and carries no note, glyph, mark or remark of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pepper_notation.record import (
    PLAIN,
    Claim,
    Concede,
    Hand,
    Play,
    Points,
    Remark,
    Score,
    Statement,
    Trick,
    Tricks,
)
from pepper_notation.replay import HandFrame
from pepper_notation.replay.frames import FigureFrame, PlayFrame, Result, TrickFrame, Verdict
from pepper_notation.writer import Omitted


def trimmed(hand: Hand, frame: HandFrame) -> Hand:
    """The hand without what follows from the rest of it."""
    return replace(hand, statements=tuple(_statements(hand.statements, frame)))


def _statements(statements: Sequence[Statement], frame: HandFrame) -> Iterator[Statement]:
    frames = {trick.trick.span: trick for trick in frame.tricks}
    for place, statement in enumerate(statements):
        beside = statements[place + 1] if place + 1 < len(statements) else None
        if isinstance(statement, Trick):
            yield _trick(statement, frames[statement.span])
        elif (
            isinstance(statement, Tricks | Points | Score)
            and statement.after == PLAIN
            and not (isinstance(beside, Remark) and beside.trailing)
            and _follows(statement, frame, frame.result)
        ):
            yield Omitted(span=statement.span, keyword=statement.keyword)
        else:
            yield statement


def _follows(statement: Tricks | Points | Score, frame: HandFrame, result: Result) -> bool:
    """Whether right figures follow from what stands before them."""
    match statement:
        case Tricks():
            agreed = any(isinstance(other, Claim | Concede) for other in frame.statements)
            played = bool(frame.tricks) and all(trick.side is not None for trick in frame.tricks)
            return (agreed or played) and _right(result.tricks)
        case Points():
            return None not in result.tricks_true and _right(result.points)
        case Score():
            return None not in (*result.before_true, *result.points_true) and _right(result.score)


def _right(figures: Sequence[FigureFrame]) -> bool:
    return all(figure.verdict is Verdict.RIGHT for figure in figures)


def _trick(trick: Trick, frame: TrickFrame) -> Trick:
    plays = trick.plays
    if len(plays) == len(frame.plays):
        pairs = zip(plays, frame.plays, strict=True)
        plays = tuple(_play(play, own, frame, place) for place, (play, own) in enumerate(pairs))
    taker = trick.taker
    if (
        taker is not None
        and trick.taker_after == PLAIN
        and frame.winner is not None
        and not frame.taker_wrong
    ):
        taker = None
    return replace(trick, plays=plays, taker=taker)


def _play(play: Play, frame: PlayFrame, trick: TrickFrame, place: int) -> Play:
    if play.seat is None or play.seat.seat is None:
        return play
    in_turn = trick.due == (frame.seat,) if place == 0 else frame.due == frame.seat
    return replace(play, seat=None) if in_turn else play
