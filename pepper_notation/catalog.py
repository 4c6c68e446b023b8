"""Every diagnostic, by code and by name."""

from __future__ import annotations

from typing import Final

from pepper_notation.checks import judgement
from pepper_notation.diagnostics import Diagnostic
from pepper_notation.syntax import findings

ALL: Final[tuple[type[Diagnostic], ...]] = tuple(
    sorted((*findings.DIAGNOSTICS, *judgement.DIAGNOSTICS), key=lambda diagnostic: diagnostic.code)
)
"""Every diagnostic class, by code."""
CATALOG: Final[dict[str, type[Diagnostic]]] = {diagnostic.code: diagnostic for diagnostic in ALL}
"""Every diagnostic class by its code."""
BY_NAME: Final = {diagnostic.name: diagnostic for diagnostic in ALL}


def find(word: str) -> type[Diagnostic] | None:
    """The diagnostic of a code (`PN401`, capitals or not) or of a name; None where there is none."""
    return CATALOG.get(word.upper()) or BY_NAME.get(word.lower())
