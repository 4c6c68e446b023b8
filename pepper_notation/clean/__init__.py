"""Hands of which nothing is to be said, told quickly.

Most hands of a record are written plainly and played rightly.  Such a hand is certified here: read word by word
from the tables that the syntax spells words by, replayed on bit masks, and held to everything that a check could
find.  Certified means that the ordinary reading and judging would find nothing in it, of whatever weight; what it
leaves to the next hand is then all that remains of it.  Any doubt is no: the hand goes to the ordinary way, whole, so
that a verdict never hangs on this package.
"""

from pepper_notation.clean.course import Course
from pepper_notation.clean.ground import Ground, ground

__all__ = ["Course", "Ground", "ground"]
