"""Text to canonical text, held to its promise: what was written is read back as the same record.

Knows the reader and the writer, and that each is the other's test.  Does not know rules, files or the terminal.
"""

from __future__ import annotations

from collections.abc import Iterable

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.source import decoded
from pepper_notation.syntax import parse
from pepper_notation.syntax.findings import NotText, UnknownStatement
from pepper_notation.writer import Original, settled, written


class FormattingError(Exception):
    """The canonical text of a record would not be read back as the same record: a fault of the program's own."""


def formatted(text: str) -> str:
    """A record's text in canonical form; line ends become LF, a byte-order mark goes.

    Notes, narration, remarks, tags, blank lines and alternative lines are kept, nothing is added or taken away.
    A statement with a fault of form stays as it is written, and nothing is moved past text that was not read.
    """
    plain = as_read(text)
    before = parse(plain)
    original = Original(plain, faults(plain, before.findings))
    new = written(before.record, original)
    if new == plain:
        return plain
    after = parse(new)
    copy = Original(new, faults(new, after.findings))
    same = settled(before.record, original.apart) == settled(after.record, copy.apart)
    if not same or _codes(before.findings) != _codes(after.findings):
        raise FormattingError("the canonical text would not be read back as the same record")
    return new


def as_read(text: str) -> str:
    """The text as the program has it inside: LF, and no byte-order mark."""
    return "".join(decoded([text.encode("utf-8", "surrogateescape")]))


def faults(text: str, findings: Iterable[Diagnostic]) -> tuple[int, ...]:
    """The offsets of the errors among findings of form, in order.

    Where something on a line is no text, nothing else is said of that line: all of it counts as faulty; and where a
    line has an unknown word, nothing is said of another behind it.
    """
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    found = set[int]()
    for finding in findings:
        begin, line_end = starts[finding.place.line - 1 : finding.place.line + 1]
        offset = begin + finding.place.column - 1
        if isinstance(finding, NotText):
            found.update(range(begin, line_end))
        elif isinstance(finding, UnknownStatement):
            found.update(range(offset, line_end))
        elif finding.weight is Severity.ERROR:
            found.add(offset)
    return tuple(sorted(found))


def _codes(findings: Iterable[Diagnostic]) -> list[str]:
    return sorted(finding.code for finding in findings)
