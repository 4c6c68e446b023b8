"""PN2xx: the deal.  Cards dealt twice, hands of the wrong size, cards that Pepper does not use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pepper_notation.cards import Card
from pepper_notation.checks.words import card_count, where, who
from pepper_notation.diagnostics import Diagnostic, Example, Label
from pepper_notation.record import Alternative, CardKind, CardWord, Dead, Deal, card_words
from pepper_notation.replay.frames import HandFrame
from pepper_notation.rulebook import Rule
from pepper_notation.table import Seat


@dataclass(frozen=True, kw_only=True)
class CardDealtTwice(Diagnostic):
    """The same card stands in two hands, or twice in one.

    Pepper is played with one pack of 24 different cards, so one of the two places is a slip of the pen (or the pack
    was not right).  Neither place proves anything about the play, and both hands count as not fully known.
    """

    code: ClassVar[str] = "PN201"
    name: ClassVar[str] = "card-dealt-twice"
    title: ClassVar[str] = "a card is dealt twice"
    rules: ClassVar[tuple[str, ...]] = (Rule.PACK, Rule.DEAL)
    message: ClassVar[str] = "{card} is dealt twice{told}"
    help: ClassVar[str] = "each of the 24 cards is in one hand only; one of the two is written wrong"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\ndeal N: Jc Kc 9c Qd Th 9h\ndeal E: ‹Jc› Qs Jd Td Ah Kh\n",
        good="rules denexa\nhand 1 dealer W\ndeal N: Jc Kc 9c Qd Th 9h\ndeal E: Js Qs Jd Td Ah Kh\n",
    )

    card: str
    told: str


@dataclass(frozen=True, kw_only=True)
class WrongHandSize(Diagnostic):
    """A hand has too many or too few cards.

    With four players each gets six cards, with three or two each gets eight.  Write `?` for a card that nobody wrote
    down and `...` for the rest of a hand.
    """

    code: ClassVar[str] = "PN202"
    name: ClassVar[str] = "wrong-hand-size"
    title: ClassVar[str] = "a hand has too many or too few cards"
    rules: ClassVar[tuple[str, ...]] = (Rule.DEAL,)
    message: ClassVar[str] = "{holder} has {count}; each hand has {size}"
    help: ClassVar[str] = "write ? for a card that is not known, ... for the rest of the hand"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\ndeal ‹N›: Jc Kc 9c Qd Th\n",
        good="rules denexa\nhand 1 dealer W\ndeal N: Jc Kc 9c Qd Th ?\n",
    )

    holder: str
    count: str
    size: int


@dataclass(frozen=True, kw_only=True)
class CardNotInPack(Diagnostic):
    """A real card that Pepper does not use.

    The pack has the nine, ten, jack, queen, king and ace of each suit.  The card is taken as one that is not known.
    """

    code: ClassVar[str] = "PN203"
    name: ClassVar[str] = "card-not-in-pack"
    title: ClassVar[str] = "a card that Pepper does not use"
    rules: ClassVar[tuple[str, ...]] = (Rule.PACK,)
    message: ClassVar[str] = "{card} is not in the pack: Pepper is played from the nine up to the ace"
    help: ClassVar[str] = "the ranks are 9 T J Q K A; write ? if the card is not known"
    example: ClassVar[Example] = Example(
        bad="rules denexa\nhand 1 dealer W\ndeal N: Jc Kc ‹8c› Qd Th 9h\n",
        good="rules denexa\nhand 1 dealer W\ndeal N: Jc Kc 9c Qd Th 9h\n",
    )

    card: str


DIAGNOSTICS: tuple[type[Diagnostic], ...] = (CardDealtTwice, WrongHandSize, CardNotInPack)


def check_deal(frame: HandFrame) -> Iterator[Diagnostic]:
    """The deal lines, and every card word of the hand."""
    seen: dict[Card, tuple[str, CardWord]] = {}
    table = frame.table
    for statement in frame.statements:
        if not isinstance(statement, (Deal, Dead)):
            continue
        seat: Seat | None = statement.seat.seat if isinstance(statement, Deal) else None
        if isinstance(statement, Deal) and seat is None:
            continue
        holder = who(table, seat) if isinstance(statement, Deal) else "the dead hand"
        yield from _size(frame, statement, holder, seat)
        for word in statement.cards:
            if word.card is None:
                continue
            if word.card in seen:
                first, earlier = seen[word.card]
                yield CardDealtTwice(
                    place=frame.place(word.span),
                    where=where(frame, seat=seat),
                    labels=(Label(frame.place(earlier.span), f"{word.card.text} is here as well"),),
                    card=word.card.text,
                    told=f": {holder} cannot hold it if {first} does"
                    if first != holder
                    else f", both times to {holder}",
                )
            else:
                seen[word.card] = (holder, word)


def _size(frame: HandFrame, statement: Deal | Dead, holder: str, seat: Seat | None) -> Iterator[Diagnostic]:
    if frame.misdeal:
        return
    count = sum(1 for word in statement.cards if word.kind is not CardKind.REST)
    open_end = count < len(statement.cards)
    if count <= frame.hand_size if open_end else count == frame.hand_size:
        return
    span = statement.seat.span if isinstance(statement, Deal) else statement.keyword
    yield WrongHandSize(
        place=frame.place(span),
        where=where(frame, seat=seat),
        holder=holder,
        count=card_count(count),
        size=frame.hand_size,
    )


def check_pack(frame: HandFrame) -> Iterator[Diagnostic]:
    """Cards that Pepper does not use, wherever they stand."""
    for statement in frame.statements:
        if isinstance(statement, Alternative):
            # It is judged as a line of its own.
            continue
        for word in card_words(statement):
            if word.kind is CardKind.FOREIGN:
                yield CardNotInPack(place=frame.place(word.span), where=where(frame), card=word.text)


CHECKS = (check_deal, check_pack)
