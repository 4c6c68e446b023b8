"""Reports made by hand for the tests of the outputs: a small evening with a revoke and a wrong sum."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pepper_notation.diagnostics import Diagnostic, Example, Fix, Label, Severity, Where
from pepper_notation.render.excerpt import ASCII_FRAME, Looks
from pepper_notation.render.safe import ASCII
from pepper_notation.render.terminal import full
from pepper_notation.report import FileReport, Found, GameScore, Report
from pepper_notation.source import Block, Place, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class FailedToFollow(Diagnostic):
    """A player who holds a card of the suit led must play one."""

    code = "PN401"
    name = "failed-to-follow"
    title = "A player did not follow suit"
    rules = ("follow-suit", "left-bower")
    message = "{player} played the {card} and held a card of the suit led"
    help = "legal: {legal}"
    example = Example(bad="", good="")

    player: str = "West"
    card: str = "9d"
    legal: str = "Qc"


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongScore(Diagnostic):
    """The running score is the one before, and the points of the hand."""

    code = "PN503"
    name = "wrong-score"
    title = "A running score is wrong"
    rules = ("negative-score",)
    message = "{side} had {before} and {points}, which makes {right}, not {written}"
    help = "the points were added where they should have been taken away"
    example = Example(bad="", good="")

    side: str = "NS"
    before: int = 12
    points: int = -6
    right: int = 6
    written: int = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class Silent(Diagnostic):
    """The rules in force do not say what decides here."""

    code = "PN902"
    name = "rules-silent"
    title = "The rules do not say"
    severity = Severity.ADVICE
    message = "nobody bid, and the rules do not say who deals next"
    example = Example(bad="", good="")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told(Diagnostic):
    """A finding whose message is given."""

    code = "PN101"
    name = "unknown-statement"
    title = "A statement is unknown"
    severity = Severity.WARNING
    message = "{text}"
    help = "{advice}"
    example = Example(bad="", good="")

    text: str = ""
    advice: str = ""


UNICODE = Looks()


def places(marked: str) -> list[Place]:
    """The places between `‹` and `›` of a text, in order; the text is without these signs."""
    spans, plain, begin = [], "", 0
    for piece in re.split("([‹›])", marked):
        if piece == "‹":
            begin = len(plain)
        elif piece == "›":
            spans.append(Span(begin, len(plain)))
        else:
            plain += piece
    block = Block(plain)
    return [block.place(span) for span in spans]


EVENING = """\
rules denexa
hand 7 dealer E
bid 2 pass 4 pass pass pass
trump clubs
‹1›. N: ‹Qd› Td Ad ‹9h› = S
2. Ac Tc Jc Js = N
3. Kc Qs 9s Qc = N
4. Th Kh Jh Ts = E
5. Jd Ks ‹Kd› 9d = W
tricks NS 4 EW 2
points NS -6 EW +2
score NS ‹18› EW 11
hand 8
bid pass pass pass ‹pass›
score NS ‹18› EW 11
"""


def evening(before: str = "") -> Report:
    """Two files: one with three findings and a wrong end, one without any; `before` stands above the first."""
    _, lead, wrong, held, score, passed, after = places(before + EVENING)
    revoke = FailedToFollow(
        place=wrong,
        where=Where(game=1, hand=1, trick=1, seat="W"),
        labels=(Label(lead, "diamonds were led"), Label(held, "West holds this diamond")),
    )
    wrong_sum = WrongScore(
        place=score,
        where=Where(game=1, hand=1),
        consequences=(Label(after, "the sum goes on from the wrong one"),),
        fix=Fix(score, "6"),
    )
    silent = Silent(place=passed, where=Where(game=1, hand=2))
    scores = (GameScore(1, "denexa", {"NS": 18, "EW": 11}, {"NS": 6, "EW": 11}),)
    found = tuple(Found(each, "denexa") for each in (revoke, wrong_sum, silent))
    return Report(
        (
            FileReport("thursday.pepper", 1, 2, 20, 3, scores, found),
            FileReport("evening/clean.pepper", 1, 1, 24, 0),
        )
    )


def told(text: str, place: Place | None = None, path: str = "a.pepper", advice: str = "") -> Report:
    """A report of one finding with this message."""
    place = Place(1, 1, 1, 2, ("x",)) if place is None else place
    return Report(
        (FileReport(path, findings=(Found(Told(place=place, text=text, advice=advice), "denexa"),)),)
    )


def shown(report: Report, looks: Looks = UNICODE) -> str:
    """The output for people, without colour."""
    return "".join(text.plain for text in full(report, looks))


PLAIN = Looks(frame=ASCII_FRAME, encoding=ASCII)
