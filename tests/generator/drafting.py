"""From what happened to what is written of it: a style decides what is left out.

Nothing is left out that the notation needs in order to judge without a warning.
"""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.alternatives import alternative
from tests.generator.draft import Figures, GameDraft, HandDraft
from tests.generator.plain import call_word
from tests.generator.style import Style
from tests.generator.truth import Game, Hand, Trick
from tests.generator.wording import calls_draft, ending, half_known, trick_draft


def draft_hand(
    rng: Random, game: GameDraft, hand: Hand, number: int | None, dealer_known: bool, style: Style
) -> HandDraft:
    """A hand's words.  `dealer_known` says that the dealer follows from the hands before."""
    draft = HandDraft(hand, number)
    letters = game.letters
    if rng.random() < style.dealers:
        draft.dealer = letters[hand.dealer]
    _deals(rng, draft, letters, style)
    if hand.bidder is None:
        _passed_out(rng, draft, letters, style)
    else:
        _bidding(rng, draft, letters, style, dealer_known)
        if rng.random() < style.plays:
            _plays(rng, draft, letters, style)
        whole = draft.tricks and len(draft.tricks) >= len(hand.tricks) and draft.tricks[0].number == 1
        if whole and draft.trump and not hand.void and rng.random() < style.alternatives:
            told = style if draft.dealer or dealer_known else style.but(namer=1.0)
            draft.alternatives = [alternative(rng, hand, letters, told) for _ in range(rng.choice((1, 1, 2)))]
    _results(rng, game, draft, style)
    return draft


def _deals(rng: Random, draft: HandDraft, letters: str, style: Style) -> None:
    hand = draft.truth
    for seat, cards in enumerate(hand.hands):
        if rng.random() >= style.deals:
            continue
        words = [oracle.CARDS[card] for card in cards]
        if rng.random() >= style.whole_deals:
            words = half_known(rng, words)
        elif hand.void and rng.random() < 0.3:
            del words[-1]
        draft.deals[letters[seat]] = words
    if hand.dead and rng.random() < style.dead:
        draft.dead = [oracle.CARDS[card] for card in hand.dead]


def _passed_out(rng: Random, draft: HandDraft, letters: str, style: Style) -> None:
    hand = draft.truth
    if rng.random() < 0.7:
        draft.calls = calls_draft(rng, len(letters), hand.dealer, hand.calls, letters, style.callers)
    else:
        draft.contract = ["passed"]


def _bidding(rng: Random, draft: HandDraft, letters: str, style: Style, dealer_known: bool) -> None:
    hand, seats = draft.truth, len(letters)
    assert hand.bidder is not None
    bidder = letters[hand.bidder]
    whole = oracle.tricks_in_hand(seats)
    word = letters[hand.bidder % 2 :: 2] if seats == 4 and rng.random() < style.contract_side else bidder
    contract = [word, call_word(hand.bid, whole), hand.strain]
    namer = bidder if rng.random() < style.namer else None
    if rng.random() < style.calls:
        calls = list(hand.calls)
        if hand.bid > whole and rng.random() >= style.last_passes:
            del calls[len(calls) - rng.randint(1, seats - 1) :]
        draft.calls = calls_draft(rng, seats, hand.dealer, calls, letters, style.callers)
        draft.breaks = tuple(p for p in range(1, len(calls)) if rng.random() < style.bid_lines)
        draft.trump = (namer, hand.strain)
        if rng.random() < style.contract:
            draft.contract = contract if rng.random() < 0.6 else contract[:2]
        told = namer or draft.contract or any(caller for caller, _ in draft.calls)
        if not dealer_known and not draft.dealer and not told:
            draft.dealer = letters[hand.dealer]
    elif rng.random() < 0.8:
        draft.contract = contract
        if rng.random() < 0.3:
            draft.trump = (namer, hand.strain)
            if rng.random() < 0.5:
                del contract[2]
    else:
        draft.trump = (bidder, hand.strain)


