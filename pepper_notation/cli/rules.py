"""The command `rules`: the rulebook and the rule sets."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from pepper_notation.cli.output import Color, emit, is_colored, looks, painted

if TYPE_CHECKING:
    from pepper_notation.rulebook import Rule


class PageFormat(StrEnum):
    """How a page is printed."""

    FULL = "full"
    JSON = "json"


def rules(
    rule: Annotated[
        str,
        typer.Argument(metavar="RULE", help="A rule or an option; none: all rules.", show_default=False),
    ] = "",
    preset: Annotated[
        str,
        typer.Option(
            metavar="PRESET", help="A whole rule set: a preset, or a TOML file.", show_default=False
        ),
    ] = "",
    change: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="OPTION=VALUE", help="Change one option of the rule set."),
    ] = None,
    output_format: Annotated[PageFormat, typer.Option(help="For people, or for machines.")] = PageFormat.FULL,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
) -> int:
    """Tells the rules: all of them, one as each source has it, or a whole rule set with where each value comes from.

    \b
    Examples:
      pepper rules
      pepper rules left-bower
      pepper rules --preset wolf-42
      pepper rules --preset denexa --rule target=21 --output-format json
    """
    from pepper_notation.render import rules as page
    from pepper_notation.render import rules_machine as machine
    from pepper_notation.render.page import WIDTH

    known: Rule | None = _rule(rule) if rule else None
    chosen_rules = None
    if known and (preset or change):
        raise typer.BadParameter("a rule or a rule set, not both at once", param_hint="RULE")
    if preset or change:
        from pepper_notation.cli.choice import chosen
        from pepper_notation.options import change as changed
        from pepper_notation.presets import DEFAULT

        chosen_rules = changed(
            chosen(preset or DEFAULT.name, change or ()).rules or DEFAULT, change or ()
        ).rules
    if output_format is PageFormat.JSON:
        if chosen_rules is not None:
            emit(machine.as_json(machine.rule_set_object(chosen_rules)))
        else:
            emit(machine.as_json(machine.rule_object(known) if known else machine.rule_list_object()))
        return 0
    looked = looks(ascii_only=False)
    width = min(looked.room + 8, WIDTH)
    if chosen_rules is not None:
        texts = page.rule_set_page(chosen_rules, width, looked.encoding)
    else:
        texts = page.rule_page(known, width) if known else page.rule_list(width)
    for text in painted(texts, color=is_colored(color)):
        emit(text)
    return 0


def _rule(word: str) -> Rule:
    """The rule of an id, or the one that an option varies."""
    from difflib import get_close_matches

    from pepper_notation.presets import PRESETS
    from pepper_notation.rulebook import Rule
    from pepper_notation.ruleset import OPTIONS

    wanted = word.lower()
    if wanted in set(Rule):
        return Rule(wanted)
    if wanted in OPTIONS:
        return OPTIONS[wanted].rule
    if wanted in PRESETS:
        raise typer.BadParameter(f"`{word}` is a rule set: use --preset {wanted}", param_hint="RULE")
    near = get_close_matches(wanted, [*Rule, *OPTIONS], n=1, cutoff=0.5)
    tip = f"; did you mean `{near[0]}`?" if near else ""
    raise typer.BadParameter(f"there is no rule `{word}`{tip}", param_hint="RULE")
