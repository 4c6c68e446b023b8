"""What a hand pays and when a game is over (rules `set`, `opponents`, `target`, `tie`)."""

from __future__ import annotations

import pytest

from pepper_notation.engine.bids import numbered
from pepper_notation.engine.scoring import level, over, points, winners
from pepper_notation.presets import PRESETS
from pepper_notation.ruleset import RuleSet, Tie

DENEXA = PRESETS["denexa"]


def changed(**options: object) -> RuleSet:
    return DENEXA.model_copy(update=options)


def test_a_set_bid_costs_a_whole_hand_even_where_the_tricks_written_do_not_add_up_to_one() -> None:
    four = numbered(DENEXA, 6, 4)
    assert four is not None
    assert points(DENEXA, 0, four, (3, 2), hand_tricks=6) == (-6, 2)
    assert points(DENEXA, 0, four, (3, 3)) == (-6, 3)


def test_a_side_that_is_shut_out_loses_what_the_bid_would_have_cost_however_low_it_was() -> None:
    rules = changed(shut_out="bid")
    one = numbered(rules, 6, 1)
    assert one is not None
    assert points(rules, 0, one, (6, 0)) == (6, -6)
    assert points(rules, 0, one, (6, 0), given_up=True) == (6, 0)


@pytest.mark.parametrize(
    ("rules", "score", "ends"),
    [
        (DENEXA, (29, 10), False),
        (DENEXA, (30, 10), True),
        (changed(target="unstated"), (900, 10), False),
        (changed(tie=Tie.PLAY_ON), (31, 31), False),
        (changed(tie=Tie.PLAY_ON), (31, 30), True),
        (changed(tie=Tie.DRAW), (31, 31), True),
    ],
)
def test_a_game_is_over_when_a_side_has_reached_the_target(
    rules: RuleSet, score: tuple[int, ...], ends: bool
) -> None:
    assert over(rules, score) is ends
    assert bool(winners(rules, score, None)) is ends


def test_a_score_is_level_when_two_share_the_highest() -> None:
    assert level((7, 5, 7))
    assert not level((5, 5, 7))
