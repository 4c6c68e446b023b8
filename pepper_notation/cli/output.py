"""Standard output and standard error: what they can show, and how text gets there.

The only module that makes a console.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, TextIO

from pepper_notation.render.safe import UTF8, safe

if TYPE_CHECKING:
    from rich.text import Text

    from pepper_notation.render.excerpt import Looks

_PIPED_ROOM = 96


class Color(StrEnum):
    """When output is coloured."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


def emit(text: str) -> None:
    """Writes to standard output; a reader that went away is no error, and nothing more is sent to it."""
    if not text:
        return
    if sys.stdout is None:
        raise OSError("standard output is closed")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        silence()


def silence() -> None:
    """Points standard output at nothing, so that what is left in its buffer cannot fail later."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        return


def complain(text: str) -> None:
    """Writes a complaint, one line, to standard error, where there is one."""
    aside(f"pepper: {text}")


def aside(text: str) -> None:
    """Writes one line to standard error, where there is one."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(safe(text, encoding(sys.stderr)) + "\n")
        sys.stderr.flush()
    except OSError:
        return


def encoding(stream: TextIO | None) -> str:
    """The encoding of a stream."""
    return getattr(stream, "encoding", None) or UTF8


def looks(ascii_only: bool) -> Looks:
    """How findings are drawn on standard output: plain signs where it has no others, or none are wanted."""
    from pepper_notation.render.excerpt import ASCII_FRAME, Frame, Looks
    from pepper_notation.render.safe import ASCII

    written = ASCII if ascii_only else encoding(sys.stdout)
    return Looks(
        frame=Frame() if can_show("┌─│⋮…♠", written) else ASCII_FRAME, encoding=written, room=_room()
    )


def can_show(text: str, written: str) -> bool:
    """Whether an encoding has these characters."""
    try:
        text.encode(written)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_colored(choice: Color, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether standard output is to be coloured, by the choice, the usual variables, and what it is."""
    if choice is not Color.AUTO:
        return choice is Color.ALWAYS
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR", "0") != "0":
        return True
    return is_terminal() and environment.get("TERM") not in ("dumb", "unknown")


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def painted(texts: Iterable[Text], *, color: bool) -> Iterable[str]:
    """Texts as they are written, each with its line ends; without colour nothing but its characters."""
    if not color:
        yield from (text.plain for text in texts)
        return
    from rich.console import Console

    page = io.StringIO()
    console = Console(
        file=page,
        force_terminal=True,
        color_system="standard",
        no_color=False,
        markup=False,
        emoji=False,
        highlight=False,
        soft_wrap=True,
    )
    for text in texts:
        console.print(text, end="", soft_wrap=True)
        yield page.getvalue()
        page.seek(0)
        page.truncate()


def version() -> str:
    """The version of this program."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("pepper-notation")
    except PackageNotFoundError:
        return "0"


def _room() -> int:
    if not is_terminal():
        return _PIPED_ROOM
    return max(min(shutil.get_terminal_size().columns, 120) - 8, 30)
