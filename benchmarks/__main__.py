"""`python -m benchmarks`: measures the project and its peers in one run and writes `benchmarks/README.md`."""

from __future__ import annotations

import argparse
import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import corpus, subjects
from benchmarks.growth import Growth, growth, two_jobs
from benchmarks.measuring import costs, one_core, rates
from benchmarks.peers import peers
from benchmarks.processes import TRIVIAL, Cost, pepper, python, written
from benchmarks.subjects import ANNOTATED, CLEAN, FAULTY, IN_FULL, PLAYS
from benchmarks.targets import Target, table

HERE = Path(__file__).parent
HELLO, ONE_GAME, FAULTY_GAME, HELP, NOTHING = (
    "trivial typer command",
    "pepper check, one clean game",
    "pepper check, one game with faults",
    "pepper --help",
    "python -c pass",
)


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--hands", type=int, default=8000, help="hands of each corpus that is timed")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of which the median is taken")
    parser.add_argument(
        "--long", action="store_true", help="a file of 1,000,000 hands, too: some minutes more"
    )
    parser.add_argument("--write", type=Path, default=HERE / "README.md", help="where the page is written")
    asked = parser.parse_args()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    # The two jobs come first, before this process and its children keep to one core.
    jobs = two_jobs(100_000, 3) if cores > 1 else None
    one_core()
    others = list(peers())
    own = list(subjects.subjects(asked.hands))
    measured = rates([*others, *own], asked.rounds)
    started = start_up(asked.rounds)
    grown = growth([1_000, 10_000, *([1_000_000] if asked.long else [])], 3)
    units = {one.name: one.unit for one in (*others, *own)}
    page = "\n\n".join(
        (
            _head(asked.hands, asked.rounds, cores),
            table(targets(measured, started, grown, jobs)),
            _rates(measured, units, subjects.size(asked.hands) / asked.hands),
            _start(started),
            _growth(grown, jobs),
            (HERE / "notes.md").read_text(encoding="utf-8").strip(),
        )
    )
    asked.write.write_text(page + "\n", encoding="utf-8")
    print(page)


def start_up(rounds: int) -> dict[str, Cost]:
    """What it costs to start the program, beside a program that does nothing."""
    with (
        TemporaryDirectory() as folder,
        written(corpus.clean(12, 3)) as one,
        written(corpus.faulty(60, 3)) as faulty,
    ):
        hello = Path(folder) / "hello.py"
        hello.write_text(TRIVIAL, encoding="utf-8")
        commands = {
            NOTHING: python("-c", "pass"),
            HELLO: python(str(hello), "world"),
            HELP: pepper("--help"),
            ONE_GAME: pepper("check", one),
            FAULTY_GAME: pepper("check", faulty),
        }
        return costs(commands, 2 * rounds)


def targets(
    measured: dict[str, float], started: dict[str, Cost], grown: list[Growth], jobs: float | None
) -> list[Target]:
    """Every target with what was measured."""
    chess, poker = (
        next((rate for name, rate in measured.items() if name.startswith(start)), None)
        for start in ("python-chess", "pokerkit")
    )
    clean, hello = measured[CLEAN], started[HELLO].processor
    large = next((one for one in grown if one.hands == 1_000_000), None)
    return [
        Target(
            "judged plays a second, clean and canonical, against python-chess `read_game`",
            15,
            clean / chess if chess else None,
            goal=25,
        ),
        Target(
            "the same against pokerkit's parse and replay, an action",
            40,
            clean / poker if poker else None,
            goal=60,
        ),
        Target("every tenth hand annotated, against clean", 0.5, measured[ANNOTATED] / clean),
        Target("one hand in a hundred faulty, as JSON, against clean", 0.7, measured[FAULTY] / clean),
        Target(
            "peak memory over the bare package, 1,000,000 hands",
            40,
            large.memory if large else None,
            least=False,
            unit="MiB",
        ),
        Target(
            "time a hand at 1,000,000 hands against 1,000",
            1.1,
            large.each / grown[0].each if large else None,
            least=False,
        ),
        Target("two jobs against one, 100,000 hands, by the clock", 1.7, jobs),
        Target(
            "`pepper check` of one game against a trivial typer command",
            1.4,
            started[ONE_GAME].processor / hello,
            least=False,
        ),
        Target("`pepper --help` against the same", 1.2, started[HELP].processor / hello, least=False),
    ]


def _head(hands: int, rounds: int, cores: int) -> str:
    today = datetime.now(UTC).date().isoformat()
    return (
        "# Benchmarks\n\n"
        "Written by `python -m benchmarks --long`; nothing here is typed by hand but the notes at the end.\n\n"
        f"{today}, CPython {platform.python_version()}, {platform.system()} {platform.machine()}, {cores} cores.  "
        f"{hands} hands a corpus, medians of {rounds} rounds, in turn, in one process on one core; processor time, "
        "except for the two jobs.\n\n"
        "## Targets"
    )


def _rates(measured: dict[str, float], units: dict[str, str], size: float) -> str:
    rows = ["## In one process\n", "| what | a second | hands a second | MB a second |", "|---|--:|--:|--:|"]
    for name, rate in measured.items():
        own = name in (CLEAN, ANNOTATED, FAULTY, IN_FULL)
        hands = f"{rate / PLAYS:,.0f} | {rate / PLAYS * size / 1e6:.1f}" if own else "|"
        rows.append(f"| {name} | {rate:,.0f} {units[name]} | {hands} |")
    return "\n".join(rows)


def _start(started: dict[str, Cost]) -> str:
    rows = ["## From start to end\n", "| command | milliseconds of processor time |", "|---|--:|"]
    rows += [f"| {name} | {one.processor * 1e3:.0f} |" for name, one in started.items()]
    return "\n".join(rows)


def _growth(grown: list[Growth], jobs: float | None) -> str:
    rows = [
        "## As files grow\n",
        "| hands | microseconds a hand | peak memory over the bare package, MiB |",
        "|--:|--:|--:|",
    ]
    rows += [f"| {one.hands:,} | {one.each:.1f} | {one.memory:.1f} |" for one in grown]
    told = f"Two jobs are {jobs:.2f} times as quick as one, for two files of 50,000 hands." if jobs else ""
    return "\n".join(rows) + (f"\n\n{told}" if told else "")


if __name__ == "__main__":
    main()
