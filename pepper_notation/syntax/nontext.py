"""Bytes that are no UTF-8, and control characters (PN104): where they stand in a block."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final

from pepper_notation.source import Block, Span

_NOT_TEXT: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class NonText:
    """The first such character of each line of a block that has one, in order: offsets in the file."""

    offsets: tuple[int, ...] = ()

    def in_lines(self, block: Block, span: Span) -> bool:
        """Whether a line that the span touches has one."""
        if not self.offsets:
            return False
        start = block.text.rfind("\n", 0, span.start - block.offset) + 1 + block.offset
        end = block.text.find("\n", span.end - block.offset)
        last = block.offset + (end if end >= 0 else len(block.text))
        return bisect_left(self.offsets, start) < bisect_right(self.offsets, last)


_NONE: Final = NonText()


def nontext(block: Block) -> NonText:
    """What in a block is not text."""
    match = _NOT_TEXT.search(block.text)
    if match is None:
        return _NONE
    offsets = []
    while match is not None:
        offsets.append(block.offset + match.start())
        end = block.text.find("\n", match.start())
        if end < 0:
            break
        match = _NOT_TEXT.search(block.text, end)
    return NonText(tuple(offsets))


def described(character: str) -> str:
    """What such a character is, in words."""
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:
        return f"the byte {code - 0xDC00:02X} is no UTF-8"
    if 0xD800 <= code <= 0xDFFF:
        return "half a character is no text"
    return f"the control character U+{code:04X} has no place in a record"
