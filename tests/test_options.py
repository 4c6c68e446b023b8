"""Words to a rule set: what is right is taken, what is wrong is named with the nearest right word."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pepper_notation.options import Problem, change, house, options_of, resolve
from pepper_notation.presets import DEFAULT, PRESETS
from pepper_notation.ruleset import OPTIONS


def problem(preset: str, *options: str) -> Problem:
    problems = resolve(preset, options).problems
    assert len(problems) == 1, problems
    return problems[0]


def test_a_table_changes_what_it_plays_differently():
    rules = resolve("denexa", ["target=21", "low=yes"]).rules
    assert (rules.target, rules.low, rules.set) == (21, "yes", "flat")
    assert rules.source is DEFAULT.source


def test_capitals_do_not_matter():
    assert resolve("Denexa", ["LOW=Yes"]) == resolve("denexa", ["low=yes"])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_is_taken_or_refused_by_name(preset: str, option: str):
    values = [*OPTIONS[option].words, *(str(number) for number in OPTIONS[option].point.numbers or ())]
    for value in values:
        resolved = resolve(preset, [f"{option}={value}"])
        if resolved.problems:
            assert option in resolved.problems[0].message
            assert resolved.rules == PRESETS[preset]
        else:
            assert str(OPTIONS[option].of(resolved.rules)) == value


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_is_possible_somewhere(option: str):
    beside = {"dealer-min": ("all-pass=dealer-must-bid",), "re-entry": ("auction=until-passed",)}
    for value in OPTIONS[option].words:
        words = (*beside.get(option, ()), f"{option}={value}")
        assert any(not change(rules, words).problems for rules in PRESETS.values()), value


def test_unknown_rules_are_named_with_the_nearest():
    assert problem("denexxa") == Problem(None, "denexxa", "there are no rules called `denexxa`", "denexa")
    assert resolve("hoyle", ["target=21"]).rules == resolve("denexa", ["target=21"]).rules


def test_an_unknown_option_is_named_with_the_nearest():
    assert problem("denexa", "tarjet=21").nearest == "target=21"
    assert problem("denexa", "xyzzy=1").nearest == ""


def test_an_unknown_value_is_named_with_the_nearest_and_all_that_would_do():
    told = problem("denexa", "set=flatt")
    assert told.nearest == "set=flat"
    assert "flat, bid" in told.message
    assert "a number from 1 to 1000" in problem("denexa", "target=zero").message


@pytest.mark.parametrize(
    "word", ["set", "set=", "=", "set=flat=bid", "target=3.5", "target=-1", "target=+9", ""]
)
def test_what_is_no_option_with_a_value_is_wrong(word: str):
    assert resolve("denexa", [word]).rules == DEFAULT
    assert problem("denexa", word).word == word


def test_the_first_of_two_stands():
    resolved = resolve("denexa", ["target=21", "target=25"])
    assert resolved.rules.target == 21
    assert [(one.index, one.word) for one in resolved.problems] == [(1, "target=25")]


def test_a_wrong_word_leaves_the_others_standing():
    resolved = resolve("denexa", ["tarjet=25", "low=yes", "set=all"])
    assert resolved.rules == resolve("denexa", ["low=yes"]).rules
    assert [one.index for one in resolved.problems] == [0, 2]


@pytest.mark.parametrize(
    ("preset", "words", "refused"),
    [
        ("kaibosh", ["little=7"], "little"),
        ("denexa", ["ladder=numbers-big", "little=7"], "little"),
        ("denexa", ["little=7", "ladder=numbers-big"], "little"),
        ("denexa", ["dealer-min=3"], "dealer-min"),
        ("wolf-42", ["re-entry=yes"], "re-entry"),
        ("solitaire", ["auction=one-round"], "auction"),
        ("denexa", ["min-bid=6"], "min-bid"),
        ("kaibosh", ["exchange=little"], "exchange"),
        ("kaibosh", ["alone=little-and-big"], "alone"),
        ("bideuchre-40", ["ladder=all-numbers-big"], "ladder"),
    ],
)
def test_an_option_that_these_rules_cannot_have_is_refused_by_name(
    preset: str, words: list[str], refused: str
):
    assert f"`{refused}=" in problem(preset, *words).message


def test_a_dealer_who_must_bid_may_be_held_to_a_least_bid():
    rules = resolve("denexa", ["dealer-min=3", "all-pass=dealer-must-bid"]).rules
    assert (rules.all_pass, rules.dealer_min) == ("dealer-must-bid", 3)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_needs_no_options_to_be_itself(preset: str):
    assert options_of(PRESETS[preset]) == ()


def test_the_options_of_a_rule_set_are_what_it_changes_in_the_order_of_a_hand():
    rules = resolve("wolf-42", ["target=52", "low=yes"]).rules
    assert options_of(rules) == ("low=yes", "target=52")
    assert resolve("wolf-42", options_of(rules)).rules == rules


def test_a_house_has_a_name_and_extends_a_preset():
    resolved = house('extends = "wolf-42"\nname = "Sundays at Ann\'s"\ntarget = 52\nlow = "yes"\n')
    assert resolved.problems == ()
    assert (resolved.rules.name, resolved.rules.target, resolved.rules.low) == ("Sundays at Ann's", 52, "yes")
    assert resolved.rules.source is PRESETS["wolf-42"].source


def test_a_house_that_says_nothing_plays_the_default():
    assert house("") == resolve("denexa")


@pytest.mark.parametrize(
    ("text", "word", "nearest"),
    [
        ('extends = "wolf"\n', "wolf", "wolf-42"),
        ("extends = 3\n", "extends", ""),
        ('name = ""\n', "name", ""),
        ('name = "a\\u001b[2J"\n', "name", ""),
        ("tarjet = 21\n", "tarjet=21", "target=21"),
        ("target = [21]\n", "target", ""),
        ("[options]\ntarget = 21\n", "options", ""),
        ("target = \n", "", ""),
    ],
)
def test_what_is_wrong_in_a_houses_file_is_named(text: str, word: str, nearest: str):
    (told,) = house(text).problems
    assert (told.word, told.nearest) == (word, nearest)


def test_yes_may_be_said_as_toml_says_it():
    assert house("low = true\n").rules == resolve("denexa", ["low=yes"]).rules


@settings(deadline=None)
@given(
    st.text(max_size=30),
    st.lists(st.text(max_size=30) | st.sampled_from(["low=yes", "target=21"]), max_size=4),
)
def test_whatever_the_words_the_answer_is_a_rule_set(preset: str, options: list[str]):
    resolved = resolve(preset, options)
    assert change(PRESETS.get(preset.lower(), DEFAULT), options).rules == resolved.rules


@settings(deadline=None)
@given(st.text(max_size=80))
def test_whatever_the_file_the_answer_is_a_rule_set(text: str):
    assert house(text).rules.source in {rules.source for rules in PRESETS.values()}
