"""The figures of a hand: tricks, points and score, each against the truth and against the record (third law).

The truth is what the engine works out; where it cannot, what the record says.  Each link that is not written is
derived from the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pepper_notation.engine import bids, scoring
from pepper_notation.record import (
    Adjust,
    Claim,
    Concede,
    Points,
    Ruling,
    Score,
    Statement,
    Tricks,
    Unreadable,
)
from pepper_notation.replay.frames import FigureFrame, Figures, Result, Standing, Terms, TrickFrame, Verdict
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Block, Place
from pepper_notation.table import Side, Table

S = TypeVar("S", bound=Statement)


@dataclass(frozen=True, slots=True)
class Written:
    """The statements of a hand that write figures or decide them."""

    tricks: Tricks | None = None
    points: Points | None = None
    score: Score | None = None
    ruling: Ruling | None = None
    adjusts: tuple[Adjust, ...] = ()
    agreed: Claim | Concede | None = None
    unread: frozenset[str] = frozenset()


def written(statements: Iterable[Statement]) -> Written:
    """Pick the figures out of a hand's statements."""
    found: dict[type[Statement], Statement] = {}
    adjusts: list[Adjust] = []
    unread: set[str] = set()
    for statement in statements:
        if isinstance(statement, Adjust):
            adjusts.append(statement)
        elif isinstance(statement, Unreadable):
            unread.add(statement.word)
        else:
            found.setdefault(type(statement), statement)

    return Written(
        _pick(found, Tricks),
        _pick(found, Points),
        _pick(found, Score),
        _pick(found, Ruling),
        tuple(adjusts),
        _pick(found, Claim) or _pick(found, Concede),
        frozenset(unread),
    )


def _pick(found: dict[type[Statement], Statement], kind: type[S]) -> S | None:
    statement = found.get(kind)
    return statement if isinstance(statement, kind) else None


def _split(total: int, known: Sequence[int | None]) -> Figures:
    """Tricks by side with the one that is missing worked out: together they are `total`."""
    missing = [side for side, figure in enumerate(known) if figure is None]
    if len(missing) != 1:
        return tuple(known)
    rest = total - sum(figure for figure in known if figure is not None)
    return tuple(rest if figure is None else figure for figure in known)


def agreed_tricks(
    agreed: Claim | Concede, remaining: int, table: Table, block: Block
) -> tuple[Figures, tuple[Place, int] | None]:
    """How a claim or concession shares the tricks still to play, by side, and where it takes more than remain."""
    shares: list[int | None] = [None] * table.sides
    total = 0
    for share in agreed.shares:
        if share.seat.seat is None:
            return tuple(shares), None
        number = remaining - total if share.tricks is None else share.tricks
        total += number
        if total > remaining:
            return (None,) * table.sides, (block.place(share.span), remaining)
        side = table.side(share.seat.seat)
        if isinstance(agreed, Claim):
            shares[side] = (shares[side] or 0) + number
        else:
            shares[side] = remaining - number
            total = number
    if total == remaining and isinstance(agreed, Claim):
        return tuple(share or 0 for share in shares), None
    if isinstance(agreed, Concede) and shares[table.side(agreed.shares[0].seat.seat or 0)] == remaining:
        return tuple(share or 0 for share in shares), None
    return _split(remaining, shares), None


@dataclass(frozen=True, slots=True)
class Scene:
    """What the figures of a hand are judged by: its rules, its terms (true, and by the record with the mistake that
    parts them), its tricks, and how many of them are still to play after the last one written."""

    rules: RuleSet
    table: Table
    block: Block
    hand_size: int
    terms: Terms
    paper_terms: Terms
    terms_cause: Place | None
    tricks: tuple[TrickFrame, ...]
    remaining: int
    void: bool
    before: Standing


@dataclass(frozen=True, slots=True)
class _Counted:
    true: Figures
    paper: Figures
    least: tuple[int, ...]
    cause: Place | None
    figures: tuple[FigureFrame, ...]
    sum_wrong: bool
    claim_over: tuple[Place, int] | None


def _tally(scene: Scene, paper: bool, shared: Figures) -> tuple[tuple[int, ...], int]:
    """Tricks by side that are certain, and how many are not."""
    sides = scene.table.sides
    known = [0] * sides
    for frame in scene.tricks:
        side = frame.paper if paper else frame.taken
        if side is not None and not frame.short:
            known[side] += 1
    if None not in shared:
        for side, share in enumerate(shared):
            known[side] += share or 0
    return tuple(known), max(0, scene.hand_size - sum(known))


