"""How the options are spelled: the words after `rules PRESET` and after `--rule`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pepper_notation.rulebook import Rule
from pepper_notation.ruleset.choices import Choice
from pepper_notation.ruleset.rules import Point, RuleSet, points

Value = Choice | str | int
"""A value of an option."""


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which tables differ, as the notation spells it: `re-entry` for the field `re_entry`."""

    name: str
    field: str
    point: Point
    choice: type[Choice] | None

    @property
    def rule(self) -> Rule:
        """The rule that it varies."""
        return self.point.rule

    @property
    def words(self) -> Mapping[str, str]:
        """The values that are words, each with its meaning."""
        return self.point.words if self.choice is None else {str(one): one.meaning for one in self.choice}

    @property
    def numbers(self) -> str:
        """The numbers that it takes, as `1 to 8`; empty where it takes none."""
        bounds = self.point.numbers
        return f"{bounds[0]} to {bounds[1]}" if bounds else ""

    @property
    def accepted(self) -> tuple[str, ...]:
        """All that it takes, for people: its words, and its numbers as a range."""
        return (*self.words, *((f"a number from {self.numbers}",) if self.numbers else ()))

    def read(self, word: str) -> Value | None:
        """The value that a word spells, capitals or not; None where it spells none."""
        word = word.lower()
        if word in self.words:
            return word if self.choice is None else next(one for one in self.choice if one == word)
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            return None
        return int(word) if self.point.has_number(int(word)) else None

    def of(self, rules: RuleSet) -> Value:
        """The value that a rule set has."""
        value: Value = getattr(rules, self.field)
        return value


def _option(name: str, point: Point) -> Option:
    kind = RuleSet.model_fields[name].annotation
    choice = kind if isinstance(kind, type) and issubclass(kind, Choice) else None
    return Option(name.replace("_", "-"), name, point, choice)


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {option.name: option for option in (_option(name, point) for name, point in points().items())}
)
"""Every option by its word (`re-entry`), in the order of a hand."""
