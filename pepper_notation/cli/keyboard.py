"""A terminal's keyboard, key by key, and its screen, drawn in place.

Knows nothing of what is shown.  The terminal is put back as it was, whatever happens.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_NAMES: Final = {
    b"\r": "enter",
    b"\n": "enter",
    b"\x7f": "backspace",
    b"\x08": "backspace",
    b"\x03": "interrupt",
    b"\x04": "q",
    b"\x1b": "escape",
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1b[C": "right",
    b"\x1b[D": "left",
    b"\x1bOA": "up",
    b"\x1bOB": "down",
    b"\x1bOC": "right",
    b"\x1bOD": "left",
    b"\x1b[H": "home",
    b"\x1b[F": "end",
    b"\x1bOH": "home",
    b"\x1bOF": "end",
    b"\x1b[1~": "home",
    b"\x1b[4~": "end",
    b"\x1b[5~": "pageup",
    b"\x1b[6~": "pagedown",
}
_MORE: Final = 0.05
"""The rest of a key's bytes comes at once; a lone escape is the key itself."""


def has_keyboard() -> bool:
    """Whether keys can be read one by one, and answered on a terminal."""
    try:
        import termios  # noqa: F401 - not on every system
    except ImportError:
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """The keys that are pressed, by name: a character, or `enter`, `left` …; `resize` where all is to be drawn anew.

    Ends when there are no more.
    """
    import termios
    import tty

    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    heard = signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
    # Both need a handler of their own to be heard; what is to be done is done when the pipe is read.
    usual = {each: signal.signal(each, lambda *_: None) for each in (signal.SIGWINCH, signal.SIGCONT)}
    try:
        tty.setcbreak(keyboard)
        yield _read(keyboard, ear)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
        for each, handler in usual.items():
            signal.signal(each, handler)
        signal.set_wakeup_fd(heard)
        os.close(ear)
        os.close(mouth)


def _read(keyboard: int, ear: int) -> Iterator[str]:
    import tty

    while True:
        ready = select.select([keyboard, ear], [], [])[0]
        if ear in ready:
            os.read(ear, 64)
            # Who comes back from a pause finds the terminal as the shell left it.
            tty.setcbreak(keyboard)
            yield "resize"
        elif piece := os.read(keyboard, 1):
            yield _named(keyboard, piece)
        else:
            return


def _named(keyboard: int, piece: bytes) -> str:
    """The key that begins with this byte."""
    if piece == b"\x1b":
        while len(piece) < 8 and select.select([keyboard], [], [], _MORE)[0]:
            more = os.read(keyboard, 1)
            piece += more
            if not more or (len(piece) > 2 and (more.isalpha() or more == b"~")):
                break
    elif piece[0] >= 0xC0:
        # The rest of a letter that takes more than one byte.
        piece += os.read(keyboard, 1 + (piece[0] >= 0xE0) + (piece[0] >= 0xF0))
    return _NAMES.get(piece) or piece.decode("utf-8", "replace")


def is_plain() -> bool:
    """Whether the terminal cannot move its cursor."""
    return os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")


@contextmanager
def page() -> Iterator[None]:
    """A screen of its own for as long as it is needed, without cursor and without wrapping."""
    if is_plain():
        yield
        return
    try:
        sys.stdout.write("\x1b[?1049h\x1b[?25l\x1b[?7l")
        yield
    finally:
        sys.stdout.write("\x1b[?7h\x1b[?25h\x1b[?1049l")
        sys.stdout.flush()


def draw(lines: str) -> None:
    """Puts lines onto the screen in place of what was there; on a plain terminal below it."""
    if is_plain():
        sys.stdout.write(lines + "\n")
    else:
        sys.stdout.write("\x1b[H" + lines.removesuffix("\n").replace("\n", "\x1b[K\n") + "\x1b[K\x1b[J")
    sys.stdout.flush()


def height() -> int:
    """How many lines the terminal has."""
    return max(12, shutil.get_terminal_size((80, 24)).lines)
