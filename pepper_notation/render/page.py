"""Lines of a page that is set in columns: wrapped, indented, with a style for the first words.

Knows widths and styles.  Does not know what the words say; text that somebody else wrote comes here through `safe`.
"""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

WIDTH: Final = 80
HEAD: Final = "bold"
KEY: Final = "cyan"
QUIET: Final = "bright_black"


def line(text: str = "", style: str = "") -> Text:
    """One line as it is."""
    return Text(text + "\n", style=style)


def paragraph(text: str, *, indent: int = 0, width: int = WIDTH, style: str = "") -> Text:
    """A text as many lines as it takes."""
    return Text("".join(" " * indent + row + "\n" for row in _rows(text, width - indent)), style=style)


def columns(*keys: tuple[str, int], text: str = "", width: int = WIDTH, style: str = KEY) -> Text:
    """Words in columns so wide, then a text that is wrapped in the room that is left.

    Where the words need more room than their columns have, the text begins on the next line.
    """
    indent = sum(wide for _, wide in keys)
    head = "".join(f"{word:<{wide - 1}} " for word, wide in keys)
    rows = _rows(text, width - indent)
    if not rows:
        return Text(head.rstrip() + "\n", style=style)
    shown = Text(head if len(head) == indent else f"{head.rstrip()}\n{'':{indent}}", style=style)
    return Text.assemble(shown, ("\n" + " " * indent).join(rows), "\n")


def _rows(text: str, room: int) -> list[str]:
    return textwrap.wrap(text, width=max(room, 20), break_long_words=False, break_on_hyphens=False)
