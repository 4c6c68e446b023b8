"""Checks recorded games of the card game Pepper: what went wrong, where, and by which rule.

A record is a text that a person can type at the table.  `parse` reads it, `check` judges it, `replay` plays it again,
`format` writes it in canonical form, `load` gets it from a file.

>>> import pepper_notation
>>> night = pepper_notation.replay('''
... rules denexa
... hand 1 dealer W
... bid 2 pass pass pass
... trump clubs
... 1. Ac 9c Kd Jc
... 2. Js 9d Td Qd
... tricks NS 4 EW 3
... ''')
>>> night.games[0].hands[0].tricks[0].winner
'W'
>>> [finding.code for finding in night.findings]
['PN501']
"""

import sys
from types import ModuleType

from pepper_notation.library import (
    UnknownRulesError,
    check,
    content_hashes,
    format,  # noqa: A004 - the name of the command, under the package's own
    load,
    parse,
    replay,
)

__all__ = ["UnknownRulesError", "check", "content_hashes", "format", "load", "parse", "replay"]


class _Package(ModuleType):
    """This package, whose `replay` stays the function when the subpackage of that name is imported."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "replay" or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
