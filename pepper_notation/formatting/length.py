"""Canonical text in full or in short, held to its promise: the same game, and the same findings.

A hand of which anything else would be known or said, once something is written down or left out, stays as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Final

from pepper_notation.formatting.canonical import faults, formatted
from pepper_notation.formatting.fill import filled
from pepper_notation.formatting.trim import trimmed
from pepper_notation.identity import hand_content
from pepper_notation.pipeline import judged_games, pieces_of
from pepper_notation.record import Hand, Unreadable
from pepper_notation.replay import HandFrame
from pepper_notation.syntax import parse
from pepper_notation.writer import Original, written


class Length(StrEnum):
    """How much is written of what follows from the rest."""

    AS_WRITTEN = "as-written"
    FULL = "full"
    SHORT = "short"


_EDITS: Final[dict[Length, Callable[[Hand, HandFrame], Hand]]] = {Length.FULL: filled, Length.SHORT: trimmed}
_Place = tuple[int, int]
"""A game and a hand of it, from 1."""


def formatted_to(text: str, length: Length) -> str:
    """A record in canonical form, at a length."""
    canonical = formatted(text)
    if length is Length.AS_WRITTEN:
        return canonical
    before, kept = _known(canonical), set[_Place]()
    while True:
        edited = _edited(canonical, _EDITS[length], kept)
        after = _known(edited)
        parted = {place for place in before | after if before.get(place) != after.get(place)} - kept
        if before == after or not parted:
            return edited if before == after else canonical
        kept |= parted


def _edited(text: str, edit: Callable[[Hand, HandFrame], Hand], kept: set[_Place]) -> str:
    parsed = parse(text)
    frames = {
        (game.head.number, place): judged.frame
        for game in judged_games(pieces_of(text))[0]
        for place, judged in enumerate(game.hands, 1)
    }
    games = []
    for game in parsed.record.games:
        hands = []
        for place, hand in enumerate(game.hands, 1):
            frame = frames.get((game.head.number, place))
            left = frame is None or (game.head.number, place) in kept or _has_unread(hand)
            hands.append(hand if left or frame is None else edit(hand, frame))
        games.append(replace(game, hands=tuple(hands)))
    record = replace(parsed.record, games=tuple(games))
    return written(record, Original(text, faults(text, parsed.findings)))


def _has_unread(hand: Hand) -> bool:
    return any(isinstance(statement, Unreadable) for statement in hand.statements)


def _known(text: str) -> dict[_Place, list[str]]:
    """What is known and said of each hand: the form of what was played, the true figures, and the findings."""
    known: dict[_Place, list[str]] = defaultdict(list)
    games, report = judged_games(pieces_of(text))
    for game in games:
        for place, judged in enumerate(game.hands, 1):
            frame = judged.frame
            lines = known[game.head.number, place]
            lines += hand_content(frame)
            lines += [f"{trick.leader} {trick.winner}" for trick in frame.tricks]
            result = frame.result
            lines.append(str((result.tricks_true, result.points_true, result.after_true)))
    for found in report.findings:
        where = found.diagnostic.where
        known[where.game or 0, where.hand or 0].append(f"{found.diagnostic.code} {where.trick} {where.alt}")
    for lines in known.values():
        lines.sort()
    return dict(known)
