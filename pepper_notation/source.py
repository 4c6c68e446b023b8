"""Bytes to text, and where in the text something stands.

Knows how a file is decoded, cut into blocks that can be read alone, and how an offset becomes a line and a column.
The only module that counts columns.  Does not know what the text means, beyond that a line whose first word is
`hand` or `game` begins a new block: nothing in the notation runs across such a line.

Text inside the program has `\\n` line ends and no byte-order mark.  A byte that is no UTF-8 stands in it as one lone
surrogate (`surrogateescape`), so that columns count it and the reader can name it.
"""

from __future__ import annotations

import codecs
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple


class Span(NamedTuple):
    """A piece of a file's text: offsets in characters, `start` included, `end` not."""

    start: int
    end: int


class Place(NamedTuple):
    """A piece of a file as a person counts: lines and columns from 1, the end exclusive.

    `excerpt` holds the source lines from `line` to `end_line`, without line ends.
    """

    line: int
    column: int
    end_line: int
    end_column: int
    excerpt: tuple[str, ...] = ()


@dataclass(frozen=True)
class Block:
    """A run of whole lines of a file that can be read alone: the head of a file or game, or from one `hand` line up
    to the next.

    `offset` is the offset of its first character in the file's text, `line` the number of its first line, from 1.
    """

    text: str
    offset: int = 0
    line: int = 1

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(m.end() for m in re.finditer("\n", self.text))]

    @cached_property
    def _lines(self) -> list[str]:
        # Cut once: every place of a line shares its text, however long the line is.
        return self.text.split("\n")

    def place(self, span: Span) -> Place:
        """Where a span of this block stands.

        The span's offsets are the file's; both ends lie within the block or directly after it.
        """
        start, end = span.start - self.offset, span.end - self.offset
        first = bisect_right(self._starts, start) - 1
        last = bisect_right(self._starts, end) - 1
        return Place(
            self.line + first,
            start - self._starts[first] + 1,
            self.line + last,
            end - self._starts[last] + 1,
            tuple(self._lines[first : last + 1]),
        )

    def slice(self, span: Span) -> str:
        """The text of a span of this block."""
        return self.text[span.start - self.offset : span.end - self.offset]


_BLOCK: Final = r"[ \t]*(?:[Hh][Aa][Nn][Dd]|[Gg][Aa][Mm][Ee])(?=[ \t\n;:{#\"!?^]|\Z)"
_BLOCK_START: Final = re.compile(_BLOCK)
_BLOCK_NEXT: Final = re.compile("\n" + _BLOCK)


def decoded(pieces: Iterable[bytes]) -> Iterator[str]:
    """The text of a file given in pieces: no byte-order mark, `\\n` for LF, CRLF and CR, bad bytes as surrogates."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    first, held = True, ""
    for piece, final in _with_last(pieces):
        text = held + decoder.decode(piece, final)
        held = ""
        if first and text:
            text = text.removeprefix("\ufeff")
            first = False
        if text.endswith("\r") and not final:
            text, held = text[:-1], "\r"
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        if text:
            yield text


def _with_last(pieces: Iterable[bytes]) -> Iterator[tuple[bytes, bool]]:
    for piece in pieces:
        yield piece, False
    yield b"", True


def blocks(pieces: Iterable[str]) -> Iterator[Block]:
    """The blocks of a file whose text comes in pieces of any size; an empty file is one empty block.

    Together the blocks' texts are the file's text.  Memory holds one piece and one block at a time.
    """
    held: list[str] = []
    offset, line = 0, 1
    for text in _whole_lines(pieces):
        begin = 0
        for start in _block_starts(text):
            held.append(text[begin:start])
            begin = start
            block = Block("".join(held), offset, line)
            held.clear()
            if block.text:
                yield block
                offset += len(block.text)
                line += block.text.count("\n")
        held.append(text[begin:])
    last = "".join(held)
    if last or offset == 0:
        yield Block(last, offset, line)


def _block_starts(text: str) -> Iterator[int]:
    """Where in whole lines of text a block begins."""
    if _BLOCK_START.match(text):
        yield 0
    for match in _BLOCK_NEXT.finditer(text):
        yield match.start() + 1


def _whole_lines(pieces: Iterable[str]) -> Iterator[str]:
    """The same text in pieces that end with line ends, as far as there are any."""
    held: list[str] = []
    for piece in pieces:
        end = piece.rfind("\n") + 1
        if end:
            yield "".join((*held, piece[:end]))
            held.clear()
        held.append(piece[end:])
    last = "".join(held)
    if last:
        yield last


def as_in_file(text: str) -> str:
    """A text that did not come from a file as `decoded` would give it: no byte-order mark, `\\n` line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def is_binary(head: bytes) -> bool:
    """Whether a file that begins with these bytes is no text: a NUL in the first 8 KiB."""
    return b"\0" in head[:8192]
