"""A hand, or one line of it, block by block: the table, the auction, the tricks, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pepper_notation.record import Alternative, Dead, Tag, Unreadable
from pepper_notation.render.replay.acts import Act, Deed
from pepper_notation.render.replay.bidding import auction_rows, settled_row
from pepper_notation.render.replay.diagram import View, diagram, hands_known, words_on_felt
from pepper_notation.render.replay.grid import columns, head_row, in_hand, running, trick_row
from pepper_notation.render.replay.layout import Block, Layout
from pepper_notation.render.replay.names import words_row
from pepper_notation.render.replay.pieces import EMPTY, Kind, Piece, Row, blank, clip, wrap
from pepper_notation.render.replay.places import Places
from pepper_notation.render.replay.result import result_rows
from pepper_notation.render.replay.shown import contract_lines
from pepper_notation.replay.frames import HandFrame, TrickFrame
from pepper_notation.replay.hands_held import START, Moment

_CLOSING = (Deed.AGREED, Deed.MISDEAL, Deed.TRICKS, Deed.POINTS, Deed.DECISION, Deed.SCORE, Deed.WINNER)
_SETTLED = (Deed.TRUMP, Deed.CONTRACT, Deed.SWAP, Deed.OUT)


def blocks(
    frame: HandFrame,
    acts: Sequence[Act],
    layout: Layout,
    places: Places,
    branch: Alternative | None = None,
    main: HandFrame | None = None,
) -> Iterator[Block]:
    """The blocks of a line; `branch` and `main` are given where it is an alternative line of a hand."""
    own = [trick for trick in frame.tricks if any(act.statement is trick.trick for act in acts)]
    shown = [trick for trick in own if places.has_trick(trick.trick.number)]
    yield _opening(frame, acts, shown, layout, branch, main)
    yield from _auction(frame, acts, layout)
    if own:
        yield from _tricks(frame, acts, shown, layout)
    closing = [act for act in acts if act.deed in _CLOSING]
    if (branch is None or closing) and (not shown or shown[-1] is own[-1]):
        rows = result_rows(frame, closing, layout.looks, layout.room)
        yield layout.block(frame, closing, [EMPTY, *rows] if rows else [])
    if unread := [act for act in acts if act.deed is Deed.UNREAD]:
        yield layout.block(frame, unread, [_unread(act.statement, layout) for act in unread if act.statement])


def _unread(statement: object, layout: Layout) -> Row:
    text = statement.text if isinstance(statement, Unreadable) else ""
    told = clip(layout.looks.told(text), layout.room - 3, layout.looks.signs.cut)
    return (Piece(f" {told}", Kind.BAD),)


def _opening(
    frame: HandFrame,
    acts: Sequence[Act],
    shown: Sequence[TrickFrame],
    layout: Layout,
    branch: Alternative | None,
    main: HandFrame | None,
) -> Block:
    """The hand's own tags, and the table as it stood before the first trick that is shown."""
    looks, room = layout.looks, layout.room - 2
    opening = [act for act in acts if act.deed in (Deed.HAND, Deed.TAG, Deed.DEAL)]
    rows: list[Row] = []
    for act in opening:
        if isinstance(act.statement, Tag):
            told = Piece(looks.told(f"{act.statement.key}: {act.statement.text}"), Kind.QUIET)
            rows += [(blank(1), *row) for row in wrap((told,), room)]
    start = Moment(frame.tricks.index(shown[0])) if shown else START
    contract = contract_lines(frame, looks)
    # A line that differs from its first card on needs no second picture of the same hands.
    known = main is not None and start == START and frame.terms.strain is main.terms.strain
    if hands_known(frame) and not known:
        seats = None if layout.seat is None else frozenset((layout.seat,))
        view = View(start, seats, exchanged=bool(shown) and (start != START or branch is not None))
        drawn = diagram(frame, view, words_on_felt(contract, 2), looks, room)
        rows += [EMPTY, *((blank(1), *row) for row in drawn)]
    elif contract and not known:
        rows.append((Piece(f" {f' {looks.signs.dot} '.join(contract)}"),))
    for act in opening:
        if isinstance(act.statement, Dead) and layout.seat is None:
            rows.append((Piece(" dead  ", Kind.QUIET), *words_row(act.statement.cards, looks)))
    return layout.block(frame, opening, rows)


def _auction(frame: HandFrame, acts: Sequence[Act], layout: Layout) -> Iterator[Block]:
    """The heads of the columns, the calls, and what was settled after them."""
    looks, at = layout.looks, columns(frame, layout.room - 2)
    calls = [act for act in acts if act.deed is Deed.CALL]
    settled = [act for act in acts if act.deed in _SETTLED]
    tricks = any(act.deed is Deed.TRICK for act in acts)
    if calls or tricks:
        yield Block([EMPTY, head_row(frame, at, looks, tricks=tricks)])
    if calls:
        yield layout.block(frame, calls, auction_rows(frame, acts, at, looks))
    for act in settled:
        row = settled_row(frame, act, at, looks)
        yield layout.block(frame, [act], [row] if row else [])
    if tricks and (calls or settled):
        rule = looks.signs.rule * at.total(frame.table.size, frame.table.sides)
        yield Block([(Piece(f" {rule}", Kind.FRAME),)])


def _tricks(
    frame: HandFrame, acts: Sequence[Act], shown: Sequence[TrickFrame], layout: Layout
) -> Iterator[Block]:
    looks, at = layout.looks, columns(frame, layout.room - 2)
    for trick in shown:
        index = frame.tricks.index(trick)
        own = [act for act in acts if act.statement is trick.trick]
        rows: list[Row] = []
        missing = trick.missing_before or (frame.numbers[0].before if index == 0 else 0)
        if missing:
            word = "trick is" if missing == 1 else "tricks are"
            rows.append((Piece(f"{'':{at.label}} {missing} {word} not in the record", Kind.QUIET),))
        if layout.seat is not None:
            rows.append(in_hand(frame, layout.seat, index, looks))
        rows.append(trick_row(frame, trick, own, running(frame, index + 1), at, looks))
        yield layout.block(frame, own, rows)
