"""Who holds what at a moment of a hand: the cards that are known, and how many are not.

A view of the frames for those who show a hand.  Judges nothing: the fourth law's proofs are `following`'s.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pepper_notation.cards import ORDER_UNDER, SUIT_UNDER, Card, Strain, Suit, cards_in
from pepper_notation.record import CardKind, Deal, Swap
from pepper_notation.replay.frames import HandFrame, PlayFault
from pepper_notation.table import Seat


@dataclass(frozen=True, slots=True)
class Held:
    """A hand at a moment: the known cards as a mask, the suits of cards known by suit alone, and how many more cards
    it has that nobody wrote down."""

    cards: int = 0
    suits: tuple[Suit, ...] = ()
    unknown: int = 0

    @property
    def size(self) -> int:
        """How many cards the hand has."""
        return self.cards.bit_count() + len(self.suits) + self.unknown

    @property
    def whole(self) -> bool:
        """Whether every card is known."""
        return not self.suits and not self.unknown


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in the play: before the card `place` of the trick `trick`, both counted from 0 in the frames; the number
    of tricks is the end of the hand, and any place up to the size of the table may be asked for."""

    trick: int = 0
    place: int = 0


START: Final = Moment()
"""Before the first card."""


def suits_first(strain: Strain | None) -> tuple[Suit, ...]:
    """The suits in the order in which a hand is sorted: trumps first, red and black in turn."""
    wheel = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    first = strain.trump if strain is not None else None
    start = wheel.index(first) if first is not None else 0
    return wheel[start:] + wheel[:start]


def by_suit(cards: int, strain: Strain | None) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    """The cards of a mask by the suit that each belongs to under the strain, trumps first, high to low; the bowers are
    among the trumps, and suits of which there is none are left out."""
    under = Strain.NO_TRUMP if strain is None else strain
    found = []
    for suit in suits_first(strain):
        own = [card for card in cards_in(cards) if SUIT_UNDER[under][card] is suit]
        if own:
            found.append((suit, tuple(sorted(own, key=lambda card: -ORDER_UNDER[under][card]))))
    return tuple(found)


def _dealt(frame: HandFrame, seat: Seat) -> tuple[int, tuple[Suit, ...]]:
    """What the record tells of the hand as it was dealt: cards, and suits of cards known by suit alone."""
    complete = frame.dealt[seat] if seat < len(frame.dealt) else None
    if complete is not None:
        return complete, ()
    mask = frame.line_cards[seat] if seat < len(frame.line_cards) else 0
    line = next((s for s in frame.statements if isinstance(s, Deal) and s.seat.seat == seat), None)
    words = line.cards if line is not None else ()
    suits = tuple(w.suit for w in words if w.kind is CardKind.UNKNOWN and w.suit is not None)
    return mask, suits


def _exchanged(frame: HandFrame, seat: Seat) -> tuple[int, int]:
    """The cards that a seat gave away and was given, as masks."""
    gave = got = 0
    for swap in (s for s in frame.statements if isinstance(s, Swap)):
        for gift in swap.gifts:
            giver = None if gift.seat is None else gift.seat.seat
            if giver is None or gift.card.card is None:
                continue
            if giver == seat:
                gave |= 1 << gift.card.card
            elif frame.table.partner(giver) == seat:
                got |= 1 << gift.card.card
    return gave, got


def _plays(frame: HandFrame, seat: Seat, moment: Moment) -> tuple[int, int, int]:
    """The cards that a seat plays before a moment and from it on, as masks; how many it plays before."""
    before = after = count = 0
    for index, trick in enumerate(frame.tricks):
        for place, play in enumerate(trick.plays):
            if play.seat != seat:
                continue
            earlier = (index, place) < (moment.trick, moment.place)
            count += earlier and index == moment.trick
            if play.card is None or play.fault in (PlayFault.TWICE, PlayFault.NOT_HELD):
                continue
            if earlier:
                before |= 1 << play.card
            else:
                after |= 1 << play.card
    return before, after, count


def tricks_before(frame: HandFrame, trick: int) -> int:
    """How many tricks of the hand were played before the trick at this place, the missing ones counted in."""
    if trick < len(frame.numbers):
        return frame.numbers[trick].before
    return frame.numbers[-1].before + 1 + trick - len(frame.numbers) if frame.numbers else trick


def held(frame: HandFrame, seat: Seat, moment: Moment = START, *, exchanged: bool = True) -> Held:
    """A seat's hand at a moment, as far as the record tells: by the deal, or by what it plays later.

    `exchanged`: after an exchange of cards, if there was one; else as the hand was dealt.
    """
    mask, suits = _dealt(frame, seat)
    gave, got = _exchanged(frame, seat)
    before, after, count = _plays(frame, seat, moment)
    if exchanged:
        mask = mask & ~gave | got
        known = (mask | after) & ~before
    else:
        known = (mask | after & ~got | gave) & ~before
    size = frame.hand_size
    if seat != frame.out:
        size -= tricks_before(frame, moment.trick) + count
    room = max(0, size - known.bit_count())
    if before:
        suits = ()
    suits = suits[:room]
    return Held(known, suits, room - len(suits))
