"""The page of a diagnostic: what it means, the rules behind it, a record that is wrong and one that is right.

Shows what the checker said of the examples; runs nothing itself.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.render.excerpt import Looks
from pepper_notation.render.machine import SCHEMA, finding_object, whole
from pepper_notation.render.page import HEAD, QUIET, WIDTH, columns, line, paragraph
from pepper_notation.render.safe import safe
from pepper_notation.render.terminal import finding
from pepper_notation.report import FileReport
from pepper_notation.rulebook import BOOK, Rule

_ID = 16
MARKS = "‹›"
"""What stands around the wrong text in a diagnostic's bad example."""


def unmarked(example: str) -> str:
    """A bad example as a record: without the marks around its wrong text."""
    return example.translate({ord(mark): None for mark in MARKS})


def explain_page(
    kind: type[Diagnostic], wrong: FileReport, right: FileReport, looks: Looks, width: int = WIDTH
) -> Iterator[Text]:
    """The page, with the reports on the wrong example and on the right one."""
    yield Text.assemble((f"{kind.code} {kind.name}", HEAD), f"  {kind.severity.value}: {kind.title}\n")
    for told in explanation(kind):
        yield line()
        yield paragraph(told, width=width)
    if kind.rules:
        yield line()
    for rule in kind.rules:
        yield columns((rule, _ID), text=BOOK[Rule(rule)].meaning, width=width)
    yield line()
    yield line("Wrong:", HEAD)
    yield from _record(unmarked(kind.example.bad), looks)
    for found in wrong.findings:
        yield line()
        yield finding(found, wrong.path, looks)
    yield line()
    yield line("Right:", HEAD)
    yield from _record(kind.example.good, looks)
    yield line()
    for found in right.findings:
        yield finding(found, right.path, looks)
    if not right.findings:
        yield line("Nothing is wrong with it.", QUIET)


def explanation(kind: type[Diagnostic]) -> tuple[str, ...]:
    """What a diagnostic means, paragraph by paragraph."""
    return tuple(" ".join(part.split()) for part in (inspect.getdoc(kind) or "").split("\n\n"))


def explain_object(kind: type[Diagnostic], wrong: FileReport, right: FileReport) -> dict[str, Any]:
    """The same in plain values."""
    return {
        "schema": SCHEMA,
        "code": kind.code,
        "name": kind.name,
        "severity": kind.severity.value,
        "title": kind.title,
        "explanation": list(explanation(kind)),
        "rules": [str(rule) for rule in kind.rules],
        "wrong": _example(unmarked(kind.example.bad), wrong),
        "right": _example(kind.example.good, right),
    }


def _example(text: str, report: FileReport) -> dict[str, Any]:
    return {
        "record": whole(text),
        "findings": [finding_object(found, report.path) for found in report.findings],
    }


def _record(text: str, looks: Looks) -> Iterator[Text]:
    for row in text.removesuffix("\n").split("\n"):
        yield line(f"    {safe(row, looks.encoding)}")
