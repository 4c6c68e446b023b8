"""One record under several rule sets: what each of them makes of it, and which option makes each difference.

A difference is traced by changing one option at a time: the option whose change alone brings it about is its reason.
Does not know how a comparison is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pepper_notation.diagnostics import Severity
from pepper_notation.engine.scoring import winners
from pepper_notation.pipeline import Chosen, JudgedGame, judged_games
from pepper_notation.report import FileReport
from pepper_notation.ruleset import OPTIONS, Option, RuleSet, Value

_HANDS: Final = 60
"""So many hands of a record are enough to trace what makes rule sets differ."""
DRAW: Final = "a draw"
"""Who has won a game that nobody has."""


class Kind(Enum):
    """What sort of thing rule sets judge differently."""

    FINDING = "finding"
    POINTS = "points"
    WINNER = "winner"


@dataclass(frozen=True, slots=True, order=True)
class Fact:
    """Something that a rule set says of a record: a finding at a place, the points of a hand, the winner of a game.

    `game` and `hand` count from 1; a finding has its place and code as well.
    """

    game: int
    hand: int
    line: int = 0
    column: int = 0
    code: str = ""

    @property
    def kind(self) -> Kind:
        """What sort of fact it is."""
        if self.code:
            return Kind.FINDING
        return Kind.POINTS if self.hand else Kind.WINNER


@dataclass(frozen=True)
class Judgement:
    """What one rule set makes of the record: the report, and its facts with what it says of each."""

    rules: RuleSet
    report: FileReport
    facts: Mapping[Fact, str]

    @property
    def errors(self) -> int:
        """How many errors there are by these rules."""
        return self.report.count(Severity.ERROR)

    @property
    def warnings(self) -> int:
        """How many warnings there are by these rules."""
        return self.report.count(Severity.WARNING)

    @property
    def open_points(self) -> int:
        """How many pieces of advice there are: what these rules leave open among them."""
        return self.report.count(Severity.ADVICE)

    def winner(self, game: int) -> str:
        """Who won a game by these rules; empty where nobody has, or that is not known."""
        return self.facts.get(Fact(game, 0), "")


@dataclass(frozen=True, slots=True)
class Reason:
    """An option that two rule sets have differently, and what that alone makes them judge differently."""

    option: Option
    base: Value
    other: Value
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Difference:
    """How a judgement differs from the best: by which options; `together` is what no single option explains."""

    judgement: Judgement
    reasons: tuple[Reason, ...] = ()
    together: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """A record under several rule sets, the best fit first; each of the others against the best.

    `games` is how many there are, `traced` on how many of them, from the first, the reasons were looked for.
    """

    path: str
    judgements: tuple[Judgement, ...]
    differences: tuple[Difference, ...]
    games: int
    traced: int

    @property
    def best(self) -> Judgement:
        """The judgement of the rule set that fits best."""
        return self.judgements[0]

    @property
    def groups(self) -> tuple[tuple[Judgement, ...], ...]:
        """The judgements that are alike in every fact put together, best first."""
        groups: list[list[Judgement]] = []
        for judgement in self.judgements:
            like = next((group for group in groups if group[0].facts == judgement.facts), None)
            if like is None:
                groups.append([judgement])
            else:
                like.append(judgement)
        return tuple(map(tuple, groups))

    @property
    def fitting(self) -> tuple[Judgement, ...]:
        """The judgements without an error, best first."""
        return tuple(judgement for judgement in self.judgements if not judgement.errors)


def compare(record: bytes, path: str, rule_sets: Sequence[RuleSet]) -> Comparison:
    """Judge a record by several rule sets and trace what makes them differ.

    The best fit has the fewest errors, then the fewest warnings, then the least left open; of equals the first given.
    """
    judgements = sorted(
        (_judge(record, path, rules) for rules in rule_sets),
        key=lambda one: (one.errors, one.warnings, one.open_points),
    )
    best = judgements[0]
    most = _enough(best)
    single: dict[tuple[str, Value], Judgement] = {}
    differences = []
    for other in judgements[1:]:
        apart = tuple(fact for fact in _apart(best.facts, other.facts) if fact.game <= most)
        reasons = []
        left = set(apart)
        for option in OPTIONS.values() if apart else ():
            value = option.of(other.rules)
            if value == option.of(best.rules):
                continue
            if (option.name, value) not in single:
                changed = best.rules.model_copy(update={option.field: value})
                single[option.name, value] = _judge(record, path, changed, most)
            alone = single[option.name, value].facts
            made = tuple(
                fact
                for fact in _apart(best.facts, alone)
                if fact in apart and alone.get(fact) == other.facts.get(fact)
            )
            if made:
                reasons.append(Reason(option, option.of(best.rules), value, made))
                left -= set(made)
        differences.append(Difference(other, tuple(reasons), tuple(sorted(left))))
    games = best.report.games
    return Comparison(path, tuple(judgements), tuple(differences), games, min(games, most))


def _enough(judgement: Judgement) -> int:
    """How many games have hands enough to trace reasons on: a long file repeats itself."""
    scored = sorted(fact for fact in judgement.facts if fact.kind is Kind.POINTS)
    return scored[_HANDS - 1].game if len(scored) >= _HANDS else max(judgement.report.games, 1)


def _apart(one: Mapping[Fact, str], other: Mapping[Fact, str]) -> tuple[Fact, ...]:
    return tuple(sorted(fact for fact in {*one, *other} if one.get(fact) != other.get(fact)))


def _judge(record: bytes, path: str, rules: RuleSet, most: int | None = None) -> Judgement:
    games, report = judged_games((record,), path, Chosen(rules), most)
    facts = {
        Fact(
            where.game or 0, where.hand or 0, finding.place.line, finding.place.column, finding.code
        ): finding.name
        for finding, where in ((found.diagnostic, found.diagnostic.where) for found in report.findings)
        if finding.weight in (Severity.ERROR, Severity.WARNING)
    }
    for game in games:
        facts |= _points(game)
    return Judgement(rules, report, facts)


def _points(game: JudgedGame) -> Mapping[Fact, str]:
    """The points of each hand of a game, where they are known, and who has won after the last."""
    table = game.head.table
    facts: dict[Fact, str] = {}
    for place, hand in enumerate(game.hands, 1):
        result = hand.frame.result
        if None not in result.points_true:
            facts[Fact(game.head.number, place)] = _text(
                (table.side_text(side), figure) for side, figure in enumerate(result.points_true)
            )
    if game.hands and (last := game.hands[-1].frame).result is not None:
        score = [figure for figure in last.result.after_true if figure is not None]
        if len(score) == table.sides:
            won = winners(game.rules, score, last.terms.side)
            words = sorted(DRAW if side is None else table.side_text(side) for side in won)
            if words:
                facts[Fact(game.head.number, 0)] = " or ".join(words)
    return facts


def _text(figures: Iterable[tuple[str, int | None]]) -> str:
    return " ".join(f"{side} {figure or 0:+d}" if figure else f"{side} 0" for side, figure in figures)
