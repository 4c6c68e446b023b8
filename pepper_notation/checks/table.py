"""PN107, PN110, PN901: which rules are in force, and whether they have a game for this table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.checks.words import listed
from pepper_notation.diagnostics import Diagnostic, Example, Severity, Where
from pepper_notation.options import Resolved
from pepper_notation.record import GameHead
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Place

TOP = Place(1, 1, 1, 1, ("",))


@dataclass(frozen=True, kw_only=True)
class UnknownRules(Diagnostic):
    """The `rules` line names a preset, an option or a value that does not exist.

    An unknown preset stands for the default one; an unknown option is left out.
    """

    code: ClassVar[str] = "PN107"
    name: ClassVar[str] = "unknown-rules"
    title: ClassVar[str] = "rules that do not exist"
    message: ClassVar[str] = "{problem}"
    help: ClassVar[str] = "{nearest}"
    example: ClassVar[Example] = Example(
        bad="rules ‹denex›\nhand 1 dealer W\n",
        good="rules denexa\nhand 1 dealer W\n",
    )

    problem: str
    nearest: str


@dataclass(frozen=True, kw_only=True)
class NoRulesForTable(Diagnostic):
    """The rules in force have no game for so many players."""

    code: ClassVar[str] = "PN110"
    name: ClassVar[str] = "no-rules-for-table"
    title: ClassVar[str] = "the rules have no game for so many players"
    rules: ClassVar[tuple[str, ...]] = (Rule.THREE_HANDED, Rule.TWO_HANDED)
    message: ClassVar[str] = "the rules {preset} have no game for {count} players"
    help: ClassVar[str] = "they are for {seats} players; the hands of this game are not judged"
    example: ClassVar[Example] = Example(
        bad="‹rules› solitaire\nseats A=Ann B=Bob C=Cat\nhand 1 dealer A\n",
        good="rules denexa\nseats A=Ann B=Bob C=Cat\nhand 1 dealer A\n",
    )

    preset: str
    count: int
    seats: str


@dataclass(frozen=True, kw_only=True)
class NoRulesDeclared(Diagnostic):
    """The record does not say by which rules it was played.

    Published rules of Pepper differ, so a record should say which it means: `rules denexa`.
    """

    code: ClassVar[str] = "PN901"
    name: ClassVar[str] = "no-rules-declared"
    title: ClassVar[str] = "the record does not declare its rules"
    severity: ClassVar[Severity] = Severity.ADVICE
    message: ClassVar[str] = "no rules are declared; judged by {preset}"
    help: ClassVar[str] = "add a line such as: rules {preset}; `pepper compare` shows which rules fit"
    example: ClassVar[Example] = Example(
        bad="‹›hand 1 dealer W\n",
        good="rules denexa\nhand 1 dealer W\n",
    )

    preset: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (UnknownRules, NoRulesForTable, NoRulesDeclared)


def check_rules_line(head: GameHead, resolved: Resolved) -> Iterator[Diagnostic]:
    """The words of the `rules` line that could not be used."""
    line = head.rules
    assert line is not None
    block = head.rules_block or head.block
    for problem in resolved.problems:
        word = line.preset if problem.index is None else line.options[problem.index]
        nearest = (
            f"did you mean {problem.nearest}?"
            if problem.nearest
            else "`pepper rules` lists presets and options"
        )
        yield UnknownRules(
            place=block.place(word.span),
            where=Where(game=head.number),
            problem=problem.message,
            nearest=nearest,
        )


def check_table(head: GameHead, rules: RuleSet) -> Iterator[Diagnostic]:
    """That the rules have no game for this table; asked only where they have none."""
    block = head.rules_block or head.block
    place = block.place(head.rules.keyword) if head.rules is not None else TOP
    yield NoRulesForTable(
        place=place,
        where=Where(game=head.number),
        preset=rules.name,
        count=head.table.size,
        seats=_counts(rules.seats),
    )


def _counts(seats: Sequence[int]) -> str:
    return listed((str(count) for count in sorted(seats)), "or")


def undeclared(rules: RuleSet, head: GameHead) -> Diagnostic:
    """PN901 for a file; `head` is its first game that declares no rules."""
    # Of a later game the file's first line is not at hand any more, and is not shown.
    lines = tuple(head.block.text.split("\n", 1)[:1]) if head.block.offset == 0 else ()
    return NoRulesDeclared(place=Place(1, 1, 1, 1, lines), preset=rules.name)
