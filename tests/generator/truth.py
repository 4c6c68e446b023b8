"""What really happened: random whole games, played by the second engine.

Knows games, hands, tricks, points.  Does not know how a record is written.  Every random choice comes from the
`random.Random` given, so that a seed names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from tests import oracle

Choose = Callable[[int, int, list[int], int | None], int | None]
"""`choose(trick, seat, hand, led)`: a card that is played whether legal or not, or None for any legal one."""


@dataclass
class Trick:
    """A trick: who led, the cards in the order played, the seat that took it."""

    leader: int
    cards: list[int]
    taker: int


@dataclass
class Hand:
    """A hand as it was dealt, called, played and scored.

    `bidder` is None where all passed; `void` says that it was a misdeal.  `agreed` tells, where play stopped by
    agreement, how many tricks each seat was given; `tricks` are then those played out, `short` the cards of one that
    was not.  `decisions` are the table's corrections by side, in place of the points if `ruled`; `taken` the tricks
    by side, `scores` the running score after the hand.  `given` are the cards that bidder and partner changed, where
    they did.
    """

    dealer: int
    hands: list[list[int]]
    dead: list[int]
    calls: list[int]
    bidder: int | None = None
    bid: int = 0
    strain: str = ""
    tricks: list[Trick] = field(default_factory=list)
    short: list[int] = field(default_factory=list)
    agreed: list[int] | None = None
    taken: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    ruled: bool = False
    void: bool = False
    scores: list[int] = field(default_factory=list)
    given: list[int] = field(default_factory=list)


@dataclass
class Game:
    """A game: how many seats, the score carried in, its hands, and how it ended (None: it was broken off)."""

    seats: int
    start: list[int]
    hands: list[Hand]
    verdict: int | str | None = None
    target: int = 30


@dataclass(frozen=True)
class Habits:
    """How the table plays, as chances from 0 to 1."""

    passed_out: float = 0.04
    void: float = 0.0
    agreed: float = 0.0
    decided: float = 0.0
    strong: float = 0.08
    same_dealer: float = 0.0
    """That the same player deals again after a hand that nobody bid on, or a misdeal; the rules do not say."""
    strains: tuple[str, ...] = oracle.STRAINS[:5]
    rounds: int = 3
    careless: float = 0.0
    """That a card is any of its hand, whether it may be played or not."""


USUAL = Habits()
"""A table where every hand is bid on or passed out, and played to its end."""
TABLE_TALK = Habits(passed_out=0.06, void=0.04, agreed=0.1, decided=0.05, same_dealer=0.4)
"""A table where everything happens that the notation can tell."""


def deal(rng: Random, seats: int) -> tuple[list[list[int]], list[int]]:
    """Every seat's cards, and the unused third hand where two play."""
    pack = list(range(24))
    rng.shuffle(pack)
    size = oracle.tricks_in_hand(seats)
    return [pack[seat * size : (seat + 1) * size] for seat in range(seats)], pack[seats * size :]


def strengthen(rng: Random, hands: list[list[int]], dead: list[int], seat: int, strain: str) -> None:
    """Change cards between the hands so that a seat holds the best of a strain, and few tricks can be lost."""
    size = len(hands[seat])
    ranked = [oracle.NUMBER[card] for suit in oracle.ORDERS[strain] for card in suit.split()]
    if strain in ("no-trump", "low"):
        ranked = [oracle.NUMBER[suit.split()[place]] for place in range(6) for suit in oracle.ORDERS[strain]]
    best = ranked[:size]
    pool = [card for hand in (*hands, dead) for card in hand if card not in best]
    rng.shuffle(pool)
    for other, hand in enumerate(hands):
        hand[:] = best if other == seat else [pool.pop() for _ in range(size)]
    dead[:] = pool


def play(
    rng: Random,
    strain: str,
    hands: Sequence[Sequence[int]],
    leader: int,
    choose: Choose | None = None,
    leaders: dict[int, int] | None = None,
) -> list[Trick]:
    """The tricks of a hand from `leader` on, each card a random legal one.

    `choose` may put another card in its place; `leaders` makes another than the winner lead, by trick from 0.
    """
    seats = len(hands)
    suit_of = oracle.SUIT_OF[strain]
    held = [list(hand) for hand in hands]
    for hand in held:
        rng.shuffle(hand)
    tricks: list[Trick] = []
    for number in range(len(held[0])):
        if leaders is not None:
            leader = leaders.get(number, leader)
        cards: list[int] = []
        follow = 0
        for step in range(seats):
            seat = (leader + step) % seats
            hand = held[seat]
            card = None
            if choose is not None:
                card = choose(number, seat, hand, cards[0] if cards else None)
            if card is None:
                card = hand[0]
                if step:
                    for other in hand:
                        if follow >> other & 1:
                            card = other
                            break
            if not step:
                follow = suit_of[card]
            hand.remove(card)
            cards.append(card)
        winner = (leader + oracle.taker(strain, cards)) % seats
        tricks.append(Trick(leader, cards, winner))
        leader = winner
    return tricks


def careless(rng: Random, chance: float) -> Choose | None:
    """Players who now and then play any card of their hand."""
    if not chance:
        return None
    return lambda trick, seat, hand, led: rng.choice(hand) if rng.random() < chance else None


