"""What is said beside a card, a call or a figure: notes, marks with their verdict, findings with what follows.

Knows where in the text a finding stands and so to which item it belongs.  Does not draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from pepper_notation.checks.marks import CODES, WORDS
from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.record import After, CardWord, Mark, MarkKind
from pepper_notation.source import Block, Place, Span


class Voice(Enum):
    """Who speaks."""

    NOTE = "note"
    MARK = "mark"
    FINDING = "finding"


@dataclass(frozen=True, slots=True)
class Aside:
    """Something said of an item.

    `subject` is the card where the statement holds several that are no items of their own; `at_number`: it speaks of a
    trick as a whole, not of who took it; `follows` are consequences, each with its line.  Texts are as they were
    written, not yet fit to be shown.
    """

    voice: Voice
    text: str
    code: str = ""
    name: str = ""
    weight: Severity | None = None
    help: str = ""
    follows: tuple[tuple[int, str], ...] = ()
    subject: CardWord | None = None
    at_number: bool = False


def reach(span: Span, *afters: After) -> Span:
    """A span widened to what stands after the item."""
    ends = [mark.span.end for after in afters for mark in after.marks]
    ends += [note.span.end for after in afters for note in after.notes]
    return Span(span.start, max([span.end, *ends]))


@dataclass(frozen=True)
class Desk:
    """The findings of a game, and the block of text that a hand stands in: tells what is said where."""

    block: Block
    findings: tuple[Diagnostic, ...]

    def within(self, span: Span, *, closed: bool = False) -> tuple[Diagnostic, ...]:
        """The findings that stand in a span; `closed`: or just behind it."""
        place = self.block.place(span)
        return tuple(f for f in self.findings if _holds(place, f.place, closed))

    def asides(
        self,
        after: After,
        findings: Sequence[Diagnostic] = (),
        subject: CardWord | None = None,
    ) -> tuple[Aside, ...]:
        """What is said of an item: the notes, the marks with their verdict, the findings."""
        notes = [Aside(Voice.NOTE, note.text, subject=subject) for note in after.notes]
        marks = [
            Aside(Voice.MARK, self._verdict(mark, findings), weight=_weight(mark, findings), subject=subject)
            for mark in after.marks
        ]
        return (*notes, *marks, *(said(f, subject) for f in findings))

    def _verdict(self, mark: Mark, findings: Iterable[Diagnostic]) -> str:
        if mark.kind is MarkKind.UNSURE:
            return "the writer is not sure of this"
        claim = f"the table said {WORDS[mark.kind]}"
        if any(f.upheld and f.code in CODES[mark.kind] for f in findings):
            return f"{claim}: upheld"
        at = self.block.place(mark.span)
        own = {f.code for f in self.findings if f.place[:2] == at[:2]}
        if "PN702" in own:
            return f"{claim}: not so"
        return f"{claim}: the record cannot tell" if "PN703" in own else claim


def _weight(mark: Mark, findings: Iterable[Diagnostic]) -> Severity | None:
    upheld = mark.kind in CODES and any(f.upheld and f.code in CODES[mark.kind] for f in findings)
    return Severity.NOTED if upheld else None


def _holds(place: Place, it: Place, closed: bool) -> bool:
    start, end, here = (place.line, place.column), (place.end_line, place.end_column), (it.line, it.column)
    return start <= here < end or here == start or (closed and here == end)


def said(it: Diagnostic, subject: CardWord | None = None) -> Aside:
    """A finding as it is said beside what it speaks of."""
    follows = tuple((label.place.line, label.text) for label in it.consequences)
    return Aside(Voice.FINDING, it.said(), it.code, it.name, it.weight, it.advised(), follows, subject)


def left_over(findings: Iterable[Diagnostic], used: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The findings that are not among those used."""
    taken = {id(f) for f in used}
    return tuple(f for f in findings if id(f) not in taken)
