"""Read generously, written one way: every spelling of cards, calls, strains, figures and seats."""

from __future__ import annotations

import pytest

from pepper_notation.cards import PACK, Rank, Strain, Suit
from pepper_notation.record import Bid, CallKind, CardKind, CardWord, Deal, Tricks, Trump
from pepper_notation.syntax import parse
from tests.syntax.reading import clean, statement_of

SUITS = {
    suit: (suit.letter, suit.letter.upper(), suit.symbol, suit.symbol + "︎", suit.symbol + "️") for suit in Suit
}
RANKS = {rank: (rank.letter, rank.letter.lower()) for rank in Rank} | {Rank.TEN: ("T", "t", "10")}


def cards_of(text: str) -> tuple[CardWord, ...]:
    """The cards of a deal, whatever is said about them."""
    (statement,) = parse(f"hand 1\ndeal N: {text}\n").record.games[0].hands[0].statements
    assert isinstance(statement, Deal)
    return statement.cards


@pytest.mark.parametrize("card", PACK, ids=lambda card: card.text)
def test_a_card_is_read_in_every_spelling_and_either_order(card: object) -> None:
    assert card in PACK
    rank, suit = card.rank, card.suit  # type: ignore[attr-defined]
    spelt = [
        word
        for rank_text in RANKS[rank]
        for suit_text in SUITS[suit]
        for word in (rank_text + suit_text, suit_text + rank_text)
    ]
    cards = cards_of(" ".join(spelt))
    assert {(word.card, word.text, word.kind) for word in cards} == {(card, card.text, CardKind.KNOWN)}  # type: ignore[attr-defined]
    assert len(cards) == len(spelt)


@pytest.mark.parametrize("word", ["8s", "s8", "♠8", "8♠️", "2C", "h7"])
def test_a_real_card_that_pepper_does_not_use_is_a_card_and_nothing_is_said_here(word: str) -> None:
    (card,) = cards_of(word)
    assert (card.kind, card.card) == (CardKind.FOREIGN, None)
    assert card.text == card.text.lower()
    assert len(card.text) == 2
    assert parse(f"hand 1\ndeal N: {word}\n").findings == ()


@pytest.mark.parametrize(
    "word", ["1h", "h1", "11h", "0h", "09h", "Xq", "NS", "hh", "♠x", "♠99", "h99", "Äh", "♥Ж", "1♥️"]
)
def test_a_word_like_a_card_that_does_not_exist_stays_as_written(word: str) -> None:
    (card,) = cards_of(word + "!")
    assert (card.kind, card.text, card.card, card.suit) == (CardKind.NONSENSE, word, None, None)
    assert card.after.glyph == "!"
    (finding,) = parse(f"hand 1\n1. {word}\n").findings
    assert finding.code == "PN102"


@pytest.mark.parametrize(
    "word", ["K", "Khh", "100h", "♥♥", "K-h", "²h", "K\u017f", "\u212ah", "K h", "٩h", "h²"]
)
def test_anything_else_in_a_card_s_place_cannot_be_read(word: str) -> None:
    assert [finding.code for finding in parse(f"hand 1\ndeal N: {word}\n").findings] == ["PN100"]


@pytest.mark.parametrize(
    ("word", "suit"), [("?", None), ("?d", Suit.DIAMONDS), ("?♥️", Suit.HEARTS), ("?S", Suit.SPADES)]
)
def test_an_unknown_card_may_have_a_suit(word: str, suit: Suit | None) -> None:
    (card,) = cards_of(word)
    assert (card.kind, card.suit, card.card) == (CardKind.UNKNOWN, suit, None)


def test_the_rest_of_the_cards_may_be_written_as_one_sign() -> None:
    assert [card.kind for card in cards_of("... …")] == [CardKind.REST, CardKind.REST]


@pytest.mark.parametrize(
    ("words", "kind", "word"),
    [
        ("pass PASS p P - −", CallKind.PASS, "pass"),
        ("little Little lp LP little-pepper", CallKind.LITTLE, "little"),
        ("big bp Big-Pepper", CallKind.BIG, "big"),
        ("moon MOON", CallKind.NAMED, "moon"),
        ("4 04", CallKind.NUMBER, "4"),
    ],
)
def test_calls(words: str, kind: CallKind, word: str) -> None:
    bid = statement_of(f"bid {words}")
    assert isinstance(bid, Bid)
    assert len(bid.calls) == len(words.split())
    assert {(call.call.kind, call.call.word) for call in bid.calls} == {(kind, word)}


@pytest.mark.parametrize(
    ("words", "strain"),
    [
        ("clubs c C ♣ ♣️ CLUBS", Strain.CLUBS),
        ("diamonds d ♦", Strain.DIAMONDS),
        ("hearts h ♥︎ Hearts", Strain.HEARTS),
        ("spades s ♠", Strain.SPADES),
        ("no-trump notrump nt NT none No-Trump", Strain.NO_TRUMP),
        ("low nines LOW", Strain.LOW),
    ],
)
def test_strains(words: str, strain: Strain) -> None:
    for word in words.split():
        trump = statement_of(f"trump {word}")
        assert isinstance(trump, Trump)
        assert trump.strain.strain is strain


@pytest.mark.parametrize(
    ("word", "value"), [("4", 4), ("+4", 4), ("-4", -4), ("−4", -4), ("0004", 4), ("9999", 9999)]
)
def test_figures(word: str, value: int) -> None:
    tricks = statement_of(f"tricks NS {word}")
    assert isinstance(tricks, Tricks)
    assert tricks.figures[0].value == value


@pytest.mark.parametrize("word", ["12345", "4.5", "+-4", "٤", "²", "IV", "+"])
def test_what_is_no_figure_cannot_be_read(word: str) -> None:
    assert [finding.code for finding in parse(f"hand 1\ntricks NS {word}\n").findings] == ["PN100"]


def test_capitals_do_not_matter_in_keywords_and_letters() -> None:
    text = "RULES denexa\nHAND 1 DEALER n\nDeAl e: jC\nBID n:PASS\nTRUMP HEARTS\n1. n: KC = e\nWINNER DRAW\n"
    canonical = (
        "rules denexa\nhand 1 dealer N\ndeal E: Jc\nbid N:pass\ntrump hearts\n1. N: Kc = E\nwinner draw\n"
    )
    assert clean(text) == clean(canonical)


def test_the_kelvin_sign_and_the_long_s_are_no_letters_of_a_keyword_or_a_card() -> None:
    for text in ("tric\u212as NS 4", "\u017fcore NS 4"):
        assert [finding.code for finding in parse(f"hand 1\n{text}\n").findings] == ["PN101"]
