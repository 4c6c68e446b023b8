"""Named rule sets: nothing but values, each with its provenance.

A value is *stated* by the preset's source; or *common practice*, where the source is silent and all others that speak
agree, or where a thing is simply not part of the game as described; or *unstated*.

Not shipped, because their sources do not say enough to score a hand:

- `small12-big14` (an older encyclopedia text): what a number pays when made and costs when set is not given.
- `scorekeeper-25` (a score-keeping program): what the other side scores is not given.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pepper_notation.presets.given import Given, Preset, Provenance, standing
from pepper_notation.presets.reference import DENEXA, PAGAT, PENGUIN, PIMENTA, SOLITAIRE
from pepper_notation.presets.regional import BIDEUCHRE_40, KAIBOSH, LAPORTE_31, WOLF_42
from pepper_notation.ruleset import RuleSet

SHELF: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        preset.rules.name: preset
        for preset in (
            DENEXA,
            SOLITAIRE,
            PIMENTA,
            PAGAT,
            PENGUIN,
            LAPORTE_31,
            WOLF_42,
            KAIBOSH,
            BIDEUCHRE_40,
        )
    }
)
"""Every preset by its name, the reference family first."""
PRESETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {name: preset.rules for name, preset in SHELF.items()}
)
"""Every preset's rule set by its name."""
DEFAULT: Final = DENEXA.rules
"""The rules of a record that does not say otherwise."""

__all__ = ["DEFAULT", "PRESETS", "SHELF", "Given", "Preset", "Provenance", "standing"]
