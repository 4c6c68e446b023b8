"""Where a statement may stand, and how often: nothing but the notation's tables.

Knows words, not statements.
"""

from __future__ import annotations

import re
from typing import Final

from pepper_notation.syntax.lines import Line

ANYWHERE: Final = frozenset(("tag", "narration", "remark", ""))
"""What may stand anywhere; the empty word is an unknown one, which is judged elsewhere."""
HEAD: Final = frozenset(("pepper", "rules", "seats", "start"))
"""What stands before the first hand of a game."""
IN_HAND: Final = frozenset(
    (
        *("deal", "dead", "bid", "trump", "contract", "swap", "out", "trick", "claim", "concede"),
        *("tricks", "points", "adjust", "ruling", "score", "misdeal", "alt", "winner"),
    )
)
"""What stands in a hand."""
ALTERNATIVE: Final = frozenset(("bid", "trump", "trick", "tricks", "points"))
"""What an alternative line can hold, beside what may stand anywhere."""
_ONCE: Final = {
    **{
        word: word for word in ("dead", "trump", "contract", "tricks", "points", "ruling", "score", "misdeal")
    },
    **dict.fromkeys(("claim", "concede"), "claim or concede"),
}
_DEAL_SEAT: Final = re.compile(r"[A-Za-z]{4}:?[ \t]*([^\W\d_]):")


def once(line: Line) -> str:
    """What a statement of a hand may be only once: its word, with the seat for a deal; empty if it may repeat."""
    if line.word != "deal":
        return _ONCE.get(line.word, "")
    match = _DEAL_SEAT.match(line.text)
    return f"deal {match[1].upper()}" if match else ""


_BEFORE_HANDS: Final = "it stands before the game's first hand"
_ADVICE: Final = {
    "pepper": "it is the first line of the file",
    "rules": _BEFORE_HANDS,
    "seats": _BEFORE_HANDS,
    "start": _BEFORE_HANDS,
    "winner": "it stands after the last hand of a game",
}


def advice(line: Line) -> str:
    """Where a misplaced statement would stand rightly."""
    return _ADVICE.get(line.word, "it belongs to a hand, and a hand begins with a hand line")


def named(line: Line) -> str:
    """A statement as a message names it."""
    if line.word == "trick":
        return "a trick"
    if line.word == "deal":
        return once(line) or "deal"
    return _ONCE.get(line.word, line.word)
