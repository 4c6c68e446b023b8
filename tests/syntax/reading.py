"""How the tests of the reader ask: the statements of a hand, and findings with the text that they point at."""

from __future__ import annotations

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import Game, Hand, Statement
from pepper_notation.source import as_in_file
from pepper_notation.syntax import parse


def clean(text: str) -> Game:
    """The first game of a text about which nothing is said."""
    parsed = parse(text)
    assert [said(finding) for finding in parsed.findings] == []
    return parsed.record.games[0]


def hand_of(text: str) -> Hand:
    """The one hand whose statements are these, about which nothing is said."""
    (hand,) = clean(f"hand 1\n{text}\n").hands
    return hand


def statement_of(text: str) -> Statement:
    """The one statement that a text in a hand is, about which nothing is said."""
    (statement,) = hand_of(text).statements
    return statement


def said(finding: Diagnostic) -> str:
    """A finding's code and message."""
    return f"{finding.code} {finding.said()}"


def unmarked(text: str) -> tuple[str, tuple[int, int, int, int]]:
    """A text without the `‹` and `›` in it, and the place that stands between them."""
    before, within, after = text.replace("›", "‹").split("‹")
    return before + within + after, (*_end(before), *_end(before + within))


def _end(text: str) -> tuple[int, int]:
    lines = as_in_file(text).split("\n")
    return len(lines), len(lines[-1]) + 1


def told(text: str) -> list[tuple[str, tuple[int, int, int, int]]]:
    """The code and the place of every finding about a text."""
    return [(finding.code, tuple(finding.place[:4])) for finding in parse(text).findings]  # type: ignore[misc]


def codes(text: str) -> list[str]:
    """The code of every finding about a text."""
    return [finding.code for finding in parse(text).findings]
