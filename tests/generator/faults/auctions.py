"""Faults of the bidding: PN3xx."""

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
    played,
    settle,
)
from tests.generator.style import Style
from tests.generator.truth import Habits
from tests.generator.wording import calls_draft

LONG = Habits(rounds=5)


def called(rng: Random, game: GameDraft) -> tuple[int, HandDraft, list[tuple[str | None, str]]]:
    place, hand = a_played(rng, game)
    assert hand.calls is not None
    return place, hand, hand.calls


def _first_bid(calls: list[tuple[str | None, str]]) -> int:
    return next(place for place, (_, call) in enumerate(calls) if call != "pass")


@kind
def bid_not_higher(rng: Random) -> Case:
    return low_bid_case(rng, known_style(rng))


def low_bid_case(rng: Random, style: Style, mark: str = "") -> Case:
    """A pass becomes a bid that does not beat the standing one; it counts as the pass it should have been."""
    style = style.but(last_passes=1.0, contract_side=0.0)
    draft, game = drafted(rng, style, a_game(rng, habits=LONG))
    place, hand, calls = called(rng, game)
    seats = len(game.letters)
    bidder = hand.truth.bidder
    fitting = []
    for number in range(_first_bid(calls) + 1, len(calls)):
        caller = (hand.truth.dealer + 1 + number) % seats
        after = [call for _, call in calls[number + 1 :]]
        bids_after = [n for n, call in enumerate(after) if call != "pass"]
        passes = bids_after[0] if bids_after else len(after)
        stands = passes == seats - 1 or caller == bidder
        if calls[number][1] == "pass" and not stands:
            fitting.append(number)
    number = pick(rng, fitting)
    standing = (
        max(int(call) for _, call in calls[:number] if call.isdigit())
        if any(call.isdigit() for _, call in calls[:number])
        else 0
    )
    if any(call in ("little", "big") for _, call in calls[:number]):
        standing = oracle.tricks_in_hand(seats) - 1
    if not standing:
        raise UnfitError
    calls[number] = (calls[number][0], str(rng.randint(1, standing)) + mark)
    return at(finish(rng, draft, style), "PN301", 0, place, "call", number)


@kind
def bid_not_higher_that_the_table_let_stand(rng: Random) -> Case:
    """The last bid is no higher than the one before, all pass it, and it is what is played and scored."""
    style = known_style(rng, last_passes=1.0)
    game = a_game(rng, habits=LONG)
    hand = pick(rng, [hand for hand in game.hands if sum(call > 0 for call in hand.calls) > 1])
    whole = oracle.tricks_in_hand(game.seats)
    bids = [place for place, call in enumerate(hand.calls) if call]
    low = rng.randint(1, min(hand.calls[bids[-2]], whole - 1))
    hand.calls[bids[-1]] = hand.bid = low
    settle(game)
    draft, written = drafted(rng, style, game)
    place = [known.truth for known in written.hands].index(hand)
    assert written.hands[place].calls
    return at(finish(rng, draft, style), "PN301", 0, place, "call", bids[-1])


@kind
def pass_that_is_a_bid_the_rules_do_not_know(rng: Random) -> Case:
    style = known_style(rng, last_passes=1.0)
    draft, game = drafted(rng, style)
    place, _, calls = called(rng, game)
    number = pick(rng, [number for number, (_, call) in enumerate(calls) if call == "pass"])
    calls[number] = (calls[number][0], rng.choice(("9", "12", "0")))
    return at(finish(rng, draft, style), "PN305", 0, place, "call", number)


@kind
def six_bid_for_little_pepper(rng: Random) -> Case:
    style = known_style(rng)
    draft, game = drafted(rng, style, a_game(rng, most=12))
    whole = oracle.tricks_in_hand(len(game.letters))
    place = pick(
        rng, [place for place in played(game) if any(c == "little" for _, c in game.hands[place].calls or ())]
    )
    calls = game.hands[place].calls
    assert calls
    number = [call for _, call in calls].index("little")
    calls[number] = (calls[number][0], str(whole))
    return at(finish(rng, draft, style), "PN305", 0, place, "call", number)


