"""First words that are none (PN101), and what was probably meant."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from pepper_notation.record import KNOWN_TAGS, CardKind
from pepper_notation.syntax.build import KEYWORDS
from pepper_notation.syntax.findings import UnknownStatement
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.words import CARDS
from pepper_notation.table import Table

_FIRST_WORDS: Final = (*sorted(KEYWORDS), "game", *(f"{tag}:" for tag in KNOWN_TAGS))
_LONGEST: Final = 16
_LIKE_HAND: Final = re.compile(
    r"[^ \t]+(?:[ \t]+[0-9]{1,4})?[ \t]+dealer[ \t]+([^\W\d_])[!?]*[ \t]*(?:\{[^}]*\}?)?", re.IGNORECASE
)


def unknown(line: Line, sheet: Sheet) -> None:
    """Find that a line begins with a word that the notation does not have, and offer the nearest."""
    word = line.block.slice(line.first)
    if _is_seat(word) or _is_card(word):
        advice = "the trick's number is missing: a trick begins with it, as in 1. N: Kc Qs 9s Qc"
    elif word.startswith("{"):
        advice = "a note stands behind what it speaks of, and opens on the same line"
    elif near := _nearest(word.lower()):
        advice = f"did you mean {near}?"
    else:
        advice = "text of your own stands behind > or #"
    sheet.find(UnknownStatement, line.first, word=shortened(word), advice=advice)


def meant(line: Line) -> str:
    """The known first word that is nearest to a line's own; empty where none is near."""
    return _nearest(line.block.slice(line.first).lower())


def begins_hand(line: Line, table: Table | None) -> bool:
    """Whether a line begins with an unknown word that is nearly `hand`, and goes on as such a line does, to the letter
    of a dealer at this table.  Behind another unknown word it is a piece of a sentence."""
    if line.word or line.hushed or meant(line) != "hand":
        return False
    match = _LIKE_HAND.fullmatch(line.text)
    return match is not None and (table is None or table.seat(match[1]) is not None)


def shortened(word: str) -> str:
    """A word that may be long, for a message."""
    return word if len(word) <= 2 * _LONGEST else f"{word[: 2 * _LONGEST - 1]}…"


def _is_seat(word: str) -> bool:
    return len(word) == 1 and word.isalpha()


def _is_card(word: str) -> bool:
    spelt = CARDS.get(word)
    return spelt is not None and spelt.kind is CardKind.KNOWN


@lru_cache(maxsize=1024)
def _nearest(word: str) -> str:
    if not 2 <= len(word) <= _LONGEST:
        return ""
    near = get_close_matches(word, _FIRST_WORDS, 1, 0.6)
    return near[0] if near else ""
