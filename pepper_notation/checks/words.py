"""How the findings name players, cards, suits and figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pepper_notation.cards import SUIT_UNDER, Card, Strain, Suit, is_left_bower, is_right_bower
from pepper_notation.diagnostics import Where
from pepper_notation.engine.bids import Bid
from pepper_notation.replay.frames import HandFrame, TrickFrame
from pepper_notation.table import Seat, Side, Table


def who(table: Table, seat: Seat | None) -> str:
    """A player: `Bob (E)` where there is a name, else `E`; `somebody` where unknown."""
    if seat is None:
        return "somebody"
    letter, name = table.letters[seat], table.names[seat]
    return f"{name} ({letter})" if name else letter


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list in a sentence: `a`, `a and b`, `a, b and c`."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def players(table: Table, seats: Sequence[Seat], last: str = "or") -> str:
    """Several players as a list, each once."""
    return listed((who(table, seat) for seat in dict.fromkeys(seats)), last)


def cards(held: Iterable[Card]) -> str:
    """Cards as a list: `Qh and 9h`."""
    return listed(card.text for card in held)


def a_suit(suit: Suit) -> str:
    """One card of a suit: `a heart`."""
    return f"a {suit.word[:-1]}"


def bower(card: Card, strain: Strain) -> str:
    """`the right bower`, `the left bower`, or empty."""
    if is_right_bower(card, strain):
        return "the right bower"
    return "the left bower" if is_left_bower(card, strain) else ""


def suit_led(card: Card, strain: Strain) -> str:
    """What a lead asks for, in words: `diamonds were led`, `Jh is the left bower, so diamonds were led`."""
    suit = SUIT_UNDER[strain][card]
    if is_left_bower(card, strain):
        return f"{card.text} is the left bower, so {suit.word} were led"
    return f"{suit.word} were led"


def bid_name(bid: Bid) -> str:
    """A bid as spoken: `4`, `little pepper`; where little and big pepper have names of their own, those (`moon`)."""
    return f"{bid.text} pepper" if bid.text in ("little", "big") else bid.text


def led_in(trick: TrickFrame, strain: Strain | None) -> str:
    """What a trick's lead asks for, in words; empty where that is not known."""
    lead = trick.plays[0]
    if lead.card is not None and strain is not None:
        return suit_led(lead.card, strain)
    return f"{trick.led.word} were led" if trick.led is not None else ""


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def tricks(number: int) -> str:
    """`1 trick`, `4 tricks`."""
    return _counted(number, "trick")


def card_count(number: int) -> str:
    """`1 card`, `5 cards`."""
    return _counted(number, "card")


def points(number: int) -> str:
    """`1 point`, `6 points`, without a sign."""
    return _counted(abs(number), "point")


def signed(number: int) -> str:
    """`+4`, `-6`, `0`."""
    return f"{number:+d}" if number else "0"


def side_name(table: Table, side: Side) -> str:
    """A side's word: `NS`; with two or three seats the player."""
    return table.side_text(side) if table.sides < table.size else who(table, side)


def where(frame: HandFrame, trick: int | None = None, seat: Seat | None = None) -> Where:
    """Where a finding of this hand belongs."""
    return Where(
        frame.game_number,
        frame.hand_number,
        frame.alt,
        trick,
        None if seat is None else frame.table.letters[seat],
    )
