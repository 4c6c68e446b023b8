"""The options whose values are words: each a closed list, each value with its meaning.

`unstated` is a value where sources are silent.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Self


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
    ALL_NUMBERS_LITTLE_BIG = (
        "all-numbers-little-big",
        "numbers up to T, then the little bid, then the big one",
    )
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
    UNSTATED = "unstated", "the source does not say: a draw, a win for either, or playing on is accepted"


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
