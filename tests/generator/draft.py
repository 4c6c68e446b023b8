"""What is going to be written: the words of a record, before they have a spelling or a place.

Words are canonical (`Qd`, `pass`, `no-trump`); seats and sides are their letters.  A fault is put in here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests import oracle
from tests.generator.truth import Game, Hand

Figures = list[tuple[str, int]]


@dataclass
class PlayDraft:
    """A card of a trick, with its player's letter and the card first shown, where they are written."""

    card: str
    player: str | None = None
    shown: str | None = None


@dataclass
class TrickDraft:
    """A numbered trick, and the seat or side after `=`."""

    number: int
    plays: list[PlayDraft]
    taker: str | None = None


@dataclass
class AlternativeDraft:
    """Another line: where it branches, what it says of the auction, its tricks and figures."""

    branch: str
    calls: list[tuple[str | None, str]] | None = None
    trump: tuple[str | None, str] | None = None
    tricks: list[TrickDraft] = field(default_factory=list)
    figures: dict[str, Figures] = field(default_factory=dict)
    closed: bool = True


@dataclass
class HandDraft:
    """A hand's words; None or nothing where a statement is left out.

    `contract` and `ending` are the words of those statements, `extra` whole lines to be written after the others,
    or, by the name of the statement before, after that.
    """

    truth: Hand
    number: int | None = None
    dealer: str | None = None
    deals: dict[str, list[str]] = field(default_factory=dict)
    dead: list[str] | None = None
    calls: list[tuple[str | None, str]] | None = None
    breaks: tuple[int, ...] = ()
    trump: tuple[str | None, str] | None = None
    contract: list[str] | None = None
    tricks: list[TrickDraft] = field(default_factory=list)
    ending: list[str] | None = None
    figures: dict[str, Figures] = field(default_factory=dict)
    adjusts: list[Figures] = field(default_factory=list)
    misdeal: list[str] | None = None
    alternatives: list[AlternativeDraft] = field(default_factory=list)
    extra: dict[str, str] = field(default_factory=dict)


@dataclass
class GameDraft:
    """A game's words: its seats' letters and names, its head, its hands, its winner."""

    truth: Game
    letters: str
    names: list[str] = field(default_factory=list)
    line: str | None = None
    tags: list[tuple[str, str]] = field(default_factory=list)
    rules: list[str] | None = None
    seats: list[tuple[str, str]] | None = None
    start: Figures | None = None
    hands: list[HandDraft] = field(default_factory=list)
    winner: str | None = None
    extra: dict[str, str] = field(default_factory=dict)

    def side(self, side: int) -> str:
        """A side's word."""
        return side_word(self.letters, side)

    def each(self, values: list[int]) -> Figures:
        """A figure for each side."""
        return [(self.side(side), value) for side, value in enumerate(values)]


@dataclass
class FileDraft:
    """A file's words."""

    version: str | None
    games: list[GameDraft]
    extra: dict[str, str] = field(default_factory=dict)


def side_word(letters: str, side: int) -> str:
    """A side's word at the table of these letters."""
    return letters[side :: oracle.sides(len(letters))]
