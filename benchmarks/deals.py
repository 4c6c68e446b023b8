"""Random games of Pepper as people play them, quickly: dealt, called, played, scored.

Writes what happened as plain values; knows no notation.  Plays by the reference rules with four seats.  A player who
passes stays out of the auction, and a dealer whom all have passed bids one, so that the rules leave nothing open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from pepper_notation.cards import POWER, SUIT_MASK, SUIT_UNDER, Card, Strain, Suit, cards_in

TARGET = 30
_PACK = list(Card)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led, the cards in the order played, who took it."""

    leader: int
    cards: tuple[Card, ...]
    taker: int


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: calls are 0 for a pass, 1 to 5, 6 for little and 7 for big pepper; `fault` is to be written into it."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    calls: tuple[int, ...]
    strain: Strain
    tricks: tuple[Trick, ...]
    taken: tuple[int, int]
    points: tuple[int, int]
    score: tuple[int, int]
    fault: str


def game(rng: Random, faults: Iterator[str]) -> tuple[Hand, ...]:
    """A whole game; `faults` says of each hand what goes wrong in it.  Only `revoke` is a matter of the play."""
    hands: list[Hand] = []
    score = (0, 0)
    dealer = rng.randrange(4)
    while max(score) < TARGET:
        hands.append(_hand(rng, dealer, score, next(faults)))
        score = hands[-1].score
        dealer = (dealer + 1) % 4
    return tuple(hands)


def _hand(rng: Random, dealer: int, before: tuple[int, int], fault: str) -> Hand:
    pack = rng.sample(_PACK, 24)
    hands = tuple(tuple(pack[seat * 6 : seat * 6 + 6]) for seat in range(4))
    calls, bidder, bid = _auction(rng, dealer, hands)
    strain = _best(hands[bidder])[1]
    tricks = _play(rng, hands, strain, bidder, fault == "revoke")
    taken = sum(trick.taker % 2 == 0 for trick in tricks), sum(trick.taker % 2 for trick in tricks)
    side = bidder % 2
    made = taken[side] >= min(bid, 6)
    own = (12 if bid == 7 else taken[side]) if made else (-12 if bid == 7 else -6)
    points = (own, taken[1]) if side == 0 else (taken[0], own)
    score = before[0] + points[0], before[1] + points[1]
    return Hand(dealer, hands, calls, strain, tricks, taken, points, score, fault)


def _best(hand: tuple[Card, ...]) -> tuple[float, Strain]:
    """What a hand may hope to take, and in which strain."""
    hopes = []
    for strain in list(Strain)[:5]:
        trump = strain.trump
        hope = 0.0
        for card in hand:
            worth = POWER[strain][SUIT_UNDER[strain][card]][card]
            if SUIT_UNDER[strain][card] == trump:
                hope += 1.0 if worth > 20 else 0.6
            elif worth == 13:
                hope += 0.7
        hopes.append((hope, strain))
    return max(hopes)


def _auction(
    rng: Random, dealer: int, hands: tuple[tuple[Card, ...], ...]
) -> tuple[tuple[int, ...], int, int]:
    """The calls, who bid highest, and what."""
    limits = [min(7, round(_best(hand)[0] * 1.25 + rng.choice((-1, 0, 0, 1)))) for hand in hands]
    calls: list[int] = []
    high, bidder, out = 0, dealer, [False] * 4
    seat = (dealer + 1) % 4
    passes = 0
    while passes < (3 if high else 4):
        least = high + 1
        last = not high and passes == 3
        if not out[seat] and (limits[seat] > high or last) and least <= 7:
            top = max(least, limits[seat])
            high = top if rng.random() < 0.3 else least
            calls.append(high)
            bidder, passes = seat, 0
        else:
            out[seat] = True
            calls.append(0)
            passes += 1
        seat = (seat + 1) % 4
    return tuple(calls), bidder, high


def _play(
    rng: Random, hands: tuple[tuple[Card, ...], ...], strain: Strain, leader: int, revoking: bool
) -> tuple[Trick, ...]:
    held = [sum(1 << card for card in hand) for hand in hands]
    tricks: list[Trick] = []
    for _ in range(6):
        cards: list[Card] = []
        led: Suit | None = None
        for place in range(4):
            seat = (leader + place) % 4
            follow = held[seat] & SUIT_MASK[strain][led] if led is not None else 0
            other = held[seat] & ~follow
            choice = follow or held[seat]
            if revoking and follow and other:
                revoking, choice = False, other
            card = rng.choice(cards_in(choice))
            held[seat] &= ~(1 << card)
            if led is None:
                led = SUIT_UNDER[strain][card]
            cards.append(card)
        assert led is not None
        power = POWER[strain][led]
        best = max(range(4), key=lambda place: power[cards[place]])
        taker = (leader + best) % 4
        tricks.append(Trick(leader, tuple(cards), taker))
        leader = taker
    return tuple(tricks)
