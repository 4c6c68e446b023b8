"""The pages of the rulebook, as they are read on a terminal and as a machine reads them."""

import json

import pytest

from pepper_notation.options import house, resolve
from pepper_notation.presets import PRESETS
from pepper_notation.render.rules import rule_list, rule_page, rule_set_page
from pepper_notation.render.rules_machine import as_json, rule_list_object, rule_object, rule_set_object
from pepper_notation.rulebook import BOOK, SOURCES, Rule
from pepper_notation.ruleset import OPTIONS, RuleSet


def page_of(rule: str) -> str:
    return "".join(text.plain for text in rule_page(Rule(rule)))


def set_page(rules: RuleSet, encoding: str = "utf-8") -> str:
    return "".join(text.plain for text in rule_set_page(rules, encoding=encoding))


def test_the_list_has_every_rule_and_every_rule_set():
    shown = "".join(text.plain for text in rule_list())
    for name in (*Rule, *PRESETS):
        assert f"\n{name} " in shown


@pytest.mark.parametrize("rule", Rule)
def test_a_rules_page_cites_every_source_and_every_value(rule: Rule):
    shown = page_of(rule)
    assert all(source in shown for source in SOURCES)
    for option in OPTIONS.values():
        if option.rule is rule:
            assert all(word in shown for word in option.words)
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_page_of_the_left_bower_tells_who_says_it_who_implies_it_and_who_is_silent():
    shown = page_of("left-bower").splitlines()
    assert shown[0] == "left-bower  The left bower is a trump"
    assert any(line.startswith("stated   denexa ") for line in shown)
    assert any(line.startswith("implied  pimenta") for line in shown)
    assert any(line.startswith("silent   penguin, laporte") for line in shown)
    assert "All that speak of it agree." in shown


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("set", "The sources differ."),
        ("re-entry", "The sources differ. Where one is silent, every way that others have is accepted."),
        ("trump-rank", "All that speak of it agree. A slip is read as it must be meant."),
        ("low-no-trump", "The sources differ."),
        ("name-trump", "One rendering alone asks the bidder for a card of the suit named."),
    ],
)
def test_a_rules_page_says_whether_the_sources_agree(rule: str, said: str):
    assert said in " ".join(page_of(rule).split())


@pytest.mark.parametrize("name", PRESETS)
def test_a_rule_set_fits_on_one_screen(name: str):
    lines = set_page(PRESETS[name]).splitlines()
    assert len(lines) <= 40
    assert max(len(line) for line in lines) <= 80
    for option in OPTIONS:
        assert any(line.startswith(f"{option} ") for line in lines)


def test_what_a_table_changed_is_called_its_own():
    shown = set_page(resolve("denexa", ["target=21"]).rules)
    assert "rules denexa target=21" in shown
    (line,) = [line for line in shown.splitlines() if line.startswith("target")]
    assert line.split() == ["target", "21", "this", "table's", "own"]


def test_a_tables_name_cannot_drive_the_terminal():
    rules = PRESETS["denexa"].model_copy(update={"name": "a\u202eb\x1b[2J"})
    assert set_page(rules).startswith("a\\u202eb\\x1b[2J")


def test_json_says_the_same():
    told = json.loads(
        as_json(rule_set_object(house('extends = "wolf-42"\nname = "Ann\'s"\ntarget = 52').rules))
    )
    assert (told["name"], told["preset"], told["changed"]) == ("Ann's", "wolf-42", ["target=52"])
    assert told["bids"] == ["4", "5", "6", "moon", "double"]
    assert told["options"]["target"] == {"value": 52, "provenance": "this table's own", "note": None}
    assert told["options"]["set"] == {"value": "bid", "provenance": "stated", "note": None}
    assert told["rules"]["winner-leads"] == "stated"


@pytest.mark.parametrize("rule", Rule)
def test_json_of_a_rule_has_every_source_with_its_stance(rule: Rule):
    told = json.loads(as_json(rule_object(rule)))
    assert told["rule"] == rule
    assert {one["source"]: one["stance"] for one in told["sources"]} == {
        str(source): str(saying.stance) for source, saying in BOOK[rule].sayings.items()
    }
    assert [one["option"] for one in told["options"]] == [
        option.name for option in OPTIONS.values() if option.rule is rule
    ]


def test_json_of_the_list_has_all_rules_and_presets():
    told = json.loads(as_json(rule_list_object()))
    assert [one["rule"] for one in told["rules"]] == list(Rule)
    assert [one["preset"] for one in told["presets"]] == list(PRESETS)
