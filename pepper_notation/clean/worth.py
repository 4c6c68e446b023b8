"""What a card's word is worth under a strain: one number that holds its bit and its power in a trick.

Knows the canonical spelling alone, since looking a word up is most of what the walk over a hand does.  Does not know
seats, tricks or rules.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pepper_notation.cards import BY_TEXT, FULL, POWER, SUIT_MASK, SUIT_UNDER, Strain, Suit

Worth = dict[str, int]
"""By a card's word, its power in a trick above its bit: the highest takes the trick, `& FULL` is the card."""
BITS: Final[dict[str, int]] = {word: 1 << card for word, card in BY_TEXT.items()}
"""The bit of every card by its word."""


@cache
def led_under(strain: Strain) -> dict[str, tuple[Worth, int]]:
    """By the word of the card led, what every card is worth in that trick, and the cards that follow suit."""
    by_suit = [(_worth(strain, led), SUIT_MASK[strain][led]) for led in Suit]
    return {word: by_suit[SUIT_UNDER[strain][card]] for word, card in BY_TEXT.items()}


def _worth(strain: Strain, led: Suit) -> Worth:
    power = POWER[strain][led]
    return {word: power[card] * (FULL + 1) | 1 << card for word, card in BY_TEXT.items()}
