"""PN601, PN602, PN604, PN902, PN903: the course of a game, what the rules leave open, tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.checks.words import listed, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Severity, Where
from pepper_notation.record import KNOWN_TAGS, Bid, Statement, Tag, Winner
from pepper_notation.replay.frames import CallFault, HandFrame
from pepper_notation.replay.standing import may_be_drawn
from pepper_notation.rulebook import Rule
from pepper_notation.ruleset import ReEntry
from pepper_notation.source import Block, Place

_SHEET = "contract NS 4 hearts; tricks NS 4 EW 2\n"


@dataclass(frozen=True, kw_only=True)
class WrongDealer(Diagnostic):
    """The deal did not pass as the rules say.

    After every hand the deal passes to the left; after a hand that was passed out or void it goes as the rules in force
    say, and where they do not, to the left or to the same dealer again.
    """

    code: ClassVar[str] = "PN601"
    name: ClassVar[str] = "wrong-dealer"
    title: ClassVar[str] = "the wrong player dealt"
    rules: ClassVar[tuple[str, ...]] = (Rule.NEXT_DEALER,)
    message: ClassVar[str] = "{dealer} dealt, but the deal was {due}"
    help: ClassVar[str] = (
        "the deal passes to the left after every hand; the record goes on with the dealer written"
    )
    example: ClassVar[Example] = Example(
        bad=f"rules denexa\nhand 1 dealer W; {_SHEET}hand 2 dealer ‹E›; {_SHEET}",
        good=f"rules denexa\nhand 1 dealer W; {_SHEET}hand 2 dealer N; {_SHEET}",
    )

    dealer: str
    due: str


@dataclass(frozen=True, kw_only=True)
class PlayedAfterGameOver(Diagnostic):
    """A hand was played after the game had been won.

    The game ends with the hand after which somebody has reached the target.
    """

    code: ClassVar[str] = "PN602"
    name: ClassVar[str] = "played-after-game-over"
    title: ClassVar[str] = "a hand after the end of the game"
    rules: ClassVar[tuple[str, ...]] = (Rule.TARGET,)
    message: ClassVar[str] = "the game was over before this hand: {score}, and {target} ends it"
    help: ClassVar[str] = "if a new game begins here, write `game` before it"
    example: ClassVar[Example] = Example(
        bad=f"rules denexa\nstart NS 28 EW 3\nhand 7 dealer W; {_SHEET}‹hand› 8 dealer N; {_SHEET}",
        good=f"rules denexa\nstart NS 28 EW 3\nhand 7 dealer W; {_SHEET}game\nhand 1 dealer N; {_SHEET}",
    )

    score: str
    target: int | str


@dataclass(frozen=True, kw_only=True)
class HandsMissing(Diagnostic):
    """The numbers of the hands skip, so hands are missing in between.

    Who deals and what the score was before this hand are then unknown until they are written.
    """

    code: ClassVar[str] = "PN604"
    name: ClassVar[str] = "hands-missing"
    title: ClassVar[str] = "hands are missing before this one"
    severity: ClassVar[Severity] = Severity.ADVICE
    rules: ClassVar[tuple[str, ...]] = ()
    message: ClassVar[str] = "hand {number} follows hand {before}: the hands between are missing"
    help: ClassVar[str] = "dealer and score are taken as unknown from here until they are written"
    example: ClassVar[Example] = Example(
        bad=f"rules denexa\nhand 1 dealer W; {_SHEET}hand ‹4› dealer S; {_SHEET}",
        good=f"rules denexa\nhand 1 dealer W; {_SHEET}hand 2 dealer N; {_SHEET}",
    )

    number: int
    before: int


@dataclass(frozen=True, kw_only=True)
class RulesSilent(Diagnostic):
    """The rules in force do not say what decides here.

    Every way of reading them is accepted.  `pepper rules` tells what each source says of the rule; a table settles it
    with an option.
    """

    code: ClassVar[str] = "PN902"
    name: ClassVar[str] = "rules-silent"
    title: ClassVar[str] = "the rules do not say what decides here"
    severity: ClassVar[Severity] = Severity.ADVICE
    message: ClassVar[str] = "these rules do not say {point}; {accepted}"
    help: ClassVar[str] = (
        "`pepper rules {rule}` shows how the sources differ; settle it with the option {option}"
    )
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\n‹bid pass 2 pass pass 3 pass pass pass›\n",
        good="rules denexa re-entry=yes\nhand 1 dealer W\nbid pass 2 pass pass 3 pass pass pass\n",
    )

    point: str
    accepted: str
    rule: str
    option: str

    @property
    def cites(self) -> tuple[str, ...]:
        """The rule that is silent."""
        return (self.rule,)


@dataclass(frozen=True, kw_only=True)
class UnknownTag(Diagnostic):
    """A tag that is neither known nor the writer's own.

    It is kept.  Own tags begin with `x-`, so that they never collide with one that a later notation knows.
    """

    code: ClassVar[str] = "PN903"
    name: ClassVar[str] = "unknown-tag"
    title: ClassVar[str] = "a tag that is not known"
    severity: ClassVar[Severity] = Severity.ADVICE
    message: ClassVar[str] = "the tag `{key}` is not known"
    help: ClassVar[str] = "known tags: {known}; your own begin with x-, as in x-{key}"
    example: ClassVar[Example] = Example(
        bad="‹weather›: rain\nrules denexa\nhand 1 dealer W\n",
        good="x-weather: rain\nrules denexa\nhand 1 dealer W\n",
    )

    key: str
    known: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    WrongDealer,
    PlayedAfterGameOver,
    HandsMissing,
    RulesSilent,
    UnknownTag,
)


def check_dealer(frame: HandFrame) -> Iterator[Diagnostic]:
    """Who dealt."""
    word = frame.hand.line.dealer
    if frame.dealer_wrong and word is not None:
        yield WrongDealer(
            place=frame.place(word.span),
            where=where(frame, seat=word.seat),
            dealer=who(frame.table, word.seat),
            due=listed((f"{who(frame.table, seat)}'s" for seat in dict.fromkeys(frame.dealer_due)), "or"),
        )


def check_over(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether the game was over before this hand."""
    if not frame.after_end or frame.before is None:
        return
    score = listed(
        f"{frame.table.side_text(side)} had {figure if figure is not None else 'an unknown score'}"
        for side, figure in enumerate(frame.before.true)
    )
    yield PlayedAfterGameOver(
        place=frame.place(frame.hand.line.keyword), where=where(frame), score=score, target=frame.rules.target
    )


