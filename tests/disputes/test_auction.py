"""The auction: what may be bid, when it is over, what follows when nobody bids, who names trumps."""

import pytest

from tests.disputes.asked import (
    ALL,
    FORTY,
    IOWA,
    KAIBOSH,
    REFERENCE,
    WOLF,
    advice,
    found,
    others,
    score,
)

HAND = "hand 9 dealer W\n"


@pytest.mark.parametrize("preset", ALL)
def test_nobody_bids_four_over_four(preset: str):
    assert found(f"{HAND}bid 4 4 pass pass\n", preset)[0] == "PN301"


@pytest.mark.parametrize("preset", others(KAIBOSH))
def test_little_pepper_beats_five(preset: str):
    passes = " pass" if preset in REFERENCE or preset == IOWA else ""
    assert found(f"{HAND}bid 5 little pass pass{passes}\n", preset) == []


def test_a_plain_six_is_a_bid_only_where_the_numbers_go_so_far():
    six = f"{HAND}bid 6 pass pass pass\n"
    for preset in (WOLF, KAIBOSH, FORTY):
        assert found(six, preset) == []
    for preset in (*REFERENCE, IOWA):
        assert found(six, preset) == ["PN305"]


def test_little_pepper_does_not_beat_a_bid_of_six_that_stands_for_it():
    assert found(f"{HAND}bid 6 little pass pass pass\n", "denexa")[0] == "PN305"


@pytest.mark.parametrize("preset", ALL)
def test_the_lowest_bid_is_what_the_rules_say(preset: str):
    lowest = {WOLF: 4, FORTY: 3}.get(preset, 1)
    for number in range(1, 6):
        wanted = ["PN305"] if number < lowest else []
        assert found(f"{HAND}bid {number} pass pass pass\n", preset)[:1] == wanted, number


def test_who_passed_may_come_back_only_where_the_turn_keeps_coming_round():
    back = f"{HAND}bid pass 4 pass pass 5 pass pass pass\n"
    for preset in REFERENCE:
        assert found(back, preset) == []
        silent = preset in ("denexa", "pimenta", "penguin")
        assert ("PN902" in advice(back, preset)) == silent
        assert found(back, preset, "re-entry=no") == ["PN306"]
    for preset in (WOLF, KAIBOSH, FORTY):
        assert found(back, preset) == ["PN303"]


@pytest.mark.parametrize("preset", REFERENCE)
def test_when_all_pass_the_reference_sources_leave_the_next_deal_open(preset: str):
    passed = f"{HAND}bid pass pass pass pass\n"
    for dealer in "NW":
        again = f"{passed}hand 10 dealer {dealer}\nbid 3 pass pass pass\n"
        assert found(again, preset) == []
        assert "PN902" in advice(again, preset)
    assert found(f"{passed}hand 10 dealer E\nbid 3 pass pass pass\n", preset) == ["PN601"]


def test_when_all_pass_the_rules_that_speak_decide():
    passed = f"{HAND}bid pass pass pass pass\n"
    assert found(f"{passed}hand 10 dealer N\nbid 4 pass pass pass\n", WOLF) == []
    assert found(f"{passed}hand 10 dealer W\nbid 4 pass pass pass\n", WOLF) == ["PN601"]
    for preset in (IOWA, FORTY):
        assert found(passed, preset) == ["PN312"]


def test_a_dealer_who_must_bid_has_a_least_bid_and_scores_like_any_bidder():
    for preset in (IOWA, FORTY):
        assert found(f"{HAND}bid pass pass pass 3\n", preset) == []
    assert found(f"{HAND}bid pass pass pass 2\n", IOWA) == ["PN312"]
    made = "start NS 0 EW 0\nhand 9 dealer W\nbid pass pass pass 3\ntrump hearts\ntricks EW 2 NS 4\n"
    assert score(made, IOWA) == {"NS": 4, "EW": -3}
    assert score(made, FORTY) == {"NS": 4, "EW": -3}


