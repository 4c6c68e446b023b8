"""An exchange of cards and a partner who sits out: what was held afterwards, and who plays."""

import pytest

from tests.disputes.asked import FORTY, WOLF, found

DEAL = "deal N: Jh Ah Kh Ac Kc 9s\ndeal S: Jd Qh 9d Td Qd Kd\n"
HAND = f"hand 9 dealer W\n{DEAL}bid {{0}} pass pass pass\ntrump hearts\n"
SWAP = "swap N:9s S:Jd\n"


@pytest.mark.parametrize(("preset", "bid"), [(WOLF, "4"), (WOLF, "moon"), (FORTY, "best")])
def test_a_card_that_the_partner_gave_is_the_bidders_to_play(preset: str, bid: str):
    play = "1. N: Jd 9h Th = N\nclaim N rest\n"
    assert found(HAND.format(bid) + SWAP + play, preset) == []


@pytest.mark.parametrize(("preset", "bid"), [(WOLF, "4"), (FORTY, "best")])
def test_a_card_that_was_given_away_is_not_there_to_be_played(preset: str, bid: str):
    play = "1. N: 9s Ts Qs = W\nclaim W rest\n"
    assert found(HAND.format(bid) + SWAP + play, preset) == ["PN404"]


@pytest.mark.parametrize(("card", "codes"), [("Jd", ["PN401"]), ("9d", [])])
def test_a_trump_that_came_in_the_exchange_must_follow_trumps(card: str, codes: list[str]):
    hand = "hand 9 dealer N\ndeal N: Ac Kc Qc 9s Ts Js\ndeal S: Jd Qh 9d Td Qd Kd\n"
    called = f"bid pass pass pass best\ntrump hearts\nswap N:9s S:{card}\n"
    assert found(f"{hand}{called}1. E: 9h Kh Ac = W\nclaim W rest\n", FORTY) == codes


def test_without_the_exchange_in_the_record_the_two_hands_prove_nothing():
    play = "1. N: Td 9h Th = W\nclaim W rest\n"
    assert found(HAND.format("4") + play, WOLF) == []
    assert found(HAND.format("double") + play, WOLF) == ["PN404"]


def test_a_later_play_proves_a_revoke_all_the_same():
    hand = "hand 9 dealer S\nbid pass 4 pass pass\ntrump hearts\n"
    play = "1. N: Ac 9c Tc = N\n2. N: Kh Ts Th = N\n3. N: Kc 9h Qc = E\nclaim E rest\n"
    assert found(hand + play, WOLF) == ["PN401"]


def test_a_card_that_the_giver_does_not_hold_cannot_be_given():
    assert found(HAND.format("4") + "swap N:Qs S:Jd\n", WOLF) == ["PN404"]
    assert found(HAND.format("4") + "swap N:9s S:Jh\n", WOLF) == ["PN404"]


@pytest.mark.parametrize(
    "swap",
    ["swap N:9s\n", "swap N:9s E:Ts\n", "swap N:9s N:Ac\n", "swap N:9s S:Jd S:9d\n", "swap E:9h W:Th\n"],
)
def test_bidder_and_partner_exchange_one_card_each(swap: str):
    assert found(HAND.format("4") + swap, WOLF) == ["PN411"]


def test_a_card_that_nobody_wrote_down_was_exchanged_all_the_same():
    play = "1. N: Jd 9h Th = N\n2. N: 9d 9c Tc = N\nclaim N rest\n"
    assert found(HAND.format("4") + "swap N:? S:?\n" + play, WOLF) == []
    assert found(HAND.format("4") + "swap N:9s S:?\n" + "1. N: 9s Ts Qs = W\nclaim W rest\n", WOLF) == []


@pytest.mark.parametrize("out", ["N", "E", "W"])
def test_it_is_the_bidders_partner_who_sits_out(out: str):
    assert found(HAND.format("4") + f"out {out}\n", WOLF) == ["PN411"]
    assert found(HAND.format("4") + "out S\n", WOLF) == []


def test_a_partner_who_sat_out_against_the_rules_is_one_mistake():
    record = "hand 9 dealer W\nbid big\ntrump hearts\nout S\n1. N: Ah 9h Th = N\n2. N: Kh Qh 9c = N\nclaim N rest\n"
    assert found(record, "denexa") == ["PN411"]


def test_a_contract_by_side_leaves_the_lone_bidder_to_the_first_lead():
    record = "hand 9\ncontract NS 4 hearts\n1. S: Ah 9h Th = S\n2. Kh Qh 9c = S\nclaim S rest\n"
    assert found(record, WOLF) == []


def test_the_seat_that_sits_out_is_skipped_for_the_first_lead():
    hand = "hand 9 dealer E\nbid pass alone\ntrump hearts\n"
    assert found(f"{hand}1. S: 9h Kh Th = W\nclaim W rest\n", FORTY) == []
    sits = "hand 9 dealer S\nbid pass alone\ntrump hearts\n"
    assert found(f"{sits}1. W: 9h Kh Th = N\nclaim N rest\n", FORTY) == []
    sits = "hand 9 dealer N\nbid pass pass alone\ntrump hearts\n"
    assert found(f"{sits}1. S: 9h Kh Th = W\nclaim W rest\n", FORTY) == []
