"""One hand's text, certified: its words, its play, its figures, all of them right.

Knows what of a hand can be certified: a play that is written whole, a score sheet with contract and tricks, a hand
passed out.  Does not know what came before beyond the score and the dealer that it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from pepper_notation.cards import FULL, Strain
from pepper_notation.clean.ground import Ground
from pepper_notation.clean.walk import walk
from pepper_notation.clean.worth import BITS
from pepper_notation.engine.bids import Bid
from pepper_notation.engine.scoring import winners
from pepper_notation.syntax.words import STRAINS
from pepper_notation.table import Seat, Side

Score = tuple[int, ...]
_BIT: Final = BITS.__getitem__


class Certified(NamedTuple):
    """What a clean hand leaves: the score by side after it, whether it was passed out, how many cards were played."""

    score: Score
    passed: bool
    plays: int


_Terms = tuple[Side, Seat | None, Bid, Strain | None]
"""Who plays for what."""
_PASSED_OUT: Final = "passed out"


def certify(
    ground: Ground, words: Sequence[str | None], before: Score, dealer: Seat | None
) -> Certified | None:
    """Certify a hand by the groups of its shape; None where anything is to be said.  `dealer` dealt it.

    Raises `KeyError` for a word that no table knows.
    """
    count, size = ground.count, ground.size
    first = 2 + 2 * count
    dead, bid, trump, contract = words[first : first + 4]
    tricks = words[first + 4 : first + 4 + size]
    taken_text, points_text, score_text, winner = words[-4:]
    terms = _terms(ground, bid, trump, contract, dealer)
    if terms is None:
        return None
    hands: tuple[int, ...] | None = None
    side: Side | None = None
    if terms == _PASSED_OUT:
        if tricks[0] is not None or taken_text is not None:
            return None
        points = (0,) * ground.table.sides
        points_right = ""
    else:
        side, seat, bid_made, strain = cast(_Terms, terms)
        if tricks[0] is not None:
            if strain is None:
                return None
            lines = cast(Sequence[str], tricks)
            leader = ground.leader(dealer, seat, bid_made, strain)
            if leader is None:
                leader = _written_leader(ground, lines[0], side)
            walked = None if leader is None else walk(ground, lines, strain, leader)
            if walked is None:
                return None
            hands, taken = walked
        else:
            told = figures(ground, taken_text)
            if told is None or sum(told) != size or min(told) < 0:
                return None
            taken = told
        price = ground.price(side, bid_made, taken)
        points, points_right = price.points, price.points_text
        if taken_text is not None and taken_text != price.tricks_text and not _say(ground, taken_text, taken):
            return None
    if points_text is not None and points_text != points_right and not _say(ground, points_text, points):
        return None
    if hands is None:
        if not _are_hands(ground, words[2:first], dead):
            return None
    elif not _were_dealt(ground, words[2:first], dead, hands):
        return None
    score = tuple([figure + paid for figure, paid in zip(before, points, strict=True)])
    if (
        score_text is not None
        and score_text != ground.score_text(score)
        and figures(ground, score_text) != score
    ):
        return None
    if winner is not None and not _wins(ground, winner, score, side):
        return None
    return Certified(score, terms == _PASSED_OUT, 0 if hands is None else count * size)


def _terms(
    ground: Ground, bid_text: str | None, trump: str | None, contract: str | None, dealer: Seat | None
) -> _Terms | str | None:
    """Auction, trump call and contract put together; None where they differ or tell too little."""
    side: Side | None = None
    seat: Seat | None = None
    bid: Bid | None = None
    strain: Strain | None = None
    namer: Seat | None = None
    if trump is not None:
        label, blank, word = trump.partition(" ")
        if blank:
            namer = ground.labels[label]
        strain = STRAINS[word if blank else label]
    if bid_text is not None:
        if dealer is None:
            return None
        called = ground.auction(bid_text, dealer)
        if called is None:
            return None
        if called.bid is None:
            return None if trump is not None or contract not in (None, "passed") else _PASSED_OUT
        bid = called.bid
        seat = (dealer + called.steps) % ground.count
        side = ground.table.side(seat)
    if contract is not None:
        if contract == "passed":
            return None if trump is not None or bid is not None else _PASSED_OUT
        stated = ground.contract(contract)
        if stated is None:
            return None
        stated_side, stated_seat, stated_bid, stated_strain = stated
        if bid is not None and not (
            stated_side == side and stated_seat in (None, seat) and stated_bid == bid
        ):
            return None
        if strain is not None and stated_strain not in (None, strain):
            return None
        if bid is None:
            side, seat, bid = stated_side, stated_seat, stated_bid
        if strain is None:
            strain = stated_strain
    if bid is None or not ground.is_plain(bid, strain):
        return None
    if namer is not None:
        if seat is None and ground.table.side(namer) == side:
            seat = namer
        if namer != seat:
            return None
    assert side is not None
    return side, seat, bid, strain


def _written_leader(ground: Ground, line: str, side: Side) -> Seat | None:
    """Who led to the first trick where only the bidder's side is known, and either of its seats may have bid."""
    leader = ground.labels[line.partition(" ")[0]]
    return leader if ground.bidder_leads and ground.table.side(leader) == side else None


