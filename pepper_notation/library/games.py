"""The games of a text, replayed under the rules that it declares, whatever else is asked: for what is to be said of
the record alone, its content hash or how it differs from another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pepper_notation.pipeline import Chosen, judged_games, pieces_of
from pepper_notation.presets import DEFAULT
from pepper_notation.record import GameHead
from pepper_notation.replay import HandFrame


def games_as_declared(text: str) -> Iterator[tuple[GameHead, Sequence[HandFrame]]]:
    """Each game's head, and its hands.

    Where the rules of a game have no game for its table, nothing can be replayed by them; who called and played is
    then taken from the rules that have one for every table.
    """
    own, _ = judged_games(pieces_of(text))
    usual = own
    if any(len(game.head.table.letters) not in game.rules.seats for game in own):
        usual, _ = judged_games(pieces_of(text), chosen=Chosen(DEFAULT))
    for game, other in zip(own, usual, strict=True):
        hands = game.hands or other.hands
        yield game.head, tuple(judged.frame for judged in hands)
