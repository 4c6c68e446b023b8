"""A hand with one thing in it written otherwise.

Pure changes of what was read; does not know why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from pepper_notation.cards import Strain
from pepper_notation.record import Bid, Call, Contract, Deal, Hand, Play, Statement, Trick, Trump
from pepper_notation.table import Seat


def without_caller(hand: Hand, turn: Call) -> Hand:
    """A hand without the letter of one of its callers."""
    return _changed(
        hand,
        lambda line: (
            replace(
                line, calls=tuple(replace(call, caller=None) if call is turn else call for call in line.calls)
            )
            if isinstance(line, Bid)
            else line
        ),
    )


def without_player(hand: Hand, trick: Trick, play: Play) -> Hand:
    """A hand without the letter before one card of a trick."""
    plays = tuple(replace(one, seat=None) if one is play else one for one in trick.plays)
    return _changed(hand, lambda line: replace(trick, plays=plays) if line is trick else line)


def changed_over(hand: Hand, trick: Trick, one: Play, other: Play) -> Hand:
    """A hand with two cards of a trick in each other's place."""
    cards = {id(one): other.card, id(other): one.card}
    plays = tuple(replace(play, card=cards.get(id(play), play.card)) for play in trick.plays)
    return _changed(hand, lambda line: replace(trick, plays=plays) if line is trick else line)


def in_order(hand: Hand) -> Hand:
    """A hand with its tricks in the order of their numbers."""
    ordered = iter(sorted(hand.tricks, key=lambda trick: trick.number))
    return _changed(hand, lambda line: next(ordered) if isinstance(line, Trick) else line)


def named(hand: Hand, strain: Strain) -> Hand:
    """A hand in which this strain was named."""
    return _changed(hand, lambda line: _with_strain(line, strain))


def _with_strain(line: Statement, strain: Strain) -> Statement:
    if isinstance(line, (Trump, Contract)) and line.strain is not None:
        return replace(line, strain=replace(line.strain, strain=strain))
    return line


def dealt(hand: Hand, seats: Mapping[int, Seat]) -> Hand:
    """A hand with the cards of some deal lines, by their identities, in other seats' hands."""
    return _changed(
        hand,
        lambda line: (
            replace(line, seat=replace(line.seat, seat=seats.get(id(line), line.seat.seat)))
            if isinstance(line, Deal)
            else line
        ),
    )


def called(hand: Hand, calls: tuple[Call, ...]) -> Hand:
    """A hand with these calls in place of its own."""
    lines = [statement for statement in hand.statements if isinstance(statement, Bid)]
    first = replace(lines[0], calls=calls)
    return replace(
        hand,
        statements=tuple(
            first if statement is lines[0] else statement
            for statement in hand.statements
            if statement is lines[0] or not isinstance(statement, Bid)
        ),
    )


def _changed(hand: Hand, change: Callable[[Statement], Statement]) -> Hand:
    return replace(hand, statements=tuple(change(statement) for statement in hand.statements))
