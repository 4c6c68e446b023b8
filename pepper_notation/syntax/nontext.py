"""Bytes that are no UTF-8, and control characters (PN104): where they stand in a block."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from pepper_notation.source import Block, Span

NOT_TEXT: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""A character that has no place in a record; a byte that is no UTF-8 stands in a text as half a character."""


@dataclass(frozen=True, slots=True)
class NonText:
    """The lines of a block that have such a character: each one's start, its first such character, and its end, as
    offsets in the file."""

    starts: tuple[int, ...] = ()
    offsets: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()

    def touches(self, span: Span) -> bool:
        """Whether the span stands on such a line, or has one within it."""
        before = bisect_right(self.starts, span.end)
        return before > 0 and self.ends[before - 1] >= span.start


NOTHING: Final = NonText()
"""A block that is all text."""


def nontext(block: Block) -> NonText:
    """What in a block is not text."""
    match = NOT_TEXT.search(block.text)
    if match is None:
        return NOTHING
    starts, offsets, ends = [], [], []
    while match is not None:
        start = block.text.rfind("\n", 0, match.start()) + 1
        end = block.text.find("\n", match.start())
        end = len(block.text) if end < 0 else end
        starts.append(block.offset + start)
        offsets.append(block.offset + match.start())
        ends.append(block.offset + end)
        match = NOT_TEXT.search(block.text, end)
    return NonText(tuple(starts), tuple(offsets), tuple(ends))


def without(text: str) -> str:
    """The same text with a blank for each such character."""
    return NOT_TEXT.sub(" ", text)


def described(character: str) -> str:
    """What such a character is, in words."""
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:
        return f"the byte {code - 0xDC00:02X} is not UTF-8"
    if 0xD800 <= code <= 0xDFFF:
        return "half a character is not text"
    return f"the control character U+{code:04X} has no place in a record"
