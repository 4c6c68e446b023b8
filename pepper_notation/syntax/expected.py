"""What was expected where a statement does not fit, in words.

Knows the grammar's terminals by name and what a person calls them.  Says the same for the same place, always.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

_PHRASES: Final = (
    ("TRICK", "a trick's number and a full stop, with a blank behind"),
    ("VERSION", "the number of the notation, which is 1"),
    ("WORD", "the name of a rule set, such as denexa, or an option, such as target=21"),
    ("PLAYER", 'a seat\'s letter and a name, such as N=Ann or S="Cat M."'),
    ("COUNT", "the hand's number"),
    ("DEALER", "the word dealer and a seat's letter"),
    ("SIDE", "a side, such as NS"),
    ("DRAW", "draw"),
    ("NOBODY", "none"),
    ("PASSED", "passed"),
    ("FIGURE", "the side's figure, such as 4 or -6"),
    ("SHARE", "a number of tricks, or the word rest"),
    ("BRANCH", "the number of a trick, or bid or trump"),
    ("SEAT", "a seat's letter, such as N"),
    ("LABEL", "a seat's letter and a colon, such as N:"),
    ("CARD", "a card, such as Jh"),
    ("CALL", "a call: pass, a number, little or big"),
    ("STRAIN", "a suit, no-trump or low"),
    ("EQUALS", "= and who took the trick"),
    ("TAKER", "the seat that took the trick, such as N"),
    ("NOTE", "a note {…}"),
    ("_END", "the end of the statement"),
)
"""Terminals and their words, in the order in which they are named."""


@cache
def expected(fitting: frozenset[str]) -> str:
    """The terminals that fit, as one phrase."""
    named = [phrase for terminal, phrase in _PHRASES if terminal in fitting]
    if len(named) > 1 and fitting - {"_END", "NOTE", "UNCLOSED", "AFTER"}:
        named = [phrase for phrase in named if phrase not in _LAST]
        if "_END" in fitting:
            named.append(_LAST[1])
    return spoken(named) or "something else"


_LAST: Final = ("a note {…}", "the end of the statement")


def spoken(words: Collection[str]) -> str:
    """Words as an enumeration: `a, b or c`."""
    *most, last = words or ("",)
    return f"{', '.join(most)} or {last}" if most else last
