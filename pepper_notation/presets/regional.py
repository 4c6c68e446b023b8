"""Regional presets: games of the family that score by the bid, play alone, or pass a card."""

from __future__ import annotations

from typing import Final

from pepper_notation.presets.given import common, preset, stated, unstated
from pepper_notation.presets.plain import IDLE, PEPPER, PLAIN
from pepper_notation.rulebook import Source
from pepper_notation.ruleset import (
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

LAPORTE_31: Final = preset(
    "laporte-31",
    Source.LAPORTE,
    **PLAIN
    | PEPPER
    | {
        "seats": stated((4,)),
        "min_bid": common(1, "the sheet mentions bids of 2 and 3 as signals"),
        "ladder": common(Ladder.NUMBERS_LITTLE_BIG, "the sheet mentions no number above 5"),
        "auction": unstated(Auction.UNSTATED),
        "re_entry": unstated(ReEntry.UNSTATED),
        "all_pass": stated(AllPass.DEALER_MUST_BID),
        "dealer_min": stated(3),
        "next_dealer": common(NextDealer.LEFT),
        "first_lead": stated(FirstLead.LEFT_OF_BIDDER_IN_NO_TRUMP),
        "no_trump": stated(YesNo.YES),
        "made": stated(Made.BID),
        "set": stated(Set.BID),
        "little": stated(7),
        "little_set": stated(7),
        "big": stated(14),
        "big_set": stated(14),
        "opponents": stated(
            Opponents.ALWAYS, "when the bid is made, this is the likely reading of a short remark"
        ),
        "little_broken": stated(7),
        "big_broken": stated(14),
        "target": stated(31),
        "both_over": unstated(BothOver.UNSTATED),
        "tie": unstated(Tie.UNSTATED),
    },
)
WOLF_42: Final = preset(
    "wolf-42",
    Source.WOLF,
    **PLAIN
    | {
        "seats": stated((4,)),
        "little_name": stated("moon"),
        "big_name": stated("double"),
        "min_bid": stated(4),
        "ladder": stated(Ladder.ALL_NUMBERS_LITTLE_BIG),
        "forced_hands": stated(4),
        "auction": stated(Auction.ONE_ROUND),
        "re_entry": stated(ReEntry.NO),
        "all_pass": stated(AllPass.NEXT_DEALER),
        "dealer_min": common(4, IDLE),
        "next_dealer": stated(NextDealer.LEFT),
        "first_lead": stated(FirstLead.BIDDER),
        "no_trump": stated(YesNo.YES),
        "made": stated(Made.BID),
        "set": stated(Set.BID),
        "little": stated(7),
        "little_set": stated(7),
        "big": stated(14),
        "big_set": stated(14),
        "opponents": stated(Opponents.ALWAYS),
        "little_broken": stated(7),
        "big_broken": stated(14),
        "shut_out": stated("bid"),
        "target": stated(42),
        "both_over": stated(BothOver.HIGHER),
        "tie": stated(
            Tie.PLAY_ON, "the source names this first, and another round of forced bids as a second way"
        ),
        "exchange": stated(Exchange.BELOW_BIG),
        "alone": stated(Alone.ALL),
    },
)
KAIBOSH: Final = preset(
    "kaibosh",
    Source.KAIBOSH,
    **PLAIN
    | {
        "seats": stated((4,)),
        "little_name": common("little", IDLE),
        "big_name": stated("kaibosh"),
        "min_bid": stated(1),
        "ladder": stated(Ladder.ALL_NUMBERS_BIG),
        "auction": stated(Auction.ONE_ROUND),
        "re_entry": stated(ReEntry.NO),
        "all_pass": unstated(AllPass.UNSTATED),
        "dealer_min": common(1, IDLE),
        "next_dealer": stated(NextDealer.LEFT),
        "first_lead": stated(FirstLead.LEFT_OF_DEALER_OR_LONE_BIDDER),
        "no_trump": common(YesNo.NO, "the bidder names a suit"),
        "made": stated(Made.TRICKS),
        "set": stated(Set.BID),
        "little": common("tricks", IDLE),
        "little_set": common("tricks", IDLE),
        "big": stated(12),
        "big_set": stated(12),
        "opponents": stated(Opponents.WHEN_SET),
        "little_broken": common("tricks-taken", IDLE),
        "big_broken": stated("tricks-taken"),
        "target": unstated("unstated", "the table agrees on a score or a number of deals"),
        "both_over": unstated(BothOver.UNSTATED),
        "tie": unstated(Tie.UNSTATED),
        "alone": stated(Alone.BIG),
    },
)
BIDEUCHRE_40: Final = preset(
    "bideuchre-40",
    Source.BIDEUCHRE,
    **PLAIN
    | {
        "seats": stated((4,)),
        "little_name": stated("best"),
        "big_name": stated("alone"),
        "min_bid": stated(3),
        "ladder": stated(Ladder.ALL_NUMBERS_LITTLE_BIG),
        "auction": stated(Auction.ONE_ROUND),
        "re_entry": stated(ReEntry.NO),
        "all_pass": stated(AllPass.DEALER_MUST_BID),
        "dealer_min": stated(3),
        "next_dealer": stated(NextDealer.LEFT),
        "first_lead": stated(FirstLead.LEFT_OF_DEALER),
        "no_trump": stated(YesNo.YES),
        "low": stated(YesNo.YES),
        "no_trump_min": stated(4),
        "little_strain": stated(LittleStrain.SUIT),
        "made": stated(Made.TRICKS),
        "set": stated(Set.BID),
        "little": stated(12),
        "little_set": stated(12),
        "big": stated(24),
        "big_set": stated(24),
        "opponents": stated(Opponents.ALWAYS),
        "little_broken": stated("tricks-taken"),
        "big_broken": stated("tricks-taken"),
        "target": stated(40),
        "both_over": stated(BothOver.HIGHER),
        "tie": stated(Tie.PLAY_ON),
        "exchange": stated(Exchange.LITTLE),
        "alone": stated(Alone.LITTLE_AND_BIG),
    },
)
