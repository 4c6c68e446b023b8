"""How many ways there are to play out the last three tricks of fixed hands: frozen numbers, and the second engine's."""

from functools import cache

import pytest

from pepper_notation.cards import BY_TEXT, Card, Strain, cards_in, mask_of
from pepper_notation.engine.play import playable, winner
from tests import oracle

LAST_THREE = {
    "mixed": ("Jh 9c As", "Jd Qh Kc", "Ah Ts 9d", "Kh Qc Js"),
    "trumps apart": ("Jh Ah Kh", "Jd Qh Th", "9c Tc Qc", "9s Ts Qs"),
    "one suit each": ("9c Tc Kc", "9d Td Kd", "9h Th Kh", "9s Ts Ks"),
    "reds": ("Jd Jh 9d", "Ad Ah 9h", "Kd Kh Td", "Qd Qh Th"),
}
WAYS = {
    ("mixed", "clubs"): 100,
    ("mixed", "diamonds"): 44,
    ("mixed", "hearts"): 34,
    ("mixed", "spades"): 38,
    ("mixed", "no-trump"): 38,
    ("mixed", "low"): 36,
    ("trumps apart", "clubs"): 864,
    ("trumps apart", "diamonds"): 432,
    ("trumps apart", "hearts"): 1296,
    ("trumps apart", "spades"): 864,
    ("trumps apart", "no-trump"): 504,
    ("trumps apart", "low"): 792,
    ("one suit each", "clubs"): 1296,
    ("one suit each", "diamonds"): 1296,
    ("one suit each", "hearts"): 1296,
    ("one suit each", "spades"): 1296,
    ("one suit each", "no-trump"): 1296,
    ("one suit each", "low"): 1296,
    ("reds", "clubs"): 40,
    ("reds", "diamonds"): 48,
    ("reds", "hearts"): 48,
    ("reds", "spades"): 40,
    ("reds", "no-trump"): 40,
    ("reds", "low"): 60,
}


def ways(hands: tuple[int, ...], leader: int, strain: Strain) -> int:
    """Every legal way to play these hands out, counted with the engine."""

    @cache
    def count(held: tuple[int, ...], seat: int, trick: tuple[Card, ...]) -> int:
        if len(trick) == len(held):
            return count(held, (seat + winner(trick, strain)) % len(held), ())
        if not any(held):
            return 1
        total = 0
        for card in cards_in(playable(held[seat], trick[0] if trick else None, strain)):
            after = tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(held))
            total += count(after, (seat + 1) % len(held), (*trick, card))
        return total

    return count(hands, leader, ())


def ways_by_the_second_engine(
    hands: list[int], leader: int, strain: str, trick: list[int] | None = None
) -> int:
    """The same, counted one card after the other."""
    trick = trick or []
    if len(trick) == len(hands):
        leader = (leader + oracle.taker(strain, trick)) % len(hands)
        trick = []
    if not any(hands):
        return 1
    seat = (leader + len(trick)) % len(hands)
    total = 0
    for card in oracle.cards_of(oracle.playable(strain, hands[seat], trick[0] if trick else None)):
        hands[seat] ^= 1 << card
        total += ways_by_the_second_engine(hands, leader, strain, [*trick, card])
        hands[seat] ^= 1 << card
    return total


@pytest.mark.parametrize(("name", "strain"), WAYS)
def test_both_engines_count_the_same_ways_to_play_out_the_last_three_tricks(name: str, strain: str) -> None:
    hands = [cards.split() for cards in LAST_THREE[name]]
    named = dict(zip(oracle.STRAINS, Strain, strict=True))[strain]
    counted = ways(tuple(mask_of(BY_TEXT[card] for card in cards) for cards in hands), 0, named)
    again = ways_by_the_second_engine(
        [oracle.mask(oracle.NUMBER[card] for card in cards) for cards in hands], 0, strain
    )
    assert counted == again == WAYS[name, strain]


def test_hands_of_one_suit_each_can_be_played_in_any_order() -> None:
    """Nobody can follow but the leader, who leads to the end: three cards in any order, four times."""
    assert {count for (name, _), count in WAYS.items() if name == "one suit each"} == {6**4}
