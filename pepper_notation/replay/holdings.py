"""What the deal says each seat holds (fourth law): complete hands, known cards of a line, the rest by elimination.

Knows the `deal` and `dead` lines.  Does not know plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pepper_notation.cards import FULL
from pepper_notation.record import CardKind, CardWord, Dead, Deal, Statement
from pepper_notation.table import Seat


@dataclass(frozen=True, slots=True)
class Holdings:
    """The hands before the first card is played, as masks.

    `complete[seat]` is a complete hand or None; `known[seat]` the cards of its line that prove something (of the pack,
    in no other line); `line[seat]` all cards of the pack in its line; `lines` the deal line of each seat.
    `dead` is the unused hand where it is complete.
    """

    complete: tuple[int | None, ...]
    known: tuple[int, ...]
    line: tuple[int, ...]
    lines: tuple[Deal | None, ...]
    by_elimination: Seat | None
    dead: int | None = None

    @property
    def all_complete(self) -> bool:
        """Whether every seat's hand is complete."""
        return None not in self.complete


def _mask(words: Iterable[CardWord]) -> int:
    mask = 0
    for word in words:
        if word.card is not None:
            mask |= 1 << word.card
    return mask


def holdings(statements: Iterable[Statement], seats: int, hand_size: int) -> Holdings:
    """What the deal lines among these statements say of each seat's hand."""
    lines: list[Deal | None] = [None] * seats
    dead_line: Dead | None = None
    for statement in statements:
        if isinstance(statement, Deal) and statement.seat.seat is not None:
            lines[statement.seat.seat] = statement
        elif isinstance(statement, Dead):
            dead_line = statement
    masks = [0 if line is None else _mask(line.cards) for line in lines]
    dead_mask = 0 if dead_line is None else _mask(dead_line.cards)
    everyone = [*masks, dead_mask]
    twice = 0
    for place, mask in enumerate(everyone):
        for other in everyone[place + 1 :]:
            twice |= mask & other

    def whole(words: tuple[CardWord, ...], mask: int) -> bool:
        return (
            len(words) == hand_size
            and mask.bit_count() == hand_size
            and not mask & twice
            and all(word.kind is CardKind.KNOWN for word in words)
        )

    complete: list[int | None] = [
        mask if line is not None and whole(line.cards, mask) else None
        for line, mask in zip(lines, masks, strict=True)
    ]
    dead = dead_mask if dead_line is not None and whole(dead_line.cards, dead_mask) else None
    by_elimination = None
    missing = [seat for seat, hand in enumerate(complete) if hand is None]
    # With two seats the third hand counts as one, so it must be complete too before a seat's can be the rest.
    if len(missing) == 1 and (seats != 2 or dead is not None):
        rest = FULL & ~(dead or 0)
        for hand in complete:
            rest &= ~(hand or 0)
        by_elimination = missing[0]
        complete[by_elimination] = rest
    elif not missing and seats == 2 and dead is None:
        dead = FULL & ~(complete[0] or 0) & ~(complete[1] or 0)
    return Holdings(
        tuple(complete),
        tuple(mask & ~twice for mask in masks),
        tuple(masks),
        tuple(lines),
        by_elimination,
        dead,
    )
