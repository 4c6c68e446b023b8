"""Words to a rule set: the `rules` line of a record, `--rules` and `--rule`, and a table's own file.

Knows how presets, options and values are looked up, and which values exclude each other.  A wrong word is a value
here, never an exception: it is left out, the answer says why, and the rest stands.  Does not know records, files on
disk or the command line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pepper_notation.presets import DEFAULT, PRESETS
from pepper_notation.ruleset import (
    OPTIONS,
    AllPass,
    Alone,
    Auction,
    Exchange,
    Ladder,
    Option,
    ReEntry,
    RuleSet,
    Value,
)


@dataclass(frozen=True, slots=True)
class Problem:
    """A word that is wrong: which of the options it is (counted from 0; None for the preset), why, and the nearest
    right word, empty where none is near."""

    index: int | None
    word: str
    message: str
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class Resolved:
    """The rule set that the words give, and the words that could not be used."""

    rules: RuleSet
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class _Setting:
    index: int
    word: str
    option: Option
    value: Value


def resolve(preset: str, options: Sequence[str] = ()) -> Resolved:
    """The rule set of a preset's name and of words `OPTION=VALUE`.

    An unknown preset stands for the default one; a wrong option is left out.  Capitals do not matter.
    """
    known = PRESETS.get(preset.lower())
    if known is not None:
        return change(known, options)
    missing = Problem(None, preset, f"there are no rules called `{preset}`", _nearest(preset, PRESETS))
    changed = change(DEFAULT, options)
    return Resolved(changed.rules, (missing, *changed.problems))


def change(rules: RuleSet, options: Sequence[str]) -> Resolved:
    """A rule set with some options changed by words `OPTION=VALUE`."""
    settings: list[_Setting] = []
    problems: list[Problem] = []
    for index, word in enumerate(options):
        read = _read(index, word)
        if isinstance(read, _Setting) and any(one.option is read.option for one in settings):
            read = Problem(index, word, f"`{read.option.name}` is given twice; the first stands")
        if isinstance(read, Problem):
            problems.append(read)
        else:
            settings.append(read)
    while True:
        changed = rules.model_copy(update={one.option.field: one.value for one in settings})
        refused = _refused(changed, settings)
        if refused is None:
            break
        setting, why = refused
        settings.remove(setting)
        problems.append(Problem(setting.index, setting.word, why))
    return Resolved(changed, tuple(sorted(problems, key=lambda one: -1 if one.index is None else one.index)))


def house(text: str) -> Resolved:
    """The rule set of a table's own file: TOML with `extends`, a `name`, and options by their words.

    A problem's `word` is the key, or `key=value`.
    """
    import tomllib

    try:
        told = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        return Resolved(DEFAULT, (Problem(None, "", f"this is not TOML: {_first_line(str(fault))}"),))
    preset, name = told.pop("extends", DEFAULT.name), told.pop("name", None)
    problems: list[Problem] = []
    if not isinstance(preset, str):
        problems.append(Problem(None, "extends", "`extends` is the name of a preset, in quotes"))
        preset = DEFAULT.name
    if name is not None and not (isinstance(name, str) and name.strip() and name.isprintable()):
        problems.append(Problem(None, "name", "`name` is a line of text, in quotes"))
        name = None
    words = []
    for key, value in told.items():
        if isinstance(value, str | int):
            words.append(f"{key}={_toml_word(value)}")
        else:
            problems.append(Problem(None, key, f"`{key}` has no value that is a word or a whole number"))
    resolved = resolve(preset, words)
    rules = resolved.rules if name is None else resolved.rules.model_copy(update={"name": name})
    return Resolved(rules, (*problems, *resolved.problems))


def options_of(rules: RuleSet) -> tuple[str, ...]:
    """The words that turn the preset of the rules' source into these rules, in the order of a hand."""
    base = next(preset for preset in PRESETS.values() if preset.source is rules.source)
    return tuple(
        f"{option.name}={option.of(rules)}"
        for option in OPTIONS.values()
        if option.of(rules) != option.of(base)
    )


def _read(index: int, word: str) -> _Setting | Problem:
    name, equals, spelled = word.partition("=")
    option = OPTIONS.get(name.lower())
    if option is None:
        near = _nearest(name, OPTIONS)
        return Problem(
            index, word, f"there is no option `{name}`", f"{near}{equals}{spelled}" if near else ""
        )
    accepted = ", ".join(option.accepted)
    if not equals or not spelled:
        return Problem(index, word, f"`{option.name}` needs a value: {accepted}")
    value = option.read(spelled)
    if value is None:
        near = _nearest(spelled, option.words)
        return Problem(
            index,
            word,
            f"`{option.name}` cannot be `{spelled}`; it takes {accepted}",
            f"{option.name}={near}" if near else "",
        )
    return _Setting(index, word, option, value)


def _refused(rules: RuleSet, settings: Sequence[_Setting]) -> tuple[_Setting, str] | None:
    """The last setting that these rules cannot have beside their other values, and why."""
    for setting in reversed(settings):
        why = _excluded(rules, setting.option.field)
        if why:
            return setting, f"`{setting.option.name}={setting.value}` is not possible: {why}"
    return None


_LITTLE_ONLY = {"little", "little_set", "little_broken", "little_strain"}


def _excluded(rules: RuleSet, name: str) -> str:
    """Why the value of a field cannot stand beside the others; empty where it can."""
    top = 5 if rules.ladder in (Ladder.NUMBERS_LITTLE_BIG, Ladder.NUMBERS_BIG) else 6
    has_little = rules.ladder in (Ladder.NUMBERS_LITTLE_BIG, Ladder.ALL_NUMBERS_LITTLE_BIG)
    reasons = (
        (name in _LITTLE_ONLY and not has_little, "these rules have no little bid"),
        (
            name in {"min_bid", "ladder"} and rules.min_bid > top,
            f"the highest number that may be bid is {top}",
        ),
        (
            name in {"dealer_min", "all_pass"}
            and rules.all_pass is AllPass.DEALER_MUST_BID
            and rules.dealer_min > top,
            f"the highest number that may be bid is {top}",
        ),
        (
            name == "dealer_min" and rules.all_pass is not AllPass.DEALER_MUST_BID,
            "under these rules the dealer need not bid (`all-pass=dealer-must-bid`)",
        ),
        (
            name in {"re_entry", "auction"}
            and rules.re_entry is ReEntry.YES
            and rules.auction is Auction.ONE_ROUND,
            "in an auction of one round nobody calls twice",
        ),
        (
            name in {"exchange", "alone"} and getattr(rules, name) != "none" and 4 not in rules.seats,
            "without partners there is nobody to exchange with or to sit out",
        ),
        (
            name in {"exchange", "ladder"} and rules.exchange is Exchange.LITTLE and not has_little,
            "these rules have no little bid",
        ),
        (
            name in {"alone", "ladder"} and rules.alone is Alone.LITTLE_AND_BIG and not has_little,
            "these rules have no little bid",
        ),
    )
    return next((why for excluded, why in reasons if excluded), "")


def _nearest(word: str, words: Iterable[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word.lower(), words, n=1, cutoff=0.5)), "")


def _toml_word(value: str | int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _first_line(text: str) -> str:
    return text.splitlines()[0] if text else ""
