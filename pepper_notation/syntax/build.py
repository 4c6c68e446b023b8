"""A statement's pieces, as the grammar gives them, to a statement of the record: one function a rule.

Knows what each statement holds and in what order.  Does not know where a statement may stand or how often.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pepper_notation.record import (
    PLAIN,
    Adjust,
    Alternative,
    Bid,
    Branch,
    Call,
    CardWord,
    Claim,
    Concede,
    Contract,
    Dead,
    Deal,
    Figure,
    HandLine,
    Misdeal,
    Out,
    Outcome,
    Play,
    Points,
    RulesLine,
    Ruling,
    Score,
    Share,
    Start,
    Statement,
    Swap,
    Trick,
    Tricks,
    Trump,
    Version,
    Winner,
    Word,
)
from pepper_notation.source import Span
from pepper_notation.syntax import words
from pepper_notation.syntax.expected import ANOTHER_SEAT, ANOTHER_SIDE
from pepper_notation.syntax.findings import UnsupportedVersion
from pepper_notation.syntax.pieces import Pieces
from pepper_notation.syntax.seating import seats


def build(rule: str, pieces: Pieces) -> Statement | None:
    """The statement that a rule's pieces make; None where they make none and a finding says why."""
    return _BUILDERS[rule](pieces)


def _pepper(p: Pieces) -> Statement:
    start = p.at
    version = p.take()
    if version.lstrip("0") != "1":
        p.sheet.find(UnsupportedVersion, Span(start, start + len(version)), number=version)
    return Version(span=p.span, keyword=p.keyword, number=int(version.split(".")[0]), after=p.tail())


def _word(p: Pieces) -> Word:
    start = p.at
    text = p.take()
    return Word(text=text, span=Span(start, start + len(text)))


def _rules(p: Pieces) -> Statement:
    preset, options = _word(p), []
    while p.kind == "WORD":
        options.append(_word(p))
    return RulesLine(span=p.span, keyword=p.keyword, preset=preset, options=tuple(options), after=p.tail())


def _figures(p: Pieces) -> tuple[Figure, ...]:
    figures: list[Figure] = []
    while p.kind == "SIDE":
        side = p.side()
        if side.side is not None and any(side.side == figure.side.side for figure in figures):
            raise words.Amiss(side.span, ANOTHER_SIDE)
        start = p.at
        text = p.take()
        figures.append(Figure(side, words.number(text), Span(start, start + len(text))))
    return tuple(figures)


def _figured(
    kind: type[Start | Tricks | Points | Adjust | Ruling | Score],
) -> Callable[[Pieces], Statement]:
    def figured(p: Pieces) -> Statement:
        return kind(span=p.span, keyword=p.keyword, figures=_figures(p), after=p.tail())

    return figured


def _winner(p: Pieces) -> Statement:
    start, kind = p.at, p.kind
    if kind == "SIDE":
        side = p.side()
        return Winner(span=p.span, keyword=p.keyword, winner=side, word=side.span, after=p.tail())
    word = Span(start, start + len(p.take()))
    outcome = Outcome.DRAW if kind == "DRAW" else Outcome.NONE
    return Winner(span=p.span, keyword=p.keyword, winner=outcome, word=word, after=p.tail())


def _hand(p: Pieces) -> Statement:
    number, number_span, dealer = None, Span(0, 0), None
    if p.kind == "COUNT":
        start = p.at
        text = p.take()
        number, number_span = int(text), Span(start, start + len(text))
    if p.kind == "DEALER":
        p.take()
        dealer = p.seat()
    return HandLine(
        span=p.span,
        keyword=p.keyword,
        number=number,
        dealer=dealer,
        number_span=number_span,
        after=p.tail(),
    )


def _cards(p: Pieces) -> tuple[CardWord, ...]:
    cards = []
    while p.kind == "CARD":
        cards.append(p.card())
    return tuple(cards)


def _deal(p: Pieces) -> Statement:
    return Deal(span=p.span, keyword=p.keyword, seat=p.seat(), cards=_cards(p))


def _dead(p: Pieces) -> Statement:
    return Dead(span=p.span, keyword=p.keyword, cards=_cards(p))


def _bid(p: Pieces) -> Statement:
    calls = []
    while p.kind:
        first = p.at
        caller = p.label()
        start = p.at
        call = words.call_word(p.take(), start, p.notes())
        calls.append(Call(call, caller, Span(first, call.span.end)))
    return Bid(span=p.span, keyword=p.keyword, calls=tuple(calls))


def _trump(p: Pieces) -> Statement:
    namer = p.label()
    start = p.at
    strain = words.strain_word(p.take(), start, p.notes())
    return Trump(span=p.span, keyword=p.keyword, strain=strain, namer=namer)


