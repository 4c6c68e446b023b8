"""The ids of rules and of sources: the only file that spells them for others."""

from __future__ import annotations

from enum import StrEnum


class Rule(StrEnum):
    """A rule's id, as the notation, the findings and `pepper rules` spell it."""

    PACK = "pack"
    DEAL = "deal"
    NEXT_DEALER = "next-dealer"
    TRUMP_RANK = "trump-rank"
    LEFT_BOWER = "left-bower"
    PLAIN_RANK = "plain-rank"
    NO_TRUMP_RANK = "no-trump-rank"
    LOW_NO_TRUMP = "low-no-trump"
    BID_LADDER = "bid-ladder"
    BID_HIGHER = "bid-higher"
    AUCTION_END = "auction-end"
    RE_ENTRY = "re-entry"
    ALL_PASS = "all-pass"
    NAME_TRUMP = "name-trump"
    FIRST_LEAD = "first-lead"
    FOLLOW_SUIT = "follow-suit"
    TRICK_WINNER = "trick-winner"
    WINNER_LEADS = "winner-leads"
    MADE = "made"
    SET = "set"
    LITTLE_PEPPER = "little-pepper"
    BIG_PEPPER = "big-pepper"
    OPPONENTS = "opponents"
    NEGATIVE_SCORE = "negative-score"
    TARGET = "target"
    BOTH_OVER = "both-over"
    TIE = "tie"
    THREE_HANDED = "three-handed"
    TWO_HANDED = "two-handed"
    EXCHANGE = "exchange"
    ALONE = "alone"
    IRREGULARITIES = "irregularities"


class Source(StrEnum):
    """Whose rules: the id of a published text, as findings and `pepper rules` cite it."""

    DENEXA = "denexa"
    SOLITAIRE = "solitaire"
    PIMENTA = "pimenta"
    PAGAT = "pagat"
    BICYCLE = "bicycle"
    PENGUIN = "penguin"
    LAPORTE = "laporte"
    WOLF = "wolf"
    KAIBOSH = "kaibosh"
    BIDEUCHRE = "bideuchre"
