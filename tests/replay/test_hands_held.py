"""Who holds what at a moment of a hand, as far as the record tells."""

from __future__ import annotations

from pepper_notation.cards import Strain, cards_in, mask_of
from pepper_notation.replay.frames import HandFrame
from pepper_notation.replay.hands_held import START, Held, Moment, by_suit, held
from tests.render.replayed import games_of, sample

BID = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump hearts\n"
N, E, S, W = range(4)


def frame(text: str) -> HandFrame:
    return games_of(text)[0].hands[0].frame


def cards(hand: Held) -> str:
    return " ".join(card.text for card in cards_in(hand.cards))


def test_a_hand_is_what_was_dealt_less_what_was_played() -> None:
    hand = sample("hands/ann-keeps-the-king")[0].hands[0].frame
    assert cards(held(hand, N)) == "9c Jc Kc Qd 9h Th"
    assert cards(held(hand, N, Moment(1))) == "9c Jc Kc 9h Th"
    assert cards(held(hand, N, Moment(1, 3))) == "9c Kc 9h Th"
    assert held(hand, N, Moment(6)) == Held()


def test_the_rest_of_the_pack_is_the_last_hand() -> None:
    dealt = "deal N: Jh Kh Qh Ac Tc 9s\ndeal E: Jd 9d Kd Qc Jc 9c\ndeal S: Ah Th 9h As Ks Qs\n"
    assert cards(held(frame(BID + dealt), W)) == "Kc Td Qd Ad Ts Js"


def test_cards_that_are_played_later_were_held_and_the_rest_is_unknown() -> None:
    hand = held(frame(BID + "1. N: Ah 9h Th Qh\n2. N: Kh 9s Ts Qs\n"), E)
    assert (cards(hand), hand.unknown, hand.whole) == ("9h 9s", 4, False)
    later = held(frame(BID + "1. N: Ah 9h Th Qh\n2. N: Kh 9s Ts Qs\n"), E, Moment(1))
    assert (cards(later), later.unknown) == ("9s", 4)


def test_tricks_that_are_missing_were_played_all_the_same() -> None:
    assert held(frame(BID + "5. N: Ah 9h Th Qh\n6. N: Kh 9s Ts Qs\n"), E).size == 2


def test_some_diamond_is_a_card_of_the_hand() -> None:
    hand = held(frame(BID + "deal N: Jh ?d ...\n"), N)
    assert (cards(hand), len(hand.suits), hand.unknown) == ("Jh", 1, 4)


def test_an_exchange_changes_both_hands() -> None:
    hand = sample("hands/moon-by-wolf-rules")[0].hands[0].frame
    assert "Ah" not in cards(held(hand, N, exchanged=False)) and "9c" in cards(held(hand, N, exchanged=False))
    assert "Ah" in cards(held(hand, N)) and "9c" not in cards(held(hand, N))
    assert "9c" in cards(held(hand, S)) and held(hand, S).size == 6


def test_who_sits_out_keeps_every_card() -> None:
    hand = sample("hands/moon-by-wolf-rules")[0].hands[0].frame
    assert held(hand, S, Moment(6)).size == 6
    assert held(hand, N, Moment(6)).size == 0


def test_a_hand_is_sorted_trumps_first_with_the_bowers_at_their_head() -> None:
    hand = mask_of(
        cards_in(held(sample("lessons/02-following-the-left-bower")[0].hands[0].frame, W, START).cards)
    )
    sorted_by = [[card.text for card in own] for _, own in by_suit(hand, Strain.SPADES)]
    assert sorted_by == [["Jc"], ["Qh", "9h"], ["Ad", "Kd", "Td"]]


def test_under_low_the_nine_is_the_highest() -> None:
    assert [card.text for _, own in by_suit(0b111111, Strain.LOW) for card in own] == [
        "9c", "Tc", "Jc", "Qc", "Kc", "Ac",
    ]  # fmt: skip
