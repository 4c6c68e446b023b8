"""Two scribes' records of the same game: where they part, and which of them the rules and figures support."""

from __future__ import annotations

from pepper_notation.twins.parting import Disagreement, Parting, Silence, partings
from pepper_notation.twins.support import Judge, Support, supported

__all__ = ["Disagreement", "Judge", "Parting", "Silence", "Support", "partings", "supported"]
