"""Game by game: a record's hands in, judged hands out, and the findings of each game once it is over.

Ties replay and checks together and keeps what crosses hands: the standing, and which mistake explains which
consequence.  Holds one game at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from pepper_notation.checks import Consequence, judge
from pepper_notation.checks.course import unknown_tags
from pepper_notation.checks.table import check_rules_line, check_table
from pepper_notation.clean import Course, Ground, ground
from pepper_notation.diagnostics import Diagnostic, Label, Severity, Where
from pepper_notation.options import Resolved
from pepper_notation.record import Bid, Call, CardKind, GameHead, Hand, Unreadable
from pepper_notation.replay import HandFrame, Seating, Standing, opening, replay_alternative, replay_hand
from pepper_notation.replay.frames import Figures, Legality
from pepper_notation.source import Block, Place


@dataclass(frozen=True)
class JudgedHand:
    """A hand with its alternative lines, replayed and judged; consequences from later hands are not in yet."""

    frame: HandFrame
    alternatives: tuple[HandFrame, ...]
    findings: tuple[Diagnostic, ...]


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
            self.findings += check_rules_line(self.head, self.resolved)
        wrong_table = list(check_table(self.head, self.resolved.rules))
        self.findings += wrong_table
        self.playable = not wrong_table and not self._seats_unread()
        self.findings += unknown_tags(self.head.statements, self.head.block, Where(game=self.head.number))

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
        certified = self.course.passes(block)
        if certified is None:
            return None
        if self.course.follows:
            self.follows += self.course.follows
            self.course.follows.clear()
        self.tally.hands += 1
        self.tally.plays += certified.plays
        return certified.ends

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
        seating = Seating(self.resolved.rules, self.head.table, self.head.number, standing.hands + 1)
        frame, findings, follows = judge_hand(seating, hand, standing)
        alternatives = []
        for number, alternative in enumerate(hand.alternatives, 1):
            line = replay_alternative(frame, alternative, number)
            alternatives.append(line)
            told, then = judge(line)
            within = frame.place(alternative.span)
            findings += [finding for finding in told if _inside(finding.place, within)]
            follows += [(cause, label) for cause, label in then if _inside(label.place, within)]
        assert frame.after is not None
        self._take_up(frame.after)
        self._count(frame)
        self.findings += findings
        self.follows += follows
        return JudgedHand(frame, tuple(alternatives), tuple(findings))

    def _count(self, frame: HandFrame) -> None:
        for trick in frame.tricks:
            self.tally.plays += len(trick.plays)
            if not frame.void:
                self.tally.undetermined += sum(play.legality is Legality.UNKNOWN for play in trick.plays)

    def finish(self) -> list[Diagnostic]:
        """The game's findings, each with what follows from it, sorted by position, then code."""
        return with_consequences(self.findings, self.follows)


def _inside(place: Place, within: Place) -> bool:
    return (
        (within.line, within.column) <= (place.line, place.column) < (within.end_line, within.end_column + 1)
    )


_Judged = tuple[HandFrame, list[Diagnostic], list[Consequence]]


def judge_hand(seating: Seating, hand: Hand, standing: Standing) -> _Judged:
    """Replay and judge a hand.

    Where the dealer is wrong, or the first caller who was out of turn, the slip may be in that one letter: what does
    not fit the letter written, but fits the one that was due, follows from that one mistake.
    """
    frame = replay_hand(seating, hand, standing)
    findings, follows = judge(frame)
    best: _Judged = (frame, findings, follows)
    slip: Place | None = None
    if frame.dealer_wrong and hand.line.dealer is not None:
        slip = frame.place(hand.line.dealer.span)
        for due in frame.dealer_due:
            best = _lighter(best, replay_hand(seating, hand, standing, due), [])
    else:
        turn = next((call.call for call in frame.auction.calls if call.out_of_turn), None)
        if turn is not None and turn.caller is not None:
            slip = frame.place(turn.caller.span)
            said = [finding for finding in findings if finding.place == slip]
            best = _lighter(best, replay_hand(seating, _unlabelled(hand, turn), standing), said)
    if slip is None or best[0] is frame:
        return best
    kept = {(finding.code, finding.place) for finding in best[1]}
    explained = [
        (slip, Label(finding.place, f"follows from it: {finding.said()}"))
        for finding in findings
        if (finding.code, finding.place) not in kept
    ]
    return best[0], best[1], [*best[2], *explained]


def _lighter(best: _Judged, frame: HandFrame, said: list[Diagnostic]) -> _Judged:
    """The other reading of a hand where it has fewer mistakes, those said in any case counted in; else the best."""
    told, follows = judge(frame)
    told = said + told
    return (frame, told, follows) if _weight(told) < _weight(best[1]) else best


def _unlabelled(hand: Hand, turn: Call) -> Hand:
    """A hand without the letter of one of its callers."""
    statements = tuple(
        replace(
            line, calls=tuple(replace(call, caller=None) if call is turn else call for call in line.calls)
        )
        if isinstance(line, Bid)
        else line
        for line in hand.statements
    )
    return replace(hand, statements=statements)


def _weight(findings: Sequence[Diagnostic]) -> int:
    return sum(finding.severity in (Severity.ERROR, Severity.WARNING) for finding in findings)


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
