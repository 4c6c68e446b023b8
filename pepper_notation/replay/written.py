"""What a hand writes down of its result, and what that is judged by.

Picks the statements; judges nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from pepper_notation.record import (
    Adjust,
    Claim,
    Concede,
    Points,
    Ruling,
    Score,
    Statement,
    Tricks,
    Unreadable,
)
from pepper_notation.replay.frames import Standing, Terms, TrickFrame
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Block, Place
from pepper_notation.table import Table

S = TypeVar("S", bound=Statement)


@dataclass(frozen=True, slots=True)
class Written:
    """The statements of a hand that write figures or decide them."""

    tricks: Tricks | None = None
    points: Points | None = None
    score: Score | None = None
    ruling: Ruling | None = None
    adjusts: tuple[Adjust, ...] = ()
    agreed: Claim | Concede | None = None
    unread: frozenset[str] = frozenset()


def written(statements: Iterable[Statement]) -> Written:
    """Pick the figures out of a hand's statements."""
    found: dict[type[Statement], Statement] = {}
    adjusts: list[Adjust] = []
    unread: set[str] = set()
    for statement in statements:
        if isinstance(statement, Adjust):
            adjusts.append(statement)
        elif isinstance(statement, Unreadable):
            unread.add(statement.word)
        else:
            found.setdefault(type(statement), statement)

    return Written(
        _pick(found, Tricks),
        _pick(found, Points),
        _pick(found, Score),
        _pick(found, Ruling),
        tuple(adjusts),
        _pick(found, Claim) or _pick(found, Concede),
        frozenset(unread),
    )


def _pick(found: dict[type[Statement], Statement], kind: type[S]) -> S | None:
    statement = found.get(kind)
    return statement if isinstance(statement, kind) else None


@dataclass(frozen=True, slots=True)
class Scene:
    """What the figures of a hand are judged by: its rules, its terms (true, and by the record with the mistake that
    parts them), its tricks, and how many of them are still to play after the last one written."""

    rules: RuleSet
    table: Table
    block: Block
    hand_size: int
    terms: Terms
    paper_terms: Terms
    terms_cause: Place | None
    tricks: tuple[TrickFrame, ...]
    remaining: int
    void: bool
    before: Standing
