"""`pepper fmt`: records in canonical form."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import aside, complain, emit, is_terminal, looks
from pepper_notation.files import STANDARD_INPUT

if TYPE_CHECKING:
    from pepper_notation.files import Trouble
    from pepper_notation.formatting import Length


@dataclass(frozen=True, slots=True)
class Formatted:
    """A record's bytes as they were and in canonical form."""

    name: str
    path: str
    before: bytes
    after: bytes


def fmt(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Files, folders (their *.pepper files), or -.")
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; the status is 1 if a file would change.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Write nothing; show what would change.")] = False,
    full: Annotated[
        bool,
        typer.Option(
            "--full",
            help="Write down what was left out and is certain: leaders, winners, tricks, points, scores.",
        ),
    ] = False,
    short: Annotated[
        bool, typer.Option("--short", help="Leave out of these what follows from the rest.")
    ] = False,
    stdin_filename: Annotated[
        str, typer.Option(metavar="NAME", help="The name of what is read from -.", show_default=False)
    ] = STANDARD_INPUT,
) -> int:
    """Writes records in canonical form, in place; what is read from - goes to standard output.

    Notes, remarks, narration and blank lines are kept, and nothing is added or taken away unless asked for.  Lines
    that cannot be read stay as they are.  A file is written only if it changes, and only if the new text reads back
    as the same record.

    \b
    Examples:
      pepper fmt night.pepper
      pepper fmt games/ --check
      pepper fmt night.pepper --full --diff
      pepper fmt - < night.pepper
    """
    from pepper_notation.files import Trouble, find
    from pepper_notation.formatting import Length

    if full and short:
        raise typer.BadParameter("in full or in short, not both at once", param_hint="--full")
    length = Length.FULL if full else Length.SHORT if short else Length.AS_WRITTEN
    failed = changed = 0
    for path in find(paths):
        done = path if isinstance(path, Trouble) else _formatted(path, stdin_filename, length)
        if not isinstance(done, Trouble) and not (check or diff):
            done = _put(done)
        if isinstance(done, Trouble):
            complain(f"{done.path}: {done.why}")
            failed += 1
            continue
        if done.before != done.after:
            changed += 1
            if diff:
                _show(done)
            elif check:
                aside(f"would change {done.name}")
            elif done.path != STANDARD_INPUT:
                aside(f"changed {done.name}")
    if failed:
        return TROUBLE
    return int(changed > 0 and (check or diff))


def _formatted(path: str, stdin_filename: str, length: Length) -> Formatted | Trouble:
    """A file's canonical form; nothing is written."""
    from pepper_notation.files import CannotReadError, Trouble, read
    from pepper_notation.formatting import FormattingError, formatted_to

    name = stdin_filename if path == STANDARD_INPUT else path
    try:
        before = b"".join(read(path))
        text = before.decode("utf-8", "surrogateescape")
        return Formatted(name, path, before, formatted_to(text, length).encode("utf-8", "surrogateescape"))
    except CannotReadError as fault:
        return Trouble(name, str(fault))
    except FormattingError as fault:
        return Trouble(name, f"internal error, please report it: {fault}")


def _put(done: Formatted) -> Formatted | Trouble:
    """Write the canonical form where the record came from, or to standard output."""
    from pepper_notation.files import Trouble
    from pepper_notation.rewrite import RewriteError, held, replace

    if done.path == STANDARD_INPUT:
        _to_standard_output(done.after)
        return done
    try:
        file = held(Path(done.path))
        if file.content != done.before:
            return Trouble(done.name, "it was changed by somebody else meanwhile")
        replace(file, done.after)
    except RewriteError as fault:
        return Trouble(done.name, f"not written: {fault}")
    except OSError as fault:
        return Trouble(done.name, f"not written: {(fault.strerror or str(fault)).lower()}")
    return done


def _to_standard_output(content: bytes) -> None:
    """The very bytes, but for a terminal, which no text of a record may drive."""
    if is_terminal():
        from pepper_notation.render.safe import safe

        text = content.decode("utf-8", "surrogateescape")
        emit("".join(f"{safe(line, looks(False).encoding)}\n" for line in text.split("\n")[:-1]))
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


def _show(done: Formatted) -> None:
    from pepper_notation.render.patch import patch

    encoding = looks(False).encoding
    emit("".join(f"{line}\n" for line in patch(done.name, done.before, done.after, encoding)))
