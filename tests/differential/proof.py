"""What a record proves of who followed suit, by the fourth law alone: a second reading of that page, in sets of cards.

Knows lines of a deal, some of them broken off, and tricks some of whose cards nobody wrote down.  Imports nothing of
the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests import oracle


@dataclass
class Shown:
    """What a record shows of a hand.

    `lines` are the cards of each seat's deal line, `dead` those of the hand that nobody plays; `plays` the cards by
    trick, each with its seat, None where it was not written down.
    """

    seats: int
    strain: str
    lines: list[set[int]]
    dead: set[int] = field(default_factory=set)
    plays: list[list[tuple[int, int | None]]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How many cards a hand has."""
        return oracle.tricks_in_hand(self.seats)

    def hands(self) -> list[set[int] | None]:
        """The hands that are known to the last card: written so, or left by all the others."""
        known: list[set[int] | None] = [line if len(line) == self.size else None for line in self.lines]
        groups = [*known, *([self.dead] if self.seats == 2 else [])]
        if sum(not group for group in groups) == 1:
            rest = set(range(24)).difference(*(group for group in groups if group))
            known = [hand or rest for hand in known]
        return known


def followed(shown: Shown) -> list[list[bool | None]]:
    """By trick and by place in it: whether a card was legal, None where that cannot be known.

    Where the strain or the card led is known; a lead is legal.
    """
    hands = shown.hands()
    cards = [
        [{card for seat, card in trick if seat == who and card is not None} for trick in shown.plays]
        for who in range(shown.seats)
    ]
    told: list[list[bool | None]] = []
    for number, trick in enumerate(shown.plays):
        led = trick[0][1]
        row: list[bool | None] = [True]
        for seat, card in trick[1:]:
            if led is None or card is None:
                row.append(None)
                continue
            suit = set(oracle.cards_of(oracle.SUIT_OF[shown.strain][led]))
            row.append(card in suit or _void(shown, hands, cards, number, seat, card, suit))
        told.append(row)
    return told


def _void(
    shown: Shown,
    hands: Sequence[set[int] | None],
    cards: Sequence[Sequence[set[int]]],
    number: int,
    seat: int,
    card: int,
    suit: set[int],
) -> bool | None:
    """Whether a seat that did not follow in a trick had none of the suit."""
    before = set[int]().union(*cards[seat][:number])
    later = set[int]().union(*cards[seat][number + 1 :])
    hand = hands[seat]
    left = (shown.lines[seat] if hand is None else hand) - before
    gone_unseen = number - len(before)
    if later & suit or len(left & suit) > gone_unseen:
        return False
    slots, certain = shown.size - number, later | {card}
    if len(certain) >= slots:
        return True
    if hand is not None or len(left | certain) - gone_unseen >= slots:
        return None if left & suit else True
    theirs = set(shown.dead)
    for other in range(shown.seats):
        if other != seat:
            theirs |= set[int]().union(*cards[other]) | (hands[other] or shown.lines[other])
    return None if suit - theirs - before else True
