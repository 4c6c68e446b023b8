"""Cards, seats, calls and sides as a replay names them: as pieces of a row, or in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pepper_notation.cards import Card, Strain, Suit
from pepper_notation.record import CallKind, CallWord, CardKind, CardWord
from pepper_notation.render.replay.pieces import Kind, Looks, Piece, Row, clip
from pepper_notation.replay.hands_held import Held, by_suit
from pepper_notation.table import Seat, Side, Table

SUIT_KIND: Final = {
    Suit.CLUBS: Kind.CLUBS,
    Suit.DIAMONDS: Kind.DIAMONDS,
    Suit.HEARTS: Kind.HEARTS,
    Suit.SPADES: Kind.SPADES,
}


def suit_piece(suit: Suit, looks: Looks) -> Piece:
    """A suit's sign."""
    return Piece(looks.signs.suits[suit], SUIT_KIND[suit])


def card_piece(card: Card, looks: Looks, *, strong: bool = False) -> Piece:
    """A card: `J♥`."""
    sign = looks.signs.suits[card.suit]
    return Piece(card.rank.letter + sign, SUIT_KIND[card.suit], strong, chip=True)


def card_word(word: CardWord, looks: Looks, *, strong: bool = False) -> Piece:
    """A word in a card's place: a card, `?`, `?♦`, or what was written there."""
    if word.card is not None:
        return card_piece(word.card, looks, strong=strong)
    if word.kind is CardKind.UNKNOWN:
        sign = looks.signs.suits[word.suit] if word.suit is not None else ""
        return Piece(f"?{sign}", Kind.UNKNOWN, strong, chip=True)
    return Piece(clip(looks.told(word.text), 4, ""), Kind.BAD, strong)


def hand_row(hand: Held, strain: Strain | None, looks: Looks) -> Row:
    """A hand sorted by suit under the strain, with a gap between the suits; unknown cards last."""
    row: list[Piece] = []
    for _, cards in by_suit(hand.cards, strain):
        row.append(Piece("  " if row else ""))
        for place, card in enumerate(cards):
            row += [Piece(" " if place else ""), card_piece(card, looks)]
    rest = [f"?{looks.signs.suits[suit]}" for suit in hand.suits] + ["?"] * hand.unknown
    if rest and row:
        row.append(Piece("  "))
    for place, word in enumerate(rest):
        row += [Piece(" " if place else ""), Piece(word, Kind.UNKNOWN, chip=True)]
    return tuple(piece for piece in row if piece.text)


def words_row(words: Iterable[CardWord], looks: Looks) -> Row:
    """Cards as they are written, side by side."""
    row: list[Piece] = []
    for word in words:
        rest = word.kind is CardKind.REST
        row += [Piece(looks.signs.cut, Kind.UNKNOWN) if rest else card_word(word, looks), Piece(" ")]
    return tuple(row)


def face_down(count: int, looks: Looks) -> Row:
    """So many cards of which only the backs are seen."""
    row: list[Piece] = []
    for place in range(count):
        row += [Piece(" " if place else ""), Piece(looks.signs.hidden * 2, Kind.UNKNOWN, chip=True)]
    return tuple(piece for piece in row if piece.text)


def call_text(call: CallWord, looks: Looks) -> str:
    """A call as it is written: `pass`, `4`, `little`."""
    return "pass" if call.kind is CallKind.PASS else looks.told(call.word)


def player(table: Table, seat: Seat | None, looks: Looks, room: int = 24) -> str:
    """A player with name and letter: `Bob (E)`; a long name is cut."""
    if seat is None:
        return "somebody"
    name = looks.told(table.names[seat])
    letter = table.letters[seat]
    return f"{clip(name, room, looks.signs.cut)} ({letter})" if name else letter


def called(table: Table, seat: Seat | None, looks: Looks, room: int = 24) -> str:
    """A player by name alone, or else by letter."""
    if seat is None:
        return "somebody"
    name = clip(looks.told(table.names[seat]), room, looks.signs.cut)
    return name or table.letters[seat]


def side_text(table: Table, side: Side | None) -> str:
    """A side's word; `?` where unknown."""
    return "?" if side is None else table.side_text(side)


def strain_row(strain: Strain, looks: Looks) -> Row:
    """A strain: `♥ hearts`, `no trump`."""
    if strain.trump is None:
        return (Piece("no trump" if strain is Strain.NO_TRUMP else "low no trump", Kind.NAME, True),)
    return (suit_piece(strain.trump, looks), Piece(f" {strain.trump.word}", Kind.NAME, True))


def strain_words(strain: Strain) -> str:
    """A strain in words."""
    if strain is Strain.NO_TRUMP:
        return "no trump"
    return "low no trump" if strain is Strain.LOW else strain.word


def signed(figure: int | None, looks: Looks) -> str:
    """Points with their sign, a true minus where it can be shown."""
    if figure is None:
        return "?"
    minus = "−" if looks.signs.dash == "–" else "-"
    return f"+{figure}" if figure > 0 else (f"{minus}{-figure}" if figure < 0 else "0")


def plain_figure(figure: int | None, looks: Looks) -> str:
    """A score: a sign only where it is negative."""
    return signed(figure, looks).removeprefix("+")
