"""The points of a hand: worked out, as written, and what a hand can end with at all (third law).

Rules `made`, `set`, `little-pepper`, `big-pepper`, `opponents`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pepper_notation.engine import bids, scoring
from pepper_notation.replay.counting import Counted
from pepper_notation.replay.frames import FigureFrame, Figures, Terms, Verdict
from pepper_notation.replay.written import Scene, Written
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Place


def lines(
    rules: RuleSet,
    sides: int,
    size: int,
    terms: Terms,
    tricks: Figures,
    least: Sequence[int],
    given_up: bool,
) -> frozenset[tuple[int, ...]]:
    """Every line of points that the hand can have ended with, as far as its terms and tricks are known.

    `given_up`: its tricks were agreed on before any was played.
    """
    if terms.passed:
        return frozenset(((0,) * sides,))
    if all(figure is None for figure in tricks) and not any(least):
        possible = scoring.outcomes(rules, sides, size, terms.side, terms.bid)
        # Where nothing tells of a bid, the hand may have been passed out.
        return possible if terms.side is not None or terms.bid is not None else possible | {(0,) * sides}
    bidders = range(sides) if terms.side is None else (terms.side,)
    ladder = bids.ladder(rules, size) if terms.bid is None else (terms.bid,)
    return frozenset(
        scoring.points(rules, side, bid, split, given_up)
        for split in scoring.splits(size, sides)
        if all(known is None or known == taken for known, taken in zip(tricks, split, strict=True))
        and all(floor <= taken for floor, taken in zip(least, split, strict=True))
        for side in bidders
        for bid in ladder
    )


def _agreed(possible: Iterable[tuple[int, ...]], sides: int) -> Figures:
    """By side, the figure that all possible lines agree on."""
    seen = [{line[side] for line in possible} for side in range(sides)]
    return tuple(values.pop() if len(values) == 1 else None for values in seen)


@dataclass(frozen=True, slots=True)
class Paid:
    """The points by side: true and by the record; by side the mistake that parts the two; each written figure.

    `possible`: judged without knowing tricks or bid.
    """

    true: Figures
    paper: Figures
    causes: tuple[Place | None, ...]
    figures: tuple[FigureFrame, ...]
    possible: bool
    impossible: Place | None
    """Where points stand that no hand can end with (PN505): then which figure is wrong is not known."""


def _known(terms: Terms, tricks: Figures) -> bool:
    return terms.side is not None and terms.bid is not None and None not in tricks


def _paper_lines(scene: Scene, tricks: Figures, given_up: bool) -> frozenset[tuple[int, ...]]:
    """Every line of points that follows from the terms and tricks as the record has them, adding up or not."""
    rules, sides, size, terms = scene.rules, scene.table.sides, scene.hand_size, scene.paper_terms
    counted = [figure for figure in tricks if figure is not None]
    if terms.side is not None and terms.bid is not None and len(counted) == sides:
        return frozenset((scoring.points(rules, terms.side, terms.bid, counted, given_up, size),))
    fits = None in tricks or sum(counted) == size
    return lines(rules, sides, size, terms, tricks if fits else (None,) * sides, (0,) * sides, given_up)


def pay(scene: Scene, written: Written, counted: Counted) -> Paid:
    """The points: worked out, as written, and what stands between them."""
    rules, sides, size = scene.rules, scene.table.sides, scene.hand_size
    zeros = (0,) * sides
    if scene.void:
        true_lines = paper_lines = frozenset((zeros,))
        exact = True
    else:
        least = counted.least if None in counted.true else zeros
        given_up = written.agreed is not None and not scene.tricks
        whole = None in counted.true or sum(figure or 0 for figure in counted.true) == size
        true_tricks: Figures = counted.true if whole else (None,) * sides
        true_lines = lines(rules, sides, size, scene.terms, true_tricks, least, given_up)
        exact = _known(scene.terms, true_tricks)
        paper_lines = _paper_lines(scene, counted.paper, given_up)
    true, by_record = _agreed(true_lines, sides), _agreed(paper_lines, sides)
    cause = scene.terms_cause if scene.terms != scene.paper_terms else None
    cause = cause or counted.cause
    frames: list[FigureFrame] = []
    wrong_place: Place | None = None
    fitting, paper_fitting = set(true_lines), set(paper_lines)
    told: list[int | None] = [None] * sides
    causes: list[Place | None] = [None] * sides
    for figure in written.points.figures if written.points is not None else ():
        side = figure.side.side
        if side is None:
            frames.append(FigureFrame(figure, None, Verdict.OPEN))
            continue
        told[side] = figure.value
        narrowed = {line for line in fitting if line[side] == figure.value}
        paper_narrowed = {line for line in paper_fitting if line[side] == figure.value}
        if narrowed:
            fitting = narrowed
            verdict = Verdict.RIGHT if exact else Verdict.OPEN
        elif paper_narrowed and cause is not None:
            verdict = Verdict.FOLLOWS
            causes[side] = cause
        else:
            verdict = Verdict.WRONG
            wrong_place = wrong_place or scene.block.place(figure.span)
            causes[side] = wrong_place
        paper_fitting = paper_narrowed or paper_fitting
        frames.append(FigureFrame(figure, side, verdict, true[side], causes[side]))
    if wrong_place is None and not exact and frames:
        true = _agreed(fitting, sides) if fitting else true
    if wrong_place is None:
        true = tuple(value if value is not None else told[side] for side, value in enumerate(true))
    paper = tuple(
        value if value is not None else (by_record[side] if by_record[side] is not None else true[side])
        for side, value in enumerate(told)
    )
    for side in range(sides):
        if told[side] is None and paper[side] != true[side]:
            causes[side] = cause
    return Paid(true, paper, tuple(causes), tuple(frames), not exact, None if exact else wrong_place)
