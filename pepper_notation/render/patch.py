"""What a change does to a file, line by line, in the form of `diff -u`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff

from pepper_notation.render.safe import UTF8, safe

_LINE_ENDS = re.compile("\r\n|\r|\n")


def patch(path: str, before: bytes, after: bytes, encoding: str = UTF8) -> Iterator[str]:
    """The lines of the difference, without line ends; none where there is none."""
    for line in unified_diff(_lines(before), _lines(after), path, path, lineterm=""):
        yield "\t".join(safe(part, encoding) for part in line.split("\t"))


def _lines(content: bytes) -> list[str]:
    return _LINE_ENDS.split(content.decode("utf-8", "surrogateescape"))
