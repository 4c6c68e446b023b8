"""`pepper check`: replays every game and prints the findings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pepper_notation.cli import TROUBLE
from pepper_notation.cli.faces import Face, OutputFormat, show
from pepper_notation.cli.output import Color, aside, complain, emit, looks

if TYPE_CHECKING:
    from pepper_notation.cli.batch import Job
    from pepper_notation.files import Trouble
    from pepper_notation.report import FileReport


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
    fix: Annotated[
        bool, typer.Option("--fix", help="Write right figures for wrong ones, and only those.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what --fix would write, and write nothing.")
    ] = False,
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
      pepper check games/ --diff
      pepper check - --rules pimenta --rule target=40 < night.pepper
    """
    from pepper_notation.cli.batch import Job
    from pepper_notation.cli.choice import chosen, selection
    from pepper_notation.files import STANDARD_INPUT, Trouble, find

    wanted = selection(select or (), ignore or ())
    by = chosen(rules, rule or ())
    found = list(find(paths))
    files = [
        Job(path, stdin_filename if path == STANDARD_INPUT else path, by, wanted)
        for path in found
        if not isinstance(path, Trouble)
    ]
    troubles = [path for path in found if isinstance(path, Trouble)]
    face = Face(output_format, strict, statistics, color, ascii_only)
    if diff:
        return _would_correct(files, troubles, face)
    outcomes = _corrected(files) if fix else _checked(files, jobs)
    reports = [outcome for outcome in outcomes if not isinstance(outcome, Trouble)]
    return _told(reports, troubles + [each for each in outcomes if isinstance(each, Trouble)], face)


def _checked(files: list[Job], workers: int) -> list[FileReport | Trouble]:
    """Checks the files, and shows on a terminal how far it is."""
    from pepper_notation.cli.batch import check_all
    from pepper_notation.cli.progress import watched
    from pepper_notation.files import size

    with watched(sum(size(job.path) for job in files)) as advance:
        return list(check_all(files, workers, advance))


def _told(reports: list[FileReport], troubles: list[Trouble], face: Face) -> int:
    """Writes the report and the complaints; the status that they make."""
    from pepper_notation.diagnostics import Severity
    from pepper_notation.report import Report

    for trouble in troubles:
        complain(f"{trouble.path}: {trouble.why}")
    report = Report(tuple(reports))
    if reports or not (troubles and face.is_for_people):
        show(report, face)
    if troubles:
        return TROUBLE
    return int(report.count(Severity.ERROR) > 0 or (face.strict and report.count(Severity.WARNING) > 0))


def _corrected(files: list[Job]) -> list[FileReport | Trouble]:
    """Puts right figures into the files, one after another; what is left to say of each."""
    from pepper_notation.cli.correct import put_right, told
    from pepper_notation.files import Trouble

    done = [put_right(job, write=True) for job in files]
    aside(told(each for each in done if not isinstance(each, Trouble)) + " put right")
    return [each if isinstance(each, Trouble) else each.report for each in done]


def _would_correct(files: list[Job], troubles: list[Trouble], face: Face) -> int:
    """Shows what would be put right; the status is 1 if anything would."""
    from pepper_notation.cli.correct import put_right, told
    from pepper_notation.files import Trouble
    from pepper_notation.render.patch import patch

    written = looks(face.ascii_only).encoding
    done = [put_right(job, write=False) for job in files]
    for trouble in (*troubles, *(each for each in done if isinstance(each, Trouble))):
        complain(f"{trouble.path}: {trouble.why}")
    right = [each for each in done if not isinstance(each, Trouble)]
    for each in right:
        emit("".join(line + "\n" for line in patch(each.path, each.before, each.after, written)))
    aside(told(right) + " to put right")
    if troubles or len(right) < len(done):
        return TROUBLE
    return int(any(each.count for each in right))