def _plays(rng: Random, draft: HandDraft, letters: str, style: Style) -> None:
    hand, seats = draft.truth, len(letters)
    held = [set(cards) for cards in hand.hands]
    short = [Trick(hand.tricks[-1].taker if hand.tricks else hand.bidder or 0, hand.short, -1)]
    first, last = 1, len(hand.tricks)
    if rng.random() >= style.whole_plays and not hand.void and not hand.agreed:
        first = rng.randint(1, last)
        if rng.random() < 0.5:
            last = rng.randint(first, last)
    for number, trick in enumerate([*hand.tricks, *short], 1):
        for step, card in enumerate(trick.cards):
            held[(trick.leader + step) % seats].discard(card)
        if first <= number <= last or (trick.taker < 0 and trick.cards):
            draft.tricks.append(trick_draft(rng, trick, number, letters, style, held))
    if last < len(hand.tricks):
        draft.figures["tricks"] = []
    if hand.agreed is not None:
        draft.ending = ending(rng, hand.agreed, letters)


def _results(rng: Random, game: GameDraft, draft: HandDraft, style: Style) -> None:
    hand = draft.truth
    played = hand.bidder is not None and not hand.void
    forced = "tricks" in draft.figures
    draft.figures = {}
    if forced or (played and rng.random() < style.tricks):
        draft.figures["tricks"] = _written(rng, game, hand.taken, style)
    if rng.random() < (style.points if played else style.points / 4):
        draft.figures["points"] = _written(rng, game, hand.points, style)
    if hand.ruled:
        draft.figures["ruling"] = game.each(hand.decisions)
    elif any(hand.decisions):
        amounts = [pair for pair in game.each(hand.decisions) if pair[1]]
        draft.adjusts = [amounts] if rng.random() < 0.5 else [[pair] for pair in amounts]
    if rng.random() < style.score:
        draft.figures["score"] = _written(rng, game, hand.scores, style)
    if hand.void:
        draft.misdeal = [game.letters[hand.dealer]] if rng.random() < 0.5 else []


def _written(rng: Random, game: GameDraft, values: list[int], style: Style) -> Figures:
    pairs = game.each(values)
    if style.shuffled:
        rng.shuffle(pairs)
    return [rng.choice(pairs)] if rng.random() < style.one_side else pairs


def _skip(rng: Random, draft: GameDraft, style: Style) -> None:
    """Leave hands out of the middle of a game: the numbers skip, and the next hand says who dealt it."""
    for place in range(len(draft.hands) - 2, 0, -1):
        before, hand, after = draft.hands[place - 1 : place + 2]
        alone = hand.number is not None and before.number != hand.number != after.number
        if alone and rng.random() < style.skipped:
            after.dealer = draft.letters[after.truth.dealer]
            del draft.hands[place]


def draft_game(
    rng: Random, game: Game, style: Style, letters: str = "NESW", names: list[str] | None = None
) -> GameDraft:
    """A game's hands and winner in words; its head is left to the file."""
    draft = GameDraft(game, letters[: game.seats], names or [""] * game.seats)
    number = style.first_number
    before: HandDraft | None = None
    dealer_known = False
    for hand in game.hands:
        follows = before is not None and oracle.next_dealer(game.seats, before.truth.dealer) == hand.dealer
        written = draft_hand(
            rng, draft, hand, number if style.numbers else None, dealer_known and follows, style
        )
        if before is not None and not follows:
            written.dealer = draft.letters[hand.dealer]
        draft.hands.append(written)
        dealer_known = bool(written.dealer) or (dealer_known and follows)
        nothing = hand.void or hand.bidder is None
        number += 0 if nothing and rng.random() < 0.5 else 1
        before = written
    _skip(rng, draft, style)
    if rng.random() < style.winner:
        verdict = game.verdict
        draft.winner = (
            "none" if verdict is None else verdict if isinstance(verdict, str) else draft.side(verdict)
        )
    return draft
