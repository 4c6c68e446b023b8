"""Many files checked, one after another or several at once; the outcomes come in the order of the files."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pepper_notation.cli.choice import Selection
from pepper_notation.files import STANDARD_INPUT, CannotReadError, Trouble, read, size
from pepper_notation.pipeline import Chosen, check_file
from pepper_notation.report import FileReport

_WORTH = 1 << 20
"""So many bytes keep a second process busy long enough to be worth starting it."""


class Job(NamedTuple):
    """A file to check: its path, the path that its findings carry, the rules and the findings that were asked for."""

    path: str
    name: str
    chosen: Chosen
    wanted: Selection


def check_all(
    jobs: Sequence[Job], workers: int, advance: Callable[[int], None]
) -> Iterator[FileReport | Trouble]:
    """The outcome of every file; with 0 workers as many as the work is worth.  `advance` is told the bytes done."""
    count = min(workers or _worth(jobs), len(jobs))
    if count < 2:
        for job in jobs:
            yield check_one(job, advance)
        return
    from concurrent.futures import ProcessPoolExecutor

    # Standard input cannot be read by another process, so it is read here when its turn comes.
    with ProcessPoolExecutor(count, initializer=_leave_interrupts) as pool:
        try:
            shares = list(_shares(jobs, count))
            running = [
                None if share[0].path == STANDARD_INPUT else pool.submit(_check_share, share)
                for share in shares
            ]
            for share, future in zip(shares, running, strict=True):
                yield from _check_share(share) if future is None else future.result()
                advance(sum(size(job.path) for job in share))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _shares(jobs: Sequence[Job], workers: int) -> Iterator[Sequence[Job]]:
    """The files in lots that are worth sending to another process; standard input is a lot of its own."""
    most = max(1, min(64, len(jobs) // (workers * 8)))
    share: list[Job] = []
    for job in jobs:
        if share and (len(share) == most or STANDARD_INPUT in (job.path, share[0].path)):
            yield share
            share = []
        share.append(job)
    yield share


def _check_share(share: Sequence[Job]) -> list[FileReport | Trouble]:
    return [check_one(job) for job in share]


def check_one(job: Job, advance: Callable[[int], None] | None = None) -> FileReport | Trouble:
    """The outcome of one file; an error of our own costs that file alone."""
    pieces = read(job.path) if advance is None else _counted(read(job.path), advance)
    try:
        return job.wanted.of(check_file(job.name, pieces, job.chosen))
    except CannotReadError as fault:
        return Trouble(job.name, str(fault))
    except Exception as fault:  # noqa: BLE001 - the other files are still to be checked
        return our_own(job.name, fault)


def _counted(pieces: Iterable[bytes], advance: Callable[[int], None]) -> Iterator[bytes]:
    for piece in pieces:
        yield piece
        advance(len(piece))


def our_own(path: str, fault: Exception) -> Trouble:
    """An error that is the program's and not the record's."""
    return Trouble(path, f"internal error, please report it: {type(fault).__name__}: {fault}")


def _worth(jobs: Sequence[Job]) -> int:
    if len(jobs) < 2:
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, sum(size(job.path) for job in jobs) // _WORTH)


def _leave_interrupts() -> None:
    """Leaves an interrupt to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
