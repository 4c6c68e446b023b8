"""The auction and the tricks in a grid by seat: read across it is a trick, read down it is a player.

Draws the acts of a line; works nothing out that the frames do not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pepper_notation.diagnostics import Severity
from pepper_notation.record import CardKind, Deal
from pepper_notation.render.replay.acts import Act, Deed
from pepper_notation.render.replay.asides import Voice
from pepper_notation.render.replay.names import (
    call_text,
    called,
    card_word,
    hand_row,
    strain_row,
    suit_piece,
)
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, cells, clip, pad
from pepper_notation.replay.frames import HandFrame, PlayFrame, TrickFrame
from pepper_notation.replay.hands_held import Moment, held
from pepper_notation.replay.reasons import TakenBy, taken_by
from pepper_notation.table import Seat

_LABEL: Final = 5
_LED: Final = 5
_RUN: Final = 4
_GRAVE: Final = (Severity.ERROR, Severity.WARNING)
_FIGURES: Final = {Deed.TRICKS: "tricks", Deed.POINTS: "points", Deed.SCORE: "score"}


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of the grid: the label, each seat, the suit led, who took it, and each side's tricks."""

    label: int
    seat: int
    led: int
    taker: int
    run: int

    def total(self, seats: int, sides: int) -> int:
        """The width of the whole grid."""
        return self.label + seats * self.seat + self.led + self.taker + sides * self.run


def columns(frame: HandFrame, room: int) -> Columns:
    """The widest grid that fits into so many cells."""
    seats, sides = frame.table.size, frame.table.sides
    narrow = room < 76
    label, led, run = (4, 2, 3) if narrow else (_LABEL, _LED, _RUN)
    taker = 18 if narrow else 23
    seat = (room - label - led - taker - sides * run) // seats
    seat = max(7, min(seat, 10))
    taker = min(30, room - label - led - sides * run - seats * seat)
    return Columns(label, seat, led, max(taker, 10), run)


def head_row(frame: HandFrame, at: Columns, looks: Looks, *, tricks: bool = True) -> Row:
    """The seats above their columns; over the tricks also what the other columns hold."""
    table = frame.table
    row: list[Piece] = [*pad((), at.label)]
    for seat in range(table.size):
        name = looks.told(table.names[seat])
        letter = table.letters[seat]
        room = at.seat - 3
        text = f"{letter} {clip(name, room, looks.signs.cut)}" if name and room >= 4 else letter
        row += pad((Piece(" "), Piece(text, Kind.NAME, True)), at.seat)
    if tricks:
        row += pad((Piece("led" if at.led > 3 else "", Kind.QUIET),), at.led)
        row += pad((Piece("taken by", Kind.QUIET),), at.taker)
        for side in range(table.sides):
            row.append(Piece(f"{table.side_text(side):>{at.run}}", Kind.NAME, True))
    return tuple(row)


def flags(act: Act, looks: Looks) -> Row:
    """What is marked behind an item: its glyph, a flag for a mark, a cross for a mistake."""
    row: list[Piece] = []
    if act.glyph:
        row.append(Piece(act.glyph, Kind.BAD if "?" in act.glyph else Kind.GOOD, True))
    wrong = [aside for aside in act.asides if aside.voice is Voice.FINDING]
    if any(aside.weight in _GRAVE for aside in wrong):
        row.append(Piece(looks.signs.wrong, Kind.ERROR, True))
    elif wrong or any(aside.voice is Voice.MARK for aside in act.asides):
        row.append(Piece(looks.signs.marked, Kind.NOTED, True))
    return tuple(row)


def why_words(frame: HandFrame, trick: TrickFrame) -> str:
    """In a word or two, why the trick went where it did."""
    reason = taken_by(trick, frame.terms.strain)
    if reason is None:
        return ""
    if reason in (TakenBy.HIGHEST_LED, TakenBy.ONLY_LED):
        suit = trick.led.word[:-1] if trick.led is not None else "card"
        return f"{'highest' if reason is TakenBy.HIGHEST_LED else 'only'} {suit}"
    return str(reason.value).replace("-", " ")


def trick_row(
    frame: HandFrame,
    trick: TrickFrame,
    acts: Sequence[Act],
    run: Sequence[int | None],
    at: Columns,
    looks: Looks,
) -> Row:
    """One trick: its cards under their players, the leader marked, the card that took it marked, and why.

    `acts` are the trick's, `run` each side's tricks after it.
    """
    cards = {act.place: act for act in acts if act.deed is Deed.CARD}
    closing = next((act for act in acts if act.deed is Deed.TRICK), None)
    asides = closing.asides if closing is not None else ()
    grave = [each for each in asides if each.voice is Voice.FINDING and each.weight in _GRAVE]
    number = Piece(
        f"{f'{trick.trick.number}{closing.glyph if closing else str()}':>{at.label - 2}}", Kind.QUIET
    )
    cross = Piece(looks.signs.wrong, Kind.ERROR, True)
    row: list[Piece] = [
        *pad((number, *((cross,) if any(each.at_number for each in grave) else ())), at.label)
    ]
    wrong = any(not each.at_number for each in grave)
    row += _played(frame, trick, cards, at, looks)
    led = (suit_piece(trick.led, looks),) if trick.led is not None else (Piece("?", Kind.QUIET),)
    row += pad((*((Piece(" "),) if at.led > 3 else ()), *(led if trick.plays else ())), at.led)
    row += pad(_taker(frame, trick, at, looks, wrong=wrong), at.taker)
    for figure in run:
        row.append(Piece(f"{'?' if figure is None else figure:>{at.run}}", Kind.PLAIN))
    return tuple(row)


