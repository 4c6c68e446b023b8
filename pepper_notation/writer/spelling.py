"""One statement of a record in its canonical spelling.

Knows how every statement is written, one blank between words.  Does not know lines: an alternative is spelled by its
opening alone, what it holds is laid out by `layout`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from pepper_notation.record import (
    Adjust,
    After,
    Alternative,
    Bid,
    Branch,
    Call,
    CallWord,
    CardWord,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    Figure,
    GameLine,
    HandLine,
    Misdeal,
    Narration,
    Out,
    Outcome,
    Play,
    Points,
    Remark,
    RulesLine,
    Ruling,
    Score,
    Seats,
    Share,
    Start,
    Statement,
    StrainWord,
    Swap,
    Tag,
    Trick,
    Tricks,
    Trump,
    Unreadable,
    Version,
    Winner,
)
from pepper_notation.table import Table

_PLAIN_NAME: Final = re.compile(r"(?:\w|[.'’-])*\w\.?")
_BACKSLASH: Final = re.compile(r"\\(?=[\\{}]|\Z)|[{}]")


def spelled(statement: Statement) -> str:
    """The canonical text of a statement, without indentation; a note's line ends stand in it."""
    return _words(statement) + _after(statement.after)


def note_text(text: str) -> str:
    """A note's text between its braces, escaped so that it is read back as it is.

    A backslash is doubled only where it would otherwise escape what follows.
    """
    return _BACKSLASH.sub(lambda found: "\\" + found[0], text)


def _after(after: After) -> str:
    marks = "".join(f"^{mark.kind.value}" for mark in after.marks)
    notes = "".join(f" {{{note_text(note.text)}}}" for note in after.notes)
    return after.glyph + marks + notes


def _card(card: CardWord) -> str:
    return card.text + _after(card.after)


def _cards(cards: Sequence[CardWord]) -> str:
    return " ".join(map(_card, cards))


def _play(play: Play) -> str:
    player = f"{play.seat.letter}:" if play.seat else ""
    shown = f"{_card(play.shown)}~" if play.shown else ""
    return player + shown + _card(play.card)


def _call(call: Call) -> str:
    return (f"{call.caller.letter}:" if call.caller else "") + _call_word(call.call)


def _call_word(call: CallWord) -> str:
    return call.word + _after(call.after)


def _strain(strain: StrainWord) -> str:
    return strain.strain.word + _after(strain.after)


def _figures(word: str, figures: Sequence[Figure], *, plus: bool) -> str:
    """Figures after their keyword; what is won or lost has its sign, a count or a running score only a minus."""
    return " ".join([word, *(f"{f.side.word} {f.value:{'+' if plus and f.value else ''}d}" for f in figures)])


def _shares(word: str, shares: Sequence[Share]) -> str:
    return " ".join([word, *(f"{s.seat.letter} {'rest' if s.tricks is None else s.tricks}" for s in shares)])


def _seats(table: Table, *, closed: bool) -> str:
    """The seats of a table; `closed` where a glyph or a mark follows, which must not run into the last name."""
    last = table.size - 1
    words = [
        f"{letter}={_name(name, quoted=closed and seat == last)}" if name else letter
        for seat, (letter, name) in enumerate(zip(table.letters, table.names, strict=True))
    ]
    return " ".join(["seats", *words])


def _name(name: str, *, quoted: bool) -> str:
    return name if _PLAIN_NAME.fullmatch(name) and not quoted else f'"{name}"'


@singledispatch
def _words(statement: Statement) -> str:
    raise TypeError(f"no spelling for {type(statement).__name__}")


@_words.register
def _(statement: Version) -> str:
    return f"pepper {statement.number}"


@_words.register
def _(statement: Tag) -> str:
    return f"{statement.key}: {statement.text}".rstrip(" ")


@_words.register
def _(statement: RulesLine) -> str:
    return " ".join(["rules", statement.preset.text, *(word.text for word in statement.options)])


@_words.register
def _(statement: Seats) -> str:
    return _seats(statement.table, closed=bool(statement.after.glyph or statement.after.marks))


@_words.register
def _(statement: GameLine) -> str:
    return f"game {statement.text}".rstrip(" ")


@_words.register
def _(statement: Start) -> str:
    return _figures("start", statement.figures, plus=False)


@_words.register
def _(statement: Winner) -> str:
    winner = statement.winner
    return f"winner {winner.value if isinstance(winner, Outcome) else winner.word}"


@_words.register
def _(statement: HandLine) -> str:
    number = "" if statement.number is None else f" {statement.number}"
    dealer = f" dealer {statement.dealer.letter}" if statement.dealer else ""
    return f"hand{number}{dealer}"


@_words.register
def _(statement: Deal) -> str:
    return f"deal {statement.seat.letter}: {_cards(statement.cards)}".rstrip(" ")


@_words.register
def _(statement: Dead) -> str:
    return f"dead {_cards(statement.cards)}".rstrip(" ")


@_words.register
def _(statement: Bid) -> str:
    return " ".join(["bid", *map(_call, statement.calls)])


@_words.register
def _(statement: Trump) -> str:
    return f"trump {f'{statement.namer.letter}: ' if statement.namer else ''}{_strain(statement.strain)}"


@_words.register
def _(statement: Contract) -> str:
    if statement.bidder is None or statement.bid is None:
        return "contract passed"
    strain = f" {_strain(statement.strain)}" if statement.strain else ""
    return f"contract {statement.bidder.word} {_call_word(statement.bid)}{strain}"


@_words.register
def _(statement: Swap) -> str:
    return " ".join(["swap", *map(_play, statement.gifts)])


@_words.register
def _(statement: Out) -> str:
    return f"out {statement.seat.letter}"


@_words.register
def _(statement: Trick) -> str:
    plays = [_play(play) for play in statement.plays]
    if plays and statement.plays[0].seat:
        # The leader's letter stands off, as `3. N: Kc` in the notation's own examples.
        plays[0] = plays[0].replace(":", ": ", 1)
    taker = f" = {statement.taker.word}{_after(statement.taker_after)}" if statement.taker else ""
    return " ".join([f"{statement.number}.", *plays]) + taker


@_words.register
def _(statement: Claim) -> str:
    return _shares("claim", statement.shares)


@_words.register
def _(statement: Concede) -> str:
    return _shares("concede", statement.shares)


@_words.register
def _(statement: Tricks) -> str:
    return _figures("tricks", statement.figures, plus=False)


@_words.register
def _(statement: Points) -> str:
    return _figures("points", statement.figures, plus=True)


@_words.register
def _(statement: Adjust) -> str:
    return _figures("adjust", statement.figures, plus=True)


@_words.register
def _(statement: Ruling) -> str:
    return _figures("ruling", statement.figures, plus=True)


@_words.register
def _(statement: Score) -> str:
    return _figures("score", statement.figures, plus=False)


@_words.register
def _(statement: Misdeal) -> str:
    return f"misdeal {statement.seat.letter}" if statement.seat else "misdeal"


@_words.register
def _(statement: Narration) -> str:
    return f"> {statement.text}".rstrip(" ")


@_words.register
def _(statement: Remark) -> str:
    return f"# {statement.text}".rstrip(" ")


@_words.register
def _(statement: Unreadable) -> str:
    return statement.text


@_words.register
def _(statement: Alternative) -> str:
    start = statement.start
    return f"alt {start.value if isinstance(start, Branch) else start}"
