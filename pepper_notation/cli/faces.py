"""The outputs of a check: which face a report is shown with, and on which stream each part goes.

Findings go to standard output; what sums up goes there only where people read the whole.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from pepper_notation.cli.output import Color, aside, emit, is_colored, is_terminal, looks, painted, version

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


@dataclass(frozen=True, slots=True)
class Face:
    """What was asked of the output."""

    format: OutputFormat | None = None
    strict: bool = False
    statistics: bool = False
    color: Color = Color.AUTO
    ascii_only: bool = False

    @property
    def form(self) -> OutputFormat:
        """The format in force: what was asked, else the full one on a terminal and the concise one elsewhere."""
        if self.format is not None:
            return self.format
        return OutputFormat.FULL if is_terminal() else OutputFormat.CONCISE

    @property
    def is_for_people(self) -> bool:
        """Whether people read it, who need no valid document where there is nothing to say."""
        return self.form in (OutputFormat.FULL, OutputFormat.CONCISE)


def show(report: Report, face: Face) -> None:
    """Writes a report as it was asked."""
    from pepper_notation.render.closing import closing, statistics

    looked = looks(face.ascii_only)
    counts = [line + "\n" for line in statistics(report)] if face.statistics else []
    if counts and face.is_for_people:
        emit("".join(counts))
    elif face.form is OutputFormat.FULL:
        from pepper_notation.render.terminal import full

        for text in painted(full(report, looked), color=is_colored(face.color)):
            emit(text)
        return
    else:
        emit(_written(report, face, looked.encoding))
        for line in counts:
            aside(line.rstrip("\n"))
    if face.is_for_people:
        for line in closing(report):
            aside(line)


def _written(report: Report, face: Face, encoding: str) -> str:
    match face.form:
        case OutputFormat.JSON:
            from pepper_notation.render.machine import as_json

            return as_json(report)
        case OutputFormat.JSON_LINES:
            from pepper_notation.render.machine import as_json_lines

            return as_json_lines(report)
        case OutputFormat.GITHUB:
            from pepper_notation.render.github import github

            return github(report, encoding)
        case OutputFormat.SARIF:
            from pepper_notation.render.sarif import sarif

            return sarif(report, version=version(), folder=os.getcwd())
        case OutputFormat.JUNIT:
            from pepper_notation.render.junit import junit

            return junit(report, strict=face.strict)
        case _:
            from pepper_notation.render.concise import concise

            return concise(report, encoding)
