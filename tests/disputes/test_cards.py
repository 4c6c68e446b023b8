"""Cards and following suit: what belongs to which suit, what must be played, what wins."""

import pytest

from pepper_notation.cards import SUIT_MASK, Strain, Suit
from tests.disputes.asked import FORTY, IOWA, KAIBOSH, REFERENCE, TOGETHER, WOLF, found, others

HEARTS = "hand 9 dealer W\nbid 4 pass pass pass\ntrump hearts\n"
NO_TRUMP = "hand 9 dealer W\nbid 4 pass pass pass\ntrump no-trump\n"
REST = "claim N rest\n"


@pytest.mark.parametrize("preset", TOGETHER)
def test_a_player_whose_only_diamond_is_the_left_bower_has_no_diamond(preset: str):
    deal = "deal E: Jd Ah Kc Qc Tc 9c\n"
    assert found(f"{HEARTS}{deal}1. N: Ad 9c Td Kd\n{REST}", preset) == []
    assert found(f"{HEARTS}{deal}1. N: Ad Jd Td Kd = E\n{REST}", preset) == []


@pytest.mark.parametrize("preset", TOGETHER)
def test_a_player_whose_only_trump_is_the_left_bower_must_play_it_to_a_trump(preset: str):
    deal = "deal E: Jd Ad Kc Qc Tc 9c\n"
    assert found(f"{HEARTS}{deal}1. N: Ah 9c Th Kh\n{REST}", preset) == ["PN401"]
    assert found(f"{HEARTS}{deal}1. N: Ah Jd Th Kh = E\n{REST}", preset) == []


@pytest.mark.parametrize("preset", TOGETHER)
def test_the_left_bower_led_calls_for_trumps(preset: str):
    assert found(f"{HEARTS}deal E: Ah Ad Kc Qc Tc 9c\n1. N: Jd Ad Th Kh\n{REST}", preset) == ["PN401"]
    assert found(f"{HEARTS}deal E: Ad 9d Kc Qc Tc 9c\n1. N: Jd 9c Th Kh\n{REST}", preset) == []


@pytest.mark.parametrize("preset", [*REFERENCE, FORTY])
def test_in_no_trump_the_jack_of_diamonds_is_a_diamond(preset: str):
    deal = "deal E: Jd Ac Kc Qc Tc 9c\n"
    assert found(f"{NO_TRUMP}{deal}1. N: Ah 9c Th Kh\n{REST}", preset) == []
    assert found(f"{NO_TRUMP}{deal}1. N: Ad 9c Td Kd\n{REST}", preset) == ["PN401"]
    assert found(f"{NO_TRUMP}{deal}1. N: Td Jd 9d Kd = W\n{REST}", preset) == []


def test_nines_are_high_where_the_table_says_so_and_no_suit_is_trumps():
    low = "hand 9 dealer W\nbid 4 pass pass pass\ntrump low\n1. N: Tc 9c Ac Kc = E\n2. 9h Ah 9d 9s = E\nclaim E rest\n"
    for preset in REFERENCE:
        assert found(low, preset) == ["PN309"]
    assert found(low, "denexa", "low=yes") == []
    assert found(low, FORTY) == []


@pytest.mark.parametrize("preset", TOGETHER)
def test_the_ace_of_trumps_beats_the_king(preset: str):
    assert found(f"{HEARTS}1. N: Kh Ah Th 9h = E\n{REST}", preset) == []
    assert found(f"{HEARTS}1. N: Kh Ah Th 9h = N\n{REST}", preset) == ["PN407"]


@pytest.mark.parametrize("preset", TOGETHER)
def test_nobody_has_to_trump_or_to_beat_the_trick(preset: str):
    void = "deal E: Ah Kh Qh Ad Kd Qd\n"
    assert found(f"{HEARTS}{void}1. N: Kc Qd Tc 9c = N\n{REST}", preset) == []
    higher = "deal E: Ac 9c Qh Ad Kd Qd\n"
    assert found(f"{HEARTS}{higher}1. N: Kc 9c Tc Qc = N\n{REST}", preset) == []


@pytest.mark.parametrize("preset", TOGETHER)
def test_any_card_may_be_led(preset: str):
    deal = "deal N: Jh Jd Ah Ac 9s 9d\n"
    for lead, rest in (("Jh", "9h Th Kh"), ("9s", "Ts Ks As"), ("Jd", "9h Th Kh")):
        taker = "W" if lead == "9s" else "N"
        assert found(f"{HEARTS}{deal}1. N: {lead} {rest} = {taker}\n{REST}", preset) == []


