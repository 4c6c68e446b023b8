"""PN5xx: the figures.  Tricks, points, score and winner, against the truth and against the record (third law)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from pepper_notation.checks.slips import points_slip, score_slip, sum_text, tricks_slip
from pepper_notation.checks.words import bid_name, listed, side_name, signed, tricks, where
from pepper_notation.diagnostics import Diagnostic, Example, Fix, Label
from pepper_notation.engine.bids import Grade
from pepper_notation.record import Winner
from pepper_notation.replay.frames import FigureFrame, HandFrame, Verdict
from pepper_notation.replay.paying import lines
from pepper_notation.rulebook import Rule

_HEAD = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W\ncontract NS 4 hearts\n"


@dataclass(frozen=True, kw_only=True)
class WrongTrickCount(Diagnostic):
    """The tricks written down are not the tricks that were taken, or do not add up to the hand."""

    code: ClassVar[str] = "PN501"
    name: ClassVar[str] = "wrong-trick-count"
    title: ClassVar[str] = "the tricks are counted wrong"
    rules: ClassVar[tuple[str, ...]] = (Rule.TRICK_WINNER,)
    message: ClassVar[str] = "{side} is written with {written}, but {right}"
    help: ClassVar[str] = "{advice}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "tricks NS 4 EW ‹3›\n",
        good=_HEAD + "tricks NS 4 EW 2\n",
    )

    side: str
    written: str
    right: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class WrongPoints(Diagnostic):
    """The points of a hand are not what the rules in force pay for it.

    In the reference rules a side that made its bid scores a point for each of its tricks; a side that was set loses as
    many points as a hand has tricks, whatever it bid; big pepper wins or loses twice that; the other side always
    scores its tricks.
    """

    code: ClassVar[str] = "PN502"
    name: ClassVar[str] = "wrong-points"
    title: ClassVar[str] = "the points of the hand are wrong"
    rules: ClassVar[tuple[str, ...]] = (Rule.MADE, Rule.SET)
    message: ClassVar[str] = "{side} scored {right} on this hand, not {written}: {how}"
    help: ClassVar[str] = "{advice}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "tricks NS 3 EW 3\npoints NS ‹-4› EW +3\n",
        good=_HEAD + "tricks NS 3 EW 3\npoints NS -6 EW +3\n",
    )

    side: str
    written: str
    right: str
    how: str
    advice: str
    cited: tuple[str, ...]

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that settle these points."""
        return self.cited


