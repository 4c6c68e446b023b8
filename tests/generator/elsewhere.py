"""The records of random games at the tables that play otherwise."""

from __future__ import annotations

from random import Random

from tests import oracle, regional
from tests.generator.draft import FileDraft, GameDraft, HandDraft, PlayDraft, TrickDraft
from tests.generator.played_elsewhere import bid_of, random_game_elsewhere
from tests.generator.style import Style
from tests.regional import Bid, Place

LETTERS = "NESW"


def _hand(rng: Random, place: Place, game: GameDraft, number: int, style: Style) -> HandDraft:
    hand = game.truth.hands[number]
    calls, dealer = hand.calls, hand.dealer
    draft = HandDraft(
        hand, number + 1, LETTERS[dealer] if number == 0 or rng.random() < style.dealers else None
    )
    bid = bid_of(place, hand)
    if bid is not None:
        _bid_on(rng, place, draft, bid, style)
    words = [place.bids[call - 1].word if call else "pass" for call in calls]
    if hand.bid == len(place.bids) and rng.random() >= style.last_passes:
        del words[calls.index(hand.bid) + 1 :]
    draft.calls = [
        (LETTERS[(dealer + 1 + n) % place.seats] if rng.random() < style.callers else None, word)
        for n, word in enumerate(words)
    ]
    if rng.random() < style.deals:
        draft.deals = {
            LETTERS[seat]: [oracle.CARDS[card] for card in cards] for seat, cards in enumerate(hand.hands)
        }
    for name, values in (("tricks", hand.taken), ("points", hand.points), ("score", hand.scores)):
        if rng.random() < getattr(style, name) and (hand.bidder is not None or name == "score"):
            draft.figures[name] = game.each(values)
    return draft


def _bid_on(rng: Random, place: Place, draft: HandDraft, bid: Bid, style: Style) -> None:
    """Exchange, play and words of a hand that was bid on."""
    hand = draft.truth
    assert hand.bidder is not None
    partner = (hand.bidder + 2) % place.seats
    lines = []
    if hand.given:
        own, other = (oracle.CARDS[card] for card in hand.given)
        lines.append(f"swap {LETTERS[hand.bidder]}:{own} {LETTERS[partner]}:{other}")
    if bid.alone and rng.random() < 0.7:
        lines.append(f"out {LETTERS[partner]}")
    if lines:
        draft.extra["hand"] = "\n".join(lines)
    seats = regional.players(bid, hand.bidder, place.seats)
    draft.trump = (LETTERS[hand.bidder] if rng.random() < style.namer else None, hand.strain)
    if rng.random() < style.contract:
        draft.contract = [LETTERS[hand.bidder], bid.word, hand.strain]
    for number, trick in enumerate(hand.tricks, 1):
        start = seats.index(trick.leader)
        order = seats[start:] + seats[:start]
        plays = [
            PlayDraft(oracle.CARDS[card], LETTERS[seat] if rng.random() < style.players else None)
            for seat, card in zip(order, trick.cards, strict=True)
        ]
        taker = LETTERS[trick.taker] if rng.random() < style.takers else None
        draft.tricks.append(TrickDraft(number, plays, taker))


def file_elsewhere(rng: Random, place: Place, style: Style, most: int = 12) -> FileDraft:
    """The words of a file of one game at a table that plays otherwise, or of its first hands."""
    truth = random_game_elsewhere(rng, place, most)
    letters = LETTERS[: place.seats]
    game = GameDraft(truth, letters, [""] * place.seats, rules=list(place.rules or [place.name]))
    game.seats = None if place.seats == 4 else [(letter, "") for letter in letters]
    game.hands = [_hand(rng, place, game, number, style) for number in range(len(truth.hands))]
    if truth.verdict is not None:
        game.winner = truth.verdict if isinstance(truth.verdict, str) else game.side(truth.verdict)
    return FileDraft("1", [game])