def test_the_suit_of_the_trump_suits_colour_has_five_cards_and_trumps_are_seven():
    assert SUIT_MASK[Strain.HEARTS][Suit.DIAMONDS].bit_count() == 5
    assert SUIT_MASK[Strain.HEARTS][Suit.HEARTS].bit_count() == 7


@pytest.mark.parametrize("preset", TOGETHER)
def test_of_two_trumps_on_a_plain_lead_the_higher_wins_however_late(preset: str):
    assert found(f"{HEARTS}1. N: Ac 9h Kc Th = W\n{REST}", preset) == []
    assert found(f"{HEARTS}1. N: Ac 9h Kc Th = E\n{REST}", preset) == ["PN407"]


@pytest.mark.parametrize("preset", TOGETHER)
def test_a_discard_never_wins(preset: str):
    assert found(f"{HEARTS}1. N: 9c Ad As Ks = N\n{REST}", preset) == []
    assert found(f"{HEARTS}1. N: 9c Ad As Ks = S\n{REST}", preset) == ["PN407"]


@pytest.mark.parametrize("preset", TOGETHER)
def test_the_winner_of_a_trick_leads_to_the_next(preset: str):
    first = f"{HEARTS}1. N: 9c Ac Tc Kc = E\n"
    assert found(f"{first}2. E: Ad 9d Td Kd\n{REST}", preset) == []
    assert found(f"{first}2. N: Ad 9d Td Kd\n{REST}", preset) == ["PN403"]


@pytest.mark.parametrize(
    ("dealer", "leader", "fine"),
    [
        ("W", "N", (*REFERENCE, KAIBOSH, FORTY)),
        ("W", "E", (IOWA,)),
        ("S", "N", (*REFERENCE,)),
        ("S", "W", (KAIBOSH, FORTY)),
        ("S", "E", (IOWA,)),
    ],
)
def test_who_leads_in_no_trump(dealer: str, leader: str, fine: tuple[str, ...]):
    calls = "4 pass pass pass" if dealer == "W" else "pass 4 pass pass"
    hand = f"hand 9 dealer {dealer}\nbid {calls}\ntrump no-trump\n1. {leader}: 9c Tc Qc Kc\n{REST}"
    for preset in TOGETHER:
        kaibosh_has_none = ["PN309"] if preset == KAIBOSH else []
        wanted = kaibosh_has_none if preset in fine else [*kaibosh_has_none, "PN403"]
        # Where the dealer's left has passed, one more pass would follow the bid in an auction that goes on.
        unfinished = ["PN304"] if dealer == "S" and preset in REFERENCE else []
        assert found(hand, preset) == unfinished + wanted, preset


@pytest.mark.parametrize("preset", TOGETHER)
def test_a_card_is_in_the_pack_once(preset: str):
    assert found(f"{HEARTS}1. N: Ah 9h Th Kh = N\n2. Ac 9h Tc Kc\n{REST}", preset) == ["PN405"]
    assert found(f"{HEARTS}deal N: Ah Kh Qh Th 9h Jh\ndeal E: Ah Ac Kc Qc Tc 9c\n", preset) == ["PN201"]


@pytest.mark.parametrize("preset", TOGETHER)
def test_a_hand_of_five_or_seven_cards_is_a_misdeal(preset: str):
    for cards in ("Ah Kh Qh Th 9h", "Ah Kh Qh Th 9h Jh Jd"):
        assert found(f"hand 9 dealer W\ndeal N: {cards}\n", preset) == ["PN202"]
        assert found(f"hand 9 dealer W\ndeal N: {cards}\nmisdeal W\n", preset) == []


def test_no_card_is_played_by_a_partner_who_sits_out():
    alone = "hand 9 dealer W\nbid 4 pass pass pass\ntrump hearts\n"
    three = "1. N: Ah 9h Kh = N\n2. N: Ac 9c Kc = N\n"
    four = "1. N: Ah 9h Th Kh = N\n2. N: Ac 9c Tc Kc = N\n"
    assert found(f"{alone}{three}{REST}", WOLF) == []
    assert found(f"{alone}{four}{REST}", WOLF) == ["PN406"]
    for preset in others(WOLF):
        assert found(f"{alone}{four}{REST}", preset) == []
        assert found(f"{alone}{three}{REST}", preset) == ["PN406", "PN406"]
