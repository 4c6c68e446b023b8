"""What one record says of a hand, fact by fact, so that two records can be laid side by side.

Knows what is a fact of the game: who dealt, what was dealt, called, played, agreed, and the figures written.  Only
what is written counts, save for the seat of a card or a call, which may follow.  Does not know the other record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pepper_notation.cards import Card, Suit
from pepper_notation.record import (
    Adjust,
    CardKind,
    CardWord,
    Claim,
    Concede,
    Contract,
    Deal,
    Figure,
    Misdeal,
    Outcome,
    Points,
    Ruling,
    Score,
    Share,
    SideWord,
    Statement,
    Tricks,
    Trump,
    Winner,
)
from pepper_notation.replay import HandFrame
from pepper_notation.replay.frames import TrickFrame
from pepper_notation.source import Span
from pepper_notation.table import Seat, Table
from pepper_notation.writer import spelled

Key = tuple[str | int, ...]
"""What a fact is about, the same in both records."""

_FIGURES: Final[dict[type[Statement], str]] = {
    Tricks: "tricks",
    Points: "points",
    Adjust: "adjust",
    Ruling: "ruling",
    Score: "score",
}


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a hand: those known, and whether others are left open."""

    known: frozenset[Card]
    open: bool


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a record says: `spot` in the game's terms, `said` as a person says it.

    `means` is what two records are compared by.  `span` is where it stands in the file's text, and `word` what would
    stand there if it were written canonically; None where the fact is not written, but follows.
    """

    key: Key
    spot: str
    said: str
    means: object
    span: Span | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Letters:
    """How this record's seats are called in a comparison: by their letters, or by those of the other record."""

    table: Table
    called: tuple[str, ...]

    def seat(self, seat: Seat | None) -> str:
        """The letter of a seat."""
        return "?" if seat is None else self.called[seat]

    def side(self, side: SideWord) -> str:
        """The letters of a side, or the letter of a seat."""
        if side.seat is not None:
            return self.seat(side.seat)
        if side.side is None:
            return side.word
        return "".join(self.called[seat] for seat in self.table.seats_of(side.side))


@dataclass(frozen=True, slots=True)
class TrickFacts:
    """The cards of one trick in the order played, each with its player, and the trick's other facts."""

    number: int
    plays: tuple[tuple[str, Fact], ...]
    leader: Fact | None
    taker: Fact | None


def facts(frame: HandFrame, letters: Letters) -> Iterator[Fact]:
    """What a record says of a hand, but for its tricks, in the order of a hand."""
    dealer = frame.hand.line.dealer
    if dealer is not None and dealer.seat is not None:
        said = letters.seat(dealer.seat)
        yield Fact(("dealer",), "dealer", said, said, dealer.span, said)
    for place, call in enumerate(frame.auction.calls, 1):
        written, caller = call.call.call, letters.seat(call.seat)
        yield Fact(
            ("call", place), f"call {place}, {caller}", written.word, written.word, written.span, written.word
        )
    for statement in frame.hand.statements:
        yield from _of_statement(statement, letters)


def tricks(frame: HandFrame, letters: Letters) -> Iterator[TrickFacts]:
    """The tricks of a hand that could be read."""
    for trick in frame.tricks:
        if not trick.trick.unread:
            yield _trick(trick, frame.numbers[trick.place - 1].before + 1, letters)


