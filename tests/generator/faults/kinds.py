"""What a fault is, the register of all kinds, and what most kinds need to make one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from tests import oracle
from tests.generator.draft import FileDraft, GameDraft, HandDraft
from tests.generator.files import file_draft
from tests.generator.style import Style, random_style, undecorated
from tests.generator.truth import USUAL, Game, Habits, Hand, play, random_game, score
from tests.generator.writing import Written, place_of, write


class UnfitError(Exception):
    """The random game has no place for this fault; another will."""


@dataclass(frozen=True)
class Case:
    """A record with one fault: the code and the place that have to be found.

    `code` is empty where nothing may be found.  `noted` says that a mark in the record already told of the fault.
    `follows` are the places of what follows from it and has to be listed under it.
    """

    text: str
    code: str
    line: int = 0
    column: int = 0
    noted: bool = False
    follows: tuple[tuple[int, int], ...] = ()


Kind = Callable[[Random], Case]
KINDS: dict[str, Kind] = {}
"""Every kind by its name."""
T = TypeVar("T")


def kind(make_case: Kind) -> Kind:
    """Register a kind under its function's name."""
    KINDS[make_case.__name__.replace("_", "-")] = make_case
    return make_case


def make(name: str, seed: int) -> Case:
    """A case of this kind."""
    rng = Random(f"{name} {seed}")
    for _ in range(1000):
        try:
            return KINDS[name](rng)
        except UnfitError:
            continue
    raise AssertionError(f"no game fits {name}")


def known_style(rng: Random, **changes: Any) -> Style:
    """A random style in which auction and play are written whole, and it is known who bid and what the score was."""
    style = random_style(rng)
    if rng.random() < 0.4:
        style = undecorated(style)
    style = style.but(dealers=1.0) if rng.random() < 0.5 else style.but(namer=1.0)
    style = style.but(
        unknown=0.0,
        whole_deals=1.0,
        plays=1.0,
        whole_plays=1.0,
        calls=1.0,
        first_number=1,
        numbers=True,
        skipped=0.0,
    )
    return style.but(**changes)


def a_game(
    rng: Random, seats: int | None = None, habits: Habits = USUAL, most: int = 4, target: int = 30
) -> Game:
    """The first hands of a game, or a whole one."""
    return random_game(rng, seats or rng.choice((2, 3, 4, 4)), habits, target=target, most=most)


def drafted(rng: Random, style: Style, game: Game | None = None) -> tuple[FileDraft, GameDraft]:
    """The words of a file of one game."""
    draft = file_draft(rng, style, [game or a_game(rng)])
    return draft, draft.games[0]


def pick(rng: Random, choices: Sequence[T]) -> T:
    """One of them, if there is any."""
    if not choices:
        raise UnfitError
    return rng.choice(choices)


def played(game: GameDraft) -> list[int]:
    """The hands that were bid on and played to their end, by place."""
    return [
        place
        for place, hand in enumerate(game.hands)
        if hand.truth.bidder is not None and not hand.truth.void and hand.truth.agreed is None
    ]


def a_played(rng: Random, game: GameDraft) -> tuple[int, HandDraft]:
    """One of the hands that were bid on and played to their end."""
    place = pick(rng, played(game))
    return place, game.hands[place]


def at(written: Written, code: str, *key: object) -> Case:
    """The case of a fault at a piece with this key."""
    return Case(written.text, code, *written.place(*key))


def with_all_that_follows(written: Written, case: Case, keys: Sequence[tuple[object, ...]]) -> Case:
    """The case with the places of what follows from the fault."""
    return replace(case, follows=tuple(sorted(written.place(*key) for key in keys)))


def within(written: Written, code: str, key: tuple[object, ...], ahead: int) -> Case:
    """The case of a fault so many characters behind the start of a piece."""
    return Case(written.text, code, *place_of(written.text, written.offsets[key] + ahead))


def settle(game: Game) -> Game:
    """Work out points and scores anew after a hand was changed; the game ends where it is now over."""
    scores = game.start
    game.verdict = None
    for place, hand in enumerate(game.hands):
        score(hand, scores, game.seats)
        scores = hand.scores
        game.verdict = oracle.verdict(scores, game.target)
        if game.verdict is not None:
            del game.hands[place + 1 :]
            break
    return game


def replayed(rng: Random, game: Game, hand: Hand) -> None:
    """Play a hand anew after its bidder or strain was changed, and settle the game."""
    assert hand.bidder is not None
    hand.tricks = play(rng, hand.strain, hand.hands, hand.bidder)
    settle(game)


def finish(rng: Random, draft: FileDraft, style: Style) -> Written:
    """The text of a draft with a fault in it."""
    return write(draft, rng, style)


def together(first: Case, second: Case) -> tuple[str, list[tuple[str, int, int]]] | None:
    """Two records as two games of one file, and all that has to be found; None where their heads do not allow it."""
    text, found = "", []
    for case in (first, second):
        top, _, rest = case.text.partition("\n")
        if top.lower().split()[:1] == ["pepper"]:
            if ";" in top or "{" in top or case.line == 1:
                return None
            top = ""
        elif any(line.lower().split()[:1] == ["pepper"] for line in rest.split("\n")):
            return None
        game = f"{top}\n{rest}"
        if not any(line.lower().split()[:1] == ["game"] for line in game.split("\n")):
            game = f"game\n{game}"
        ahead = text.count("\n") + game.count("\n") - case.text.count("\n")
        found.append((case.code, case.line + ahead, case.column))
        text += game + "\n"
    return text, found