@dataclass(frozen=True, kw_only=True)
class WrongScore(Diagnostic):
    """The running score is not what the score before and this hand add up to."""

    code: ClassVar[str] = "PN503"
    name: ClassVar[str] = "wrong-score"
    title: ClassVar[str] = "the running score is wrong"
    rules: ClassVar[tuple[str, ...]] = (Rule.MADE, Rule.SET, Rule.OPPONENTS, Rule.NEGATIVE_SCORE)
    message: ClassVar[str] = "{side} has {right} after this hand, not {written}{sum}"
    help: ClassVar[str] = "{advice}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "tricks NS 4 EW 2\npoints NS +4 EW +2\nscore NS ‹15› EW 12\n",
        good=_HEAD + "tricks NS 4 EW 2\npoints NS +4 EW +2\nscore NS 14 EW 12\n",
    )

    side: str
    written: int
    right: int
    sum: str
    advice: str
    cited: tuple[str, ...]

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that settle what this hand adds to the score."""
        return self.cited


@dataclass(frozen=True, kw_only=True)
class WrongWinner(Diagnostic):
    """The game was not won by the side that is written, or was not won at all."""

    code: ClassVar[str] = "PN504"
    name: ClassVar[str] = "wrong-winner"
    title: ClassVar[str] = "the wrong winner is written"
    rules: ClassVar[tuple[str, ...]] = (Rule.TARGET, Rule.BOTH_OVER, Rule.TIE)
    message: ClassVar[str] = "{written}, but {right}"
    help: ClassVar[str] = "right: winner {word}"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nstart NS 28 EW 10\nhand 5 dealer W\ncontract NS 4 hearts\ntricks NS 4 EW 2\nwinner ‹EW›\n",
        good="rules denexa\nstart NS 28 EW 10\nhand 5 dealer W\ncontract NS 4 hearts\ntricks NS 4 EW 2\nwinner NS\n",
    )

    written: str
    right: str
    word: str


@dataclass(frozen=True, kw_only=True)
class ImpossiblePoints(Diagnostic):
    """No hand under these rules pays these points.

    A score sheet without tricks is held to what its rules can produce.  In the reference rules, for example, a side
    that bid four and made it scores four to six points, one that was set loses six, and never two.
    """

    code: ClassVar[str] = "PN505"
    name: ClassVar[str] = "impossible-points"
    title: ClassVar[str] = "points that no hand can end with"
    rules: ClassVar[tuple[str, ...]] = (Rule.MADE, Rule.SET, Rule.OPPONENTS)
    message: ClassVar[str] = "no hand {bid} ends with {written} for {side}{besides}"
    help: ClassVar[str] = "{possible}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "points NS ‹-4› EW +3\n",
        good=_HEAD + "points NS -6 EW +3\n",
    )

    bid: str
    written: str
    side: str
    besides: str
    possible: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    WrongTrickCount,
    WrongPoints,
    WrongScore,
    WrongWinner,
    ImpossiblePoints,
)


def _first_wrong(figures: tuple[FigureFrame, ...]) -> FigureFrame | None:
    return next((frame for frame in figures if frame.verdict is Verdict.WRONG), None)


def check_tricks(frame: HandFrame) -> Iterator[Diagnostic]:
    """`tricks`."""
    result = frame.result
    if (wrong := _first_wrong(result.tricks)) is None or wrong.side is None:
        return
    place = frame.place(wrong.figure.span)
    side = side_name(frame.table, wrong.side)
    if wrong.right is not None:
        right = f"took {wrong.right}" if wrong.right else "took none"
        advice = tricks_slip(frame) or f"right: {wrong.right}"
        fix = Fix(place, str(wrong.right))
    elif result.sum_wrong:
        total = sum(f.figure.value for f in result.tricks)
        right = f"the tricks written add up to {total}"
        advice, fix = f"a hand has {tricks(frame.hand_size)}", None
    elif not frame.tricks:
        right, advice, fix = "there are not so many", f"a hand has {tricks(frame.hand_size)}", None
    else:
        right = "the play that is recorded rules that out"
        advice, fix = "count the tricks again", None
    yield WrongTrickCount(
        place=place,
        where=where(frame),
        side=side,
        written=tricks(wrong.figure.value),
        right=right,
        advice=advice,
        fix=fix,
    )


def how_paid(frame: HandFrame, side: int) -> str:
    """How a side's points arise, in words: `bid 4, took 3: set`."""
    terms, result = frame.terms, frame.result
    if frame.misdeal:
        return "the hand is void"
    if terms.passed:
        return "the hand was passed out"
    if terms.bid is None or terms.side is None or (taken := result.tricks_true[side]) is None:
        return "as the hand was played"
    bid = bid_name(terms.bid)
    if side != terms.side:
        return f"it took {tricks(taken)} against a bid of {bid}"
    return f"bid {bid}, took {taken}: {'made' if taken >= terms.bid.tricks else 'set'}"


def points_rules(frame: HandFrame, side: int | None) -> tuple[str, ...]:
    """The rules that settle a side's points on this hand."""
    terms, result = frame.terms, frame.result
    if terms.bid is None or side is None:
        return (Rule.MADE, Rule.SET)
    if side != terms.side:
        return (Rule.OPPONENTS,)
    if terms.bid.grade is Grade.LITTLE:
        return (Rule.LITTLE_PEPPER,)
    if terms.bid.grade is Grade.BIG:
        return (Rule.BIG_PEPPER,)
    taken = result.tricks_true[side]
    return (Rule.MADE,) if taken is not None and taken >= terms.bid.tricks else (Rule.SET,)


