"""The bids of a rule set, lowest first (rule `bid-ladder`).

Knows which bids there are, what each promises and which is higher.  Does not know who bids or when.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from pepper_notation.ruleset import Ladder, RuleSet


class Grade(Enum):
    """What kind of bid: a number of tricks, little pepper or big pepper."""

    NUMBER = "number"
    LITTLE = "little"
    BIG = "big"


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """A bid: `level` is its place in the ladder from 0, higher beats lower; `tricks` is what its side must take."""

    level: int
    tricks: int
    grade: Grade
    text: str


def hand_tricks(seats: int) -> int:
    """How many cards a hand has and how many tricks are played: 6 with four seats, else 8 (rules `deal`,
    `three-handed`, `two-handed`)."""
    return 6 if seats == 4 else 8


@lru_cache(maxsize=256)
def ladder(rules: RuleSet, tricks: int) -> tuple[Bid, ...]:
    """All bids of these rules for hands of so many tricks, lowest first."""
    top = tricks if rules.ladder in (Ladder.ALL_NUMBERS_LITTLE_BIG, Ladder.ALL_NUMBERS_BIG) else tricks - 1
    bids = [Bid(0, n, Grade.NUMBER, str(n)) for n in range(rules.min_bid, top + 1)]
    if rules.ladder in (Ladder.NUMBERS_LITTLE_BIG, Ladder.ALL_NUMBERS_LITTLE_BIG):
        bids.append(Bid(0, tricks, Grade.LITTLE, rules.little_name))
    bids.append(Bid(0, tricks, Grade.BIG, rules.big_name))
    return tuple(Bid(level, bid.tricks, bid.grade, bid.text) for level, bid in enumerate(bids))


def numbered(rules: RuleSet, tricks: int, number: int) -> Bid | None:
    """The bid of a number; None where the rules do not have it."""
    for bid in ladder(rules, tricks):
        if bid.grade is Grade.NUMBER and bid.tricks == number:
            return bid
    return None


def graded(rules: RuleSet, tricks: int, grade: Grade) -> Bid | None:
    """The rules' little or big pepper; None where they do not have it."""
    for bid in ladder(rules, tricks):
        if bid.grade is grade:
            return bid
    return None


def named(rules: RuleSet, tricks: int, word: str) -> Bid | None:
    """The bid of a name (`little`, `moon`); None where the rules do not have it."""
    for bid in ladder(rules, tricks):
        if bid.grade is not Grade.NUMBER and bid.text == word:
            return bid
    return None
