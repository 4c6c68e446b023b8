"""Faults of arithmetic: tricks, points, scores, and sheets that cannot be."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import Figures, FileDraft, GameDraft, HandDraft
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
    with_all_that_follows,
)
from tests.generator.style import Style
from tests.generator.truth import USUAL, Habits

SHEET = {"plays": 0.0, "calls": 0.0, "namer": 0.0, "alternatives": 0.0}
"""A style without calls and plays."""


def _changed(rng: Random, figures: Figures, by: int | None = None) -> int:
    """Make one figure wrong; which."""
    which = rng.randrange(len(figures))
    side, value = figures[which]
    figures[which] = (side, value + (by or rng.choice((-3, -1, 1, 2, 10))))
    return which


def _at_figure(rng: Random, name: str, code: str, **changes: float) -> Case:
    style = known_style(rng, **{name: 1.0}, **changes)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    which = _changed(rng, hand.figures[name])
    return at(finish(rng, draft, style), code, 0, place, name, which)


@kind
def wrong_count_of_tricks(rng: Random) -> Case:
    return _at_figure(rng, "tricks", "PN501")


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
    _carried(game, place, by)
    written = finish(rng, draft, style)
    changed = [side for side, amount in enumerate(by) if amount]
    keys = [(0, place, "points", side) for side in changed] + _scores(game, place, changed)
    return with_all_that_follows(written, at(written, "PN501", 0, place, "tricks", 0), keys)


def _scores(game: GameDraft, place: int, sides: list[int]) -> list[tuple[object, ...]]:
    """The keys of these sides' scores from a hand on."""
    return [(0, later, "score", side) for later in range(place, len(game.hands)) for side in sides]


def _carried(game: GameDraft, place: int, by: list[int]) -> None:
    """Let the scores from a hand on be wrong by so much."""
    for hand in game.hands[place:]:
        hand.figures["score"] = game.each([s + b for s, b in zip(hand.truth.scores, by, strict=True)])


@kind
def wrong_points(rng: Random) -> Case:
    return _at_figure(rng, "points", "PN502")


def _slip(rng: Random, wrong: list[int], hand: HandDraft, game: GameDraft, draft_style: Style) -> int:
    """Write wrong points; half the time the scores follow. The first figure that is wrong."""
    right = hand.truth.points
    if wrong == right:
        raise UnfitError
    hand.figures["points"] = game.each(wrong)
    if draft_style.score == 1.0 and rng.random() < 0.5:
        place = game.hands.index(hand)
        _carried(game, place, [w - r for w, r in zip(wrong, right, strict=True)])
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


@kind
def wrong_score(rng: Random) -> Case:
    return _at_figure(rng, "score", "PN503", points=1.0, winner=0.0)


@kind
def wrong_score_carried_on(rng: Random) -> Case:
    """Every later score follows from the wrong one."""
    style = known_style(rng, score=1.0, one_side=0.0, winner=0.0, shuffled=0.0)
    draft, game = drafted(rng, style)
    place = rng.randrange(len(game.hands))
    by = [0] * len(game.truth.start)
    which = rng.randrange(len(by))
    by[which] = rng.choice((-3, -1, 1, 2, 10))
    _carried(game, place, by)
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


@kind
def sheet_with_wrong_points(rng: Random) -> Case:
    """Contract and tricks, no play."""
    style = known_style(rng, tricks=1.0, points=1.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    if not hand.contract:
        raise UnfitError
    which = _changed(rng, hand.figures["points"])
    return at(finish(rng, draft, style), "PN502", 0, place, "points", which)


@kind
def sheet_whose_tricks_do_not_add_up(rng: Random) -> Case:
    """Contract and tricks, no play, no points; one trick too many or too few."""
    style = known_style(rng, tricks=1.0, points=0.0, score=0.0, winner=0.0, one_side=0.0, **SHEET)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    figures = hand.figures["tricks"]
    which = _changed(rng, figures, rng.choice((-1, 1, 2)))
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
    _changed(rng, figures)
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
