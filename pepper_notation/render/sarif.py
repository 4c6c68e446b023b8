"""Findings as SARIF 2.1.0, for code hosts and editors.

Paths are relative where they can be, columns count code points, and each result carries a fingerprint that stays when
lines above it come and go.  ASCII only.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections import Counter
from typing import Any
from urllib.parse import quote

from pepper_notation.diagnostics import Diagnostic, Fix, Label, Severity
from pepper_notation.render.machine import whole
from pepper_notation.report import FileReport, Found, Report
from pepper_notation.source import Place

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LINE = 200
_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.ADVICE: "note",
    Severity.NOTED: "note",
}


def sarif(report: Report, *, version: str, folder: str = "") -> str:
    """The report as one SARIF log; absolute paths below `folder` are written relative to it."""
    kinds = {
        found.diagnostic.code: type(found.diagnostic) for file in report.files for found in file.findings
    }
    codes = sorted(kinds)
    index = {code: place for place, code in enumerate(codes)}
    run = {
        "tool": {
            "driver": {
                "name": "pepper",
                "semanticVersion": version,
                "rules": [_rule(kinds[code]) for code in codes],
            }
        },
        "columnKind": "unicodeCodePoints",
        "results": [
            result for file in report.files for result in _results(file, uri(file.path, folder), index)
        ],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def uri(path: str, folder: str = "") -> str:
    """A path as a URI reference: relative to `folder` where it lies below it, bytes that need it percent-encoded."""
    path = path.replace("\\", "/") if path[1:3] == ":\\" else path
    folder = folder.rstrip("/") + "/"
    if path.startswith(folder) and len(folder) > 1:
        path = path[len(folder) :]
    while path.startswith("./"):
        path = path[2:]
    try:
        quoted = quote(path.encode("utf-8", "surrogateescape"), safe="/")
    except UnicodeEncodeError:
        quoted = quote(path.encode("utf-8", "surrogatepass"), safe="/")
    return f"file://{quoted}" if path.startswith("/") else quoted


def _rule(kind: type[Diagnostic]) -> dict[str, Any]:
    explanation = inspect.cleandoc(kind.__doc__ or kind.title)
    return {
        "id": kind.code,
        "name": "".join(word.capitalize() for word in kind.name.split("-")),
        "shortDescription": {"text": _plain(kind.title)},
        "fullDescription": {"text": _plain(explanation)},
        "help": {"text": _plain(explanation)},
        "defaultConfiguration": {"level": _LEVELS[kind.severity]},
        "properties": {"tags": [str(rule) for rule in kind.rules][:20]},
    }


def _results(file: FileReport, where: str, index: dict[str, int]) -> list[dict[str, Any]]:
    seen: Counter[str] = Counter()
    return [_result(found, where, index, seen) for found in file.findings]


def _result(found: Found, where: str, index: dict[str, int], seen: Counter[str]) -> dict[str, Any]:
    it = found.diagnostic
    advice = it.advised()
    message = f"{it.said()}; {advice}" if advice else it.said()
    result: dict[str, Any] = {
        "ruleId": it.code,
        "ruleIndex": index[it.code],
        "level": _LEVELS[it.weight],
        "message": {"text": _plain(message)},
        "locations": [_location(it.place, where)],
        "partialFingerprints": {"pepperFinding/v1": _fingerprint(it, where, seen)},
    }
    linked = [_linked(label, where) for label in (*it.labels, *it.consequences)]
    if linked:
        result["relatedLocations"] = linked
    if it.fix is not None:
        result["fixes"] = [_fix(it.fix, where)]
    return result


def _location(place: Place, where: str) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": where}, "region": _region(place)}}


def _linked(label: Label, where: str) -> dict[str, Any]:
    return {**_location(label.place, where), "message": {"text": _plain(label.text)}}


def _region(place: Place) -> dict[str, int]:
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _fix(fix: Fix, where: str) -> dict[str, Any]:
    replacement = {"deletedRegion": _region(fix.place), "insertedContent": {"text": whole(fix.text)}}
    return {
        "description": {"text": _plain(f"Write {fix.text}")},
        "artifactChanges": [{"artifactLocation": {"uri": where}, "replacements": [replacement]}],
    }


def _fingerprint(it: Diagnostic, where: str, seen: Counter[str]) -> str:
    """A digest of what the finding is about; equal ones of a file are told apart by their order."""
    line = it.place.excerpt[0] if it.place.excerpt else ""
    # Of a very long line only the surroundings tell a finding from another.
    line = line.strip() if len(line) <= _LINE else line[max(it.place.column - _LINE // 2, 0) :][:_LINE]
    about = json.dumps([where, it.code, it.where.game, it.where.hand, it.where.alt, it.where.trick, line])
    seen[about] += 1
    return hashlib.sha256(f"{about}#{seen[about]}".encode()).hexdigest()[:32]


def _plain(text: str) -> str:
    """The text as a SARIF message, in which braces are placeholders and `[…](…)` is a link unless written otherwise."""
    return whole(text).replace("{", "{{").replace("}", "}}").replace("[", "\\[").replace("]", "\\]")
