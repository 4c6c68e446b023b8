"""What only some rule sets have: an exchange of cards, strains kept for certain bids, hands with a forced bid.

Rules `exchange`, `no-trump-rank`, `low-no-trump`, `little-pepper`, `bid-ladder`.  Answers questions about bids and
strains; does not know what a record shows.
"""

from __future__ import annotations

from pepper_notation.cards import Strain
from pepper_notation.engine.bids import Bid, Grade, ladder
from pepper_notation.ruleset import Exchange, LittleStrain, RuleSet, YesNo


def has_exchange(rules: RuleSet, bid: Bid) -> bool:
    """Whether bidder and partner exchange a card each under this bid (rule `exchange`)."""
    match rules.exchange:
        case Exchange.BELOW_BIG:
            return bid.grade is not Grade.BIG
        case Exchange.LITTLE:
            return bid.grade is Grade.LITTLE
        case Exchange.NONE:
            return False


def has_strain(rules: RuleSet, strain: Strain) -> bool:
    """Whether these rules have the strain at all."""
    if strain is Strain.LOW:
        return rules.low is YesNo.YES
    return strain is not Strain.NO_TRUMP or rules.no_trump is YesNo.YES


def may_name(rules: RuleSet, bid: Bid, strain: Strain) -> bool:
    """Whether the winner of a bid may name a strain that these rules have."""
    if strain.trump is not None:
        return True
    if bid.grade is Grade.LITTLE and rules.little_strain is LittleStrain.SUIT:
        return False
    return bid.grade is not Grade.NUMBER or bid.tricks >= rules.no_trump_min


def forced_bid(rules: RuleSet, hand_tricks: int, number: int | None) -> Bid | None:
    """The bid that the dealer's left must make in a game's first hands, nobody else bidding (rule `bid-ladder`).

    `number` is the hand's in its game; where it is not known, nothing is forced.
    """
    if number is None or not 1 <= number <= rules.forced_hands:
        return None
    return ladder(rules, hand_tricks)[0]
