"""The sources: what each of them is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pepper_notation.rulebook.ids import Source


@dataclass(frozen=True, slots=True)
class SourceNote:
    """A source: its title, what kind of text it is, and what must be known when it is cited."""

    source: Source
    title: str
    what: str
    note: str = ""


SOURCES: Final[Mapping[Source, SourceNote]] = MappingProxyType(
    {
        told.source: told
        for told in (
            SourceNote(
                Source.DENEXA,
                "Denexa: Pepper",
                "a card maker's page of rules, with a reader's question under it",
                "It leaves the ace out of its list of trumps, and three passes in a row end its auction even before "
                "a bid, if it is taken at its word.",
            ),
            SourceNote(
                Source.SOLITAIRE,
                "The story of Solitaire: Pepper",
                "a short page of rules for four players",
                "Its sentence on the exception of big pepper stands after the one on negative scores, but belongs to "
                "the one before that.",
            ),
            SourceNote(
                Source.PIMENTA,
                "Regras do jogo de cartas pimenta",
                "a machine's Portuguese of an English set of rules",
                "Jacks appear in it as monkeys and as plugs; where it deals three cards to two players it means "
                "three hands.",
            ),
            SourceNote(
                Source.PAGAT,
                "Pagat: Pepper, described by Jon Melton",
                "a page of the site of card game rules",
                "For the play and the score it is read in the wording that other pages have taken over from it.",
            ),
            SourceNote(
                Source.BICYCLE,
                "Bicycle: Pepper",
                "a card maker's page of rules, in two renderings",
                "The Japanese one adds a restriction on the suit named.",
            ),
            SourceNote(
                Source.PENGUIN,
                "The Penguin Book of Card Games: Pepper (David Parlett)",
                "one paragraph of a book",
                "It leans on the games of its family for cards and ranks.",
            ),
            SourceNote(
                Source.LAPORTE,
                "La Porte City Lions Club: Pepper tournament",
                "a tournament's sheet, Iowa 2021",
                "It says what differs from one table to the next and takes the rest as known.",
            ),
            SourceNote(
                Source.WOLF,
                "Bill Wolf: Pepper",
                "a family's rules, and the program that keeps its score",
            ),
            SourceNote(
                Source.KAIBOSH,
                "Kaibosh",
                "the page of rules of an online card table, and its program",
            ),
            SourceNote(
                Source.BIDEUCHRE,
                "Bid Euchre to 40",
                "the complete specification of a game program",
            ),
        )
    }
)
"""Every source by its id."""
