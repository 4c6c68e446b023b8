"""The report: findings and tallies of the files that were checked, ready for every renderer.

Knows the form that the machine formats pin.  Does not know how findings arise, nor how they are shown.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import overload

from pepper_notation.diagnostics import Diagnostic, Severity


@dataclass(frozen=True, slots=True)
class GameScore:
    """A game's last score by side text: as the record has it, and as it is right; None where unknown."""

    game: int
    rules: str
    recorded: Mapping[str, int | None]
    computed: Mapping[str, int | None]


class Scores(Sequence[GameScore]):
    """The scores of a file's games in order, packed: there may be very many of them."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, tuple[str, ...]], int] = {}
        self._games = array("q")
        self._kind = array("q")
        self._start = array("q")
        self._figures = array("q")

    def add(
        self,
        game: int,
        rules: str,
        sides: tuple[str, ...],
        recorded: Sequence[int | None],
        computed: Sequence[int | None],
    ) -> None:
        """Add a game's score, its figures by side."""
        self._games.append(game)
        self._kind.append(self._kinds.setdefault((rules, sides), len(self._kinds)))
        self._start.append(len(self._figures))
        for figure in (*recorded, *computed):
            self._figures.append(_UNKNOWN if figure is None else figure)

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[GameScore]:
        kinds = tuple(self._kinds)
        for place, game in enumerate(self._games):
            rules, sides = kinds[self._kind[place]]
            start, count = self._start[place], len(sides)
            figures = self._figures[start : start + 2 * count]
            told = [None if figure == _UNKNOWN else figure for figure in figures]
            recorded, computed = told[:count], told[count:]
            yield GameScore(
                game, rules, dict(zip(sides, recorded, strict=True)), dict(zip(sides, computed, strict=True))
            )

    @overload
    def __getitem__(self, place: int) -> GameScore: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[GameScore]: ...
    def __getitem__(self, place: int | slice) -> GameScore | Sequence[GameScore]:
        return tuple(self)[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]


_UNKNOWN = -(1 << 63)


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
    scores: Sequence[GameScore] = ()
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
