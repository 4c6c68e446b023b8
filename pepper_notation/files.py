"""Records on disk: which files a path means, and a file's bytes in pieces.

Knows paths, folders, standard input, and what is no record at all.  Does not know what the bytes mean.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from pepper_notation.source import is_binary

STANDARD_INPUT: Final = "-"
ENDING: Final = ".pepper"
_PIECE: Final = 1 << 18


@dataclass(frozen=True, slots=True)
class Trouble:
    """A path that could not be checked, and why, in words."""

    path: str
    why: str


class CannotReadError(Exception):
    """A file cannot be read, or holds no text; says why."""


def find(paths: Iterable[str]) -> Iterator[str | Trouble]:
    """The files that the paths mean, each once: a folder is the records in it and below, hidden ones left out."""
    seen: set[str] = set()
    for path in paths:
        for found in _meant(path):
            name = found if isinstance(found, str) else found.path
            key = name if name == STANDARD_INPUT else os.path.abspath(name)
            if key not in seen:
                seen.add(key)
                yield found


def _meant(path: str) -> Iterator[str | Trouble]:
    if path == STANDARD_INPUT:
        yield path
        return
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError) as fault:
        yield Trouble(path, _why(fault))
        return
    if not stat.S_ISDIR(mode):
        yield path
        return
    empty = True
    for found in _below(path):
        empty = False
        yield found
    if empty:
        yield Trouble(path, f"no records (*{ENDING}) in this folder")


def _below(folder: str) -> Iterator[str | Trouble]:
    """The records in a folder and below, in order of their names; links to folders are not followed."""
    troubles: list[Trouble] = []
    walk = os.walk(
        folder,
        onerror=lambda fault: troubles.append(Trouble(str(fault.filename), _why(fault))),
        followlinks=False,
    )
    for where, folders, names in walk:
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from troubles
        troubles.clear()
        for name in sorted(names):
            if name.lower().endswith(ENDING) and not name.startswith("."):
                path = os.path.join(where, name)
                # What is neither a file nor a dangling link (a named pipe, say) was not meant.
                if os.path.isfile(path) or not os.path.exists(path):
                    yield path
    yield from troubles


def read(path: str) -> Iterator[bytes]:
    """The bytes of a file, or of standard input, in pieces; raises `CannotReadError` where there are none to be had."""
    try:
        if path == STANDARD_INPUT:
            if sys.stdin is None:
                raise CannotReadError("standard input is closed")
            yield from _pieces(sys.stdin.buffer)
            return
        # A named pipe would wait for a writer; with this flag it opens at once and is found out.
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(number, "rb", buffering=0) as file:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                raise CannotReadError(f"not a regular file (standard input is `{STANDARD_INPUT}`)")
            yield from _pieces(file)
    except (OSError, ValueError) as fault:
        raise CannotReadError(_why(fault)) from fault


def size(path: str) -> int:
    """How many bytes a file has; 0 where that cannot be told."""
    try:
        return 0 if path == STANDARD_INPUT else os.stat(path).st_size
    except (OSError, ValueError):
        return 0


class _Bytes(Protocol):
    def read(self, size: int, /) -> bytes | None: ...


def _pieces(file: _Bytes) -> Iterator[bytes]:
    first = True
    while piece := file.read(_PIECE):
        if first and is_binary(piece):
            raise CannotReadError("not a record: it holds NUL bytes, as no text does")
        first = False
        yield piece


def _why(fault: OSError | ValueError) -> str:
    words = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return words[:1].lower() + words[1:]
