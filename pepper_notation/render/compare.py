"""A comparison as a page: the rule sets side by side, which fit, and the option that makes each difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from pepper_notation.comparison import DRAW, Comparison, Difference, Fact, Judgement, Kind, Reason
from pepper_notation.render.page import HEAD, QUIET, WIDTH, columns, line, paragraph
from pepper_notation.render.safe import UTF8, safe
from pepper_notation.rulebook import says

_NAME: Final = 16
_COUNT: Final = 8
_SHOWN: Final = 6
_HANDS: Final = 20
"""How many facts, and how many hands, are listed one by one before the rest is counted."""


def compare_page(comparison: Comparison, width: int = WIDTH, encoding: str = UTF8) -> Iterator[Text]:
    """The whole comparison.  Rule sets that judge the record alike stand together, and go by the name of the first."""
    yield line(safe(comparison.path, encoding), HEAD)
    yield line()
    yield columns(
        ("errors", _COUNT), ("warnings", _COUNT + 2), text="rules, and the score by them", style=HEAD
    )
    for group in comparison.groups:
        best = group[0]
        yield columns(
            (str(best.errors), _COUNT),
            (str(best.warnings), _COUNT + 2),
            text=", ".join(safe(judgement.rules.name, encoding) for judgement in group),
            width=width,
            style="green" if not best.errors else "",
        )
        if scores := scores_of(best):
            yield paragraph(scores, indent=2 * _COUNT + 2, width=width)
    yield line()
    yield paragraph(fit(comparison, encoding), width=width, style=HEAD)
    yield from _hands(comparison, width, encoding)
    if comparison.traced < comparison.games:
        yield line()
        reach = f"The reasons are those of the first {comparison.traced} of {comparison.games} games."
        yield paragraph(reach, width=width, style=QUIET)
    said = {id(group[0]) for group in comparison.groups}
    for difference in comparison.differences:
        if id(difference.judgement) in said:
            yield from _difference(comparison, difference, width, encoding)


def fit(comparison: Comparison, encoding: str = UTF8) -> str:
    """Which rule sets fit the record, in one sentence."""
    names = [safe(judgement.rules.name, encoding) for judgement in comparison.fitting]
    if not names:
        return f"No rule set fits without an error; the best is {safe(comparison.best.rules.name, encoding)}."
    return f"Without an error, best first: {', '.join(names)}."


def scores_of(judgement: Judgement) -> str:
    """The score of each game by a rule set, and who has won it."""
    told = []
    for score in judgement.report.scores:
        figures = " ".join(
            f"{side} {'?' if figure is None else figure}" for side, figure in score.computed.items()
        )
        winner = judgement.winner(score.game)
        ending = f"{winner} won" if winner and winner != DRAW else winner
        told.append(", ".join(filter(None, (figures, ending))))
    return "; ".join(told)


def points_apart(comparison: Comparison) -> Sequence[Fact]:
    """The hands that rule sets score differently."""
    hands = sorted({fact for one in comparison.judgements for fact in one.facts if fact.kind is Kind.POINTS})
    return [fact for fact in hands if len({one.facts.get(fact) for one in comparison.judgements}) > 1]


def _hands(comparison: Comparison, width: int, encoding: str) -> Iterator[Text]:
    """The hands that are scored differently: a line for each way, with the rule sets that score it so."""
    apart = points_apart(comparison)
    if not apart:
        return
    yield line()
    yield line("Hands that are scored differently", HEAD)
    for fact in apart[:_HANDS]:
        ways: dict[str, list[str]] = {}
        for group in comparison.groups:
            told = group[0].facts.get(fact, "not known")
            ways.setdefault(told, []).append(safe(group[0].rules.name, encoding))
        for place, (told, names) in enumerate(ways.items()):
            head = _where(fact) if place == 0 else ""
            yield columns((head, _NAME), (told, _NAME), text=", ".join(names), width=width)
    if len(apart) > _HANDS:
        yield line(f"and {len(apart) - _HANDS} more")


def _difference(comparison: Comparison, difference: Difference, width: int, encoding: str) -> Iterator[Text]:
    other = difference.judgement
    if not (difference.reasons or difference.together):
        return
    yield line()
    yield line(
        f"{safe(other.rules.name, encoding)} against {safe(comparison.best.rules.name, encoding)}", HEAD
    )
    for reason in difference.reasons:
        yield columns(
            (f"  {reason.option.name}", _NAME), text=f"{reason.other} in place of {reason.base}", width=width
        )
        yield from _cited(comparison.best, other, reason, width)
        yield from _facts(comparison.best, other, reason.facts, width)
    if difference.together:
        yield columns(("  together", _NAME), text="by several options at once", width=width)
        yield from _facts(comparison.best, other, difference.together, width)


def _cited(best: Judgement, other: Judgement, reason: Reason, width: int) -> Iterator[Text]:
    rule = reason.option.rule
    for source in dict.fromkeys((other.rules.source, best.rules.source)):
        told = says(rule, source).text or "silent"
        yield paragraph(f"{rule} ({source}): {told}", indent=_NAME, width=width, style=QUIET)


def _facts(best: Judgement, other: Judgement, facts: Sequence[Fact], width: int) -> Iterator[Text]:
    for fact in facts[:_SHOWN]:
        yield paragraph(told(fact, best, other), indent=_NAME, width=width)
    if len(facts) > _SHOWN:
        yield paragraph(f"and {len(facts) - _SHOWN} more", indent=_NAME, width=width)


def told(fact: Fact, best: Judgement, other: Judgement) -> str:
    """A fact that two rule sets judge differently, in words."""
    here, there = other.facts.get(fact, ""), best.facts.get(fact, "")
    if fact.kind is Kind.FINDING:
        return f"line {fact.line}: {fact.code} {here or there}" + ("" if here else " is none")
    if fact.kind is Kind.POINTS:
        return f"{_where(fact)}: {here or 'not known'} in place of {there or 'not known'}"
    return f"game {fact.game}: won by {here or 'nobody yet'} in place of {there or 'nobody yet'}"


def _where(fact: Fact) -> str:
    return f"hand {fact.hand}" if fact.game == 1 else f"game {fact.game}, hand {fact.hand}"
