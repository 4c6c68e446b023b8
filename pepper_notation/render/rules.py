"""The rulebook and the rule sets as pages for people: all rules, one rule, one rule set.

Pure functions of the rulebook and of a rule set.  Does not make consoles; `rules_machine` has the JSON of the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from pepper_notation.engine.bids import ladder
from pepper_notation.options import options_of
from pepper_notation.presets import SHELF, Given, Preset, Provenance, standing
from pepper_notation.render.page import HEAD, QUIET, WIDTH, columns, line, paragraph
from pepper_notation.render.safe import UTF8, safe
from pepper_notation.rulebook import BOOK, SOURCES, Rule, Saying, Stance
from pepper_notation.ruleset import OPTIONS, Option, RuleSet

_ID: Final = 16
_STANCE: Final = 9
_SOURCE: Final = 11
_VALUE: Final = 30


def rule_list(width: int = WIDTH) -> Iterator[Text]:
    """All rules, each with the options that vary it, and the presets."""
    yield line("The rules of Pepper", HEAD)
    for entry in BOOK.values():
        varied = ", ".join(option.name for option in OPTIONS.values() if option.rule is entry.rule)
        heading = f"{entry.heading} ({varied})" if varied else entry.heading
        yield columns((entry.rule, _ID), text=heading, width=width)
    yield line()
    yield line("Rule sets", HEAD)
    for name, preset in SHELF.items():
        yield columns((name, _ID), text=SOURCES[preset.rules.source].title, width=width)
    yield line()
    yield paragraph(
        "In brackets: the options that vary a rule.  `pepper rules RULE` tells what each source says of it and what "
        "its options mean, `pepper rules --preset NAME` shows a whole rule set.",
        width=width,
        style=QUIET,
    )


def rule_page(rule: Rule, width: int = WIDTH) -> Iterator[Text]:
    """One rule: what it means, what every source says of it, where they differ, which options vary it."""
    entry = BOOK[rule]
    yield Text.assemble((f"{rule}", HEAD), f"  {entry.heading}\n")
    yield paragraph(entry.meaning, indent=2, width=width)
    yield line()
    for stance in Stance:
        spoken = [source for source in entry.of(stance) if entry.sayings[source].text]
        for source in spoken:
            first = stance if source is spoken[0] else ""
            yield columns((first, _STANCE), (source, _SOURCE), text=_told(entry.sayings[source]), width=width)
    if mute := [source for source in entry.of(Stance.SILENT) if not entry.sayings[source].text]:
        yield columns((Stance.SILENT, _STANCE), text=", ".join(mute), width=width)
    yield line()
    varied = [option for option in OPTIONS.values() if option.rule is rule]
    yield paragraph(agreement(rule), width=width)
    for option in varied:
        yield line()
        yield from _option(option, width)
    if entry.elsewhere:
        yield line()
        yield columns(("Elsewhere:", _SOURCE), text=entry.elsewhere, width=width, style=HEAD)
    if not entry.judged:
        yield line()
        yield paragraph(
            "A record cannot show whether this rule was kept; it is for people.", width=width, style=QUIET
        )


def agreement(rule: Rule) -> str:
    """Whether the sources agree on a rule, in one sentence or two."""
    entry = BOOK[rule]
    speaking = entry.of(Stance.STATED, Stance.SLIP)
    groups = [_groups(option) for option in OPTIONS.values() if option.rule is rule]
    if not speaking:
        said = "No source has this rule."
    elif any(len(group.keys() - {"unstated"}) > 1 for group in groups):
        said = "The sources differ."
    elif entry.differ:
        said = entry.differ
    elif len(speaking) == 1:
        said = f"Only {speaking[0]} speaks of it."
    else:
        said = "All that speak of it agree."
    if any("unstated" in group for group in groups):
        said += " Where one is silent, every way that others have is accepted."
    if entry.of(Stance.SLIP):
        said += " A slip is read as it must be meant."
    return said


def rule_set_page(rules: RuleSet, width: int = WIDTH, encoding: str = UTF8) -> Iterator[Text]:
    """A rule set on one screen: every option's value and where it comes from, then the rules without options."""
    preset, note = base(rules), SOURCES[rules.source]
    yield columns(
        (safe(rules.name, encoding), _ID), text=f"{note.title}, {note.what}", width=width, style=HEAD
    )
    changed = options_of(rules)
    if changed or rules.name != preset.rules.name:
        words = " ".join(("rules", preset.rules.name, *changed))
        yield paragraph(words, indent=2, width=width)
    yield columns(("seats", _ID), text=_seats(rules), width=width)
    yield columns(("bids", _ID), text=" ".join(bid.text for bid in ladder(rules, 6)), width=width)
    for option in OPTIONS.values():
        given = value_of(rules, option)
        yield columns((option.name, _ID), (f"{given.value}", _VALUE), text=_origin(given), width=width)
    yield line()
    for provenance in (Provenance.STATED, Provenance.COMMON, Provenance.UNSTATED):
        kept = [rule for rule in fixed_rules(rules) if standing(rule, rules.source) is provenance]
        if kept:
            yield columns((provenance, _ID), text=", ".join(kept), width=width, style=QUIET)


def base(rules: RuleSet) -> Preset:
    """The preset that a rule set comes from."""
    return next(preset for preset in SHELF.values() if preset.rules.source is rules.source)


def value_of(rules: RuleSet, option: Option) -> Given:
    """The value that a rule set has, with its provenance: the preset's, or the table's own."""
    given = base(rules).given[option.field]
    value = option.of(rules)
    return given if value == given.value else Given(value, Provenance.OWN)


def fixed_rules(rules: RuleSet) -> Sequence[Rule]:
    """The rules of a rule set that no option says all about."""
    left = {option.rule for option in OPTIONS.values()} - {Rule.NO_TRUMP_RANK, Rule.DEAL}
    left |= {
        rule for rule, seats in ((Rule.THREE_HANDED, 3), (Rule.TWO_HANDED, 2)) if seats not in rules.seats
    }
    return [rule for rule in Rule if rule not in left]


def _told(saying: Saying) -> str:
    return f"{saying.text} {saying.meant}" if saying.meant else saying.text


def _seats(rules: RuleSet) -> str:
    *rest, last = (str(seats) for seats in rules.seats)
    return f"{', '.join(rest)} or {last}" if rest else last


def _origin(given: Given) -> str:
    return f"{given.provenance}: {given.note}" if given.note else f"{given.provenance}"


def _option(option: Option, width: int) -> Iterator[Text]:
    yield columns((option.name, _ID), text=option.point.asks, width=width, style=HEAD)
    groups = _groups(option)
    for word, meaning in option.words.items():
        names = groups.pop(word, ())
        told = f"{meaning} ({', '.join(names)})" if names else meaning
        yield columns((f"  {word}", _VALUE), text=told, width=width)
    for value, names in groups.items():
        yield columns((f"  {value}", _VALUE), text=f"({', '.join(names)})", width=width)
    if option.numbers:
        yield columns(("  a number", _VALUE), text=option.numbers, width=width)


def _groups(option: Option) -> dict[str, tuple[str, ...]]:
    """The presets by the value that they have; one in which the option has no effect is left out."""
    groups: dict[str, tuple[str, ...]] = {}
    for name, preset in SHELF.items():
        given = preset.given[option.field]
        if given.provenance is not Provenance.IDLE:
            groups[str(given.value)] = (*groups.get(str(given.value), ()), name)
    return groups
