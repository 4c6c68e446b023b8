"""The rulebook and the rule sets in plain values, for JSON: the same that `rules` shows to people."""

from __future__ import annotations

import json
from typing import Any

from pepper_notation.engine.bids import ladder
from pepper_notation.options import options_of
from pepper_notation.presets import SHELF, standing
from pepper_notation.render.machine import SCHEMA, whole
from pepper_notation.render.rules import agreement, base, fixed_rules, value_of
from pepper_notation.rulebook import BOOK, SOURCES, Rule
from pepper_notation.ruleset import OPTIONS, Option, RuleSet


def as_json(told: dict[str, Any]) -> str:
    """One of these objects as text."""
    return json.dumps(told, indent=2) + "\n"


def rule_list_object() -> dict[str, Any]:
    """All rules and all presets."""
    return {
        "schema": SCHEMA,
        "rules": [
            {
                "rule": str(entry.rule),
                "heading": entry.heading,
                "meaning": entry.meaning,
                "judged": entry.judged,
                "options": [option.name for option in OPTIONS.values() if option.rule is entry.rule],
            }
            for entry in BOOK.values()
        ],
        "presets": [
            {"preset": name, "source": str(preset.rules.source), "title": SOURCES[preset.rules.source].title}
            for name, preset in SHELF.items()
        ],
    }


def rule_object(rule: Rule) -> dict[str, Any]:
    """One rule: what each source says, and the options that vary it."""
    entry = BOOK[rule]
    return {
        "schema": SCHEMA,
        "rule": str(rule),
        "heading": entry.heading,
        "meaning": entry.meaning,
        "judged": entry.judged,
        "agreement": agreement(rule),
        "sources": [
            {
                "source": str(source),
                "title": SOURCES[source].title,
                "stance": str(saying.stance),
                "says": saying.text or None,
                "meant": saying.meant or None,
            }
            for source, saying in entry.sayings.items()
        ],
        "elsewhere": entry.elsewhere or None,
        "options": [_option(option) for option in OPTIONS.values() if option.rule is rule],
    }


def rule_set_object(rules: RuleSet) -> dict[str, Any]:
    """A rule set: every value with its provenance."""
    return {
        "schema": SCHEMA,
        "name": whole(rules.name),
        "preset": base(rules).rules.name,
        "source": str(rules.source),
        "changed": list(options_of(rules)),
        "seats": list(rules.seats),
        "bids": [bid.text for bid in ladder(rules, 6)],
        "options": {option.name: _given(rules, option) for option in OPTIONS.values()},
        "rules": {str(rule): str(standing(rule, rules.source)) for rule in fixed_rules(rules)},
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "option": option.name,
        "asks": option.point.asks,
        "values": dict(option.words),
        "numbers": None if option.point.numbers is None else list(option.point.numbers),
        "presets": {name: _given(preset.rules, option) for name, preset in SHELF.items()},
    }


def _given(rules: RuleSet, option: Option) -> dict[str, Any]:
    given = value_of(rules, option)
    value = given.value if isinstance(given.value, int) else str(given.value)
    return {"value": value, "provenance": str(given.provenance), "note": given.note or None}
