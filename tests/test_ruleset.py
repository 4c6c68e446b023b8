"""The options: closed lists of values, each with a meaning and a rule."""

import pytest
from pydantic import ValidationError

from pepper_notation.presets import DEFAULT
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import OPTIONS, Option, RuleSet

NAMES = [
    "min-bid",
    "ladder",
    "auction",
    "re-entry",
    "all-pass",
    "dealer-min",
    "misdeal",
    "next-dealer",
    "first-lead",
    "no-trump",
    "low",
    "made",
    "set",
    "little",
    "little-set",
    "big",
    "big-set",
    "opponents",
    "little-broken",
    "big-broken",
    "shut-out",
    "target",
    "both-over",
    "tie",
    "exchange",
    "alone",
]


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_the_rules_page_is_there(name: str):
    assert name in OPTIONS


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_asks_a_question_and_belongs_to_a_rule(option: Option):
    assert option.point.asks.endswith("?")
    assert option.rule in Rule
    assert option.words or option.point.numbers


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_word_has_a_meaning_and_is_read_with_capitals_or_without(option: Option):
    for word, meaning in option.words.items():
        assert meaning
        assert str(option.read(word)) == str(option.read(word.upper())) == word


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_a_number_is_read_within_its_bounds_only(option: Option):
    if option.point.numbers is None:
        assert option.read("3") is None
        return
    least, most = option.point.numbers
    assert option.read(str(least)) == least
    assert option.read(str(most)) == most
    assert option.read(str(most + 1)) is None
    assert option.read("-1") is None
    assert option.read("٣") is None
    assert option.read("9" * 400) is None


def test_a_rule_set_names_every_field_and_no_other():
    fields = DEFAULT.model_dump()
    for name in fields:
        with pytest.raises(ValidationError):
            RuleSet.model_validate({field: value for field, value in fields.items() if field != name})
    with pytest.raises(ValidationError):
        RuleSet.model_validate({**fields, "widow": "yes"})


def test_a_rule_set_cannot_hold_a_number_that_its_option_does_not_take():
    for name, number in (("target", 0), ("min_bid", 9), ("big", 101), ("forced_hands", -1)):
        with pytest.raises(ValidationError):
            RuleSet.model_validate({**dict(DEFAULT), name: number})


def test_equal_rule_sets_are_one_key():
    assert len({DEFAULT, DEFAULT.model_copy(), DEFAULT.model_copy(update={"target": 31})}) == 2
