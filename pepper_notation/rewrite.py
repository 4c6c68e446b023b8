"""Writing a changed text back to its file: the old file or the new one, never half of either.

Knows files, modes, links and how a write fails.  Does not know what a record is; who writes has made sure that the
new text is right.

The new text goes to a temporary file beside the old one, which it then replaces in one step.  What would be lost on
the way is refused: a file that changed since it was read, a file with several hard links, an owner or a mode that
cannot be kept.
"""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# No `*.pepper`, and short enough to stand beside a name of any length.
_BEGINNING: Final = ".pepper-"
_ENDING: Final = ".tmp"
_CHANGED: Final = "it was changed by somebody else meanwhile"


class RewriteError(Exception):
    """A file was not written, and is as it was; says why in a sentence without the file's name."""


@dataclass(frozen=True)
class Held:
    """A file as it was read: the file behind any symbolic links, its content, and what tells whether it changed."""

    path: Path
    content: bytes
    _seen: os.stat_result

    @property
    def mode(self) -> int:
        """The file's permissions."""
        return stat.S_IMODE(self._seen.st_mode)

    def unchanged(self) -> bool:
        """Whether the file is still the one that was read."""
        now = os.stat(self.path)
        return _identity(now) == _identity(self._seen)


def held(path: Path) -> Held:
    """The file at a path, read for a later `replace`.  Raises `RewriteError` where it is no regular file."""
    real = path.resolve(strict=True)
    with open(real, "rb", opener=_without_waiting) as file:
        seen = os.fstat(file.fileno())
        if not stat.S_ISREG(seen.st_mode):
            raise RewriteError("it is not a regular file")
        return Held(real, file.read(), seen)


def replace(old: Held, content: bytes) -> bool:
    """Put new content in place of a file's; whether anything was written: nothing is where nothing changes.

    Raises `RewriteError` where something would be lost, and `OSError` where the system does not let it be written.
    After either the file is as it was, and no temporary file stays.
    """
    if content == old.content:
        return False
    if old._seen.st_nlink > 1:
        raise RewriteError("it has more than one hard link, and writing would part them")
    if not old.unchanged():
        raise RewriteError(_CHANGED)
    if not os.access(old.path, os.W_OK):
        raise PermissionError(13, "Permission denied", str(old.path))
    number, name = tempfile.mkstemp(_ENDING, _BEGINNING, old.path.parent)
    try:
        with open(number, "wb") as file:
            file.write(content)
            file.flush()
            _like(file.fileno(), old)
            os.fsync(file.fileno())
        if not old.unchanged():
            raise RewriteError(_CHANGED)
        os.replace(name, old.path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _settle(old.path.parent)
    return True


def _identity(seen: os.stat_result) -> tuple[int, ...]:
    return seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns


def _without_waiting(path: str, flags: int) -> int:
    # A pipe without a writer would wait for ever.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))


def _like(number: int, old: Held) -> None:
    """Give the new file the old one's owner and mode."""
    if not hasattr(os, "fchown"):
        return
    mine = os.fstat(number)
    if (mine.st_uid, mine.st_gid) != (old._seen.st_uid, old._seen.st_gid):
        try:
            os.fchown(number, old._seen.st_uid, old._seen.st_gid)
        except PermissionError:
            raise RewriteError("it belongs to somebody else, and writing would change its owner") from None
    os.fchmod(number, old.mode)


def _settle(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
