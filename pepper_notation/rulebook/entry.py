"""The form of a rule's entry: its heading, its meaning, and what each source says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from pepper_notation.rulebook.ids import Rule, Source


class Stance(StrEnum):
    """How a source stands to a rule."""

    STATED = "stated"
    IMPLIED = "implied"
    SLIP = "slip"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Saying:
    """What one source says of one rule, in our own words; `meant` is what a slip must mean."""

    stance: Stance
    text: str = ""
    meant: str = ""


SILENT = Saying(Stance.SILENT)
"""Not a word of it."""


def implied(text: str) -> Saying:
    """What the source does not say, but what follows from what it does say."""
    return Saying(Stance.IMPLIED, text)


def silent(text: str) -> Saying:
    """What the source says near the point without reaching it."""
    return Saying(Stance.SILENT, text)


def slip(text: str, meant: str) -> Saying:
    """What the source says by mistake, and what it must mean."""
    return Saying(Stance.SLIP, text, meant)


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule: heading, meaning in one sentence, every source's saying, and what is known from elsewhere.

    `differ` says how the sources differ where no option of a rule set does.  `judged` is False where a record cannot
    show whether the rule was kept: such a rule is for people.
    """

    rule: Rule
    heading: str
    meaning: str
    sayings: Mapping[Source, Saying]
    elsewhere: str = ""
    differ: str = ""
    judged: bool = True

    def of(self, *stances: Stance) -> tuple[Source, ...]:
        """The sources that stand so to the rule."""
        return tuple(source for source, saying in self.sayings.items() if saying.stance in stances)


def entry(
    rule: Rule,
    heading: str,
    meaning: str,
    *,
    elsewhere: str = "",
    differ: str = "",
    judged: bool = True,
    **told: Saying | str,
) -> Entry:
    """An entry, with a source's id as the keyword of what it says; a bare text is stated, a source left out silent."""
    given = {
        Source(name): Saying(Stance.STATED, saying) if isinstance(saying, str) else saying
        for name, saying in told.items()
    }
    sayings = MappingProxyType({source: given.get(source, SILENT) for source in Source})
    return Entry(rule, heading, meaning, sayings, elsewhere, differ, judged)
