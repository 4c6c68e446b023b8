"""Fuzzes one target until it crashes or its time is over: `python -m tests.fuzzing.one TARGET LIBFUZZER-OPTION…`."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["pepper_notation"]):
    from tests.fuzzing.targets import TARGETS


def main() -> None:
    """Runs libFuzzer, which ends the process."""
    target = TARGETS[sys.argv[1]]
    # Once beforehand: the grammar is loaded and the modules that are imported late are, so no input is slow for that.
    target(b"hand 1\n1. Jh Jh\n")

    def given(text: bytes) -> None:
        target(text)

    atheris.Setup([sys.argv[0], *sys.argv[2:]], given)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
