"""Evenings under the regional rules, dealt and played at random and written down with every figure.

Written from the rules alone, over the second engine: nothing of the package is asked.  What a hand pays is looked up
in the table that was worked out by hand from the sources.
"""

import csv
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.oracle import CARDS, cards_of, mask, playable, taker

SEATS: Final = "NESW"
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
_TABLE: Final = Path(__file__).parent.parent / "engine" / "score_vectors.csv"
_FAMILY: Final = {"laporte-31": "LAPORTE", "wolf-42": "WOLF", "kaibosh": "KAIBOSH", "bideuchre-40": "BE40"}
_CALLS: Final = {
    "laporte-31": (("1", "2", "3", "4", "5", "little", "big"), {"little": "LP", "big": "BP"}),
    "wolf-42": (("4", "5", "6", "moon", "double"), {"moon": "M", "double": "D"}),
    "kaibosh": (("1", "2", "3", "4", "5", "6", "kaibosh"), {"kaibosh": "KAIBOSH"}),
    "bideuchre-40": (("3", "4", "5", "6", "best", "alone"), {"best": "PB", "alone": "ALONE"}),
}
PAYS: Final = {
    (row["preset"], row["bid"], int(row["declarer_tricks"])): (
        int(row["declarer_delta"]),
        int(row["defender_delta"]),
    )
    for row in csv.DictReader(_TABLE.read_text().splitlines())
}
TARGETS: Final = {"laporte-31": 31, "wolf-42": 42, "kaibosh": 10**9, "bideuchre-40": 40}


@dataclass
class Evening:
    """A game as it goes: the lines written so far, the score, who deals."""

    preset: str
    dice: Random
    dealer: int = 0
    number: int = 1
    score: list[int] = field(default_factory=lambda: [0, 0])
    lines: list[str] = field(default_factory=list)

    def over(self) -> bool:
        """Whether the game has been decided, a level score apart."""
        return max(self.score) >= TARGETS[self.preset]

    def hand(self) -> None:
        """Deals, bids, plays and scores one hand."""
        self.lines.append(f"hand {self.number} dealer {SEATS[self.dealer]}")
        pack = list(range(24))
        self.dice.shuffle(pack)
        hands = [mask(pack[seat * 6 : seat * 6 + 6]) for seat in range(4)]
        self.lines += [f"deal {SEATS[seat]}: {words(cards_of(hands[seat]))}" for seat in range(4)]
        bidder, bid = self.bidding()
        points = [0, 0]
        if bidder is not None:
            points = self.play(bidder, bid, hands)
        self.score = [before + won for before, won in zip(self.score, points, strict=True)]
        self.lines.append(f"points NS {points[0]} EW {points[1]}")
        self.lines.append(f"score NS {self.score[0]} EW {self.score[1]}")
        self.dealer, self.number = (self.dealer + 1) % 4, self.number + 1

    def bidding(self) -> tuple[int | None, str]:
        """One round of calls; in Iowa, where nobody says how many, passes until all others have passed."""
        ladder = _CALLS[self.preset][0]
        first = (self.dealer + 1) % 4
        if self.preset == "wolf-42" and self.number <= 4:
            self.lines.append(
                self.dice.choice(["bid 4", "bid 4 pass pass pass", f"contract {SEATS[first]} 4"])
            )
            return first, "4"
        calls: list[str] = []
        bidder, standing = None, -1
        for place in range(4):
            must = place == 3 and bidder is None and self.preset in ("laporte-31", "bideuchre-40")
            least = ladder.index("3") if must else standing + 1
            choices = list(range(least, min(len(ladder), least + 3)))
            if choices and (must or self.dice.random() < 0.45):
                standing = self.dice.choice(choices)
                bidder = (first + place) % 4
                calls.append(ladder[standing])
            else:
                calls.append("pass")
            if standing == len(ladder) - 1:
                break
        if self.preset == "laporte-31" and bidder is not None and standing < len(ladder) - 1:
            since = len(calls) - 1 - max(place for place, call in enumerate(calls) if call != "pass")
            calls += ["pass"] * (3 - since)
        self.lines.append(f"bid {' '.join(calls)}")
        return bidder, ladder[standing] if bidder is not None else ""

    def strain(self, bid: str) -> str:
        """What the bidder names."""
        if self.preset == "kaibosh" or (bid in ("best", "3") and self.preset == "bideuchre-40"):
            return self.dice.choice(SUITS)
        return self.dice.choice([*SUITS, "no-trump", *(["low"] if self.preset == "bideuchre-40" else [])])

    def play(self, bidder: int, bid: str, hands: list[int]) -> list[int]:
        """Names trumps, exchanges, plays six tricks; the points by side."""
        strain = self.strain(bid)
        partner = (bidder + 2) % 4
        self.lines.append(f"trump {strain}")
        if bid == "best" or (self.preset == "wolf-42" and bid != "double"):
            gift = self.dice.choice(cards_of(hands[bidder]))
            back = self.dice.choice(cards_of(hands[partner]))
            hands[bidder] += (1 << back) - (1 << gift)
            hands[partner] += (1 << gift) - (1 << back)
            if self.dice.random() < 0.7:
                self.lines.append(f"swap {SEATS[bidder]}:{CARDS[gift]} {SEATS[partner]}:{CARDS[back]}")
        alone = self.preset == "wolf-42" or bid in ("kaibosh", "best", "alone")
        if alone and self.dice.random() < 0.3:
            self.lines.append(f"out {SEATS[partner]}")
        players = [seat for seat in range(4) if not (alone and seat == partner)]
        leader = self.leads(bidder, bid, strain, players)
        taken = [0, 0]
        for trick in range(1, 7):
            order = [seat for step in range(4) if (seat := (leader + step) % 4) in players]
            cards: list[int] = []
            for seat in order:
                card = self.dice.choice(cards_of(playable(strain, hands[seat], cards[0] if cards else None)))
                hands[seat] -= 1 << card
                cards.append(card)
            label = f"{SEATS[leader]}: " if self.dice.random() < 0.5 else ""
            leader = order[taker(strain, cards)]
            ending = f" = {SEATS[leader]}" if self.dice.random() < 0.5 else ""
            self.lines.append(f"{trick}. {label}{words(cards)}{ending}")
            taken[leader % 2] += 1
        side = bidder % 2
        self.lines.append(f"tricks NS {taken[0]} EW {taken[1]}")
        call = _CALLS[self.preset][1].get(bid, bid)
        won, others = PAYS[_FAMILY[self.preset], call, taken[side]]
        return [won, others] if side == 0 else [others, won]

    def leads(self, bidder: int, bid: str, strain: str, players: list[int]) -> int:
        """Who leads to the first trick."""
        if self.preset == "wolf-42" or bid == "kaibosh":
            return bidder
        if self.preset == "laporte-31":
            return (bidder + 1) % 4 if strain == "no-trump" else bidder
        return next(seat for step in range(1, 5) if (seat := (self.dealer + step) % 4) in players)


def words(cards: list[int]) -> str:
    """Cards as the notation spells them."""
    return " ".join(CARDS[card] for card in cards)


def evening(preset: str, seed: int, hands: int = 8) -> Evening:
    """An evening of so many hands, or until the game is won."""
    game = Evening(preset, Random(f"{preset} {seed}"), dealer=seed % 4)
    while game.number <= hands and not game.over():
        game.hand()
    return game