@kind
def six_in_a_contract(rng: Random) -> Case:
    style = known_style(rng, calls=0.0)
    game = a_game(rng, most=12)
    draft, written = drafted(rng, style, game)
    whole = oracle.tricks_in_hand(game.seats)
    place = pick(
        rng, [p for p, hand in enumerate(written.hands) if hand.contract and hand.contract[1:2] == ["little"]]
    )
    contract = written.hands[place].contract
    assert contract
    contract[1] = str(whole)
    return at(finish(rng, draft, style), "PN305", 0, place, "contract", 1)


@kind
def call_out_of_turn(rng: Random) -> Case:
    return call_case(rng, known_style(rng))


def call_case(rng: Random, style: Style, mark: str = "") -> Case:
    """The first to call is passed over, and never calls before the first bid."""
    style = style.but(dealers=1.0, last_passes=1.0)
    draft, game = drafted(rng, style, a_game(rng))
    place, hand, calls = called(rng, game)
    first = _first_bid(calls)
    if not first:
        raise UnfitError
    seats = len(game.letters)
    hand.calls = calls_draft(rng, seats, hand.truth.dealer, hand.truth.calls, game.letters, 1.0)[first:]
    hand.calls[0] = (hand.calls[0][0], hand.calls[0][1] + mark)
    hand.breaks = ()
    return at(finish(rng, draft, style), "PN302", 0, place, "caller", 0)


@kind
def passes_in_the_wrong_order(rng: Random) -> Case:
    style = known_style(rng, dealers=1.0, last_passes=1.0)
    draft, game = drafted(rng, style, a_game(rng, rng.choice((3, 4))))
    place, hand, _ = called(rng, game)
    calls = calls_draft(rng, len(game.letters), hand.truth.dealer, hand.truth.calls, game.letters, 1.0)
    first = rng.randrange(len(calls) - len(game.letters) + 1, len(calls) - 1)
    calls[first], calls[first + 1] = calls[first + 1], calls[first]
    hand.calls = calls
    return at(finish(rng, draft, style), "PN302", 0, place, "caller", first)


@kind
def call_after_the_auction(rng: Random) -> Case:
    style = known_style(rng, last_passes=1.0)
    draft, game = drafted(rng, style)
    place = pick(rng, [place for place, hand in enumerate(game.hands) if hand.calls])
    calls = game.hands[place].calls
    assert calls
    last = len(calls)
    calls.append((None, rng.choice(("pass", "pass", "5", "big"))))
    return at(finish(rng, draft, style), "PN303", 0, place, "call", last)


@kind
def auction_that_did_not_end(rng: Random) -> Case:
    style = known_style(rng, last_passes=1.0)
    draft, game = drafted(rng, style)
    place, hand, calls = called(rng, game)
    seats = len(game.letters)
    if hand.truth.bid > oracle.tricks_in_hand(seats):
        raise UnfitError
    del calls[len(calls) - rng.randint(1, seats - 1) :]
    return at(finish(rng, draft, style), "PN304", 0, place, 0, "bid")


@kind
def bid_after_a_pass(rng: Random) -> Case:
    """The rules end a player's auction with a pass; one of those who passed bids once more."""
    style = known_style(rng, alternatives=0.0)
    game = a_game(rng, habits=LONG, most=1)
    draft, written = drafted(rng, style, game)
    place, _, calls = called(rng, written)
    passed: set[int] = set()
    again = []
    for number, (_, call) in enumerate(calls):
        caller = number % game.seats
        if call == "pass":
            passed.add(caller)
        elif caller in passed:
            again.append(number)
    if len(again) != 1:
        raise UnfitError
    written.rules = ["denexa", "re-entry=no"]
    return at(finish(rng, draft, style), "PN306", 0, place, "call", again[0])
