"""Record and rule set to frames: what was done, what it came to, and what is certain.

Knows the laws of the judgement as facts (who led, who holds what, which figure follows from which); says nothing in
words.
"""

from pepper_notation.replay.frames import HandFrame, Standing
from pepper_notation.replay.hands import Seating, replay_alternative, replay_hand
from pepper_notation.replay.standing import opening

__all__ = ["HandFrame", "Seating", "Standing", "opening", "replay_alternative", "replay_hand"]
