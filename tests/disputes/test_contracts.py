"""Making and breaking a contract: who scores what."""

import pytest

from tests.disputes.asked import ALL, FORTY, IOWA, KAIBOSH, REFERENCE, WOLF, found, score

SHEET = "start NS 0 EW 0\nhand 9 dealer W\n"


def sheet(contract: str, tricks: str, points: str) -> str:
    return f"{SHEET}contract {contract}\ntricks {tricks}\npoints {points}\n"


def fits(contract: str, tricks: str, points: str) -> set[str]:
    """The presets under which a score sheet's hand is right."""
    return {preset for preset in ALL if not found(sheet(contract, tricks, points), preset)}


def test_a_bid_of_four_that_takes_three_loses_six_or_four():
    assert fits("NS 4", "NS 3 EW 3", "NS -6 EW +3") == set(REFERENCE)
    assert fits("NS 4", "NS 3 EW 3", "NS -4 EW +3") == {IOWA, WOLF, KAIBOSH, FORTY}


def test_a_bid_of_one_that_is_set_still_loses_six():
    assert fits("NS 1", "NS 0 EW 6", "NS -6 EW +6") == set(REFERENCE)
    assert fits("NS 1", "NS 0 EW 6", "NS -1 EW +6") == {IOWA, KAIBOSH}


def test_a_bid_of_four_that_takes_five_pays_five_or_four():
    assert fits("NS 4", "NS 5 EW 1", "NS +5 EW +1") == {*REFERENCE, FORTY}
    assert fits("NS 4", "NS 5 EW 1", "NS +4 EW +1") == {IOWA, WOLF}
    assert fits("NS 4", "NS 5 EW 1", "NS +5 EW 0") == {KAIBOSH}


@pytest.mark.parametrize("preset", ALL)
def test_a_side_that_was_set_does_not_keep_its_tricks(preset: str):
    assert found(sheet("NS 4", "NS 3 EW 3", "NS -3 EW +3"), preset) == ["PN502"]


@pytest.mark.parametrize("preset", ALL)
def test_the_others_get_their_tricks_and_not_six(preset: str):
    assert found(sheet("NS 4", "NS 2 EW 4", "EW +6"), preset) == ["PN502"]
    assert found(sheet("NS 4", "NS 2 EW 4", "EW +4"), preset) == []


def test_little_pepper_made_pays_six_or_seven_or_twelve():
    assert fits("NS little", "NS 6 EW 0", "NS +6 EW 0") == set(REFERENCE)
    assert fits("NS little", "NS 6 EW 0", "NS +7 EW 0") == {IOWA}
    assert fits("NS little", "NS 6 EW 0", "NS +7 EW -7") == {WOLF}
    assert fits("NS little", "NS 6 EW 0", "NS +12 EW 0") == {FORTY}


def test_little_pepper_broken_by_one_trick():
    assert fits("NS little", "NS 5 EW 1", "NS -6 EW +1") == set(REFERENCE)
    assert fits("NS little", "NS 5 EW 1", "NS -7 EW +7") == {IOWA, WOLF}
    assert fits("NS little", "NS 5 EW 1", "NS -12 EW +1") == {FORTY}


def test_big_pepper_made_pays_its_price_alone():
    assert fits("NS big", "NS 6 EW 0", "NS +12 EW 0") == {*REFERENCE, KAIBOSH}
    assert fits("NS big", "NS 6 EW 0", "NS +14 EW 0") == {IOWA}
    assert fits("NS big", "NS 6 EW 0", "NS +14 EW -14") == {WOLF}
    assert fits("NS big", "NS 6 EW 0", "NS +24 EW 0") == {FORTY}
    assert fits("NS big", "NS 6 EW 0", "NS +18 EW 0") == set()


def test_big_pepper_broken_by_one_trick():
    assert fits("NS big", "NS 5 EW 1", "NS -12 EW +1") == {*REFERENCE, KAIBOSH}
    assert fits("NS big", "NS 5 EW 1", "NS -14 EW +14") == {IOWA, WOLF}
    assert fits("NS big", "NS 5 EW 1", "NS -24 EW +1") == {FORTY}


def test_opponents_who_take_nothing_lose_only_where_the_rules_say_so():
    assert fits("NS 4", "NS 6 EW 0", "NS +6 EW 0") == {*REFERENCE, KAIBOSH, FORTY}
    assert fits("NS 4", "NS 6 EW 0", "NS +4 EW 0") == {IOWA}
    assert fits("NS 4", "NS 6 EW 0", "NS +4 EW -4") == {WOLF}


