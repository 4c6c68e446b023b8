"""What really happened at the tables that play otherwise: random hands by the rules of each, and tables with any rules.

Knows hands, bids, tricks, points.  Does not know how a record is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests import oracle, regional
from tests.generator.truth import Choose, Game, Hand, Trick, careless, deal, play, strengthen, tally
from tests.regional import Bid, Place


def _auction(rng: Random, place: Place, number: int) -> list[int]:
    """Calls of one round, as places in the ladder from 1; 0 is a pass."""
    if number < place.opening:
        return [1, 0, 0, 0]
    calls: list[int] = []
    top = len(place.bids)
    for seat in range(place.seats):
        standing = max(calls, default=0)
        least = standing + 1
        call = 0
        if seat == place.seats - 1 and not standing and place.forced:
            least = next(n for n, bid in enumerate(place.bids, 1) if bid.needs >= 3)
            call = rng.randint(least, top)
        elif least <= top and rng.random() < 0.35:
            call = rng.randint(least, min(top, least + 2)) if rng.random() < 0.8 else rng.randint(least, top)
        calls.append(call)
    return calls


def _exchanged(rng: Random, hand: Hand, partner: int) -> list[list[int]]:
    """The hands after bidder and partner have changed a card each, which are noted as given."""
    assert hand.bidder is not None
    held = [list(cards) for cards in hand.hands]
    hand.given = [rng.choice(held[seat]) for seat in (hand.bidder, partner)]
    for seat, own, other in ((hand.bidder, *hand.given), (partner, *reversed(hand.given))):
        held[seat][held[seat].index(own)] = other
    return held


def _played(rng: Random, place: Place, hand: Hand, bid: Bid, choose: Choose | None) -> None:
    """Exchange, tricks and points of a hand that was bid on, by those who play."""
    assert hand.bidder is not None
    held = _exchanged(rng, hand, (hand.bidder + 2) % place.seats) if bid.exchange else hand.hands
    seats = regional.players(bid, hand.bidder, place.seats)
    first = regional.leader(place, hand.dealer, hand.bidder, bid, hand.strain)
    tricks = play(rng, hand.strain, [held[seat] for seat in seats], seats.index(first), choose)
    hand.tricks = [Trick(seats[trick.leader], trick.cards, seats[trick.taker]) for trick in tricks]
    hand.taken = tally(place.seats, hand.tricks)
    hand.points = regional.points(place, hand.bidder, bid, hand.taken)


def random_hand_elsewhere(
    rng: Random, place: Place, dealer: int, number: int, before: Sequence[int], choose: Choose | None = None
) -> Hand:
    """The hand of this number, from 0, dealt by `dealer` at this score; its calls are places in the ladder."""
    hands, dead = deal(rng, place.seats)
    calls = _auction(rng, place, number)
    none = [0] * oracle.sides(place.seats)
    hand = Hand(dealer, hands, dead, calls, points=none, taken=none, bid=max(calls))
    bid = bid_of(place, hand)
    if bid is not None:
        hand.bidder = (dealer + 1 + calls.index(max(calls))) % place.seats
        hand.strain = rng.choice(regional.strains_of(place, bid))
        if rng.random() < 0.3:
            strengthen(rng, hands, dead, hand.bidder, hand.strain)
        _played(rng, place, hand, bid, choose)
    hand.scores = [old + new for old, new in zip(before, hand.points, strict=True)]
    return hand


def random_game_elsewhere(rng: Random, place: Place, most: int, chance: float = 0.0) -> Game:
    """A whole game, or the first `most` hands of it; `chance` is that of a card played whether it may be or not."""
    scores = [0] * oracle.sides(place.seats)
    game = Game(place.seats, scores, [])
    dealer = rng.randrange(place.seats)
    while game.verdict is None and len(game.hands) < most:
        hand = random_hand_elsewhere(rng, place, dealer, len(game.hands), scores, careless(rng, chance))
        game.hands.append(hand)
        scores = hand.scores
        game.verdict = regional.verdict(place, scores)
        dealer = oracle.next_dealer(place.seats, dealer)
    return game


def bid_of(place: Place, hand: Hand) -> Bid | None:
    """The bid that a hand was played for, None where all passed."""
    return place.bids[hand.bid - 1] if hand.bid else None


LEADS = {
    "bidder": "bidder",
    "left-of-dealer": "left of the dealer",
    "left-of-dealer-or-lone-bidder": "left of the dealer, or who plays alone",
    "left-of-bidder-in-no-trump": "bidder, left of the bidder in no trump",
}


def any_place(rng: Random, seats: int = 4) -> Place:
    """A table with any rules that options can tell, based on the reference family."""
    whole = oracle.tricks_in_hand(seats)
    words = ["denexa", "auction=one-round", "re-entry=no"]

    def choice(option: str, *values: object) -> str:
        value = str(rng.choice(values))
        words.append(f"{option}={value}")
        return value

    least = int(choice("min-bid", 1, 2, 3))
    ladder = choice(
        "ladder", "numbers-little-big", "numbers-big", "all-numbers-little-big", "all-numbers-big"
    )
    pays_bid, costs_bid = choice("made", "tricks", "bid") == "bid", choice("set", "flat", "bid") == "bid"
    has_little = "little" in ladder
    alone = exchange = "none"
    if seats == 4:
        alone = choice("alone", "none", "big", *(["little-and-big"] if has_little else []), "all")
        exchange = choice("exchange", "none", *(["little"] if has_little else []), "below-big")
    bids = [
        Bid(
            str(n),
            n,
            n if pays_bid else None,
            n if costs_bid else whole,
            alone=alone == "all",
            exchange=exchange == "below-big",
        )
        for n in range(least, whole + ladder.startswith("all"))
    ]
    for name, usual in (("little", "tricks"), ("big", "double")):
        if name not in ladder:
            continue
        wins, loses = choice(name, usual, 9, 14), choice(f"{name}-set", usual, 8, 20)
        broken = choice(f"{name}-broken", "tricks-taken", 7)
        worth = whole if name == "little" else 2 * whole
        bids.append(
            Bid(
                name,
                whole,
                worth if wins == usual else int(wins),
                worth if loses == usual else int(loses),
                None if broken == "tricks-taken" else int(broken),
                alone=alone in ("all", "little-and-big") or alone == name,
                exchange=name == "little" and exchange != "none",
            )
        )
    shut_out = choice("shut-out", 0, 0, 4, "bid")
    return Place(
        "options",
        tuple(bids),
        LEADS[choice("first-lead", *LEADS)],
        opponents=choice("opponents", "always", "when-set").removeprefix("when-"),
        shut_out=-1 if shut_out == "bid" else int(shut_out),
        target=int(choice("target", 10, 30, 52)),
        drawn=choice("tie", "draw", "play-on") == "draw",
        rules=tuple(words),
        seats=seats,
    )
