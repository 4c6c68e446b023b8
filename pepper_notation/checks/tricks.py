"""PN406, PN408 to PN411: the tricks of a hand in line, claims, exchanges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.checks.play import CardNotHeld
from pepper_notation.checks.words import card_count, tricks, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Severity
from pepper_notation.engine.play import plays_alone
from pepper_notation.record import Out, Swap
from pepper_notation.replay.exchange import SwapFault, all_played, exchange_fault, not_held, out_fault
from pepper_notation.replay.frames import HandFrame
from pepper_notation.rulebook import Rule

_HEAD = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump N: hearts\n"


@dataclass(frozen=True, kw_only=True)
class WrongNumberOfCards(Diagnostic):
    """A trick has too many or too few cards.

    Every player plays one card to a trick.  Which card is missing or too many is not guessed: cards of this trick whose
    player is not written are not judged and prove nothing.
    """

    code: ClassVar[str] = "PN406"
    name: ClassVar[str] = "wrong-number-of-cards"
    title: ClassVar[str] = "a trick with too many or too few cards"
    rules: ClassVar[tuple[str, ...]] = (Rule.TRICK_WINNER,)
    message: ClassVar[str] = "this trick has {count}; at this table a trick has {expected}"
    help: ClassVar[str] = "write ? for a card that nobody remembers"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "‹1›. N: Ah 9h Th = N\n2. N: Kh Jd 9c Tc = E\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th ? = N\n2. N: Kh Jd 9c Tc = E\nclaim N rest\n",
    )

    count: str
    expected: int


@dataclass(frozen=True, kw_only=True)
class TrickOutOfOrder(Diagnostic):
    """A trick's number is wrong: neither one more than the number before nor its place among those written; or there
    are more tricks than a hand has."""

    code: ClassVar[str] = "PN408"
    name: ClassVar[str] = "trick-out-of-order"
    title: ClassVar[str] = "a trick's number is wrong, or there is a trick too many"
    rules: ClassVar[tuple[str, ...]] = (Rule.DEAL,)
    message: ClassVar[str] = "{what}"
    help: ClassVar[str] = "{remedy}"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h Th Qh = N\n‹3›. N: Kh 9s Ts Qs = N\nclaim N rest\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N: Kh 9s Ts Qs = N\nclaim N rest\n",
    )

    what: str
    remedy: str


@dataclass(frozen=True, kw_only=True)
class HandUnfinished(Diagnostic):
    """The last tricks of a hand are missing and nothing says why.

    A hand may end before its last trick where the record says how: a claim, a concession, the tricks, a ruling, a
    misdeal.
    """

    code: ClassVar[str] = "PN409"
    name: ClassVar[str] = "hand-unfinished"
    title: ClassVar[str] = "the last tricks are missing"
    severity: ClassVar[Severity] = Severity.WARNING
    rules: ClassVar[tuple[str, ...]] = (Rule.DEAL,)
    message: ClassVar[str] = "the hand stops after this trick: {missing} missing, and nothing says why"
    help: ClassVar[str] = "add the tricks, or say how it ended: claim, concede, tricks, ruling or misdeal"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h Th Qh = N\n‹2›. N: Kh 9s Ts Qs = N\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\n2. N: Kh 9s Ts Qs = N\nclaim N rest\n",
    )

    missing: str


@dataclass(frozen=True, kw_only=True)
class ImpossibleClaim(Diagnostic):
    """More tricks are claimed or conceded than remain to be played."""

    code: ClassVar[str] = "PN410"
    name: ClassVar[str] = "impossible-claim"
    title: ClassVar[str] = "more tricks claimed than remain"
    rules: ClassVar[tuple[str, ...]] = (Rule.DEAL,)
    message: ClassVar[str] = "only {remaining} left to play here"
    help: ClassVar[str] = "write `rest` for all that remain"
    example: ClassVar[Example] = Example(
        bad=_HEAD + "1. N: Ah 9h Th Qh = N\nclaim N ‹6›\n",
        good=_HEAD + "1. N: Ah 9h Th Qh = N\nclaim N 5\n",
    )

    remaining: str


@dataclass(frozen=True, kw_only=True)
class NotInTheseRules(Diagnostic):
    """An exchange of cards or a partner sitting out, where the rules in force do not have it, or not like this."""

    code: ClassVar[str] = "PN411"
    name: ClassVar[str] = "not-in-these-rules"
    title: ClassVar[str] = "an exchange or a lone hand that the rules do not have"
    rules: ClassVar[tuple[str, ...]] = (Rule.EXCHANGE, Rule.ALONE)
    message: ClassVar[str] = "{what}"
    help: ClassVar[str] = "if your table plays it, declare the rules that have it: `pepper rules` lists them"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\nbid big\ntrump N: hearts\n‹out S›\n",
        good="rules denexa\nhand 1 dealer W\nbid big\ntrump N: hearts\n",
    )

    what: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (
    WrongNumberOfCards,
    TrickOutOfOrder,
    HandUnfinished,
    ImpossibleClaim,
    NotInTheseRules,
)


def check_counts(frame: HandFrame) -> Iterator[Diagnostic]:
    """How many cards each trick has."""
    if frame.void:
        return
    bid = frame.terms.bid
    if bid is not None and plays_alone(frame.rules, bid) and all_played(frame.table, frame.statements):
        # That the partner did not sit out is one mistake, however many tricks it shows in.
        first = frame.tricks[0]
        yield WrongNumberOfCards(
            place=frame.place(first.trick.keyword),
            where=where(frame, first.place),
            count=card_count(len(first.plays)),
            expected=frame.table.size - 1,
        )
    for trick in frame.tricks:
        if trick.count_ok or trick.short or trick.too_many:
            continue
        yield WrongNumberOfCards(
            place=frame.place(trick.trick.keyword),
            where=where(frame, trick.place),
            count=card_count(len(trick.plays)),
            expected=trick.expected,
        )


def check_order(frame: HandFrame) -> Iterator[Diagnostic]:
    """The numbers of the tricks, and whether the hand came to its end."""
    if frame.void:
        return
    last = 0
    for trick in frame.tricks:
        number = trick.trick.number
        if trick.too_many:
            what = f"a hand has {tricks(frame.hand_size)}, and this is one more"
            remedy = "look for a trick written twice, or for the beginning of the next hand"
        elif trick.number_wrong and trick.missing_before:
            what = f"trick {number} follows trick {last}: {tricks(trick.missing_before)} missing"
            remedy = "add the trick that is missing; what follows it is judged as far as it can be"
        elif trick.number_wrong:
            what = f"trick {number} stands where trick {trick.place} is due"
            remedy = f"right: {trick.place}."
        else:
            last = number
            continue
        yield TrickOutOfOrder(
            place=frame.place(trick.trick.keyword),
            where=where(frame, trick.place),
            what=what,
            remedy=remedy,
        )
        last = number
    if frame.unfinished and not any(trick.too_many for trick in frame.tricks):
        end = frame.tricks[-1]
        played = frame.numbers[-1].before + 1
        missing = frame.hand_size - played
        yield HandUnfinished(
            place=frame.place(end.trick.keyword),
            where=where(frame, end.place),
            missing=f"{tricks(missing)} {'is' if missing == 1 else 'are'}",
        )


def check_claim(frame: HandFrame) -> Iterator[Diagnostic]:
    """Whether as many tricks remain as were claimed or conceded."""
    if frame.void or frame.result.claim_over is None:
        return
    place, remaining = frame.result.claim_over
    left = f"{tricks(remaining)} {'is' if remaining == 1 else 'are'}"
    yield ImpossibleClaim(place=place, where=where(frame), remaining=left)


def _gifts(frame: HandFrame, swap: Swap) -> Iterator[Diagnostic]:
    """The cards given that their givers did not hold."""
    for gift in not_held(swap, frame.dealt):
        giver = who(frame.table, gift.seat)
        yield CardNotHeld(
            place=frame.place(gift.gift.card.span),
            where=where(frame, seat=gift.seat),
            player=giver,
            did="gave away",
            card=gift.gift.card.text,
            holding=f"{giver if gift.owner is None else who(frame.table, gift.owner)} "
            + ("does not hold it" if gift.owner is None else "holds it"),
        )


_EXCHANGE_FAULTS = {
    SwapFault.NO_EXCHANGE: "these rules have no exchange of cards{under_bid}",
    SwapFault.OTHER_CARDS: "under these rules bidder and partner exchange one card each, and nobody else",
    SwapFault.NOBODY_OUT: "under these rules nobody sits out{under_bid}",
    SwapFault.OTHER_OUT: "under these rules it is the bidder's partner who sits out",
}


def check_exchange(frame: HandFrame) -> Iterator[Diagnostic]:
    """Exchanges of cards and partners who sit out."""
    for statement in frame.statements:
        if isinstance(statement, Swap):
            yield from _gifts(frame, statement)
            fault = exchange_fault(frame.rules, frame.table, frame.terms, statement)
        elif isinstance(statement, Out):
            fault = out_fault(frame.rules, frame.table, frame.terms, statement)
        else:
            continue
        if fault is None:
            continue
        under = f" under {frame.terms.bid.text}" if frame.terms.bid is not None else ""
        what = _EXCHANGE_FAULTS[fault].format(under_bid=under)
        yield NotInTheseRules(place=frame.place(statement.span), where=where(frame), what=what)


CHECKS = (check_counts, check_order, check_claim, check_exchange)
