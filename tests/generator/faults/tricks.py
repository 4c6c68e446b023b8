"""Faults of whole tricks: too many cards, too few, wrong numbers, a hand that breaks off, exchanges."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import PlayDraft
from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    a_game,
    a_played,
    at,
    drafted,
    finish,
    kind,
    known_style,
    pick,
    replayed,
    settle,
)
from tests.generator.faults.plays import a_card, before
from tests.generator.truth import Trick, play


@kind
def card_missing_from_a_trick(rng: Random) -> Case:
    style = known_style(rng, shown=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    plays = hand.tricks[trick].plays
    del plays[rng.randrange(len(plays))]
    return at(finish(rng, draft, style), "PN406", 0, place, trick, "trick")


@kind
def card_written_twice_in_a_row(rng: Random) -> Case:
    style = known_style(rng, shown=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick, step = a_card(rng, hand)
    hand.tricks[trick].plays.insert(step, hand.tricks[trick].plays[step])
    return at(finish(rng, draft, style), "PN406", 0, place, trick, "trick")


@kind
def card_too_many_in_a_trick(rng: Random) -> Case:
    style = known_style(rng, players=0.0, shown=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    gone = before(hand, trick, len(game.letters))
    hand.tricks[trick].plays.append(PlayDraft(pick(rng, [c for c in (*oracle.CARDS, "?") if c not in gone])))
    return at(finish(rng, draft, style), "PN406", 0, place, trick, "trick")


@kind
def trick_with_a_wrong_number(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(1, len(hand.tricks))
    number = hand.tricks[trick].number
    hand.tricks[trick].number = rng.choice([n for n in range(1, 13) if n != number])
    return at(finish(rng, draft, style), "PN408", 0, place, trick, "trick")


@kind
def trick_left_out(rng: Random) -> Case:
    """A trick in the middle of a hand is not written; the numbers tell."""
    style = known_style(rng, shown=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(1, len(hand.tricks) - 1)
    del hand.tricks[trick]
    return at(finish(rng, draft, style), "PN408", 0, place, trick, "trick")


@kind
def one_trick_too_many(rng: Random) -> Case:
    """The last trick is written twice, with the next number or the same, or its cards are not known."""
    style = known_style(rng, shown=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    last = hand.tricks[-1]
    cards = [play.card for play in last.plays] if rng.random() < 0.5 else ["?"] * len(last.plays)
    number = last.number + rng.choice((0, 1))
    hand.tricks.append(type(last)(number, [PlayDraft(card) for card in cards]))
    return at(finish(rng, draft, style), "PN408", 0, place, len(hand.tricks) - 1, "trick")


@kind
def hand_that_breaks_off(rng: Random) -> Case:
    style = known_style(rng, tricks=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    kept = rng.randrange(1, len(hand.tricks))
    del hand.tricks[kept:]
    return at(finish(rng, draft, style), "PN409", 0, place, kept - 1, "trick")


@kind
def claim_of_too_many_tricks(rng: Random) -> Case:
    style = known_style(rng, tricks=0.0, points=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    size = len(hand.tricks)
    kept = rng.randrange(1, size)
    del hand.tricks[kept:]
    number = str(size - kept + rng.randint(1, 3))
    hand.ending = [rng.choice(("claim", "concede")), rng.choice(game.letters), number]
    if len(game.letters) == 3 and hand.ending[0] == "concede":
        raise UnfitError
    return at(finish(rng, draft, style), "PN410", 0, place, "ending", 1)


@kind
def exchange_where_there_is_none(rng: Random) -> Case:
    """Bidder and partner give each other a card, and the hand is played with it; the deals are those before."""
    style = known_style(rng, alternatives=0.0)
    game = a_game(rng, 4)
    hand = pick(rng, [hand for hand in game.hands if hand.bidder is not None])
    assert hand.bidder is not None
    pair = (hand.bidder, (hand.bidder + 2) % 4)
    given = [rng.choice(hand.hands[seat]) for seat in pair]
    dealt = [list(cards) for cards in hand.hands]
    for seat, own, other in zip(pair, given, given[::-1], strict=True):
        hand.hands[seat][hand.hands[seat].index(own)] = other
    replayed(rng, game, hand)
    hand.hands = dealt
    draft, written = drafted(rng, style, game)
    place = [known.truth for known in written.hands].index(hand)
    words = [f"{written.letters[seat]}:{oracle.CARDS[card]}" for seat, card in zip(pair, given, strict=True)]
    written.hands[place].extra["hand"] = " ".join(["swap", *words])
    return at(finish(rng, draft, style), "PN411", 0, place, "extra", "hand")


@kind
def partner_who_sits_out_where_nobody_does(rng: Random) -> Case:
    """The bidder plays alone, three cards to a trick, under rules in which nobody does."""
    style = known_style(rng, alternatives=0.0, players=1.0, leaders=1.0, shown=0.0)
    game = a_game(rng, 4)
    hand = pick(rng, [hand for hand in game.hands if hand.bidder is not None])
    assert hand.bidder is not None
    idle = (hand.bidder + 2) % 4
    seats = [seat for seat in range(4) if seat != idle]
    three = play(rng, hand.strain, [hand.hands[seat] for seat in seats], seats.index(hand.bidder))
    hand.tricks = [Trick(seats[trick.leader], trick.cards, seats[trick.taker]) for trick in three]
    settle(game)
    draft, written = drafted(rng, style, game)
    place = [known.truth for known in written.hands].index(hand)
    known = written.hands[place]
    known.extra["hand"] = f"out {written.letters[idle]}"
    for trick, told in zip(three, known.tricks, strict=True):
        for step, card in enumerate(told.plays):
            card.player = written.letters[seats[(trick.leader + step) % 3]]
    return at(finish(rng, draft, style), "PN411", 0, place, "extra", "hand")
