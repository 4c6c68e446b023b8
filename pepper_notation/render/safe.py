"""The gateway: the only way by which text that somebody else wrote reaches a terminal, a page or a log.

Knows which characters could drive a terminal, reorder a line, hide, or pile up, and writes each of them as a visible
escape (`\\x1b`, `\\u202e`) that takes up room; nothing is hidden but the variation selector of a suit symbol.  Knows
how many cells a character takes.  Does not know findings or formats.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

UTF8: Final = "utf-8"
ASCII: Final = "ascii"
_SUITS: Final = dict(zip("♣♦♥♠♧♢♡♤", "cdhscdhs", strict=True))
_PILE: Final = 3
"""How many combining marks may stand on one character."""
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that count as printable, yet show nothing."""


class Shown(NamedTuple):
    """One character as it is shown: its text, and how many cells that takes."""

    text: str
    cells: int


def safe(text: str, encoding: str = UTF8) -> str:
    """The text as it may be shown on one line, in an encoding that may lack some of its characters.

    Suit symbols that the encoding lacks become letters, other such characters escapes.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(shown.text for shown in characters(text, encoding))


def characters(text: str, encoding: str = UTF8) -> Iterator[Shown]:
    """Each character of the text as it is shown, one for one; tabs and line ends as escapes."""
    before, marks = "", _PILE
    for character in text:
        if character.isascii() and character.isprintable():
            marks = 0
            yield Shown(character, 1)
        elif character in "\ufe0e\ufe0f" and before in _SUITS:
            # The notation reads it as part of the suit; terminals differ in how wide it makes the symbol.
            yield Shown("", 0)
        elif unicodedata.category(character) in ("Mn", "Me", "Mc"):
            marks += 1
            yield _shown(character, encoding) if marks <= _PILE else _escape(character)
        else:
            marks = 0 if character.isprintable() else _PILE
            yield _shown(character, encoding)
        before = character


def width(text: str) -> int:
    """How many cells a text takes that came through this gateway."""
    if text.isascii():
        return len(text)
    return sum(_cells(character) for character in text)


@lru_cache(maxsize=4096)
def _shown(character: str, encoding: str) -> Shown:
    if not character.isprintable() or character in _UNSEEN or _is_selector(character):
        return _escape(character)
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        letter = _SUITS.get(character)
        return Shown(letter, 1) if letter else _escape(character)
    return Shown(character, _cells(character))


def _is_selector(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def _escape(character: str) -> Shown:
    point = ord(character)
    if character in "\t\n\r":
        text = {"\t": "\\t", "\n": "\\n", "\r": "\\r"}[character]
    elif 0xDC80 <= point <= 0xDCFF:
        text = f"\\x{point - 0xDC00:02x}"
    elif point < 0x100:
        text = f"\\x{point:02x}"
    else:
        text = f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"
    return Shown(text, len(text))


def _cells(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me") or "\u1160" <= character <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
