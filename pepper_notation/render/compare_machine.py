"""A comparison in plain values, for JSON: the same that `compare` shows to people."""

from __future__ import annotations

from typing import Any

from pepper_notation.comparison import Comparison, Fact, Judgement, Kind
from pepper_notation.render.machine import SCHEMA, whole


def compare_object(comparison: Comparison) -> dict[str, Any]:
    """The whole comparison in plain values."""
    best = comparison.best
    return {
        "schema": SCHEMA,
        "path": whole(comparison.path),
        "games": comparison.games,
        "traced": comparison.traced,
        "best": whole(best.rules.name),
        "fitting": [whole(judgement.rules.name) for judgement in comparison.fitting],
        "judgements": [_judgement_object(judgement) for judgement in comparison.judgements],
        "differences": [
            {
                "rules": whole(difference.judgement.rules.name),
                "against": whole(best.rules.name),
                "reasons": [
                    {
                        "option": reason.option.name,
                        "value": str(reason.other),
                        "against": str(reason.base),
                        "rule": str(reason.option.rule),
                        "source": str(difference.judgement.rules.source),
                        "facts": [_fact_object(fact, best, difference.judgement) for fact in reason.facts],
                    }
                    for reason in difference.reasons
                ],
                "together": [_fact_object(fact, best, difference.judgement) for fact in difference.together],
            }
            for difference in comparison.differences
        ],
    }


def _judgement_object(judgement: Judgement) -> dict[str, Any]:
    return {
        "rules": whole(judgement.rules.name),
        "source": str(judgement.rules.source),
        "errors": judgement.errors,
        "warnings": judgement.warnings,
        "scores": [
            {
                "game": score.game,
                "score": {whole(side): figure for side, figure in score.computed.items()},
                "winner": whole(judgement.winner(score.game)) or None,
            }
            for score in judgement.report.scores
        ],
        "points": [
            {"game": fact.game, "hand": fact.hand, "points": whole(said)}
            for fact, said in sorted(judgement.facts.items())
            if fact.kind is Kind.POINTS
        ],
        "findings": [
            {
                "code": fact.code,
                "name": said,
                "game": fact.game,
                "hand": fact.hand,
                "line": fact.line,
                "column": fact.column,
            }
            for fact, said in sorted(judgement.facts.items())
            if fact.kind is Kind.FINDING
        ],
    }


def _fact_object(fact: Fact, best: Judgement, other: Judgement) -> dict[str, Any]:
    return {
        "kind": fact.kind.value,
        "game": fact.game or None,
        "hand": fact.hand or None,
        "line": fact.line or None,
        "code": fact.code or None,
        "says": whole(other.facts.get(fact, "")) or None,
        "against": whole(best.facts.get(fact, "")) or None,
    }
