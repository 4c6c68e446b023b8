"""A whole text to one record."""

from __future__ import annotations

from dataclasses import dataclass

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Game, GameHead, Hand, Record, Statement, Winner
from pepper_notation.source import as_in_file, blocks
from pepper_notation.syntax.reader import HeadRead, read


@dataclass(frozen=True)
class Parsed:
    """A record, and the findings about how it is written, in order of their places."""

    record: Record
    findings: tuple[Diagnostic, ...] = ()


def parse(text: str) -> Parsed:
    """The record of a text, whole."""
    head: tuple[Statement, ...] = ()
    games: list[Game] = []
    findings: list[Diagnostic] = []
    game: GameHead | None = None
    hands: list[Hand] = []
    for part in read(blocks([as_in_file(text)])):
        findings.extend(part.findings)
        if isinstance(part, HeadRead):
            if game is None:
                head = part.head.inherited
            elif game.number:
                games.append(_game(game, hands))
            game, hands = part.head, []
        else:
            hands.append(part.hand)
    if game is not None and game.number:
        games.append(_game(game, hands))
    return Parsed(Record(head, tuple(games)), tuple(findings))


def _game(head: GameHead, hands: list[Hand]) -> Game:
    winners = (s for hand in hands for s in hand.statements if isinstance(s, Winner))
    return Game(head, tuple(hands), next(winners, None))
