"""Every way in which the notation lets a word be spelled."""

from __future__ import annotations

from random import Random

SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
STRAINS = {
    "clubs": ("clubs", "c", "♣", "♣\ufe0f"),
    "diamonds": ("diamonds", "d", "♦", "♦\ufe0f"),
    "hearts": ("hearts", "h", "♥", "♥\ufe0f"),
    "spades": ("spades", "s", "♠", "♠\ufe0f"),
    "no-trump": ("no-trump", "notrump", "nt", "none"),
    "low": ("low", "nines"),
}
CALLS = {
    "pass": ("pass", "p", "-"),
    "little": ("little", "lp", "little-pepper"),
    "big": ("big", "bp", "big-pepper"),
}


def any_case(rng: Random, word: str) -> str:
    """A word in lower, upper, title or mixed case."""
    return rng.choice((word, word.lower(), word.upper(), word.title(), word.swapcase()))


def card(rng: Random, word: str) -> str:
    """A card's canonical word, or `?d`, spelled in some way."""
    if len(word) != 2 or word[0] == "?":
        return word
    rank, suit = word[0], word[1]
    rank = rng.choice((rank, "10")) if rank == "T" else any_case(rng, rank)
    suit = rng.choice((suit, suit.upper(), SYMBOLS[suit], SYMBOLS[suit] + "\ufe0f"))
    return rank + suit if rng.random() < 0.6 else suit + rank


def strain(rng: Random, word: str) -> str:
    """A strain spelled in some way."""
    return any_case(rng, rng.choice(STRAINS[word]))


def call(rng: Random, word: str) -> str:
    """A call spelled in some way."""
    return any_case(rng, rng.choice(CALLS.get(word, (word,))))


def side(rng: Random, word: str) -> str:
    """A side's or a seat's letters in either order, in any case."""
    return any_case(rng, word if rng.random() < 0.5 else word[::-1])


def figure(rng: Random, value: int) -> str:
    """A figure with or without its sign, with either minus sign."""
    return rng.choice((f"{value}", f"{value:+}", f"{value:+}".replace("-", "\u2212")))
