"""The pack: suits, ranks, cards, and what a strain makes of them.

Knows the 24 cards, the bowers, and the suit and the order of a card under a strain (rules `trump-rank`,
`left-bower`, `plain-rank`, `no-trump-rank`, `low-no-trump`).  The only module that knows bowers.
Does not know hands, tricks, seats or text beyond a card's two letters.

Cards are small integers behind their names: `suit * 6 + rank`, from 0 (9 of clubs) to 23 (ace of spades),
so that a set of cards can be a bit mask and a fact about a card a row of a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """One of the four suits.  A suit and its sister (`3 - suit`) have the same colour."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The letter in the notation: `c`, `d`, `h` or `s`."""
        return "cdhs"[self]

    @property
    def symbol(self) -> str:
        """The suit's symbol, without a variation selector."""
        return "♣♦♥♠"[self]

    @property
    def word(self) -> str:
        """The plural word, lower case: `hearts`."""
        return self.name.lower()

    @property
    def sister(self) -> Suit:
        """The other suit of the same colour: where the left bower comes from."""
        return Suit(3 - self)


class Rank(IntEnum):
    """One of the six ranks, in the order of a plain suit (rule `plain-rank`)."""

    NINE = 0
    TEN = 1
    JACK = 2
    QUEEN = 3
    KING = 4
    ACE = 5

    @property
    def letter(self) -> str:
        """The letter in the notation: `9 T J Q K A`."""
        return "9TJQKA"[self]

    @property
    def word(self) -> str:
        """The word, lower case: `queen`."""
        return self.name.lower()


class Card(IntEnum):
    """One of the 24 cards; as an integer `suit * 6 + rank`, 0 to 23."""

    N9c, Tc, Jc, Qc, Kc, Ac = range(0, 6)
    N9d, Td, Jd, Qd, Kd, Ad = range(6, 12)
    N9h, Th, Jh, Qh, Kh, Ah = range(12, 18)
    N9s, Ts, Js, Qs, Ks, As = range(18, 24)

    __hash__ = int.__hash__

    @property
    def suit(self) -> Suit:
        """The printed suit, whatever the strain."""
        return _SUITS[self // 6]

    @property
    def rank(self) -> Rank:
        """The printed rank."""
        return _RANKS[self % 6]

    @property
    def text(self) -> str:
        """The canonical spelling: `Jh`, `9d`."""
        return _TEXTS[self]

    @property
    def words(self) -> str:
        """The card as spoken: `queen of hearts`."""
        return f"{self.rank.word} of {self.suit.word}"


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)
PACK: Final[tuple[Card, ...]] = tuple(Card)
"""All 24 cards, clubs to spades, nine to ace."""
_TEXTS: Final = tuple(r.letter + s.letter for s in Suit for r in Rank)
FULL: Final = (1 << 24) - 1
"""The mask of the whole pack."""
BY_TEXT: Final[dict[str, Card]] = dict(zip(_TEXTS, PACK, strict=True))
"""Every card by its canonical spelling."""


def card_of(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and printed suit."""
    return PACK[suit * 6 + rank]


class Strain(IntEnum):
    """What the high bidder names: a trump suit, no trump, or low no trump (nines high)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4
    LOW = 5

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in no trump and low."""
        return _SUITS[self] if self < 4 else None

    @property
    def word(self) -> str:
        """The canonical spelling: `hearts`, `no-trump`, `low`."""
        return self.name.lower().replace("_", "-")


def _suit_under(card: Card, strain: Strain) -> Suit:
    trump = strain.trump
    if trump is not None and card.rank is Rank.JACK and card.suit is trump.sister:
        return trump
    return card.suit


def _order_under(card: Card, strain: Strain) -> int:
    trump = strain.trump
    if strain is Strain.LOW:
        return Rank.ACE - card.rank
    if trump is None or _suit_under(card, strain) is not trump:
        return card.rank
    if card.rank is Rank.JACK:
        return 7 if card.suit is trump else 6
    return card.rank


SUIT_UNDER: Final[tuple[tuple[Suit, ...], ...]] = tuple(
    tuple(_suit_under(card, strain) for card in PACK) for strain in Strain
)
"""`SUIT_UNDER[strain][card]`: the suit that the card belongs to; the left bower is a trump (rule `left-bower`)."""
ORDER_UNDER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_order_under(card, strain) for card in PACK) for strain in Strain
)
"""`ORDER_UNDER[strain][card]`: the card's place within that suit, higher wins (rules `trump-rank`, `plain-rank`,
`no-trump-rank`, `low-no-trump`).  Comparable within one suit only; the bowers are 7 and 6."""
SUIT_MASK: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(1 << card for card in PACK if SUIT_UNDER[strain][card] is suit) for suit in Suit)
    for strain in Strain
)
"""`SUIT_MASK[strain][suit]`: the cards that belong to the suit, as a mask (seven trumps, five in the sister suit)."""
POWER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            16 + ORDER_UNDER[strain][card]
            if SUIT_UNDER[strain][card] == strain.trump
            else 8 + ORDER_UNDER[strain][card]
            if SUIT_UNDER[strain][card] is led
            else 0
            for card in PACK
        )
        for led in Suit
    )
    for strain in Strain
)
"""`POWER[strain][led][card]`: what the card is worth in a trick of that suit led; the highest takes it, 0 never does
(rule `trick-winner`)."""


def is_left_bower(card: Card, strain: Strain) -> bool:
    """Whether the card is the jack of the trump suit's sister (rule `left-bower`)."""
    return SUIT_UNDER[strain][card] is not card.suit


def is_right_bower(card: Card, strain: Strain) -> bool:
    """Whether the card is the jack of trumps (rule `trump-rank`)."""
    return card.rank is Rank.JACK and card.suit == strain.trump


def mask_of(cards: Iterable[Card]) -> int:
    """The cards as a bit mask, bit `card` for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a bit mask, clubs to spades, nine to ace."""
    return tuple(card for card in PACK if mask >> card & 1)
