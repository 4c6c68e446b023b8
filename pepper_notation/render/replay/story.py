"""The story of one stop: whose turn it was, what was legal, what was done, who is winning, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pepper_notation.record import Alternative, Out, Swap
from pepper_notation.render.replay.acts import Act, Deed
from pepper_notation.render.replay.choices import call_rows, choice_rows, led_row, whose_turn
from pepper_notation.render.replay.grid import flags, named, running, why_words
from pepper_notation.render.replay.names import (
    call_text,
    card_word,
    plain_figure,
    player,
    side_text,
    strain_row,
    strain_words,
)
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, blank, wrap
from pepper_notation.render.replay.result import result_rows
from pepper_notation.render.replay.shown import branch_words
from pepper_notation.render.replay.stops import Stop
from pepper_notation.render.replay.talk import narration, said_rows, told_before
from pepper_notation.replay.hands_held import Moment
from pepper_notation.replay.turns import call_turn, turn
from pepper_notation.table import Seat


@dataclass(frozen=True, slots=True)
class Telling:
    """How a story is told: with what was legal and why, with the commentary, and of which seats' cards (None: all)."""

    why: bool = True
    comments: bool = True
    seats: frozenset[Seat] | None = None

    def sees(self, seat: Seat | None) -> bool:
        """Whether a seat's cards may be spoken of."""
        return self.seats is None or (seat is not None and seat in self.seats)


def story(stop: Stop, telling: Telling, looks: Looks, room: int) -> list[Row]:
    """The story of a stop in so many cells."""
    rows: list[Row] = []
    if telling.comments:
        rows += narration(told_before(stop.acts), looks, room)
    for row in _done(stop, telling, looks):
        rows += [(blank(1), *each) for each in wrap(row, room - 2, 2)]
    if stop.closing:
        rows += result_rows(stop.frame, stop.acts, looks, room)
    if telling.comments:
        rows += said_rows(stop.frame, stop.acts, looks, room - 2, 1)
    return rows


def _done(stop: Stop, telling: Telling, looks: Looks) -> Iterator[Row]:
    frame, act = stop.frame, stop.act
    table = frame.table
    if stop.prologue:
        return
    if stop.opens:
        dealer = (
            f"{player(table, frame.dealer, looks)} deals"
            if frame.dealer is not None
            else "the dealer is not known"
        )
        yield (Piece(dealer),)
        return
    match act.deed, act.statement:
        case Deed.CALL, _ if act.place >= 0:
            yield from _call(stop, act, telling, looks)
        case Deed.TRUMP, _ if frame.terms.strain is not None:
            who = player(table, frame.terms.seat, looks)
            yield (
                Piece(f"{who} names "),
                *strain_row(frame.terms.strain, looks),
                *_glyph(act, telling, looks),
            )
        case Deed.SWAP, Swap(gifts=gifts):
            for gift in gifts:
                giver = gift.seat.seat if gift.seat is not None else None
                yield (Piece(f"{player(table, giver, looks)} gives "), card_word(gift.card, looks))
        case Deed.OUT, Out(seat=seat):
            yield (Piece(f"{player(table, seat.seat, looks)} sits out"),)
        case Deed.CARD, _ if act.trick >= 0:
            yield from _card(stop, act, telling, looks)
        case Deed.TRICK, _ if act.trick >= 0:
            yield from _trick(stop, act, telling, looks)
        case Deed.ALT, Alternative() as alternative:
            yield (Piece(f"Another line, {branch_words(alternative)}", Kind.HEAD, True),)
        case Deed.CONTRACT, _:
            strain = f" {strain_words(frame.terms.strain)}" if frame.terms.strain is not None else ""
            bid = looks.told(frame.terms.bid.text) if frame.terms.bid is not None else ""
            yield (Piece(f"contract: {bid}{strain}" if bid or strain else "contract"),)
        case _:
            pass


def _glyph(act: Act, telling: Telling, looks: Looks) -> Row:
    return flags(act, looks) if telling.comments else ()


def _call(stop: Stop, act: Act, telling: Telling, looks: Looks) -> Iterator[Row]:
    frame = stop.frame
    call = frame.auction.calls[act.place]
    here = call_turn(frame, act.place)
    if telling.why:
        yield from call_rows(frame, here, looks)
    if call.out_of_turn:
        yield (Piece(f"it was {player(frame.table, call.due, looks)}'s turn", Kind.WARNING),)
    who = player(frame.table, call.seat, looks)
    word = call_text(call.call.call, looks)
    yield (
        Piece(f"{who} "),
        Piece("passes" if word == "pass" else f"bids {word}", Kind.HEAD, True),
        *_glyph(act, telling, looks),
    )


def _card(stop: Stop, act: Act, telling: Telling, looks: Looks) -> Iterator[Row]:
    frame = stop.frame
    play = frame.tricks[act.trick].plays[act.place]
    here = turn(frame, Moment(act.trick, act.place))
    if telling.why:
        yield (Piece(f"{whose_turn(frame, here, looks)}; "), *led_row(frame, here, looks))
        if telling.sees(here.seat):
            yield from choice_rows(frame, here, looks)
    verb = "leads" if act.place == 0 else "plays"
    turned = " out of turn" if play.out_of_turn else ""
    yield (
        Piece(f"{player(frame.table, play.seat, looks)} {verb} "),
        *(named(act, frame, looks) if telling.comments else (card_word(play.play.card, looks),)),
        Piece(turned, Kind.WARNING),
        *_now_winning(stop, act, looks),
    )


def _now_winning(stop: Stop, act: Act, looks: Looks) -> Row:
    frame = stop.frame
    after = turn(frame, Moment(act.trick, act.place + 1))
    if after.best is None or act.place == 0:
        return ()
    best = after.plays[after.best]
    if after.best == act.place:
        return (Piece(" and is winning"),)
    return (Piece(f"; {player(frame.table, best.seat, looks)} is still winning"),)


def _trick(stop: Stop, act: Act, telling: Telling, looks: Looks) -> Iterator[Row]:
    frame = stop.frame
    trick = frame.tricks[act.trick]
    if trick.trick.unread:
        yield (Piece(f"trick {trick.trick.number} cannot be read"),)
        return
    if trick.short:
        yield (Piece(f"trick {trick.trick.number} is not played out"),)
        return
    if trick.winner is not None:
        who = player(frame.table, trick.winner, looks)
    else:
        who = side_text(frame.table, trick.taken) if trick.taken is not None else "somebody unknown"
    why = why_words(frame, trick)
    card: Row = ()
    if trick.best is not None and trick.best < len(trick.plays):
        card = (Piece(" with "), card_word(trick.plays[trick.best].play.card, looks))
    tricks = ", ".join(
        f"{side_text(frame.table, side)} {plain_figure(figure, looks)}"
        for side, figure in enumerate(running(frame, act.trick + 1))
    )
    yield (
        Piece(who, Kind.NAME, True),
        Piece(f" takes trick {trick.trick.number}"),
        *card,
        Piece(f": {why}" if why else ""),
        *_glyph(act, telling, looks),
        Piece(f"; {tricks}", Kind.QUIET),
    )
