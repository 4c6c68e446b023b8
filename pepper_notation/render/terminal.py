"""Findings for people: each with its source lines, carets, linked places, consequences, rule, help and right figure.

A pure function of the report and of how the output looks; complete without colour.  Does not make consoles.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.render.citation import cited
from pepper_notation.render.closing import closing
from pepper_notation.render.excerpt import Kind, Looks, Spot, excerpt
from pepper_notation.render.safe import safe
from pepper_notation.report import Found, Report

_WEIGHT: Final = {
    Severity.ERROR: "bold red",
    Severity.WARNING: "bold yellow",
    Severity.ADVICE: "bold bright_blue",
    Severity.NOTED: "bold green",
}
_SUM: Final = {
    (True, True): "bold red",
    (True, False): "bold red",
    (False, True): "bold yellow",
    (False, False): "bold green",
}
_RIGHT: Final = "right"
_FOLLOWS: Final = "follows from it"
_FRAME: Final = "cyan"
_LINKED: Final = "bright_cyan"


def full(report: Report, looks: Looks) -> Iterator[Text]:
    """Every finding of the report, an empty line after each, and the closing lines; each text ends with a newline."""
    for file in report.files:
        for found in file.findings:
            yield finding(found, file.path, looks)
            yield Text("\n")
    style = _SUM[bool(report.count(Severity.ERROR)), bool(report.count(Severity.WARNING))]
    for text in closing(report, looks.encoding):
        yield Text(text + "\n", style=style)
        style = "bold"


def finding(found: Found, path: str, looks: Looks) -> Text:
    """One finding, as many lines as it takes."""
    it = found.diagnostic
    style = _WEIGHT[it.weight]
    text = Text()
    text.append(f"{it.weight.value}[{it.code}]", style)
    text.append(f" {it.name}: ", "bold")
    text.append(safe(it.said(), looks.encoding) + "\n", "bold")
    rows = list(excerpt(_spots(it), looks))
    gutter = max(
        (len(label) for label, _ in rows if label != looks.frame.gap), default=len(str(it.place.line))
    )
    frame = looks.frame
    text.append(f"{'':{gutter}} {frame.corner} ", _FRAME)
    text.append(f"{safe(path, looks.encoding)}:{it.place.line}:{it.place.column}\n")
    if rows:
        text.append(f"{'':{gutter}} {frame.bar}\n", _FRAME)
    for label, row in rows:
        if label == frame.gap:
            text.append(f"{'':{gutter}} {label}", _FRAME)
        else:
            text.append(f"{label:>{gutter}} {frame.bar}", _FRAME)
        if row:
            text.append(" ")
        for piece, kind in row:
            text.append(piece, style if kind is Kind.WRONG else _LINKED if kind is Kind.LINKED else "")
        text.append("\n")
    notes = list(_notes(found))
    if notes:
        text.append(f"{'':{gutter}} {frame.bar}\n", _FRAME)
    for key, words in notes:
        _append_note(text, key, words, gutter, looks)
    return text


def _spots(it: Diagnostic) -> Iterator[Spot]:
    yield Spot(it.place, wrong=True)
    for label in it.labels:
        yield Spot(label.place, label.text)


def _notes(found: Found) -> Iterator[tuple[str, Sequence[str]]]:
    it = found.diagnostic
    if it.fix is not None:
        yield _RIGHT, (it.fix.text,)
    if advice := it.advised():
        yield "help", (advice,)
    for rule in it.cites:
        yield "rule", (cited(rule, found.source, found.changed),)
    if it.consequences:
        yield (
            _FOLLOWS,
            tuple(f"{each.place.line}:{each.place.column} {each.text}" for each in it.consequences),
        )


def _append_note(text: Text, key: str, words: Sequence[str], gutter: int, looks: Looks) -> None:
    """A note, wrapped; several beneath its key, each on a line of its own."""
    text.append(f"{'':{gutter}} {looks.frame.note} ", _FRAME)
    text.append(f"{key}:", "bold")
    listed = key == _FOLLOWS
    if listed:
        text.append("\n")
    first = gutter + (5 if listed else len(f" {looks.frame.note} {key}: "))
    hang = first + 2 if listed else first
    for line in words:
        wrapped = textwrap.wrap(
            safe(line, looks.encoding),
            width=looks.room + gutter + 3,
            initial_indent=" " * first,
            subsequent_indent=" " * hang,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]
        if not listed:
            wrapped[0] = " " + wrapped[0].lstrip()
        text.append("\n".join(wrapped) + "\n", "green" if key == _RIGHT else "")
