"""How a record is written: which of the things that may be left out are, and in what spelling.

A style is drawn once a file.  Numbers are chances from 0 to 1, asked anew at each place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any


@dataclass(frozen=True)
class Style:
    """What a writer does and leaves out.  The defaults write all that the canonical form has, and nothing more."""

    version: float = 1.0
    rules_line: float = 1.0
    tags: float = 0.0
    names: float = 0.0
    own_letters: float = 0.0
    game_lines: float = 0.0
    numbers: bool = True
    first_number: int = 1
    skipped: float = 0.0
    """That a hand is left out of a numbered record."""
    dealers: float = 1.0
    deals: float = 1.0
    whole_deals: float = 1.0
    """That a written `deal` line has every card."""
    dead: float = 1.0
    calls: float = 1.0
    callers: float = 0.0
    last_passes: float = 1.0
    """That the passes after big pepper are written."""
    bid_lines: float = 0.0
    namer: float = 0.0
    contract: float = 0.0
    contract_side: float = 0.0
    plays: float = 1.0
    whole_plays: float = 1.0
    """That no trick of a hand's play is left out."""
    leaders: float = 0.0
    players: float = 0.0
    takers: float = 1.0
    taker_side: float = 0.0
    unknown: float = 0.0
    """That a card of a trick is not known."""
    shown: float = 0.0
    tricks: float = 1.0
    points: float = 1.0
    score: float = 1.0
    one_side: float = 0.0
    winner: float = 1.0
    alternatives: float = 0.0
    shuffled: float = 0.0
    notes: float = 0.0
    glyphs: float = 0.0
    narration: float = 0.0
    remarks: float = 0.0
    joins: float = 0.0
    blanks: float = 0.0
    loose: float = 0.0
    """That a word is spelled in another way than the canonical one."""

    def but(self, **changes: Any) -> Style:
        """This style with some of it changed."""
        return replace(self, **changes)


CANONICAL = Style()


def _some(rng: Random) -> float:
    return rng.choice((0.0, 0.0, 1.0, 1.0, rng.random()))


def _few(rng: Random, most: float) -> float:
    return rng.choice((0.0, 0.0, rng.random() * most))


def random_style(rng: Random) -> Style:
    """Any style: each thing always, never or now and then."""
    return Style(
        version=_some(rng),
        rules_line=_some(rng),
        tags=_few(rng, 0.5),
        names=_some(rng),
        own_letters=rng.choice((0.0, 0.0, 1.0)),
        game_lines=_some(rng),
        numbers=rng.random() < 0.6,
        first_number=rng.choice((1, 1, 1, rng.randint(2, 40))),
        skipped=rng.choice((0.0, 0.0, 0.0, 0.2)),
        dealers=_some(rng),
        deals=_some(rng),
        whole_deals=rng.choice((1.0, 1.0, rng.random())),
        dead=_some(rng),
        calls=rng.choice((1.0, 1.0, 0.0, rng.random())),
        callers=_few(rng, 1.0),
        last_passes=_some(rng),
        bid_lines=_few(rng, 0.4),
        namer=_some(rng),
        contract=_some(rng),
        contract_side=_some(rng),
        plays=rng.choice((1.0, 1.0, 1.0, rng.random())),
        whole_plays=rng.choice((1.0, 1.0, rng.random())),
        leaders=_some(rng),
        players=_few(rng, 1.0),
        takers=_some(rng),
        taker_side=_some(rng),
        unknown=rng.choice((0.0, 0.0, 0.0, 0.02, 0.2)),
        shown=_few(rng, 0.05),
        tricks=_some(rng),
        points=_some(rng),
        score=_some(rng),
        one_side=_few(rng, 0.5),
        winner=_some(rng),
        alternatives=_few(rng, 0.5),
        shuffled=_few(rng, 0.5),
        notes=_few(rng, 0.1),
        glyphs=_few(rng, 0.2),
        narration=_few(rng, 0.2),
        remarks=_few(rng, 0.2),
        joins=_few(rng, 0.6),
        blanks=_few(rng, 0.3),
        loose=rng.choice((0.0, 0.0, 0.1, rng.random())),
    )


def undecorated(style: Style) -> Style:
    """The same things written and left out, in the canonical spelling and order, one statement a line, no remarks."""
    return style.but(
        notes=0.0,
        glyphs=0.0,
        narration=0.0,
        remarks=0.0,
        joins=0.0,
        blanks=0.0,
        loose=0.0,
        shuffled=0.0,
        bid_lines=0.0,
    )
