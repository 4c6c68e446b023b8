"""What a card's word is worth under a strain: one number that holds its bit and its power in a trick.

Knows every spelling of a card that the syntax knows.  Does not know seats, tricks or rules.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pepper_notation.cards import BY_TEXT, FULL, POWER, SUIT_MASK, SUIT_UNDER, Card, Strain, Suit
from pepper_notation.syntax.words import CARDS


def _card(word: str) -> Card:
    card = CARDS[word].card
    if card is None:
        raise KeyError(word)
    return card


class Bits(dict[str, int]):
    """The bit of a card by its word; a `KeyError` for what is no card of the pack."""

    def __missing__(self, word: str) -> int:
        bit = self[word] = 1 << _card(word)
        return bit


class Worth(dict[str, int]):
    """By a card's word, its power in a trick above its bit: the highest takes the trick, `& FULL` is the card."""

    def __init__(self, strain: Strain, led: Suit) -> None:
        self._power = POWER[strain][led]
        super().__init__((word, self._of(card)) for word, card in BY_TEXT.items())

    def __missing__(self, word: str) -> int:
        worth = self[word] = self._of(_card(word))
        return worth

    def _of(self, card: Card) -> int:
        return self._power[card] * (FULL + 1) | 1 << card


class Led(dict[str, tuple[Worth, int]]):
    """By the word of the card led, what every card is worth in that trick, and the cards that follow suit."""

    def __init__(self, strain: Strain) -> None:
        self._suit = SUIT_UNDER[strain]
        self._by_suit = [(Worth(strain, led), SUIT_MASK[strain][led]) for led in Suit]
        super().__init__((word, self._by_suit[self._suit[card]]) for word, card in BY_TEXT.items())

    def __missing__(self, word: str) -> tuple[Worth, int]:
        led = self[word] = self._by_suit[self._suit[_card(word)]]
        return led


BITS: Final = Bits((word, 1 << card) for word, card in BY_TEXT.items())
"""The bit of every card by its word."""


@cache
def led_under(strain: Strain) -> Led:
    """The table of a strain, made once."""
    return Led(strain)
