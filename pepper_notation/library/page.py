"""A replay as an HTML fragment for notebooks: a table a game, a row a hand.

All text of a record goes through the gateway and is escaped; there is no script, link or style from outside.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.library.replayed import Figures, Replay, ReplayedGame, ReplayedHand
from pepper_notation.render.safe import safe


def page(replay: Replay) -> str:
    """The games as tables, and the findings below them."""
    games = "".join(_game(game) for game in replay.games)
    return f"<div>{games}{_findings(replay.findings)}</div>"


def _text(text: str) -> str:
    return escape(safe(text), quote=True)


def _row(cells: Iterable[str], tag: str = "td") -> str:
    return f"<tr>{''.join(f'<{tag}>{_text(cell)}</{tag}>' for cell in cells)}</tr>"


def _game(game: ReplayedGame) -> str:
    title = game.tags.get("title") or f"Game {game.number}"
    sides = game.sides
    head = _row(
        [
            "hand",
            "dealer",
            "bid",
            "strain",
            *(f"{w} {s}" for w in ("tricks", "points", "score") for s in sides),
        ],
        "th",
    )
    rows = "".join(_row(_hand(hand, sides)) for hand in game.hands)
    ended = f" · won: {game.winner}" if game.winner else ""
    return f"<table><caption>{_text(f'{title} · {game.rules}{ended}')}</caption>{head}{rows}</table>"


def _hand(hand: ReplayedHand, sides: tuple[str, ...]) -> Iterable[str]:
    yield str(hand.place if hand.number is None else hand.number)
    yield hand.dealer or "?"
    yield "passed out" if hand.passed else f"{hand.bidder or hand.side or '?'} {hand.bid or '?'}"
    yield "" if hand.strain is None else hand.strain.word
    for figures in (hand.taken, hand.points, hand.score):
        yield from _figures(figures, sides)


def _figures(figures: Figures, sides: tuple[str, ...]) -> Iterable[str]:
    return ("?" if figures[side] is None else str(figures[side]) for side in sides)


def _findings(findings: Iterable[Diagnostic]) -> str:
    lines = "".join(
        f"<li>{_text(f'{found.place.line}:{found.place.column} {found.code} {found.said()}')}</li>"
        for found in findings
    )
    return f"<ul>{lines}</ul>" if lines else ""