def test_little_pepper_is_not_made_with_a_trick_that_was_conceded_to_the_others():
    hand = f"{SHEET}contract N little hearts\ntricks NS 5 EW 1\n"
    assert score(hand, "denexa") == {"NS": -6, "EW": 1}


def test_five_bid_and_six_taken_is_not_little_pepper():
    assert fits("NS 5", "NS 6 EW 0", "NS +6 EW 0") == {*REFERENCE, KAIBOSH, FORTY}
    assert fits("NS 5", "NS 6 EW 0", "NS +5 EW 0") == {IOWA}
    assert fits("NS 5", "NS 6 EW 0", "NS +12 EW 0") == set()


@pytest.mark.parametrize("preset", REFERENCE)
def test_in_big_pepper_the_partners_tricks_count(preset: str):
    hand = (
        f"{SHEET}bid big\ntrump hearts\n1. N: 9c Tc Ac Kc = S\n2. 9s Ts As Ks = N\nclaim N rest\n"
        "points NS +12 EW 0\n"
    )
    assert found(hand, preset) == []


@pytest.mark.parametrize("preset", ["denexa", "pimenta"])
def test_with_three_players_each_of_the_others_scores_his_own_tricks(preset: str):
    head = "seats N=Ann E=Bob S=Cat\nstart N 0 E 0 S 0\nhand 9 dealer S\n"
    assert score(f"{head}contract N 5\ntricks N 4 E 3 S 1\n", preset) == {"N": -8, "E": 3, "S": 1}
    assert score(f"{head}contract N little\ntricks N 8 E 0 S 0\n", preset) == {"N": 8, "E": 0, "S": 0}
    assert score(f"{head}contract N big\ntricks N 8 E 0 S 0\n", preset) == {"N": 16, "E": 0, "S": 0}
    assert score(f"{head}contract N big\ntricks N 7 E 0 S 1\n", preset) == {"N": -16, "E": 0, "S": 1}


@pytest.mark.parametrize("preset", ALL)
def test_three_players_need_rules_that_have_a_game_for_three(preset: str):
    codes = found("seats N E S\nhand 9 dealer S\ncontract N 5\n", preset)
    assert codes == ([] if preset in ("denexa", "pimenta") else ["PN110"])


def test_the_third_hand_of_two_players_is_out_of_play():
    hand = (
        "seats N S\nhand 9 dealer S\nbid 4 pass\ntrump hearts\n"
        "dead 9c Tc Jc Qc Kc Ac 9d Td\ndeal N: Jh Jd Ah Kh Qh Th 9h As\n1. N: Jh {0} = N\nclaim N rest\n"
    )
    assert found(hand.format("9s"), "denexa") == []
    assert found(hand.format("9c"), "denexa") == ["PN404"]


@pytest.mark.parametrize("preset", REFERENCE)
def test_a_line_of_points_written_for_the_wrong_side_is_found(preset: str):
    assert found(sheet("NS 4", "NS 4 EW 2", "NS +2 EW +4"), preset) == ["PN502"]
    assert found(f"{SHEET}contract NS 4\npoints NS +2 EW +4\n", preset) == ["PN505"]


@pytest.mark.parametrize("preset", ALL)
def test_the_tricks_of_a_hand_are_six(preset: str):
    assert found(f"{SHEET}contract NS 4\ntricks NS 4 EW 1\n", preset) == ["PN501"]
    assert found(f"{SHEET}contract NS 4\ntricks NS 4 EW 3\n", preset) == ["PN501"]


def test_points_that_no_hand_can_pay_are_found_without_the_tricks():
    for points, fine in (
        ("NS -5", {IOWA, WOLF, KAIBOSH, FORTY}),
        ("NS 0 EW +6", set()),
        ("NS -7 EW +7", {IOWA, WOLF}),
        ("NS +14 EW 0", {IOWA, WOLF}),
    ):
        hand = f"start NS 0 EW 0\nhand 9 dealer W\ncontract NS {'5' if points == 'NS -5' else 'little'}\n"
        bids = (
            [hand]
            if points == "NS -5"
            else [hand, hand.replace("little", "big"), hand.replace("little", "5")]
        )
        fits = {preset for preset in ALL if any(not found(f"{bid}points {points}\n", preset) for bid in bids)}
        assert fits == fine, points


def test_opponents_who_give_up_before_the_play_are_not_shut_out():
    hand = f"{SHEET}bid 4 pass pass pass\ntrump hearts\n"
    assert score(f"{hand}concede E rest\n", WOLF) == {"NS": 4, "EW": 0}
    assert score(f"{hand}claim N 5 E 1\n", WOLF) == {"NS": 4, "EW": 1}
    assert score(f"{hand}1. N: Ah 9h Kh = N\nconcede E rest\n", WOLF) == {"NS": 4, "EW": -4}
