"""Lays the two engines side by side for so many hands: `python -m tests.differential --hands 1000000`.

Each hand is judged twice: in its whole game, and as somebody wrote it who saw less.  The same seeds give the same
games.  Stops at the first of which the engines make different things, and prints it.
"""

from __future__ import annotations

import argparse
import os
import sys
from multiprocessing import Pool

from tests.differential.accounts import DisagreementError, compare, compare_proofs

AT_ONCE = 2_000


def _both(seed: int) -> int:
    compare_proofs(seed)
    return compare(seed)


def main() -> int:
    """0 if they agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.differential")
    parser.add_argument("--hands", type=int, default=20_000, help="at least so many")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    hands, seed = 0, asked.seed
    with Pool(asked.jobs) as pool:
        try:
            while hands < asked.hands:
                hands += sum(pool.map(_both, range(seed, seed + AT_ONCE), chunksize=20))
                seed += AT_ONCE
                print(f"{hands:,} hands of {seed - asked.seed:,} games: no disagreement", flush=True)
        except DisagreementError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
