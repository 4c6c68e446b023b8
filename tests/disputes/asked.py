"""A question asked of the judge: a record, and what it finds under a rule set."""

from pepper_notation.diagnostics import Severity
from pepper_notation.pipeline import Chosen, check_file
from pepper_notation.presets import PRESETS
from pepper_notation.report import FileReport

REFERENCE = ("denexa", "solitaire", "pimenta", "pagat", "penguin")
IOWA, WOLF, KAIBOSH, FORTY = "laporte-31", "wolf-42", "kaibosh", "bideuchre-40"
ALL = (*REFERENCE, IOWA, WOLF, KAIBOSH, FORTY)
"""Every preset."""
TOGETHER = (*REFERENCE, IOWA, KAIBOSH, FORTY)
"""The presets under which a bid of four is played by all four players."""


def judged(record: str, preset: str, *options: str) -> FileReport:
    """The report on a record under a preset, whatever rules the record names."""
    return check_file("asked.pepper", [record.encode()], Chosen(PRESETS[preset], options))


def found(record: str, preset: str, *options: str) -> list[str]:
    """The codes of what is wrong with a record under a preset, in order; advice left out."""
    return [
        one.diagnostic.code
        for one in judged(record, preset, *options).findings
        if one.diagnostic.severity in (Severity.ERROR, Severity.WARNING)
    ]


def advice(record: str, preset: str, *options: str) -> list[str]:
    """The codes of the advice given on a record under a preset, in order."""
    return [
        one.diagnostic.code
        for one in judged(record, preset, *options).findings
        if one.diagnostic.severity is Severity.ADVICE
    ]


def score(record: str, preset: str, *options: str) -> dict[str, int | None]:
    """The score of a record's last game by these rules."""
    return dict(judged(record, preset, *options).scores[-1].computed)


def others(*presets: str) -> tuple[str, ...]:
    """The presets that are not among these."""
    return tuple(name for name in ALL if name not in presets)
