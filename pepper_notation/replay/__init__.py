"""Record and rule set to frames: what was done, what it came to, and what is certain.

Knows the laws of the judgement as facts (who led, who holds what, which figure follows from which); says nothing in
words.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pepper_notation.replay.frames import HandFrame, Standing
    from pepper_notation.replay.hands import Seating, replay_alternative, replay_hand
    from pepper_notation.replay.standing import opening

_HOMES = {
    "HandFrame": "frames",
    "Standing": "frames",
    "Seating": "hands",
    "replay_alternative": "hands",
    "replay_hand": "hands",
    "opening": "standing",
}
__all__ = ["HandFrame", "Seating", "Standing", "opening", "replay_alternative", "replay_hand"]


def __getattr__(name: str) -> object:
    # Loaded when asked for: most of a clean record is never replayed.
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
