"""The table as it stands at a stop: the hands, the trick that lies there, the calls so far, the tricks taken."""

from __future__ import annotations

from pepper_notation.render.replay.acts import Deed
from pepper_notation.render.replay.diagram import (
    NARROW,
    View,
    cards_on_felt,
    diagram,
    hands_known,
    words_on_felt,
)
from pepper_notation.render.replay.grid import card_cell, running
from pepper_notation.render.replay.names import call_text, plain_figure, side_text
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, blank, cells, wrap
from pepper_notation.render.replay.shown import contract_lines
from pepper_notation.render.replay.stops import Stop
from pepper_notation.replay.hands_held import Moment
from pepper_notation.table import Seat


def where_words(stop: Stop) -> str:
    """Where in a hand a stop is, in words."""
    act = stop.act
    match act.deed:
        case Deed.CALL:
            return f"bidding, call {act.place + 1}"
        case Deed.CARD if act.trick >= 0:
            return f"trick {stop.frame.tricks[act.trick].trick.number}, card {act.place + 1}"
        case Deed.TRICK if act.trick >= 0:
            return f"trick {stop.frame.tricks[act.trick].trick.number} taken"
        case _:
            if stop.closing:
                return "the result"
            return "the deal" if stop.opens and not stop.prologue else ""


def table_rows(
    stop: Stop, seats: frozenset[Seat], looks: Looks, room: int, moment: Moment | None = None
) -> list[Row]:
    """The table at a stop: hands, the trick that lies there, the calls so far or the contract, the tricks taken."""
    frame = stop.frame
    if stop.prologue:
        return []
    trick, count = on_the_table(stop)
    if moment is not None:
        trick, count = moment.trick, moment.place
    view = View(
        stop.moment if moment is None else moment,
        None if len(seats) == frame.table.size else seats,
        _turn(stop),
        exchanged=stop.act.deed >= Deed.SWAP,
        settled=stop.act.deed > Deed.CALL,
    )
    felt = words_on_felt(contract_lines(frame, looks) if stop.act.deed > Deed.CALL else [], 5)
    lying: dict[Seat, Row] = {}
    if 0 <= trick < len(frame.tricks):
        took = frame.tricks[trick].best if stop.act.deed is Deed.TRICK else None
        for place, play in enumerate(frame.tricks[trick].plays[:count]):
            if play.seat is not None:
                lead = Piece(looks.signs.leads if place == 0 else "", Kind.WON, True)
                lying[play.seat] = (lead, *card_cell(play, None, looks, took=place == took))
        felt = cards_on_felt(frame.table, lying)
    rows: list[Row] = []
    if hands_known(frame):
        rows += [(blank(1), *row) for row in diagram(frame, view, felt, looks, room - 2)]
    if lying and (room < NARROW or not hands_known(frame)):
        row: list[Piece] = [Piece(" on the table:", Kind.QUIET)]
        for seat, cards in lying.items():
            row += [Piece(f"  {frame.table.letters[seat]} ", Kind.NAME), *cards]
        rows.append(tuple(row))
    rows += _state_rows(stop, trick, looks, room)
    return rows


def on_the_table(stop: Stop) -> tuple[int, int]:
    """Which trick lies on the table and how many of its cards."""
    act = stop.act
    if act.deed is Deed.CARD and act.trick >= 0:
        return act.trick, act.place + 1
    if act.deed is Deed.TRICK and act.trick >= 0:
        return act.trick, len(stop.frame.tricks[act.trick].plays)
    return -1, 0


def _turn(stop: Stop) -> Seat | None:
    act = stop.act
    if act.deed is Deed.CARD and act.trick >= 0:
        return stop.frame.tricks[act.trick].plays[act.place].seat
    if act.deed is Deed.CALL and act.place >= 0:
        return stop.frame.auction.calls[act.place].seat
    return None


def _state_rows(stop: Stop, trick: int, looks: Looks, room: int) -> list[Row]:
    frame, act = stop.frame, stop.act
    table = frame.table
    if act.deed is Deed.CALL:
        row: list[Piece] = [Piece(" calls:", Kind.QUIET)]
        for call in frame.auction.calls[: act.place + 1]:
            letter = table.letters[call.seat] if call.seat is not None else "?"
            row += [
                Piece(f"  {letter} ", Kind.NAME),
                Piece(call_text(call.call.call, looks), Kind.HEAD, call.bid is not None),
            ]
        return [*wrap(tuple(row), room - 1, 8)] if cells(row) > room else [tuple(row)]
    if stop.opens or not frame.tricks:
        return []
    done = trick if act.deed is Deed.CARD else (trick + 1 if trick >= 0 else stop.moment.trick)
    tricks = "  ".join(
        f"{side_text(table, side)} {plain_figure(figure, looks)}"
        for side, figure in enumerate(running(frame, done))
    )
    words = f" {looks.signs.dot} ".join([*contract_lines(frame, looks), f"tricks {tricks}"])
    return [(Piece(f" {words}", Kind.QUIET),)]