@pytest.mark.parametrize("preset", ALL)
def test_three_opening_passes_leave_the_dealer_a_call(preset: str):
    passes = " pass pass pass" if preset in REFERENCE or preset == IOWA else ""
    assert found(f"{HAND}bid pass pass pass 4{passes}\n", preset) == []


@pytest.mark.parametrize("preset", ALL)
def test_a_partner_may_be_outbid(preset: str):
    passes = " pass pass" if preset in REFERENCE or preset == IOWA else ""
    assert found(f"{HAND}bid 4 pass 5 pass{passes}\n", preset) == []


@pytest.mark.parametrize("preset", ALL)
def test_a_bid_out_of_turn_is_named(preset: str):
    assert found(f"{HAND}bid E:4 pass pass pass\n", preset)[0] == "PN302"


@pytest.mark.parametrize("preset", ALL)
def test_only_the_high_bidder_names_trumps(preset: str):
    assert found(f"{HAND}bid 4 pass pass pass\ntrump S: hearts\n", preset) == ["PN307"]


@pytest.mark.parametrize("preset", ALL)
def test_trumps_are_named_once(preset: str):
    assert found(f"{HAND}bid 4 pass pass pass\ntrump hearts\ntrump spades\n", preset) == ["PN106"]


@pytest.mark.parametrize("preset", ALL)
def test_a_suit_may_be_named_of_which_the_bidder_holds_no_card(preset: str):
    assert found(f"{HAND}deal N: Ac Kc Qc As Ks Qs\nbid 4 pass pass pass\ntrump hearts\n", preset) == []


def test_no_trump_and_low_are_open_to_the_bids_that_the_rules_name():
    assert found(f"{HAND}bid 3 pass pass pass\ntrump no-trump\n", FORTY) == ["PN309"]
    assert found(f"{HAND}bid 4 pass pass pass\ntrump low\n", FORTY) == []
    assert found(f"{HAND}bid best pass pass pass\ntrump no-trump\n", FORTY) == ["PN309"]
    assert found(f"{HAND}bid alone pass pass pass\ntrump low\n", FORTY) == []
    assert found(f"{HAND}bid 3 pass pass pass\ntrump no-trump\n", "denexa") == []


def test_in_the_first_four_hands_the_dealers_left_bids_four_and_nobody_else_bids():
    first = "hand 1 dealer W\n"
    assert found(f"{first}bid 4\ntrump hearts\n", WOLF) == []
    assert found(f"{first}bid 4 pass pass pass\ntrump hearts\n", WOLF) == []
    assert found(f"{first}contract N 4 hearts\n", WOLF) == []
    assert found(f"{first}bid 5 pass pass pass\n", WOLF) == ["PN305"]
    assert found(f"{first}contract N 5 hearts\n", WOLF) == ["PN305"]
    assert found(f"{first}bid 4 5 pass pass\n", WOLF) == ["PN303"]
    assert found("hand 5 dealer W\nbid 4 5 pass pass\n", WOLF) == []


def test_a_card_is_exchanged_only_where_the_rules_have_it():
    for preset in (*REFERENCE, IOWA, KAIBOSH):
        assert found(f"{HAND}bid 4 pass pass pass\ntrump hearts\nswap N:9c S:Ah\n", preset) == ["PN411"]
    assert found(f"{HAND}bid 4 pass pass pass\ntrump hearts\nswap N:9c S:Ah\n", WOLF) == []
    assert found(f"{HAND}bid 4 pass pass pass\ntrump hearts\nswap N:9c S:Ah\n", FORTY) == ["PN411"]
    assert found(f"{HAND}bid best pass pass pass\ntrump hearts\nswap N:9c S:Ah\n", FORTY) == []
    assert found(f"{HAND}bid double pass pass pass\ntrump hearts\nswap N:9c S:Ah\n", WOLF) == ["PN411"]
