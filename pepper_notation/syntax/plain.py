"""Plain statements, which the grammar hands over as one piece, to statements of the record.

A plain statement has no notes, glyphs or marks, and each of its words is spelt as the grammar's items are.  What is
made of it is what `build` makes of the same text.  Does not know where a statement may stand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pepper_notation.record import (
    Bid,
    Call,
    CardWord,
    Contract,
    Deal,
    Figure,
    HandLine,
    Outcome,
    Play,
    Points,
    RulesLine,
    Score,
    Seats,
    SeatWord,
    SideWord,
    Start,
    Statement,
    Trick,
    Tricks,
    Trump,
    Version,
    Winner,
    Word,
)
from pepper_notation.source import Span
from pepper_notation.syntax import words
from pepper_notation.syntax.expected import ANOTHER_SIDE
from pepper_notation.syntax.seating import seated
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.words import Amiss
from pepper_notation.table import FOUR

_PLAYER: Final = re.compile(r'[^ \t"]+(?:"[^"]*")?')
_OUTCOMES: Final = {"draw": Outcome.DRAW, "none": Outcome.NONE}


def plain(kind: str, text: str, start: int, sheet: Sheet) -> Statement | None:
    """The statement of a plain terminal; `text` without its end, `start` its offset in the file.

    None where it makes none and a finding says why.
    """
    return _BUILDERS[kind](text, start, sheet)


_WORD: Final = re.compile(r"[^ \t]+")
_LABEL_OR_WORD: Final = re.compile(r"[^ \t:]+:?")


def _words(text: str, start: int) -> list[tuple[str, int]]:
    return [(match[0], start + match.start()) for match in _WORD.finditer(text)]


def _labels_and_words(text: str, start: int) -> list[tuple[str, int]]:
    """The words of a text in which a seat's letter with its colon may touch the word behind it."""
    return [(match[0], start + match.start()) for match in _LABEL_OR_WORD.finditer(text)]


def _ends(text: str, start: int, keyword: int) -> tuple[Span, Span]:
    return Span(start, start + len(text)), Span(start, start + keyword)


def _card(word: str, start: int) -> CardWord:
    return CardWord(*words.CARDS[word], span=Span(start, start + len(word)))


def _pepper(text: str, start: int, sheet: Sheet) -> Statement:  # noqa: ARG001 - one form for all
    span, keyword = _ends(text, start, len("pepper"))
    return Version(span=span, keyword=keyword, number=1)


def _rules(text: str, start: int, sheet: Sheet) -> Statement:  # noqa: ARG001 - one form for all
    span, keyword = _ends(text, start, len("rules"))
    preset, *options = (
        Word(text=word, span=Span(at, at + len(word)))
        for word, at in _words(text[len("rules") :], keyword.end)
    )
    return RulesLine(span=span, keyword=keyword, preset=preset, options=tuple(options))


def _seats(text: str, start: int, sheet: Sheet) -> Statement | None:
    span, keyword = _ends(text, start, len("seats"))
    players = [(match[0], start + match.start()) for match in _PLAYER.finditer(text, len("seats"))]
    return seated(players, Seats(span=span, keyword=keyword, table=FOUR), sheet)


def _winner(text: str, start: int, sheet: Sheet) -> Statement:
    span, keyword = _ends(text, start, len("winner"))
    ((word, at),) = _words(text[len("winner") :], keyword.end)
    outcome = _OUTCOMES.get(word.lower())
    if outcome is not None:
        return Winner(span=span, keyword=keyword, winner=outcome, word=Span(at, at + len(word)))
    side = sheet.side(word, at, seat_will_do=False)
    return Winner(span=span, keyword=keyword, winner=side, word=side.span)


def _hand(text: str, start: int, sheet: Sheet) -> Statement:
    span, keyword = _ends(text, start, 4)
    number, number_span, dealer = None, Span(0, 0), None
    for word, begin in _words(text[4:], start + 4):
        if word[0] in "0123456789":
            number, number_span = int(word), Span(begin, begin + len(word))
        elif len(word) == 1:
            dealer = sheet.seat(word, begin)
    return HandLine(span=span, keyword=keyword, number=number, dealer=dealer, number_span=number_span)


