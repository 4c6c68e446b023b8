"""Every hand that can be scored: (bid, tricks) to points, worked out by hand from the sources, for each rule set."""

import csv
from pathlib import Path

import pytest

from pepper_notation.engine.bids import Bid, ladder
from pepper_notation.engine.scoring import points, splits
from pepper_notation.presets import PRESETS
from pepper_notation.ruleset import RuleSet

ROWS = list(csv.DictReader(Path(__file__).with_name("score_vectors.csv").read_text().splitlines()))
FAMILIES = {
    "REF": ("denexa", "solitaire", "pimenta", "pagat", "penguin"),
    "REF3": ("denexa", "pimenta"),
    "LAPORTE": ("laporte-31",),
    "WOLF": ("wolf-42",),
    "KAIBOSH": ("kaibosh",),
    "BE40": ("bideuchre-40",),
}
CALLS = {"LP": -2, "M": -2, "PB": -2, "BP": -1, "D": -1, "KAIBOSH": -1, "ALONE": -1}


def bid_of(rules: RuleSet, tricks: int, call: str) -> Bid:
    bids = ladder(rules, tricks)
    return bids[CALLS[call]] if call in CALLS else next(bid for bid in bids if bid.text == call)


def lines_of(family: str) -> list[tuple[int, str, int, int, int, int]]:
    return [
        (
            int(row["tricks_in_hand"]),
            row["bid"],
            int(row["tricks_needed"]),
            int(row["declarer_tricks"]),
            int(row["declarer_delta"]),
            int(row["defender_delta"]),
        )
        for row in ROWS
        if row["preset"] == family
    ]


def test_the_table_speaks_of_every_preset_that_is_shipped():
    assert {name for names in FAMILIES.values() for name in names} == set(PRESETS)
    assert {row["preset"] for row in ROWS} == set(FAMILIES)


@pytest.mark.parametrize(
    ("family", "preset"), [(family, name) for family, names in FAMILIES.items() for name in names]
)
def test_every_hand_pays_what_the_source_says(family: str, preset: str):
    rules = PRESETS[preset]
    lines = lines_of(family)
    assert lines
    for hand_tricks, call, needed, taken, bidders, others in lines:
        bid = bid_of(rules, hand_tricks, call)
        assert bid.tricks == needed
        if hand_tricks == 6:
            assert points(rules, 0, bid, (taken, hand_tricks - taken)) == (bidders, others), (call, taken)
            assert points(rules, 1, bid, (hand_tricks - taken, taken)) == (others, bidders), (call, taken)


@pytest.mark.parametrize("preset", FAMILIES["REF3"])
@pytest.mark.parametrize("sides", [2, 3])
def test_at_small_tables_the_others_score_their_own_tricks(preset: str, sides: int):
    rules = PRESETS[preset]
    for hand_tricks, call, _, taken, bidders, others in lines_of("REF3"):
        for rest in splits(hand_tricks - taken, sides - 1):
            scored = points(rules, 0, bid_of(rules, hand_tricks, call), (taken, *rest))
            assert scored == (bidders, *rest)
            assert sum(scored[1:]) == others


@pytest.mark.parametrize(
    ("family", "preset"), [(family, name) for family, names in FAMILIES.items() for name in names]
)
def test_the_table_has_every_bid_of_the_preset(family: str, preset: str):
    rules = PRESETS[preset]
    tricks = 8 if family == "REF3" else 6
    told = {bid_of(rules, tricks, call) for _, call, *_ in lines_of(family)}
    assert told == set(ladder(rules, tricks))
