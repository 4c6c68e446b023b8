"""How far a long check is, on a terminal's standard error; elsewhere, and for short work, nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_LONG: Final = 8 << 20
"""So many bytes take long enough to make a person wonder."""


@contextmanager
def watched(total: int) -> Iterator[Callable[[int], None]]:
    """A function to be told how many bytes have been checked; the bar goes away at the end."""
    if total < _LONG or sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("checking"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr, markup=False, emoji=False, highlight=False)
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=total)
        yield lambda count: progress.advance(bar, count)