def check_numbers(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether hands are missing before this one."""
    if frame.numbers_skip and frame.hand.number is not None and frame.number_before is not None:
        yield HandsMissing(
            place=frame.place(frame.hand.line.number_span),
            where=where(frame),
            number=frame.hand.number,
            before=frame.number_before,
        )


_OPEN_ENDS = {
    Rule.BOTH_OVER: (
        "who wins when both sides reach the target on one hand",
        "either side is accepted",
        "both-over",
    ),
    Rule.TIE: ("what a level score at the end means", "a draw and playing on are both accepted", "tie"),
    Rule.TARGET: ("at which score a game ends", "what is written is accepted", "target"),
}
"""How a game ended, where these rules leave it open: the point, what is accepted, the option that settles it."""


def check_silence(frame: HandFrame) -> Iterator[Diagnostic]:
    """What these rules leave open and this hand turns on."""
    if frame.rules.re_entry is ReEntry.UNSTATED:
        yield from _re_entry(frame)
    if frame.auction.rounds_open and (frame.tricks or frame.trump is not None):
        calls = next(s for s in frame.statements if isinstance(s, Bid))
        yield RulesSilent(
            place=frame.place(calls.span),
            where=where(frame),
            point="how many rounds of calls an auction has",
            accepted="one round and several are both accepted",
            rule=Rule.AUCTION_END,
            option="auction",
        )
    before = frame.before
    if before is not None and may_be_drawn(frame.rules, before.true):
        yield RulesSilent(
            place=frame.place(frame.hand.line.span),
            where=where(frame),
            point="whether a level score ends the game",
            accepted="a draw and playing on are both accepted",
            rule=Rule.TIE,
            option="tie",
        )
    if frame.dealer_open is not None:
        after = "a hand that was passed out" if frame.dealer_open is Rule.ALL_PASS else "a misdeal"
        yield RulesSilent(
            place=frame.place(frame.hand.line.span),
            where=where(frame),
            point=f"who deals after {after}",
            accepted="the next player to the left and the same dealer are both accepted",
            rule=frame.dealer_open,
            option="all-pass" if frame.dealer_open is Rule.ALL_PASS else "misdeal",
        )
    winner = frame.winner
    if winner is not None and winner.open_rule is not None:
        point, accepted, option = _OPEN_ENDS[winner.open_rule]
        line = next(s for s in frame.statements if isinstance(s, Winner))
        yield RulesSilent(
            place=frame.place(line.span),
            where=where(frame),
            point=point,
            accepted=accepted,
            rule=winner.open_rule,
            option=option,
        )


def _re_entry(frame: HandFrame) -> Iterator[Diagnostic]:
    returned = next(
        (call for call in frame.auction.calls if call.returned and call.fault in (None, CallFault.LOW)), None
    )
    if returned is None:
        return
    line = next(s for s in frame.statements if isinstance(s, Bid) and returned.call in s.calls)
    yield RulesSilent(
        place=frame.place(line.span),
        where=where(frame, seat=returned.seat),
        point=f"whether a player who has passed may bid again, as {who(frame.table, returned.seat)} did",
        accepted="the bid is accepted",
        rule=Rule.RE_ENTRY,
        option="re-entry",
    )


def unknown_tags(statements: Iterable[Statement], block: Block, at: Where) -> Iterator[Diagnostic]:
    """Tags that are neither known nor begin with `x-`."""
    for statement in statements:
        if isinstance(statement, Tag) and not statement.is_known:
            place: Place = block.place(statement.keyword)
            yield UnknownTag(place=place, where=at, key=statement.key, known=listed(KNOWN_TAGS))


def check_tags(frame: HandFrame) -> Iterator[Diagnostic]:
    """The tags of this hand."""
    yield from unknown_tags(frame.statements, frame.hand.block, where(frame))


CHECKS = (check_dealer, check_over, check_numbers, check_silence, check_tags)
