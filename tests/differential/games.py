"""Whole random games under every preset and under any options, now and then with a revoke, as the second engine plays
them; and each as a record that says more or less of it.

Knows what happened and how it is written.  Asks nothing of the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tests import oracle, regional
from tests.differential.proof import Shown
from tests.generator.plain import LETTERS, call_word, cards_text, figures, verdict_word
from tests.generator.played_elsewhere import any_place, bid_of, random_game_elsewhere
from tests.generator.truth import USUAL, Hand, random_game

MOST: Final = 30
"""So many hands at most are played in a game."""
HABITS: Final = replace(USUAL, careless=0.01)
TABLES: Final[dict[str, tuple[int, ...]]] = {
    "denexa": (2, 3, 4),
    "pimenta": (2, 3, 4),
    "solitaire": (4,),
    "pagat": (4,),
    "penguin": (4,),
    **dict.fromkeys(regional.PLACES, (4,)),
    "options": (2, 3, 4),
}
"""How many may sit at each table, by preset; `options` stands for rules put together at random."""
SILENT_ON_TIES: Final = ("pimenta", "penguin")
"""Their rules do not say what a level score at the target is: nobody has won, and nothing says that it is over."""


@dataclass(frozen=True)
class Game:
    """A game that was played: the words of its `rules` line, its hands, and whether it is over after each.

    `players` are who plays in each hand, clockwise, `bids` the word of the bid that it was played for, `calls` the
    words of all calls; `winner` is the word for it.
    """

    rules: tuple[str, ...]
    seats: int
    hands: tuple[Hand, ...]
    players: tuple[tuple[int, ...], ...]
    bids: tuple[str, ...]
    calls: tuple[tuple[str, ...], ...]
    over: tuple[bool, ...]
    winner: str | None


def any_game(seed: int) -> Game:
    """The game of this seed."""
    rng = Random(f"differential {seed}")
    name = rng.choice(tuple(TABLES))
    seats = rng.choice(TABLES[name])
    if name in regional.PLACES:
        return _elsewhere(rng, regional.PLACES[name])
    if name == "options":
        return _elsewhere(rng, any_place(rng, seats))
    return _reference(rng, name, seats)


def _reference(rng: Random, name: str, seats: int) -> Game:
    game = random_game(rng, seats, HABITS, most=MOST)
    whole = oracle.tricks_in_hand(seats)
    hands = tuple(game.hands)
    ends = (None, "draw") if name in SILENT_ON_TIES else (None,)
    over = tuple(oracle.verdict(hand.scores) not in ends for hand in hands)
    return Game(
        (name,),
        seats,
        hands,
        tuple(tuple(range(seats)) for _ in hands),
        tuple(call_word(hand.bid, whole) if hand.bid else "" for hand in hands),
        tuple(tuple(call_word(call, whole) for call in hand.calls) for hand in hands),
        over,
        verdict_word(seats, game.verdict) if game.verdict is not None and over[-1] else None,
    )


def _elsewhere(rng: Random, place: regional.Place) -> Game:
    game = random_game_elsewhere(rng, place, MOST, HABITS.careless)
    seats, hands = place.seats, tuple(game.hands)
    bids = [bid_of(place, hand) for hand in hands]
    return Game(
        place.rules or (place.name,),
        seats,
        hands,
        tuple(
            tuple(regional.players(bid, hand.bidder, seats)) if bid and hand.bidder is not None else ()
            for hand, bid in zip(hands, bids, strict=True)
        ),
        tuple(bid.word if bid else "" for bid in bids),
        tuple(tuple(place.bids[call - 1].word if call else "pass" for call in hand.calls) for hand in hands),
        tuple(regional.verdict(place, hand.scores) is not None for hand in hands),
        verdict_word(seats, game.verdict) if game.verdict is not None else None,
    )


def illegal(game: Game, number: int) -> list[list[bool]]:
    """By trick and by place in it, whether a card of this hand was a revoke."""
    hand, players = game.hands[number], game.players[number]
    held = [oracle.mask(cards) for cards in hand.hands]
    if hand.given and hand.bidder is not None:
        own, other = (1 << card for card in hand.given)
        held[hand.bidder] += other - own
        held[(hand.bidder + 2) % game.seats] += own - other
    told = []
    for trick in hand.tricks:
        first = players.index(trick.leader)
        row = []
        for step, card in enumerate(trick.cards):
            seat = players[(first + step) % len(players)]
            row.append(
                not oracle.playable(hand.strain, held[seat], trick.cards[0] if step else None) >> card & 1
            )
            held[seat] -= 1 << card
        told.append(row)
    return told


def record(game: Game, seed: int) -> tuple[str, list[tuple[int, int]]]:
    """The game's record, and where its revokes stand: line and column, from 1."""
    rng = Random(f"record {seed}")
    lines = ["pepper 1", "rules " + " ".join(game.rules), "seats " + " ".join(LETTERS[: game.seats])]
    revokes: list[tuple[int, int]] = []
    for number in range(len(game.hands)):
        lines.append("")
        for line, columns in _hand(rng, game, number):
            lines.append(line)
            revokes += [(len(lines), column) for column in columns]
    if game.winner is not None and rng.random() < 0.5:
        lines.append(f"winner {game.winner}")
    return "\n".join([*lines, ""]), revokes


