"""Whose turn it is at a place of a record, what is legal there, and why nothing else."""

from __future__ import annotations

import pytest

from pepper_notation.render.legal import PositionError, legal, position
from pepper_notation.render.replay.pieces import Looks, plain
from tests.render.replayed import games_of, sample

KNOWN = """rules denexa
hand 1 dealer W
deal N: Jh Kh Qh Ac Tc 9s
deal E: Jd 9d Kd Qc Jc 9c
bid 4 pass pass pass
trump hearts
"""


def at(place: str, text: str) -> str:
    """The page of a place."""
    return plain(legal(games_of(text)[0].hands[0].frame, position(place), Looks()))


def test_the_left_bower_must_follow_trumps() -> None:
    text = at("1.2", KNOWN + "1. N: Kh 9d Th 9h\n")
    assert "Trick 1, card 2: E to play" in text
    assert "held: trumps J♦, clubs Q♣ J♣ 9♣, diamonds K♦ 9♦" in text
    assert "legal: J♦ (hearts must be followed)" in text
    assert "not legal: Q♣ J♣ 9♣ K♦ 9♦ (E holds J♦ and must follow)" in text
    assert "J♦ is the left bower and belongs to hearts" in text
    assert "in the record: E played 9♦" in text


def test_who_has_none_of_the_suit_led_may_play_any_card() -> None:
    assert "legal: J♦ Q♣ J♣ 9♣ K♦ 9♦ (E has no spade, so any card may go)" in at("1.2", KNOWN + "1. N: 9s\n")


def test_the_leader_may_play_any_card() -> None:
    text = at("1.1", KNOWN)
    assert "N to lead" in text and "(any card may be led)" in text


def test_the_left_bower_led_asks_for_trumps() -> None:
    assert "J♦ was led: the left bower, so hearts are to be followed" in at("1.2", KNOWN + "1. E: Jd Th\n")


def test_after_the_last_trick_of_the_record_its_winner_leads() -> None:
    assert "Trick 2, card 1: E to lead" in at("2.1", KNOWN + "1. N: Kh Jd Th 9h\n")


def test_it_is_told_who_is_winning() -> None:
    assert "E is winning with J♦" in at("1.3", KNOWN + "1. N: Kh Jd Th 9h\n")


def test_of_a_hand_that_is_not_known_only_what_is_certain_is_told() -> None:
    text = at("1.3", KNOWN + "1. N: Kh Jd As 9h\n2. E: Kd Th Ts Ac\n")
    assert "legal: T♥ (hearts must be followed)" in text
    assert "and 4 cards that nobody wrote down" in text
    text = at("1.2", "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump hearts\n1. N: Kh 9s Th 9h\n")
    assert "cannot be known: 9♠ (a card that nobody wrote down may belong to the suit led)" in text


def test_without_a_strain_nothing_can_be_known() -> None:
    assert "nothing says what is trumps" in at(
        "1.2", "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\n1. N: Kh 9s Th 9h\n"
    )


def test_a_call_must_beat_the_standing_bid() -> None:
    text = at("bid.2", KNOWN)
    assert "Call 2: E to call" in text
    assert "the bid to beat is 4, by N" in text
    assert "open: pass 5 little big" in text
    assert "not open: 1 2 3 4 (does not beat 4)" in text
    assert "in the record: E called pass" in text


def test_after_the_last_call_of_an_open_auction_the_next_may_call() -> None:
    assert "Call 2: E to call" in at("bid.2", "rules denexa\nhand 1 dealer W\nbid 4\n")


def test_after_three_passes_the_auction_is_over() -> None:
    assert "the auction is over" in at("bid.5", KNOWN)


def test_who_has_passed_stays_out_where_the_rules_say_so() -> None:
    head = "rules denexa re-entry=no\nhand 1 dealer W\nbid pass 3 pass 4\n"
    assert "not open: 5 little big (passed before, and these rules allow no return)" in at("bid.5", head)


def test_the_dealer_who_must_bid_has_no_pass() -> None:
    head = "rules denexa all-pass=dealer-must-bid\nhand 1 dealer W\nbid pass pass pass\n"
    assert "not open: pass (all others have passed" in at("bid.4", head)


@pytest.mark.parametrize("text", ["", "2.", "x", "0.1", "2.0", "bid.x", "1.1.1", "-1"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        at(text, KNOWN)


@pytest.mark.parametrize("place", ["3.1", "1.5", "bid.6", "1.3"])
def test_a_place_that_the_record_does_not_reach_is_refused(place: str) -> None:
    with pytest.raises(PositionError):
        at(place, KNOWN + "1. N: Kh\n")


def test_a_partner_who_sits_out_is_skipped() -> None:
    frame = sample("hands/moon-by-wolf-rules")[0].hands[0].frame
    assert "W to play" in plain(legal(frame, position("1.3"), Looks())).replace("Dee (W)", "W")
