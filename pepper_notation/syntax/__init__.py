"""Text to record: the grammar, and what reads with it.

`read` goes hand by hand and keeps nothing; `parse` makes a whole record.  Nothing here judges the game; the findings
are about how the record is written (PN1xx).  The grammar's library is loaded when something is read, not before.
"""

from pepper_notation.syntax.reader import HandRead, HeadRead, read
from pepper_notation.syntax.whole import Parsed, parse

__all__ = ["HandRead", "HeadRead", "Parsed", "parse", "read"]
