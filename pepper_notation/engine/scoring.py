"""What a hand pays, and when and for whom the game is over.

Rules `made`, `set`, `little-pepper`, `big-pepper`, `opponents`, `target`, `both-over`, `tie`.  Works on sides and
numbers; does not know how the tricks were taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pepper_notation.engine.bids import Bid, Grade, ladder
from pepper_notation.ruleset import BothOver, Made, Opponents, RuleSet, Set, Tie
from pepper_notation.table import Side


def bidder_points(rules: RuleSet, bid: Bid, hand_tricks: int, taken: int) -> int:
    """What the bidder's side scores for its tricks: the bid's price made, or lost if it was set."""
    made = taken >= bid.tricks
    if bid.grade is Grade.BIG:
        if made:
            return 2 * hand_tricks if rules.big == "double" else rules.big
        return -(2 * hand_tricks if rules.big_set == "double" else rules.big_set)
    if bid.grade is Grade.LITTLE:
        if made:
            return hand_tricks if rules.little == "tricks" else rules.little
        return -(hand_tricks if rules.little_set == "tricks" else rules.little_set)
    if made:
        return taken if rules.made is Made.TRICKS else bid.tricks
    return -hand_tricks if rules.set is Set.FLAT else -bid.tricks


def opponent_points(rules: RuleSet, bid: Bid, made: bool, taken: int, price: int, given_up: bool) -> int:
    """What a side that did not bid scores for its tricks.

    `price` is what the bidder's side would lose if set: what `shut-out=bid` costs a side that takes no trick.
    `given_up`: nothing was played; a side that gives up before the first trick is not shut out.
    """
    if not made and bid.grade is Grade.BIG and rules.big_broken != "tricks-taken":
        return rules.big_broken
    if not made and bid.grade is Grade.LITTLE and rules.little_broken != "tricks-taken":
        return rules.little_broken
    if taken == 0 and made and rules.shut_out and not given_up:
        return -(price if rules.shut_out == "bid" else rules.shut_out)
    if made and rules.opponents is Opponents.WHEN_SET:
        return 0
    return taken


def points(
    rules: RuleSet,
    bidder: Side,
    bid: Bid,
    tricks: Sequence[int],
    given_up: bool = False,
    hand_tricks: int | None = None,
) -> tuple[int, ...]:
    """The points of a hand by side, from the tricks by side.

    `given_up`: they were agreed on before any was played.  `hand_tricks` is how many a hand has, where the tricks by
    side, as somebody counted them, do not add up to it.
    """
    hand_tricks = sum(tricks) if hand_tricks is None else hand_tricks
    made = tricks[bidder] >= bid.tricks
    price = -bidder_points(rules, bid, hand_tricks, -1)
    return tuple(
        bidder_points(rules, bid, hand_tricks, taken)
        if side == bidder
        else opponent_points(rules, bid, made, taken, price, given_up)
        for side, taken in enumerate(tricks)
    )


def splits(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many tricks can fall to so many sides."""
    if sides == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in splits(tricks - first, sides - 1):
            yield (first, *rest)


@lru_cache(maxsize=1024)
def outcomes(
    rules: RuleSet, sides: int, tricks: int, bidder: Side | None, bid: Bid | None
) -> frozenset[tuple[int, ...]]:
    """Every line of points, by side, that a hand can end with; of any bidder and any bid where those are None."""
    bidders = range(sides) if bidder is None else (bidder,)
    bids = ladder(rules, tricks) if bid is None else (bid,)
    return frozenset(
        points(rules, side, call, split, given_up)
        for side in bidders
        for call in bids
        for split in splits(tricks, sides)
        for given_up in ((False, True) if rules.shut_out else (False,))
    )


def over(rules: RuleSet, score: Sequence[int]) -> bool:
    """Whether a score after a hand ends the game (rule `target`; with `tie=play-on`, a level score does not)."""
    if rules.target == "unstated" or max(score) < rules.target:
        return False
    return not (rules.tie is Tie.PLAY_ON and level(score))


def level(score: Sequence[int]) -> bool:
    """Whether two sides or more share the highest score."""
    return sorted(score)[-1] == sorted(score)[-2]


def winners(rules: RuleSet, score: Sequence[int], bidder: Side | None) -> frozenset[Side | None]:
    """Who may be said to have won with this score, None for a draw; more than one where the rules leave it open.

    Empty when nobody has reached the target.  `bidder` is the side that bid on the last hand.
    """
    if not isinstance(rules.target, int) or not over(rules, score):
        return frozenset()
    reached = [side for side, figure in enumerate(score) if figure >= rules.target]
    if len(reached) == 1:
        return frozenset(reached)
    best = max(score)
    top = [side for side in reached if score[side] == best]
    if rules.both_over is BothOver.BIDDER and bidder in reached:
        return frozenset((bidder,))
    if len(top) > 1:
        return frozenset((None,)) if rules.tie is Tie.DRAW else frozenset((None, *top))
    return frozenset(top) if rules.both_over is not BothOver.UNSTATED else frozenset(reached)
