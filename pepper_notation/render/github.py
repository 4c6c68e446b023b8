"""Findings as GitHub Actions' workflow commands, one a line, which the site shows beside the lines they speak of."""

from __future__ import annotations

from pepper_notation.diagnostics import Severity
from pepper_notation.render.safe import UTF8, safe
from pepper_notation.report import Found, Report

_COMMANDS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.ADVICE: "notice",
    Severity.NOTED: "notice",
}


def github(report: Report, encoding: str = UTF8) -> str:
    """One command a finding; a line that begins with `::` is always ours, as no text of a record begins a line."""
    return "".join(_command(found, file.path, encoding) for file in report.files for found in file.findings)


def _command(found: Found, path: str, encoding: str) -> str:
    it = found.diagnostic
    properties = {"file": path, "line": str(it.place.line)}
    if it.place.end_line == it.place.line:
        # The site takes columns for a single line only.
        properties |= {"col": str(it.place.column), "endColumn": str(it.place.end_column)}
    properties |= {"endLine": str(it.place.end_line), "title": f"{it.code} {it.name}"}
    written = ",".join(f"{key}={_property(safe(value, encoding))}" for key, value in properties.items())
    help_ = it.advised()
    message = f"{it.said()}; {help_}" if help_ else it.said()
    return f"::{_COMMANDS[it.weight]} {written}::{_text(safe(message, encoding))}\n"


def _text(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _text(text).replace(":", "%3A").replace(",", "%2C")
