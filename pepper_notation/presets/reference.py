"""The reference family: Pepper as the general sources describe it, to 30, a bid that is set costing six."""

from __future__ import annotations

from typing import Final

from pepper_notation.presets.given import Given, common, idle, preset, stated, unstated
from pepper_notation.presets.plain import PEPPER, PLAIN
from pepper_notation.rulebook import Source
from pepper_notation.ruleset import (
    AllPass,
    Auction,
    BothOver,
    FirstLead,
    Ladder,
    Made,
    NextDealer,
    Opponents,
    ReEntry,
    Set,
    Tie,
    YesNo,
)

_REFERENCE: Final[dict[str, Given]] = {
    **PLAIN,
    **PEPPER,
    "min_bid": stated(1),
    "ladder": stated(Ladder.NUMBERS_LITTLE_BIG),
    "auction": stated(Auction.UNTIL_PASSED),
    "re_entry": unstated(ReEntry.UNSTATED),
    "all_pass": unstated(AllPass.UNSTATED),
    "dealer_min": idle(1),
    "next_dealer": common(NextDealer.LEFT),
    "first_lead": stated(FirstLead.BIDDER),
    "no_trump": stated(YesNo.YES),
    "made": stated(Made.TRICKS),
    "set": stated(Set.FLAT),
    "little": stated("tricks", "by the general rule"),
    "little_set": stated("tricks", "by the general rule"),
    "big": stated("double"),
    "big_set": stated("double"),
    "opponents": stated(Opponents.ALWAYS),
    "little_broken": stated("tricks-taken", "by the general rule"),
    "big_broken": stated("tricks-taken", "by the general rule"),
    "target": stated(30),
    "both_over": stated(BothOver.HIGHER),
    "tie": stated(Tie.DRAW),
}
_SMALL_TABLES = "with two or three seats by common practice"

DENEXA: Final = preset(
    "denexa",
    Source.DENEXA,
    **_REFERENCE
    | {
        "seats": stated((2, 3, 4)),
        "auction": stated(Auction.UNTIL_PASSED, "its three passes follow a bid"),
        "target": stated(30, _SMALL_TABLES),
    },
)
SOLITAIRE: Final = preset(
    "solitaire",
    Source.SOLITAIRE,
    **_REFERENCE | {"seats": stated((4,)), "re_entry": stated(ReEntry.YES)},
)
PIMENTA: Final = preset(
    "pimenta",
    Source.PIMENTA,
    **_REFERENCE
    | {
        "seats": stated((2, 3, 4)),
        "next_dealer": stated(NextDealer.LEFT),
        "target": stated(30, _SMALL_TABLES),
        "both_over": unstated(BothOver.UNSTATED),
        "tie": unstated(Tie.UNSTATED),
    },
)
PAGAT: Final = preset(
    "pagat",
    Source.PAGAT,
    **_REFERENCE | {"seats": stated((4,)), "re_entry": stated(ReEntry.YES)},
)
PENGUIN: Final = preset(
    "penguin",
    Source.PENGUIN,
    **_REFERENCE
    | {"seats": stated((4,)), "both_over": unstated(BothOver.UNSTATED), "tie": unstated(Tie.UNSTATED)},
)
