"""The usual slips: what people do when a written figure is wrong.

Knows the mistakes that sheets show again and again (the bid subtracted where the rules take six, tricks kept though
set, a sum carried wrongly …).  A slip is named only where it explains the figure exactly.
"""

from __future__ import annotations

from pepper_notation.checks.words import bid_name, points, side_name, signed
from pepper_notation.engine.bids import Bid, Grade, graded
from pepper_notation.engine.scoring import bidder_points
from pepper_notation.replay.frames import FigureFrame, HandFrame, Result
from pepper_notation.table import Side


def _values(figures: tuple[FigureFrame, ...]) -> dict[Side, int]:
    return {frame.side: frame.figure.value for frame in figures if frame.side is not None}


def _swapped(figures: tuple[FigureFrame, ...], right: tuple[int | None, ...]) -> bool:
    """Whether two sides stand with each other's right figures."""
    values = _values(figures)
    return (
        len(values) == 2
        and set(values) == set(range(len(right))) == {0, 1}
        and right[0] != right[1]
        and (values[0], values[1]) == (right[1], right[0])
    )


def points_slip(frame: HandFrame, wrong: FigureFrame) -> str:
    """What explains a wrong figure of `points`; empty where nothing usual does."""
    result, terms, side = frame.result, frame.terms, wrong.side
    assert side is not None and wrong.right is not None
    value, right = wrong.figure.value, wrong.right
    if frame.void:
        return "a hand that is void or passed out scores nothing"
    if _swapped(result.points, result.points_true):
        return "the two sides' points stand the wrong way round"
    taken = result.tricks_true[side]
    if terms.bid is None or terms.side is None or taken is None:
        return ""
    if side == terms.side:
        return _bidder_slip(frame, terms.bid, taken, value, right)
    return _opponent_slip(frame, value, right, taken)


def _bidder_slip(frame: HandFrame, bid: Bid, taken: int, value: int, right: int) -> str:
    rules, size = frame.rules, frame.hand_size
    made = taken >= bid.tricks
    if bid.grade is Grade.NUMBER and not made:
        if value == -bid.tricks:
            return f"the bid was subtracted; here a bid that is set costs {points(right)}, whatever was bid"
        if value == -size:
            return f"{size} were subtracted; under these rules a bid that is set costs what was bid"
    if bid.grade is Grade.NUMBER and made:
        if value == bid.tricks:
            return "only the bid was paid; under these rules every trick counts"
        if value == taken:
            return "every trick was paid; under these rules only the bid counts"
    if not made and value == taken:
        return "the tricks were kept; a side that is set loses and keeps none"
    if not made and value == right + taken:
        return "the tricks were added to the penalty; a side that is set scores none of them"
    if (other := _as_other_pepper(frame, bid)) is not None and value == bidder_points(
        rules, other, size, taken
    ):
        price = "won" if made else "lost"
        return f"{bid_name(bid)} was paid as {bid_name(other)}: it is {price} at {points(right)} here"
    if bid.grade is Grade.BIG and abs(value) == abs(right) + size:
        return f"the tricks were added to {bid_name(bid)}; its price takes their place"
    if bid.grade is Grade.NUMBER and taken == size and value == 2 * size:
        return "all tricks taken is no big pepper unless it was bid"
    if value == -right:
        return "the sign is wrong: the bid was " + ("made" if made else "set")
    return ""


def _as_other_pepper(frame: HandFrame, bid: Bid) -> Bid | None:
    """Big pepper for little and little for big; None for a number, or where these rules have no other."""
    if bid.grade is Grade.NUMBER:
        return None
    return graded(frame.rules, frame.hand_size, Grade.BIG if bid.grade is Grade.LITTLE else Grade.LITTLE)


def _opponent_slip(frame: HandFrame, value: int, right: int, taken: int) -> str:
    assert frame.terms.side is not None
    name = side_name(frame.table, frame.terms.side)
    if right < 0:
        return f"a side that takes no trick loses {points(right)} under these rules"
    if value == 0 and right:
        return (
            f"the tricks of the side that did not bid were forgotten: it took {taken}, against {name}'s bid"
        )
    if value == frame.hand_size and right != value:
        return f"a flat {frame.hand_size} was given for setting the bid; the other side scores the tricks it took"
    if frame.terms.bid is not None and value == frame.terms.bid.tricks:
        return "the bid was given to the other side; it scores the tricks it took"
    if value == -right:
        return "the sign is wrong"
    return ""


def score_slip(frame: HandFrame, wrong: FigureFrame) -> str:
    """What explains a wrong figure of `score`; empty where nothing usual does."""
    result, side = frame.result, wrong.side
    assert side is not None and wrong.right is not None
    value, right = wrong.figure.value, wrong.right
    before = result.before_true[side]
    rights = tuple(figure.right for figure in result.score)
    if len(result.score) == 2 and _swapped(
        result.score, rights if result.score[0].side == 0 else rights[::-1]
    ):
        return "the two sides' scores stand the wrong way round"
    if before is not None:
        delta = right - before
        slip = _sum_slip(frame, result, side, before, delta, value)
        if slip:
            return slip
    off = value - right
    if abs(off) in (1, 2, 10):
        return f"the sum is {points(off)} too {'high' if off > 0 else 'low'}"
    return ""


def _sum_slip(frame: HandFrame, result: Result, side: Side, before: int, delta: int, value: int) -> str:
    others = [
        result.points_true[other]
        for other in range(frame.table.sides)
        if other != side and result.points_true[other]
    ]
    if delta and value == before:
        return f"the points of this hand ({signed(delta)}) were not added"
    if before and value == delta:
        return f"the score before ({before}) was not carried over"
    if any(other is not None and value == before + other for other in others):
        return "the other side's points were added"
    if delta and value == before - delta:
        return "the points were " + ("subtracted, not added" if delta > 0 else "added, not subtracted")
    return ""


def tricks_slip(frame: HandFrame) -> str:
    """What explains wrong `tricks`; empty where nothing usual does."""
    if _swapped(frame.result.tricks, frame.result.tricks_true):
        return "the two sides' tricks stand the wrong way round"
    return ""


def sum_text(result: Result, side: Side) -> str:
    """How a score arises: `12 + 4 = 16`; empty where it is not known."""
    before, after = result.before_true[side], result.after_true[side]
    if before is None or after is None:
        return ""
    delta = after - before
    return f"{before} {'+' if delta >= 0 else '-'} {abs(delta)} = {after}"
