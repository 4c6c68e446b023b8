"""The auction in the grid: each call under its caller, then what was named under who named it."""

from __future__ import annotations

from collections.abc import Sequence

from pepper_notation.record import Contract, Out, Swap
from pepper_notation.render.replay.acts import Act, Deed
from pepper_notation.render.replay.grid import Columns, flags
from pepper_notation.render.replay.names import call_text, card_word, player, strain_row
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, cells, clip, pad
from pepper_notation.replay.frames import CallFrame, HandFrame


def call_cell(act: Act, call: CallFrame, looks: Looks) -> Row:
    """A call: `4!`, `pass`."""
    text = clip(call_text(call.call.call, looks), 8, looks.signs.cut)
    kind = Kind.QUIET if call.bid is None and call.fault is None else Kind.PLAIN
    return (Piece(" "), Piece(text, kind, kind is Kind.PLAIN), *flags(act, looks))


def auction_rows(frame: HandFrame, acts: Sequence[Act], at: Columns, looks: Looks) -> list[Row]:
    """The calls, each under its caller; where a caller is not known, in a row."""
    calls = [
        (act, frame.auction.calls[act.place]) for act in acts if act.deed is Deed.CALL and act.place >= 0
    ]
    if not calls:
        return []
    label = pad((Piece(" bid", Kind.QUIET),), at.label)
    if any(call.seat is None for _, call in calls):
        filled: list[Row] = []
        row = list(label)
        for act, call in calls:
            cell = (*call_cell(act, call, looks), Piece(" "))
            if cells(row) + cells(cell) > at.label + frame.table.size * at.seat:
                filled.append(tuple(row))
                row = [*pad((), at.label)]
            row += cell
        return [*filled, tuple(row)]
    rows: list[list[Row]] = []
    last = frame.table.size
    for act, call in calls:
        seat = call.seat or 0
        if seat <= last:
            rows.append([()] * frame.table.size)
        last = seat
        rows[-1][seat] = call_cell(act, call, looks)
    out = []
    for place, callers in enumerate(rows):
        head = label if place == 0 else pad((), at.label)
        out.append((*head, *(piece for cell in callers for piece in pad(cell, at.seat))))
    return out


def trump_row(frame: HandFrame, act: Act, at: Columns, looks: Looks) -> Row:
    """What was named, under the one who named it."""
    strain = frame.terms.strain
    seat = frame.trump.namer.seat if frame.trump is not None and frame.trump.namer is not None else None
    seat = frame.terms.seat if seat is None else seat
    label = pad((Piece("", Kind.QUIET),), at.label)
    named = (*strain_row(strain, looks), *flags(act, looks)) if strain is not None else flags(act, looks)
    before = 0 if seat is None else seat * at.seat
    return (*label, Piece(" " * (before + 1)), *named)


def settled_row(frame: HandFrame, act: Act, at: Columns, looks: Looks) -> Row:
    """What was settled after the auction: trumps, an exchange, who sits out; a `contract` line says nothing new."""
    match act.statement:
        case Swap(gifts=gifts):
            row: list[Piece] = [Piece(f"{' swap':{at.label}} ", Kind.QUIET)]
            for gift in gifts:
                who = gift.seat.letter if gift.seat is not None else "?"
                row += [Piece(f"{who} gives ", Kind.NAME), card_word(gift.card, looks), Piece("  ")]
            return tuple(row)
        case Out(seat=seat):
            out = Piece(player(frame.table, seat.seat, looks), Kind.NAME)
            return (Piece(f"{' out':{at.label}} ", Kind.QUIET), out)
        case Contract():
            return ()
        case _:
            return trump_row(frame, act, at, looks)
