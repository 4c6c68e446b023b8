"""The shape of a hand's text: its lines in canonical order, each as the text behind its first word.

Knows the order of a hand's lines and what of them may be left out; and what may be taken away because judgement has
no eye for it: notes, glyphs, narration, remarks, known tags.  Does not know what a word means: a line that has this
shape and whose every word is known is a line of the grammar, and a test holds it to that.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from pepper_notation.engine.bids import hand_tricks
from pepper_notation.record import KNOWN_TAGS
from pepper_notation.syntax.nontext import NOT_TEXT
from pepper_notation.syntax.words import CARDS

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


_KEYWORD_THEN: Final = re.compile(r"^[ \t]*[A-Za-z]+:?[ \t]*[{!?]", re.MULTILINE)
_NOTE: Final = r"\{(?:[^{}\\\n]|\\[^\n]|\\?\n[ \t]*[^{}\\\n \t]|\\?\n[ \t]*\\[^\n])*(?:\\?\n[ \t]*)?\}"
_PASSED_OVER: Final = re.compile(
    rf"^[ \t]*(?:[>#][^\n]*|(?:{'|'.join(KNOWN_TAGS)}|x-[a-z0-9_.-]+):[^\n]*)\n"
    r"|(?<=[ \t])#[^\n]*"
    rf"|(?<=[0-9A-Za-z♠♣♥♦\ufe0f-])(?:[!?]{{1,2}}(?=[ \t\n{{=;])(?:[ \t]*{_NOTE})*|(?:[ \t]*{_NOTE})+)",
    re.MULTILINE,
)
_GONE: Final = "\x01"
_WITHIN: Final = re.compile(r"^[ \t]*(?:deal|dead|bid|[0-9]{1,4}\.)[ \t][^\n]*", re.MULTILINE)
_AT_END: Final = re.compile(r"\x01+[ \t]*(?=[\n;]|\Z)")
_SPACE: Final = re.compile(r"[ \t]+")
_LINE_ENDS: Final = re.compile(r" ?[\n;][\n; ]*")
_CARD: Final = re.compile(r"(?<=[ :])[0-9A-Za-z♠♣♥♦\ufe0e\ufe0f]{2,4}(?=[ \n])")
_EQUALS: Final = re.compile(r" ?= ?")


def bared(text: str) -> str | None:
    """A hand's text without what judgement has no eye for, its cards spelt canonically; None where there is doubt.

    What stands in a place where the grammar does not have it stays, so that no table knows the word.
    """
    if NOT_TEXT.search(text) is not None or _KEYWORD_THEN.search(text) is not None:
        return None
    bare = _PASSED_OVER.sub(_mark, text if text.endswith("\n") else text + "\n")
    bare = _AT_END.sub("", bare)
    if _GONE in bare:
        bare = _WITHIN.sub(lambda match: match[0].replace(_GONE, " "), bare)
    bare = _EQUALS.sub(" = ", _SPACE.sub(" ", bare))
    return _CARD.sub(_canonical, _LINE_ENDS.sub("\n", bare).lstrip(" "))


def _canonical(match: re.Match[str]) -> str:
    spelt = CARDS.get(match[0])
    return match[0] if spelt is None else spelt.text


def _mark(match: re.Match[str]) -> str:
    return "" if match[0].endswith("\n") or match[0].startswith("#") else _GONE
