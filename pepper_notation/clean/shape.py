"""The shape of a hand's text: its lines in canonical order, each as the text behind its first word.

Knows the order of a hand's lines and what of them may be left out.  Does not know what a word means: a line that has
this shape and whose every word is known is a line of the grammar, and a test holds it to that.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from pepper_notation.engine.bids import hand_tricks

_LINE: Final = r"([^\n]*)\n"


@cache
def hand_shape(seats: int) -> re.Pattern[str]:
    """The lines of a hand with so many seats, all but the first optional, the tricks all or none.

    Groups: number, dealer; for each `deal` its seat and cards; dead, bid, trump, contract; each trick; tricks,
    points, score, winner.
    """
    tricks = "".join(rf"{number}\. {_LINE}" for number in range(1, hand_tricks(seats) + 1))
    return re.compile(
        r"hand(?: ([0-9]{1,4}))?(?: dealer ([^\n]))?\n"
        + rf"(?:deal ([^\n]): {_LINE})?" * seats
        + "".join(f"(?:{word} {_LINE})?" for word in ("dead", "bid", "trump", "contract"))
        + f"(?:{tricks})?"
        + "".join(f"(?:{word} {_LINE})?" for word in ("tricks", "points", "score", "winner"))
        + r"\n*\Z"
    )
