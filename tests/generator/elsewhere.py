"""Random games at the tables that play otherwise, and their records."""

from __future__ import annotations

from random import Random

from tests import oracle, regional
from tests.generator.draft import FileDraft, GameDraft, HandDraft, PlayDraft, TrickDraft
from tests.generator.style import Style
from tests.generator.truth import Game, Hand, Trick, deal, play, strengthen, tally
from tests.regional import Bid, Place

LETTERS = "NESW"


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


def _played(rng: Random, place: Place, hand: Hand, bid: Bid, held: list[list[int]]) -> None:
    """The tricks of a hand, by those who play."""
    assert hand.bidder is not None
    seats = regional.players(bid, hand.bidder, place.seats)
    first = regional.leader(place, hand.dealer, hand.bidder, bid, hand.strain)
    tricks = play(rng, hand.strain, [held[seat] for seat in seats], seats.index(first))
    hand.tricks = [Trick(seats[trick.leader], trick.cards, seats[trick.taker]) for trick in tricks]
    hand.taken = tally(place.seats, hand.tricks)
    hand.points = regional.points(place, hand.bidder, bid, hand.taken)


def _hand(
    rng: Random, place: Place, game: GameDraft, dealer: int, number: int, before: list[int], style: Style
) -> HandDraft:
    hands, dead = deal(rng, place.seats)
    calls = _auction(rng, place, number)
    none = [0] * oracle.sides(place.seats)
    hand = Hand(dealer, hands, dead, calls, points=none, taken=none)
    draft = HandDraft(
        hand, number + 1, LETTERS[dealer] if number == 0 or rng.random() < style.dealers else None
    )
    last = place.bids[max(calls) - 1]
    if any(calls):
        hand.bidder = (dealer + 1 + calls.index(max(calls))) % place.seats
        hand.strain = rng.choice(regional.strains_of(place, last))
        if rng.random() < 0.3:
            strengthen(rng, hands, dead, hand.bidder, hand.strain)
        _bid_on(rng, place, draft, last, style)
    hand.scores = [old + new for old, new in zip(before, hand.points, strict=True)]
    words = [place.bids[call - 1].word if call else "pass" for call in calls]
    if max(calls) == len(place.bids) and rng.random() >= style.last_passes:
        del words[calls.index(max(calls)) + 1 :]
    draft.calls = [
        (LETTERS[(dealer + 1 + n) % place.seats] if rng.random() < style.callers else None, word)
        for n, word in enumerate(words)
    ]
    if rng.random() < style.deals:
        draft.deals = {
            LETTERS[seat]: [oracle.CARDS[card] for card in cards] for seat, cards in enumerate(hands)
        }
    for name, values in (("tricks", hand.taken), ("points", hand.points), ("score", hand.scores)):
        if rng.random() < getattr(style, name) and (hand.bidder is not None or name == "score"):
            draft.figures[name] = game.each(values)
    return draft


def _bid_on(rng: Random, place: Place, draft: HandDraft, bid: Bid, style: Style) -> None:
    """Exchange, play and words of a hand that was bid on."""
    hand = draft.truth
    assert hand.bidder is not None
    partner = (hand.bidder + 2) % place.seats
    held = [list(cards) for cards in hand.hands]
    lines = []
    if bid.exchange:
        given = [rng.choice(held[seat]) for seat in (hand.bidder, partner)]
        for seat, own, other in ((hand.bidder, *given), (partner, *reversed(given))):
            held[seat][held[seat].index(own)] = other
        lines.append(
            f"swap {LETTERS[hand.bidder]}:{oracle.CARDS[given[0]]} {LETTERS[partner]}:{oracle.CARDS[given[1]]}"
        )
    if bid.alone and rng.random() < 0.7:
        lines.append(f"out {LETTERS[partner]}")
    if lines:
        draft.extra["hand"] = "\n".join(lines)
    _played(rng, place, hand, bid, held)
    seats = regional.players(bid, hand.bidder, place.seats)
    draft.trump = (LETTERS[hand.bidder] if rng.random() < style.namer else None, hand.strain)
    if rng.random() < style.contract:
        draft.contract = [LETTERS[hand.bidder], bid.word, hand.strain]
    for number, trick in enumerate(hand.tricks, 1):
        start = seats.index(trick.leader)
        order = seats[start:] + seats[:start]
        plays = [
            PlayDraft(oracle.CARDS[card], LETTERS[seat] if rng.random() < style.players else None)
            for seat, card in zip(order, trick.cards, strict=True)
        ]
        taker = LETTERS[trick.taker] if rng.random() < style.takers else None
        draft.tricks.append(TrickDraft(number, plays, taker))


def file_elsewhere(rng: Random, place: Place, style: Style, most: int = 12) -> FileDraft:
    """The words of a file of one game at a table that plays otherwise, or of its first hands."""
    seats = place.seats
    none = [0] * oracle.sides(seats)
    letters = LETTERS[:seats]
    game = GameDraft(Game(seats, none, []), letters, [""] * seats, rules=list(place.rules or [place.name]))
    game.seats = None if seats == 4 else [(letter, "") for letter in letters]
    dealer, scores = rng.randrange(seats), none
    for number in range(most):
        game.hands.append(_hand(rng, place, game, dealer, number, scores, style))
        game.truth.hands.append(game.hands[-1].truth)
        scores = game.hands[-1].truth.scores
        dealer = oracle.next_dealer(seats, dealer)
        if regional.is_over(place, scores):
            level = scores.count(max(scores)) > 1
            game.truth.verdict = "draw" if level else scores.index(max(scores))
            game.winner = "draw" if level else game.side(scores.index(max(scores)))
            break
    return FileDraft("1", [game])


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
