"""What a game's rules and table make of words: seats, auctions, contracts, leads, prices.

One for each rule set and table, each answer asked of the readable engine once and then remembered.  Answers are for
what is right in every respect; what is wrong, or what advice is to be given on, has none.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from pepper_notation.cards import Strain
from pepper_notation.engine import scoring
from pepper_notation.engine.bids import Bid, hand_tricks
from pepper_notation.engine.play import first_leader, plays_alone
from pepper_notation.engine.special import has_exchange, has_strain, may_name
from pepper_notation.record import Call, CallKind, SeatWord
from pepper_notation.replay.auction import Evidence, replay_auction, resolve
from pepper_notation.ruleset import FirstLead, ReEntry, RuleSet
from pepper_notation.syntax.words import CALLS, STRAINS, call_word
from pepper_notation.table import Seat, Side, Table

_MOST: Final = 4096
"""How many auctions are remembered: more than people bid, few enough for any file."""


class Called(NamedTuple):
    """How an auction ended: on whose bid, counted in places to the dealer's left from 1; None for passed out."""

    steps: int
    bid: Bid | None


class Price(NamedTuple):
    """What a hand pays by side, and how the canonical form writes its tricks and its points."""

    points: tuple[int, ...]
    tricks_text: str
    points_text: str


class Ground:
    """A rule set at a table.

    `seats` are the seats by letter, `labels` by letter and colon, `sides` the sides by word; `takers` holds, by the
    word after `=`, the seats that it stands for as a mask; by no word, all.  `left_of` holds who may deal after each
    seat.
    """

    def __init__(self, rules: RuleSet, table: Table) -> None:
        self.rules, self.table = rules, table
        self.size, self.count = hand_tricks(table.size), table.size
        self.seats = {letter: seat for seat, letter in enumerate(table.letters)}
        self.labels = {f"{letter}:": seat for letter, seat in self.seats.items()}
        self.side_words = tuple(table.side_text(side) for side in range(table.sides))
        self.sides = {
            spelt: side for side, word in enumerate(self.side_words) for spelt in (word, word[::-1])
        }
        self.takers = {letter: 1 << seat for letter, seat in self.seats.items()} | {"": (1 << self.count) - 1}
        for word, side in self.sides.items():
            self.takers[word] = sum(1 << seat for seat in table.seats_of(side))
        self.left_of = [(table.next(seat),) for seat in range(table.size)]
        self.target = inf if rules.target == "unstated" else rules.target
        self.bidder_leads = rules.first_lead is FirstLead.BIDDER
        self._auctions: dict[tuple[str, Seat], Called | None] = {}
        self._prices: dict[tuple[Side, int, tuple[int, ...]], Price] = {}
        self._leads: dict[tuple[Seat | None, Seat | None, int, Strain], Seat | None] = {}
        self._plain_bids: dict[tuple[int, Strain | None], bool] = {}

    def auction(self, text: str, dealer: Seat) -> Called | None:
        """How an auction in these words ended, `dealer` having dealt; None where anything is to be said of it."""
        key = (text, dealer if ":" in text else 0)
        try:
            return self._auctions[key]
        except KeyError:
            if len(self._auctions) >= _MOST:
                self._auctions.clear()
            called = self._auctions[key] = self._called(text, key[1])
            return called

    def _called(self, text: str, dealer: Seat) -> Called | None:
        calls = []
        for word in text.split(" "):
            call = self.call(word)
            if call is None:
                return None
            calls.append(call)
        frame = replay_auction(self.rules, self.table, self.size, dealer, calls, Evidence())
        if not frame.ended or frame.rounds_open:
            return None
        if any(call.fault is not None or call.out_of_turn for call in frame.calls):
            return None
        if self.rules.re_entry is ReEntry.UNSTATED and any(call.returned for call in frame.calls):
            return None
        if frame.winning is None:
            return Called(0, None)
        assert frame.winning.seat is not None
        return Called((frame.winning.seat - dealer) % self.count, frame.winning.bid)

    def call(self, word: str) -> Call | None:
        """A call with or without its caller before it; None where the word is none."""
        label, colon, spoken = word.rpartition(":")
        caller = None
        if colon:
            seat = self.seats.get(label)
            if seat is None:
                return None
            caller = SeatWord(label, seat)
        if spoken not in CALLS and not (spoken.isascii() and spoken.isdigit() and len(spoken) < 3):
            return None
        return Call(call_word(spoken, 0), caller)

    def contract(self, text: str) -> tuple[Side, Seat | None, Bid, Strain | None] | None:
        """Side, seat where one is named, bid and strain of a `contract` in these words; None where there is doubt."""
        bidder, _, rest = text.partition(" ")
        word, _, strain_word = rest.partition(" ")
        call = self.call(word)
        if call is None or call.caller is not None or call.call.kind is CallKind.PASS:
            return None
        bid, known = resolve(self.rules, self.size, call.call)
        if bid is None or not known:
            return None
        strain = STRAINS.get(strain_word)
        if strain_word and strain is None:
            return None
        if len(bidder) == 1:
            seat = self.seats.get(bidder)
            return None if seat is None else (self.table.side(seat), seat, bid, strain)
        side = self.sides.get(bidder)
        return None if side is None else (side, None, bid, strain)

    def is_plain(self, bid: Bid, strain: Strain | None) -> bool:
        """Whether a hand under this bid is played by all, without an exchange, in a strain that may be named."""
        key = (bid.level, strain)
        plain = self._plain_bids.get(key)
        if plain is None:
            plain = not (plays_alone(self.rules, bid) or has_exchange(self.rules, bid))
            if strain is not None:
                plain = plain and has_strain(self.rules, strain) and may_name(self.rules, bid, strain)
            self._plain_bids[key] = plain
        return plain

    def leader(self, dealer: Seat | None, bidder: Seat | None, bid: Bid, strain: Strain) -> Seat | None:
        """Who leads to the first trick; None where that is not known."""
        if self.bidder_leads:
            return bidder
        key = (dealer, bidder, bid.level, strain)
        if key not in self._leads:
            self._leads[key] = first_leader(self.rules, self.table, dealer, bidder, bid, strain)
        return self._leads[key]

    def price(self, side: Side, bid: Bid, taken: tuple[int, ...]) -> Price:
        """What a hand pays on which a side bid and each side took so many tricks."""
        key = (side, bid.level, taken)
        price = self._prices.get(key)
        if price is None:
            paid = scoring.points(self.rules, side, bid, taken)
            price = self._prices[key] = Price(paid, self._text(taken, "d"), self._text(paid, "+d"))
        return price

    def score_text(self, score: tuple[int, ...]) -> str:
        """How the canonical form writes a score."""
        if len(score) == 2:
            one, two = self.side_words
            return f"{one} {score[0]} {two} {score[1]}"
        return self._text(score, "d")

    def _text(self, figures: tuple[int, ...], form: str) -> str:
        return " ".join(
            f"{word} {figure:{form}}" for word, figure in zip(self.side_words, figures, strict=True)
        )


def ground(rules: RuleSet, table: Table) -> Ground:
    """The ground of a rule set and a table, made once for all tables with the same letters."""
    return _ground(rules, table.letters)


@lru_cache(maxsize=32)
def _ground(rules: RuleSet, letters: tuple[str, ...]) -> Ground:
    return Ground(rules, Table(letters, ("",) * len(letters)))
