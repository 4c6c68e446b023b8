"""Faults of what a hand is worth: PN502, with the slips that people make."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import GameDraft, HandDraft
from tests.generator.faults.figures import at_figure, carried
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
)
from tests.generator.style import Style
from tests.generator.truth import Habits


@kind
def wrong_points(rng: Random) -> Case:
    return at_figure(rng, "points", "PN502")


def _slip(rng: Random, wrong: list[int], hand: HandDraft, game: GameDraft, draft_style: Style) -> int:
    """Write wrong points; half the time the scores follow. The first figure that is wrong."""
    right = hand.truth.points
    if wrong == right:
        raise UnfitError
    hand.figures["points"] = game.each(wrong)
    if draft_style.score == 1.0 and rng.random() < 0.5:
        place = game.hands.index(hand)
        carried(game, place, [w - r for w, r in zip(wrong, right, strict=True)])
    return next(n for n, (w, r) in enumerate(zip(wrong, right, strict=True)) if w != r)


def _slipped(rng: Random, code: str = "PN502", strong: float = 0.08, wanted: str = "") -> Case:
    style = known_style(rng, points=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    style = style.but(score=rng.choice((0.0, 1.0)))
    draft, game = drafted(rng, style, a_game(rng, habits=Habits(strong=strong)))
    place, hand = a_played(rng, game)
    truth = hand.truth
    seats = len(game.letters)
    whole = oracle.tricks_in_hand(seats)
    assert truth.bidder is not None
    side = truth.bidder % oracle.sides(seats)
    made = truth.points[side] > 0
    wrong = list(truth.points)
    if wanted == "bid-lost":
        if made or truth.bid >= whole:
            raise UnfitError
        wrong[side] = -truth.bid
    elif wanted == "tricks-kept":
        if made:
            raise UnfitError
        wrong[side] = truth.taken[side]
    elif wanted == "sign":
        if made:
            raise UnfitError
        wrong[side] = -wrong[side]
    elif wanted == "opponents-forgotten":
        wrong = [points if number == side else 0 for number, points in enumerate(wrong)]
    elif wanted == "opponents-flat":
        if made:
            raise UnfitError
        wrong = [points if number == side else whole for number, points in enumerate(wrong)]
    elif wanted == "little-as-big":
        if truth.bid != whole:
            raise UnfitError
        wrong[side] = 2 * wrong[side]
    elif wanted == "big-as-little":
        if truth.bid != whole + 1:
            raise UnfitError
        wrong[side] = wrong[side] // 2
    elif wanted == "bid-only":
        if not made or truth.bid >= whole:
            raise UnfitError
        wrong[side] = truth.bid
    else:
        wrong = wrong[::-1]
    which = _slip(rng, wrong, hand, game, style)
    return at(finish(rng, draft, style), code, 0, place, "points", which)


@kind
def bid_lost_in_place_of_the_hand(rng: Random) -> Case:
    return _slipped(rng, wanted="bid-lost")


@kind
def tricks_kept_though_set(rng: Random) -> Case:
    return _slipped(rng, wanted="tricks-kept")


@kind
def wrong_sign_when_set(rng: Random) -> Case:
    return _slipped(rng, wanted="sign")


@kind
def tricks_of_the_opponents_forgotten(rng: Random) -> Case:
    return _slipped(rng, wanted="opponents-forgotten")


@kind
def opponents_paid_the_whole_hand(rng: Random) -> Case:
    return _slipped(rng, wanted="opponents-flat")


@kind
def little_pepper_paid_as_big(rng: Random) -> Case:
    return _slipped(rng, wanted="little-as-big", strong=0.7)


@kind
def big_pepper_paid_as_little(rng: Random) -> Case:
    return _slipped(rng, wanted="big-as-little", strong=0.7)


@kind
def only_the_bid_paid_though_more_was_made(rng: Random) -> Case:
    return _slipped(rng, wanted="bid-only")


@kind
def points_of_the_sides_changed_over(rng: Random) -> Case:
    return _slipped(rng, wanted="swapped")
