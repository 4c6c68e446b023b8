"""What a rule set has where its source describes the game without it: nothing beyond plain Pepper."""

from __future__ import annotations

from typing import Final

from pepper_notation.presets.given import Given, common, stated, unstated
from pepper_notation.ruleset import (
    AfterMisdeal,
    Alone,
    Exchange,
    LittleStrain,
    YesNo,
)

NOTHING_SAID: Final = "not in its game"

PLAIN: Final[dict[str, Given]] = {
    "exchange": common(Exchange.NONE, NOTHING_SAID),
    "alone": common(Alone.NONE, NOTHING_SAID),
    "forced_hands": common(0, NOTHING_SAID),
    "low": common(YesNo.NO, NOTHING_SAID),
    "shut_out": common(0, NOTHING_SAID),
    "no_trump_min": common(1, NOTHING_SAID),
    "little_strain": common(LittleStrain.ANY, NOTHING_SAID),
    "misdeal": unstated(AfterMisdeal.UNSTATED),
}
PEPPER: Final[dict[str, Given]] = {"little_name": stated("little"), "big_name": stated("big")}
