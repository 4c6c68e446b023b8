"""The second engine, held to sentences of the rules; and the generator, held to the second engine."""

from random import Random

import pytest

from tests import oracle, regional
from tests.generator.faults import KINDS, make
from tests.generator.files import random_file
from tests.generator.plain import corpus
from tests.generator.truth import TABLE_TALK, Hand, random_game


def taker(strain: str, cards: str) -> str:
    words = cards.split()
    return words[oracle.taker(strain, [oracle.NUMBER[word] for word in words])]


def playable(strain: str, hand: str, led: str) -> set[str]:
    held = oracle.mask(oracle.NUMBER[word] for word in hand.split())
    return {oracle.CARDS[card] for card in oracle.cards_of(oracle.playable(strain, held, oracle.NUMBER[led]))}


@pytest.mark.parametrize("strain", oracle.STRAINS)
def test_every_strain_orders_the_whole_pack_once(strain: str) -> None:
    words = " ".join(oracle.ORDERS[strain]).split()
    assert sorted(words) == sorted(oracle.CARDS)
    assert len(set(oracle.CARDS)) == 24


@pytest.mark.parametrize(
    ("strain", "cards", "best"),
    [
        ("hearts", "Ah Jd Jh Kh", "Jh"),
        ("hearts", "Ah Jd Kh Qh", "Jd"),
        ("hearts", "As 9h Ks Js", "9h"),
        ("hearts", "Qd Jd Ad Kd", "Jd"),
        ("hearts", "Jd Qd Ad Ah", "Jd"),
        ("clubs", "Qh Ad Kh As", "Kh"),
        ("no-trump", "Jh Jd Ah Ac", "Ah"),
        ("no-trump", "9c Ad Ah As", "9c"),
        ("low", "Ac Kc 9d Tc", "Tc"),
    ],
)
def test_the_best_card_takes_the_trick(strain: str, cards: str, best: str) -> None:
    assert taker(strain, cards) == best


@pytest.mark.parametrize(
    ("strain", "hand", "led", "open_now"),
    [
        ("hearts", "Jd 9c As", "9h", "Jd"),
        ("hearts", "Jd 9c As", "Ad", "Jd 9c As"),
        ("hearts", "Jd Qd As", "Ad", "Qd"),
        ("hearts", "9h Qd As", "Jd", "9h"),
        ("no-trump", "9h Jh As", "Jd", "9h Jh As"),
        ("low", "Jd Qd As", "9d", "Jd Qd"),
    ],
)
def test_a_player_follows_suit_and_the_left_bower_is_a_trump(
    strain: str, hand: str, led: str, open_now: str
) -> None:
    assert playable(strain, hand, led) == set(open_now.split())


@pytest.mark.parametrize(
    ("seats", "calls", "sound"),
    [
        (4, [0, 0, 0, 0], True),
        (4, [0, 0, 0], False),
        (4, [2, 0, 4, 0, 0, 0], True),
        (4, [2, 0, 2, 0, 0, 0], False),
        (4, [2, 0, 4, 0, 0], False),
        (4, [0, 0, 0, 1, 0, 0, 2, 0, 0, 0], True),
        (4, [2, 0, 0, 0, 0], False),
        (4, [5, 6, 7, 0, 0, 0], True),
        (4, [8, 0, 0, 0], False),
        (3, [7, 0, 0], True),
        (3, [0, 0, 0], True),
        (2, [1, 2, 0], True),
        (2, [1, 0, 0], False),
    ],
)
def test_an_auction_ends_when_all_others_have_passed_a_bid(seats: int, calls: list[int], sound: bool) -> None:
    assert oracle.is_sound(seats, 0, calls) is sound


@pytest.mark.parametrize(
    ("seats", "bid", "taken", "points"),
    [
        (4, 3, [5, 1], [5, 1]),
        (4, 4, [3, 3], [-6, 3]),
        (4, 1, [0, 6], [-6, 6]),
        (4, 5, [6, 0], [6, 0]),
        (4, 6, [6, 0], [6, 0]),
        (4, 6, [5, 1], [-6, 1]),
        (4, 7, [6, 0], [12, 0]),
        (4, 7, [5, 1], [-12, 1]),
        (3, 5, [4, 3, 1], [-8, 3, 1]),
        (3, 8, [8, 0, 0], [8, 0, 0]),
        (3, 9, [8, 0, 0], [16, 0, 0]),
        (3, 9, [7, 0, 1], [-16, 0, 1]),
        (2, 7, [7, 1], [7, 1]),
    ],
)
def test_a_hand_pays_a_point_a_trick_and_a_set_bid_costs_the_whole_hand(
    seats: int, bid: int, taken: list[int], points: list[int]
) -> None:
    assert oracle.points(seats, 0, bid, taken) == points


