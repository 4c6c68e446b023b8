"""A position and what may be done in it: whose turn it is, what is legal, and why each other card or call is not.

A pure function of the frames.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pepper_notation.render.replay.choices import call_rows, card_row, choice_rows, led_row, whose_turn
from pepper_notation.render.replay.diagram import View, cards_on_felt, diagram
from pepper_notation.render.replay.grid import card_cell
from pepper_notation.render.replay.names import call_text, card_piece, player, strain_row
from pepper_notation.render.replay.pieces import EMPTY, Kind, Looks, Piece, Row, blank, trimmed, wrap
from pepper_notation.render.replay.shown import contract_lines
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import Moment, by_suit
from pepper_notation.replay.turns import Turn, call_turn, turn
from pepper_notation.table import Seat


class PositionError(ValueError):
    """A position that the record does not have, or that cannot be read; its text says why."""


@dataclass(frozen=True, slots=True)
class Position:
    """A place of a hand: a call of the auction, or a card of a trick, both counted from 1 as people write them."""

    number: int
    trick: int | None = None


def position(text: str) -> Position:
    """The position that `2.3` or `bid.4` means; a trick or `bid` alone is its first.  Raises `PositionError`."""
    match = re.fullmatch(r"(bid|[0-9]{1,3})(?:\.([0-9]{1,3}))?", text.strip().lower())
    number = int(match[2] or 1) if match is not None else 0
    if match is None or number < 1:
        raise PositionError(f"`{text}` is no position; write 2.3 for the third card of trick 2, or bid.4")
    return Position(number, None if match[1] == "bid" else int(match[1]))


def legal(frame: HandFrame, at: Position, looks: Looks) -> Iterator[Row]:
    """The page of a position; raises `PositionError` where the record does not come so far."""
    rows = _call(frame, at, looks) if at.trick is None else _card(frame, at.trick, at.number, looks)
    for row in rows:
        yield trimmed(row)


def moment_of(frame: HandFrame, trick: int, number: int) -> Moment:
    """The moment before a card, by the trick's number as it is written; raises `PositionError`."""
    known = [each.trick.number for each in frame.tricks]
    if number > frame.table.size:
        raise PositionError(f"a trick has {frame.table.size - (frame.out is not None)} cards")
    if trick in known:
        index = known.index(trick)
        if number > len(frame.tricks[index].plays) + 1 or number > frame.tricks[index].expected:
            raise PositionError(f"trick {trick} has {len(frame.tricks[index].plays)} cards in the record")
        return Moment(index, number - 1)
    following = known[-1] + 1 if known else 1
    if trick == following and number == 1 and trick <= frame.hand_size:
        return Moment(len(known), 0)
    have = f"tricks {known[0]} to {known[-1]}" if known else "no tricks"
    raise PositionError(f"there is no trick {trick}: the record has {have}")


def _card(frame: HandFrame, trick: int, number: int, looks: Looks) -> Iterator[Row]:
    here = turn(frame, moment_of(frame, trick, number))
    yield (Piece(f"Trick {trick}, card {number}: ", Kind.HEAD, True), Piece(whose_turn(frame, here, looks)))
    yield EMPTY
    yield from _table(frame, here, looks)
    yield EMPTY
    rows: list[Row] = []
    if frame.terms.strain is not None:
        rows.append(
            (
                Piece("trumps: " if frame.terms.strain.trump is not None else "strain: "),
                *strain_row(frame.terms.strain, looks),
            )
        )
    rows += _suits(frame, here, looks)
    rows.append(led_row(frame, here, looks))
    rows += choice_rows(frame, here, looks)
    rows += _then(frame, here, looks)
    for row in rows:
        for each in wrap(row, looks.width - 2, 2):
            yield (blank(1), *each)


def _table(frame: HandFrame, here: Turn, looks: Looks) -> Iterator[Row]:
    lying: dict[Seat, Row] = {}
    for place, play in enumerate(here.plays):
        if play.seat is not None:
            lead = Piece(looks.signs.leads if place == 0 else "", Kind.WON, True)
            lying[play.seat] = (lead, *card_cell(play, None, looks, took=place == here.best))
    view = View(here.moment, None, here.seat, exchanged=True)
    for row in diagram(frame, view, cards_on_felt(frame.table, lying), looks, min(looks.width, 100) - 2):
        yield (blank(1), *row)


def _suits(frame: HandFrame, here: Turn, looks: Looks) -> Iterator[Row]:
    """The suit that each held card belongs to under the strain."""
    groups = by_suit(here.held.cards, frame.terms.strain)
    if frame.terms.strain is None or not groups:
        return
    row: list[Piece] = [Piece("held: ")]
    for place, (suit, cards) in enumerate(groups):
        trumps = "trumps" if suit == frame.terms.strain.trump else suit.word
        row += [Piece(f"{', ' if place else ''}{trumps} "), *card_row(cards, frame.terms.strain, looks)]
    yield tuple(row)


def _then(frame: HandFrame, here: Turn, looks: Looks) -> Iterator[Row]:
    """What was played here, if anything was."""
    if here.moment.trick >= len(frame.tricks):
        return
    plays = frame.tricks[here.moment.trick].plays
    if here.moment.place < len(plays):
        play = plays[here.moment.place]
        card = card_piece(play.card, looks) if play.card is not None else Piece("a card nobody wrote down")
        yield (
            Piece("in the record: ", Kind.QUIET),
            Piece(f"{player(frame.table, play.seat, looks)} played "),
            card,
        )


def _call(frame: HandFrame, at: Position, looks: Looks) -> Iterator[Row]:
    calls = frame.auction.calls
    if at.number > len(calls) + 1:
        raise PositionError(f"the record has {len(calls)} calls")
    here = call_turn(frame, at.number - 1)
    who = (
        player(frame.table, here.seat, looks) if here.seat is not None else "somebody, it cannot be told who,"
    )
    turned = "" if here.over else f"{who} to call"
    yield (Piece(f"Call {at.number}: ", Kind.HEAD, True), Piece(turned or "nobody's turn"))
    row: list[Piece] = [Piece("calls before:", Kind.QUIET)]
    for call in calls[: at.number - 1]:
        letter = frame.table.letters[call.seat] if call.seat is not None else "?"
        row += [Piece(f" {letter} ", Kind.NAME), Piece(call_text(call.call.call, looks))]
    rows: list[Row] = [tuple(row)] if at.number > 1 else []
    if here.standing is not None and not here.over:
        beaten = calls[here.standing]
        bid = looks.told(beaten.bid.text) if beaten.bid is not None else "?"
        rows.append((Piece(f"the bid to beat is {bid}, by {player(frame.table, beaten.seat, looks)}"),))
    rows += call_rows(frame, here, looks)
    if here.over:
        rows.append((Piece(f" {looks.signs.dot} ".join(contract_lines(frame, looks)), Kind.QUIET),))
    if at.number <= len(calls):
        made = calls[at.number - 1]
        rows.append(
            (
                Piece("in the record: ", Kind.QUIET),
                Piece(f"{player(frame.table, made.seat, looks)} called {call_text(made.call.call, looks)}"),
            )
        )
    for each in rows:
        for line in wrap(each, looks.width - 2, 2):
            yield (blank(1), *line)
