"""Faults of the deal: PN2xx, and the cards of hands that are wholly known."""

from __future__ import annotations

from random import Random

from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    a_game,
    at,
    drafted,
    finish,
    kind,
    known_style,
    pick,
)
from tests.generator.truth import Habits

PLAYED = Habits(passed_out=0.05)


@kind
def card_dealt_to_two(rng: Random) -> Case:
    """One card of a line is one of an earlier line."""
    style = known_style(rng, deals=1.0, dead=1.0)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    deals = game.hands[place].deals
    letters = list(deals)
    if style.shuffled:
        raise UnfitError
    second = rng.randrange(1, len(letters))
    card = rng.randrange(len(deals[letters[second]]))
    deals[letters[second]][card] = rng.choice(deals[letters[rng.randrange(second)]])
    return at(finish(rng, draft, style), "PN201", 0, place, "deal", letters[second], card)


@kind
def card_dealt_twice_to_one(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    letter = pick(rng, list(game.hands[place].deals))
    cards = game.hands[place].deals[letter]
    first, second = sorted(rng.sample(range(len(cards)), 2))
    cards[second] = cards[first]
    return at(finish(rng, draft, style), "PN201", 0, place, "deal", letter, second)


@kind
def card_dealt_and_dead(rng: Random) -> Case:
    """With two players: a card of the unused hand is also one of the first player's."""
    style = known_style(rng, deals=1.0, dead=1.0, shuffled=0.0)
    draft, game = drafted(rng, style, a_game(rng, 2))
    place = rng.randrange(len(game.hands))
    dead = game.hands[place].dead
    assert dead
    card = rng.randrange(8)
    dead[card] = rng.choice(game.hands[place].deals[game.letters[0]])
    return at(finish(rng, draft, style), "PN201", 0, place, "dead", card)


@kind
def card_missing_from_a_hand(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    letter = pick(rng, list(game.hands[place].deals))
    cards = game.hands[place].deals[letter]
    del cards[rng.randrange(len(cards))]
    return at(finish(rng, draft, style), "PN202", 0, place, "deal", letter, "seat")


@kind
def card_too_many_in_a_hand(rng: Random) -> Case:
    """The card is one of a hand that is not written."""
    style = known_style(rng, deals=0.6)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    hand = game.hands[place]
    letter = pick(rng, list(hand.deals))
    told = {card for cards in hand.deals.values() for card in cards} | set(hand.dead or ())
    pack = [rank + suit for rank in "9TJQKA" for suit in "cdhs"]
    hand.deals[letter].append(pick(rng, [card for card in pack if card not in told]))
    return at(finish(rng, draft, style), "PN202", 0, place, "deal", letter, "seat")


@kind
def card_missing_from_the_dead_hand(rng: Random) -> Case:
    style = known_style(rng, dead=1.0)
    draft, game = drafted(rng, style, a_game(rng, 2))
    place = rng.randrange(len(game.hands))
    dead = game.hands[place].dead
    assert dead
    dead.pop()
    return at(finish(rng, draft, style), "PN202", 0, place, "dead", "dead")
