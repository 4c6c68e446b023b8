"""The tricks of a hand, walked on bit masks: who took each, and whether every card followed where it could.

Knows the tricks of a hand that is written whole, as lines of words.  Does not know bids, figures or rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.cards import FULL, Strain
from pepper_notation.clean.ground import Ground
from pepper_notation.clean.worth import led_under
from pepper_notation.table import Seat

Walked = tuple[tuple[int, ...], tuple[int, ...]]
"""By seat, the cards that it played (a mask); by side, how many tricks it took."""


def walk(ground: Ground, lines: Sequence[str], strain: Strain, leader: Seat) -> Walked | None:
    """Walk tricks of known cards, each line without its number; None where anything is to be said of them.

    Raises `KeyError` for words that are none of a trick.
    """
    return (_four if ground.count == 4 else _few)(ground, lines, strain, leader)


# Each card is held against what its seat plays later: whoever did not follow must never play that suit again.


def _four(ground: Ground, lines: Sequence[str], strain: Strain, leader: Seat) -> Walked | None:
    led, takers = led_under(strain), ground.takers
    taken = [0, 0]
    tricks = []
    for line in lines:
        words = line.split(" ")
        if len(words) != 6:
            words = _led_and_taken(ground, words, leader)
        elif not words[5]:
            return None
        a, b, c, d, equals, taker = words
        if equals != "=":
            return None
        worth, suit = led[a]
        best = first = worth[a]
        second, third, fourth = worth[b], worth[c], worth[d]
        winner = leader
        if second > best:
            best, winner = second, leader + 1
        if third > best:
            best, winner = third, leader + 2
        if fourth > best:
            winner = leader + 3
        if leader == 0:
            tricks.append((suit, first, second, third, fourth))
        elif leader == 1:
            tricks.append((suit, fourth, first, second, third))
        elif leader == 2:
            tricks.append((suit, third, fourth, first, second))
        else:
            tricks.append((suit, second, third, fourth, first))
        leader = winner & 3
        if not takers[taker] >> leader & 1:
            return None
        taken[leader & 1] += 1
    north = east = south = west = 0
    for suit, n, e, s, w in reversed(tricks):
        if (
            (north & suit and not n & suit)
            or (east & suit and not e & suit)
            or (south & suit and not s & suit)
            or (west & suit and not w & suit)
        ):
            return None
        north |= n
        east |= e
        south |= s
        west |= w
    return (north & FULL, east & FULL, south & FULL, west & FULL), (taken[0], taken[1])


def _led_and_taken(ground: Ground, words: list[str], leader: Seat) -> list[str]:
    """A trick's words without its leader and with its winner: an empty one, which everybody is, where none is written.

    Raises `KeyError` where the leader is another.
    """
    if ground.labels.get(words[0], leader) != leader:
        raise KeyError(words[0])
    cards = words[words[0] in ground.labels :]
    if len(cards) == ground.count:
        return [*cards, "=", ""]
    if len(cards) != ground.count + 2 or not cards[-1]:
        raise KeyError(words[-1])
    return cards


def _few(ground: Ground, lines: Sequence[str], strain: Strain, leader: Seat) -> Walked | None:
    led, takers, count = led_under(strain), ground.takers, ground.count
    taken = [0] * count
    tricks = []
    for line in lines:
        *words, equals, taker = _led_and_taken(ground, line.split(" "), leader)
        if equals != "=":
            return None
        worth, suit = led[words[0]]
        cards = [worth[word] for word in words]
        start = count - leader
        tricks.append((suit, cards[start:] + cards[:start]))
        leader = (leader + cards.index(max(cards))) % count
        if not takers[taker] >> leader & 1:
            return None
        taken[leader] += 1
    later = [0] * count
    for suit, by_seat in reversed(tricks):
        for seat, card in enumerate(by_seat):
            if later[seat] & suit and not card & suit:
                return None
            later[seat] |= card
    return tuple(hand & FULL for hand in later), tuple(taken)
