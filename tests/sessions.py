"""Sessions at a pseudo-terminal of 80 by 24, as a reader would have them; `python -m tests.sessions` writes the golden
ones anew."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden" / "replay"
SAMPLE = "samples/hands/ann-keeps-the-king.pepper"
PATIENCE = 120
"""Seconds to wait for output that has to come; none of them is waited for when it does."""

STEPPED = (" ", " ", " ", "g3.1\r", " ", "t", "b", "w", "2", "h", "q")
ANSWERED = ("3\r", "Jc\r", "As\r", "\r")


class Session:
    """The program at a terminal; what it has written so far is in `written`."""

    def __init__(self, arguments: Sequence[str], term: str = "xterm", color: str = "never") -> None:
        import pty
        import termios

        self.written = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            import signal

            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.chdir(ROOT)
            environment = {**os.environ, "TERM": term, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
            for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
                environment.pop(name, None)
            command = [sys.executable, "-m", "pepper_notation", *arguments, "--color", color]
            os.execve(sys.executable, command, environment)
        self.resize(24, 80)
        self.before = termios.tcgetattr(self.terminal)

    def resize(self, lines: int, columns: int) -> None:
        """Gives the window another size."""
        import fcntl
        import struct
        import termios

        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def until(self, ending: bytes) -> None:
        """Waits until what is written ends so."""
        end = time.monotonic() + PATIENCE
        while not self.written.endswith(ending):
            if time.monotonic() > end:
                raise AssertionError(f"no {ending!r} came: {self.written[-400:]!r}")
            if not self._more(1):
                raise AssertionError(f"it ended before {ending!r}: {self.written[-400:]!r}")

    def _more(self, seconds: float) -> bool:
        if not select.select([self.terminal], [], [], seconds)[0]:
            return True
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:
            piece = b""
        self.written += piece
        return bool(piece)

    def press(self, keys: str) -> None:
        """Sends keys."""
        os.write(self.terminal, keys.encode())

    def finish(self) -> int:
        """Reads to the end; the exit status."""
        end = time.monotonic() + PATIENCE
        while self._more(1):
            assert time.monotonic() < end, "it does not end"
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status)

    def settings(self) -> list[object]:
        """How the terminal is set."""
        import termios

        return list(termios.tcgetattr(self.terminal))


def stepped(keys: Sequence[str] = STEPPED, term: str = "xterm", color: str = "never") -> tuple[Session, int]:
    """A replay card by card, these keys pressed one after another, each when the screen is drawn."""
    session = Session(["replay", SAMPLE, "--step"], term, color)
    drawn = b"\x1b[J" if term != "dumb" else b"q quit\r\n\r\n"
    session.until(drawn)
    for key in keys:
        for stroke in key:
            session.press(stroke)
            if stroke == "q":
                break
            session.written += b" "
            session.until(drawn)
    return session, session.finish()


def asked(answers: Sequence[str] = ANSWERED) -> tuple[Session, int]:
    """A replay with questions, these answers given."""
    session = Session(["replay", SAMPLE, "--hand", "7", "--hide"])
    for answer in answers:
        session.until(b"q: quit) ")
        session.press(answer)
        session.written += b"\b"
    return session, session.finish()


def screens(written: bytes) -> list[str]:
    """Each screen that was drawn, as it stood."""
    text = written.decode().partition("\x1b[?1049l")[0]
    drawn = [part.partition("\x1b[J")[0] for part in text.split("\x1b[H")[1:]]
    return [part.replace("\x1b[K", "").replace("\r", "") for part in drawn]


def as_text(pages: Sequence[str]) -> str:
    """Screens one below another."""
    return ("\n" + "=" * 80 + "\n").join(pages) + "\n"


def main() -> None:
    """Writes the golden sessions."""
    (GOLDEN / "step.session.txt").write_text(as_text(screens(stepped()[0].written)), encoding="utf-8")
    told = asked()[0].written.decode().replace("\r", "").replace("\b", "")
    (GOLDEN / "hide.session.txt").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
