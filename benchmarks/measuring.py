"""Measuring in turn: A B C, A B C, … in one process, so that what disturbs one disturbs all."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Mapping, Sequence
from statistics import median

from benchmarks.peers import Peer
from benchmarks.processes import Cost, cost


def one_core() -> None:
    """Stay on one core from here on, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rates(tasks: Sequence[Peer], rounds: int) -> dict[str, float]:
    """By name, the median of plays (actions, cards) a second of processor time."""
    seen: dict[str, list[float]] = {task.name: [] for task in tasks}
    for number in range(rounds + 1):
        for task in tasks:
            gc.collect()
            began = time.process_time()
            task.task()
            took = time.process_time() - began
            # The first round makes everything ready that is made once.
            if number:
                seen[task.name].append(task.amount / took)
    return {name: median(values) for name, values in seen.items()}


def costs(commands: Mapping[str, Sequence[str]], rounds: int) -> dict[str, Cost]:
    """By name, the medians of what a command takes."""
    seen: dict[str, list[Cost]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            seen[name].append(cost(command))
    return {
        name: Cost(*(median(column) for column in zip(*told, strict=True))) for name, told in seen.items()
    }