def _were_dealt(
    ground: Ground, deals: Sequence[str | None], dead: str | None, hands: tuple[int, ...]
) -> bool:
    """Whether the hands that were played are whole, of different cards, and those of the `deal` lines."""
    size, played = ground.size, sum(hands)
    if played != FULL and (ground.count > 2 or played.bit_count() != 2 * size):
        return False
    seats, named = ground.seats, 0
    for place in range(0, len(deals), 2):
        letter = deals[place]
        if letter is None:
            break
        seat = seats[letter]
        words = deals[place + 1].split(" ")  # type: ignore[union-attr] # a seat comes with its cards
        # A sum of as many bits as the hand has cards is that hand only if they are its cards.
        if sum(map(_BIT, words)) != hands[seat] or len(words) != size or named >> seat & 1:
            return False
        named |= 1 << seat
    return dead is None or (ground.count == 2 and not _mask(dead, size) & played)


def _are_hands(ground: Ground, deals: Sequence[str | None], dead: str | None) -> bool:
    """Whether the `deal` lines of a hand that is not played are whole hands of different cards."""
    size = ground.size
    seen = named = 0
    for place in range(0, len(deals), 2):
        letter = deals[place]
        if letter is None:
            break
        seat = ground.seats[letter]
        cards = _mask(deals[place + 1] or "", size)
        if cards & seen or named >> seat & 1:
            return False
        seen |= cards
        named |= 1 << seat
    return dead is None or (ground.count == 2 and not _mask(dead, size) & seen)


def _mask(text: str, size: int) -> int:
    """The cards of a whole hand as a mask."""
    words = text.split(" ")
    mask = sum(map(_BIT, words))
    if len(words) != size or mask.bit_count() != size:
        raise KeyError(text)
    return mask


def figures(ground: Ground, text: str | None) -> tuple[int, ...] | None:
    """A figure for each side, by side; None where one is missing."""
    if text is None:
        return None
    words = text.split(" ")
    if len(words) != 2 * ground.table.sides:
        return None
    told = {ground.sides[word]: _figure(figure) for word, figure in zip(words[::2], words[1::2], strict=True)}
    return tuple([told[side] for side in range(ground.table.sides)])


def _say(ground: Ground, text: str, right: Iterable[int]) -> bool:
    """Whether figures in any order, for all sides or some, are these."""
    words = text.split(" ")
    rights = tuple(right)
    sides = [ground.sides[word] for word in words[::2]]
    if len(words) & 1 or len(set(sides)) < len(sides):
        return False
    return all(rights[side] == _figure(figure) for side, figure in zip(sides, words[1::2], strict=True))


def _figure(word: str) -> int:
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise KeyError(word)
    return int(word)


def _wins(ground: Ground, word: str, score: Score, bidder: Side | None) -> bool:
    """Whether the word after `winner` is right, and the only one that is."""
    right = winners(ground.rules, score, bidder)
    if ground.rules.target == "unstated" or len(right) > 1:
        return False
    if word == "none":
        return not right
    said = None if word == "draw" else ground.sides[word]
    return said in right
