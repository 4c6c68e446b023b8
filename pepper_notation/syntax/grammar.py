"""The grammar: finds `pepper.lark`, makes it ready once a process, and hands text to it.

The only module that imports Lark, and the only one that knows where the grammar lies: beside the package in a wheel,
at the top of the checkout otherwise.  Does not know what a statement means or where it may stand.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

if TYPE_CHECKING:
    from lark import Lark, Token

TABLES: Final = "tables.json"
"""The saved tables, beside this module: a line that says what they are of, and JSON."""
ENTRIES: Final = ("chunk", "statement")
"""The grammar's two ways in."""


class Reading(NamedTuple):
    """A statement as the grammar sees it: its rule, its pieces in order, and a note that is never closed."""

    rule: str
    pieces: tuple[Token, ...]
    unclosed: Token | None


class Misfit(Exception):  # noqa: N818 - a text that does not fit is no error of the program
    """A statement that does not fit the grammar: where the first wrong text begins, and which terminals fit there."""

    def __init__(self, start: int, fitting: frozenset[str]) -> None:
        super().__init__(start)
        self.start = start
        self.fitting = fitting


def grammar_text() -> str:
    """The text of `pepper.lark`."""
    from importlib.resources import files

    packed = files("pepper_notation") / "grammar" / "pepper.lark"
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    from pathlib import Path

    checkout = Path(__file__).parents[2] / "grammar" / "pepper.lark"
    return checkout.read_text(encoding="utf-8")


@cache
def parser() -> Lark:
    """The parser, made ready on first use: from its saved tables where they fit, else from the grammar."""
    from lark import Lark

    saved = _saved()
    if saved is None:
        return built()
    # What `Lark.load` does with a file, for tables of this very version, but a pickle is no data.
    loaded: Lark = Lark._load_from_dict(  # type: ignore[no-untyped-call]
        saved["data"], saved["memo"], _plugins=_plugins()
    )
    return loaded


def built() -> Lark:
    """The parser, built from the grammar."""
    from lark import Lark

    return Lark(grammar_text(), parser="lalr", start=list(ENTRIES), _plugins=_plugins())


def _plugins() -> dict[str, Any]:
    from lark.lexer import ContextualLexer

    class Checked(ContextualLexer):
        # That the terminals do not collide is tested.  Where interegular is installed, Lark would make sure of it
        # in every process, which takes seconds.
        def __init__(self, conf: Any, states: Any, always_accept: Any = ()) -> None:
            conf.skip_validation = True
            super().__init__(conf, states, always_accept)

    return {"ContextualLexer": Checked}


def fingerprint() -> str:
    """What saved tables are good for: this grammar, and this version of its library, whose own they are."""
    from hashlib import sha256

    from lark import __version__

    return f"{__version__} {sha256(grammar_text().encode()).hexdigest()}"


def _saved() -> dict[str, Any] | None:
    """The saved tables, if they are of this grammar and of the library that is installed."""
    import json
    from importlib.resources import files

    text = (files("pepper_notation.syntax") / TABLES).read_text(encoding="utf-8")
    name, _, tables = text.partition("\n")
    if name != fingerprint():
        return None
    read: dict[str, Any] = json.loads(tables, object_hook=_numbered)
    return read


def _numbered(read: dict[str, Any]) -> dict[Any, Any]:
    """A table's row: JSON has no numbers for keys, and all keys here are numbers or none is."""
    return {int(key): value for key, value in read.items()} if next(iter(read), "").isdigit() else read


def chunk_terminals() -> tuple[tuple[str, str], ...]:
    """The terminals of a piece of a file, each with its pattern, in the order in which they are tried."""
    frontend: Any = parser().parser
    state = frontend.parser._parse_table.start_states["chunk"]
    return tuple((one.name, one.pattern.to_regexp()) for one in frontend.lexer.lexers[state].terminals)


def statement(text: str) -> Reading:
    """One statement, read piece by piece; offsets count from its first character.  Raises `Misfit`."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    try:
        tree = parser().parse(text + "\n", start="statement")
    except UnexpectedToken as misfit:
        raise Misfit(misfit.token.start_pos or 0, frozenset(misfit.expected)) from None
    except UnexpectedCharacters as misfit:
        raise Misfit(cast(int, misfit.pos_in_stream), frozenset(misfit.allowed)) from None
    body, *rest = tree.children
    return Reading(str(body.data), tuple(body.children), rest[0] if rest else None)  # type: ignore[union-attr,arg-type]
