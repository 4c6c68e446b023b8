"""Records with one fault each, and what has to be said of it.

Each kind takes a clean random game, puts one fault in, and says the code and the place that the pages ask for.  All
else in the record stays true, so that nothing else may be said.  Derived from the pages alone.
"""

from tests.generator.faults import (
    auctions,
    contracts,
    course,
    deals,
    elsewhere,
    figures,
    leads,
    marks,
    payments,
    plays,
    sheets,
    statements,
    tricks,
    words,
)
from tests.generator.faults.kinds import KINDS, Case, make, together

__all__ = [
    "KINDS",
    "Case",
    "make",
    "together",
    "auctions",
    "contracts",
    "course",
    "deals",
    "elsewhere",
    "figures",
    "leads",
    "marks",
    "payments",
    "plays",
    "sheets",
    "statements",
    "tricks",
    "words",
]
