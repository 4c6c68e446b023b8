"""The tricks of a hand, counted where play stopped by agreement."""

from __future__ import annotations

import pytest

from pepper_notation.replay.frames import Figures
from tests.render.replayed import games_of

FOUR = "rules denexa\nhand 1 dealer W\ncontract N 4 hearts\n1. N: Jh 9h Th Qh = N\n2. N: As 9s Ts Ks = N\n"
THREE = "rules denexa\nseats A B C\nhand 1 dealer C\ncontract A 4 hearts\n" + "".join(
    f"{number}. A: {cards} = A\n"
    for number, cards in enumerate(("Jh 9h Th", "Jd Qh Kh", "As 9s Ts", "Ac 9c Tc"), 1)
)


def tricks(text: str) -> Figures:
    return games_of(text)[0].hands[0].frame.result.tricks_true


@pytest.mark.parametrize(
    ("agreed", "counted"),
    [
        ("claim N rest", (6, 0)),
        ("claim W rest", (2, 4)),
        ("claim N 3", (5, 1)),
        ("claim N 1 S 1", (4, 2)),
        ("claim N 1 E rest", (3, 3)),
        ("claim N 0", (2, 4)),
        ("claim X 1", (None, None)),
        ("concede N rest", (2, 4)),
        ("concede N 1", (5, 1)),
        ("concede N 0", (6, 0)),
        ("concede E 4", (6, 0)),
    ],
)
def test_two_sides_share_the_tricks_that_are_left(agreed: str, counted: Figures) -> None:
    assert tricks(f"{FOUR}{agreed}\n") == counted


@pytest.mark.parametrize(
    ("agreed", "counted"),
    [
        ("claim A rest", (8, 0, 0)),
        ("claim A 1 B 3", (5, 3, 0)),
        ("claim A 1 B 2", (5, 2, 1)),
        ("claim A 1", (5, None, None)),
        ("claim B 1 C rest", (4, 1, 3)),
        ("claim A 1 X 1", (5, None, None)),
        ("concede A rest", (4, None, None)),
        ("concede A 1", (7, None, None)),
        ("concede A 0", (8, 0, 0)),
    ],
)
def test_three_players_share_the_tricks_that_are_left(agreed: str, counted: Figures) -> None:
    assert tricks(f"{THREE}{agreed}\n") == counted


@pytest.mark.parametrize(("agreed", "column"), [("claim N 5", 9), ("claim N 2 S 3", 13), ("concede N 5", 11)])
def test_more_than_is_left_cannot_be_shared(agreed: str, column: int) -> None:
    result = games_of(f"{FOUR}{agreed}\n")[0].hands[0].frame.result
    assert result.claim_over is not None
    place, left = result.claim_over
    assert (place.line, place.column, left) == (6, column, 4)
    assert result.tricks_true == (None, None)
