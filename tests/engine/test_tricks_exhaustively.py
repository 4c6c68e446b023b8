"""Every trick there can be, judged by the engine and by the second engine."""

from itertools import combinations, permutations
from random import Random

import pytest

from pepper_notation.cards import BY_TEXT, Strain, cards_in, mask_of
from pepper_notation.engine.play import playable, winner
from tests import oracle

PACK = [BY_TEXT[card] for card in oracle.CARDS]
"""The package's cards in the order of the second engine's numbers."""
STRAINS = dict(zip(oracle.STRAINS, Strain, strict=True))


@pytest.mark.parametrize("strain", oracle.STRAINS)
def test_both_engines_agree_who_takes_each_of_the_255024_ordered_tricks_of_four_cards(strain: str) -> None:
    ours, theirs = winner, oracle.taker
    named = STRAINS[strain]
    tricks = 0
    for cards, numbers in zip(permutations(PACK, 4), permutations(range(24), 4), strict=True):
        tricks += 1
        if ours(cards, named) != theirs(strain, numbers):
            pytest.fail(f"in {strain}: {' '.join(card.text for card in cards)}")
    assert tricks == 24 * 23 * 22 * 21


@pytest.mark.parametrize("strain", oracle.STRAINS)
@pytest.mark.parametrize("seats", [2, 3])
def test_both_engines_agree_on_every_shorter_trick(strain: str, seats: int) -> None:
    for cards, numbers in zip(permutations(PACK, seats), permutations(range(24), seats), strict=True):
        assert winner(cards, STRAINS[strain]) == oracle.taker(strain, numbers), (strain, cards)


@pytest.mark.parametrize("strain", oracle.STRAINS)
def test_both_engines_agree_which_of_any_three_cards_may_be_played_to_any_lead(strain: str) -> None:
    for numbers in combinations(range(24), 3):
        held = mask_of(PACK[number] for number in numbers)
        theirs = oracle.mask(numbers)
        for led in range(24):
            if led in numbers:
                continue
            open_now = playable(held, PACK[led], STRAINS[strain])
            expected = {oracle.CARDS[card] for card in oracle.cards_of(oracle.playable(strain, theirs, led))}
            assert {card.text for card in cards_in(open_now)} == expected, (strain, numbers, led)


def test_both_engines_agree_which_cards_of_whole_hands_may_be_played() -> None:
    rng = Random(20)
    for _ in range(5000):
        strain = rng.choice(oracle.STRAINS)
        led, *numbers = rng.sample(range(24), rng.choice((7, 9)))
        open_now = playable(mask_of(PACK[number] for number in numbers), PACK[led], STRAINS[strain])
        expected = oracle.playable(strain, oracle.mask(numbers), led)
        assert {card.text for card in cards_in(open_now)} == {
            oracle.CARDS[card] for card in oracle.cards_of(expected)
        }
        leading = playable(mask_of(PACK[number] for number in numbers), None, STRAINS[strain])
        assert len(cards_in(leading)) == len(numbers)
