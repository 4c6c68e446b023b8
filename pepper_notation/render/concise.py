"""Findings one a line, as editors and `grep` read them: `path:line:col: severity CODE message`."""

from __future__ import annotations

from pepper_notation.render.safe import UTF8, safe
from pepper_notation.report import FileReport, Found, Report


def concise(report: Report, encoding: str = UTF8) -> str:
    """The findings, one a line; empty if there are none."""
    return "".join(_line(file, found, encoding) for file in report.files for found in file.findings)


def _line(file: FileReport, found: Found, encoding: str) -> str:
    it = found.diagnostic
    text = f"{file.path}:{it.place.line}:{it.place.column}: {it.weight.value} {it.code} {it.said()}"
    return safe(text, encoding) + "\n"
