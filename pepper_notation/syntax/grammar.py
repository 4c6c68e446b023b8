"""The grammar: finds `pepper.lark`, makes it ready once a process, and hands text to it.

The only module that imports Lark, and the only one that knows where the grammar lies: beside the package in a wheel,
at the top of the checkout otherwise.  Does not know what a statement means or where it may stand.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

if TYPE_CHECKING:
    from lark import Lark, Token

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
    """The parser, built on first use."""
    from lark import Lark
    from lark.lexer import ContextualLexer

    class Checked(ContextualLexer):
        # That the terminals do not collide is tested.  Where interegular is installed, Lark would make sure of it
        # in every process, which takes seconds.
        def __init__(self, conf: Any, states: Any, always_accept: Any = ()) -> None:
            conf.skip_validation = True
            super().__init__(conf, states, always_accept)

    return Lark(grammar_text(), parser="lalr", start=list(ENTRIES), _plugins={"ContextualLexer": Checked})


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
