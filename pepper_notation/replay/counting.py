"""The tricks of a hand, counted: worked out, as written, and agreed (third law).

Does not know what they pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.record import Claim, Concede
from pepper_notation.replay.frames import FigureFrame, Figures, Verdict
from pepper_notation.replay.written import Scene, Written
from pepper_notation.source import Block, Place
from pepper_notation.table import Table


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
    left = remaining
    for share in agreed.shares:
        if share.seat.seat is None:
            return tuple(shares), None
        number = left if share.tricks is None else share.tricks
        if number > left:
            return (None,) * table.sides, (block.place(share.span), remaining)
        side = table.side(share.seat.seat)
        if isinstance(agreed, Claim):
            left -= number
            shares[side] = (shares[side] or 0) + number
        else:
            shares[side] = remaining - number
    if left == 0 or remaining in shares:
        return tuple(share or 0 for share in shares), None
    return _split(remaining, shares), None


@dataclass(frozen=True, slots=True)
class Counted:
    """The tricks by side: true, by the record, at least; the mistake that parts the first two; each written figure.

    `sum_wrong`: the figures do not add up to the hand.  `claim_over`: more were claimed than remain, where, and how
    many remain.
    """

    true: Figures
    paper: Figures
    least: tuple[int, ...]
    cause: Place | None
    figures: tuple[FigureFrame, ...]
    sum_wrong: bool
    claim_over: tuple[Place, int] | None


def _tally(scene: Scene, paper: bool, shared: Figures) -> tuple[tuple[int, ...], int, Figures]:
    """Tricks by side that are certain at least, how many are not, and by side the count where it is certain."""
    sides = scene.table.sides
    known = [0] * sides
    for frame in scene.tricks:
        side = frame.paper if paper else frame.taken
        if side is not None and not frame.short:
            known[side] += 1
    agreed = [share for share in shared if share is not None]
    for side, share in enumerate(shared):
        known[side] += share or 0
    unknown = max(0, scene.hand_size - sum(known))
    if not unknown:
        return tuple(known), 0, tuple(known)
    # Where only the rest of an agreement is open, the sides that it names have what it gives them.
    open_rest = bool(agreed) and unknown == scene.remaining - sum(agreed)
    certain = (
        figure if open_rest and share is not None else None
        for figure, share in zip(known, shared, strict=True)
    )
    return tuple(known), unknown, tuple(certain)


def count(scene: Scene, written: Written) -> Counted:
    """The tricks: worked out, as written, and what stands between them."""
    sides, size = scene.table.sides, scene.hand_size
    shared: Figures = (None,) * sides
    claim_over = None
    if written.agreed is not None:
        shared, claim_over = agreed_tricks(written.agreed, scene.remaining, scene.table, scene.block)
    least, unknown, true = _tally(scene, False, shared)
    paper_least, paper_unknown, paper = _tally(scene, True, shared)
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
            follows = paper_least[side] <= figure.value <= paper_least[side] + paper_unknown
            verdict = Verdict.OPEN if fits else Verdict.WRONG
            if not fits and follows and cause is not None:
                verdict = Verdict.FOLLOWS
        frames.append(
            FigureFrame(figure, side, verdict, right, cause if verdict is Verdict.FOLLOWS else None)
        )
    sum_wrong = False
    if None in true and frames and not any(frame.verdict is Verdict.WRONG for frame in frames):
        total = sum(value for value in told if value is not None)
        if total > size or (None not in told and total != size):
            sum_wrong = True
            last = max(place for place, frame in enumerate(frames) if frame.side is not None)
            frames[last] = FigureFrame(frames[last].figure, frames[last].side, Verdict.WRONG, None)
    wrong = next((frame for frame in frames if frame.verdict is Verdict.WRONG), None)
    if None in true and wrong is None and any(value is not None for value in told):
        true = _split(
            size, [right if right is not None else value for right, value in zip(true, told, strict=True)]
        )
    if any(value is not None for value in told):
        # A figure that was written stands; with two sides it tells the other's.
        other = [by_record if value is None else value for value, by_record in zip(told, paper, strict=True)]
        if sides == 2 and None in told:
            other = list(_split(size, told))
        paper = tuple(other)
    if wrong is not None:
        cause = scene.block.place(wrong.figure.span)
    return Counted(true, paper, least, cause, tuple(frames), sum_wrong, claim_over)
