"""A replay to walk: games, hands, tricks, plays, with what each came to.

Values in the game's own words: seats are their letters, sides their canonical words (`NS`, with two or three seats
`N`), cards `Card`s.  What is not known is None.  Everything here is the truth as the engine works it out; what the
record claims beside it is in the findings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pepper_notation.cards import Card, Strain
from pepper_notation.diagnostics import Diagnostic
from pepper_notation.replay.frames import CallFault, HandFrame, Legality, PlayFault
from pepper_notation.report import FileReport
from pepper_notation.ruleset import RuleSet

Figures = Mapping[str, int | None]
"""A figure for each side; None where it is not known."""


@dataclass(frozen=True)
class ReplayedCall:
    """One call of an auction (rules `bid-ladder`, `bid-higher`, `auction-end`).

    `call` is its canonical word (`pass`, `4`, `little`); `bid` the bid that it stands for, None for a pass and for a
    call that these rules do not know; `fault` is what is wrong with it, `stands` whether it stands all the same.
    """

    seat: str | None
    call: str
    bid: str | None
    fault: CallFault | None
    stands: bool


@dataclass(frozen=True)
class ReplayedPlay:
    """One card of a trick.  `card` is None where nobody wrote it down; `shown` was shown and taken back.

    `legality` says whether it followed suit as it must (rule `follow-suit`); `fault` what else is wrong with it.
    """

    seat: str | None
    card: Card | None
    shown: Card | None
    legality: Legality
    fault: PlayFault | None


@dataclass(frozen=True)
class ReplayedTrick:
    """One trick: its number in the hand, who led, the cards in the order played, the seat and the side that took it
    (rules `trick-winner`, `winner-leads`)."""

    number: int
    leader: str | None
    plays: tuple[ReplayedPlay, ...]
    winner: str | None
    side: str | None


@dataclass(frozen=True)
class ReplayedLine:
    """One line of a hand: the hand itself, or an alternative told from some point on, whole with what went before.

    `dealt` holds the hands that are wholly known, by seat.  `passed`: nobody bid.  `void`: passed out or misdealt, so
    nothing was played for.
    `bidder`, `side`, `bid` and `strain` are the outcome of the auction and of the trump call.  `taken` are the tricks
    by side, `points` the hand's points by play, `before` and `score` the running score.
    """

    dealer: str | None
    dealt: Mapping[str, tuple[Card, ...]]
    auction: tuple[ReplayedCall, ...]
    passed: bool
    void: bool
    bidder: str | None
    side: str | None
    bid: str | None
    strain: Strain | None
    tricks: tuple[ReplayedTrick, ...]
    taken: Figures
    points: Figures
    before: Figures
    score: Figures
    frame: HandFrame = field(compare=False, repr=False)
    """All that the replay knows of the line."""


@dataclass(frozen=True)
class ReplayedHand(ReplayedLine):
    """One hand: `number` is the score sheet's, `place` counts the hands of the game from 1."""

    number: int | None
    place: int
    alternatives: tuple[ReplayedLine, ...]


@dataclass(frozen=True)
class ReplayedGame:
    """One game: its number in the file, the rules in force, the table, its hands.

    `rules` are the words that declare them (`denexa target=21`), `players` the names by seat, `tags` the last value
    of each key.  `score` is the last running score; `over` whether it ends the game (rule `target`); `winner` the side
    that won, `draw`, or None where nobody has or it is not known.
    """

    number: int
    rules: str
    seats: tuple[str, ...]
    sides: tuple[str, ...]
    players: Mapping[str, str]
    tags: Mapping[str, str]
    hands: tuple[ReplayedHand, ...]
    score: Figures
    over: bool
    winner: str | None
    ruleset: RuleSet = field(compare=False, repr=False)
    """The rules in force, option by option."""


@dataclass(frozen=True)
class Replay:
    """Everything that a record tells, replayed and judged: its games, and the report with all findings."""

    games: tuple[ReplayedGame, ...]
    report: FileReport = field(compare=False, repr=False)

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """What is wrong with the record, in the order of the places."""
        return tuple(found.diagnostic for found in self.report.findings)

    def _repr_html_(self) -> str:
        """The games as tables, for a notebook."""
        from pepper_notation.library.page import page

        return page(self)
