"""`pepper hash`: the content hash of each game."""

from __future__ import annotations

from typing import Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import complain, emit, looks


def hash_(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Files, folders (their *.pepper files), or -.")
    ],
    form: Annotated[
        bool, typer.Option("--form", help="Print what the hash is over, in place of it.")
    ] = False,
) -> int:
    """Prints the content hash of each game: the same for two spellings of a game, another for one changed card.

    The hash is over what was played: rules, seats, deals, calls, strain, cards, exchanges and decisions; not over
    names, dates, notes, spelling, nor figures that follow from the rest.

    \b
    Examples:
      pepper hash night.pepper
      pepper hash night.pepper --form
    """
    from pepper_notation.files import CannotReadError, Trouble, find, read
    from pepper_notation.identity import content, content_hash
    from pepper_notation.library.games import games_as_declared
    from pepper_notation.render.safe import safe

    encoding, failed = looks(False).encoding, False
    for path in find(paths):
        try:
            if isinstance(path, Trouble):
                raise CannotReadError(path.why)
            games = list(games_as_declared(b"".join(read(path)).decode("utf-8", "surrogateescape")))
        except CannotReadError as fault:
            complain(f"{path.path if isinstance(path, Trouble) else path}: {fault}")
            failed = True
            continue
        for number, (head, frames) in enumerate(games, 1):
            if form:
                emit("".join(f"{safe(line, encoding)}\n" for line in content(head, frames)))
            else:
                place = f" game {number}" if len(games) > 1 else ""
                emit(f"{content_hash(head, frames)}  {safe(path, encoding)}{place}\n")
    return TROUBLE if failed else 0
