"""A rule set: one field for every point on which tables differ.

Knows the options, their closed lists of values, what each value means and which rule it belongs to.  `unstated` is a
value where sources are silent.  Does not know presets (values only, in `presets`), the words of a record (`options`),
or how a value is played out (the engine).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from pepper_notation.rulebook import Rule, Source


class Choice(StrEnum):
    """One of the values of an option: the word that a `rules` line has for it, and its `meaning` in one sentence."""

    meaning: str

    def __new__(cls, word: str, meaning: str) -> Self:
        """A member that is its word and carries its meaning."""
        choice = str.__new__(cls, word)
        choice._value_ = word
        choice.meaning = meaning
        return choice

    __hash__ = str.__hash__


class YesNo(Choice):
    """Whether the rules have a thing."""

    YES = "yes", "the rules have it"
    NO = "no", "the rules do not have it"


class Ladder(Choice):
    """The bids, lowest first.  T is the number of tricks in a hand: 6, or 8 with two or three seats."""

    NUMBERS_LITTLE_BIG = "numbers-little-big", "numbers up to T-1, then little pepper, then big pepper"
    ALL_NUMBERS_LITTLE_BIG = "all-numbers-little-big", "numbers up to T, then the little bid, then the big one"
    NUMBERS_BIG = "numbers-big", "numbers up to T-1, then one bid for all tricks"
    ALL_NUMBERS_BIG = "all-numbers-big", "numbers up to T, then one bid above them"


class Auction(Choice):
    """When the auction ends."""

    UNTIL_PASSED = "until-passed", "when a bid has been passed by everybody else, or nobody has bid"
    ONE_ROUND = "one-round", "when everybody has called once, the dealer last"
    UNSTATED = "unstated", "the source does not say: one round of calls will do, and so will more"


class ReEntry(Choice):
    """Whether a player who passed may bid later in the same auction."""

    YES = "yes", "whoever passed may bid when the turn comes round again"
    NO = "no", "whoever passed is out of this auction"
    UNSTATED = "unstated", "the source does not say: either is accepted"


class AllPass(Choice):
    """What happens when nobody bids."""

    NEXT_DEALER = "next-dealer", "the hand is thrown in and the deal passes on"
    SAME_DEALER = "same-dealer", "the hand is thrown in and the same player deals again"
    DEALER_MUST_BID = "dealer-must-bid", "it cannot happen: after all others the dealer must bid"
    UNSTATED = "unstated", "the source does not say: the hand is void, and either may deal next"


class AfterMisdeal(Choice):
    """Who deals after a misdeal."""

    NEXT_DEALER = "next-dealer", "the deal passes on"
    SAME_DEALER = "same-dealer", "the same player deals again"
    UNSTATED = "unstated", "the source does not say: either is accepted"


class NextDealer(Choice):
    """Who deals next after a hand that was played."""

    LEFT = "left", "the player to the dealer's left"
    UNSTATED = "unstated", "the source does not say: anybody may"


class FirstLead(Choice):
    """Who leads to the first trick; a seat that sits out is skipped."""

    BIDDER = "bidder", "the high bidder"
    LEFT_OF_DEALER = "left-of-dealer", "the player to the dealer's left"
    LEFT_OF_DEALER_OR_LONE_BIDDER = (
        "left-of-dealer-or-lone-bidder",
        "the player to the dealer's left, but a bidder who plays alone leads",
    )
    LEFT_OF_BIDDER_IN_NO_TRUMP = (
        "left-of-bidder-in-no-trump",
        "the high bidder, but in no trump the player to the bidder's left",
    )


class LittleStrain(Choice):
    """What the winner of the little bid may name."""

    ANY = "any", "whatever any other bidder may"
    SUIT = "suit", "one of the four suits only"


class Made(Choice):
    """What a bid that was made pays its side."""

    TRICKS = "tricks", "a point for each trick taken"
    BID = "bid", "the number bid, however many tricks were taken"


class Set(Choice):
    """What a bid that was set costs its side."""

    FLAT = "flat", "as many points as a hand has tricks, whatever was bid"
    BID = "bid", "the number bid"


class Opponents(Choice):
    """When the other side scores its tricks."""

    ALWAYS = "always", "a point for each of their tricks, made or set"
    WHEN_SET = "when-set", "a point for each of their tricks if the bid was set, else nothing"


class BothOver(Choice):
    """Who wins when more than one side reaches the target on the same hand."""

    HIGHER = "higher", "the higher score"
    BIDDER = "bidder", "the side that bid on that hand, if it is one of them"
    UNSTATED = "unstated", "the source does not say: any of them may have won"


class Tie(Choice):
    """What a level score at or over the target means."""

    DRAW = "draw", "the game is drawn"
    PLAY_ON = "play-on", "the game goes on until one side is ahead"
    UNSTATED = "unstated", "the source does not say: a draw or a win for either is accepted"


class Exchange(Choice):
    """Which bids come with an exchange of one card each way between bidder and partner."""

    NONE = "none", "none: nobody exchanges a card"
    LITTLE = "little", "the little bid"
    BELOW_BIG = "below-big", "every bid but the big one"


class Alone(Choice):
    """Which bids are played with the bidder's partner sitting out."""

    NONE = "none", "none: everybody plays every hand"
    BIG = "big", "the big bid"
    LITTLE_AND_BIG = "little-and-big", "the little bid and the big one"
    ALL = "all", "every bid"


