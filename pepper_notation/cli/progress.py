"""How far a long check is, on a terminal's standard error; elsewhere, and for short work, nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.progress import Progress

_LONG: Final = 8 << 20
"""So many bytes take long enough to make a person wonder."""


@contextmanager
def watched(total: int) -> Iterator[Callable[[int], None]]:
    """A function to be told how many bytes have been checked; the bar goes away at the end."""
    if total < _LONG or sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    bar: Progress | None = None

    def advance(count: int) -> None:
        # Begun as late as this: the bar has a thread, and processes for several jobs are made before there is one.
        nonlocal bar
        bar = bar or _begun(total)
        bar.advance(bar.task_ids[0], count)

    try:
        yield advance
    finally:
        if bar is not None:
            bar.stop()


def _begun(total: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("checking"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr, markup=False, emoji=False, highlight=False)
    progress = Progress(*columns, console=console, transient=True)
    progress.add_task("", total=total)
    progress.start()
    return progress
