"""The findings about one head or one hand as they gather: misplaced, repeated and unclosed statements, text that is
none.

Knows what makes a run of misplaced lines.  Does not know which statement may stand where.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pepper_notation.diagnostics import Diagnostic, Where
from pepper_notation.source import Block, Span
from pepper_notation.syntax import placing
from pepper_notation.syntax.found import Misplaced, NotText, Repeated, Unclosed
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.nontext import described
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.table import Table


@dataclass
class Findings:
    """The findings of a head or hand so far; `where` it is, and whether the last statement was misplaced."""

    where: Where = field(default_factory=Where)
    found: list[Diagnostic] = field(default_factory=list)
    in_run: bool = False
    run_has_alt: bool = False

    def add(self, kind: type[Diagnostic], block: Block, span: Span, where: Where | None = None, **facts: str) -> None:
        """Make a finding at a span of a block."""
        self.found.append(kind(place=block.place(span), where=where or self.where, **facts))

    def sheet(self, block: Block, table: Table | None, where: Where | None = None) -> Sheet:
        """A sheet whose findings gather here."""
        return Sheet(block, table, where or self.where, self.found)

    def placed(self) -> None:
        """A statement stands where it can: a run of misplaced ones is over."""
        self.in_run = self.run_has_alt = False

    def misplaced(self, line: Line) -> None:
        """A statement that cannot stand here (PN105); the first of a run says so for all."""
        if not self.in_run:
            self.add(
                Misplaced,
                line.block,
                line.span,
                what=placing.named(line),
                advice=placing.advice(line),
            )
        self.in_run = True
        self.run_has_alt = self.run_has_alt or line.word == "alt"

    def repeated(self, line: Line) -> None:
        """A statement that may stand once and stands again (PN106)."""
        self.add(Repeated, line.block, line.span, what=placing.named(line))

    def unclosed(self, line: Line, where: Where | None = None) -> None:
        """An alternative line without its end (PN103)."""
        self.add(
            Unclosed,
            line.block,
            line.first,
            where,
            what="this alternative line is never closed",
            advice="an alternative ends with end; it was read up to the first statement that it cannot hold",
        )

    def lone_end(self, line: Line) -> None:
        """An `end` without an `alt` (PN103), unless the `alt` stands in the same run of misplaced lines."""
        if self.in_run and self.run_has_alt:
            return
        self.add(
            Unclosed,
            line.block,
            line.first,
            what="there is no alternative line to end here",
            advice="an alternative begins with alt and the place where it branches, such as alt 3",
        )

    def nontext(self, block: Block, offset: int) -> None:
        """Something that is no text (PN104)."""
        span = Span(offset, offset + 1)
        self.add(NotText, block, span, what=described(block.slice(span)))

    def taken(self) -> tuple[Diagnostic, ...]:
        """The findings so far, in order of their places; none are left."""
        found = tuple(sorted(self.found, key=lambda finding: (*finding.place[:2], finding.code)))
        self.found.clear()
        self.placed()
        return found