def _trick(frame: TrickFrame, number: int, letters: Letters) -> TrickFacts:
    spot = f"trick {number}"
    plays = []
    for place, play in enumerate(frame.plays):
        word, player = play.play.card, letters.seat(play.seat)
        said = word.text
        by = f"player {place + 1}" if play.seat is None else player
        fact = Fact(("trick", number, place), f"{spot}, {by}", said, word, word.span, said)
        plays.append((player, fact))
    leader, first = None, frame.trick.plays[0] if frame.trick.plays else None
    if first is not None and first.seat is not None and first.seat.seat is not None:
        said = letters.seat(first.seat.seat)
        leader = Fact(("trick", number, "leader"), f"{spot}, leader", said, said, first.seat.span, said)
    taker = None
    if frame.trick.taker is not None:
        said = letters.side(frame.trick.taker)
        span = frame.trick.taker.span
        # A seat and its side do not contradict each other.
        means = frame.trick.taker.side if frame.trick.taker.seat is None else said
        taker = Fact(
            ("trick", number, "taker"), f"{spot}, taken by", said, means, span, frame.trick.taker.word
        )
    return TrickFacts(number, tuple(plays), leader, taker)


def _of_statement(statement: Statement, letters: Letters) -> Iterator[Fact]:
    match statement:
        case Deal(seat=seat, cards=cards) if seat.seat is not None:
            letter = letters.seat(seat.seat)
            yield Fact(
                ("deal", letter),
                f"dealt to {letter}",
                " ".join(word.text for word in cards),
                _cards(cards),
                statement.span,
                spelled(statement),
            )
        case Trump(strain=strain, namer=namer):
            said = strain.strain.word
            yield Fact(("trump",), "trump", said, strain.strain, strain.span, said)
            if namer is not None:
                named = letters.seat(namer.seat)
                yield Fact(("trump", "namer"), "trump named by", named, named, namer.span, named)
        case Contract():
            yield from _contract(statement, letters)
        case Claim(shares=shares) | Concede(shares=shares):
            said = f"{'claim' if isinstance(statement, Claim) else 'concede'} {_shares(shares, letters)}"
            yield Fact(("claim",), "end of play", said, said, statement.span, spelled(statement))
        case Tricks() | Points() | Adjust() | Ruling() | Score():
            yield from _figures(_FIGURES[type(statement)], statement.figures, letters)
        case Misdeal(seat=seat):
            yield Fact(("misdeal",), "misdeal", letters.seat(seat.seat if seat else None), "misdeal", None)
        case Winner(winner=winner):
            said = winner.value if isinstance(winner, Outcome) else letters.side(winner)
            yield Fact(("winner",), "winner of the game", said, said, statement.word, said)


def _contract(statement: Contract, letters: Letters) -> Iterator[Fact]:
    if statement.bidder is None or statement.bid is None:
        yield Fact(("contract", "bid"), "contract", "passed", "passed", None)
        return
    bidder, bid = letters.side(statement.bidder), statement.bid
    yield Fact(("contract", "bidder"), "contract of", bidder, bidder, statement.bidder.span, bidder)
    yield Fact(("contract", "bid"), "contract", bid.word, bid.word, bid.span, bid.word)
    if statement.strain is not None:
        strain = statement.strain
        yield Fact(("contract", "strain"), "contract in", strain.strain.word, strain.strain, strain.span)


def _figures(word: str, figures: Iterable[Figure], letters: Letters) -> Iterator[Fact]:
    for figure in figures:
        side = letters.side(figure.side)
        yield Fact(
            (word, side), f"{word} {side}", str(figure.value), figure.value, figure.span, str(figure.value)
        )


def _shares(shares: Sequence[Share], letters: Letters) -> str:
    return " ".join(
        f"{letters.seat(share.seat.seat)} {'rest' if share.tricks is None else share.tricks}"
        for share in shares
    )


def _cards(words: Iterable[CardWord]) -> Cards:
    listed = tuple(words)
    known = frozenset(word.card for word in listed if word.card is not None)
    return Cards(known, any(word.kind in (CardKind.UNKNOWN, CardKind.REST) for word in listed))


def agree(one: CardWord, other: CardWord) -> bool:
    """Whether two words in a card's place can mean the same card."""
    for word, against in ((one, other), (other, one)):
        if word.kind in (CardKind.UNKNOWN, CardKind.REST):
            suit: Suit | None = against.suit
            return word.suit is None or suit is None or word.suit is suit
    return one.text == other.text
