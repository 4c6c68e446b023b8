"""What is made of the grammar and checked in: `python -m tests.syntax.generated` writes it anew.

The terminals by which a file is cut, and the tables of the parser as the grammar's library saves them.
"""

import json
from pathlib import Path

from lark.grammar import Rule
from lark.lexer import TerminalDef

from pepper_notation.syntax.grammar import TABLES, built, chunk_terminals, fingerprint

TERMINALS = Path(__file__).parents[2] / "pepper_notation" / "syntax" / "terminals.py"
SAVED = TERMINALS.with_name(TABLES)
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


def tables() -> str:
    """The text of the file of tables."""
    data, memo = built().memo_serialize([TerminalDef, Rule])
    data["options"] = {name: value for name, value in data["options"].items() if name != "_plugins"}
    packed = json.dumps({"data": data, "memo": memo}, separators=(",", ":"), default=sorted)
    return f"{fingerprint()}\n{packed}\n"


if __name__ == "__main__":
    TERMINALS.write_text(terminals(), encoding="utf-8")
    SAVED.write_text(tables(), encoding="utf-8")
