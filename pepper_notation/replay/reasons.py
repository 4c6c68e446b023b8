"""Why a card took its trick, as a fact (rule `trick-winner`)."""

from __future__ import annotations

from enum import Enum

from pepper_notation.cards import SUIT_UNDER, Strain, is_left_bower, is_right_bower
from pepper_notation.replay.frames import TrickFrame


class TakenBy(Enum):
    """What took a trick."""

    RIGHT_BOWER = "right-bower"
    LEFT_BOWER = "left-bower"
    HIGHEST_TRUMP = "highest-trump"
    ONLY_TRUMP = "only-trump"
    """Trumps were led, and nobody else had one."""
    RUFF = "ruff"
    """Another suit was led, and this was the only trump."""
    OVERRUFF = "overruff"
    """Another suit was led, and this was the highest of several trumps."""
    HIGHEST_LED = "highest-led"
    """The highest card of the suit led, and no trump."""
    ONLY_LED = "only-led"
    """The only card of the suit led, and no trump."""


def taken_by(trick: TrickFrame, strain: Strain | None) -> TakenBy | None:
    """What took this trick; None where it is not known which card did."""
    if strain is None or trick.best is None or trick.best >= len(trick.plays):
        return None
    card = trick.plays[trick.best].card
    if card is None:
        return None
    suit = SUIT_UNDER[strain][card]
    same = sum(p.card is not None and SUIT_UNDER[strain][p.card] is suit for p in trick.plays)
    if suit != strain.trump:
        return TakenBy.HIGHEST_LED if same > 1 else TakenBy.ONLY_LED
    if trick.led is not None and trick.led != strain.trump:
        return TakenBy.RUFF if same == 1 else TakenBy.OVERRUFF
    if is_right_bower(card, strain):
        return TakenBy.RIGHT_BOWER
    if is_left_bower(card, strain):
        return TakenBy.LEFT_BOWER
    return TakenBy.HIGHEST_TRUMP if same > 1 else TakenBy.ONLY_TRUMP
