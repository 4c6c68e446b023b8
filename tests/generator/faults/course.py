"""Faults of the course of a game: dealers, the end, the winner."""

from __future__ import annotations

from random import Random

from tests import oracle
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
    settle,
)
from tests.generator.truth import USUAL, Game, Habits, random_hand

BID_ON = Habits(passed_out=0.0)


@kind
def wrong_dealer(rng: Random) -> Case:
    """One hand is dealt by a player whose deal it is not, and the deal goes on from there."""
    style = known_style(rng)
    game = Game(rng.choice((2, 3, 4, 4)), [], [])
    game.start = [0] * oracle.sides(game.seats)
    dealer, jump = rng.randrange(game.seats), rng.randint(1, 3)
    for place in range(4):
        if place == jump:
            dealer = (dealer + rng.randrange(1, game.seats)) % game.seats
        game.hands.append(random_hand(rng, game.seats, dealer, game.start, BID_ON))
        dealer = oracle.next_dealer(game.seats, dealer)
    settle(game)
    draft, written = drafted(rng, style, game)
    if not written.hands[0].dealer:
        raise UnfitError
    return at(finish(rng, draft, style), "PN601", 0, jump, "dealer")


@kind
def dealer_written_wrong_in_the_last_hand(rng: Random) -> Case:
    """Only the letter is wrong: calls and play are those of the right dealer."""
    style = known_style(rng, dealers=1.0)
    draft, game = drafted(rng, style, a_game(rng, habits=BID_ON))
    last = game.hands[-1]
    if len(game.hands) < 2:
        raise UnfitError
    seats = len(game.letters)
    last.dealer = game.letters[(last.truth.dealer + rng.randrange(1, seats)) % seats]
    return at(finish(rng, draft, style), "PN601", 0, len(game.hands) - 1, "dealer")


@kind
def dealer_written_wrong_in_the_middle(rng: Random) -> Case:
    """Only the letter is wrong; the next hands, where they say who dealt, go on from the right dealer."""
    style = known_style(rng)
    draft, game = drafted(rng, style, a_game(rng, habits=BID_ON))
    if len(game.hands) < 3 or not game.hands[0].dealer:
        raise UnfitError
    seats = len(game.letters)
    wrong = game.hands[1]
    wrong.dealer = game.letters[(wrong.truth.dealer + rng.randrange(1, seats)) % seats]
    return at(finish(rng, draft, style), "PN601", 0, 1, "dealer")


@kind
def hand_after_the_end(rng: Random) -> Case:
    """They play on after the game has been won; the first hand too many only."""
    style = known_style(rng, winner=0.0, loose=0.0)
    game = a_game(rng, habits=BID_ON, most=60, target=rng.choice((8, 12)))
    if game.verdict is None:
        raise UnfitError
    over = len(game.hands)
    for _ in range(rng.randint(1, 3)):
        last = game.hands[-1]
        dealer = oracle.next_dealer(game.seats, last.dealer)
        game.hands.append(random_hand(rng, game.seats, dealer, last.scores, USUAL))
    draft, _ = drafted(rng, style, game)
    return at(finish(rng, draft, style), "PN602", 0, over, "hand")


@kind
def wrong_winner_of_the_game(rng: Random) -> Case:
    style = known_style(rng, winner=1.0, loose=0.0)
    draft, game = drafted(rng, style, a_game(rng, habits=BID_ON, most=60, target=12))
    verdict = game.truth.verdict
    if verdict is None:
        raise UnfitError
    others = [game.side(side) for side in range(len(game.truth.start)) if side != verdict]
    game.winner = pick(rng, [*others, "none", *(["draw"] if verdict != "draw" else [])])
    return at(finish(rng, draft, style), "PN504", 0, "winner", 0)


@kind
def winner_of_a_game_that_nobody_won(rng: Random) -> Case:
    style = known_style(rng, winner=1.0)
    draft, game = drafted(rng, style, a_game(rng, most=3))
    if game.truth.verdict is not None:
        raise UnfitError
    game.winner = rng.choice([*(game.side(side) for side in range(len(game.truth.start))), "draw"])
    return at(finish(rng, draft, style), "PN504", 0, "winner", 0)
