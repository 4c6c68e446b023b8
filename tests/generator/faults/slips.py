"""Slips of the pen: one word of a clean record written otherwise, left out or doubled.

Nothing is said here of what has to be found: a slip is one mistake, so that it gives one finding at most.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests import oracle
from tests.generator.draft import GameDraft, HandDraft
from tests.generator.faults.kinds import UnfitError, a_game, a_played, drafted, finish, known_style, pick
from tests.generator.truth import Habits

Slip = Callable[[Random, GameDraft, HandDraft], None]
SLIPS: dict[str, Slip] = {}
"""Every slip by its name."""


def slip(make: Slip) -> Slip:
    """Register a slip under its function's name."""
    SLIPS[make.__name__.replace("_", "-")] = make
    return make


def _other(rng: Random, game: GameDraft, word: str) -> str:
    """Another seat, or another side."""
    words = list(game.letters) if len(word) == 1 else [game.side(0), game.side(1)]
    return rng.choice([other for other in words if other != word])


@slip
def a_figure(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A figure of tricks, points or score."""
    figures = hand.figures[pick(rng, list(hand.figures))]
    which = rng.randrange(len(figures))
    side, value = figures[which]
    figures[which] = (side, value + rng.choice((-10, -3, -2, -1, 1, 2, 3, 9)))


@slip
def the_letter_of_a_player(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The letter before a card."""
    play = pick(rng, [play for trick in hand.tricks for play in trick.plays if play.player])
    play.player = _other(rng, game, play.player or "")


@slip
def the_winner_of_a_trick(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The seat or side after `=`."""
    trick = pick(rng, [trick for trick in hand.tricks if trick.taker])
    trick.taker = _other(rng, game, trick.taker or "")


@slip
def who_named_trumps(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The letter after `trump`."""
    if hand.trump is None or hand.trump[0] is None:
        raise UnfitError
    hand.trump = (_other(rng, game, hand.trump[0]), hand.trump[1])


@slip
def the_letter_of_a_caller(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The letter before a call."""
    assert hand.calls is not None
    place = pick(rng, [place for place, (caller, _) in enumerate(hand.calls) if caller])
    caller, call = hand.calls[place]
    hand.calls[place] = (_other(rng, game, caller or ""), call)


@slip
def a_call(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A call is another."""
    assert hand.calls is not None
    place = rng.randrange(len(hand.calls))
    caller, call = hand.calls[place]
    words = ("pass", "1", "2", "3", "4", "5", "6", "7", "9", "little", "big")
    hand.calls[place] = (caller, rng.choice([word for word in words if word != call]))


@slip
def the_strain(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The strain that was named is another."""
    if hand.trump is None:
        raise UnfitError
    namer, strain = hand.trump
    hand.trump = (namer, rng.choice([word for word in oracle.STRAINS[:5] if word != strain]))


@slip
def a_call_left_out(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A call is not written."""
    assert hand.calls is not None
    del hand.calls[rng.randrange(len(hand.calls))]


@slip
def two_cards_changed_over(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """Two neighbouring cards of a trick stand in each other's place."""
    plays = rng.choice(hand.tricks).plays
    place = rng.randrange(len(plays) - 1)
    plays[place].card, plays[place + 1].card = plays[place + 1].card, plays[place].card


@slip
def two_tricks_changed_over(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """Two neighbouring trick lines stand in each other's place."""
    if len(hand.tricks) < 2:
        raise UnfitError
    place = rng.randrange(len(hand.tricks) - 1)
    hand.tricks[place : place + 2] = hand.tricks[place + 1], hand.tricks[place]


@slip
def the_dealer(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The letter after `dealer`; in a first hand nothing says who it should be."""
    if hand is game.hands[0] or hand.dealer is None:
        raise UnfitError
    hand.dealer = _other(rng, game, hand.dealer)


@slip
def the_number_of_a_trick(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The number before a trick."""
    trick = rng.choice(hand.tricks)
    trick.number = rng.choice([number for number in range(1, 10) if number != trick.number])


@slip
def the_number_of_a_hand(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The number after `hand`."""
    hand.number = rng.choice([number for number in range(1, 12) if number != hand.number])


@slip
def the_bidder_in_the_contract(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The first word of `contract`."""
    if hand.contract is None:
        raise UnfitError
    hand.contract[0] = _other(rng, game, hand.contract[0])


@slip
def the_bid_in_the_contract(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The bid in `contract`."""
    if hand.contract is None:
        raise UnfitError
    bids = ("1", "2", "3", "4", "5", "little", "big")
    hand.contract[1] = rng.choice([bid for bid in bids if bid != hand.contract[1]])


@slip
def a_card_left_out(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A card of a trick is not written."""
    plays = rng.choice(hand.tricks).plays
    del plays[rng.randrange(len(plays))]


@slip
def a_card_doubled(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A card of a trick is written twice."""
    plays = rng.choice(hand.tricks).plays
    place = rng.randrange(len(plays))
    plays.insert(place, plays[place])


@slip
def a_trick_left_out(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """A trick is not written."""
    del hand.tricks[rng.randrange(len(hand.tricks))]


@slip
def the_winner_of_the_game(rng: Random, game: GameDraft, hand: HandDraft) -> None:
    """The word after `winner`."""
    if game.winner is None:
        raise UnfitError
    words = (game.side(0), game.side(1), "draw", "none")
    game.winner = rng.choice([word for word in words if word != game.winner])


def with_slip(rng: Random, name: str) -> str:
    """A record with this slip in one of its hands."""
    style = known_style(rng, alternatives=0.0, shown=0.0, dealers=1.0)
    draft, game = drafted(rng, style, a_game(rng, habits=Habits(passed_out=0.0)))
    _, hand = a_played(rng, game)
    SLIPS[name](rng, game, hand)
    return finish(rng, draft, style).text
