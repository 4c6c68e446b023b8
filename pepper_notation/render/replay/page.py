"""The whole replay on a page: games, hands, alternative lines, as rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Alternative
from pepper_notation.render.replay.acts import Act, Deed, acts_of, acts_of_alternative
from pepper_notation.render.replay.asides import said
from pepper_notation.render.replay.blocks import blocks
from pepper_notation.render.replay.head import game_head
from pepper_notation.render.replay.layout import Layout
from pepper_notation.render.replay.names import plain_figure, side_text
from pepper_notation.render.replay.pieces import EMPTY, Kind, Looks, Piece, Row, clip, trimmed
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.replay.sheet import is_bare, sheet_rows
from pepper_notation.render.replay.shown import (
    ReplayedGame,
    ReplayedHand,
    branch_words,
    findings_of,
    label,
    wanted,
)
from pepper_notation.render.replay.talk import aside_rows, narration, said_rows
from pepper_notation.render.safe import width
from pepper_notation.replay.frames import HandFrame


def page(
    games: Sequence[ReplayedGame],
    looks: Looks,
    places: Places = EVERYWHERE,
    seat: str = "",
    loose: Sequence[Diagnostic] = (),
) -> Iterator[Row]:
    """Every game that is asked for; `seat` is the letter of the seat through whose eyes it is seen, empty: all.

    `loose` are findings that belong to no game.
    """
    if not games:
        yield (Piece(" There is no game in this record.", Kind.QUIET),)
    for place, game in enumerate(game for game in games if wanted(game, places)):
        if place:
            yield from (EMPTY, EMPTY)
        layout = Layout(looks, game.head.table.seat(seat) if seat else None)
        yield from map(trimmed, _game(game, layout, places, several=len(games) > 1))
    if loose:
        yield EMPTY
    for finding in loose:
        yield from map(trimmed, aside_rows(said(finding), (), looks, looks.width - 2))


def _game(game: ReplayedGame, layout: Layout, places: Places, *, several: bool) -> Iterator[Row]:
    comments = layout.seat is None
    yield from game_head(game, layout.looks, layout.whole, several=several, comments=comments)
    shown = [hand for hand in game.hands if places.has_hand(label(hand.frame))]
    for bare, group in groupby(shown, key=is_bare):
        hands = list(group)
        if bare and len(hands) > 1:
            yield EMPTY
            yield from sheet_rows(game, hands, layout.looks, layout.room, comments=comments)
            continue
        for hand in hands:
            yield EMPTY
            yield from _hand(game, hand, layout, places)


def _heading(text: str, right: str, layout: Layout) -> Row:
    """A heading with a rule behind it."""
    signs = layout.looks.signs
    title = clip(text, layout.whole - len(right) - 8, signs.cut)
    rule = layout.whole - width(title) - (len(right) + 2 if right else 0) - 4
    return (
        Piece(f"{signs.rule * 2} ", Kind.FRAME),
        Piece(title, Kind.HEAD, True),
        Piece(f" {signs.rule * max(1, rule)}", Kind.FRAME),
        Piece(f" {right} " if right else "", Kind.PLAIN),
    )


def _carried(frame: HandFrame, looks: Looks) -> str:
    """The score that a hand begins with; empty where nothing of it is known."""
    score = frame.result.before_true
    if all(figure is None for figure in score):
        return ""
    return "  ".join(
        f"{side_text(frame.table, side)} {plain_figure(figure, looks)}" for side, figure in enumerate(score)
    )


def _hand(game: ReplayedGame, hand: ReplayedHand, layout: Layout, places: Places) -> Iterator[Row]:
    frame, looks = hand.frame, layout.looks
    acts = acts_of(frame, findings_of(game, hand))
    if layout.seat is not None:
        # No seat hears what the writer thought of it, or sees how it might have gone.
        acts = tuple(replace(act, asides=(), glyph="", told=()) for act in acts if act.deed is not Deed.ALT)
    yield _heading(f"Hand {label(frame)}", _carried(frame, looks), layout)
    yield from layout.set(blocks(frame, acts, layout, places))
    for act in acts:
        if act.deed is Deed.ALT:
            yield EMPTY
            yield from _alternative(game, hand, act, layout)
        if act.deed is Deed.END and act.told:
            yield EMPTY
            yield from narration(act.told, looks, layout.whole - 2)


def _alternative(game: ReplayedGame, hand: ReplayedHand, act: Act, layout: Layout) -> Iterator[Row]:
    looks, room = layout.looks, layout.whole - 2
    frame, alternative = hand.alternatives[act.alt - 1], act.statement
    assert isinstance(alternative, Alternative)
    yield from narration(act.told, looks, room)
    yield _heading(f"Another line, {branch_words(alternative)}", "", layout)
    yield from said_rows(frame, [act], looks, room, 1)
    acts = acts_of_alternative(frame, alternative, findings_of(game, hand))
    yield from layout.set(blocks(frame, acts, layout, EVERYWHERE, alternative, hand.frame))
    for each in acts:
        if each.deed is Deed.END:
            yield from narration(each.told, looks, room)