@pytest.mark.parametrize(
    ("scores", "verdict"),
    [
        ([29, 29], None),
        ([30, 12], 0),
        ([31, 33], 1),
        ([30, 30], "draw"),
        ([-6, 30, 5], 1),
        ([31, 30, 31], "draw"),
    ],
)
def test_thirty_ends_the_game_and_the_higher_score_wins(scores: list[int], verdict: int | str | None) -> None:
    assert oracle.verdict(scores) == verdict


def _is_legal(hand: Hand, seats: int) -> bool:
    held = [oracle.mask(cards) for cards in hand.hands]
    leader = hand.bidder
    for trick in hand.tricks:
        if trick.leader != leader:
            return False
        for step, card in enumerate(trick.cards):
            seat = (trick.leader + step) % seats
            led = trick.cards[0] if step else None
            if not oracle.playable(hand.strain, held[seat], led) >> card & 1:
                return False
            held[seat] ^= 1 << card
        leader = (trick.leader + oracle.taker(hand.strain, trick.cards)) % seats
        if trick.taker != leader:
            return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_generator_plays_only_what_the_second_engine_allows(seats: int) -> None:
    rng = Random(seats)
    for _ in range(40):
        game = random_game(rng, seats, TABLE_TALK)
        for hand in game.hands:
            dealt = [card for cards in (*hand.hands, hand.dead) for card in cards]
            assert sorted(dealt) == list(range(24))
            assert oracle.is_sound(seats, hand.dealer, hand.calls)
            assert _is_legal(hand, seats)
        assert game.verdict == oracle.verdict(game.hands[-1].scores)
        assert all(oracle.verdict(hand.scores) is None for hand in game.hands[:-1])


def test_a_seed_names_a_record() -> None:
    assert [random_file(seed).text for seed in range(5)] == [random_file(seed).text for seed in range(5)]
    assert "".join(corpus(50, 3)) == "".join(corpus(50, 3))
    assert len({random_file(seed).text for seed in range(50)}) == 50


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_fault_points_into_its_record(kind: str) -> None:
    case = make(kind, 1)
    lines = case.text.split("\n")
    assert case.text == make(kind, 1).text
    assert not case.code or (case.line <= len(lines) and case.column <= len(lines[case.line - 1]) + 1)


@pytest.mark.parametrize(
    ("place", "bid", "taken", "points"),
    [
        ("laporte-31", "3", [5, 1], [3, 1]),
        ("laporte-31", "3", [2, 4], [-3, 4]),
        ("laporte-31", "little", [5, 1], [-7, 7]),
        ("laporte-31", "big", [6, 0], [14, 0]),
        ("wolf-42", "4", [6, 0], [4, -4]),
        ("wolf-42", "5", [5, 1], [5, 1]),
        ("wolf-42", "moon", [6, 0], [7, -7]),
        ("wolf-42", "double", [4, 2], [-14, 14]),
        ("kaibosh", "2", [4, 2], [4, 0]),
        ("kaibosh", "5", [4, 2], [-5, 2]),
        ("kaibosh", "kaibosh", [5, 1], [-12, 1]),
        ("bideuchre-40", "3", [4, 2], [4, 2]),
        ("bideuchre-40", "best", [6, 0], [12, 0]),
        ("bideuchre-40", "alone", [5, 1], [-24, 1]),
    ],
)
def test_a_hand_pays_elsewhere_what_the_rules_there_say(
    place: str, bid: str, taken: list[int], points: list[int]
) -> None:
    there = regional.PLACES[place]
    called = next(one for one in there.bids if one.word == bid)
    assert regional.points(there, 0, called, taken) == points
    assert regional.points(there, 1, called, taken[::-1]) == points[::-1]
