"""The closing loop: every diagnostic is registered, explained, exemplified."""

from __future__ import annotations

import dataclasses
import re
import string

import pytest

from pepper_notation.catalog import ALL, CATALOG, find
from pepper_notation.diagnostics import Diagnostic
from pepper_notation.pipeline import check_text
from pepper_notation.rulebook import Rule

each = pytest.mark.parametrize("diagnostic", ALL, ids=lambda diagnostic: diagnostic.code)


def _subclasses(kind: type[Diagnostic]) -> set[type[Diagnostic]]:
    found = set(kind.__subclasses__())
    return found.union(*(_subclasses(sub) for sub in found)) if found else found


def test_every_diagnostic_that_is_declared_is_in_the_catalog() -> None:
    declared = {kind for kind in _subclasses(Diagnostic) if kind.__module__.startswith("pepper_notation")}
    assert declared == set(ALL)


def test_codes_and_names_are_used_once() -> None:
    assert len(CATALOG) == len(ALL) == len({diagnostic.name for diagnostic in ALL})


@each
def test_a_diagnostic_is_found_by_code_and_by_name(diagnostic: type[Diagnostic]) -> None:
    assert find(diagnostic.code.lower()) is diagnostic
    assert find(diagnostic.name) is diagnostic


@each
def test_its_code_and_name_have_the_pinned_form(diagnostic: type[Diagnostic]) -> None:
    assert re.fullmatch(r"PN[1-9][0-9]{2}", diagnostic.code)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", diagnostic.name)


@each
def test_its_explanation_is_its_own(diagnostic: type[Diagnostic]) -> None:
    first = (diagnostic.__doc__ or "").strip().split("\n\n")[0]
    assert first.endswith(".")
    assert not first.startswith(diagnostic.__name__ + "(")


@each
def test_the_rules_it_cites_are_in_the_rulebook(diagnostic: type[Diagnostic]) -> None:
    assert all(Rule(rule) for rule in diagnostic.rules)


@each
def test_every_hole_in_its_sentences_is_a_field(diagnostic: type[Diagnostic]) -> None:
    known = {field.name for field in dataclasses.fields(diagnostic)}
    holes = {
        hole
        for template in (diagnostic.message, diagnostic.help)
        for _, hole, _, _ in string.Formatter().parse(template)
        if hole is not None
    }
    assert holes <= known


def _marked(text: str) -> tuple[str, tuple[int, int], tuple[int, int]]:
    """A bad example without its marks, and the line and column at which the marks stood."""
    before, _, rest = text.partition("‹")
    wrong, _, after = rest.partition("›")
    places = [(piece.count("\n") + 1, len(piece) - piece.rfind("\n")) for piece in (before, before + wrong)]
    return before + wrong + after, places[0], places[1]


@each
def test_its_bad_example_gives_exactly_this_finding_at_the_marked_place(diagnostic: type[Diagnostic]) -> None:
    text, start, end = _marked(diagnostic.example.bad)
    found = [found.diagnostic for found in check_text(text).findings]
    assert [(f.code, f.place[:4]) for f in found] == [(diagnostic.code, (*start, *end))]


@each
def test_its_good_example_gives_nothing(diagnostic: type[Diagnostic]) -> None:
    assert [found.diagnostic.code for found in check_text(diagnostic.example.good).findings] == []


@each
def test_its_message_is_a_sentence_for_a_card_player(diagnostic: type[Diagnostic]) -> None:
    text, _, _ = _marked(diagnostic.example.bad)
    (found,) = check_text(text).findings
    said, advised = found.diagnostic.said(), found.diagnostic.advised()
    assert said
    assert not said.endswith(".")
    assert "None" not in said + advised
    assert "{" not in said + advised
