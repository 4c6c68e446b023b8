"""Hands of which nothing was kept but the figures, as a score sheet: a line each.

A figure that is not right has a cross behind it; one that only follows from an earlier mistake has a tilde.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pepper_notation.record import Contract, Narration, Points, Remark, Ruling, Score, Tricks, Trump, Winner
from pepper_notation.render.replay.acts import acts_of
from pepper_notation.render.replay.names import plain_figure, side_text, signed, strain_words
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, clip, pad
from pepper_notation.render.replay.result import decision_rows
from pepper_notation.render.replay.shown import ReplayedGame, ReplayedHand, findings_of, label
from pepper_notation.render.replay.talk import narration, said_rows, told_before
from pepper_notation.replay.frames import FigureFrame, Figures, HandFrame, Verdict

_BARE = (Contract, Trump, Tricks, Points, Score, Ruling, Winner, Narration, Remark)
_LABEL, _FIGURE = 6, 5


def is_bare(hand: ReplayedHand) -> bool:
    """Whether nothing of a hand was kept but its contract and its figures."""
    frame = hand.frame
    return (
        not hand.alternatives
        and any(isinstance(each, Contract) for each in frame.statements)
        and all(isinstance(each, _BARE) for each in frame.statements)
    )


def sheet_rows(
    game: ReplayedGame, hands: Sequence[ReplayedHand], looks: Looks, room: int, *, comments: bool
) -> Iterator[Row]:
    """A score sheet of these hands in so many cells."""
    sides = game.head.table.sides
    contract = min(26, room - _LABEL - 3 * sides * _FIGURE - 8)
    yield from _heads(game, contract)
    yield (Piece(f" {looks.signs.rule * (_LABEL + contract + 3 * sides * _FIGURE + 6)}", Kind.FRAME),)
    for hand in hands:
        acts = acts_of(hand.frame, findings_of(game, hand))
        if comments:
            yield from narration(told_before(acts), looks, room - 1)
        yield _line(hand.frame, contract, looks)
        yield from decision_rows(hand.frame, acts, looks)
        if comments:
            yield from said_rows(hand.frame, acts, looks, room - 2, _LABEL + 1)


def _heads(game: ReplayedGame, contract: int) -> Iterator[Row]:
    table = game.head.table
    group = table.sides * _FIGURE
    top = "".join(f"{word:>{group - 1}} " for word in ("tricks", "points", "score"))
    yield (Piece(f" {'hand':<{_LABEL}}{'contract':<{contract}}{top}", Kind.QUIET),)
    names = "".join(f"{side_text(table, side):>{_FIGURE - 1}} " for side in range(table.sides))
    yield (Piece(" " * (_LABEL + contract + 1) + names * 3, Kind.NAME, True),)


def _line(frame: HandFrame, contract: int, looks: Looks) -> Row:
    result = frame.result
    row: list[Piece] = [Piece(f" {label(frame):>4}  ", Kind.QUIET)]
    row += pad((Piece(clip(_contract(frame, looks), contract - 1, looks.signs.cut)),), contract)
    for written, true, sign in (
        (result.tricks, result.tricks_true, False),
        (result.points, result.points_true, True),
        (result.score, result.after_true, False),
    ):
        row += _figures(frame, written, true, looks, sign=sign)
    row.append(Piece(f" {_outcome(frame)}", Kind.QUIET))
    return tuple(row)


def _contract(frame: HandFrame, looks: Looks) -> str:
    terms = frame.terms
    if terms.passed:
        return "passed out"
    who = frame.table.letters[terms.seat] if terms.seat is not None else side_text(frame.table, terms.side)
    bid = looks.told(terms.bid.text) if terms.bid is not None else ""
    strain = strain_words(terms.strain) if terms.strain is not None else ""
    return " ".join(word for word in (who, bid, strain) if word)


def _figures(
    frame: HandFrame, written: Sequence[FigureFrame], true: Figures, looks: Looks, *, sign: bool
) -> Iterator[Piece]:
    """One figure for each side: as it is written, or else as it is right."""
    spelt = signed if sign else plain_figure
    for side in range(frame.table.sides):
        it = next((each for each in written if each.side == side), None)
        text = spelt(true[side], looks) if it is None else spelt(it.figure.value, looks)
        if it is None and true[side] is None:
            text = looks.signs.dash
        mark = Piece(" ")
        if it is not None and it.verdict is Verdict.WRONG:
            mark = Piece(looks.signs.wrong, Kind.ERROR, True)
        elif it is not None and it.verdict is Verdict.FOLLOWS:
            mark = Piece("~", Kind.WARNING)
        yield Piece(f"{text:>{_FIGURE - 1}}", Kind.BAD if mark.text != " " else Kind.PLAIN)
        yield mark


def _outcome(frame: HandFrame) -> str:
    """Whether the bid was made, as far as it is known."""
    terms, result = frame.terms, frame.result
    taken = result.tricks_true[terms.side] if terms.side is not None else None
    if terms.bid is None or taken is None:
        return ""
    return "made" if taken >= terms.bid.tricks else "set"
