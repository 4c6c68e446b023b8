"""How much the random tests do: `PEPPER_SCALE=10` in the environment makes every one of them ten times as long.

At 1, the usual scale: 20,000 hands judged by both engines, 3,000 in every style, every kind of fault 20 times, 300
mistyped cards, 5,000 games of Euchre.  The seeds of a longer run begin with those of a shorter one.
"""

from __future__ import annotations

import os

SCALE = float(os.environ.get("PEPPER_SCALE", "1"))


def scaled(number: int) -> int:
    """So many at the usual scale; never none."""
    return max(1, round(number * SCALE))
