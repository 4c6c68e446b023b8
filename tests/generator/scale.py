"""How much the random tests do: `PEPPER_SCALE=10` in the environment makes every one of them ten times as long.

At 1, the usual scale: 3,000 clean hands, every kind of fault 20 times, 300 mistyped cards, 500 games of Euchre.
At 10: 30,000, 200, 3,000 and 5,000.  The seeds of a longer run begin with those of a shorter one.
"""

from __future__ import annotations

import os

SCALE = float(os.environ.get("PEPPER_SCALE", "1"))


def scaled(number: int) -> int:
    """So many at the usual scale; never none."""
    return max(1, round(number * SCALE))
