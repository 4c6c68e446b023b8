"""Parts of hands and of other lines in words: cards half known, calls, tricks, agreements."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import PlayDraft, TrickDraft
from tests.generator.plain import call_word
from tests.generator.style import Style
from tests.generator.truth import Trick


def half_known(rng: Random, words: list[str]) -> list[str]:
    """A hand of which some cards are not known, or only their suits, or the last not written."""
    known = rng.random()
    words = [word if rng.random() < known else rng.choice(("?", "?" + word[1])) for word in words]
    if rng.random() < 0.3:
        kept = rng.randrange(len(words))
        words = [*words[:kept], "..."]
    return words


def calls_draft(
    rng: Random, seats: int, dealer: int, calls: list[int], letters: str, callers: float
) -> list[tuple[str | None, str]]:
    """Calls as words, some with the caller's letter."""
    whole = oracle.tricks_in_hand(seats)
    return [
        (
            letters[(dealer + 1 + place) % seats] if rng.random() < callers else None,
            call_word(call, whole),
        )
        for place, call in enumerate(calls)
    ]


def trick_draft(
    rng: Random, trick: Trick, number: int, letters: str, style: Style, held: list[set[int]] | None = None
) -> TrickDraft:
    """A trick's words; `held` are the cards that each seat keeps after it."""
    seats = len(letters)
    plays = []
    for step, card in enumerate(trick.cards):
        seat = (trick.leader + step) % seats
        named = rng.random() < (style.leaders if step == 0 else style.players)
        play = PlayDraft(oracle.CARDS[card], letters[seat] if named else None)
        if rng.random() < style.unknown:
            play.card = rng.choice(("?", "?" + play.card[1]))
        elif held and held[seat] and rng.random() < style.shown:
            play.shown = oracle.CARDS[rng.choice(sorted(held[seat]))]
        plays.append(play)
    if plays and plays[-1].card == "?" and len(plays) == seats:
        while plays and plays[-1].card == "?" and rng.random() < 0.5:
            plays.pop()
        if len(plays) < seats:
            plays.append(PlayDraft("..."))
    taker = None
    if trick.taker >= 0 and rng.random() < style.takers:
        taker = letters[trick.taker]
        if seats == 4 and rng.random() < style.taker_side:
            taker = letters[trick.taker % 2 :: 2]
    return TrickDraft(number, plays, taker)


def ending(rng: Random, agreed: list[int], letters: str) -> list[str]:
    """Words of `claim` or `concede` that give each seat's side its agreed tricks."""
    seats = len(letters)
    sides = oracle.sides(seats)
    left = sum(agreed)
    shares = [sum(agreed[side::sides]) for side in range(sides)]
    if seats == 3:
        if left in agreed and rng.random() < 0.5:
            return ["claim", letters[agreed.index(left)], "rest"]
        pairs = [(letters[seat], str(share)) for seat, share in enumerate(agreed) if share]
        return ["claim", *(word for pair in pairs for word in pair)]
    seat = rng.randrange(seats)
    own, others = shares[seat % sides], left - shares[seat % sides]
    verb, share = rng.choice((("claim", own), ("concede", others)))
    if share == 0:
        verb, share = ("concede", others) if verb == "claim" else ("claim", own)
    word = "rest" if share == left and rng.random() < 0.7 else str(share)
    return [verb, letters[seat], word]
