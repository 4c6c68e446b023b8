"""Every rule once: its id, its heading, and what each source says of it.

The only place that spells rule ids.  Says what sources say in words of our own, where they are silent and where they
slip.  Does not know rule sets or engines.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pepper_notation.rulebook.auction import AUCTION
from pepper_notation.rulebook.cards import CARDS
from pepper_notation.rulebook.entry import Entry, Saying, Stance
from pepper_notation.rulebook.ids import Rule, Source
from pepper_notation.rulebook.play import PLAY
from pepper_notation.rulebook.score import SCORE
from pepper_notation.rulebook.sources import SOURCES, SourceNote

BOOK: Final[Mapping[Rule, Entry]] = MappingProxyType(
    {
        entry.rule: entry
        for entry in sorted((*CARDS, *AUCTION, *PLAY, *SCORE), key=lambda one: list(Rule).index(one.rule))
    }
)
"""Every rule's entry, in the order of the ids."""


def says(rule: Rule, source: Source) -> Saying:
    """What a source says of a rule."""
    return BOOK[rule].sayings[source]


__all__ = ["BOOK", "SOURCES", "Entry", "Rule", "Saying", "Source", "SourceNote", "Stance", "says"]
