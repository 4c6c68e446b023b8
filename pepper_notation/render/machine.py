"""The machine's form of a report: one JSON object, or the findings as JSON, one a line.

The keys, their order and meaning are fixed by `schema`.  All output is ASCII, so that no text of a record can act on
whatever shows it, and no encoding can spoil it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from pepper_notation.diagnostics import Label, Severity
from pepper_notation.render.safe import safe
from pepper_notation.report import FileReport, Found, Report
from pepper_notation.source import Place

SCHEMA = 1
_LONE = re.compile("[\ud800-\udfff]")


def as_json(report: Report) -> str:
    """The report as one object."""
    return json.dumps(report_object(report), indent=2) + "\n"


def as_json_lines(report: Report) -> str:
    """The findings, one object a line; empty if there are none."""
    return "".join(
        json.dumps(finding_object(found, file.path)) + "\n"
        for file in report.files
        for found in file.findings
    )


def report_object(report: Report) -> dict[str, Any]:
    """The report in plain values: findings, files, summary."""
    return {
        "schema": SCHEMA,
        "findings": [finding_object(found, file.path) for file in report.files for found in file.findings],
        "files": [_file(file) for file in report.files],
        "summary": {severity.value: report.count(severity) for severity in Severity},
    }


def finding_object(found: Found, path: str) -> dict[str, Any]:
    """A finding in plain values."""
    it = found.diagnostic
    return {
        "code": it.code,
        "name": it.name,
        "severity": it.weight.value,
        "message": whole(it.said()),
        "help": whole(it.advised()) or None,
        "upheld": it.upheld,
        "path": whole(path),
        **_place(it.place),
        "game": it.where.game,
        "hand": it.where.hand,
        "alt": it.where.alt,
        "trick": it.where.trick,
        "seat": it.where.seat,
        "rules": [{"rule": str(rule), "source": found.source} for rule in it.cites],
        "labels": [_label(label) for label in it.labels],
        "consequences": [_label(label) for label in it.consequences],
        "fix": None if it.fix is None else {**_place(it.fix.place), "text": whole(it.fix.text)},
    }


def whole(text: str) -> str:
    """The text without lone surrogates, which many readers of JSON refuse: they are written as escapes."""
    return text if text.isascii() else _LONE.sub(lambda found: safe(found[0]), text)


def _place(place: Place) -> dict[str, int]:
    return {
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }


def _label(label: Label) -> dict[str, Any]:
    return {**_place(label.place), "text": whole(label.text)}


def _file(file: FileReport) -> dict[str, Any]:
    return {
        "path": whole(file.path),
        "games": file.games,
        "hands": file.hands,
        "plays": file.plays,
        "undetermined": file.undetermined,
        "scores": [
            {
                "game": score.game,
                "rules": whole(score.rules),
                "recorded": {whole(side): figure for side, figure in score.recorded.items()},
                "computed": {whole(side): figure for side, figure in score.computed.items()},
            }
            for score in file.scores
        ],
    }
