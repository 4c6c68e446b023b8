"""A replay that waits for its reader: card by card, or with questions.  Keys and answers in, pages out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pepper_notation.cli import keyboard
from pepper_notation.cli.output import emit, painted

if TYPE_CHECKING:
    from pepper_notation.render.replay.pieces import Looks, Row
    from pepper_notation.render.replay.stops import Stop

Paint = Callable[[Sequence["Row"]], str]


def paint(*, color: bool, four_colors: bool) -> Paint:
    """How rows become what is written."""
    from pepper_notation.render.replay.paint import painted_rows

    return lambda rows: "".join(painted(painted_rows(rows, four_colors=four_colors), color=color))


def step(stops: Sequence[Stop], seat: str, drawn: Callable[[], Looks], painter: Paint) -> int:
    """Shows stop after stop, and goes where the keys lead."""
    from pepper_notation.render.replay.stepping import Deck, State, press, screen

    deck, state = Deck(tuple(stops), seat), State()
    if not stops:
        return 0
    with keyboard.keys() as pressed, keyboard.page():
        keyboard.draw(painter(screen(deck, state, drawn(), keyboard.height())))
        for key in pressed:
            state = press(deck, state, key)
            if state.over:
                break
            keyboard.draw(painter(screen(deck, state, drawn(), keyboard.height())))
    return 0


def ask(stops: Sequence[Stop], seat: str, looks: Looks, painter: Paint) -> int:
    """Tells the hands, and stops to ask before each play that is to be guessed."""
    from pepper_notation.render.replay.asking import answer, asks, between, prompt, question

    told = 0
    for place, stop in enumerate(stops):
        if not asks(stop, seat):
            continue
        emit(
            painter(
                [
                    *between(stops[told:place], seat, looks, looks.width),
                    *question(stop, seat, looks, looks.width),
                ]
            )
        )
        emit(prompt(stop))
        line = sys.stdin.readline()
        if not line or line.strip().lower() in ("q", "quit"):
            emit("\n" if not line else "")
            return 0
        emit(painter(answer(stop, line, looks, looks.width)))
        told = place + 1
    emit(painter(between(stops[told:], seat, looks, looks.width)))
    return 0
