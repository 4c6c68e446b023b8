"""The head of a game: its title, where and when, the players, the rules, and what is told before the play."""

from __future__ import annotations

from collections.abc import Iterator

from pepper_notation.render.replay.asides import Desk, said
from pepper_notation.render.replay.names import side_text
from pepper_notation.render.replay.pieces import EMPTY, Kind, Looks, Piece, Row, blank, clip, flush, wrap
from pepper_notation.render.replay.shown import ReplayedGame, findings_of, head_narration, title_of
from pepper_notation.render.replay.talk import aside_rows, narration
from pepper_notation.render.safe import width

_LINE = 100
"""Longer lines of prose are hard to read."""


def game_head(game: ReplayedGame, looks: Looks, room: int, *, several: bool, comments: bool) -> Iterator[Row]:
    """The head in so many cells; `several`: there are other games, `comments`: with narration and findings."""
    tags = {tag.key: tag.text for tag in game.head.tags}
    told = (looks.told(tags[key]) for key in ("event", "place", "date") if tags.get(key))
    when = clip(f" {looks.signs.dot} ".join(told), room // 2, looks.signs.cut)
    title = wrap((Piece(title_of(game.head, looks, several), Kind.HEAD, True),), room - 4 - width(when))
    for place, row in enumerate(title):
        shown = (blank(1), *row)
        yield flush(shown, (Piece(when, Kind.QUIET),), room - 1) if when and not place else shown
    yield (Piece(looks.signs.double * room, Kind.FRAME),)
    for row in wrap(_players_and_rules(game, looks), room - 2):
        yield (blank(1), *row)
    for key in ("table", "round", "note"):
        if tags.get(key):
            yield from narration([f"{key}: {tags[key]}"], looks, room - 1)
    if comments:
        if words := head_narration(game.head):
            yield EMPTY
            yield from narration(words, looks, min(room, _LINE) - 1)
        yield from _asides(game, looks, room)


def _players_and_rules(game: ReplayedGame, looks: Looks) -> Row:
    table, dot = game.head.table, f"  {looks.signs.dot}  "
    sides = []
    for side in range(table.sides):
        names = " & ".join(
            looks.told(table.names[seat]) or table.letters[seat] for seat in table.seats_of(side)
        )
        word = side_text(table, side)
        sides.append(word if names.replace(" & ", "") == word else f"{word} {names}")
    target = f", to {game.rules.target}" if game.rules.target != "unstated" else ""
    rules = f"{dot}rules: {looks.told(game.rules.name)}{target}"
    return (Piece(dot.join(sides), Kind.NAME), Piece(rules, Kind.QUIET))


def _asides(game: ReplayedGame, looks: Looks, room: int) -> Iterator[Row]:
    """The notes of the head, and the findings that stand before the first hand."""
    head = game.head
    desk = Desk(head.block, tuple(game.findings))
    for statement in head.statements:
        for aside in desk.asides(statement.after):
            yield from aside_rows(aside, (), looks, room - 2)
    for finding in findings_of(game, None):
        yield from aside_rows(said(finding), (), looks, room - 2)
