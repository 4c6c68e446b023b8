"""Named rule sets: nothing but values."""

from __future__ import annotations

from typing import Final

from pepper_notation.ruleset import RuleSet

DENEXA: Final = RuleSet(name="denexa", seats=(2, 3, 4))
PRESETS: Final[dict[str, RuleSet]] = {preset.name: preset for preset in (DENEXA,)}
DEFAULT: Final = DENEXA
