"""The tricks of a hand in line: their numbers, the ones that are missing, the ones too many.

Knows the numbers as written and how many tricks a hand has.  Does not know cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.record import Trick


@dataclass(frozen=True, slots=True)
class Numbering:
    """Where a trick stands in its hand.

    `before` is how many tricks of the hand were played before it, those that are missing counted in; `missing` how many
    of them are missing directly before it; `wrong` whether its number is (PN408); `too_many` whether it is the first
    trick that a hand cannot have.
    """

    before: int
    missing: int = 0
    wrong: bool = False
    too_many: bool = False


def numbering(tricks: Sequence[Trick], hand_tricks: int, claimed: int | None) -> tuple[Numbering, ...]:
    """Number the tricks of a hand; `claimed` are the tricks claimed by number, None where the rest was claimed.

    A first number above 1 means that the tricks before are unknown, unless the tricks written fill the hand.
    """
    if not tricks:
        return ()
    first = tricks[0].number
    restarts = len(tricks) > 1 and tricks[1].number == 2 != first + 1
    skips_start = first > 1 and not restarts and len(tricks) < hand_tricks
    offset = min(first - 1, hand_tricks - len(tricks)) if skips_start else 0
    lacking = hand_tricks - offset - len(tricks) - (claimed or 0)
    out: list[Numbering] = []
    before, last, too_many = offset, first - 1 if skips_start else 0, False
    for place, trick in enumerate(tricks, 1):
        number = trick.number
        wrong = number not in (last + 1, place)
        missing = 0
        if wrong and number > last + 1 and lacking > 0:
            missing = min(lacking, number - last - 1)
            lacking -= missing
            before += missing
        beyond = before >= hand_tricks or (skips_start and number > hand_tricks and number == last + 1)
        extra = beyond and not too_many
        too_many = too_many or extra
        out.append(Numbering(before, missing, wrong or extra, extra))
        before += 1
        last = number
    return tuple(out)
