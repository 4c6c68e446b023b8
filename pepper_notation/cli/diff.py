"""`pepper diff`: two scribes' records of the same game."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import complain, emit, looks

if TYPE_CHECKING:
    from pepper_notation.diagnostics import Diagnostic


def diff(
    one: Annotated[str, typer.Argument(metavar="A", help="One scribe's record, or -.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The other's.")],
) -> int:
    """Compares two records of the same game: where they part, and which of them the rules and figures support.

    Only what both records tell, and tell differently, is a difference; what only one of them tells is listed at the
    end.  Exits with 0 if they agree in all that both tell, else 1.

    \b
    Example:
      pepper diff ann.pepper dee.pepper
    """
    from pepper_notation.files import CannotReadError, read
    from pepper_notation.formatting import as_read
    from pepper_notation.library.games import games_as_declared
    from pepper_notation.pipeline import check_text
    from pepper_notation.render.twins import told
    from pepper_notation.twins import Disagreement, partings, supported

    texts = []
    for path in (one, other):
        try:
            text = b"".join(read(path)).decode("utf-8", "surrogateescape")
        except CannotReadError as fault:
            complain(f"{path}: {fault}")
            return TROUBLE
        texts.append(as_read(text))
    games = [list(games_as_declared(text)) for text in texts]
    found = list(partings(games[0], games[1]))
    differences = [parting for parting in found if isinstance(parting, Disagreement)]

    def judge(text: str) -> list[Diagnostic]:
        return [each.diagnostic for each in check_text(text).findings]

    support = {parting: supported(parting, texts[0], texts[1], judge) for parting in differences}
    emit("".join(f"{line}\n" for line in told(found, support, _names(one, other), looks(False).encoding)))
    return int(bool(differences))


def _names(one: str, other: str) -> tuple[str, str]:
    """What the two records are called: by their files' names, where these tell them apart."""
    first, second = os.path.basename(one), os.path.basename(other)
    return (first, second) if first != second else (one, other)
