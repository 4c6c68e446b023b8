"""Findings as JUnit's XML: a suite for each file, a case for each finding, a passed case for a file without any.

A finding that makes the check fail is a failure; any other is a passed case that says what was found.  ASCII only.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement, indent, tostring

from pepper_notation.diagnostics import Severity
from pepper_notation.render.safe import safe
from pepper_notation.report import FileReport, Found, Report


def junit(report: Report, *, strict: bool = False) -> str:
    """The report as one XML document; with `strict` a warning is a failure too."""
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    root = Element("testsuites", name="pepper")
    total = [_suite(root, file, failing) for file in report.files]
    root.set("tests", str(sum(tests for tests, _ in total)))
    root.set("failures", str(sum(failures for _, failures in total)))
    root.set("errors", "0")
    indent(root)
    document: bytes = tostring(root, encoding="us-ascii", xml_declaration=True)
    return document.decode("ascii") + "\n"


def _suite(root: Element, file: FileReport, failing: set[Severity]) -> tuple[int, int]:
    path = safe(file.path)
    suite = SubElement(root, "testsuite", name=path)
    failures = 0
    for found in file.findings:
        failures += _case(suite, found, path, failing)
    if not file.findings:
        SubElement(suite, "testcase", name="no findings", classname=path)
    tests = max(len(file.findings), 1)
    suite.set("tests", str(tests))
    suite.set("failures", str(failures))
    suite.set("errors", "0")
    return tests, failures


def _case(suite: Element, found: Found, path: str, failing: set[Severity]) -> bool:
    it = found.diagnostic
    at = f"{it.place.line}:{it.place.column}"
    case = SubElement(
        suite, "testcase", name=f"{it.code} {it.name} {at}", classname=path, line=str(it.place.line)
    )
    message = safe(it.said())
    lines = [f"{path}:{at}: {it.weight.value} {it.code} {message}"]
    if advice := it.advised():
        lines.append(f"help: {safe(advice)}")
    lines += [f"{label.place.line}:{label.place.column}: {safe(label.text)}" for label in it.labels]
    lines += [
        f"{each.place.line}:{each.place.column}: follows: {safe(each.text)}" for each in it.consequences
    ]
    if it.weight in failing:
        outcome = SubElement(case, "failure", type=f"{it.code} {it.name}", message=message)
    else:
        outcome = SubElement(case, "system-out")
    outcome.text = "\n".join(lines)
    return it.weight in failing
