"""Text to canonical text: as long as it was written, in full, or in short."""

from __future__ import annotations

from pepper_notation.formatting.canonical import FormattingError, as_read, formatted
from pepper_notation.formatting.length import Length, formatted_to

__all__ = ["FormattingError", "Length", "as_read", "formatted", "formatted_to"]
