"""The command `compare`: one record under several rule sets."""

from __future__ import annotations

from typing import Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import Color, complain, emit, is_colored, looks, painted
from pepper_notation.cli.rules import PageFormat


def compare(
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record, or -.")],
    rules: Annotated[
        str,
        typer.Option(
            metavar="A,B,...", help="Presets or TOML files; none: every preset.", show_default=False
        ),
    ] = "",
    output_format: Annotated[PageFormat, typer.Option(help="For people, or for machines.")] = PageFormat.FULL,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Plain letters and frames only.")] = False,
) -> int:
    """Judges a record by every rule set, side by side: findings, scores, which rule sets fit, which rule differs.

    Each difference is traced to the one option that makes it.

    \b
    Examples:
      pepper compare night.pepper
      pepper compare night.pepper --rules denexa,wolf-42,house.toml
    """
    from pepper_notation import comparison
    from pepper_notation.cli.choice import chosen
    from pepper_notation.files import CannotReadError, read
    from pepper_notation.presets import DEFAULT, PRESETS
    from pepper_notation.render import compare as page
    from pepper_notation.render.page import WIDTH

    names = [name.strip() for name in rules.split(",") if name.strip()]
    rule_sets = [chosen(name, ()).rules or DEFAULT for name in names] or list(PRESETS.values())
    try:
        record = b"".join(read(path))
    except CannotReadError as fault:
        complain(f"{path}: {fault}")
        return TROUBLE
    found = comparison.compare(record, path, rule_sets)
    if output_format is PageFormat.JSON:
        from pepper_notation.render.compare_machine import compare_object
        from pepper_notation.render.rules_machine import as_json

        emit(as_json(compare_object(found)))
        return 0
    looked = looks(ascii_only)
    width = min(looked.room + 8, max(WIDTH, 100))
    for text in painted(page.compare_page(found, width, looked.encoding), color=is_colored(color)):
        emit(text)
    return 0