Level = Annotated[int, Field(ge=1, le=8)]
"""A number as a bid: no hand has more than eight tricks."""
Price = Annotated[int, Field(ge=0, le=100)]
"""Points that a bid can win or lose, without a sign."""
Count = Annotated[int, Field(ge=0, le=100)]
"""A number of hands."""
Goal = Annotated[int, Field(ge=1, le=1000)]
"""A score to play to."""

TRICKS = {"tricks": "a point for each of the hand's tricks: 6, or 8 with two or three seats"}
DOUBLE = {"double": "two points for each of the hand's tricks: 12, or 16 with two or three seats"}
TAKEN = {"tricks-taken": "a point for each of their tricks, as for any bid that was set"}


def point(rule: Rule, asks: str, words: dict[str, str] | None = None) -> Any:
    """The declaration of an option: the rule that it varies, the question that it answers, and the words that may
    stand for a number, with what they mean."""
    return Field(description=asks, json_schema_extra={"rule": rule, "words": dict(words or {})})


class RuleSet(BaseModel):
    """One table's rules.  Field names are the option names with `_` for `-`; no field has a default, since only a
    source or a table can say what its rules are.

    `name` is the preset's name, or the name that a table gave its own rules; `source` is whose text its rules are
    cited from.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: str
    source: Source
    seats: tuple[Literal[2, 3, 4], ...] = Field(description="the table sizes that the rules have a game for")
    little_name: str = Field(description="what the rules call the bid that others call little pepper")
    big_name: str = Field(description="what the rules call the bid that others call big pepper")

    min_bid: Level = point(Rule.BID_LADDER, "What is the lowest number that may be bid?")
    ladder: Ladder = point(Rule.BID_LADDER, "Which bids are there above it?")
    forced_hands: Count = point(
        Rule.BID_LADDER, "In how many first hands of a game must the dealer's left bid the least, and nobody else bid?"
    )
    auction: Auction = point(Rule.AUCTION_END, "When does the auction end?")
    re_entry: ReEntry = point(Rule.RE_ENTRY, "May a player who passed bid later?")
    all_pass: AllPass = point(Rule.ALL_PASS, "What happens when nobody bids?")
    dealer_min: Level = point(Rule.ALL_PASS, "What is the least that a dealer who must bid may bid?")
    misdeal: AfterMisdeal = point(Rule.DEAL, "Who deals after a misdeal?")
    next_dealer: NextDealer = point(Rule.NEXT_DEALER, "Who deals next?")
    first_lead: FirstLead = point(Rule.FIRST_LEAD, "Who leads to the first trick?")
    no_trump: YesNo = point(Rule.NO_TRUMP_RANK, "May the bidder name no trump?")
    low: YesNo = point(Rule.LOW_NO_TRUMP, "May the bidder name low no trump, nines high and aces low?")
    no_trump_min: Level = point(
        Rule.NO_TRUMP_RANK, "What is the lowest number that may be played without trumps, high or low?"
    )
    little_strain: LittleStrain = point(Rule.LITTLE_PEPPER, "What may the winner of the little bid name?")
    made: Made = point(Rule.MADE, "What does a number that was made pay?")
    set: Set = point(Rule.SET, "What does a number that was set cost?")
    little: Price | Literal["tricks"] = point(
        Rule.LITTLE_PEPPER, "What does the little bid pay when it is made?", TRICKS
    )
    little_set: Price | Literal["tricks"] = point(
        Rule.LITTLE_PEPPER, "What does the little bid cost when it is set?", TRICKS
    )
    big: Price | Literal["double"] = point(
        Rule.BIG_PEPPER, "What does the big bid pay when it is made?", DOUBLE
    )
    big_set: Price | Literal["double"] = point(
        Rule.BIG_PEPPER, "What does the big bid cost when it is set?", DOUBLE
    )
    opponents: Opponents = point(Rule.OPPONENTS, "When does the other side score its tricks?")
    little_broken: Price | Literal["tricks-taken"] = point(
        Rule.OPPONENTS, "What does the other side score when a little bid is set?", TAKEN
    )
    big_broken: Price | Literal["tricks-taken"] = point(
        Rule.OPPONENTS, "What does the other side score when a big bid is set?", TAKEN
    )
    shut_out: Price | Literal["bid"] = point(
        Rule.OPPONENTS,
        "What does it cost the other side to take no trick?",
        {"bid": "what the bid would have cost its own side, had it been set"},
    )
    target: Goal | Literal["unstated"] = point(
        Rule.TARGET,
        "At which score, reached by the end of a hand, is the game over?",
        {"unstated": "the source does not say: the table agrees on one, and no winner can be judged"},
    )
    both_over: BothOver = point(Rule.BOTH_OVER, "Who wins when both sides reach the target on one hand?")
    tie: Tie = point(Rule.TIE, "What does a level score at or over the target mean?")
    exchange: Exchange = point(Rule.EXCHANGE, "Which bids come with an exchange of one card with the partner?")
    alone: Alone = point(Rule.ALONE, "Which bids are played with the bidder's partner sitting out?")
