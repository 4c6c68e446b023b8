"""How time and memory grow with a file: the same check in a fresh process, of files of several sizes."""

from __future__ import annotations

import json
import subprocess
from statistics import median
from typing import NamedTuple

from benchmarks import corpus
from benchmarks.processes import BARE, cost, pepper, python, written

_PEAK = """
import resource
def peak():
    # What the system counts for a process begins with its parent's; the file tells the program's own.
    try:
        with open("/proc/self/status") as told:
            return next(int(line.split()[1]) for line in told if line.startswith("VmHWM")) / 1024
    except (OSError, StopIteration):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
"""
_BARE = f"{_PEAK}{BARE}\nprint(peak())"
_CHECK = f"""{_PEAK}
import json, sys, time
from pepper_notation.files import read
from pepper_notation.pipeline import check_file
from pepper_notation.render.concise import concise
began = time.process_time()
report = check_file(sys.argv[1], read(sys.argv[1]))
took = time.process_time() - began
print(json.dumps([report.hands, took, peak()]))
"""


class Growth(NamedTuple):
    """A file's hands, the microseconds that each took, and the peak memory over the bare package, in MiB."""

    hands: int
    each: float
    memory: float


def growth(sizes: list[int], rounds: int) -> list[Growth]:
    """The check of a file of each size."""
    bare = median(float(_output(_BARE)) for _ in range(rounds))
    found = []
    for size in sizes:
        with written(corpus.clean(size, 7)) as path:
            told = [_checked(path) for _ in range(1 if size > 100_000 else rounds)]
        hands, took, memory = (median(column) for column in zip(*told, strict=True))
        found.append(Growth(int(hands), took / hands * 1e6, memory - bare))
    return found


def _checked(path: str) -> tuple[int, float, float]:
    hands, took, memory = json.loads(_output(_CHECK, path))
    return hands, took, memory


def _output(program: str, *arguments: str) -> str:
    return subprocess.run(
        python("-c", program, *arguments), capture_output=True, check=True, text=True
    ).stdout


def two_jobs(hands: int, rounds: int) -> float:
    """How many times as quick two jobs are as one, by the clock, for two files with so many hands together."""
    with (
        written(corpus.clean(hands // 2, 8), "one.pepper") as one,
        written(corpus.clean(hands // 2, 9)) as two,
    ):
        alone = median(cost(pepper("check", "--jobs", "1", one, two)).wall for _ in range(rounds))
        together = median(cost(pepper("check", "--jobs", "2", one, two)).wall for _ in range(rounds))
    return alone / together
