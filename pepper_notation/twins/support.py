"""Which of two records the rules and figures support, where they differ.

Each record is judged once as it is and once with the other's word in that one place.  If the other's word brings
errors into a record, or one's own word brings them into the other's, the rules speak for it; if they speak for both
or for neither, the rules do not tell.

Knows how a record is judged only as a function that is given to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.twins.facts import Fact
from pepper_notation.twins.parting import Disagreement

Judge = Callable[[str], Sequence[Diagnostic]]
"""The findings of a file's text."""


@dataclass(frozen=True, slots=True)
class Support:
    """The record that the rules support, the first or the second, and the finding that speaks against the other."""

    first: bool
    reason: Diagnostic


def supported(disagreement: Disagreement, one: str, other: str, judge: Judge) -> Support | None:
    """Which of the texts of two records is right where they differ; None where that cannot be told."""
    if disagreement.facts is None:
        return None
    left, right = disagreement.facts
    # Against the first speaks what its word brings into the second record, or what goes when the other's stands there.
    against_first = _brings(other, right, left, judge) or _cures(one, left, right, judge)
    against_second = _brings(one, left, right, judge) or _cures(other, right, left, judge)
    if against_first is None and against_second is not None:
        return Support(True, against_second)
    if against_second is None and against_first is not None:
        return Support(False, against_first)
    return None


def _brings(text: str, own: Fact, word: Fact, judge: Judge) -> Diagnostic | None:
    """An error that a word brings into a text in place of its own; None if it brings no more than it takes away."""
    changed = _with(text, own, word)
    return None if changed is None else _more(judge(changed), judge(text))


def _cures(text: str, own: Fact, word: Fact, judge: Judge) -> Diagnostic | None:
    """An error that goes from a text when another's word stands in the place of its own."""
    changed = _with(text, own, word)
    return None if changed is None else _more(judge(text), judge(changed))


def _with(text: str, own: Fact, word: Fact) -> str | None:
    if own.span is None or not word.word:
        return None
    return text[: own.span.start] + word.word + text[own.span.end :]


def _more(found: Sequence[Diagnostic], than: Sequence[Diagnostic]) -> Diagnostic | None:
    """An error that is in the first findings and not in the second, where the first are more."""
    errors, others = _errors(found), Counter(map(_sort, _errors(than)))
    if len(errors) <= others.total():
        return None
    for error in errors:
        if others[_sort(error)] == 0:
            return error
        others[_sort(error)] -= 1
    return errors[-1]


def _errors(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    return [diagnostic for diagnostic in found if diagnostic.weight is Severity.ERROR]


def _sort(diagnostic: Diagnostic) -> tuple[str, int | None, int | None, int | None]:
    where = diagnostic.where
    return diagnostic.code, where.game, where.hand, where.trick
