"""The whole replay on a page: games, hands, alternative lines, as rows.

Puts together what the other modules draw.  With room, the commentary stands in a column of its own beside the hand;
else below what it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Alternative, Dead, Tag, Unreadable
from pepper_notation.render.replay.acts import Act, Deed, acts_of, acts_of_alternative
from pepper_notation.render.replay.asides import said
from pepper_notation.render.replay.bidding import auction_rows, settled_row
from pepper_notation.render.replay.diagram import View, diagram, hands_known, words_on_felt
from pepper_notation.render.replay.grid import (
    columns,
    head_row,
    in_hand,
    running,
    trick_row,
)
from pepper_notation.render.replay.head import game_head
from pepper_notation.render.replay.names import plain_figure, side_text, words_row
from pepper_notation.render.replay.pieces import (
    EMPTY,
    Kind,
    Looks,
    Piece,
    Row,
    beside,
    blank,
    cells,
    clip,
    trimmed,
    wrap,
)
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.replay.result import result_rows
from pepper_notation.render.replay.sheet import is_bare, sheet_rows
from pepper_notation.render.replay.shown import (
    ReplayedGame,
    ReplayedHand,
    branch_words,
    contract_lines,
    findings_of,
    label,
)
from pepper_notation.render.replay.talk import aside_rows, narration, said_rows, told_before
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import Moment
from pepper_notation.table import Seat

WIDE: Final = 112
"""With so much room the commentary stands beside the hand."""
_MAIN: Final = 80
_MOST: Final = 160


@dataclass(frozen=True, slots=True)
class _Block:
    """Rows of the hand, and the commentary that goes with them: told before, said after."""

    rows: list[Row]
    before: list[Row] = field(default_factory=list)
    after: list[Row] = field(default_factory=list)


class _Page:
    """One width, one way to set the commentary."""

    def __init__(self, looks: Looks, seat: Seat | None) -> None:
        self.looks = looks
        self.seat = seat
        self.wide = looks.width >= WIDE
        self.room = _MAIN if self.wide else looks.width
        self.whole = min(looks.width, _MOST) if self.wide else self.room
        self.margin = min(looks.width, _MOST) - _MAIN - 3 if self.wide else 0
        self.talk = self.margin if self.wide else self.room - 2

    def told(self, texts: Iterable[str]) -> list[Row]:
        if self.seat is not None:
            return []
        return narration(texts, self.looks, self.talk, 0 if self.wide else 1)

    def said(self, frame: HandFrame, acts: Sequence[Act]) -> list[Row]:
        if self.seat is not None:
            return []
        return said_rows(frame, acts, self.looks, self.talk, 0 if self.wide else 5)

    def set(self, blocks: Iterable[_Block]) -> Iterator[Row]:
        bar = Piece(self.looks.signs.bar, Kind.FRAME)
        found = list(blocks)
        if self.wide and any(block.before or block.after for block in found):
            left: list[Row] = []
            right: list[Row] = []
            for block in found:
                words = block.before + block.after
                if words:
                    # Words begin beside what they speak of, so the longer column is waited for.
                    longest = max(len(left), len(right))
                    left += [EMPTY] * (longest - len(left))
                    right += [EMPTY] * (longest - len(right))
                    if block.before and block.rows and not block.rows[0]:
                        right.append(EMPTY)
                right += words
                left += block.rows
            yield from beside(left, right, self.room, bar)
            return
        for block in found:
            if block.before:
                yield from block.before
            yield from block.rows
            yield from block.after


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
    first = True
    for game in games:
        if not places.has_game(game.head.number):
            continue
        if not first:
            yield from (EMPTY, EMPTY)
        first = False
        seen = game.head.table.seat(seat) if seat else None
        yield from _game(game, _Page(looks, seen), places, len(games) > 1)
    if loose:
        yield EMPTY
    for finding in loose:
        yield from (trimmed(row) for row in aside_rows(said(finding), (), looks, looks.width - 2))


def _game(game: ReplayedGame, sheet: _Page, places: Places, several: bool) -> Iterator[Row]:
    yield from game_head(game, sheet.looks, sheet.whole, several=several, comments=sheet.seat is None)
    shown = [hand for hand in game.hands if places.has_hand(label(hand.frame))]
    for bare, group in groupby(shown, key=is_bare):
        hands = list(group)
        if bare and len(hands) > 1:
            yield EMPTY
            yield from sheet_rows(game, hands, sheet.looks, sheet.room, comments=sheet.seat is None)
            continue
        for hand in hands:
            yield EMPTY
            yield from _hand(game, hand, sheet, places)


def _heading(text: str, right: str, looks: Looks, room: int) -> Row:
    """A heading with a rule behind it."""
    title = clip(text, room - len(right) - 8, looks.signs.cut)
    rule = room - cells((Piece(title),)) - (len(right) + 2 if right else 0) - 4
    return (
        Piece(f"{looks.signs.rule * 2} ", Kind.FRAME),
        Piece(title, Kind.HEAD, True),
        Piece(f" {looks.signs.rule * max(1, rule)}", Kind.FRAME),
        Piece(f" {right} " if right else "", Kind.PLAIN),
    )


def _hand(game: ReplayedGame, hand: ReplayedHand, sheet: _Page, places: Places) -> Iterator[Row]:
    frame, looks = hand.frame, sheet.looks
    acts = acts_of(frame, findings_of(game, hand))
    if sheet.seat is not None:
        # No seat sees what the writer thought of it.
        acts = tuple(replace(act, asides=(), glyph="", told=()) for act in acts)
    room = sheet.whole
    score = frame.result.before_true if frame.result is not None else ()
    carried = "  ".join(
        f"{side_text(frame.table, side)} {plain_figure(figure, looks)}" for side, figure in enumerate(score)
    )
    yield trimmed(
        _heading(f"Hand {label(frame)}", "" if all(f is None for f in score) else carried, looks, room)
    )
    yield from (trimmed(row) for row in sheet.set(_blocks(frame, acts, sheet, places)))
    if sheet.seat is not None:
        return
    for act in acts:
        if act.deed is Deed.ALT and isinstance(act.statement, Alternative):
            yield from _alternative(game, hand, act, sheet)
    for act in acts:
        if act.deed is Deed.END and act.told:
            yield EMPTY
            yield from narration(act.told, looks, room - 2)


def _alternative(game: ReplayedGame, hand: ReplayedHand, act: Act, sheet: _Page) -> Iterator[Row]:
    looks = sheet.looks
    frame = hand.alternatives[act.alt - 1]
    same = frame.terms == hand.frame.terms
    room = sheet.whole
    alternative = act.statement
    assert isinstance(alternative, Alternative)
    yield EMPTY
    if act.told:
        yield from narration(act.told, looks, room - 2)
    yield trimmed(_heading(f"Another line, {branch_words(alternative)}", "", looks, room))
    yield from said_rows(frame, [act], looks, room - 2, 1)
    acts = acts_of_alternative(frame, alternative, game.findings)
    yield from (trimmed(row) for row in sheet.set(_blocks(frame, acts, sheet, EVERYWHERE, alternative, same)))
    for each in acts:
        if each.deed is Deed.END and each.told:
            yield from narration(each.told, looks, room - 2)


def _blocks(
    frame: HandFrame,
    acts: Sequence[Act],
    sheet: _Page,
    places: Places,
    branch: Alternative | None = None,
    same: bool = False,
) -> Iterator[_Block]:
    looks, room = sheet.looks, sheet.room
    own = [trick for trick in frame.tricks if any(act.statement is trick.trick for act in acts)]
    shown = [trick for trick in own if places.has_trick(trick.trick.number)]
    opening = [act for act in acts if act.deed in (Deed.HAND, Deed.TAG, Deed.DEAL)]
    tags = [
        (blank(1), *row)
        for act in opening
        if isinstance(act.statement, Tag)
        for row in wrap(
            (Piece(looks.told(f"{act.statement.key}: {act.statement.text}"), Kind.QUIET),), room - 2
        )
    ]
    start = Moment(frame.tricks.index(shown[0])) if shown else Moment()
    begun = shown and (start.trick > 0 or branch is not None)
    view = View(start, None if sheet.seat is None else frozenset((sheet.seat,)), exchanged=bool(begun))
    table: list[Row] = []
    if branch is not None and start.trick == 0 and same:
        table = []
    elif hands_known(frame):
        table = [
            EMPTY,
            *diagram(frame, view, words_on_felt(contract_lines(frame, looks), 2), looks, room - 2),
        ]
        table = [(blank(1), *row) if row else row for row in table]
    elif contract_lines(frame, looks):
        table = [(Piece(f" {looks.signs.dot} ".join(contract_lines(frame, looks))),)]
        table = [(blank(1), *table[0])]
    dead = next((act.statement for act in opening if isinstance(act.statement, Dead)), None)
    if dead is not None and sheet.seat is None:
        table.append((Piece(" dead  ", Kind.QUIET), *words_row(dead.cards, looks)))
    yield _Block(
        [*tags, *table],
        before=sheet.told(told_before(opening)),
        after=sheet.said(frame, opening),
    )
    yield from _grid_blocks(frame, acts, sheet, places)
    closing = [
        act
        for act in acts
        if act.deed
        in (Deed.AGREED, Deed.MISDEAL, Deed.TRICKS, Deed.POINTS, Deed.DECISION, Deed.SCORE, Deed.WINNER)
    ]
    partial = branch is not None and not closing
    last = not shown or shown[-1] is own[-1]
    if not partial and last:
        rows = result_rows(frame, closing, looks, room)
        yield _Block(
            [EMPTY, *rows] if rows else [],
            before=sheet.told(told_before(closing)),
            after=sheet.said(frame, closing),
        )
    unread = [act for act in acts if act.deed is Deed.UNREAD]
    lines = [
        (Piece(f" {clip(looks.told(act.statement.text), room - 3, looks.signs.cut)}", Kind.BAD),)
        for act in unread
        if isinstance(act.statement, Unreadable)
    ]
    if unread:
        yield _Block(list(lines), before=sheet.told(told_before(unread)), after=sheet.said(frame, unread))


def _grid_blocks(frame: HandFrame, acts: Sequence[Act], sheet: _Page, places: Places) -> Iterator[_Block]:
    looks = sheet.looks
    at = columns(frame, sheet.room - 2)
    calls = [act for act in acts if act.deed is Deed.CALL]
    trumps = [act for act in acts if act.deed in (Deed.TRUMP, Deed.CONTRACT, Deed.SWAP, Deed.OUT)]
    tricks = any(act.deed is Deed.TRICK for act in acts)
    if not (calls or trumps or tricks):
        return
    if calls or tricks:
        head = head_row(frame, at, looks, tricks=tricks)
        yield _Block([EMPTY, head])
    if calls:
        yield _Block(
            auction_rows(frame, acts, at, looks),
            before=sheet.told(told_before(calls)),
            after=sheet.said(frame, calls),
        )
    for act in trumps:
        row = settled_row(frame, act, at, looks)
        yield _Block([row] if row else [], before=sheet.told(act.told), after=sheet.said(frame, [act]))
    if tricks:
        if calls or trumps:
            rule = looks.signs.rule * at.total(frame.table.size, frame.table.sides)
            yield _Block([(Piece(f" {rule}", Kind.FRAME),)])
        yield from _trick_blocks(frame, acts, sheet, places)


def _trick_blocks(frame: HandFrame, acts: Sequence[Act], sheet: _Page, places: Places) -> Iterator[_Block]:
    looks = sheet.looks
    at = columns(frame, sheet.room - 2)
    first = True
    for index, trick in enumerate(frame.tricks):
        own = [act for act in acts if act.statement is trick.trick]
        if not own or not places.has_trick(trick.trick.number):
            continue
        rows: list[Row] = []
        if trick.missing_before or (first and frame.numbers[index].before > index and index == 0):
            many = trick.missing_before or frame.numbers[index].before
            word = "trick is" if many == 1 else "tricks are"
            rows.append((Piece(f"{'':{at.label}} {many} {word} not in the record", Kind.QUIET),))
        first = False
        rows.append(trick_row(frame, trick, own, running(frame, index + 1), at, looks))
        if sheet.seat is not None:
            rows.insert(-1, in_hand(frame, sheet.seat, index, looks))
        yield _Block(rows, before=sheet.told(told_before(own)), after=sheet.said(frame, own))
