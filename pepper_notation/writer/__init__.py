"""Record to canonical text.

`written` spells a record as the notation's one canonical form.  Given the text that the record was read from, blank
lines, one-line hands and what could not be read are kept from it.  Nothing is added and nothing taken away; laws:
what it wrote is read as `settled(record)`, and writing that again gives the same text.

Does not know how text is read, nor rules, replay or findings.
"""

from __future__ import annotations

from pepper_notation.writer.gaps import Omitted, Original
from pepper_notation.writer.layout import written
from pepper_notation.writer.order import settled
from pepper_notation.writer.spelling import spelled

__all__ = ["Omitted", "Original", "settled", "spelled", "written"]
