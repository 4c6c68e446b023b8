"""Damage to one hand of a record costs no other hand anything: they are judged as before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pepper_notation.diagnostics import Severity
from pepper_notation.source import as_in_file
from tests.differential.accounts import Account, by_the_engine
from tests.generator.plain import game_lines
from tests.generator.truth import Habits, random_game

GAMES, HANDS = 3, 4
OF_THE_SCORE = {"PN503", "PN504", "PN602"}
"""What may be said of a later hand: the score carried into it, and whether the game was over, are no longer known."""


def season(seed: int) -> tuple[str, list[tuple[int, int, int, int]]]:
    """A record of a few games; and of each hand its game, its number, and where its lines below the first begin and
    end."""
    rng = Random(f"season {seed}")
    text = "pepper 1\nrules denexa\n"
    hands = []
    for number in range(1, GAMES + 1):
        text += f"\ngame {number}\n"
        game = random_game(rng, rng.choice((2, 3, 4, 4)), Habits(), most=HANDS)
        for part in "\n".join(game_lines(game)).split("\n\n"):
            below = len(text) + part.find("\n") + 1
            if part.startswith("hand"):
                hands.append((number, int(part.split()[1]), below, len(text) + len(part)))
            text += part + "\n\n"
    return text, hands


def _cut(unit: str, text: str) -> list[str]:
    return list(text) if unit == "character" else text.split(" " if unit == "word" else "\n")


def _drop(parts: list[str], at: int, other: int) -> None:
    del parts[at]


def _double(parts: list[str], at: int, other: int) -> None:
    parts.insert(at, parts[at])


def _swap(parts: list[str], at: int, other: int) -> None:
    parts[at], parts[other] = parts[other], parts[at]


def _truncate(parts: list[str], at: int, other: int) -> None:
    del parts[at:]


DAMAGES: dict[str, Callable[[list[str], int, int], None]] = {
    "drop": _drop,
    "double": _double,
    "swap": _swap,
    "truncate": _truncate,
}


def damaged(text: str, unit: str, damage: str, at: float, other: float) -> str:
    """A text with one of its characters, words or lines dropped, doubled or changed over with another, or with the rest
    from there on gone; `at` and `other` are places from 0 to 1."""
    parts = _cut(unit, text)
    DAMAGES[damage](parts, int(at * len(parts)), int(other * len(parts)))
    return ("" if unit == "character" else " " if unit == "word" else "\n").join(parts)


def _play(account: Account) -> Account:
    """What happened in a hand, without the score carried into it."""
    return replace(account, score=(), over=False)


places = st.floats(0, 1, exclude_max=True)


@given(
    st.integers(0, 200),
    st.integers(0, GAMES * HANDS - 1),
    st.sampled_from(("character", "word", "line")),
    st.sampled_from(list(DAMAGES)),
    places,
    places,
)
def test_the_other_hands_are_judged_as_before(
    seed: int, which: int, unit: str, damage: str, at: float, other: float
) -> None:
    text, hands = season(seed)
    game, number, start, end = hands[which % len(hands)]
    changed = text[:start] + damaged(text[start:end], unit, damage, at, other) + text[end:]
    before, clean = by_the_engine(text)
    after, report = by_the_engine(changed)
    assert not [one for one in clean.findings if one.diagnostic.weight is Severity.ERROR]
    assert len(after) == len(before)
    found = [one.diagnostic for one in report.findings if one.diagnostic.weight is not Severity.ADVICE]
    lines = as_in_file(changed).split("\n")
    assert [one.place[:2] for one in found] == sorted(one.place[:2] for one in found)
    assert all(one.place.column <= len(lines[one.place.line - 1]) + 1 for one in found)
    for (its_game, its_number, *_), one, then in zip(hands, before, after, strict=True):
        said = {one.code for one in found if (one.where.game, one.where.hand) == (its_game, its_number)}
        if its_game != game or its_number < number:
            assert (then, said) == (one, set()), changed
        elif its_number > number:
            assert _play(then) == _play(one), changed
            assert said <= OF_THE_SCORE, changed
