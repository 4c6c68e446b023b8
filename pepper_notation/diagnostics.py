"""The form of a diagnostic and of a finding; declares no diagnostic.

A diagnostic is a class: its docstring is the explanation, its class variables are code, name, title, severity, the
rules it cites, the templates of message and help, and a bad and a good example.  An instance is a finding about one
record: its fields are the facts.  `catalog` collects the classes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import ClassVar

from pepper_notation.source import Place


class Severity(Enum):
    """How much a finding weighs; only errors (and warnings under `--strict`) make a check fail."""

    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"
    NOTED = "noted"


@dataclass(frozen=True, slots=True)
class Label:
    """Another place that a finding speaks of, and what is there: the lead, the held card; or a consequence."""

    place: Place
    text: str


Consequence = tuple[Place, Label]
"""The place of a mistake, and what follows from it."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A right figure for a wrong one: replace what stands at `place` by `text`."""

    place: Place
    text: str


@dataclass(frozen=True, slots=True)
class Where:
    """Where in the games a finding belongs, counted from 1: game in the file, hand in the game, alternative in the
    hand, the trick's place; the seat's letter.  None where it does not apply."""

    game: int | None = None
    hand: int | None = None
    alt: int | None = None
    trick: int | None = None
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A record for the explanation.  In `bad`, `‹` and `›` stand around the text that the finding points at
    (an empty pair for a place with no text)."""

    bad: str
    good: str


@dataclass(frozen=True, kw_only=True)
class Diagnostic:
    """A finding.  Subclasses declare the class variables and add their facts as fields.

    `message` and `help` are filled from the fields: `{card}` is replaced by the field `card`.  A subclass whose
    sentence has several forms overrides `said` or `advised`.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    title: ClassVar[str]
    severity: ClassVar[Severity] = Severity.ERROR
    rules: ClassVar[tuple[str, ...]] = ()
    message: ClassVar[str]
    help: ClassVar[str] = ""
    example: ClassVar[Example]

    place: Place
    where: Where = field(default_factory=Where)
    labels: tuple[Label, ...] = ()
    consequences: tuple[Label, ...] = ()
    upheld: bool | None = None
    fix: Fix | None = None

    def _facts(self) -> dict[str, object]:
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def said(self) -> str:
        """The message: one sentence in the game's terms, without a final stop."""
        return self.message.format(**self._facts())

    def advised(self) -> str:
        """The help: what would have been legal or right; empty where there is nothing to add."""
        return self.help.format(**self._facts())

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that this finding cites: the class's own, unless the facts point to fewer."""
        return self.rules

    @property
    def weight(self) -> Severity:
        """The finding's severity: the class's own, or `noted` where a mark in the record is upheld by it."""
        return Severity.NOTED if self.upheld else self.severity
