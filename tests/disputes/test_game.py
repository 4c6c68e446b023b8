"""Winning the game: the target, both sides over, a tie, scores below nothing; the turn of the deal."""

import pytest

from tests.disputes.asked import ALL, FORTY, IOWA, KAIBOSH, REFERENCE, WOLF, advice, found

TARGETS = {**dict.fromkeys(REFERENCE, 30), IOWA: 31, WOLF: 42, FORTY: 40}
TIES_DRAWN = ("denexa", "solitaire", "pagat")
SILENT = ("pimenta", "penguin", IOWA)


def last_hand(preset: str, north: int, east: int, winner: str) -> str:
    """A game whose last hand brings both sides to these scores: NS bid 4 and both sides took three or four."""
    three_each = {"NS": 4, "EW": 2}
    return (
        f"start NS {north - three_each['NS']} EW {east - three_each['EW']}\n"
        "hand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\n"
        f"score NS {north} EW {east}\nwinner {winner}\n"
    )


@pytest.mark.parametrize("preset", TARGETS)
def test_both_over_the_target_on_one_hand(preset: str):
    target = TARGETS[preset]
    higher, lower = target + 3, target + 1
    assert found(last_hand(preset, higher, lower, "NS"), preset) == []
    other = found(last_hand(preset, higher, lower, "EW"), preset)
    assert other == ([] if preset in SILENT else ["PN504"])
    assert ("PN902" in advice(last_hand(preset, higher, lower, "NS"), preset)) == (preset in SILENT)


def test_where_the_bidders_side_wins_the_lower_score_may_win():
    game = last_hand("denexa", 31, 33, "NS")
    assert found(game, "denexa") == ["PN504"]
    assert found(game, "denexa", "both-over=bidder") == []


@pytest.mark.parametrize("preset", TARGETS)
def test_a_level_score_at_the_target(preset: str):
    level = TARGETS[preset]
    drawn = found(last_hand(preset, level, level, "draw"), preset)
    assert drawn == (["PN504"] if preset in (WOLF, FORTY) else [])
    won = found(last_hand(preset, level, level, "NS"), preset)
    assert won == ([] if preset in SILENT else ["PN504"])
    went_on = (
        f"{last_hand(preset, level, level, 'none')[:-12]}hand 10 dealer N\ncontract NS 4\ntricks NS 4 EW 2\n"
    )
    assert found(went_on, preset) == (["PN602"] if preset in TIES_DRAWN else [])


@pytest.mark.parametrize("preset", TARGETS)
def test_the_game_is_won_at_the_target_and_not_before(preset: str):
    target = TARGETS[preset]
    assert found(last_hand(preset, target, 12, "NS"), preset) == []
    assert found(last_hand(preset, target - 1, 12, "NS"), preset) == ["PN504"]
    assert found(last_hand(preset, target - 1, 12, "none"), preset) == []


@pytest.mark.parametrize("preset", TARGETS)
def test_a_hand_after_the_game_was_won_is_one_too_many(preset: str):
    over = f"{last_hand(preset, TARGETS[preset], 12, 'NS')}"
    assert found(f"{over}hand 10 dealer N\ncontract NS 4\n", preset) in (["PN602"], ["PN105", "PN602"])


@pytest.mark.parametrize("preset", TARGETS)
def test_the_others_win_by_a_bid_that_failed(preset: str):
    target = TARGETS[preset]
    game = f"start NS 10 EW {target - 3}\nhand 9 dealer W\ncontract NS 4\ntricks NS 3 EW 3\nwinner EW\n"
    assert found(game, preset) == []


@pytest.mark.parametrize("preset", TARGETS)
def test_the_others_win_by_odd_tricks_on_a_bid_that_was_made(preset: str):
    target = TARGETS[preset]
    game = f"start NS 10 EW {target - 2}\nhand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\nwinner EW\n"
    assert found(game, preset) == []


def test_where_no_target_is_stated_no_winner_is_wrong():
    for winner in ("NS", "EW", "none"):
        game = f"start NS 10 EW 2\nhand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\nwinner {winner}\n"
        assert found(game, KAIBOSH) == []
        assert "PN902" in advice(game, KAIBOSH)
    assert found(
        "start NS 40 EW 2\nhand 9 dealer W\ncontract NS 4\ntricks NS 4 EW 2\nwinner EW\n",
        KAIBOSH,
        "target=44",
    )


@pytest.mark.parametrize("preset", ALL)
def test_a_score_may_fall_below_nothing(preset: str):
    lost = {**dict.fromkeys(REFERENCE, -6)}.get(preset, -4)
    hand = "hand 1 dealer W\ncontract N 4\ntricks NS 3 EW 3\n"
    assert found(f"{hand}score NS {lost} EW 3\n", preset) == []
    assert found(f"{hand}score NS 0 EW 3\n", preset) == ["PN503"]


@pytest.mark.parametrize("preset", ALL)
def test_the_deal_passes_to_the_left(preset: str):
    first = "hand 9 dealer W\ncontract N 4\ntricks NS 4 EW 2\n"
    assert found(f"{first}hand 10 dealer N\ncontract N 4\n", preset) == []
    assert found(f"{first}hand 10 dealer E\ncontract N 4\n", preset) == ["PN601"]
    assert found(f"{first}hand 10 dealer W\ncontract N 4\n", preset) == ["PN601"]


@pytest.mark.parametrize("preset", ALL)
def test_a_revoke_is_a_matter_for_the_table_and_its_decision_is_kept(preset: str):
    played = {
        **dict.fromkeys(REFERENCE, "NS +4 EW +2"),
        IOWA: "NS +4 EW +2",
        WOLF: "NS +4 EW +2",
        FORTY: "NS +4 EW +2",
    }
    points = played.get(preset, "NS +4 EW 0")
    hand = f"hand 1 dealer W\ncontract N 4\ntricks NS 4 EW 2\npoints {points}\n"
    decided = "ruling NS -6 EW +6 {a revoke by North}\nscore NS -6 EW 6\n"
    assert found(hand + decided, preset) == []
