"""Faults at the tables that play otherwise: who leads, who deals with what, what is paid."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests import oracle, regional
from tests.generator.draft import FileDraft, HandDraft
from tests.generator.elsewhere import file_elsewhere
from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    at,
    finish,
    kind,
    known_style,
    pick,
    with_all_that_follows,
)
from tests.generator.style import Style
from tests.regional import PLACES, Bid, Place


def _one_hand(rng: Random, place: Place, style: Style) -> tuple[FileDraft, HandDraft, Bid | None]:
    """A file of one hand, and what was bid."""
    draft = file_elsewhere(rng, place, style, most=1)
    hand = draft.games[0].hands[0]
    calls = hand.truth.calls
    return draft, hand, place.bids[max(calls) - 1] if any(calls) else None


@kind
def first_lead_by_the_rules_of_another_table(rng: Random) -> Case:
    place = PLACES[rng.choice(("laporte-31", "kaibosh", "bideuchre-40"))]
    style = known_style(rng, players=1.0)
    wrong = replace(place, lead=rng.choice(("bidder", "left of the dealer")))
    draft, hand, bid = _one_hand(rng, wrong, style)
    truth = hand.truth
    if bid is None or truth.bidder is None:
        raise UnfitError
    if truth.tricks[0].leader == regional.leader(place, truth.dealer, truth.bidder, bid, truth.strain):
        raise UnfitError
    return at(finish(rng, draft, style), "PN403", 0, 0, 0, "card", 0)


@kind
def paid_by_the_rules_of_another_table(rng: Random) -> Case:
    """Points as the reference family pays them, and the score that follows."""
    place = pick(rng, list(PLACES.values()))
    style = known_style(rng, points=1.0, score=1.0, one_side=0.0)
    draft, hand, bid = _one_hand(rng, place, style)
    truth = hand.truth
    if bid is None or truth.bidder is None:
        raise UnfitError
    level = 7 if bid is place.bids[-1] else 6 if not bid.word.isdigit() else int(bid.word)
    wrong = oracle.points(4, truth.bidder, level, truth.taken)
    sides = [side for side in (0, 1) if wrong[side] != truth.points[side]]
    if not sides:
        raise UnfitError
    game = draft.games[0]
    hand.figures["points"] = hand.figures["score"] = game.each(wrong)
    game.winner = None
    written = finish(rng, draft, style)
    case = at(written, "PN502", 0, 0, "points", sides[0])
    return with_all_that_follows(written, case, [(0, 0, "score", side) for side in sides])


@kind
def no_trump_where_only_suits_are_named(rng: Random) -> Case:
    style = known_style(rng, contract=0.0)
    draft, hand, bid = _one_hand(rng, replace(PLACES["kaibosh"], strains=("no-trump", "low")), style)
    if bid is None or hand.trump is None:
        raise UnfitError
    return at(finish(rng, draft, style), "PN309", 0, 0, "strain")


@kind
def exchange_under_a_bid_that_has_none(rng: Random) -> Case:
    place = PLACES[rng.choice(("wolf-42", "bideuchre-40"))]
    style = known_style(rng)
    wrong = replace(place, opening=0, bids=(*place.bids[:-1], replace(place.bids[-1], exchange=True)))
    draft, hand, bid = _one_hand(rng, wrong, style)
    if bid is not wrong.bids[-1]:
        raise UnfitError
    if place.opening:
        hand.number = place.opening + 1
    game = draft.games[0]
    game.start = game.each([0, 0])
    return at(finish(rng, draft, style), "PN411", 0, 0, "extra", "hand")


@kind
def second_call_where_there_is_one_round(rng: Random) -> Case:
    place = PLACES[rng.choice(("wolf-42", "kaibosh", "bideuchre-40"))]
    style = known_style(rng, last_passes=1.0)
    draft, hand, bid = _one_hand(rng, place, style)
    if bid is None or hand.calls is None:
        raise UnfitError
    hand.calls.append((None, rng.choice(("pass", "6"))))
    return at(finish(rng, draft, style), "PN303", 0, 0, "call", 4)


@kind
def dealer_who_must_bid_more(rng: Random) -> Case:
    style = known_style(rng)
    place = replace(PLACES["laporte-31"], forced=False)
    draft, hand, bid = _one_hand(rng, place, style)
    if bid is None or any(hand.truth.calls[:3]) or bid.word not in ("1", "2"):
        raise UnfitError
    return at(finish(rng, draft, style), "PN312", 0, 0, "call", 3)
