"""`pepper check`: replays every game and prints the findings."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.output import Color, aside, complain, emit, is_colored, looks, painted

if TYPE_CHECKING:
    from pepper_notation.report import Report


class OutputFormat(StrEnum):
    """How findings are written."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    JSON_LINES = "json-lines"
    GITHUB = "github"
    SARIF = "sarif"
    JUNIT = "junit"


_FOR_PEOPLE = (OutputFormat.FULL, OutputFormat.CONCISE)


def check(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Files, folders (their *.pepper files), or -.")
    ],
    output_format: Annotated[
        OutputFormat | None,
        typer.Option(help="Default: full on a terminal, else concise.", show_default=False),
    ] = None,
    rules: Annotated[
        str,
        typer.Option(
            metavar="PRESET", help="Judge by these rules: a preset, or a TOML file.", show_default=False
        ),
    ] = "",
    rule: Annotated[
        list[str] | None, typer.Option(metavar="OPTION=VALUE", help="Change one option of the rules.")
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Let warnings fail the check, too.")] = False,
    select: Annotated[
        list[str] | None, typer.Option(metavar="CODE,...", help="Only these findings (PN4 means all PN4xx).")
    ] = None,
    ignore: Annotated[
        list[str] | None, typer.Option(metavar="CODE,...", help="All but these findings.")
    ] = None,
    statistics: Annotated[bool, typer.Option("--statistics", help="Count the findings by code.")] = False,
    jobs: Annotated[
        int,
        typer.Option(min=0, help="Files to check at once; 0: as many as are worth it.", show_default=False),
    ] = 0,
    color: Annotated[Color, typer.Option(help="When to colour.")] = Color.AUTO,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Plain letters and frames only.")] = False,
    stdin_filename: Annotated[
        str, typer.Option(metavar="NAME", help="The name of what is read from -.", show_default=False)
    ] = "-",
) -> int:
    """Replays every game of the records and prints what is wrong, where, and by which rule.

    Exits with 1 if there is an error, else 0; with 2 if something could not be read.

    \b
    Examples:
      pepper check night.pepper
      pepper check games/ --output-format json
      pepper check - --rules pimenta --rule target=40 < night.pepper
    """
    from pepper_notation.cli.batch import Job, check_all
    from pepper_notation.cli.choice import chosen, selection
    from pepper_notation.diagnostics import Severity
    from pepper_notation.files import STANDARD_INPUT, Trouble, find
    from pepper_notation.report import Report

    wanted = selection(select or (), ignore or ())
    by = chosen(rules, rule or ())
    found: list[Job] = []
    reports = []
    failed = False
    for path in find(paths):
        if isinstance(path, Trouble):
            complain(f"{path.path}: {path.why}")
            failed = True
        else:
            found.append(Job(path, stdin_filename if path == STANDARD_INPUT else path, by))
    for outcome in check_all(found, jobs):
        if isinstance(outcome, Trouble):
            complain(f"{outcome.path}: {outcome.why}")
            failed = True
        else:
            reports.append(wanted.of(outcome))
    report = Report(tuple(reports))
    if reports or not failed:
        _show(report, _format(output_format), strict, statistics, color, ascii_only)
    if failed:
        return TROUBLE
    return int(report.count(Severity.ERROR) > 0 or (strict and report.count(Severity.WARNING) > 0))


def _format(asked: OutputFormat | None) -> OutputFormat:
    from pepper_notation.cli.output import is_terminal

    if asked is not None:
        return asked
    return OutputFormat.FULL if is_terminal() else OutputFormat.CONCISE


def _show(
    report: Report, face: OutputFormat, strict: bool, counted: bool, color: Color, ascii_only: bool
) -> None:
    """Findings to standard output; what sums up beside machines' formats to standard error."""
    from pepper_notation.render.closing import closing, statistics

    looked = looks(ascii_only)
    if counted and face in _FOR_PEOPLE:
        emit("".join(line + "\n" for line in statistics(report)))
    elif face is OutputFormat.FULL:
        from pepper_notation.render.terminal import full

        for text in painted(full(report, looked), color=is_colored(color)):
            emit(text)
        return
    else:
        emit(_machine(report, face, strict, looked.encoding))
        if counted:
            for line in statistics(report):
                aside(line)
    if face in _FOR_PEOPLE:
        for line in closing(report):
            aside(line)


def _machine(report: Report, face: OutputFormat, strict: bool, written: str) -> str:
    match face:
        case OutputFormat.JSON:
            from pepper_notation.render.machine import as_json

            return as_json(report)
        case OutputFormat.JSON_LINES:
            from pepper_notation.render.machine import as_json_lines

            return as_json_lines(report)
        case OutputFormat.GITHUB:
            from pepper_notation.render.github import github

            return github(report, written)
        case OutputFormat.SARIF:
            import os

            from pepper_notation.cli.output import version
            from pepper_notation.render.sarif import sarif

            return sarif(report, version=version(), folder=os.getcwd())
        case OutputFormat.JUNIT:
            from pepper_notation.render.junit import junit

            return junit(report, strict=strict)
        case _:
            from pepper_notation.render.concise import concise

            return concise(report, written)
