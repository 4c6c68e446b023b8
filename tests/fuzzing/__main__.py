"""Fuzzes every target for a while: `python -m tests.fuzzing --seconds 60`; two at a time.

Needs the extra `fuzz`.  The samples are the first corpus.  An input that breaks a target is kept in
`tests/fuzzing/crashers/`, where it is a test from then on.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.fuzzing.targets import TARGETS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def _corpus(folder: Path) -> None:
    for number, sample in enumerate(sorted((ROOT / "samples").rglob("*.pepper"))):
        (folder / f"{number:03}").write_bytes(sample.read_bytes())


def _run(target: str, seconds: int) -> tuple[str, int, int, str]:
    """A target's name, how many inputs it was given, its status and the end of what it printed."""
    with tempfile.TemporaryDirectory() as corpus:
        _corpus(Path(corpus))
        command = [
            *(sys.executable, "-m", "tests.fuzzing.one", target, corpus),
            *(f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=2048", "-max_len=4096"),
            f"-artifact_prefix={HERE / 'crashers' / target}-",
        ]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    counts = re.findall(r"^(?:#|Done )(\d+)", ran.stderr, re.MULTILINE)
    told = "".join(
        re.findall(r"^ === Uncaught Python exception.*?(?=^==\d|\Z)", ran.stdout, re.MULTILINE | re.DOTALL)
    )
    return target, int(counts[-1]) if counts else 0, ran.returncode, told or ran.stderr[-3000:]


def main() -> int:
    """0 if nothing broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--at-once", type=int, default=2)
    options = parser.parse_args()
    broken = 0
    with ThreadPoolExecutor(options.at_once) as pool:
        for target, count, status, told in pool.map(lambda name: _run(name, options.seconds), TARGETS):
            print(f"{target}: {count:,} inputs, {'nothing broke' if not status else 'BROKE'}")
            if status:
                broken += 1
                print(told)
                for crasher in (HERE / "crashers").glob(f"{target}-[a-z]*-{40 * '[0-9a-f]'}"):
                    print(f"{crasher.name}: {crasher.read_bytes()!r}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
