"""A score that was written wrongly and is carried on: the mistake is said, and what is summed from it follows.

Knows scores and their causes.  Does not know hands or text.
"""

from __future__ import annotations

from typing import NamedTuple

from pepper_notation.source import Place
from pepper_notation.table import Side

Causes = tuple[Place | None, ...]
Score = tuple[int, ...]


class Carried(NamedTuple):
    """By side, the score as the record has it after a hand, and the mistake that parts it from the truth; and the
    sides whose figures follow from one."""

    paper: Score
    causes: Causes
    following: tuple[Side, ...] = ()


def carried(told: Score | None, true: Score, paper: Score, causes: Causes) -> Carried | None:
    """What becomes of a wrong score over a hand that is right but for it; None where there is a new mistake.

    `true` and `paper` are the sums after the hand, `told` is what is written.
    """
    following: list[Side] = []
    for side, figure in enumerate(told or ()):
        if figure != true[side]:
            if figure != paper[side] or causes[side] is None:
                return None
            following.append(side)
    after = paper if told is None else told
    left = tuple(
        None if figure == right else cause for figure, right, cause in zip(after, true, causes, strict=True)
    )
    return Carried(after, left, tuple(following))