def _count(scene: Scene, written: Written) -> _Counted:
    """The tricks: worked out, as written, and what stands between them."""
    sides, size = scene.table.sides, scene.hand_size
    shared: Figures = (None,) * sides
    claim_over = None
    if written.agreed is not None:
        shared, claim_over = agreed_tricks(written.agreed, scene.remaining, scene.table, scene.block)
    least, unknown = _tally(scene, False, shared)
    paper_least, paper_unknown = _tally(scene, True, shared)
    true: Figures = least if unknown == 0 else (None,) * sides
    paper: Figures = paper_least if paper_unknown == 0 else (None,) * sides
    cause = next((frame.cause for frame in scene.tricks if frame.cause is not None), None)
    frames: list[FigureFrame] = []
    told: list[int | None] = [None] * sides
    figures = written.tricks.figures if written.tricks is not None else ()
    for figure in figures:
        side = figure.side.side
        if side is None:
            frames.append(FigureFrame(figure, None, Verdict.OPEN))
            continue
        told[side] = figure.value
        right, by_record = true[side], paper[side]
        if right is not None:
            verdict = Verdict.RIGHT if figure.value == right else Verdict.WRONG
            if verdict is Verdict.WRONG and figure.value == by_record and cause is not None:
                verdict = Verdict.FOLLOWS
        else:
            fits = least[side] <= figure.value <= least[side] + unknown
            verdict = Verdict.OPEN if fits else Verdict.WRONG
        frames.append(
            FigureFrame(figure, side, verdict, right, cause if verdict is Verdict.FOLLOWS else None)
        )
    sum_wrong = False
    if None in true and frames and not any(frame.verdict is Verdict.WRONG for frame in frames):
        total = sum(value for value in told if value is not None)
        if total > size or (None not in told and total != size):
            sum_wrong = True
            last = frames[-1]
            frames[-1] = FigureFrame(last.figure, last.side, Verdict.WRONG, None)
    wrong = next((frame for frame in frames if frame.verdict is Verdict.WRONG), None)
    if None in true and wrong is None and any(value is not None for value in told):
        true = _split(size, told)
    if any(value is not None for value in told):
        # A figure that was written stands; with two sides it tells the other's.
        other = [by_record if value is None else value for value, by_record in zip(told, paper, strict=True)]
        if sides == 2 and None in told:
            other = list(_split(size, told))
        paper = tuple(other)
    if wrong is not None:
        cause = scene.block.place(wrong.figure.span)
    return _Counted(true, paper, least, cause, tuple(frames), sum_wrong, claim_over)


def lines(
    rules: RuleSet,
    sides: int,
    size: int,
    terms: Terms,
    tricks: Figures,
    least: Sequence[int],
    given_up: bool = False,
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
class _Paid:
    true: Figures
    paper: Figures
    causes: tuple[Place | None, ...]
    figures: tuple[FigureFrame, ...]
    possible: bool
    impossible: Place | None
    """Where points stand that no hand can end with (PN505): then which figure is wrong is not known."""


def _known(terms: Terms, tricks: Figures) -> bool:
    return terms.passed or (terms.side is not None and terms.bid is not None and None not in tricks)


def _paper_lines(scene: Scene, tricks: Figures, given_up: bool) -> frozenset[tuple[int, ...]]:
    """Every line of points that follows from the terms and tricks as the record has them, whether they add up or not."""
    rules, sides, size, terms = scene.rules, scene.table.sides, scene.hand_size, scene.paper_terms
    counted = [figure for figure in tricks if figure is not None]
    if terms.side is not None and terms.bid is not None and len(counted) == sides:
        return frozenset((scoring.points(rules, terms.side, terms.bid, counted, given_up, size),))
    fits = None in tricks or sum(counted) == size
    return lines(rules, sides, size, terms, tricks if fits else (None,) * sides, (0,) * sides, given_up)


def _pay(scene: Scene, written: Written, counted: _Counted) -> _Paid:
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
    return _Paid(true, paper, tuple(causes), tuple(frames), not exact, None if exact else wrong_place)


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
    counted = _count(scene, written)
    paid = _pay(scene, written, counted)
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
