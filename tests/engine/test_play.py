"""Who leads, who may play what, who takes a trick (rules `first-lead`, `follow-suit`, `trick-winner`, `alone`)."""

from __future__ import annotations

from pepper_notation.cards import BY_TEXT, Strain, cards_in
from pepper_notation.engine.bids import numbered
from pepper_notation.engine.play import first_leader, playable, plays_alone, winner
from pepper_notation.engine.special import has_exchange
from pepper_notation.presets import PRESETS
from pepper_notation.ruleset import Alone, Exchange, FirstLead
from pepper_notation.table import FOUR

DENEXA = PRESETS["denexa"]


def trick(cards: str, strain: Strain) -> str:
    played = [BY_TEXT[card] for card in cards.split()]
    return cards.split()[winner(played, strain)]


def hand(cards: str) -> int:
    return sum(1 << BY_TEXT[card] for card in cards.split())


def open_to(cards: str, led: str | None, strain: Strain) -> set[str]:
    mask = playable(hand(cards), None if led is None else BY_TEXT[led], strain)
    return {card.text for card in cards_in(mask)}


def test_the_highest_trump_takes_a_trick_else_the_highest_card_of_the_suit_led() -> None:
    assert trick("9c Ac Ks Tc", Strain.HEARTS) == "Ac"
    assert trick("9c As Ks Ts", Strain.HEARTS) == "9c"
    assert trick("9c Ac 9h Jd", Strain.HEARTS) == "Jd"


def test_of_two_equal_cards_the_first_takes_the_trick() -> None:
    ace = BY_TEXT["Ac"]
    assert winner([ace, ace], Strain.HEARTS) == 0


def test_any_card_may_be_led_and_the_suit_led_is_followed_by_who_has_it() -> None:
    assert open_to("9c Jd Th", None, Strain.HEARTS) == {"9c", "Jd", "Th"}
    assert open_to("9c Jd Th", "Ah", Strain.HEARTS) == {"Jd", "Th"}
    assert open_to("9c Jd Th", "Ad", Strain.HEARTS) == {"9c", "Jd", "Th"}


def test_nobody_plays_alone_and_nothing_is_exchanged_where_the_rules_have_neither() -> None:
    four = numbered(DENEXA, 6, 4)
    assert four is not None
    rules = DENEXA.model_copy(update={"alone": Alone.NONE, "exchange": Exchange.NONE})
    assert plays_alone(rules, four) is False
    assert has_exchange(rules, four) is False


def test_who_leads_is_not_known_where_what_decides_it_is_not() -> None:
    four = numbered(DENEXA, 6, 4)
    lone = DENEXA.model_copy(update={"first_lead": FirstLead.LEFT_OF_DEALER_OR_LONE_BIDDER})
    dealer = DENEXA.model_copy(update={"first_lead": FirstLead.LEFT_OF_DEALER})
    assert first_leader(lone, FOUR, 3, 0, None, Strain.HEARTS) is None
    assert first_leader(dealer, FOUR, None, 0, four, Strain.HEARTS) is None
    assert first_leader(dealer, FOUR, 3, 1, four, Strain.HEARTS) == 0
