"""`python -m tests.generator --hands 5000 --seed 1`: a clean file of whole games, on standard output."""

from __future__ import annotations

import argparse
import sys

from tests.generator.plain import corpus


def main() -> None:
    """Print the file that the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m tests.generator", description=__doc__)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=[4], choices=[2, 3, 4])
    asked = parser.parse_args()
    for text in corpus(asked.hands, asked.seed, asked.seats):
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
