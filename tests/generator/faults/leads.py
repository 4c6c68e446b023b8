"""Faults of turn: who plays and who leads, told by a letter or by the deals; who took the trick."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import GameDraft, HandDraft
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
    settle,
)
from tests.generator.style import Style
from tests.generator.truth import Game, Hand, play


def led_by_another(rng: Random, game: Game) -> tuple[Hand, int]:
    """Make a trick be led by one whose lead it was not; the hand and the trick."""
    hand = pick(rng, [hand for hand in game.hands if hand.bidder is not None])
    assert hand.bidder is not None
    due, number = hand.bidder, rng.randrange(len(hand.tricks))
    if number:
        due = hand.tricks[number - 1].taker
    other = (due + rng.randrange(1, game.seats)) % game.seats
    before = hand.tricks[:number]
    held = [list(cards) for cards in hand.hands]
    for trick in before:
        for step, card in enumerate(trick.cards):
            held[(trick.leader + step) % game.seats].remove(card)
    hand.tricks = before + play(rng, hand.strain, held, other)
    settle(game)
    return hand, number


def lead_case(rng: Random, style: Style, named: bool, mark: str = "") -> Case:
    """A record of a game in which a player leads out of turn, named or told by the deals."""
    game = a_game(rng)
    hand, trick = led_by_another(rng, game)
    draft, written = drafted(rng, style, game)
    place = [known.truth for known in written.hands].index(hand)
    lead = written.hands[place].tricks[trick].plays[0]
    lead.player = written.letters[hand.tricks[trick].leader] if named else None
    lead.card += mark
    written.hands[place].alternatives = []
    return at(finish(rng, draft, style), "PN403", 0, place, trick, "card", 0)


@kind
def led_out_of_turn(rng: Random) -> Case:
    return lead_case(rng, known_style(rng), named=True)


@kind
def led_out_of_turn_by_the_deals(rng: Random) -> Case:
    style = known_style(rng, deals=1.0, dead=1.0, leaders=0.0, players=0.0, shown=0.0)
    return lead_case(rng, style, named=False)


def _swapped(rng: Random, hand: HandDraft) -> tuple[int, int]:
    """Change the order of two cards of a trick behind the lead; the trick and the first of the two."""
    trick = rng.randrange(len(hand.tricks))
    plays = hand.tricks[trick].plays
    if len(plays) < 3:
        raise UnfitError
    step = rng.randrange(1, len(plays) - 1)
    plays[step], plays[step + 1] = plays[step + 1], plays[step]
    return trick, step


def _names(hand: HandDraft, game: GameDraft, trick: int, steps: range) -> None:
    known = hand.truth.tricks[trick]
    for step in steps:
        letter = game.letters[(known.leader + step) % len(game.letters)]
        hand.tricks[trick].plays[step].player = letter


@kind
def played_out_of_turn(rng: Random) -> Case:
    return out_of_turn_case(rng, known_style(rng))


def out_of_turn_case(rng: Random, style: Style, mark: str = "") -> Case:
    """A record in which two players change their turns, all named."""
    draft, game = drafted(rng, style, a_game(rng, rng.choice((3, 4, 4))))
    place, hand = a_played(rng, game)
    for trick in range(len(hand.tricks)):
        _names(hand, game, trick, range(1, len(game.letters)))
    trick, step = _swapped(rng, hand)
    hand.tricks[trick].plays[step].card += mark
    return at(finish(rng, draft, style), "PN402", 0, place, trick, "card", step)


@kind
def played_out_of_turn_by_the_deals(rng: Random) -> Case:
    style = known_style(rng, deals=1.0, dead=1.0, leaders=0.0, players=0.0, shown=0.0)
    draft, game = drafted(rng, style, a_game(rng, rng.choice((3, 4, 4))))
    place, hand = a_played(rng, game)
    trick, step = _swapped(rng, hand)
    return at(finish(rng, draft, style), "PN402", 0, place, trick, "card", step)


def _wrong_taker(rng: Random, style: Style, follow: bool) -> Case:
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    taker, seats = hand.truth.tricks[trick].taker, len(game.letters)
    other = (taker + rng.randrange(1, seats)) % seats
    word = game.letters[other]
    if seats == 4 and rng.random() < style.taker_side:
        word = game.side(1 - taker % 2)
    hand.tricks[trick].taker = word
    if follow:
        other_side = (taker + 1) % 2 if len(word) == 2 else other
        _follow(hand, game, taker, other_side)
    return at(finish(rng, draft, style), "PN407", 0, place, trick, "taker")


def _follow(hand: HandDraft, game: GameDraft, right: int, wrong: int) -> None:
    """Let the tricks figures follow from the wrong winner."""
    sides = oracle.sides(len(game.letters))
    changed = {game.side(right % sides): -1}
    if right % sides == wrong % sides:
        return
    changed[game.side(wrong % sides)] = 1
    figures = hand.figures.get("tricks", [])
    hand.figures["tricks"] = [(side, value + changed.get(side, 0)) for side, value in figures]
    if not figures:
        del hand.figures["tricks"]


@kind
def wrong_winner_of_a_trick(rng: Random) -> Case:
    """The next lead tells whose trick it was: it is named, or the next winner fits only one leader."""
    style = known_style(rng, shown=0.0)
    told = style.but(leaders=1.0) if rng.random() < 0.5 else style.but(takers=1.0, taker_side=0.0)
    return _wrong_taker(rng, told, follow=False)


@kind
def wrong_winner_of_a_trick_and_the_count_follows(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, takers=1.0, tricks=1.0, one_side=0.0, leaders=1.0)
    return _wrong_taker(rng, style, follow=True)
