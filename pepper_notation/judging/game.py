"""Game by game: a record's hands in, judged hands out, and the findings of each game once it is over.

Ties replay and checks together and keeps what crosses hands: the standing, and which mistake explains which
consequence.  Holds one game at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from pepper_notation.clean import Course, Ground, ground
from pepper_notation.diagnostics import Consequence, Diagnostic, Label, Where
from pepper_notation.judging import heads
from pepper_notation.judging.judged import JudgedHand
from pepper_notation.options import Resolved
from pepper_notation.record import CardKind, GameHead, Hand, Unreadable
from pepper_notation.replay.frames import Figures, HandFrame, Legality, Standing
from pepper_notation.replay.standing import opening
from pepper_notation.source import Block


@dataclass
class Tally:
    """Counts of a file: plays written, and plays whose legality cannot be known."""

    hands: int = 0
    plays: int = 0
    undetermined: int = 0


@dataclass
class GameJudge:
    """Judges the hands of one game in order.  `told` are findings about its head and from reading."""

    head: GameHead
    resolved: Resolved
    tally: Tally
    own_rules: bool = True
    ground: Ground = field(init=False)
    course: Course = field(init=False)
    findings: list[Diagnostic] = field(default_factory=list)
    follows: list[Consequence] = field(default_factory=list)
    playable: bool = field(init=False)

    def __post_init__(self) -> None:
        self.ground = ground(self.resolved.rules, self.head.table)
        self._take_up(opening(self.head))
        if self.own_rules:
            self.findings += heads.of_rules(self.head, self.resolved)
        wrong_table = heads.of_table(self.head, self.resolved.rules)
        self.findings += wrong_table
        self.playable = not wrong_table and not self._seats_unread()
        self.findings += heads.of_tags(self.head.statements, self.head.block, Where(game=self.head.number))

    def _take_up(self, standing: Standing) -> None:
        self.course = Course(self.ground, standing)

    @property
    def standing(self) -> Standing:
        """What the hands so far leave to the next."""
        return self.course.standing

    @property
    def scores(self) -> tuple[Figures, Figures]:
        """The score so far by side, as it is right and as the record has it."""
        return self.course.scores

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides' canonical words."""
        return self.ground.side_words

    def passes(self, block: Block) -> bool | None:
        """Whether the next hand is clean, and then judged: None if not, else whether it says who won."""
        if not self.playable:
            return None
        passed = self.course.passes(block)
        if passed is None:
            return None
        if self.course.follows:
            self.follows += self.course.follows
            self.course.follows.clear()
        self.tally.hands += 1
        plays, ends = passed
        self.tally.plays += plays
        return ends

    def _seats_unread(self) -> bool:
        """Whether it is not known who sits at the table, because the `seats` line cannot be used."""
        told = (*self.head.inherited, *self.head.statements)
        return self.head.seats is None and any(isinstance(s, Unreadable) and s.word == "seats" for s in told)

    def hand(self, hand: Hand) -> JudgedHand | None:
        """Judge the next hand; None where the rules have no game for this table."""
        self.tally.hands += 1
        if not self.playable:
            unjudged = sum(
                play.card.kind is not CardKind.REST for trick in hand.tricks for play in trick.plays
            )
            self.tally.plays += unjudged
            self.tally.undetermined += unjudged
            return None
        standing = self.standing
        # Loaded where a hand is not clean.
        from pepper_notation.judging.hand import judged
        from pepper_notation.replay.hands import Seating

        seating = Seating(self.resolved.rules, self.head.table, self.head.number, standing.hands + 1)
        told, follows = judged(seating, hand, standing)
        assert told.understood.after is not None
        self._take_up(told.understood.after)
        self._count(told.frame)
        self.findings += told.findings
        self.follows += follows
        return told

    def _count(self, frame: HandFrame) -> None:
        for trick in frame.tricks:
            self.tally.plays += len(trick.plays)
            if not frame.void:
                self.tally.undetermined += sum(play.legality is Legality.UNKNOWN for play in trick.plays)

    def finish(self) -> list[Diagnostic]:
        """The game's findings, each with what follows from it, sorted by position, then code."""
        return with_consequences(self.findings, self.follows)


def with_consequences(findings: Iterable[Diagnostic], follows: Iterable[Consequence]) -> list[Diagnostic]:
    """Findings sorted by position, then code, each with the consequences that name its place as their cause."""
    ordered = sorted(findings, key=lambda finding: (finding.place.line, finding.place.column, finding.code))
    by_cause: dict[tuple[int, int], list[Label]] = {}
    for cause, label in follows:
        by_cause.setdefault((cause.line, cause.column), []).append(label)
    complete: list[Diagnostic] = []
    for finding in ordered:
        labels = by_cause.pop((finding.place.line, finding.place.column), None)
        if not labels:
            complete.append(finding)
            continue
        labels.sort(key=lambda label: (label.place.line, label.place.column))
        complete.append(replace(finding, consequences=(*finding.consequences, *labels)))
    return complete
