"""Score sheets that cannot be: a contract and figures, no play."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.faults.figures import changed
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
)
from tests.generator.truth import USUAL

SHEET = {"plays": 0.0, "calls": 0.0, "namer": 0.0, "alternatives": 0.0}
"""A style without calls and plays."""


@kind
def sheet_with_wrong_points(rng: Random) -> Case:
    """Contract and tricks, no play."""
    style = known_style(rng, tricks=1.0, points=1.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    if not hand.contract:
        raise UnfitError
    which = changed(rng, hand.figures["points"])
    return at(finish(rng, draft, style), "PN502", 0, place, "points", which)


@kind
def sheet_whose_tricks_do_not_add_up(rng: Random) -> Case:
    """Contract and tricks, no play, no points; one trick too many or too few."""
    style = known_style(rng, tricks=1.0, points=0.0, score=0.0, winner=0.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    figures = hand.figures["tricks"]
    which = changed(rng, figures, rng.choice((-1, 1, 2)))
    if not 0 <= figures[which][1] <= oracle.tricks_in_hand(len(game.letters)):
        raise UnfitError
    return at(finish(rng, draft, style), "PN501", 0, place, "tricks", len(figures) - 1)


@kind
def sheet_with_impossible_points(rng: Random) -> Case:
    """A contract, no tricks, and points that no hand can pay."""
    style = known_style(rng, tricks=0.0, points=1.0, score=0.0, winner=0.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style, a_game(rng, habits=USUAL))
    place, hand = a_played(rng, game)
    if not hand.contract:
        raise UnfitError
    truth, seats = hand.truth, len(game.letters)
    assert truth.bidder is not None
    figures = hand.figures["points"]
    changed(rng, figures)
    lines = possible_points(seats, truth.bidder, truth.bid)
    order = [next(n for n in range(oracle.sides(seats)) if game.side(n) == side) for side, _ in figures]
    for which in range(len(figures)):
        so_far = [(side, figures[n][1]) for n, side in enumerate(order[: which + 1])]
        if not any(all(line[side] == value for side, value in so_far) for line in lines):
            return at(finish(rng, draft, style), "PN505", 0, place, "points", which)
    raise UnfitError


def possible_points(seats: int, bidder: int, bid: int) -> list[list[int]]:
    """Every line of points that a hand with this contract can end with."""
    whole, sides = oracle.tricks_in_hand(seats), oracle.sides(seats)
    splits = [[n] for n in range(whole + 1)]
    for _ in range(sides - 2):
        splits = [[*split, n] for split in splits for n in range(whole + 1 - sum(split))]
    return [oracle.points(seats, bidder, bid, [*split, whole - sum(split)]) for split in splits]


@kind
def sheet_without_a_contract_with_impossible_points(rng: Random) -> Case:
    """Points and no more, of which the first no bid can pay."""
    style = known_style(rng, tricks=0.0, points=1.0, score=0.0, winner=0.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    hand.contract = hand.trump = None
    whole = oracle.tricks_in_hand(len(game.letters))
    side, _ = pick(rng, hand.figures["points"][:1])
    hand.figures["points"][0] = (
        side,
        rng.choice((-whole + 1, -1, whole + 1, 2 * whole - 1, -2 * whole - 1, 24)),
    )
    return at(finish(rng, draft, style), "PN505", 0, place, "points", 0)
