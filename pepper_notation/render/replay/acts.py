"""A hand, or one line of it, as acts in the order of the game: what was done, what was told before it, what is said.

The one reading of a hand that the screen, the sentences and the step-by-step view share.  Draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from pepper_notation.diagnostics import Diagnostic
from pepper_notation.record import (
    Adjust,
    After,
    Alternative,
    Bid,
    CardKind,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    Misdeal,
    Narration,
    Out,
    Play,
    Points,
    Remark,
    Ruling,
    Score,
    Statement,
    Swap,
    Tag,
    Trick,
    Tricks,
    Trump,
    Unreadable,
    Winner,
)
from pepper_notation.render.replay.asides import Aside, Desk, left_over, reach, said
from pepper_notation.replay.frames import HandFrame
from pepper_notation.source import Span


class Deed(IntEnum):
    """What is done, in the order of a hand."""

    HAND = 0
    TAG = 1
    DEAL = 2
    CALL = 3
    TRUMP = 4
    CONTRACT = 5
    SWAP = 6
    OUT = 7
    CARD = 8
    TRICK = 9
    AGREED = 10
    MISDEAL = 11
    TRICKS = 12
    POINTS = 13
    DECISION = 14
    SCORE = 15
    WINNER = 16
    UNREAD = 17
    ALT = 18
    END = 19


_DEEDS = {
    Tag: Deed.TAG,
    Deal: Deed.DEAL,
    Dead: Deed.DEAL,
    Bid: Deed.CALL,
    Trump: Deed.TRUMP,
    Contract: Deed.CONTRACT,
    Swap: Deed.SWAP,
    Out: Deed.OUT,
    Trick: Deed.TRICK,
    Claim: Deed.AGREED,
    Concede: Deed.AGREED,
    Misdeal: Deed.MISDEAL,
    Tricks: Deed.TRICKS,
    Points: Deed.POINTS,
    Adjust: Deed.DECISION,
    Ruling: Deed.DECISION,
    Score: Deed.SCORE,
    Winner: Deed.WINNER,
    Unreadable: Deed.UNREAD,
    Alternative: Deed.ALT,
}


@dataclass(frozen=True, slots=True)
class Act:
    """One deed.  `place` is the call's among the calls, or the card's in its trick; `trick` the trick's among the
    frame's, all from 0; `alt` the alternative's number; `told` the narration before it."""

    deed: Deed
    statement: Statement | None = None
    told: tuple[str, ...] = ()
    asides: tuple[Aside, ...] = ()
    glyph: str = ""
    trick: int = -1
    place: int = -1
    alt: int = 0


class _Reader:
    def __init__(self, frame: HandFrame, desk: Desk) -> None:
        self.frame, self.desk = frame, desk
        self.used: list[Diagnostic] = []
        self.calls = {call.call.span: place for place, call in enumerate(frame.auction.calls)}
        self.tricks = {trick.trick.span: place for place, trick in enumerate(frame.tricks)}
        self.alternatives = 0

    def on(self, span: Span, *afters: After) -> tuple[Diagnostic, ...]:
        found = self.desk.within(reach(span, *afters))
        self.used += found
        return found

    def rest(self, statement: Statement) -> tuple[Diagnostic, ...]:
        """The findings in a statement that none of its items has taken."""
        found = left_over(self.desk.within(statement.span, closed=True), self.used)
        self.used += found
        return found

    def acts(self, statements: Iterable[Statement]) -> Iterator[Act]:
        told: tuple[str, ...] = ()
        for statement in statements:
            if isinstance(statement, Narration):
                told = (*told, statement.text)
                continue
            if isinstance(statement, Remark) or type(statement) not in _DEEDS:
                continue
            for place, act in enumerate(self.deeds(statement)):
                yield replace(act, told=told) if place == 0 else act
            told = ()
        if told:
            yield Act(Deed.END, told=told)

    def deeds(self, statement: Statement) -> Iterator[Act]:
        match statement:
            case Bid():
                yield from self.bids(statement)
            case Trick():
                yield from self.trick(statement)
            case Alternative():
                self.alternatives += 1
                told = [each for each in statement.statements if not isinstance(each, (Narration, Remark))]
                inner = [found for each in told for found in self.desk.within(each.span, closed=True)]
                own = left_over(self.desk.within(statement.span, closed=True), (*inner, *self.used))
                asides = self.desk.asides(statement.after, own)
                yield Act(Deed.ALT, statement, asides=asides, alt=self.alternatives)
                self.used += self.desk.within(statement.span, closed=True)
            case _:
                yield self.single(statement)

    def single(self, statement: Statement) -> Act:
        asides: list[Aside] = []
        glyph = statement.after.glyph
        match statement:
            case Deal(cards=cards) | Dead(cards=cards):
                for word in cards:
                    asides += self.desk.asides(word.after, self.on(word.span, word.after), word)
            case Swap(gifts=gifts):
                for gift in gifts:
                    asides += self.desk.asides(
                        gift.card.after, self.on(gift.span, gift.card.after), gift.card
                    )
            case Trump(strain=strain):
                asides += self.desk.asides(strain.after, self.on(strain.span, strain.after))
                glyph = strain.after.glyph or glyph
            case Contract(bid=bid, strain=strain):
                for said_word in (each for each in (bid, strain) if each is not None):
                    asides += self.desk.asides(said_word.after, self.on(said_word.span, said_word.after))
            case _:
                pass
        asides += self.desk.asides(statement.after, self.rest(statement))
        return Act(_DEEDS[type(statement)], statement, asides=tuple(asides), glyph=glyph)

    def bids(self, statement: Bid) -> Iterator[Act]:
        acts = []
        for call in statement.calls:
            start = min(call.span.start, call.caller.span.start if call.caller else call.call.span.start)
            after = call.call.after
            found = self.on(Span(start, max(call.span.end, call.call.span.end)), after)
            asides = self.desk.asides(after, found)
            place = self.calls.get(call.span, -1)
            acts.append(Act(Deed.CALL, statement, asides=asides, glyph=after.glyph, place=place))
        # What is said of the whole line (an auction that ends too early) is said behind its last call.
        rest = self.desk.asides(statement.after, self.rest(statement))
        if acts and rest:
            acts[-1] = replace(acts[-1], asides=(*acts[-1].asides, *rest))
        yield from acts

    def trick(self, statement: Trick) -> Iterator[Act]:
        index = self.tricks.get(statement.span, -1)
        rest: list[Aside] = []
        place = 0
        for play in statement.plays:
            after = play.card.after
            found = self.on(_whole(play), after)
            asides = self.desk.asides(after, found)
            if play.card.kind is CardKind.REST:
                rest += asides
                continue
            yield Act(Deed.CARD, statement, asides=asides, glyph=after.glyph, trick=index, place=place)
            place += 1
        after = statement.taker_after
        whole = self.on(statement.keyword)
        asides = (
            *rest,
            *(replace(said(each), at_number=True) for each in whole),
            *self.desk.asides(after, ()),
            *self.desk.asides(statement.after, self.rest(statement)),
        )
        glyph = after.glyph or statement.after.glyph
        yield Act(Deed.TRICK, statement, asides=asides, glyph=glyph, trick=index)


def _whole(play: Play) -> Span:
    starts = [play.span.start, play.card.span.start]
    starts += [play.seat.span.start] if play.seat else []
    starts += [play.shown.span.start] if play.shown else []
    return Span(min(starts), max(play.span.end, play.card.span.end))


def acts_of(frame: HandFrame, findings: Sequence[Diagnostic]) -> tuple[Act, ...]:
    """The acts of a hand in the order of the game; each alternative line is one act, told by `acts_of_alternative`.

    `findings` are the hand's.  What is said of the hand but of no statement stands at its end.
    """
    hand = frame.hand
    desk = Desk(hand.block, tuple(findings))
    reader = _Reader(frame, desk)
    line = hand.line
    found = desk.within(reach(line.span, line.after), closed=True)
    reader.used += found
    opening = Act(Deed.HAND, line, asides=desk.asides(line.after, found), glyph=line.after.glyph)
    acts = [opening, *reader.acts(frame.statements)]
    lost = left_over(findings, reader.used)
    if lost:
        acts.append(Act(Deed.UNREAD, asides=tuple(said(each) for each in lost)))
    return _in_order(acts)


def acts_of_alternative(
    frame: HandFrame, alternative: Alternative, findings: Sequence[Diagnostic]
) -> tuple[Act, ...]:
    """The acts of an alternative line, from where it branches."""
    desk = Desk(frame.hand.block, tuple(findings))
    return _in_order(_Reader(frame, desk).acts(alternative.statements))


def _in_order(acts: Iterable[Act]) -> tuple[Act, ...]:
    """Acts in the order of a hand; cards and tricks stay together in written order."""
    return tuple(sorted(acts, key=lambda act: Deed.CARD if act.deed is Deed.TRICK else act.deed))