def _taker(frame: HandFrame, trick: TrickFrame, at: Columns, looks: Looks, *, wrong: bool) -> Row:
    table = frame.table
    if trick.winner is not None:
        who = table.letters[trick.winner]
    elif trick.taken is not None:
        who = table.side_text(trick.taken)
    else:
        who = "" if trick.short else "?"
    row: list[Piece] = [Piece(who, Kind.NAME, True)]
    if wrong:
        row.append(Piece(looks.signs.wrong, Kind.ERROR, True))
    row = [*pad(tuple(row), max(3, cells(row) + 1))]
    why = why_words(frame, trick) or ("not played out" if trick.short else "")
    return (*row, Piece(clip(why, at.taker - cells(row), looks.signs.cut), Kind.QUIET))


def _played(
    frame: HandFrame, trick: TrickFrame, acts: dict[int, Act], at: Columns, looks: Looks
) -> list[Piece]:
    seats = [play.seat for play in trick.plays]
    size = frame.table.size
    if trick.trick.unread:
        return [*pad((Piece(" not readable", Kind.QUIET),), size * at.seat)]
    if None in seats or len(set(seats)) < len(seats):
        return _in_a_row(frame, trick, acts, at, looks)
    first = seats[0] if seats else None
    turns = [(seat - (first or 0)) % size for seat in seats if seat is not None]
    jumbled = turns != sorted(turns) or any(play.out_of_turn for play in trick.plays)
    by_seat: dict[Seat, Row] = {}
    for place, play in enumerate(trick.plays):
        if jumbled:
            lead = Piece(looks.signs.order[place], Kind.WON)
        else:
            lead = Piece(looks.signs.leads if place == 0 else " ", Kind.WON, True)
        by_seat[play.seat or 0] = (lead, *card_cell(play, acts.get(place), looks, took=place == trick.best))
    rest = any(play.card.kind is CardKind.REST for play in trick.trick.plays)
    row: list[Piece] = []
    for seat in range(size):
        empty: Row = ()
        if seat == frame.out:
            empty = (Piece(f" {looks.signs.dash}", Kind.QUIET),)
        elif rest:
            empty = (Piece(" "), Piece("?", Kind.UNKNOWN, chip=True))
        row += pad(by_seat.get(seat, empty), at.seat)
    return row


def _in_a_row(
    frame: HandFrame, trick: TrickFrame, acts: dict[int, Act], at: Columns, looks: Looks
) -> list[Piece]:
    """Cards whose players are not all known, in the order played."""
    row: list[Piece] = [Piece(" ")]
    for place, play in enumerate(trick.plays):
        who = "" if play.seat is None else f"{frame.table.letters[play.seat]}:"
        row += [
            Piece(" " if place else ""),
            Piece(who, Kind.NAME),
            *card_cell(play, acts.get(place), looks, took=place == trick.best),
        ]
    if any(play.card.kind is CardKind.REST for play in trick.trick.plays):
        row.append(Piece(f" {looks.signs.cut}", Kind.UNKNOWN))
    return [*pad(tuple(piece for piece in row if piece.text), frame.table.size * at.seat)]


def card_cell(play: PlayFrame, act: Act | None, looks: Looks, *, took: bool) -> Row:
    """A card as it was played: a card shown and taken back before it, marks and crosses behind it."""
    row: list[Piece] = []
    if play.play.shown is not None:
        row += [card_word(play.play.shown, looks), Piece("~", Kind.QUIET)]
    row.append(card_word(play.play.card, looks, strong=took))
    if act is not None:
        row += flags(act, looks)
    if took:
        row.append(Piece(looks.signs.takes, Kind.WON, True))
    return tuple(row)


def running(frame: HandFrame, count: int) -> tuple[int, ...]:
    """Each side's tricks after so many of the line's tricks, as far as it is known who took them."""
    tricks = [0] * frame.table.sides
    for trick in frame.tricks[:count]:
        if trick.taken is not None and not trick.short:
            tricks[trick.taken] += 1
    return tuple(tricks)


def named(act: Act, frame: HandFrame, looks: Looks) -> Row:
    """The item that an act's asides speak of, before them: the card, or caller and call."""
    if act.deed is Deed.CARD and act.trick >= 0:
        play = frame.tricks[act.trick].plays[act.place]
        return (card_word(play.play.card, looks), *flags(replace(act, asides=()), looks))
    if act.deed is Deed.CALL and act.place >= 0:
        call = frame.auction.calls[act.place]
        who = called(frame.table, call.seat, looks, 12)
        return (Piece(f"{who} {call_text(call.call.call, looks)}", Kind.NAME),)
    if act.deed is Deed.TRUMP and frame.terms.strain is not None:
        return strain_row(frame.terms.strain, looks)
    if isinstance(act.statement, Deal):
        return (Piece(called(frame.table, act.statement.seat.seat, looks, 12), Kind.NAME),)
    word = _FIGURES.get(act.deed, "")
    return (Piece(word, Kind.NAME),) if word else ()


def in_hand(frame: HandFrame, seat: Seat, index: int, looks: Looks) -> Row:
    """What a seat holds before a trick."""
    hand = held(frame, seat, Moment(index))
    holds = Piece(f"     {frame.table.letters[seat]} holds ", Kind.QUIET)
    return (holds, *hand_row(hand, frame.terms.strain, looks))
