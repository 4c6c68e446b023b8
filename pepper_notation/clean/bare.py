"""A hand's text, bared: without notes, glyphs, narration, remarks and known tags, its cards in canonical spelling.

Knows where the grammar has these, so that nothing is taken away that makes a line unreadable where it stands.  Loaded
for the first hand that is not canonical as it stands.
"""

from __future__ import annotations

import re
from typing import Final

from pepper_notation.record import KNOWN_TAGS
from pepper_notation.syntax.nontext import NOT_TEXT
from pepper_notation.syntax.words import CARDS

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
