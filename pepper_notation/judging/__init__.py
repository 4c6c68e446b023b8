"""Game by game: a record's hands in, judged hands out, and the findings of each game once it is over."""

from pepper_notation.judging.game import GameJudge, Tally
from pepper_notation.judging.judged import JudgedHand

__all__ = ["GameJudge", "JudgedHand", "Tally"]
