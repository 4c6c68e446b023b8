"""The findings about how a record is written, PN1xx.

Each class is declared here once; where they arise is the reader's business.  Does not know Lark: what was expected at
a place comes in the words of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from pepper_notation.diagnostics import Diagnostic, Example
from pepper_notation.rulebook import Rule


@dataclass(frozen=True, kw_only=True)
class UnreadableStatement(Diagnostic):
    """The statement begins with a word of the notation, but something in it does not fit.

    The statement keeps its place and its contents count as unknown: an unreadable trick is still that trick.
    Everything else in the record is read as if this statement were right.
    """

    code = "PN100"
    name = "unreadable"
    title = "A statement that cannot be read"
    message = "{what} cannot be read: expected {expected}"
    help = "{advice}"
    example = Example("rules denexa\nhand 1\ntrump ‹heart›\n", "rules denexa\nhand 1\ntrump hearts\n")

    what: str
    expected: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class UnknownStatement(Diagnostic):
    """The first word of a line says what the line is, and this one is no word of the notation.

    The line is left out of the judgement.  A trick begins with its number and a full stop; a tag ends its key with a
    colon.
    """

    code = "PN101"
    name = "unknown-statement"
    title = "A line that begins with an unknown word"
    message = "no line begins with {word}"
    help = "{advice}"
    example = Example("rules denexa\nhand 1\n‹trumps› hearts\n", "rules denexa\nhand 1\ntrump hearts\n")

    word: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class NoSuchCard(Diagnostic):
    """A word that is written like a card, whose rank or suit does not exist.

    The ranks are 9 T J Q K A (10 for T is read too), the suits c d h s.  The card counts as unknown: nothing is
    guessed from the letters.
    """

    code = "PN102"
    name = "no-such-card"
    title = "A card that does not exist"
    rules = (Rule.PACK,)
    message = "there is no card {word}"
    help = "a card is a rank (9 T J Q K A) and a suit (c d h s), such as Jh"
    example = Example(
        "rules denexa\nhand 1\ndeal N: ‹1h› Kc 9c Qd Jh 9h\n",
        "rules denexa\nhand 1\ndeal N: Th Kc 9c Qd Jh 9h\n",
    )

    word: str


@dataclass(frozen=True, kw_only=True)
class Unclosed(Diagnostic):
    """A note without its closing brace, an alternative line without its `end`, or an `end` without an `alt`.

    An unclosed note ends with its first line; an unclosed alternative before the first statement that it cannot hold.
    """

    code = "PN103"
    name = "unclosed"
    title = "A note or an alternative line that is never closed"
    message = "{what}"
    help = "{advice}"
    example = Example(
        "rules denexa\nhand 1\npoints NS +6 ‹{›a whitewash\nscore NS 6\n",
        "rules denexa\nhand 1\npoints NS +6 {a whitewash}\nscore NS 6\n",
    )

    what: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class NotText(Diagnostic):
    """Bytes that are not UTF-8, or control characters, which have no meaning in a record.

    The line is read as well as it can be.
    """

    code = "PN104"
    name = "not-text"
    title = "Something that is not text"
    message = "{what}"
    help = "save the record as plain text in UTF-8"
    example = Example("rules denexa\nhand 1\n> Dee‹\x07› laughs\n", "rules denexa\nhand 1\n> Dee laughs\n")

    what: str


@dataclass(frozen=True, kw_only=True)
class Misplaced(Diagnostic):
    """A statement where it cannot stand: a trick before any hand, the score carried in after one.

    It is not read.  Several such statements on end are one finding.
    """

    code = "PN105"
    name = "misplaced"
    title = "A statement in the wrong place"
    message = "{what} cannot stand here"
    help = "{advice}"
    example = Example("rules denexa\n‹trump hearts›\nhand 1\n", "rules denexa\nhand 1\ntrump hearts\n")

    what: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class Repeated(Diagnostic):
    """A statement that may stand once, and stands twice.  The first counts, the second is not read."""

    code = "PN106"
    name = "repeated"
    title = "A statement that stands twice"
    message = "{what} may stand once, and this is the second"
    help = "the first counts; take out the wrong one"
    example = Example(
        "rules denexa\nhand 1\ntrump hearts\n‹trump clubs›\n", "rules denexa\nhand 1\ntrump hearts\n"
    )

    what: str


@dataclass(frozen=True, kw_only=True)
class NoSuchSeat(Diagnostic):
    """A seat or a side that this table does not have.

    The seats are N E S W unless a `seats` line says otherwise.  With four of them a side is written with both its
    letters; with two or three every seat is a side.
    """

    code = "PN108"
    name = "no-such-seat"
    title = "A seat or a side that is not at this table"
    message = "this table has no {what} {word}"
    help = "{advice}"
    example = Example("rules denexa\nhand 1 dealer ‹X›\n", "rules denexa\nhand 1 dealer N\n")

    what: str
    word: str
    advice: str


@dataclass(frozen=True, kw_only=True)
class UnsupportedVersion(Diagnostic):
    """The record says that it is written in a notation that this program does not know; it knows notation 1."""

    code = "PN109"
    name = "unsupported-version"
    title = "An unknown version of the notation"
    message = "there is no notation {number} here, only notation 1"
    help = "the record is read as notation 1"
    example = Example("pepper ‹2›\nrules denexa\nhand 1\n", "pepper 1\nrules denexa\nhand 1\n")

    number: str


@dataclass(frozen=True, kw_only=True)
class BadSeats(Diagnostic):
    """The table has two, three or four seats, and each has a letter of its own."""

    code = "PN111"
    name = "bad-seats"
    title = "Seats that make no table"
    rules = (Rule.DEAL, Rule.TWO_HANDED, Rule.THREE_HANDED)
    message = "{what}"
    help = "a table has two, three or four seats, each with a letter of its own"
    example = Example("rules denexa\nseats N E S ‹N›\nhand 1\n", "rules denexa\nseats N E S W\nhand 1\n")

    what: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    UnreadableStatement,
    UnknownStatement,
    NoSuchCard,
    Unclosed,
    NotText,
    Misplaced,
    Repeated,
    NoSuchSeat,
    UnsupportedVersion,
    BadSeats,
)
"""Every diagnostic of the reader, in order of code."""
