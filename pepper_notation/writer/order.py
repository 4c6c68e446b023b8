"""The canonical order of statements, and the canonical words of a record.

Knows which statement stands before which: in a head the version, tags, rules, seats, the game, its start; in a hand
the order of the notation's table.  Narration, remarks and a hand's tags stay with the statement they precede,
a trailing remark with the one it trails.  Statements of one kind keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from pepper_notation.record import (
    Adjust,
    Alternative,
    Bid,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    Game,
    GameLine,
    Hand,
    HandLine,
    Misdeal,
    Out,
    Points,
    Record,
    Remark,
    RulesLine,
    Ruling,
    Score,
    Seats,
    SideWord,
    Start,
    Statement,
    Swap,
    Tag,
    Trick,
    Tricks,
    Trump,
    Version,
    Winner,
    Word,
)
from pepper_notation.table import FOUR, Table

_HEAD: Final[tuple[tuple[type[Statement], ...], ...]] = (
    (Version,),
    (GameLine,),
    (Tag,),
    (RulesLine,),
    (Seats,),
    (Start,),
)
_HAND: Final[tuple[tuple[type[Statement], ...], ...]] = (
    (HandLine,),
    (Deal,),
    (Dead,),
    (Bid,),
    (Trump,),
    (Contract,),
    (Swap, Out),
    (Trick,),
    (Claim, Concede),
    (Tricks,),
    (Points,),
    (Adjust, Ruling),
    (Score,),
    (Misdeal,),
    (Alternative,),
    (Winner,),
)
_RANK: Final[dict[type[Statement], int]] = {
    kind: rank for ranks in (_HEAD, _HAND) for rank, kinds in enumerate(ranks) for kind in kinds
}
_LAST: Final = max(_RANK.values()) + 1

S = TypeVar("S", bound=Statement)

Apart = Callable[[Statement], bool]
"""Whether a blank line stands before a statement, in the text that it was read from."""


def _together(_: Statement) -> bool:
    return False


def settled(record: Record, apart: Apart = _together) -> Record:
    """The record as its canonical text is read back: statements in canonical order, words in canonical spelling."""
    return Record(
        head=settled_run(record.head, head_table(record), apart),
        games=tuple(_settled_game(game, apart) for game in record.games),
    )


def head_table(record: Record) -> Table:
    """The table that the file's head speaks of: a `start` in it is the first game's."""
    return record.games[0].head.table if record.games else FOUR


def settled_run(
    statements: Sequence[Statement], table: Table, apart: Apart = _together
) -> tuple[Statement, ...]:
    """The statements of one head, one hand with its opening line, or one alternative, settled."""
    return tuple(_plain(statement, table, apart) for statement in _in_order(statements, apart))


def _in_order(statements: Sequence[Statement], apart: Apart) -> Iterator[Statement]:
    for _, group in sorted(_groups(statements, apart), key=lambda group: group[0]):
        yield from group


def _groups(statements: Sequence[Statement], apart: Apart) -> Iterator[tuple[int, list[Statement]]]:
    """Each statement that has a place in the order, with what must stay beside it.

    What stands apart from the next statement by a blank line stays behind the one before.
    """
    in_hand = any(isinstance(statement, HandLine) for statement in statements[:1])
    rank, group, floating = -1, list[Statement](), list[Statement]()
    for statement in statements:
        if floating and apart(statement):
            group += floating
            floating = []
        own = None if in_hand and isinstance(statement, Tag) else _RANK.get(type(statement))
        if own is not None:
            yield rank, group
            rank, group, floating = own, [*floating, statement], []
        elif isinstance(statement, Remark) and statement.trailing and not floating:
            group.append(statement)
        else:
            floating.append(statement)
    yield rank, group
    yield _LAST, floating


def _settled_game(game: Game, apart: Apart) -> Game:
    head, table = game.head, game.head.table
    return Game(
        head=replace(
            head,
            rules=None if head.rules is None else _plain(head.rules, table, apart),
            start=None if head.start is None else _plain(head.start, table, apart),
            statements=settled_run(head.statements, table, apart),
            inherited=settled_run(head.inherited, table, apart),
        ),
        hands=tuple(_settled_hand(hand, table, apart) for hand in game.hands),
        winner=None if game.winner is None else _plain(game.winner, table, apart),
    )


def _settled_hand(hand: Hand, table: Table, apart: Apart) -> Hand:
    # The opening line is the first of every hand, so what follows it is all the rest.
    return replace(hand, statements=settled_run((hand.line, *hand.statements), table, apart)[1:])


def _plain(statement: S, table: Table, apart: Apart) -> S:
    """The statement with its sides and rules words in canonical spelling."""
    match statement:
        case RulesLine(preset=preset, options=options):
            return replace(statement, preset=_lower(preset), options=tuple(map(_lower, options)))
        case Start() | Tricks() | Points() | Adjust() | Ruling() | Score():
            figures = tuple(replace(figure, side=_side(figure.side, table)) for figure in statement.figures)
            return replace(statement, figures=figures)
        case Winner(winner=SideWord() as side):
            return replace(statement, winner=_side(side, table))
        case Contract(bidder=SideWord() as side):
            return replace(statement, bidder=_side(side, table))
        case Trick(taker=SideWord() as side):
            return replace(statement, taker=_side(side, table))
        case Alternative(statements=statements):
            return replace(statement, statements=settled_run(statements, table, apart))
        case _:
            return statement


def _lower(word: Word) -> Word:
    return replace(word, text=word.text.lower())


def _side(side: SideWord, table: Table) -> SideWord:
    return (
        side if side.side is None or side.seat is not None else replace(side, word=table.side_text(side.side))
    )
