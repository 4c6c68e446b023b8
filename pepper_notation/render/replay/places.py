"""Which games, hands and tricks are wanted: numbers and ranges, `3`, `2-4`, `1,5-`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Ranges = tuple[tuple[int, int], ...]
"""First and last of each range; empty: everything."""
_MOST: Final = 10**9


class RangeError(ValueError):
    """A range that cannot be read; its text says why."""


def ranges(text: str) -> Ranges:
    """The ranges that a text means; raises `RangeError`."""
    found = []
    for part in text.replace(" ", "").split(","):
        first, dash, last = part.partition("-")
        if not (first or dash) or not all(
            word.isascii() and word.isdigit() and len(word) < 10 for word in (first, last) if word
        ):
            raise RangeError(f"`{text}` is no number and no range such as 2-4")
        if part == "-":
            raise RangeError(f"`{text}` is no number and no range such as 2-4")
        low = int(first) if first else 0
        high = int(last) if last else (_MOST if dash else low)
        if high < low:
            raise RangeError(f"`{part}` runs backwards")
        found.append((low, high))
    return tuple(found)


def within(number: int, wanted: Ranges) -> bool:
    """Whether a number lies in the ranges."""
    return not wanted or any(first <= number <= last for first, last in wanted)


@dataclass(frozen=True, slots=True)
class Places:
    """The games, hands and tricks that are shown.  A hand goes by the score sheet's number, where it has one."""

    games: Ranges = ()
    hands: Ranges = ()
    tricks: Ranges = ()

    def has_game(self, number: int) -> bool:
        """Whether a game is wanted."""
        return within(number, self.games)

    def has_hand(self, number: int) -> bool:
        """Whether a hand is wanted."""
        return within(number, self.hands)

    def has_trick(self, number: int) -> bool:
        """Whether a trick is wanted."""
        return within(number, self.tricks)


EVERYWHERE: Final = Places()
