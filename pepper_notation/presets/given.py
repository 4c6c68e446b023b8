"""A value with its provenance, and a preset made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from pepper_notation.rulebook import BOOK, Rule, Source, Stance, says
from pepper_notation.ruleset import RuleSet


class Provenance(StrEnum):
    """Where a value of a rule set comes from."""

    STATED = "stated"
    COMMON = "common practice"
    UNSTATED = "unstated"
    IDLE = "of no effect here"
    OWN = "this table's own"


@dataclass(frozen=True, slots=True)
class Given:
    """A value with its provenance, and what is to be said of it beyond that."""

    value: object
    provenance: Provenance
    note: str = ""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set and, by field, where each of its values comes from."""

    rules: RuleSet
    given: Mapping[str, Given]


def stated(value: object, note: str = "") -> Given:
    """A value that the source gives."""
    return Given(value, Provenance.STATED, note)


def common(value: object, note: str = "") -> Given:
    """A value that the source leaves out and common practice gives."""
    return Given(value, Provenance.COMMON, note)


def idle(value: object) -> Given:
    """A value that the other values of the rule set leave nothing to do."""
    return Given(value, Provenance.IDLE)


def unstated(value: object, note: str = "") -> Given:
    """The value that stands for the source's silence."""
    return Given(value, Provenance.UNSTATED, note)


def preset(name: str, source: Source, **given: Given) -> Preset:
    """A preset, from a value with its provenance for every field of a rule set."""
    values: dict[str, Any] = {field: one.value for field, one in given.items()}
    return Preset(RuleSet.model_construct(name=name, source=source, **values), MappingProxyType(given))


def standing(rule: Rule, source: Source) -> Provenance:
    """Where a rule that has no options comes from, for the rule set of a source."""
    if says(rule, source).stance in (Stance.STATED, Stance.SLIP):
        return Provenance.STATED
    spoken = any(saying.stance is Stance.STATED for saying in BOOK[rule].sayings.values())
    return Provenance.COMMON if spoken and BOOK[rule].judged else Provenance.UNSTATED
