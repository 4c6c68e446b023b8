"""The presets have the values and the provenance that the rules page has for them."""

import pytest

from pepper_notation.presets import DEFAULT, PRESETS, SHELF, Provenance, standing
from pepper_notation.rulebook import Rule, Stance, says
from pepper_notation.ruleset import OPTIONS, RuleSet

REFERENCE = ("denexa", "solitaire", "pimenta", "pagat", "penguin")
STATED, COMMON, UNSTATED = Provenance.STATED, Provenance.COMMON, Provenance.UNSTATED


def row(field: str) -> list[tuple[object, Provenance]]:
    given = [SHELF[name].given[field] for name in REFERENCE]
    return [(one.value, one.provenance) for one in given]


def test_denexa_is_the_default():
    assert PRESETS["denexa"] is DEFAULT


def test_a_preset_stands_under_its_own_name():
    assert all(rules.name == name for name, rules in PRESETS.items())


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_whole_rule_set(name: str):
    assert RuleSet.model_validate(dict(PRESETS[name])) == PRESETS[name]


@pytest.mark.parametrize("name", PRESETS)
def test_every_value_has_its_provenance(name: str):
    given = SHELF[name].given
    assert {option.field for option in OPTIONS.values()} <= set(given)
    for field, one in given.items():
        assert getattr(PRESETS[name], field) == one.value
        assert (one.value == "unstated") == (one.provenance is UNSTATED)


@pytest.mark.parametrize("name", PRESETS)
def test_a_stated_value_is_one_that_the_source_speaks_of(name: str):
    preset = SHELF[name]
    for option in OPTIONS.values():
        if preset.given[option.field].provenance is STATED:
            assert says(option.rule, preset.rules.source).text, option.name


@pytest.mark.parametrize("name", PRESETS)
def test_where_a_value_is_unstated_the_source_is_silent(name: str):
    preset = SHELF[name]
    for option in OPTIONS.values():
        if preset.given[option.field].provenance is UNSTATED and option.name != "misdeal":
            assert says(option.rule, preset.rules.source).stance is Stance.SILENT, option.name


def test_the_seats_of_the_reference_family():
    assert [seats for seats, _ in row("seats")] == [(2, 3, 4), (4,), (2, 3, 4), (4,), (4,)]


def test_re_entry_is_for_those_whose_turn_keeps_coming_round():
    assert row("re_entry") == [
        ("unstated", UNSTATED),
        ("yes", STATED),
        ("unstated", UNSTATED),
        ("yes", STATED),
        ("unstated", UNSTATED),
    ]


def test_nobody_in_the_reference_family_says_what_follows_four_passes():
    assert row("all_pass") == [("unstated", UNSTATED)] * 5


def test_the_deal_passes_left_in_all_and_one_says_so():
    assert row("next_dealer") == [
        ("left", COMMON),
        ("left", COMMON),
        ("left", STATED),
        ("left", COMMON),
        ("left", COMMON),
    ]


def test_who_wins_when_both_are_over_and_what_a_tie_is():
    told = [(value, provenance) for value, provenance in row("both_over")]
    assert told == [
        ("higher", STATED),
        ("higher", STATED),
        ("unstated", UNSTATED),
        ("higher", STATED),
        ("unstated", UNSTATED),
    ]
    assert [value for value, _ in row("tie")] == ["draw", "draw", "unstated", "draw", "unstated"]


def test_the_reference_family_differs_in_nothing_else():
    apart = {"name", "source", "seats", "re_entry", "both_over", "tie"}
    alike = [rules.model_dump(exclude=apart) for name, rules in PRESETS.items() if name in REFERENCE]
    assert all(values == alike[0] for values in alike)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Rule.TRUMP_RANK, (STATED, STATED, STATED, STATED, COMMON)),
        (Rule.LEFT_BOWER, (STATED, COMMON, COMMON, COMMON, COMMON)),
        (Rule.PLAIN_RANK, (STATED, COMMON, STATED, STATED, COMMON)),
        (Rule.NO_TRUMP_RANK, (COMMON, COMMON, COMMON, STATED, COMMON)),
        (Rule.WINNER_LEADS, (COMMON, STATED, STATED, STATED, STATED)),
        (Rule.NEGATIVE_SCORE, (COMMON, STATED, STATED, STATED, COMMON)),
        (Rule.IRREGULARITIES, (UNSTATED,) * 5),
    ],
)
def test_the_rules_without_options_stand_as_the_rules_page_has_them(
    rule: Rule, expected: tuple[Provenance, ...]
):
    assert tuple(standing(rule, PRESETS[name].source) for name in REFERENCE) == expected


@pytest.mark.parametrize(
    ("preset", "target"),
    [("denexa", 30), ("laporte-31", 31), ("wolf-42", 42), ("kaibosh", "unstated"), ("bideuchre-40", 40)],
)
def test_each_game_is_played_to_its_own_score(preset: str, target: object):
    assert PRESETS[preset].target == target


@pytest.mark.parametrize(
    ("preset", "little", "big"),
    [
        ("denexa", "little", "big"),
        ("wolf-42", "moon", "double"),
        ("kaibosh", "little", "kaibosh"),
        ("bideuchre-40", "best", "alone"),
    ],
)
def test_the_high_bids_have_the_names_that_their_tables_call(preset: str, little: str, big: str):
    assert (PRESETS[preset].little_name, PRESETS[preset].big_name) == (little, big)
