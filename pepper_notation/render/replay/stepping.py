"""Card by card with the keyboard: where the reader stands, what each key does, what is then to be seen.

A pure machine: a deck of stops, a state, `press` for a key, `screen` for the rows.  Knows no terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pepper_notation.render.replay.acts import Deed
from pepper_notation.render.replay.pieces import (
    EMPTY,
    Kind,
    Looks,
    Piece,
    Row,
    cells,
    clip,
    flush,
    trimmed,
)
from pepper_notation.render.replay.scene import table_rows, where_words
from pepper_notation.render.replay.shown import branch_words, label, title_of
from pepper_notation.render.replay.stops import Stop
from pepper_notation.render.replay.story import Telling, story
from pepper_notation.table import Seat

KEYS: Final = (
    ("space", "next"),
    ("b", "back"),
    ("t/T", "trick"),
    ("h/H", "hand"),
    ("g", "go to"),
    ("1-4", "hands"),
    ("w", "why"),
    ("q", "quit"),
)
_NEXT: Final = frozenset((" ", "n", "j", "enter", "right", "down", "pagedown"))
_BACK: Final = frozenset(("b", "p", "k", "backspace", "left", "up", "pageup"))


@dataclass(frozen=True, slots=True)
class State:
    """Where the reader stands: the stop, the hands turned face down, whether the why is told, and what is being typed
    after `g` (None: nothing)."""

    at: int = 0
    hidden: frozenset[Seat] = frozenset()
    why: bool = True
    typed: str | None = None
    over: bool = False
    said: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """The stops, and the seat through whose eyes they are seen (empty: all)."""

    stops: tuple[Stop, ...]
    seat: str = ""

    def viewer(self, stop: Stop) -> Seat | None:
        """The seat that looks on."""
        return stop.frame.table.seat(self.seat) if self.seat else None


def press(deck: Deck, state: State, key: str) -> State:
    """What a key does.  Keys are characters and the names `enter backspace escape left right up down home end`;
    `resize` is no key and does nothing."""
    if key == "resize":
        return state
    if state.typed is not None:
        return _typing(deck, replace(state, said=""), key)
    state = replace(state, said="")
    last = len(deck.stops) - 1
    if key in _NEXT:
        return replace(state, at=min(state.at + 1, last), said="this is the end" if state.at == last else "")
    if key in _BACK:
        return replace(state, at=max(state.at - 1, 0), said="this is the beginning" if state.at == 0 else "")
    match key:
        case "q" | "escape" | "interrupt":
            return replace(state, over=True)
        case "home":
            return replace(state, at=0)
        case "end":
            return replace(state, at=last)
        case "t":
            return _find(deck, state, 1, lambda stop: stop.act.deed is Deed.TRICK, "trick")
        case "T":
            return _find(deck, state, -1, lambda stop: stop.act.deed is Deed.TRICK, "trick")
        case "h":
            return _find(deck, state, 1, _begins, "hand or line")
        case "H":
            return _find(deck, state, -1, _begins, "hand or line")
        case "g":
            return replace(state, typed="")
        case "w":
            return replace(state, why=not state.why)
        case "0":
            table = deck.stops[state.at].frame.table
            return replace(state, hidden=frozenset() if state.hidden else frozenset(range(table.size)))
        case "1" | "2" | "3" | "4":
            seat = int(key) - 1
            return replace(state, hidden=state.hidden ^ {seat})
        case _:
            return replace(state, said="no such key")


def _begins(stop: Stop) -> bool:
    return stop.opens or stop.act.deed is Deed.ALT


def _find(deck: Deck, state: State, way: int, fits: Callable[[Stop], bool], what: str) -> State:
    at = state.at + way
    while 0 <= at < len(deck.stops):
        if fits(deck.stops[at]):
            return replace(state, at=at)
        at += way
    return replace(state, said=f"no {'further' if way > 0 else 'earlier'} {what}")


def _typing(deck: Deck, state: State, key: str) -> State:
    typed = state.typed or ""
    if key == "enter":
        return _go(deck, replace(state, typed=None), typed)
    if key in ("escape", "interrupt"):
        return replace(state, typed=None)
    if key == "backspace":
        return replace(state, typed=typed[:-1])
    if len(key) == 1 and (key.isascii() and (key.isalnum() or key == ".")) and len(typed) < 12:
        return replace(state, typed=typed + key)
    return state


def _go(deck: Deck, state: State, typed: str) -> State:
    """Go to `3`, `3.2`, `bid`, `bid.4`, `end` in this line, or to `h7`, a hand."""
    typed = typed.lower()
    here = deck.stops[state.at]
    if typed.startswith("h") and typed[1:].isdigit():
        for at, stop in enumerate(deck.stops):
            if stop.opens and label(stop.frame) == int(typed[1:]):
                return replace(state, at=at)
        return replace(state, said=f"there is no hand {typed[1:]}")
    for at, stop in enumerate(deck.stops):
        if stop.frame is here.frame and _is_at(stop, typed):
            return replace(state, at=at)
    return replace(state, said=f"there is no place {typed} here; try 3, 3.2, bid.4, end or h7")


def _is_at(stop: Stop, typed: str) -> bool:
    what, _, place = typed.partition(".")
    act = stop.act
    if what == "end":
        return stop.closing
    if what == "bid":
        return act.deed is Deed.CALL and (not place or str(act.place + 1) == place)
    if act.deed is not Deed.CARD or act.trick < 0:
        return False
    number = stop.frame.tricks[act.trick].trick.number
    return str(number) == what and str(act.place + 1) == (place or "1")


def screen(deck: Deck, state: State, looks: Looks, height: int) -> list[Row]:
    """What is to be seen, in at most so many rows."""
    stop = deck.stops[state.at]
    room = min(looks.width, 100)
    viewer = deck.viewer(stop)
    seats = frozenset(range(stop.frame.table.size)) - state.hidden
    if viewer is not None:
        seats &= {viewer}
    top = [*_top(deck, state, looks, room), *table_rows(stop, seats, looks, room)]
    telling = Telling(state.why, viewer is None, None if len(seats) == stop.frame.table.size else seats)
    told = story(stop, telling, looks, room)
    bottom = _bottom(state, room)
    space = max(3, height - len(top) - len(bottom) - 1)
    if len(told) > space:
        told = [*told[: space - 1], (Piece(f" {looks.signs.cut} (a taller window shows more)", Kind.QUIET),)]
    middle = [EMPTY, *told]
    filling = [EMPTY] * max(0, height - len(top) - len(middle) - len(bottom))
    return [trimmed(row) for row in (*top, *middle, *filling, *bottom)]


def _top(deck: Deck, state: State, looks: Looks, room: int) -> list[Row]:
    stop = deck.stops[state.at]
    line = f"Hand {label(stop.frame)}" if not stop.prologue else "To begin with"
    if stop.branch is not None:
        line += f", another line {branch_words(stop.branch)}"
    where = where_words(stop)
    right = f"{where + '  ' if where else ''}{state.at + 1}/{len(deck.stops)}"
    title = title_of(stop.game.head, looks, several=True)
    left = clip(f"{line} {looks.signs.dot} {title}", room - len(right) - 4, looks.signs.cut)
    return [
        flush((Piece(f" {left}", Kind.HEAD, True),), (Piece(f"{right} ", Kind.QUIET),), room),
        (Piece(looks.signs.rule * room, Kind.FRAME),),
    ]


def _bottom(state: State, room: int) -> list[Row]:
    if state.typed is not None:
        return [(Piece(f" go to (3, 3.2, bid.4, end, h7): {state.typed}", Kind.HEAD, True),)]
    if state.said:
        return [(Piece(f" {state.said}", Kind.WARNING),)]
    row: list[Piece] = []
    for key, does in KEYS:
        row += [Piece(" "), Piece(key, Kind.HEAD, True), Piece(f" {does} ", Kind.QUIET)]
    kept: list[Piece] = []
    for piece in row:
        if cells(kept) + cells((piece,)) > room:
            break
        kept.append(piece)
    return [tuple(kept)]
