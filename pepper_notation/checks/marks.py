"""PN702, PN703, and marks upheld: what the table said of a card or a call, held against what can be known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from pepper_notation.checks.words import a_suit, led_in, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Severity, Where
from pepper_notation.record import Contract, Mark, MarkKind, Statement, Trick, Trump
from pepper_notation.replay.frames import (
    Basis,
    CallFault,
    CallFrame,
    HandFrame,
    Legality,
    PlayFault,
    PlayFrame,
    TrickFrame,
)
from pepper_notation.rulebook import Rule
from pepper_notation.source import Place

_HEAD = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump N: hearts\n"


@dataclass(frozen=True, kw_only=True)
class IrregularityDisproven(Diagnostic):
    """A mark says that there was an irregularity, and there was none.

    The reason is given in the game's terms.  `^unsure` is never judged.
    """

    code: ClassVar[str] = "PN702"
    name: ClassVar[str] = "irregularity-disproven"
    title: ClassVar[str] = "a claim of an irregularity that is not so"
    severity: ClassVar[Severity] = Severity.WARNING
    rules: ClassVar[tuple[str, ...]] = (Rule.IRREGULARITIES,)
    message: ClassVar[str] = "no {what} here: {reason}"
    help: ClassVar[str] = "take the mark away, or write ^unsure for a doubt of your own"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h‹^revoke› Th Qh = N\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\nclaim N rest\n",
    )

    what: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class IrregularityUndecided(Diagnostic):
    """A mark says that there was an irregularity, and the record can neither prove nor disprove it."""

    code: ClassVar[str] = "PN703"
    name: ClassVar[str] = "irregularity-undecided"
    title: ClassVar[str] = "a claim of an irregularity that the record cannot settle"
    severity: ClassVar[Severity] = Severity.ADVICE
    rules: ClassVar[tuple[str, ...]] = (Rule.IRREGULARITIES,)
    message: ClassVar[str] = "whether there was a {what} here cannot be told: {reason}"
    help: ClassVar[str] = "{decider} would decide it"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9s‹^revoke› Th Qh = N\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9s Th Qh = N\nclaim N rest\n",
    )

    what: str
    reason: str
    decider: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (IrregularityDisproven, IrregularityUndecided)

WORDS = {
    MarkKind.REVOKE: "revoke",
    MarkKind.TURN: "play out of turn",
    MarkKind.LEAD: "lead out of turn",
    MarkKind.UNDER: "bid too low",
}
CODES = {
    MarkKind.REVOKE: ("PN401",),
    MarkKind.TURN: ("PN302", "PN402", "PN403"),
    MarkKind.LEAD: ("PN403",),
    MarkKind.UNDER: ("PN301",),
}
_NO_FAULT = ""


@dataclass(frozen=True, slots=True)
class _Ruled:
    """What can be said of a mark: upheld, disproven for a reason, or open, with what would decide."""

    upheld: bool = False
    reason: str = _NO_FAULT
    decider: str = ""


UPHELD = _Ruled(upheld=True)


def _no(reason: str) -> _Ruled:
    return _Ruled(reason=reason)


def _open(reason: str, decider: str) -> _Ruled:
    return _Ruled(reason=reason, decider=decider)


def _revoke(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> _Ruled:
    if play.fault is PlayFault.REVOKE:
        return UPHELD
    player, strain = who(frame.table, play.seat), frame.terms.strain
    if play is trick.plays[0] and play.legality is Legality.LEGAL:
        return _no("the first card of a trick may be any card")
    led = led_in(trick, strain)
    if play.legality is Legality.LEGAL and play.follows:
        return _no(f"{led}, and {play.play.card.text} follows")
    if play.legality is Legality.LEGAL and trick.led is not None:
        return _no(f"{led}; {player} held no {trick.led.word[:-1]}")
    match play.basis:
        case Basis.NO_STRAIN:
            return _open("nothing says what was trumps", "the strain")
        case Basis.UNKNOWN_CARD:
            return _open(f"the card that {player} played is not known", "the card")
        case Basis.UNKNOWN_LEAD:
            return _open("the card led is not known", "the card led")
        case Basis.UNKNOWN_SEAT:
            return _open("it is not known who played this card", "the player's letter before the card")
        case Basis.OPEN if trick.led is not None:
            return _open(
                f"{led}, and nothing shows whether {player} held {a_suit(trick.led)}",
                f"{player}'s hand, or {a_suit(trick.led)} that {player} plays later",
            )
        case _:
            return _open("the record contradicts itself here", "a record without the contradiction")


def _turn(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> _Ruled:
    first = play is trick.plays[0]
    if play.out_of_turn or (first and trick.led_wrong):
        return UPHELD
    if first:
        return _lead(frame, trick, play)
    told = play.play.seat is not None or None not in frame.dealt
    if None in (play.due, play.seat) or not told:
        return _open(
            "it is not known who played this card, or whose turn it was",
            "the players' letters before the cards",
        )
    return _no(f"it was {who(frame.table, play.due)}'s turn")


def _lead(frame: HandFrame, trick: TrickFrame, play: PlayFrame) -> _Ruled:
    if play is not trick.plays[0]:
        return _no(f"{play.play.card.text} was not led")
    if trick.led_wrong:
        return UPHELD
    told = play.play.seat is not None or None not in frame.dealt
    if not trick.due or not told:
        return _open(
            "it is not known who led, or whose lead it was",
            "the leader's letter and who took the trick before",
        )
    return _no(f"it was {who(frame.table, trick.leader)}'s lead")


def _on_play(frame: HandFrame, trick: TrickFrame, play: PlayFrame, kind: MarkKind) -> _Ruled:
    match kind:
        case MarkKind.REVOKE:
            return _revoke(frame, trick, play)
        case MarkKind.TURN:
            return _turn(frame, trick, play)
        case MarkKind.LEAD:
            return _lead(frame, trick, play)
        case _:
            return _no("a card is no bid")


def _on_call(frame: HandFrame, call: CallFrame, kind: MarkKind) -> _Ruled:
    if kind is MarkKind.TURN:
        if call.out_of_turn:
            return UPHELD
        if call.due is None:
            return _open("it is not known whose turn it was", "the dealer")
        if call.call.caller is None:
            return _open("the record does not say who called", "the caller's letter before the call")
        return _no(f"it was {who(frame.table, call.due)}'s turn")
    if kind is not MarkKind.UNDER:
        return _no("a call is no card")
    if call.fault is CallFault.LOW:
        return UPHELD
    if not frame.auction.known:
        return _open("the auction cannot be read", "the calls before")
    if call.bid is None:
        return _no("a pass is never too low")
    standing = None if call.standing is None else frame.auction.calls[call.standing].bid
    return _no(f"{call.bid.text} beats {standing.text}" if standing is not None else "it was the first bid")


def _rulings(frame: HandFrame) -> Iterator[tuple[Mark, Place, _Ruled, Where]]:
    """Every mark on a call or card, the place of its item, and what can be said of it."""
    for call in frame.auction.calls:
        for mark in call.call.call.after.marks:
            place = frame.place(
                call.call.caller.span
                if mark.kind is MarkKind.TURN and call.call.caller
                else call.call.call.span
            )
            yield mark, place, _on_call(frame, call, mark.kind), where(frame, seat=call.seat)
    if frame.void:
        return
    for trick in frame.tricks:
        for play in trick.plays:
            for mark in play.play.card.after.marks:
                place = frame.place(play.play.card.span)
                yield (
                    mark,
                    place,
                    _on_play(frame, trick, play, mark.kind),
                    where(frame, trick.place, play.seat),
                )
        for mark in (*trick.trick.taker_after.marks, *trick.trick.after.marks):
            undecided = _open(
                "a mark stands behind the card or call that it speaks of", "a mark behind the card itself"
            )
            yield mark, frame.place(mark.span), undecided, where(frame, trick.place)
    for statement in frame.statements:
        if not isinstance(statement, Trick):
            for mark in _marks_elsewhere(statement):
                undecided = _open(
                    "a mark stands behind the card or call that it speaks of", "a mark behind the card itself"
                )
                yield mark, frame.place(mark.span), undecided, where(frame)


def _marks_elsewhere(statement: Statement) -> Iterator[Mark]:
    """The marks of a statement that stand behind no card and no call of the auction."""
    if isinstance(statement, (Trump, Contract)) and statement.strain is not None:
        yield from statement.strain.after.marks
    if isinstance(statement, Contract) and statement.bid is not None:
        yield from statement.bid.after.marks
    yield from statement.after.marks


def judge_marks(frame: HandFrame, findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The findings with those that a mark upholds noted, and what the other marks come to."""
    judged = list(findings)
    for mark, place, ruled, at in _rulings(frame):
        if mark.kind is MarkKind.UNSURE:
            continue
        if ruled.upheld:
            for index, finding in enumerate(judged):
                same = finding.place.line == place.line and finding.place.column == place.column
                if finding.code in CODES[mark.kind] and same:
                    judged[index] = replace(finding, upheld=True)
            continue
        what = WORDS[mark.kind]
        if ruled.decider:
            judged.append(
                IrregularityUndecided(
                    place=frame.place(mark.span),
                    where=at,
                    upheld=None,
                    what=what,
                    reason=ruled.reason,
                    decider=ruled.decider,
                )
            )
        else:
            judged.append(
                IrregularityDisproven(
                    place=frame.place(mark.span), where=at, upheld=False, what=what, reason=ruled.reason
                )
            )
    return judged
