"""What a note that is never closed may have swallowed.

Such a note ends with its line, and what it holds is text.  Where a statement is not complete before it, and the note
holds what could complete it, the statement's contents are unknown: a trick that lost its cards to a brace has not
been played with too few.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pepper_notation.record import Bid, CallKind, CardKind, Dead, Deal, Statement, Trick
from pepper_notation.syntax.words import CALLS, CARDS
from pepper_notation.table import FOUR, Table

_FULL_HAND: Final = {2: 8, 3: 8, 4: 6}


def cut_short(made: Statement, note: str, table: Table | None) -> bool:
    """Whether the unclosed note at the end of this statement may hold a part of it."""
    size = (table or FOUR).size
    match made:
        case Trick(plays=plays, taker=taker):
            return taker is None and len(plays) < size and _holds(note, _card)
        case Deal(cards=cards) | Dead(cards=cards):
            return len(cards) < _FULL_HAND[size] and _holds(note, _card)
        case Bid(calls=calls):
            last = [call.call.kind for call in calls[1 - size :]]
            over = len(calls) >= size and all(kind is CallKind.PASS for kind in last)
            return not over and _holds(note, _call)
        case _:
            return False


def _holds(note: str, is_item: Callable[[str], bool]) -> bool:
    return any(is_item(word) for word in note[1:].split())


def _card(word: str) -> bool:
    spelt = CARDS.get(word.rstrip("!?,.;"))
    return spelt is not None and spelt.kind is CardKind.KNOWN


def _call(word: str) -> bool:
    word = word.lower().rstrip("!?,.;")
    return word in CALLS or (word.isascii() and word.isdigit())
