"""The figures of a hand: tricks, points and score, each against the truth and against the record (third law).

The truth is what the engine works out; where it cannot, what the record says.  Each link that is not written is
derived from the one before.
"""

from __future__ import annotations

from pepper_notation.replay.counting import count
from pepper_notation.replay.frames import FigureFrame, Figures, Result, Verdict
from pepper_notation.replay.paying import pay
from pepper_notation.replay.written import Scene, Written
from pepper_notation.source import Place
from pepper_notation.table import Side


def _delta(points: Figures, written: Written, side: Side) -> int | None:
    """What the hand adds to a side's score: its points, or the ruling in their place, and the adjustments."""
    if written.unread & {"ruling", "adjust"}:
        return None
    figure = points[side]
    if written.ruling is not None:
        figure = next((f.value for f in written.ruling.figures if f.side.side == side), figure)
    if figure is None:
        return None
    return figure + sum(f.value for adjust in written.adjusts for f in adjust.figures if f.side.side == side)


def _plus(before: int | None, delta: int | None) -> int | None:
    return None if before is None or delta is None else before + delta


def replay_figures(
    scene: Scene, written: Written
) -> tuple[Result, tuple[Place | None, ...], tuple[Place | None, ...]]:
    """Judge a hand's figures; also, by side, the mistake that parts the record's score from the truth, and where the
    score is written."""
    sides, before = scene.table.sides, scene.before
    counted = count(scene, written)
    paid = pay(scene, written, counted)
    true = [_plus(before.true[side], _delta(paid.true, written, side)) for side in range(sides)]
    paper = [_plus(before.paper[side], _delta(paid.paper, written, side)) for side in range(sides)]
    causes: list[Place | None] = [before.causes[side] or paid.causes[side] for side in range(sides)]
    places = list(before.score_places)
    frames: list[FigureFrame] = []
    wrong_place: Place | None = None
    for figure in written.score.figures if written.score is not None else ():
        side = figure.side.side
        if side is None:
            frames.append(FigureFrame(figure, None, Verdict.OPEN))
            continue
        right, by_record = true[side], paper[side]
        expected = right if right is not None else by_record
        cause = None
        if expected is None or (right is None and paid.impossible is not None and figure.value != by_record):
            verdict = Verdict.OPEN
        elif right is None and paid.impossible is not None:
            verdict, cause = Verdict.FOLLOWS, paid.impossible
        elif figure.value == expected:
            verdict = Verdict.RIGHT
        elif figure.value == by_record and causes[side] is not None:
            verdict, cause = Verdict.FOLLOWS, causes[side]
        else:
            verdict = Verdict.WRONG
            wrong_place = wrong_place or scene.block.place(figure.span)
            causes[side] = cause = wrong_place
        frames.append(
            FigureFrame(figure, side, verdict, right if verdict is Verdict.FOLLOWS else expected, cause)
        )
        paper[side] = figure.value
        places[side] = scene.block.place(figure.span)
        if right is None:
            true[side] = expected if expected is not None and paid.impossible is None else figure.value
    for side in range(sides):
        if true[side] == paper[side] or paper[side] is None:
            causes[side] = None
    result = Result(
        tricks_true=counted.true,
        tricks_paper=counted.paper,
        points_true=paid.true,
        points_paper=paid.paper,
        before_true=before.true,
        before_paper=before.paper,
        after_true=tuple(true),
        after_paper=tuple(paper),
        tricks=counted.figures,
        points=paid.figures,
        score=tuple(frames),
        possible=paid.possible,
        sum_wrong=counted.sum_wrong,
        claim_over=counted.claim_over,
    )
    return result, tuple(causes), tuple(places)
