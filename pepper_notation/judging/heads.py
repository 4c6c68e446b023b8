"""What is to be said of a head: its rules, its table, its tags.

The checks that say it are loaded where there is something to say.
"""

from __future__ import annotations

from collections.abc import Iterable

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.options import Resolved
from pepper_notation.record import GameHead, Statement, Tag
from pepper_notation.ruleset import RuleSet
from pepper_notation.source import Block


def of_rules(head: GameHead, resolved: Resolved) -> list[Diagnostic]:
    """The words of the `rules` line that could not be used."""
    if not resolved.problems:
        return []
    from pepper_notation.checks.table import check_rules_line

    return list(check_rules_line(head, resolved))


def of_table(head: GameHead, rules: RuleSet) -> list[Diagnostic]:
    """Whether the rules have a game for this table."""
    if head.table.size in rules.seats:
        return []
    from pepper_notation.checks.table import check_table

    return list(check_table(head, rules))


def of_tags(statements: Iterable[Statement], block: Block, at: Where) -> list[Diagnostic]:
    """Tags that are neither known nor the writer's own."""
    strange = [one for one in statements if isinstance(one, Tag) and not one.is_known]
    if not strange:
        return []
    from pepper_notation.checks.course import unknown_tags

    return list(unknown_tags(strange, block, at))


def undeclared(rules: RuleSet, head: GameHead) -> Diagnostic:
    """That the record does not say by which rules it was played."""
    from pepper_notation.checks import table

    return table.undeclared(rules, head)