def _deal(text: str, start: int, sheet: Sheet) -> Statement:
    span, keyword = _ends(text, start, 4)
    (label, begin), *rest = _labels_and_words(text[4:], start + 4)
    seat = sheet.seat(label[0], begin)
    return Deal(span=span, keyword=keyword, seat=seat, cards=tuple(_card(word, at) for word, at in rest))


def _bid(text: str, start: int, sheet: Sheet) -> Statement:  # noqa: ARG001 - one form for all
    span, keyword = _ends(text, start, 3)
    calls = (words.call_word(word, at) for word, at in _words(text[3:], start + 3))
    return Bid(span=span, keyword=keyword, calls=tuple(Call(call, None, call.span) for call in calls))


def _trump(text: str, start: int, sheet: Sheet) -> Statement:
    span, keyword = _ends(text, start, len("trump"))
    *label, (word, at) = _labels_and_words(text[len("trump") :], keyword.end)
    namer = sheet.seat(label[0][0][0], label[0][1]) if label else None
    return Trump(span=span, keyword=keyword, strain=words.strain_word(word, at), namer=namer)


def _contract(text: str, start: int, sheet: Sheet) -> Statement:
    span, keyword = _ends(text, start, len("contract"))
    (bidder, first), (call, second), *strain = _words(text[len("contract") :], keyword.end)
    return Contract(
        span=span,
        keyword=keyword,
        bidder=sheet.side(bidder, first, seat_will_do=True),
        bid=words.call_word(call, second),
        strain=words.strain_word(*strain[0]) if strain else None,
    )


def _trick(text: str, start: int, sheet: Sheet) -> Statement:
    dot = text.index(".")
    span, keyword = _ends(text, start, dot)
    cards, equals, taker_text = text.partition("=")
    plays: list[Play] = []
    player: SeatWord | None = None
    for word, at in _labels_and_words(cards[dot + 1 :], start + dot + 1):
        if word.endswith(":"):
            player = sheet.seat(word[0], at)
            continue
        card = _card(word, at)
        first = player.span.start if player else at
        plays.append(Play(card, player, None, Span(first, card.span.end)))
        player = None
    taker: SideWord | None = None
    if equals:
        ((word, at),) = _words(taker_text, start + len(cards) + 1)
        taker = sheet.side(word, at, seat_will_do=True)
    return Trick(span=span, keyword=keyword, number=int(text[:dot]), plays=tuple(plays), taker=taker)


_FIGURED: Final[dict[str, type[Start | Tricks | Points | Score]]] = {
    "start": Start,
    "tricks": Tricks,
    "points": Points,
    "score": Score,
}


def _figures(text: str, start: int, sheet: Sheet) -> Statement:
    (first, _), *rest = _words(text, start)
    span, keyword = _ends(text, start, len(first))
    figures: list[Figure] = []
    for (word, at), (digits, behind) in zip(rest[::2], rest[1::2], strict=True):
        side = sheet.side(word, at, seat_will_do=False)
        if side.side is not None and any(side.side == figure.side.side for figure in figures):
            raise Amiss(side.span, ANOTHER_SIDE)
        figures.append(Figure(side, words.number(digits), Span(behind, behind + len(digits))))
    return _FIGURED[first.lower()](span=span, keyword=keyword, figures=tuple(figures))


_BUILDERS: Final[dict[str, Callable[[str, int, Sheet], Statement | None]]] = {
    "PLAIN_PEPPER": _pepper,
    "PLAIN_RULES": _rules,
    "PLAIN_SEATS": _seats,
    "PLAIN_WINNER": _winner,
    "PLAIN_HAND": _hand,
    "PLAIN_DEAL": _deal,
    "PLAIN_BID": _bid,
    "PLAIN_TRUMP": _trump,
    "PLAIN_CONTRACT": _contract,
    "PLAIN_TRICK": _trick,
    "PLAIN_FIGURES": _figures,
}
