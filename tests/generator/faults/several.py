"""Several faults in one hand, each in another statement, none of which explains another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests import oracle
from tests.generator.draft import Figures, GameDraft, HandDraft
from tests.generator.faults.kinds import UnfitError, a_game, a_played, drafted, finish, known_style
from tests.generator.truth import Habits

Key = tuple[object, ...]
Put = Callable[[Random, GameDraft, HandDraft], tuple[str, Key]]
"""Puts a fault into a hand: the code and the key of its place, within the hand."""
FAR = 40
"""So much is no usual slip, and follows from no other fault."""


def _wrong(rng: Random, figures: Figures, by: int) -> int:
    which = rng.randrange(len(figures))
    figures[which] = (figures[which][0], figures[which][1] + by)
    return which


def taker(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """The wrong seat after `=`."""
    trick = rng.randrange(len(hand.tricks))
    seats = len(game.letters)
    other = (hand.truth.tricks[trick].taker + rng.randrange(1, seats)) % seats
    hand.tricks[trick].taker = game.letters[other]
    return "PN407", (trick, "taker")


def tricks(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A figure of tricks that no play can give."""
    return "PN501", ("tricks", _wrong(rng, hand.figures["tricks"], FAR))


def points(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """Points that no hand pays."""
    return "PN502", ("points", _wrong(rng, hand.figures["points"], 2 * FAR))


def score(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A score that follows from nothing."""
    return "PN503", ("score", _wrong(rng, hand.figures["score"], -FAR))


def turned_points(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """The points of the sides changed over: such a hand may well be, but not this one."""
    figures = hand.figures["points"]
    values = [value for _, value in figures]
    turned = values[1:] + values[:1]
    hand.figures["points"] = [(side, value) for (side, _), value in zip(figures, turned, strict=True)]
    if turned == values:
        raise UnfitError
    return "PN502", (
        "points",
        next(n for n, pair in enumerate(zip(values, turned, strict=True)) if pair[0] != pair[1]),
    )


def namer(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """Trumps named by another than the bidder."""
    assert hand.trump is not None
    others = [letter for letter in game.letters if letter != hand.trump[0]]
    hand.trump = (rng.choice(others), hand.trump[1])
    return "PN307", ("namer",)


def low_bid(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """The first of the passes that end the auction becomes a bid that is too low; with two players there is none."""
    assert hand.calls is not None
    place = len(hand.truth.calls) - len(game.letters) + 1
    if len(game.letters) == 2 or hand.truth.bid < 2 or hand.contract is None or len(hand.contract[0]) == 2:
        raise UnfitError
    hand.calls[place] = (hand.calls[place][0], "1")
    return "PN301", ("call", place)


def late_call(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A call after the auction."""
    assert hand.calls is not None
    hand.calls.append((None, "pass"))
    return "PN303", ("call", len(hand.calls) - 1)


def strain(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """Another strain in the contract."""
    assert hand.contract is not None
    others = [strain for strain in oracle.STRAINS[:5] if strain != hand.truth.strain]
    hand.contract[2:] = [rng.choice(others)]
    return "PN310", ("contract", 2)


def word(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A line that says nothing."""
    hand.extra["close"] = "scroe NS 4"
    return "PN101", ("extra", "close")


def dealt(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A card twice in a hand."""
    letter = rng.choice(list(hand.deals))
    cards = hand.deals[letter]
    cards[-1] = cards[0]
    return "PN201", ("deal", letter, len(cards) - 1)


def dealer(rng: Random, game: GameDraft, hand: HandDraft) -> tuple[str, Key]:
    """A seat that the table does not have."""
    hand.dealer = next(letter for letter in "GHVXYZ" if letter not in game.letters)
    return "PN108", ("dealer",)


PUTS: dict[str, Put] = {
    put.__name__: put
    for put in (
        taker,
        tricks,
        points,
        turned_points,
        score,
        late_call,
        low_bid,
        namer,
        strain,
        word,
        dealt,
        dealer,
    )
}


ENTWINED = [
    {"points", "turned_points"},
    # Who named trumps would then be the bidder, and be paid as such.
    {"namer", "turned_points"},
    # Without the dealer nobody knows whose calls they were.
    *({"dealer", put} for put in ("namer", "low_bid", "late_call")),
    # A bid that is too low stands where as many passes follow as end an auction, or its caller names trumps.
    {"low_bid", "late_call"},
    {"low_bid", "namer"},
]
"""What bears on one another, so that it is not one fault beside another."""


def several(rng: Random) -> tuple[str, list[tuple[str, int, int]], list[str]]:
    """A record with two or three faults in one hand; what has to be found, in order; their names."""
    style = known_style(
        rng,
        tricks=1.0,
        points=1.0,
        score=1.0,
        contract=1.0,
        namer=1.0,
        dealers=1.0,
        takers=1.0,
        taker_side=0.0,
        leaders=1.0,
        deals=1.0,
        one_side=0.0,
        last_passes=1.0,
        winner=0.0,
        alternatives=0.0,
        shown=0.0,
    )
    draft, game = drafted(rng, style, a_game(rng, habits=Habits(passed_out=0.0)))
    if style.shuffled:
        raise UnfitError
    place, hand = a_played(rng, game)
    names = rng.sample(list(PUTS), rng.choice((2, 2, 3)))
    if any(pair <= set(names) for pair in ENTWINED):
        raise UnfitError
    told = [PUTS[name](rng, game, hand) for name in names]
    written = finish(rng, draft, style)
    found = [(code, *written.place(0, place, *key)) for code, key in told]
    return written.text, sorted(found, key=lambda one: (one[1], one[2], one[0])), names