def _hand(rng: Random, game: Game, number: int) -> Iterator[tuple[str, list[int]]]:
    """The lines of a hand, with the columns of the revokes in each."""
    hand = game.hands[number]

    def chance() -> bool:
        return rng.random() < 0.5

    yield f"hand {number + 1} dealer {LETTERS[hand.dealer]}", []
    deals = chance()
    if deals:
        for seat, cards in enumerate(hand.hands):
            yield f"deal {LETTERS[seat]}: {cards_text(cards)}", []
    yield "bid " + " ".join(game.calls[number]), []
    if hand.bidder is not None:
        yield f"trump {hand.strain}", []
        if hand.given and (deals or chance()):
            own, other = (oracle.CARDS[card] for card in hand.given)
            yield f"swap {LETTERS[hand.bidder]}:{own} {LETTERS[(hand.bidder + 2) % 4]}:{other}", []
        takers, leaders = chance(), chance()
        for place, (trick, wrong) in enumerate(zip(hand.tricks, illegal(game, number), strict=True), 1):
            label = f"{place}. " + (f"{LETTERS[trick.leader]}: " if leaders else "")
            taker = f" = {LETTERS[trick.taker]}" if takers else ""
            columns = [len(label) + 3 * step + 1 for step, revoke in enumerate(wrong) if revoke]
            yield label + cards_text(trick.cards) + taker, columns
        for word, values, form in (("tricks", hand.taken, "d"), ("points", hand.points, "+d")):
            if chance():
                yield figures(word, game.seats, values, form), []
    if chance():
        yield figures("score", game.seats, hand.scores), []


def half_known(game: Game, number: int, rng: Random) -> tuple[str, Shown]:
    """The record of one hand of a game of which less is known, and what it shows: deal lines left out or broken off,
    cards that nobody wrote down, play cut short by a claim.  Every trick says who led."""
    hand, players = game.hands[number], game.players[number]
    shown = Shown(game.seats, hand.strain, [set() for _ in range(game.seats)])
    lines = ["rules " + " ".join(game.rules), "seats " + " ".join(LETTERS[: game.seats])]
    lines.append(f"hand {max(number, 9) + 1} dealer {LETTERS[hand.dealer]}")
    for seat, cards in enumerate(hand.hands):
        most = rng.choice((0, 0, len(cards), len(cards), rng.randrange(len(cards))))
        shown.lines[seat] = set(cards[:most])
        if most:
            lines.append(f"deal {LETTERS[seat]}: {cards_text(cards[:most])}" + " ..." * (most < len(cards)))
    if game.seats == 2 and rng.random() < 0.5:
        shown.dead = set(hand.dead)
        lines.append(f"dead {cards_text(hand.dead)}")
    lines += [f"contract {LETTERS[hand.bidder or 0]} {game.bids[number]}", f"trump {hand.strain}"]
    length = rng.randint(1, len(hand.tricks))
    hidden = rng.choice((0.0, 0.0, 0.05, 0.2))
    for place, trick in enumerate(hand.tricks[:length], 1):
        first = players.index(trick.leader)
        seats = players[first:] + players[:first]
        row = [
            (seat, None if rng.random() < hidden else card)
            for seat, card in zip(seats, trick.cards, strict=True)
        ]
        if all(card is None for _, card in row):
            row[0] = (seats[0], trick.cards[0])
        shown.plays.append(row)
        words = " ".join("?" if card is None else oracle.CARDS[card] for _, card in row)
        lines.append(f"{place}. {LETTERS[trick.leader]}: {words}")
    if length < len(hand.tricks):
        lines.append(f"claim {LETTERS[players[0]]} rest")
    return "\n".join([*lines, ""]), shown
