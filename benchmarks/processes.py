"""Whole processes, timed from outside: processor time and wall time of a command."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

TRIVIAL = '''import typer

app = typer.Typer()


@app.command()
def hello(name: str) -> None:
    """Say hello."""
    print(f"hello {name}")


app()
'''
"""A typer command that does nothing worth mentioning."""
BARE = "import pepper_notation.pipeline, pepper_notation.render.concise"
"""The package imported, and nothing done with it."""


class Cost(NamedTuple):
    """What a process took: seconds of processor and of wall time."""

    processor: float
    wall: float


def cost(command: Sequence[str]) -> Cost:
    """Run a command and tell what it took."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - began
    process.returncode = 0
    return Cost(used.ru_utime + used.ru_stime, wall)


def python(*arguments: str) -> list[str]:
    """A command of this interpreter."""
    return [sys.executable, *arguments]


def pepper(*arguments: str) -> list[str]:
    """The program, by its script where it is installed."""
    script = Path(sysconfig.get_path("scripts")) / "pepper"
    return [str(script), *arguments] if script.exists() else python("-m", "pepper_notation", *arguments)


@contextmanager
def written(pieces: Iterator[str], name: str = "games.pepper") -> Iterator[str]:
    """A file of a corpus, for as long as it is needed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        with path.open("w", encoding="utf-8") as file:
            file.writelines(pieces)
        yield str(path)
