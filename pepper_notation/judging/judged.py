"""A hand as it was judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pepper_notation.diagnostics import Diagnostic

if TYPE_CHECKING:
    from pepper_notation.replay.frames import HandFrame


@dataclass(frozen=True)
class JudgedHand:
    """A hand with its alternative lines, replayed and judged; consequences from later hands are not in yet.

    `frame` is the hand as it is written.  `understood` is the hand as what comes after it goes on from it: where one
    slip of the pen explains several mistakes, without it.
    """

    frame: HandFrame
    alternatives: tuple[HandFrame, ...]
    findings: tuple[Diagnostic, ...]
    understood: HandFrame
