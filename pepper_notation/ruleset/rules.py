"""The rule set: a frozen model with one field for every point on which tables differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from pepper_notation.rulebook import Rule, Source
from pepper_notation.ruleset.choices import (
    AfterMisdeal,
    AllPass,
    Alone,
    Auction,
    BothOver,
    Exchange,
    FirstLead,
    Ladder,
    LittleStrain,
    Made,
    NextDealer,
    Opponents,
    ReEntry,
    Set,
    Tie,
    YesNo,
)


@dataclass(frozen=True, slots=True)
class Point:
    """A point on which tables differ: the rule that it varies, the question that it answers, and, where its value may
    be a number, the least and the greatest, and the words that may stand for one with what they mean."""

    rule: Rule
    asks: str
    numbers: tuple[int, int] | None = None
    words: Mapping[str, str] = field(default_factory=dict)

    def has_number(self, number: int) -> bool:
        """Whether a number is one of its values."""
        return self.numbers is not None and self.numbers[0] <= number <= self.numbers[1]


LEVEL: Final = (1, 8)
"""A number as a bid: no hand has more than eight tricks."""
PRICE: Final = (0, 100)
"""Points that a bid can win or lose, without a sign."""

TRICKS: Final = {"tricks": "a point for each of the hand's tricks: 6, or 8 with two or three seats"}
DOUBLE: Final = {"double": "two points for each of the hand's tricks: 12, or 16 with two or three seats"}
TAKEN: Final = {"tricks-taken": "a point for each of their tricks, as for any bid that was set"}


class RuleSet(BaseModel):
    """One table's rules.  Field names are the option names with `_` for `-`; no field has a default, since only a
    source or a table can say what its rules are.

    `name` is the preset's name, or the name that a table gave its own rules; `source` is whose text its rules are
    cited from.
    """

    # The presets are values of our own, held to the model by a test; what validates others' is made when it is needed.
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    name: str
    source: Source
    seats: tuple[Literal[2, 3, 4], ...] = Field(description="the table sizes that the rules have a game for")
    little_name: str = Field(description="what the rules call the bid that others call little pepper")
    big_name: str = Field(description="what the rules call the bid that others call big pepper")

    min_bid: Annotated[int, Point(Rule.BID_LADDER, "What is the lowest number that may be bid?", LEVEL)]
    ladder: Annotated[Ladder, Point(Rule.BID_LADDER, "Which bids are there above it?")]
    forced_hands: Annotated[
        int,
        Point(
            Rule.BID_LADDER,
            "In how many first hands of a game must the dealer's left bid the least, and nobody else bid?",
            (0, 100),
        ),
    ]
    auction: Annotated[Auction, Point(Rule.AUCTION_END, "When does the auction end?")]
    re_entry: Annotated[ReEntry, Point(Rule.RE_ENTRY, "May a player who passed bid later?")]
    all_pass: Annotated[AllPass, Point(Rule.ALL_PASS, "What happens when nobody bids?")]
    dealer_min: Annotated[
        int, Point(Rule.ALL_PASS, "What is the least that a dealer who must bid may bid?", LEVEL)
    ]
    misdeal: Annotated[AfterMisdeal, Point(Rule.DEAL, "Who deals after a misdeal?")]
    next_dealer: Annotated[NextDealer, Point(Rule.NEXT_DEALER, "Who deals next?")]
    first_lead: Annotated[FirstLead, Point(Rule.FIRST_LEAD, "Who leads to the first trick?")]
    no_trump: Annotated[YesNo, Point(Rule.NO_TRUMP_RANK, "May the bidder name no trump?")]
    low: Annotated[
        YesNo, Point(Rule.LOW_NO_TRUMP, "May the bidder name low no trump, nines high and aces low?")
    ]
    no_trump_min: Annotated[
        int,
        Point(
            Rule.NO_TRUMP_RANK,
            "What is the lowest number that may be played without trumps, high or low?",
            LEVEL,
        ),
    ]
    little_strain: Annotated[
        LittleStrain, Point(Rule.LITTLE_PEPPER, "What may the winner of the little bid name?")
    ]
    made: Annotated[Made, Point(Rule.MADE, "What does a number that was made pay?")]
    set: Annotated[Set, Point(Rule.SET, "What does a number that was set cost?")]
    little: Annotated[
        int | Literal["tricks"],
        Point(Rule.LITTLE_PEPPER, "What does the little bid pay when it is made?", PRICE, TRICKS),
    ]
    little_set: Annotated[
        int | Literal["tricks"],
        Point(Rule.LITTLE_PEPPER, "What does the little bid cost when it is set?", PRICE, TRICKS),
    ]
    big: Annotated[
        int | Literal["double"],
        Point(Rule.BIG_PEPPER, "What does the big bid pay when it is made?", PRICE, DOUBLE),
    ]
    big_set: Annotated[
        int | Literal["double"],
        Point(Rule.BIG_PEPPER, "What does the big bid cost when it is set?", PRICE, DOUBLE),
    ]
    opponents: Annotated[Opponents, Point(Rule.OPPONENTS, "When does the other side score its tricks?")]
    little_broken: Annotated[
        int | Literal["tricks-taken"],
        Point(Rule.OPPONENTS, "What does the other side score when a little bid is set?", PRICE, TAKEN),
    ]
    big_broken: Annotated[
        int | Literal["tricks-taken"],
        Point(Rule.OPPONENTS, "What does the other side score when a big bid is set?", PRICE, TAKEN),
    ]
    shut_out: Annotated[
        int | Literal["bid"],
        Point(
            Rule.OPPONENTS,
            "What does it cost the other side to take no trick?",
            PRICE,
            {"bid": "what the bid would have cost its own side, had it been set"},
        ),
    ]
    target: Annotated[
        int | Literal["unstated"],
        Point(
            Rule.TARGET,
            "At which score, reached by the end of a hand, is the game over?",
            (1, 1000),
            {"unstated": "the source does not say: the table agrees on one, and no winner can be judged"},
        ),
    ]
    both_over: Annotated[
        BothOver, Point(Rule.BOTH_OVER, "Who wins when both sides reach the target on one hand?")
    ]
    tie: Annotated[Tie, Point(Rule.TIE, "What does a level score at or over the target mean?")]
    exchange: Annotated[
        Exchange, Point(Rule.EXCHANGE, "Which bids come with an exchange of one card with the partner?")
    ]
    alone: Annotated[Alone, Point(Rule.ALONE, "Which bids are played with the bidder's partner sitting out?")]

    @model_validator(mode="after")
    def _numbers_in_bounds(self) -> Self:
        for name, point in points().items():
            value = getattr(self, name)
            if isinstance(value, int) and not point.has_number(value):
                raise ValueError(f"{name} cannot be {value}")
        return self


@cache
def points() -> Mapping[str, Point]:
    """The points on which tables differ, by field of the rule set, in the order of a hand."""
    return MappingProxyType(
        {
            name: point
            for name, declared in RuleSet.model_fields.items()
            for point in declared.metadata
            if isinstance(point, Point)
        }
    )
