"""Other lines of a hand: how it might have gone from a trick, from the auction or from the strain on."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import AlternativeDraft, side_word
from tests.generator.style import Style
from tests.generator.truth import Hand, auction_shape, calls_for, final_bid, play, tally
from tests.generator.wording import calls_draft, trick_draft


def alternative(rng: Random, hand: Hand, letters: str, style: Style) -> AlternativeDraft:
    """One other line of a hand whose play is written from its first trick on, legal throughout."""
    seats, strain, bidder, bid = len(letters), hand.strain, hand.bidder, hand.bid
    assert bidder is not None
    size = len(hand.hands[0])
    at = rng.randint(1, min(len(hand.tricks) + 1, size))
    draft = AlternativeDraft(str(at))
    if rng.random() < 0.3:
        at, draft.branch = 1, rng.choice(("bid", "trump"))
    shape: list[bool] = []
    bids = 1
    if draft.branch == "bid":
        shape, bids = auction_shape(rng, seats, 3)
        bidder = (hand.dealer + len(shape) - seats + 1) % seats
    if draft.branch != str(at):
        strain = rng.choice(oracle.STRAINS[:5])
    before = hand.tricks[: at - 1]
    held = [set(cards) for cards in hand.hands]
    for trick in before:
        for step, card in enumerate(trick.cards):
            held[(trick.leader + step) % seats].remove(card)
    leader = before[-1].taker if before else bidder
    tricks = play(rng, strain, [sorted(cards) for cards in held], leader)
    taken = tally(seats, [*before, *tricks])
    if draft.branch == "bid":
        bid = final_bid(rng, seats, bids, taken[bidder % oracle.sides(seats)])
        calls = calls_for(rng, shape, bids, bid)
        draft.calls = calls_draft(rng, seats, hand.dealer, calls, letters, style.callers)
    if draft.branch != str(at):
        draft.trump = (letters[bidder] if rng.random() < style.namer else None, strain)
    shown = tricks if rng.random() < 0.5 else tricks[: rng.randint(0, len(tricks))]
    draft.tricks = [
        trick_draft(rng, trick, number, letters, style.but(shown=0.0, unknown=0.0))
        for number, trick in enumerate(shown, at)
    ]
    if len(shown) < len(tricks):
        if draft.tricks and rng.random() < 0.3:
            last = draft.tricks[-1]
            del last.plays[rng.randint(1, seats - 1) :]
            last.taker = None
        return draft
    if rng.random() < style.tricks:
        draft.figures["tricks"] = [(side_word(letters, side), count) for side, count in enumerate(taken)]
    if rng.random() < style.points:
        points = oracle.points(seats, bidder, bid, taken)
        draft.figures["points"] = [(side_word(letters, side), count) for side, count in enumerate(points)]
    return draft
