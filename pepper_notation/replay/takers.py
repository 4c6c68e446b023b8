"""Who takes a trick, whatever the cards were that nobody wrote down (seventh law).

Works on masks of what each card may have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pepper_notation.cards import POWER, SUIT_MASK, SUIT_UNDER, Strain, Suit, cards_in
from pepper_notation.table import Seat, Side, Table


@dataclass(frozen=True, slots=True)
class Entry:
    """One card of a trick: who played it (None: unknown) and what it may have been, as a mask."""

    seat: Seat | None
    mask: int


@dataclass(frozen=True, slots=True)
class Taker:
    """Who certainly takes a trick: the card's place among the entries, the seat, the side; None where not certain."""

    place: int | None = None
    seat: Seat | None = None
    side: Side | None = None


def _could_win(entries: Sequence[Entry], strain: Strain, led: Suit) -> set[int]:
    power = POWER[strain][led]
    masks = [entries[0].mask & SUIT_MASK[strain][led], *(entry.mask for entry in entries[1:])]
    ranges = [
        (min(worth), max(worth)) for worth in ([power[card] for card in cards_in(mask)] for mask in masks)
    ]
    floor = max(low for low, _ in ranges)
    # A card wins against what may be weaker; equal worth is two discards, and a discard never wins.
    return {place for place, (low, high) in enumerate(ranges) if high and (high > floor or low == floor)}


def _of_known(entries: Sequence[Entry], strain: Strain, table: Table) -> Taker:
    """Who takes a trick of different cards, all known."""
    cards = [entry.mask.bit_length() - 1 for entry in entries]
    power = POWER[strain][SUIT_UNDER[strain][cards[0]]]
    worth = [power[card] for card in cards]
    place = worth.index(max(worth))
    seat = entries[place].seat
    return Taker(place, seat, None if seat is None else table.side(seat))


def taker(entries: Sequence[Entry], strain: Strain, table: Table) -> Taker:
    """Who certainly takes the trick; the first entry led."""
    if any(not entry.mask for entry in entries):
        return Taker()
    known = 0
    for entry in entries:
        known |= entry.mask
    if known.bit_count() == len(entries) and all(not entry.mask & entry.mask - 1 for entry in entries):
        return _of_known(entries, strain, table)
    winners: set[int] = set()
    for led in {SUIT_UNDER[strain][card] for card in cards_in(entries[0].mask)}:
        winners |= _could_win(entries, strain, led)
    seats = {entries[place].seat for place in winners}
    sides = {None if seat is None else table.side(seat) for seat in seats}
    return Taker(
        winners.copy().pop() if len(winners) == 1 else None,
        seats.copy().pop() if len(seats) == 1 else None,
        sides.pop() if len(sides) == 1 else None,
    )
