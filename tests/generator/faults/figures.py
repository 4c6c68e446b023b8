"""Faults of arithmetic: tricks and scores; and what the other modules of figures share."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import Figures, FileDraft, GameDraft
from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    a_played,
    at,
    drafted,
    finish,
    kind,
    known_style,
    with_all_that_follows,
)
from tests.generator.style import Style


def changed(rng: Random, figures: Figures, by: int | None = None) -> int:
    """Make one figure wrong; which."""
    which = rng.randrange(len(figures))
    side, value = figures[which]
    figures[which] = (side, value + (by or rng.choice((-3, -1, 1, 2, 10))))
    return which


def at_figure(rng: Random, name: str, code: str, **changes: float) -> Case:
    style = known_style(rng, **{name: 1.0}, **changes)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    which = changed(rng, hand.figures[name])
    return at(finish(rng, draft, style), code, 0, place, name, which)


@kind
def wrong_count_of_tricks(rng: Random) -> Case:
    return at_figure(rng, "tricks", "PN501")


@kind
def wrong_count_of_tricks_on_both_sides(rng: Random) -> Case:
    """A trick too many for one side, too few for another; the points are those of the tricks as they were."""
    style = known_style(rng, tricks=1.0, one_side=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    _trick_moved(rng, hand.figures["tricks"])
    return at(finish(rng, draft, style), "PN501", 0, place, "tricks", 0)


def _trick_moved(rng: Random, figures: Figures) -> None:
    by = rng.choice((-1, 1))
    (first, one), (second, other) = figures[:2]
    if one + by < 0 or other - by < 0:
        raise UnfitError
    figures[0], figures[1] = (first, one + by), (second, other - by)


@kind
def wrong_count_of_tricks_and_all_that_follows(rng: Random) -> Case:
    """Points and scores are worked out from the wrong count, up to the end of the record."""
    style = known_style(rng, tricks=1.0, points=1.0, score=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    figures = hand.figures["tricks"]
    _trick_moved(rng, figures)
    truth = hand.truth
    assert truth.bidder is not None
    points = oracle.points(len(game.letters), truth.bidder, truth.bid, [value for _, value in figures])
    hand.figures["points"] = game.each(points)
    by = [new - old for new, old in zip(points, truth.points, strict=True)]
    carried(game, place, by)
    written = finish(rng, draft, style)
    changed = [side for side, amount in enumerate(by) if amount]
    keys = [(0, place, "points", side) for side in changed] + _scores(game, place, changed)
    return with_all_that_follows(written, at(written, "PN501", 0, place, "tricks", 0), keys)


def _scores(game: GameDraft, place: int, sides: list[int]) -> list[tuple[object, ...]]:
    """The keys of these sides' scores from a hand on."""
    return [(0, later, "score", side) for later in range(place, len(game.hands)) for side in sides]


def carried(game: GameDraft, place: int, by: list[int]) -> None:
    """Let the scores from a hand on be wrong by so much."""
    for hand in game.hands[place:]:
        hand.figures["score"] = game.each([s + b for s, b in zip(hand.truth.scores, by, strict=True)])


@kind
def wrong_score(rng: Random) -> Case:
    return at_figure(rng, "score", "PN503", points=1.0, winner=0.0)


@kind
def wrong_score_carried_on(rng: Random) -> Case:
    """Every later score follows from the wrong one."""
    style = known_style(rng, score=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    by = [0] * len(game.truth.start)
    which = rng.randrange(len(by))
    by[which] = rng.choice((-3, -1, 1, 2, 10))
    carried(game, place, by)
    written = finish(rng, draft, style)
    keys = _scores(game, place + 1, [which])
    return with_all_that_follows(written, at(written, "PN503", 0, place, "score", which), keys)


@kind
def points_added_to_the_wrong_side(rng: Random) -> Case:
    style = known_style(rng, score=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    before = game.hands[place - 1].truth.scores if place else game.truth.start
    turned = hand.truth.points[1:] + hand.truth.points[:1]
    wrong = [old + new for old, new in zip(before, turned, strict=True)]
    return _score(rng, style, draft, game, place, wrong)


@kind
def score_not_carried_over(rng: Random) -> Case:
    """The points of the hand stand where the score should."""
    style = known_style(rng, score=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    return _score(rng, style, draft, game, place, list(hand.truth.points))


def _score(
    rng: Random, style: Style, draft: FileDraft, game: GameDraft, place: int, wrong: list[int]
) -> Case:
    right = game.hands[place].truth.scores
    if wrong == right:
        raise UnfitError
    game.hands[place].figures["score"] = game.each(wrong)
    which = next(n for n, (w, r) in enumerate(zip(wrong, right, strict=True)) if w != r)
    return at(finish(rng, draft, style), "PN503", 0, place, "score", which)
