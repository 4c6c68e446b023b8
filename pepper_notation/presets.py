"""Named rule sets: nothing but values, each with its provenance.

A value is *stated* by the preset's source; or *common practice*, where the source is silent and all others that speak
agree, or where a thing is simply not part of the game as described; or *unstated*.

Not shipped, because their sources do not say enough to score a hand:

- `small12-big14` (an older encyclopedia text): what a number pays when made and costs when set is not given.
- `scorekeeper-25` (a score-keeping program): what the other side scores is not given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pepper_notation.rulebook import Source
from pepper_notation.ruleset import (
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
    RuleSet,
    Set,
    Tie,
    YesNo,
)


class Provenance(StrEnum):
    """Where a value of a rule set comes from."""

    STATED = "stated"
    COMMON = "common practice"
    UNSTATED = "unstated"
    OWN = "this table's own"


@dataclass(frozen=True, slots=True)
class Given:
    """A value with its provenance, and what is to be said of it beyond that."""

    value: object
    provenance: Provenance
    note: str = ""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set and, by field, where each of its values comes from."""

    rules: RuleSet
    given: Mapping[str, Given]


def stated(value: object, note: str = "") -> Given:
    """A value that the source gives."""
    return Given(value, Provenance.STATED, note)


def common(value: object, note: str = "") -> Given:
    """A value that the source leaves out and common practice gives."""
    return Given(value, Provenance.COMMON, note)


def unstated(value: object, note: str = "") -> Given:
    """The value that stands for the source's silence."""
    return Given(value, Provenance.UNSTATED, note)


def _preset(name: str, source: Source, **given: Given) -> Preset:
    values = {field: one.value for field, one in given.items()}
    return Preset(RuleSet.model_validate({"name": name, "source": source, **values}), MappingProxyType(given))


_NONE = "nothing is said of it, and the game as described has none"
_IDLE = "of no effect under these rules"

_PLAIN: Final = {
    "exchange": common(Exchange.NONE, _NONE),
    "alone": common(Alone.NONE, _NONE),
    "forced_hands": common(0, _NONE),
    "low": common(YesNo.NO, _NONE),
    "shut_out": common(0, _NONE),
    "no_trump_min": common(1, _NONE),
    "little_strain": common(LittleStrain.ANY, _NONE),
    "misdeal": unstated(AfterMisdeal.UNSTATED),
}
_PEPPER: Final = {"little_name": stated("little"), "big_name": stated("big")}

_REFERENCE: Final = {
    **_PLAIN,
    **_PEPPER,
    "min_bid": stated(1),
    "ladder": stated(Ladder.NUMBERS_LITTLE_BIG),
    "auction": stated(Auction.UNTIL_PASSED),
    "re_entry": unstated(ReEntry.UNSTATED),
    "all_pass": unstated(AllPass.UNSTATED),
    "dealer_min": common(1, _IDLE),
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

DENEXA: Final = _preset(
    "denexa",
    Source.DENEXA,
    **_REFERENCE
    | {
        "seats": stated((2, 3, 4)),
        "auction": stated(Auction.UNTIL_PASSED, "its three passes in a row are those that follow a bid"),
        "target": stated(30, _SMALL_TABLES),
    },
)
SOLITAIRE: Final = _preset(
    "solitaire",
    Source.SOLITAIRE,
    **_REFERENCE | {"seats": stated((4,)), "re_entry": stated(ReEntry.YES)},
)
PIMENTA: Final = _preset(
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
PAGAT: Final = _preset(
    "pagat",
    Source.PAGAT,
    **_REFERENCE | {"seats": stated((4,)), "re_entry": stated(ReEntry.YES)},
)
PENGUIN: Final = _preset(
    "penguin",
    Source.PENGUIN,
    **_REFERENCE
    | {"seats": stated((4,)), "both_over": unstated(BothOver.UNSTATED), "tie": unstated(Tie.UNSTATED)},
)

LAPORTE_31: Final = _preset(
    "laporte-31",
    Source.LAPORTE,
    **_PLAIN
    | _PEPPER
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
        "opponents": stated(Opponents.ALWAYS, "when the bid is made, this is the likely reading of a short remark"),
        "little_broken": stated(7),
        "big_broken": stated(14),
        "target": stated(31),
        "both_over": unstated(BothOver.UNSTATED),
        "tie": unstated(Tie.UNSTATED),
    },
)
WOLF_42: Final = _preset(
    "wolf-42",
    Source.WOLF,
    **_PLAIN
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
        "dealer_min": common(4, _IDLE),
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
        "tie": stated(Tie.PLAY_ON, "the source names this first, and another round of forced bids as a second way"),
        "exchange": stated(Exchange.BELOW_BIG),
        "alone": stated(Alone.ALL),
    },
)
KAIBOSH: Final = _preset(
    "kaibosh",
    Source.KAIBOSH,
    **_PLAIN
    | {
        "seats": stated((4,)),
        "little_name": common("little", _IDLE),
        "big_name": stated("kaibosh"),
        "min_bid": stated(1),
        "ladder": stated(Ladder.ALL_NUMBERS_BIG),
        "auction": stated(Auction.ONE_ROUND),
        "re_entry": stated(ReEntry.NO),
        "all_pass": unstated(AllPass.UNSTATED),
        "dealer_min": common(1, _IDLE),
        "next_dealer": stated(NextDealer.LEFT),
        "first_lead": stated(FirstLead.LEFT_OF_DEALER_OR_LONE_BIDDER),
        "no_trump": common(YesNo.NO, "the bidder names a suit"),
        "made": stated(Made.TRICKS),
        "set": stated(Set.BID),
        "little": common("tricks", _IDLE),
        "little_set": common("tricks", _IDLE),
        "big": stated(12),
        "big_set": stated(12),
        "opponents": stated(Opponents.WHEN_SET),
        "little_broken": common("tricks-taken", _IDLE),
        "big_broken": stated("tricks-taken"),
        "target": unstated("unstated", "the table agrees on a score or a number of deals"),
        "both_over": unstated(BothOver.UNSTATED),
        "tie": unstated(Tie.UNSTATED),
        "alone": stated(Alone.BIG),
    },
)
BIDEUCHRE_40: Final = _preset(
    "bideuchre-40",
    Source.BIDEUCHRE,
    **_PLAIN
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

SHELF: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        preset.rules.name: preset
        for preset in (
            DENEXA,
            SOLITAIRE,
            PIMENTA,
            PAGAT,
            PENGUIN,
            LAPORTE_31,
            WOLF_42,
            KAIBOSH,
            BIDEUCHRE_40,
        )
    }
)
"""Every preset by its name, the reference family first."""
PRESETS: Final[Mapping[str, RuleSet]] = MappingProxyType({name: preset.rules for name, preset in SHELF.items()})
"""Every preset's rule set by its name."""
DEFAULT: Final = DENEXA.rules
"""The rules of a record that does not say otherwise."""
