"""Narration, notes, marks and findings as rows of text, wrapped to the room there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pepper_notation.diagnostics import Severity
from pepper_notation.record import CardKind
from pepper_notation.render.replay.acts import Act
from pepper_notation.render.replay.asides import Aside, Voice
from pepper_notation.render.replay.grid import named
from pepper_notation.render.replay.names import card_word
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, blank, cells, wrap
from pepper_notation.replay.frames import HandFrame

WEIGHT: Final = {
    Severity.ERROR: Kind.ERROR,
    Severity.WARNING: Kind.WARNING,
    Severity.ADVICE: Kind.ADVICE,
    Severity.NOTED: Kind.NOTED,
}


def narration(texts: Iterable[str], looks: Looks, room: int, indent: int = 1) -> list[Row]:
    """What is told before something: a paragraph for each run of lines."""
    rows: list[Row] = []
    for text in texts:
        rows += [(blank(indent), *row) for row in wrap((Piece(looks.told(text), Kind.TOLD),), room - indent)]
    return rows


def aside_rows(aside: Aside, subject: Row, looks: Looks, room: int, indent: int = 1) -> list[Row]:
    """One aside: what it speaks of, then what is said; below a finding its help and what follows from it."""
    if aside.subject is not None:
        rest = aside.subject.kind is CardKind.REST
        own = Piece(looks.signs.cut, Kind.UNKNOWN) if rest else card_word(aside.subject, looks)
        subject = (*subject, *((blank(1),) if subject else ()), own)
    lead: Row = (*subject, blank(2)) if subject else ()
    hang = cells(lead)
    inner = 0
    match aside.voice:
        case Voice.NOTE:
            body: Row = (Piece(looks.told(aside.text), Kind.NOTE),)
        case Voice.MARK:
            kind = WEIGHT[aside.weight] if aside.weight is not None else Kind.NOTE
            body = (Piece(f"{looks.signs.marked} ", kind, True), Piece(aside.text, kind))
        case _:
            kind = WEIGHT[aside.weight or Severity.ERROR]
            sign = looks.signs.marked if kind in (Kind.ADVICE, Kind.NOTED) else looks.signs.wrong
            body = (
                Piece(f"{sign} {aside.code} ", kind, True),
                Piece(looks.told(aside.text), kind),
                Piece(f" ({looks.told(aside.help)})" if aside.help else "", Kind.QUIET),
            )
            inner = 2
    room = room - indent - hang
    rows: list[Row] = []
    for row in wrap(body, room, inner):
        rows.append((blank(indent), *(lead if not rows else (blank(hang),)), *row))
    for line, text in aside.follows:
        follow = (
            Piece(f"{looks.signs.arrow} line {line}: ", Kind.QUIET),
            Piece(looks.told(text), Kind.QUIET),
        )
        rows += [(blank(indent + hang + inner), *row) for row in wrap(follow, room - inner, 3)]
    return rows


def said_rows(frame: HandFrame, acts: Sequence[Act], looks: Looks, room: int, indent: int = 1) -> list[Row]:
    """Everything said of these acts, in their order, without what was told before them."""
    rows: list[Row] = []
    for act in acts:
        for aside in act.asides:
            rows += aside_rows(aside, named(act, frame, looks), looks, room, indent)
    return rows


def told_before(acts: Sequence[Act]) -> tuple[str, ...]:
    """What is told before these acts."""
    return tuple(text for act in acts for text in act.told)
