"""The rulebook says something of every rule, and nothing twice."""

import ast
from pathlib import Path

import pytest

from pepper_notation.catalog import ALL
from pepper_notation.presets import SHELF
from pepper_notation.rulebook import BOOK, SOURCES, Rule, Source, Stance, says
from pepper_notation.ruleset import OPTIONS

PACKAGE = Path(__file__).parent.parent / "pepper_notation"


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_has_a_heading_a_meaning_and_a_word_on_every_source(rule: Rule):
    entry = BOOK[rule]
    assert entry.heading
    assert entry.meaning.endswith(".")
    assert set(entry.sayings) == set(Source)


@pytest.mark.parametrize("rule", Rule)
def test_some_source_speaks_of_every_rule(rule: Rule):
    assert BOOK[rule].of(Stance.STATED)


@pytest.mark.parametrize("rule", Rule)
def test_what_is_said_is_a_sentence_and_a_slip_tells_what_it_means(rule: Rule):
    for source in Source:
        saying = says(rule, source)
        assert saying.text.endswith(".") or (saying.stance is Stance.SILENT and not saying.text)
        assert bool(saying.meant) == (saying.stance is Stance.SLIP)


@pytest.mark.parametrize("source", Source)
def test_every_source_has_a_title_and_says_of_itself_what_it_is(source: Source):
    assert SOURCES[source].title
    assert SOURCES[source].what
    assert any(says(rule, source).stance is Stance.STATED for rule in Rule)


def test_every_preset_has_a_source_of_its_own():
    sources = [preset.rules.source for preset in SHELF.values()]
    assert len(set(sources)) == len(sources)


def test_the_slips_that_readers_of_the_sources_meet_are_marked():
    slips = {(source, rule) for rule in Rule for source in BOOK[rule].of(Stance.SLIP)}
    assert slips == {
        (Source.DENEXA, Rule.TRUMP_RANK),
        (Source.DENEXA, Rule.AUCTION_END),
        (Source.PIMENTA, Rule.PACK),
        (Source.PIMENTA, Rule.DEAL),
        (Source.PIMENTA, Rule.OPPONENTS),
    }


def test_only_irregularities_are_left_to_people():
    assert [rule for rule in Rule if not BOOK[rule].judged] == [Rule.IRREGULARITIES]


def test_every_option_varies_a_rule_that_a_source_of_a_preset_speaks_of():
    for option in OPTIONS.values():
        assert any(says(option.rule, preset.rules.source).text for preset in SHELF.values()), option.name


def test_no_rule_id_is_spelled_where_rules_are_cited():
    """A rule id as a whole string is allowed only where it is also a word of the notation."""
    words = {word for option in OPTIONS.values() for word in (option.name, option.field, *option.words)}
    ids = {str(rule) for rule in Rule} - words
    assert ids
    for part in ("checks", "presets", "ruleset", "engine", "options.py", "judging", "diagnostics.py"):
        for path in [PACKAGE / part] if part.endswith(".py") else sorted((PACKAGE / part).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in ids, f"{path.name}:{node.lineno} spells {node.value}"


def test_every_rule_is_cited_by_a_finding_or_varied_by_an_option_or_left_to_people():
    cited = {rule for diagnostic in ALL for rule in diagnostic.rules}
    varied = {option.rule for option in OPTIONS.values()}
    people = {rule for rule in Rule if not BOOK[rule].judged}
    assert set(Rule) - cited - varied - people == set()
