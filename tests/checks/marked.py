"""Records with their findings written into them: `«PN401|9s»` is the text `9s` with a PN401 at its first character.

A finding with no text of its own is `«PN901|»`; advice is expected only where `advice` is set.
"""

from __future__ import annotations

import re

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.pipeline import check_text

_MARK = re.compile(r"«(PN[0-9]{3}(?:,PN[0-9]{3})*)\|([^»]*)»")


def unmarked(marked: str) -> tuple[str, list[tuple[int, int, str]]]:
    """The text without its marks, and the line, column and code of each finding that it expects."""
    text, expected = "", []
    rest = marked
    while (match := _MARK.search(rest)) is not None:
        text += rest[: match.start()]
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
        expected += [(line, column, code) for code in match[1].split(",")]
        text += match[2]
        rest = rest[match.end() :]
    return text + rest, sorted(expected)


def findings(text: str) -> list[Diagnostic]:
    """All findings of a record."""
    return [found.diagnostic for found in check_text(text).findings]


def places(text: str, advice: bool = False) -> list[tuple[int, int, str]]:
    """Line, column and code of each finding; advice is left out unless wanted."""
    return [
        (finding.place.line, finding.place.column, finding.code)
        for finding in findings(text)
        if advice or finding.weight is not Severity.ADVICE
    ]


def holds(marked: str, advice: bool = False) -> bool:
    """Asserts that a record gives exactly the findings written into it; True, so that a test can assert it."""
    text, expected = unmarked(marked)
    assert places(text, advice) == expected
    return True
