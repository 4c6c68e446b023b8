"""Faults of what the bidding came to: who named what, the contract, hands that nobody bid on."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.faults.auctions import called
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
from tests.generator.truth import USUAL, Game, Habits
from tests.generator.wording import calls_draft, trick_draft


@kind
def trump_named_by_another(rng: Random) -> Case:
    style = known_style(rng, last_passes=1.0, dealers=1.0)
    draft, game = drafted(rng, style)
    place, hand, _ = called(rng, game)
    assert hand.trump and hand.truth.bidder is not None
    others = [letter for seat, letter in enumerate(game.letters) if seat != hand.truth.bidder]
    hand.trump = (rng.choice(others), hand.trump[1])
    return at(finish(rng, draft, style), "PN307", 0, place, "namer")


@kind
def strain_not_named(rng: Random) -> Case:
    style = known_style(rng, alternatives=0.0, contract=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    hand.trump = None
    if not (hand.dealer or any(caller for caller, _ in hand.calls or ())):
        hand.dealer = game.letters[hand.truth.dealer]
    return at(finish(rng, draft, style), "PN308", 0, place, 0, "trick")


@kind
def strain_that_the_rules_do_not_have(rng: Random) -> Case:
    style = known_style(rng, contract=0.0)
    game = a_game(rng, most=2)
    hand = pick(rng, [hand for hand in game.hands if hand.bidder is not None])
    hand.strain = "low"
    replayed(rng, game, hand)
    draft, written = drafted(rng, style, game)
    if written.rules and "low=yes" in written.rules:
        written.rules.remove("low=yes")
    place = [known.truth for known in written.hands].index(hand)
    if written.hands[place].alternatives:
        written.hands[place].alternatives = []
    return at(finish(rng, draft, style), "PN309", 0, place, "strain")


@kind
def contract_of_another(rng: Random) -> Case:
    return _contract(rng, 0)


@kind
def contract_of_another_bid(rng: Random) -> Case:
    return _contract(rng, 1)


@kind
def contract_in_another_strain(rng: Random) -> Case:
    return _contract(rng, 2)


def _contract(rng: Random, which: int) -> Case:
    style = known_style(rng, contract=1.0, last_passes=1.0)
    draft, game = drafted(rng, style)
    place, hand, _ = called(rng, game)
    truth = hand.truth
    assert hand.contract is not None and truth.bidder is not None
    seats = len(game.letters)
    if which == 0:
        sides = oracle.sides(seats)
        other = (truth.bidder + rng.randrange(1, seats)) % seats
        right = len(hand.contract[0]) == 1
        hand.contract[0] = game.letters[other] if right else game.side(1 - truth.bidder % sides)
    elif which == 1:
        hand.contract[1] = str(
            rng.choice([bid for bid in range(1, oracle.tricks_in_hand(seats)) if bid != truth.bid])
        )
    else:
        hand.contract[2:] = [rng.choice([strain for strain in oracle.STRAINS[:5] if strain != truth.strain])]
    return at(finish(rng, draft, style), "PN310", 0, place, "contract", which)


@kind
def play_though_all_passed(rng: Random) -> Case:
    """All passed, and yet there are tricks; the score is that of a hand that was passed out."""
    style = known_style(rng, namer=0.0, contract=0.0, alternatives=0.0)
    game = a_game(rng)
    at_hand = pick(rng, [place for place, hand in enumerate(game.hands) if hand.bidder is not None])
    hand = game.hands[at_hand]
    strain, tricks = hand.strain, hand.tricks
    hand.calls, hand.bidder, hand.tricks = [0] * game.seats, None, []
    settle(game)
    draft, written = drafted(rng, style, game)
    known = written.hands[at_hand]
    known.calls, known.contract = (
        calls_draft(rng, game.seats, hand.dealer, hand.calls, written.letters, 0.0),
        None,
    )
    known.trump = (None, strain) if rng.random() < 0.7 else None
    known.tricks = [trick_draft(rng, trick, n, written.letters, style) for n, trick in enumerate(tricks, 1)]
    return at(finish(rng, draft, style), "PN311", 0, at_hand, 0, "trick")


@kind
def dealer_who_must_bid_passes(rng: Random) -> Case:
    style = known_style(rng)
    game = _passed_out_once(rng)
    draft, written = drafted(rng, style, game)
    written.rules = ["denexa", "all-pass=dealer-must-bid"]
    place = pick(
        rng, [place for place, hand in enumerate(written.hands) if hand.truth.bidder is None and hand.calls]
    )
    return at(finish(rng, draft, style), "PN312", 0, place, "call", len(written.letters) - 1)


def _passed_out_once(rng: Random) -> Game:
    game = a_game(rng, habits=Habits(passed_out=0.4))
    if sum(hand.bidder is None for hand in game.hands) != 1:
        raise UnfitError
    return game


@kind
def nobody_knows_who_dealt(rng: Random) -> Case:
    style = known_style(rng, namer=0.0, contract=0.0, callers=0.0, alternatives=0.0)
    draft, game = drafted(rng, style, a_game(rng, habits=USUAL))
    first = game.hands[0]
    if first.truth.bidder is None or first.contract:
        raise UnfitError
    first.dealer = None
    for hand in game.hands[1:2]:
        hand.dealer = game.letters[hand.truth.dealer]
    return at(finish(rng, draft, style), "PN603", 0, 0, 0, "bid")
