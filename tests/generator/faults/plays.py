"""Faults of the play: cards that may not be played, that are not held, that are missing or too many."""

from __future__ import annotations

from random import Random

from tests import oracle
from tests.generator.draft import HandDraft
from tests.generator.faults.kinds import (
    Case,
    UnfitError,
    a_game,
    a_played,
    at,
    drafted,
    finish,
    kind,
    known_style,
    pick,
    settle,
)
from tests.generator.style import Style
from tests.generator.truth import Game, Hand, play


class _Revoke:
    """Makes one seat revoke once in a hand, at the first chance from a trick on."""

    def __init__(self, rng: Random, strain: str, start: int, bower: bool = False) -> None:
        self.rng, self.strain, self.start, self.bower = rng, strain, start, bower
        self.done: tuple[int, int] | None = None
        """The trick and the card."""

    def __call__(self, trick: int, seat: int, hand: list[int], led: int | None) -> int | None:
        if self.done or led is None or trick < self.start:
            return None
        suit = oracle.SUIT_OF[self.strain][led]
        following = [card for card in hand if suit >> card & 1]
        others = [card for card in hand if not suit >> card & 1]
        if self.bower:
            # The left bower is the only trump, and its holder thinks that it belongs to the other suit; or that
            # suit is led, and the left bower is played to it though there are others of the suit.
            left = [card for card in hand if is_left(self.strain, card)]
            if not left or (
                following != left and not (left[0] in others and _printed(left[0]) == _printed(led))
            ):
                return None
            others = others if following == left else left
        if not following or not others:
            return None
        card = self.rng.choice(others)
        self.done = (trick, card)
        return card


def _printed(card: int) -> str:
    return oracle.CARDS[card][1]


def is_left(strain: str, card: int) -> bool:
    """Whether the card is the left bower."""
    return strain in oracle.STRAINS[:4] and oracle.CARDS[card] == oracle.ORDERS[strain][0].split()[1]


def revoked(rng: Random, game: Game, bower: bool = False) -> tuple[Hand, int, int]:
    """Make a player revoke in a game; the hand, the trick and the card."""
    hand = pick(rng, [hand for hand in game.hands if hand.bidder is not None])
    assert hand.bidder is not None
    revoke = _Revoke(rng, hand.strain, rng.randrange(len(hand.hands[0]) - 1), bower)
    hand.tricks = play(rng, hand.strain, hand.hands, hand.bidder, revoke)
    if revoke.done is None:
        raise UnfitError
    settle(game)
    return hand, *revoke.done


def revoke_case(rng: Random, style: Style, bower: bool = False, mark: str = "", code: str = "PN401") -> Case:
    """A record of a game in which a player revokes."""
    game = a_game(rng)
    hand, trick, card = revoked(rng, game, bower)
    draft, written = drafted(rng, style, game)
    place = [known.truth for known in written.hands].index(hand)
    plays = written.hands[place].tricks[trick].plays
    step = [play.card for play in plays].index(oracle.CARDS[card])
    if mark:
        plays[step].card += mark
    return at(finish(rng, draft, style), code, 0, place, trick, "card", step)


@kind
def revoke_by_the_deals(rng: Random) -> Case:
    return revoke_case(rng, known_style(rng, deals=1.0, dead=1.0, shown=0.0))


@kind
def revoke_by_a_later_play(rng: Random) -> Case:
    return revoke_case(rng, known_style(rng, deals=0.0, dead=0.0, shown=0.0))


@kind
def revoke_in_any_style(rng: Random) -> Case:
    return revoke_case(rng, known_style(rng, shown=0.0).but(whole_deals=rng.random()))


@kind
def revoke_with_the_left_bower(rng: Random) -> Case:
    return revoke_case(rng, known_style(rng, shown=0.0), bower=True)


def a_card(rng: Random, hand: HandDraft, first: int = 0) -> tuple[int, int]:
    trick = rng.randrange(first, len(hand.tricks))
    return trick, rng.randrange(len(hand.tricks[trick].plays))


def before(hand: HandDraft, trick: int, step: int) -> list[str]:
    """The cards played before this one."""
    earlier = [play.card for known in hand.tricks[:trick] for play in known.plays]
    return earlier + [play.card for play in hand.tricks[trick].plays[:step]]


@kind
def card_of_another_hand(rng: Random) -> Case:
    return _not_held(rng, None)


@kind
def card_of_the_dead_hand(rng: Random) -> Case:
    return _not_held(rng, 2)


def _not_held(rng: Random, seats: int | None) -> Case:
    """With all deals known, a card that lies in another hand and has not been played; of two, in the dead one."""
    style = known_style(rng, deals=1.0, dead=1.0, shown=0.0)
    draft, game = drafted(rng, style, a_game(rng, seats))
    place, hand = a_played(rng, game)
    trick, step = a_card(rng, hand)
    seat = (hand.truth.tricks[trick].leader + step) % len(game.letters)
    gone = before(hand, trick, step)
    others = [cards for number, cards in enumerate(hand.truth.hands) if number != seat]
    theirs = [
        oracle.CARDS[card] for cards in (others if seats is None else [hand.truth.dead]) for card in cards
    ]
    hand.tricks[trick].plays[step].card = pick(rng, [card for card in theirs if card not in gone])
    return at(finish(rng, draft, style), "PN404", 0, place, trick, "card", step)


@kind
def card_that_has_been_played(rng: Random) -> Case:
    """A card that was played to an earlier trick; deals written or not."""
    style = known_style(rng, shown=0.0, takers=1.0, taker_side=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick, step = a_card(rng, hand, 1)
    hand.tricks[trick].plays[step].card = pick(rng, before(hand, trick, 0))
    return at(finish(rng, draft, style), "PN405", 0, place, trick, "card", step)


@kind
def card_twice_in_a_trick(rng: Random) -> Case:
    style = known_style(rng, shown=0.0, takers=1.0, taker_side=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    trick = rng.randrange(len(hand.tricks))
    plays = hand.tricks[trick].plays
    step = rng.randrange(1, len(plays))
    plays[step].card = plays[rng.randrange(step)].card
    return at(finish(rng, draft, style), "PN405", 0, place, trick, "card", step)


@kind
def card_of_ones_own_played_too_early(rng: Random) -> Case:
    """A player's later card stands in the place of another of the same player's; the later place is the fault."""
    style = known_style(rng, shown=0.0, takers=1.0, taker_side=0.0, alternatives=0.0)
    draft, game = drafted(rng, style)
    place, hand = a_played(rng, game)
    seats, tricks = len(game.letters), hand.truth.tricks
    early, late = sorted(rng.sample(range(len(tricks)), 2))
    seat = rng.randrange(seats)
    before, after = ((seat - tricks[number].leader) % seats for number in (early, late))
    hand.tricks[early].plays[before].card = hand.tricks[late].plays[after].card
    return at(finish(rng, draft, style), "PN405", 0, place, late, "card", after)
