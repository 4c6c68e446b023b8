"""Judged games to values that a person can walk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pepper_notation.cards import cards_in
from pepper_notation.engine import scoring
from pepper_notation.judging import JudgedHand
from pepper_notation.library.replayed import (
    Figures,
    Replay,
    ReplayedCall,
    ReplayedGame,
    ReplayedHand,
    ReplayedLine,
    ReplayedPlay,
    ReplayedTrick,
)
from pepper_notation.options import options_of
from pepper_notation.pipeline import Chosen, JudgedGame, judged_games, pieces_of
from pepper_notation.replay import HandFrame
from pepper_notation.replay.frames import CallFrame, PlayFrame, TrickFrame
from pepper_notation.ruleset import RuleSet
from pepper_notation.table import Seat, Side, Table


def replayed(text: str, path: str, chosen: Chosen) -> Replay:
    """The games of a text, replayed and judged by the rules chosen."""
    games, report = judged_games(pieces_of(text), path, chosen)
    return Replay(tuple(map(walked, games)), report)


def walked(game: JudgedGame) -> ReplayedGame:
    """A judged game as values."""
    table = game.head.table
    hands = tuple(map(_hand, game.hands))
    sides = tuple(table.side_text(side) for side in range(table.sides))
    last = game.hands[-1].frame if game.hands else None
    return ReplayedGame(
        number=game.head.number,
        rules=" ".join([game.rules.name, *options_of(game.rules)]),
        seats=table.letters,
        sides=sides,
        players={letter: name for letter, name in zip(table.letters, table.names, strict=True) if name},
        tags={tag.key: tag.text for tag in game.head.tags},
        hands=hands,
        score=hands[-1].score if hands else dict.fromkeys(sides),
        over=bool(last and last.after and last.after.over),
        winner=None if last is None else _winner(game.rules, last, hands[-1].score),
        ruleset=game.rules,
    )


def _winner(rules: RuleSet, last: HandFrame, score: Figures) -> str | None:
    known = [figure for figure in score.values() if figure is not None]
    if len(known) < len(score):
        return None
    sides = scoring.winners(rules, known, last.terms.side)
    if len(sides) != 1:
        return None
    return _side(last.table, *sides) or "draw"


def _hand(hand: JudgedHand) -> ReplayedHand:
    frame = hand.frame
    return ReplayedHand(
        **_line(frame),
        number=frame.hand.number,
        place=frame.hand_number,
        alternatives=tuple(ReplayedLine(**_line(alternative)) for alternative in hand.alternatives),
    )


def _line(frame: HandFrame) -> dict[str, Any]:
    """The fields of a line, whether it is a whole hand or an alternative."""
    table, terms, result = frame.table, frame.terms, frame.result
    return {
        "dealer": _seat(table, frame.dealer),
        "dealt": {
            table.letters[seat]: cards_in(mask) for seat, mask in enumerate(frame.dealt) if mask is not None
        },
        "auction": tuple(_call(call, table) for call in frame.auction.calls),
        "passed": terms.passed,
        "void": frame.void,
        "bidder": _seat(table, terms.seat),
        "side": _side(table, terms.side),
        "bid": None if terms.bid is None else terms.bid.text,
        "strain": terms.strain,
        "tricks": tuple(_trick(trick, frame) for trick in frame.tricks),
        "taken": _figures(table, result.tricks_true),
        "points": _figures(table, result.points_true),
        "before": _figures(table, result.before_true),
        "score": _figures(table, result.after_true),
        "frame": frame,
    }


def _call(frame: CallFrame, table: Table) -> ReplayedCall:
    return ReplayedCall(
        seat=_seat(table, frame.seat),
        call=frame.call.call.word,
        bid=None if frame.bid is None else frame.bid.text,
        fault=frame.fault,
        stands=frame.stands,
    )


def _trick(frame: TrickFrame, hand: HandFrame) -> ReplayedTrick:
    table = hand.table
    return ReplayedTrick(
        number=hand.numbers[frame.place - 1].before + 1,
        leader=_seat(table, frame.leader),
        plays=tuple(_play(play, table) for play in frame.plays),
        winner=_seat(table, frame.winner),
        side=_side(table, frame.side),
    )


def _play(frame: PlayFrame, table: Table) -> ReplayedPlay:
    shown = frame.play.shown
    return ReplayedPlay(
        seat=_seat(table, frame.seat),
        card=frame.card,
        shown=None if shown is None else shown.card,
        legality=frame.legality,
        fault=frame.fault,
    )


def _seat(table: Table, seat: Seat | None) -> str | None:
    return None if seat is None else table.letters[seat]


def _side(table: Table, side: Side | None) -> str | None:
    return None if side is None else table.side_text(side)


def _figures(table: Table, figures: tuple[int | None, ...]) -> Mapping[str, int | None]:
    return {table.side_text(side): figure for side, figure in enumerate(figures)}
