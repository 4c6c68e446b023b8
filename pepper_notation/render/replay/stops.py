"""The stops of a step-by-step replay: each call, each card, each trick taken, in the order of the record.

Alternative lines come after the hand that they belong to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pepper_notation.record import Alternative
from pepper_notation.render.replay.acts import Act, Deed, acts_of, acts_of_alternative
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.replay.shown import ReplayedGame, findings_of, head_narration, label
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import Moment

_CLOSING = frozenset(
    (
        Deed.AGREED,
        Deed.MISDEAL,
        Deed.TRICKS,
        Deed.POINTS,
        Deed.DECISION,
        Deed.SCORE,
        Deed.WINNER,
        Deed.UNREAD,
        Deed.END,
    )
)


@dataclass(frozen=True, slots=True)
class Stop:
    """A place to stop at: the line it belongs to, what is done there, and the moment of the play after it.

    `prologue` marks what is told before a game's first hand, `opens` the first stop of a hand, `branch` the alternative
    line, `closing` the end of a line.
    """

    game: ReplayedGame
    frame: HandFrame
    acts: tuple[Act, ...]
    moment: Moment
    opens: bool = False
    prologue: bool = False
    closing: bool = False
    branch: Alternative | None = None

    @property
    def act(self) -> Act:
        """The act that the stop is about; where there are several, the first."""
        return self.acts[0]


def stops_of(
    games: Sequence[ReplayedGame], places: Places = EVERYWHERE, *, alternatives: bool = True
) -> tuple[Stop, ...]:
    """Every stop of the games that are asked for, with those of the alternative lines or without."""
    return tuple(_stops(games, places, alternatives))


def _stops(games: Sequence[ReplayedGame], places: Places, alternatives: bool) -> Iterator[Stop]:
    for game in games:
        if not places.has_game(game.head.number):
            continue
        begins = True
        for hand in game.hands:
            if not places.has_hand(label(hand.frame)):
                continue
            findings = findings_of(game, hand)
            acts = acts_of(hand.frame, findings)
            told = head_narration(game.head)
            if told and begins:
                yield Stop(game, hand.frame, (Act(Deed.HAND, told=told),), Moment(), prologue=True)
            begins = False
            yield from _line(game, hand.frame, acts, places, None)
            for act in acts:
                if alternatives and act.deed is Deed.ALT and isinstance(act.statement, Alternative):
                    frame = hand.alternatives[act.alt - 1]
                    own = acts_of_alternative(frame, act.statement, findings)
                    yield from _line(game, frame, (act, *own), EVERYWHERE, act.statement)


def _line(
    game: ReplayedGame, frame: HandFrame, acts: Sequence[Act], places: Places, branch: Alternative | None
) -> Iterator[Stop]:
    opening = tuple(
        act for act in acts if act.deed <= Deed.DEAL or (branch is not None and act.deed is Deed.ALT)
    )
    first = next((act.trick for act in acts if act.deed is Deed.CARD), len(frame.tricks))
    moment = Moment(first)
    if opening:
        yield Stop(game, frame, opening, moment, opens=branch is None, branch=branch)
    for act in acts:
        if act in opening or act.deed in _CLOSING or act.deed is Deed.ALT:
            continue
        if act.deed is Deed.CARD:
            moment = Moment(act.trick, act.place + 1)
        elif act.deed is Deed.TRICK:
            moment = Moment(act.trick + 1)
        if act.trick >= 0 and not places.has_trick(frame.tricks[act.trick].trick.number):
            continue
        yield Stop(game, frame, (act,), moment, branch=branch)
    closing = tuple(act for act in acts if act.deed in _CLOSING)
    yield Stop(
        game, frame, closing or (Act(Deed.END),), Moment(len(frame.tricks)), closing=True, branch=branch
    )
