"""Words to values: cards, calls, strains, letters, glyphs, marks and notes, as the notation spells them.

Knows every spelling, one word at a time.  Does not know the table, statements or findings; a word here already has
the shape that the grammar gives it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pepper_notation.cards import Card, Rank, Strain, Suit, card_of
from pepper_notation.record import (
    PLAIN,
    After,
    CallKind,
    CallWord,
    CardKind,
    CardWord,
    Mark,
    MarkKind,
    Note,
    StrainWord,
)
from pepper_notation.source import Span
from pepper_notation.syntax.expected import A_GLYPH, A_MARK


class Amiss(Exception):  # noqa: N818 - a word that does not fit is no error of the program
    """A word that has the right shape and yet does not fit: where it stands, and what was expected."""

    def __init__(self, span: Span, expected: str) -> None:
        super().__init__(expected)
        self.span = span
        self.expected = expected


_SUITS: Final = {
    spelling: suit
    for suit in Suit
    for spelling in (
        suit.letter,
        suit.letter.upper(),
        suit.symbol,
        suit.symbol + "\ufe0e",
        suit.symbol + "\ufe0f",
    )
}
_RANKS: Final = {
    **{spelling: rank for rank in Rank for spelling in (rank.letter, rank.letter.lower())},
    "10": Rank.TEN,
}
_FOREIGN_RANKS: Final = "2345678"


class Spelt(NamedTuple):
    """What a card's spelling stands for, whoever wrote it where."""

    kind: CardKind
    text: str
    card: Card | None = None
    suit: Suit | None = None


def _spellings() -> Iterator[tuple[str, Spelt]]:
    for suit_text, suit in _SUITS.items():
        for rank_text, rank in _RANKS.items():
            card = card_of(rank, suit)
            spelt = Spelt(CardKind.KNOWN, card.text, card, suit)
            yield rank_text + suit_text, spelt
            yield suit_text + rank_text, spelt
        for rank_text in _FOREIGN_RANKS:
            spelt = Spelt(CardKind.FOREIGN, rank_text + suit.letter)
            yield rank_text + suit_text, spelt
            yield suit_text + rank_text, spelt
        yield "?" + suit_text, Spelt(CardKind.UNKNOWN, "?" + suit.letter, None, suit)
    yield "?", Spelt(CardKind.UNKNOWN, "?")
    yield "...", Spelt(CardKind.REST, "...")
    yield "\u2026", Spelt(CardKind.REST, "...")


CARDS: Final[dict[str, Spelt]] = dict(_spellings())
"""Every spelling of a card, a foreign card and an unknown one; any other word in a card's place is nonsense."""

CALLS: Final[dict[str, tuple[CallKind, str]]] = {
    **dict.fromkeys(("pass", "p", "-", "\u2212"), (CallKind.PASS, "pass")),
    **dict.fromkeys(("little", "lp", "little-pepper"), (CallKind.LITTLE, "little")),
    **dict.fromkeys(("big", "bp", "big-pepper"), (CallKind.BIG, "big")),
    **{name: (CallKind.NAMED, name) for name in ("moon", "double", "kaibosh", "best", "alone", "small")},
}
"""Every spelling of a call but the numbers, in lower case."""

STRAINS: Final[dict[str, Strain]] = {
    **{spelling.lower(): Strain(suit) for spelling, suit in _SUITS.items()},
    **{suit.word: Strain(suit) for suit in Suit},
    **dict.fromkeys(("no-trump", "notrump", "nt", "none"), Strain.NO_TRUMP),
    **dict.fromkeys(("low", "nines"), Strain.LOW),
}
"""Every spelling of a strain, in lower case."""

_MARKS: Final = {**{kind.value: kind for kind in MarkKind}, "renege": MarkKind.REVOKE}
GLYPHS: Final = frozenset(("", "!", "?", "!!", "??", "!?", "?!"))
"""The glyphs, and nothing."""
_CORE: Final = re.compile(r"\?(?:[CDHScdhs]|[♠♣♥♦][\ufe0e\ufe0f]?)?|[^!?^]*")
_ESCAPED: Final = re.compile(r"\\([{}\\])")
_MARK: Final = re.compile(r"\^([A-Za-z]*)")


def note(text: str, start: int, *, closed: bool = True) -> Note:
    """A note from its braces and what is between them; one that is not closed has no second brace."""
    inner = text[1:-1] if closed else text[1:]
    return Note(_ESCAPED.sub(r"\1", inner).strip(" \t\n"), Span(start, start + len(text)))


def after(text: str, start: int, notes: Sequence[Note] = ()) -> After:
    """Glyph and marks as written on end, with the notes behind them."""
    if not text:
        return After("", (), tuple(notes)) if notes else PLAIN
    caret = text.find("^")
    glyph = text if caret < 0 else text[:caret]
    if glyph not in GLYPHS:
        raise Amiss(Span(start, start + len(glyph)), A_GLYPH)
    marks = []
    for match in _MARK.finditer(text, len(glyph)):
        span = Span(start + match.start(), start + match.end())
        kind = _MARKS.get(match[1].lower())
        if kind is None:
            raise Amiss(span, A_MARK)
        marks.append(Mark(kind, span))
    return After(glyph, tuple(marks), tuple(notes))


def core(text: str) -> str:
    """A word without the glyph and the marks that stand at its end."""
    match = _CORE.match(text)
    return match[0] if match else text


def card_word(text: str, start: int, notes: Sequence[Note] = ()) -> CardWord:
    """A word in a card's place, with what stands after it; the span is the card's alone."""
    word = core(text)
    end = start + len(word)
    spelt = CARDS.get(word) or Spelt(CardKind.NONSENSE, word)
    return CardWord(*spelt, after(text[len(word) :], end, notes), Span(start, end))


def call_word(text: str, start: int, notes: Sequence[Note] = ()) -> CallWord:
    """A call, with what stands after it."""
    word = core(text)
    end = start + len(word)
    known = CALLS.get(word.lower())
    kind, spelling = known or (CallKind.NUMBER, str(int(word)))
    number = None if known else int(word)
    return CallWord(kind, spelling, number, after(text[len(word) :], end, notes), Span(start, end))


def strain_word(text: str, start: int, notes: Sequence[Note] = ()) -> StrainWord:
    """A strain, with what stands after it."""
    word = core(text)
    end = start + len(word)
    return StrainWord(STRAINS[word.lower()], after(text[len(word) :], end, notes), Span(start, end))


def number(text: str) -> int:
    """A figure as written: a plus, a minus or a true minus sign, and digits."""
    return int(text.replace("\u2212", "-"))
