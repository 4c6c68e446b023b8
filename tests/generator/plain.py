"""Clean games in the canonical spelling, quickly: what benchmarks and large runs read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tests import oracle
from tests.generator.truth import USUAL, Game, Habits, Hand, random_game

LETTERS = "NESW"
SIDES = {2: ("N", "E"), 3: ("N", "E", "S"), 4: ("NS", "EW")}


def call_word(call: int, whole: int = 6) -> str:
    """A call's canonical word; `whole` is the number of tricks in a hand."""
    if call == 0:
        return "pass"
    return "little" if call == whole else "big" if call > whole else str(call)


def cards_text(cards: Sequence[int]) -> str:
    """Cards in their canonical spelling."""
    return " ".join([oracle.CARDS[card] for card in cards])


def figures(word: str, seats: int, values: Sequence[int], form: str = "d") -> str:
    """A line of a figure for each side."""
    pairs = [f"{side} {value:{form}}" for side, value in zip(SIDES[seats], values, strict=True)]
    return " ".join([word, *pairs])


def hand_lines(hand: Hand, number: int, seats: int) -> Iterator[str]:
    """One hand, line by line: dealt, called, played, scored."""
    whole = oracle.tricks_in_hand(seats)
    yield f"hand {number} dealer {LETTERS[hand.dealer]}"
    for seat, cards in enumerate(hand.hands):
        yield f"deal {LETTERS[seat]}: {cards_text(cards)}"
    yield "bid " + " ".join([call_word(call, whole) for call in hand.calls])
    if hand.bidder is not None:
        yield f"trump {hand.strain}"
        for place, trick in enumerate(hand.tricks, 1):
            leader = f" {LETTERS[trick.leader]}:" if place == 1 else ""
            yield f"{place}.{leader} {cards_text(trick.cards)} = {LETTERS[trick.taker]}"
        yield figures("tricks", seats, hand.taken)
        yield figures("points", seats, hand.points, "+d")
    yield figures("score", seats, hand.scores)


def verdict_word(seats: int, verdict: int | str) -> str:
    """Who won, as it is written."""
    return verdict if isinstance(verdict, str) else SIDES[seats][verdict]


def game_lines(game: Game) -> Iterator[str]:
    """One game whole: its seats, hands and winner."""
    yield "seats " + " ".join(LETTERS[: game.seats])
    for number, hand in enumerate(game.hands, 1):
        yield ""
        yield from hand_lines(hand, number, game.seats)
    if game.verdict is not None:
        yield f"winner {verdict_word(game.seats, game.verdict)}"


def corpus(hands: int, seed: int, seats: Sequence[int] = (4,), habits: Habits = USUAL) -> Iterator[str]:
    """The text of a file of whole games, in pieces of a game; the last is broken off after the last hand."""
    rng = Random(seed)
    yield "pepper 1\nrules denexa\n"
    number = 0
    while hands > 0:
        number += 1
        game = random_game(rng, rng.choice(seats), habits, most=min(hands, 60))
        hands -= len(game.hands)
        yield "\n".join([f"\ngame {number}", *game_lines(game), ""])
