"""A rule set: one field for every point on which tables differ.

Knows the options, their closed lists of values, what each value means and which rule it belongs to.  Does not know
presets (values only, in `presets`), the lines of a record, or how a value is played out (the engine).
"""

from pepper_notation.ruleset.choices import (
    AfterMisdeal,
    AllPass,
    Alone,
    Auction,
    BothOver,
    Choice,
    Exchange,
    FirstLead,
    Ladder,
    LittleStrain,
    Made,
    NextDealer,
    Opponents,
    ReEntry,
    Set,
    Tie,
    YesNo,
)
from pepper_notation.ruleset.rules import Point, RuleSet
from pepper_notation.ruleset.spelling import OPTIONS, Option, Value

__all__ = [
    "AfterMisdeal",
    "AllPass",
    "Alone",
    "Auction",
    "BothOver",
    "Choice",
    "Exchange",
    "FirstLead",
    "Ladder",
    "LittleStrain",
    "Made",
    "NextDealer",
    "OPTIONS",
    "Opponents",
    "Option",
    "Point",
    "ReEntry",
    "RuleSet",
    "Set",
    "Tie",
    "Value",
    "YesNo",
]
