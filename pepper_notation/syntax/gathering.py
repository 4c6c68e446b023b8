"""The findings about one head or one hand as they gather: misplaced, repeated and unclosed statements, text that is
none.

Knows what makes a run of misplaced lines.  Does not know which statement may stand where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from pepper_notation.diagnostics import Diagnostic, Label, Where
from pepper_notation.source import Block, Span
from pepper_notation.syntax import placing
from pepper_notation.syntax.findings import Misplaced, NotText, Repeated, Unclosed
from pepper_notation.syntax.lines import Line
from pepper_notation.syntax.nontext import described
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.table import Table


@dataclass
class Gathering:
    """The findings of a head or hand so far; `where` it is, and whether the last statement was misplaced."""

    where: Where = field(default_factory=Where)
    found: list[Diagnostic] = field(default_factory=list)
    _in_run: bool = False
    _run_has_alt: bool = False
    _repeated: tuple[int, int] | None = None
    """The finding of the last run of repeated statements, by its place in `found`, and where the run ends."""

    def add(
        self,
        kind: Callable[..., Diagnostic],
        block: Block,
        span: Span,
        where: Where | None = None,
        labels: tuple[Label, ...] = (),
        **facts: str,
    ) -> None:
        """Make a finding at a span of a block."""
        self.found.append(kind(place=block.place(span), where=where or self.where, labels=labels, **facts))

    def sheet(self, block: Block, table: Table | None, where: Where | None = None) -> Sheet:
        """A sheet whose findings gather here."""
        return Sheet(block, table, where or self.where, self.found)

    def placed(self) -> None:
        """A statement stands where it can: a run of misplaced ones is over."""
        self._in_run = self._run_has_alt = False

    def misplaced(self, line: Line) -> None:
        """A statement that cannot stand here (PN105); the first of a run says so for all."""
        if not self._in_run:
            what, advice = placing.named(line), placing.advice(line)
            self.add(Misplaced, line.block, line.span, what=what, advice=advice)
        self._in_run = True
        self._run_has_alt = self._run_has_alt or line.word == "alt"

    def repeated(self, line: Line, first: Line, where: Where | None = None) -> None:
        """A statement that may stand once and stands again (PN106); the first of a run of them says so for all."""
        what = placing.named(line)
        run = self._run_before(line)
        if run is None:
            run = len(self.found)
            label = Label(first.block.place(first.span), "the first, which counts")
            self.add(Repeated, line.block, line.span, where, (label,), what=what)
        else:
            said = self.found[run]
            again = Label(line.block.place(line.span), f"{what} stands again too")
            self.found[run] = replace(said, consequences=(*said.consequences, again))
        self._repeated = run, line.span.end

    def _run_before(self, line: Line) -> int | None:
        """The finding of the run of repeated statements that stands right before a statement, by its place."""
        if self._repeated is None:
            return None
        run, end = self._repeated
        if not line.block.offset <= end <= line.start or line.block.slice(Span(end, line.start)).strip(
            " \t\n;"
        ):
            return None
        return run

    def unclosed(self, line: Line, where: Where) -> None:
        """An alternative line without its end (PN103)."""
        self.add(
            Unclosed,
            line.block,
            line.first,
            where,
            what="this alternative line is never closed",
            advice="it ends with end; without it, it was read up to the first statement that it cannot hold",
        )

    def lone_end(self, line: Line) -> None:
        """An `end` without an `alt` (PN103), unless the `alt` stands in the same run of misplaced lines."""
        if self._in_run and self._run_has_alt:
            return
        self.add(
            Unclosed,
            line.block,
            line.first,
            what="there is no alternative line to end here",
            advice="one begins with alt and the place where it branches, such as alt 3",
        )

    def nontext(self, block: Block, offset: int) -> None:
        """Something that is no text (PN104)."""
        span = Span(offset, offset + 1)
        self.add(NotText, block, span, what=described(block.slice(span)))

    def taken(self) -> tuple[Diagnostic, ...]:
        """The findings so far, in order of their places; none are left."""
        found = tuple(sorted(self.found, key=lambda finding: (*finding.place[:2], finding.code)))
        self.found.clear()
        self._repeated = None
        self.placed()
        return found