def _contract(p: Pieces) -> Statement:
    start = p.at
    if p.kind == "PASSED":
        passed = Span(start, start + len(p.take()))
        return Contract(span=p.span, keyword=p.keyword, passed=passed, after=p.tail())
    bidder = p.side(seat_will_do=True)
    start = p.at
    bid = words.call_word(p.take(), start, p.notes())
    strain = None
    if p.kind == "STRAIN":
        start = p.at
        strain = words.strain_word(p.take(), start, p.notes())
    return Contract(span=p.span, keyword=p.keyword, bidder=bidder, bid=bid, strain=strain)


def _swap(p: Pieces) -> Statement:
    gifts = []
    while p.kind:
        first = p.at
        giver = p.label()
        card = p.card()
        gifts.append(Play(card, giver, None, Span(first, card.span.end)))
    return Swap(span=p.span, keyword=p.keyword, gifts=tuple(gifts))


def _out(p: Pieces) -> Statement:
    return Out(span=p.span, keyword=p.keyword, seat=p.seat(), after=p.tail())


def _play(p: Pieces) -> Play:
    first = p.at
    player = p.label()
    if p.kind == "CARD":
        card = p.card()
        return Play(card, player, None, Span(first, card.span.end))
    start = p.at
    taken_back, played = p.take().split("~")
    shown = p.known(words.card_word(taken_back, start))
    card = p.known(words.card_word(played, shown.span.end + 1, p.notes()))
    return Play(card, player, shown, Span(first, card.span.end))


def _trick(p: Pieces) -> Statement:
    number = int(p.sheet.block.slice(p.keyword))
    plays = []
    while p.kind in ("LABEL", "CARD", "RETAKEN"):
        plays.append(_play(p))
    taker, taker_after = None, PLAIN
    if p.kind == "EQUALS":
        p.take()
        start = p.at
        text = p.take()
        word = words.core(text)
        taker = p.sheet.side(word, start, seat_will_do=True)
        taker_after = words.after(text[len(word) :], taker.span.end, p.notes())
    return Trick(
        span=p.span,
        keyword=p.keyword,
        number=number,
        plays=tuple(plays),
        taker=taker,
        taker_after=taker_after,
    )


def _shares(p: Pieces) -> tuple[Share, ...]:
    shares: list[Share] = []
    while p.kind == "SEAT":
        seat = p.seat()
        if any(seat.letter == share.seat.letter for share in shares):
            raise words.Amiss(seat.span, ANOTHER_SEAT)
        start = p.at
        text = p.take()
        tricks = int(text) if text[0] in "0123456789" else None
        shares.append(Share(seat=seat, tricks=tricks, span=Span(start, start + len(text))))
    return tuple(shares)


def _claim(p: Pieces) -> Statement:
    return Claim(span=p.span, keyword=p.keyword, shares=_shares(p), after=p.tail())


def _concede(p: Pieces) -> Statement:
    return Concede(span=p.span, keyword=p.keyword, shares=_shares(p), after=p.tail())


def _misdeal(p: Pieces) -> Statement:
    seat = p.seat() if p.kind == "SEAT" else None
    return Misdeal(span=p.span, keyword=p.keyword, seat=seat, after=p.tail())


def _alt(p: Pieces) -> Statement:
    word = p.take().lower().rstrip(".")
    start = int(word) if word not in ("bid", "trump") else Branch(word)
    return Alternative(span=p.span, keyword=p.keyword, start=start, after=p.tail())


def _end(p: Pieces) -> Statement:
    return Statement(span=p.span, keyword=p.keyword, after=p.tail())


_BUILDERS: Final[dict[str, Callable[[Pieces], Statement | None]]] = {
    "pepper": _pepper,
    "rules": _rules,
    "seats": seats,
    "start": _figured(Start),
    "winner": _winner,
    "hand": _hand,
    "deal": _deal,
    "dead": _dead,
    "bid": _bid,
    "trump": _trump,
    "contract": _contract,
    "swap": _swap,
    "out": _out,
    "trick": _trick,
    "claim": _claim,
    "concede": _concede,
    "tricks": _figured(Tricks),
    "points": _figured(Points),
    "adjust": _figured(Adjust),
    "ruling": _figured(Ruling),
    "score": _figured(Score),
    "misdeal": _misdeal,
    "alt": _alt,
    "end": _end,
}
"""What makes a statement of a rule's pieces; the rules' names are the canonical first words, and `trick`."""

KEYWORDS: Final = frozenset(_BUILDERS) - {"trick"}
"""The words that statements begin with, but `game`, whose text is raw."""
