"""Every check of the project, one after another, in the order of how quick they are: `python -m tests`.

Stops at the first that fails and exits as it did.  Arguments go to pytest: `python -m tests -k bower`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS: dict[str, list[str]] = {
    "format": [f"{BIN}/ruff", "format", "--check", "--quiet", "."],
    "lint": [f"{BIN}/ruff", "check", "--quiet", "."],
    "types": [sys.executable, "-m", "mypy"],
    "coverage": [
        *(
            sys.executable,
            "-m",
            "pytest",
            "-n",
            "auto",
            "-q",
            "-m",
            "not slow",
            "tests/checks",
            "tests/engine",
        ),
        *("tests/disputes", "tests/test_catalog.py", "tests/test_samples.py", "--cov=pepper_notation/engine"),
        *("--cov=pepper_notation/checks", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100"),
    ],
    "tests": [sys.executable, "-m", "pytest", "-n", "auto"],
}
"""`coverage`: tests in which nothing is random run every line and branch of engine and checks."""
WHOLE = ["--cov", "--cov-report=term:skip-covered", "--cov-fail-under=97"]
"""So much of the whole package, lines and branches, is run by all tests together."""


def main(arguments: list[str]) -> int:
    """The status of the first check that fails, else 0."""
    for name, command in CHECKS.items():
        print(f"== {name}", flush=True)
        more = (arguments or WHOLE) if name == "tests" else []
        status = subprocess.run(command + more, cwd=ROOT).returncode
        if status:
            print(f"{name} failed", file=sys.stderr)
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