def tally(seats: int, tricks: Sequence[Trick], agreed: Sequence[int] | None = None) -> list[int]:
    """How many tricks each side took, agreed ones counted in."""
    taken = [0] * oracle.sides(seats)
    for trick in tricks:
        taken[trick.taker % len(taken)] += 1
    for seat, number in enumerate(agreed or ()):
        taken[seat % len(taken)] += number
    return taken


def auction_shape(rng: Random, seats: int, rounds: int) -> tuple[list[bool], int]:
    """Where bids stand among the calls of an auction that ends on a bid, and how many they are."""
    bids = 1
    while bids < rounds and rng.random() < 0.55:
        bids += 1
    shape: list[bool] = []
    for number in range(bids):
        gap = int(rng.random() * (seats if number == 0 else seats - 1))
        shape += [False] * gap + [True]
    return shape + [False] * (seats - 1), bids


def calls_for(rng: Random, shape: Sequence[bool], bids: int, final: int) -> list[int]:
    """Calls of this shape that rise to the final bid."""
    rising = [*sorted(rng.sample(range(1, final), bids - 1)), final]
    values = iter(rising)
    return [next(values) if bid else 0 for bid in shape]


def final_bid(rng: Random, seats: int, least: int, taken: int) -> int:
    """A last bid not under `least`: as often as not one that these tricks make, if there is one."""
    top = oracle.tricks_in_hand(seats) + 1
    makes = top if taken == top - 1 else taken
    if makes >= least and rng.random() < 0.6:
        return rng.randint(least, makes)
    return (
        rng.randint(least, min(top, max(least, taken + 2))) if rng.random() < 0.7 else rng.randint(least, top)
    )


def score(hand: Hand, before: Sequence[int], seats: int) -> None:
    """Fill in what the hand was worth, and the running score after it."""
    none = [0] * oracle.sides(seats)
    hand.taken = tally(seats, hand.tricks, hand.agreed)
    counted = not hand.void and hand.bidder is not None
    hand.points = oracle.points(seats, hand.bidder or 0, hand.bid, hand.taken) if counted else list(none)
    hand.decisions = hand.decisions or list(none)
    worth = (
        hand.decisions if hand.ruled else [p + d for p, d in zip(hand.points, hand.decisions, strict=True)]
    )
    hand.scores = [old + new for old, new in zip(before, worth, strict=True)]


def random_hand(rng: Random, seats: int, dealer: int, before: Sequence[int], habits: Habits) -> Hand:
    """One hand dealt by `dealer` at this score."""
    hands, dead = deal(rng, seats)
    if rng.random() < habits.passed_out:
        hand = Hand(dealer, hands, dead, [0] * seats)
        score(hand, before, seats)
        return hand
    shape, bids = auction_shape(rng, seats, habits.rounds)
    bidder = (dealer + len(shape) - seats + 1) % seats
    strain = rng.choice(habits.strains)
    if rng.random() < habits.strong:
        strengthen(rng, hands, dead, bidder, strain)
    tricks = play(rng, strain, hands, bidder, careless(rng, habits.careless))
    hand = Hand(dealer, hands, dead, [], bidder, 0, strain, tricks)
    if rng.random() < habits.agreed:
        agree(rng, hand, seats)
    if rng.random() < habits.void:
        hand.void = True
        hand.agreed = None
        played = rng.randint(0, len(tricks) - 1)
        hand.short = tricks[played].cards[: rng.randrange(seats)]
        hand.tricks = tricks[:played]
    if rng.random() < habits.decided:
        hand.ruled = rng.random() < 0.3 and not hand.void
        hand.decisions = [rng.choice((-6, -2, 0, 2, 4)) for _ in range(oracle.sides(seats))]
        hand.decisions[0] = hand.decisions[0] or -4
    taken = tally(seats, hand.tricks, hand.agreed)[bidder % oracle.sides(seats)]
    hand.bid = final_bid(rng, seats, bids, taken)
    hand.calls = calls_for(rng, shape, bids, hand.bid)
    score(hand, before, seats)
    return hand


def agree(rng: Random, hand: Hand, seats: int) -> None:
    """Stop the play of a hand by agreement: the tricks still to play go to some seats without being played."""
    played = rng.randint(0, len(hand.tricks) - 1)
    left = len(hand.tricks) - played
    hand.short = hand.tricks[played].cards[: rng.randrange(seats)]
    hand.tricks = hand.tricks[:played]
    hand.agreed = [0] * seats
    for _ in range(left):
        hand.agreed[rng.randrange(seats)] += 1
    if rng.random() < 0.6:
        hand.agreed = [0] * seats
        hand.agreed[rng.randrange(seats)] = left


def random_game(
    rng: Random,
    seats: int = 4,
    habits: Habits = USUAL,
    start: Sequence[int] | None = None,
    target: int = 30,
    most: int = 60,
) -> Game:
    """A whole game, or the first `most` hands of it."""
    scores = list(start or [0] * oracle.sides(seats))
    game = Game(seats, list(scores), [], None, target)
    dealer = rng.randrange(seats)
    while game.verdict is None and len(game.hands) < most:
        hand = random_hand(rng, seats, dealer, scores, habits)
        game.hands.append(hand)
        scores = hand.scores
        game.verdict = oracle.verdict(scores, target)
        again = (hand.void or hand.bidder is None) and rng.random() < habits.same_dealer
        dealer = dealer if again else oracle.next_dealer(seats, dealer)
    return game
