"""What is made of the grammar and checked in: `python -m tests.syntax.generated` writes it anew."""

import json
from pathlib import Path

from pepper_notation.syntax.grammar import chunk_terminals

TERMINALS = Path(__file__).parents[2] / "pepper_notation" / "syntax" / "terminals.py"
_HEAD = '''\
"""The terminals that a piece of a file is cut by, in the order in which they are tried, as the grammar has them.

Made of `grammar/pepper.lark` by `python -m tests.syntax.generated`; a test holds the two together.
"""
# ruff: noqa: E501
# fmt: off

from typing import Final

CHUNK: Final[tuple[tuple[str, str], ...]] = (
'''


def terminals() -> str:
    """The text of the module of terminals."""
    lines = [f'    ("{name}", {json.dumps(pattern)}),\n' for name, pattern in chunk_terminals()]
    return "".join([_HEAD, *lines, ")\n"])


if __name__ == "__main__":
    TERMINALS.write_text(terminals(), encoding="utf-8")
