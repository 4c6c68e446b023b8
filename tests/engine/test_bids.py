"""The ladder of bids (rule `bid-ladder`)."""

from __future__ import annotations

import pytest

from pepper_notation.engine.bids import Bid, Grade, graded, hand_tricks, ladder, named, numbered
from pepper_notation.presets import PRESETS


@pytest.mark.parametrize(("seats", "tricks"), [(2, 8), (3, 8), (4, 6)])
def test_a_hand_has_six_tricks_with_four_seats_and_else_eight(seats: int, tricks: int) -> None:
    assert hand_tricks(seats) == tricks


def test_a_bid_that_the_rules_do_not_have_is_no_bid() -> None:
    denexa = PRESETS["denexa"]
    assert numbered(denexa, 6, 5) == Bid(4, 5, Grade.NUMBER, "5")
    assert numbered(denexa, 6, 6) is None
    assert numbered(denexa, 6, 0) is None
    assert named(denexa, 6, "little") == Bid(5, 6, Grade.LITTLE, "little") == graded(denexa, 6, Grade.LITTLE)
    assert named(denexa, 6, "moon") is None
    assert named(denexa, 6, "5") is None
    assert graded(denexa, 6, Grade.BIG) == ladder(denexa, 6)[-1] == Bid(6, 6, Grade.BIG, "big")