def check_points(frame: HandFrame) -> Iterator[Diagnostic]:
    """`points`."""
    result = frame.result
    if (wrong := _first_wrong(result.points)) is None or wrong.side is None:
        return
    place = frame.place(wrong.figure.span)
    side = side_name(frame.table, wrong.side)
    if result.possible and (wrong.right is None or all(figure is None for figure in result.tricks_true)):
        yield _impossible(frame, wrong, side)
        return
    assert wrong.right is not None
    yield WrongPoints(
        place=place,
        where=where(frame),
        side=side,
        written=signed(wrong.figure.value),
        right=signed(wrong.right),
        how=how_paid(frame, wrong.side),
        advice=points_slip(frame, wrong) or f"right: {signed(wrong.right)}",
        fix=Fix(place, signed(wrong.right)),
        cited=points_rules(frame, wrong.side),
    )


def _impossible(frame: HandFrame, wrong: FigureFrame, side: str) -> Diagnostic:
    assert wrong.side is not None
    none = (None,) * frame.table.sides
    possible = lines(frame.rules, frame.table.sides, frame.hand_size, frame.terms, none, (), False)
    besides: list[str] = []
    for other in takewhile(lambda other: other is not wrong, frame.result.points):
        if other.side is not None:
            possible = frozenset(line for line in possible if line[other.side] == other.figure.value)
            besides.append(f"{signed(other.figure.value)} for {side_name(frame.table, other.side)}")
    values = sorted({line[wrong.side] for line in possible})
    bid = frame.terms.bid
    who_bid = side_name(frame.table, frame.terms.side) if frame.terms.side is not None else ""
    told = f"on which {who_bid or 'somebody'} bid {bid_name(bid)}" if bid is not None else "under these rules"
    return ImpossiblePoints(
        place=frame.place(wrong.figure.span),
        where=where(frame),
        bid=told,
        written=signed(wrong.figure.value),
        side=side,
        besides=f", with {listed(besides)}" if besides else "",
        possible=f"possible for {side}: {listed(map(signed, values), 'or')}",
    )


def check_score(frame: HandFrame) -> Iterator[Diagnostic]:
    """`score`."""
    result = frame.result
    if (wrong := _first_wrong(result.score)) is None or wrong.side is None or wrong.right is None:
        return
    place = frame.place(wrong.figure.span)
    before = frame.before.score_places[wrong.side] if frame.before is not None else None
    summed = sum_text(result, wrong.side)
    yield WrongScore(
        place=place,
        where=where(frame),
        side=side_name(frame.table, wrong.side),
        written=wrong.figure.value,
        right=wrong.right,
        sum=f": {summed}" if summed and result.after_true[wrong.side] == wrong.right else "",
        advice=score_slip(frame, wrong) or f"right: {wrong.right}",
        cited=points_rules(frame, wrong.side),
        fix=Fix(place, str(wrong.right)),
        labels=(Label(before, "the score before"),) if before is not None else (),
    )


def check_winner(frame: HandFrame) -> Iterator[Diagnostic]:
    """`winner`."""
    winner, result = frame.winner, frame.result
    if winner is None or winner.verdict is not Verdict.WRONG:
        return
    line = next(s for s in frame.statements if isinstance(s, Winner))
    said = frame.hand.block.slice(line.word).lower()
    table = frame.table
    score = listed(
        f"{table.side_text(side)} {figure if figure is not None else '?'}"
        for side, figure in enumerate(result.after_true)
    )
    written = {"draw": "a draw is written", "none": "the game is written as not finished"}.get(
        said, f"{said.upper()} is written as the winner"
    )
    if not winner.right:
        right, word = f"nobody has reached {frame.rules.target}: {score}", "none"
    elif winner.right == (None,):
        right, word = f"the game is drawn: {score}", "draw"
    else:
        sides = [side for side in winner.right if side is not None]
        right = f"{listed((side_name(table, side) for side in sides), 'or')} won: {score}"
        word = listed((table.side_text(side) for side in sides), "or")
    yield WrongWinner(
        place=winner.place,
        where=where(frame),
        written=written,
        right=right,
        word=word,
        fix=Fix(winner.place, word) if len(winner.right) < 2 else None,
    )


CHECKS = (check_tricks, check_points, check_score, check_winner)
