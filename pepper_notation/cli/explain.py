"""The command `explain`: what a finding means, with examples that are checked there and then."""

from __future__ import annotations

from typing import Annotated

import typer

from pepper_notation.cli.output import Color, emit, is_colored, looks, painted
from pepper_notation.cli.rules import PageFormat

_EXAMPLE = "example.pepper"


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A finding's code or name.")],
    output_format: Annotated[PageFormat, typer.Option(help="For people, or for machines.")] = PageFormat.FULL,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Plain letters and frames only.")] = False,
) -> int:
    """Tells what a finding means, which rules are behind it, and what would have been right.

    Its examples are run through the checker there and then.

    \b
    Examples:
      pepper explain PN401
      pepper explain wrong-points
    """
    from difflib import get_close_matches

    from pepper_notation.catalog import BY_NAME, CATALOG, find
    from pepper_notation.pipeline import check_text
    from pepper_notation.render import explain as page

    kind = find(code)
    if kind is None:
        near = get_close_matches(
            code.lower(), [*BY_NAME, *(known.lower() for known in CATALOG)], n=1, cutoff=0.5
        )
        tip = f"; did you mean `{near[0].upper() if near[0] not in BY_NAME else near[0]}`?" if near else ""
        raise typer.BadParameter(f"there is no finding `{code}`{tip}", param_hint="CODE")
    wrong = check_text(page.unmarked(kind.example.bad), _EXAMPLE)
    right = check_text(kind.example.good, _EXAMPLE)
    if output_format is PageFormat.JSON:
        from pepper_notation.render.rules_machine import as_json

        emit(as_json(page.explain_object(kind, wrong, right)))
        return 0
    for text in painted(page.explain_page(kind, wrong, right, looks(ascii_only)), color=is_colored(color)):
        emit(text)
    return 0
