"""A replayed game as the renderers take it, and what its parts are called.

Knows the shape of what is shown, not where it comes from.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Protocol

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Alternative, Branch, GameHead, GameLine, Narration
from pepper_notation.render.replay.names import player, side_text, strain_words
from pepper_notation.render.replay.pieces import Looks, clip
from pepper_notation.render.replay.places import Places
from pepper_notation.replay.frames import HandFrame
from pepper_notation.ruleset import RuleSet


class ReplayedHand(Protocol):
    """A hand with its alternative lines, replayed."""

    @property
    def frame(self) -> HandFrame:
        """The hand."""

    @property
    def alternatives(self) -> Sequence[HandFrame]:
        """Its alternative lines."""


class ReplayedGame(Protocol):
    """A game, replayed and judged."""

    @property
    def head(self) -> GameHead:
        """What holds before the first hand."""

    @property
    def rules(self) -> RuleSet:
        """The rules that it was judged by."""

    @property
    def hands(self) -> Sequence[ReplayedHand]:
        """Its hands."""

    @property
    def findings(self) -> Sequence[Diagnostic]:
        """Its findings."""


def label(frame: HandFrame) -> int:
    """The number that a hand goes by: the score sheet's, else its place in the game."""
    number = frame.hand.number
    return frame.hand_number if number is None else number


def wanted(game: ReplayedGame, places: Places) -> bool:
    """Whether a game is among the places that are asked for, and has a hand there if hands are asked for."""
    hands = not places.hands or any(places.has_hand(label(hand.frame)) for hand in game.hands)
    return places.has_game(game.head.number) and hands


def title_of(head: GameHead, looks: Looks, several: bool) -> str:
    """What a game is called."""
    line = next((s for s in head.statements if isinstance(s, GameLine)), None)
    title = (
        line.text
        if line is not None and line.text
        else next((tag.text for tag in head.tags if tag.key == "title"), "")
    )
    return looks.told(title) or (f"Game {head.number}" if several else "A game of Pepper")


def head_narration(head: GameHead) -> tuple[str, ...]:
    """What is told at the head of a game."""
    own = tuple(s.text for s in head.statements if isinstance(s, Narration))
    # What is told at the head of a file is told once, with its first game.
    return own if head.number > 1 else (*(s.text for s in head.inherited if isinstance(s, Narration)), *own)


def branch_words(alternative: Alternative) -> str:
    """From where an alternative line is told, in words."""
    match alternative.start:
        case Branch.BID:
            return "from the bidding on"
        case Branch.TRUMP:
            return "from the trump call on"
        case number:
            return f"from trick {number} on"


def contract_lines(frame: HandFrame, looks: Looks) -> list[str]:
    """The contract in a few words, and whose it is."""
    terms = frame.terms
    if frame.misdeal:
        return ["misdeal"]
    if terms.passed:
        return ["passed out"]
    strain = strain_words(terms.strain) if terms.strain is not None else ""
    bid = looks.told(terms.bid.text) if terms.bid is not None else ""
    lines = [" ".join(word for word in (bid, strain) if word)]
    if terms.seat is not None:
        lines.append(clip(player(frame.table, terms.seat, looks, 14), 20, looks.signs.cut))
    elif terms.side is not None:
        lines.append(side_text(frame.table, terms.side))
    return [line for line in lines if line]


def findings_of(game: ReplayedGame, hand: ReplayedHand | None) -> tuple[Diagnostic, ...]:
    """The findings that stand in a hand's text, up to the next hand's; of no hand, those before the first."""
    # Findings and hands stand in the order of the text.
    following = 0 if hand is None else hand.frame.hand_number
    first = 0 if hand is None else bisect_left(game.findings, _start(hand.frame), key=_position)
    if following >= len(game.hands):
        return tuple(game.findings[first:])
    return tuple(
        game.findings[first : bisect_left(game.findings, _start(game.hands[following].frame), key=_position)]
    )


def _position(finding: Diagnostic) -> tuple[int, int]:
    return finding.place.line, finding.place.column


def _start(frame: HandFrame) -> tuple[int, int]:
    line = frame.place(frame.hand.line.span)
    return line.line, line.column
