"""A rule set: one field for every point on which tables differ.

Knows the options, their closed lists of values, and what each value means.  `unstated` is a value where sources are
silent.  Does not know presets (values only, in `presets`), text, or how a value is played out (the engine).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from pepper_notation.rulebook import Rule


class Ladder(StrEnum):
    """The bids, lowest first.  With T tricks in a hand (6, or 8 with two or three seats)."""

    NUMBERS_LITTLE_BIG = "numbers-little-big"
    """Numbers up to T-1, little, big."""
    ALL_NUMBERS_LITTLE_BIG = "all-numbers-little-big"
    """Numbers up to T, little, big."""
    ALL_NUMBERS_BIG = "all-numbers-big"
    """Numbers up to T, big."""
    NUMBERS_BIG = "numbers-big"
    """Numbers up to T-1, big."""


class Auction(StrEnum):
    """When the auction ends."""

    UNTIL_PASSED = "until-passed"
    ONE_ROUND = "one-round"
    UNSTATED = "unstated"


class ReEntry(StrEnum):
    """Whether a player who passed may bid later."""

    YES = "yes"
    NO = "no"
    UNSTATED = "unstated"


class AllPass(StrEnum):
    """What happens when nobody bids."""

    NEXT_DEALER = "next-dealer"
    SAME_DEALER = "same-dealer"
    DEALER_MUST_BID = "dealer-must-bid"
    UNSTATED = "unstated"


class AfterMisdeal(StrEnum):
    """Who deals after a misdeal."""

    NEXT_DEALER = "next-dealer"
    SAME_DEALER = "same-dealer"
    UNSTATED = "unstated"


class NextDealer(StrEnum):
    """Who deals next after a hand that was played."""

    LEFT = "left"
    UNSTATED = "unstated"


class FirstLead(StrEnum):
    """Who leads to the first trick; a seat that sits out is skipped."""

    BIDDER = "bidder"
    LEFT_OF_DEALER = "left-of-dealer"
    LEFT_OF_DEALER_OR_LONE_BIDDER = "left-of-dealer-or-lone-bidder"
    LEFT_OF_BIDDER_IN_NO_TRUMP = "left-of-bidder-in-no-trump"


class YesNo(StrEnum):
    """Whether the rules have a thing."""

    YES = "yes"
    NO = "no"


class Made(StrEnum):
    """What a bid that was made pays."""

    TRICKS = "tricks"
    BID = "bid"


class Set(StrEnum):
    """What a bid that was set costs."""

    FLAT = "flat"
    """As many points as a hand has tricks, whatever was bid."""
    BID = "bid"


class Opponents(StrEnum):
    """When the other side scores its tricks."""

    ALWAYS = "always"
    WHEN_SET = "when-set"


class BothOver(StrEnum):
    """Who wins when both sides reach the target on one hand."""

    HIGHER = "higher"
    BIDDER = "bidder"
    UNSTATED = "unstated"


class Tie(StrEnum):
    """What a level score at or over the target means."""

    DRAW = "draw"
    PLAY_ON = "play-on"
    UNSTATED = "unstated"


class Exchange(StrEnum):
    """Which bids come with an exchange of one card each way between bidder and partner."""

    NONE = "none"
    LITTLE = "little"
    BELOW_BIG = "below-big"


class Alone(StrEnum):
    """Which bids are played with the bidder's partner sitting out."""

    NONE = "none"
    BIG = "big"
    LITTLE_AND_BIG = "little-and-big"
    ALL = "all"


class RuleSet(BaseModel):
    """One table's rules.  Field names are the option names with `_` for `-`.

    Points are whole numbers; `tricks` as a value means: a point for each of the hand's tricks (6 or 8), `double`
    twice that.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: str
    seats: tuple[int, ...] = Field((4,), description="the table sizes that the rules have a game for")
    min_bid: int = Field(1, json_schema_extra={"rule": Rule.BID_LADDER})
    ladder: Ladder = Field(Ladder.NUMBERS_LITTLE_BIG, json_schema_extra={"rule": Rule.BID_LADDER})
    little_name: str = "little"
    big_name: str = "big"
    auction: Auction = Field(Auction.UNTIL_PASSED, json_schema_extra={"rule": Rule.AUCTION_END})
    re_entry: ReEntry = Field(ReEntry.UNSTATED, json_schema_extra={"rule": Rule.RE_ENTRY})
    all_pass: AllPass = Field(AllPass.UNSTATED, json_schema_extra={"rule": Rule.ALL_PASS})
    dealer_min: int = Field(1, json_schema_extra={"rule": Rule.ALL_PASS})
    misdeal: AfterMisdeal = Field(AfterMisdeal.UNSTATED, json_schema_extra={"rule": Rule.DEAL})
    next_dealer: NextDealer = Field(NextDealer.LEFT, json_schema_extra={"rule": Rule.NEXT_DEALER})
    first_lead: FirstLead = Field(FirstLead.BIDDER, json_schema_extra={"rule": Rule.FIRST_LEAD})
    no_trump: YesNo = Field(YesNo.YES, json_schema_extra={"rule": Rule.NO_TRUMP_RANK})
    low: YesNo = Field(YesNo.NO, json_schema_extra={"rule": Rule.LOW_NO_TRUMP})
    made: Made = Field(Made.TRICKS, json_schema_extra={"rule": Rule.MADE})
    set: Set = Field(Set.FLAT, json_schema_extra={"rule": Rule.SET})
    little: int | Literal["tricks"] = Field("tricks", json_schema_extra={"rule": Rule.LITTLE_PEPPER})
    little_set: int | Literal["tricks"] = Field("tricks", json_schema_extra={"rule": Rule.LITTLE_PEPPER})
    big: int | Literal["double"] = Field("double", json_schema_extra={"rule": Rule.BIG_PEPPER})
    big_set: int | Literal["double"] = Field("double", json_schema_extra={"rule": Rule.BIG_PEPPER})
    opponents: Opponents = Field(Opponents.ALWAYS, json_schema_extra={"rule": Rule.OPPONENTS})
    little_broken: int | Literal["tricks-taken"] = Field(
        "tricks-taken", json_schema_extra={"rule": Rule.OPPONENTS}
    )
    big_broken: int | Literal["tricks-taken"] = Field(
        "tricks-taken", json_schema_extra={"rule": Rule.OPPONENTS}
    )
    shut_out: int | Literal["bid"] = Field(0, json_schema_extra={"rule": Rule.OPPONENTS})
    target: int = Field(30, json_schema_extra={"rule": Rule.TARGET})
    both_over: BothOver = Field(BothOver.HIGHER, json_schema_extra={"rule": Rule.BOTH_OVER})
    tie: Tie = Field(Tie.DRAW, json_schema_extra={"rule": Rule.TIE})
    exchange: Exchange = Field(Exchange.NONE, json_schema_extra={"rule": Rule.EXCHANGE})
    alone: Alone = Field(Alone.NONE, json_schema_extra={"rule": Rule.ALONE})
    forced_hands: int = Field(
        0, description="how many first hands the left of the dealer is deemed to bid min-bid"
    )
