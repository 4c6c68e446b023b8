"""What would you play?  The hand is told up to a play, the reader answers, then it is told what was played.

A pure machine like `stepping`: which stops ask, what is shown before the question, what an answer brings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pepper_notation.cards import BY_TEXT, Card
from pepper_notation.render.replay.acts import Deed
from pepper_notation.render.replay.choices import call_rows, choice_rows, led_row, whose_turn
from pepper_notation.render.replay.names import call_text, card_piece, card_word, player
from pepper_notation.render.replay.pieces import EMPTY, Kind, Looks, Piece, Row, blank, trimmed, wrap
from pepper_notation.render.replay.scene import table_rows, where_words
from pepper_notation.render.replay.stops import Stop
from pepper_notation.render.replay.story import Telling, story
from pepper_notation.render.replay.talk import narration, said_rows
from pepper_notation.replay.frames import Legality
from pepper_notation.replay.hands_held import Moment
from pepper_notation.replay.turns import CallWhy, call_turn, turn
from pepper_notation.table import Seat

_SYMBOLS: Final = dict(zip("♣♦♥♠", "cdhs", strict=True))


def asks(stop: Stop, letter: str) -> bool:
    """Whether the reader is asked at this stop: at each call and play of the seat, or, of no seat, at each that the
    writer marked."""
    if stop.act.deed not in (Deed.CALL, Deed.CARD) or stop.act.place < 0:
        return False
    if letter:
        return seat_of(stop) == stop.frame.table.seat(letter)
    return bool(stop.act.glyph)


def seat_of(stop: Stop) -> Seat | None:
    """The seat that acts at a stop."""
    if stop.act.deed is Deed.CALL:
        return stop.frame.auction.calls[stop.act.place].seat
    return stop.frame.tricks[stop.act.trick].plays[stop.act.place].seat


def between(stops: Sequence[Stop], letter: str, looks: Looks, room: int) -> list[Row]:
    """What was done between two questions, in short."""
    rows: list[Row] = []
    comments = not letter
    for stop in stops:
        if stop.act.deed is not Deed.CARD or stop.closing:
            rows += story(stop, Telling(why=False, comments=comments), looks, room)
        elif comments:
            rows += narration(stop.act.told, looks, room)
            rows += said_rows(stop.frame, stop.acts, looks, room - 2, 1)
    return rows


def question(stop: Stop, letter: str, looks: Looks, room: int) -> list[Row]:
    """The position as the seat to act sees it, and the question."""
    frame, act = stop.frame, stop.act
    seat = seat_of(stop)
    seen = frozenset(() if seat is None else (seat,))
    rows: list[Row] = narration(stop.act.told, looks, room) if not letter else []
    place = where_words(stop)
    rows.append(EMPTY)
    rows.append(
        (
            Piece(
                f"{looks.signs.rule * 2} {place} {looks.signs.rule * max(1, room - len(place) - 4)}",
                Kind.FRAME,
            ),
        )
    )
    if act.deed is Deed.CALL:
        rows += _calls_before(stop, seen, looks, room)
        rows += [(blank(1), Piece(f"{player(frame.table, seat, looks)} to call"))]
    else:
        moment = Moment(act.trick, act.place)
        here = turn(frame, moment)
        rows += table_rows(stop, seen, looks, room, moment)
        told: Row = (Piece(f"{whose_turn(frame, here, looks)}; "), *led_row(frame, here, looks))
        rows += [EMPTY, *((blank(1), *row) for row in wrap(told, room - 2, 2))]
    return [trimmed(row) for row in rows]


def _calls_before(stop: Stop, seen: frozenset[Seat], looks: Looks, room: int) -> list[Row]:
    rows = table_rows(stop, seen, looks, room)[:-1]
    row: list[Piece] = [Piece("calls so far:", Kind.QUIET)]
    for call in stop.frame.auction.calls[: stop.act.place]:
        letter = stop.frame.table.letters[call.seat] if call.seat is not None else "?"
        row += [Piece(f"  {letter} ", Kind.NAME), Piece(call_text(call.call.call, looks))]
    if not stop.act.place:
        row.append(Piece(" none", Kind.QUIET))
    return [*rows, *((blank(1), *each) for each in wrap(tuple(row), room - 2, 3))]


def prompt(stop: Stop) -> str:
    """What the reader is asked."""
    what = "call" if stop.act.deed is Deed.CALL else "play"
    return f" What would you {what}? (enter: just tell me, q: quit) "


def card_meant(text: str) -> Card | None:
    """The card that an answer names: `Jh`, `jh`, `J♥`, `10h`, `hJ`; None where it names none."""
    word = "".join(
        _SYMBOLS.get(sign, sign) for sign in text.strip().lower().replace("\ufe0f", "").replace("10", "t")
    )
    for one in (word, word[::-1]):
        if re.fullmatch(r"[9tjqka][cdhs]", one):
            return BY_TEXT[one[0].upper() + one[1]]
    return None


def answer(stop: Stop, text: str, looks: Looks, room: int) -> list[Row]:
    """What the reader is told after an answer: of it, then what was done and what the note says."""
    rows: list[Row] = []
    for row in _of_a_call(stop, text, looks) if stop.act.deed is Deed.CALL else _of_a_card(stop, text, looks):
        rows += [(blank(1), *each) for each in wrap(row, room - 2, 2)]
    rows += story(replace(stop, acts=(replace(stop.act, told=()),)), Telling(why=False), looks, room)
    return [trimmed(row) for row in rows]


def _of_a_card(stop: Stop, text: str, looks: Looks) -> list[Row]:
    if not text.strip():
        return []
    frame, act = stop.frame, stop.act
    card = card_meant(text)
    if card is None:
        return [
            (Piece(f"{looks.told(text.strip()[:20])} names no card; a card is written Jh", Kind.WARNING),)
        ]
    here = turn(frame, Moment(act.trick, act.place))
    played = frame.tricks[act.trick].plays[act.place]
    choice = next((each for each in here.choices if each.card is card), None)
    shown = card_piece(card, looks)
    if played.card is card:
        return [(Piece("So it was played: "), shown)]
    if choice is None and here.held.whole:
        return [(shown, Piece(" is not in this hand", Kind.WARNING))]
    if choice is not None and choice.legality is Legality.ILLEGAL:
        return [(shown, Piece(" may not be played here", Kind.BAD)), *choice_rows(frame, here, looks)]
    return [
        (Piece("You would play "), shown, Piece("; at the table it was "), card_word(played.play.card, looks))
    ]


def _of_a_call(stop: Stop, text: str, looks: Looks) -> list[Row]:
    word = text.strip().lower()
    if not word:
        return []
    frame, act = stop.frame, stop.act
    here = call_turn(frame, act.place)
    made = frame.auction.calls[act.place]
    word = {"p": "pass", "-": "pass", "lp": "little", "bp": "big"}.get(word, word)
    choice = next(
        (each for each in here.choices if word == ("pass" if each.bid is None else each.bid.text.lower())),
        None,
    )
    if choice is None:
        return [(Piece(f"{looks.told(word[:20])} is no call of these rules", Kind.WARNING),)]
    if choice.why is not CallWhy.OPEN:
        return [(Piece(f"{word} is not open here", Kind.BAD),), *call_rows(frame, here, looks)]
    if choice.bid == made.bid:
        return [(Piece(f"So it was called: {word}"),)]
    return [(Piece(f"You would call {word}; at the table it was {call_text(made.call.call, looks)}"),)]
