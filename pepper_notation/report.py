"""The report: findings and tallies of the files that were checked, ready for every renderer.

Knows the form that the machine formats pin.  Does not know how findings arise, nor how they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pepper_notation.diagnostics import Diagnostic, Severity


@dataclass(frozen=True, slots=True)
class GameScore:
    """A game's last score by side text: as the record has it, and as it is right; None where unknown."""

    game: int
    rules: str
    recorded: Mapping[str, int | None]
    computed: Mapping[str, int | None]


@dataclass(frozen=True, slots=True)
class Found:
    """A finding of a file, with the source that its rules are cited from (`denexa`), and the options by which the
    rules in force differ from that source (`set=bid`)."""

    diagnostic: Diagnostic
    source: str
    changed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FileReport:
    """One file, checked: counts, each game's score, and the findings sorted by position, then code.

    `plays` counts the written cards of the games' own tricks, `undetermined` those whose legality cannot be known.
    """

    path: str
    games: int = 0
    hands: int = 0
    plays: int = 0
    undetermined: int = 0
    scores: tuple[GameScore, ...] = ()
    findings: tuple[Found, ...] = ()

    def count(self, severity: Severity) -> int:
        """How many findings weigh this much."""
        return sum(1 for found in self.findings if found.diagnostic.weight is severity)


@dataclass(frozen=True, slots=True)
class Report:
    """All files of one check, in the order given."""

    files: tuple[FileReport, ...] = field(default=())

    def count(self, severity: Severity) -> int:
        """How many findings of all files weigh this much."""
        return sum(file.count(severity) for file in self.files)
