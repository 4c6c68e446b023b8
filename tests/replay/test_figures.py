"""What a hand leaves on the score: points, decisions of the table, and what could not be read (third law)."""

from __future__ import annotations

import pytest

from tests.checks.marked import holds
from tests.checks.test_play import DEALT, PLAYED

HAND = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W\ncontract NS 4 hearts\ntricks NS 4 EW 2\n"


def test_a_ruling_stands_in_place_of_the_points_of_the_side_that_it_names() -> None:
    assert holds(HAND + "ruling NS -6\nscore NS 4 EW 12\n")
    assert holds(HAND + "ruling NS -6\nscore NS «PN503|14» EW 12\n")
    assert holds(HAND + "ruling NS -6\nscore NS 4 EW «PN503|13»\n")


def test_an_adjustment_is_added_to_the_points() -> None:
    assert holds(HAND + "adjust EW 3\nscore NS 14 EW 15\n")
    assert holds(HAND + "adjust EW 3\nscore NS 14 EW «PN503|13»\n")


@pytest.mark.parametrize("word", ["ruling", "adjust"])
def test_after_a_decision_that_cannot_be_read_any_score_may_be_right(word: str) -> None:
    assert holds(f"{HAND}{word} NS «PN100|so»\nscore NS 40 EW -7\n")


@pytest.mark.parametrize(
    ("line", "code"),
    [("tricks {} 1 NS {}5", "PN501"), ("points {} 1 NS {}5", "PN502"), ("score {} 1 NS {}5", "PN503")],
)
def test_a_figure_for_nobody_leaves_the_others_to_be_judged(line: str, code: str) -> None:
    played = DEALT + PLAYED.split("tricks", maxsplit=1)[0]
    assert holds(played + line.format("«PN108|XY»", f"«{code}|") + "»\n")


def test_a_wrong_count_that_follows_from_no_wrong_trick_is_a_mistake_of_its_own() -> None:
    played = DEALT + PLAYED.split("tricks", maxsplit=1)[0].replace("Jh Ts = E", "Jh Ts = «PN407|N»")
    assert holds(played + "tricks NS 5 EW 1\n")
    assert holds(played + "tricks NS 4 EW 2\n")
    assert holds(played + "tricks NS «PN501|1» EW 5\n")


def test_with_two_sides_the_tricks_of_one_tell_those_of_the_other() -> None:
    played = DEALT + PLAYED.split("tricks", maxsplit=1)[0]
    assert holds(played + "tricks NS «PN501|5»\npoints NS +5 EW +1\n")
    assert holds(played + "tricks NS «PN501|5»\npoints NS +5 EW «PN502|+3»\n")
    assert holds(HAND.replace("NS 4 EW 2", "EW 2") + "points NS +4 EW +2\nscore NS 14 EW 12\n")


def test_a_sum_that_is_no_hands_is_told_at_its_last_figure() -> None:
    assert holds(HAND.replace("EW 2", "EW «PN501|3»"))
    three = "rules denexa\nseats A B C\nhand 1 dealer A\ncontract A 4\n"
    assert holds(three + "tricks A 4 B 2 C «PN501|3»\n")
    assert holds(three + "tricks A 4 B 2 C 2\n")
