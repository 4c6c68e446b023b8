"""What a record proves of who followed suit (fourth law)."""

from __future__ import annotations

from pepper_notation.replay.frames import Basis, Legality, PlayFrame
from tests.checks.marked import findings, holds
from tests.render.replayed import games_of

BID = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump hearts\n"
THREE_HANDS = "deal N: Jh Kh Qh Ac Tc 9s\ndeal E: Jd 9d Kd Qc Jc 9c\ndeal S: Ah Th 9h As Ks Qs\n"
"""West holds Kc Td Qd Ad Ts Js."""


def play(text: str, trick: int, place: int) -> PlayFrame:
    """A card of the hand, by trick and place from 1."""
    return games_of(BID + text)[0].hands[0].frame.tricks[trick - 1].plays[place - 1]


def test_the_hand_that_is_left_of_the_pack_proves_a_revoke() -> None:
    assert holds(BID + THREE_HANDS + "1. N: Ac 9c As «PN401|Td» = N\nclaim N rest\n")
    (told,) = findings(BID + THREE_HANDS + "1. N: Ac 9c As Td = N\nclaim N rest\n")
    assert told.labels[-1].text == "clubs were led"
    assert play(THREE_HANDS + "1. N: Ac 9c As Td\n", 1, 4).basis is Basis.ELIMINATION


def test_the_hand_that_is_left_of_the_pack_proves_a_void() -> None:
    void = play(THREE_HANDS + "1. N: Kh Jd 9h Td\n", 1, 4)
    assert (void.legality, void.basis) == (Legality.LEGAL, Basis.VOID)


def test_cards_that_were_shown_and_taken_back_are_held_from_then_on() -> None:
    shown = "1. N: As 9d~9s Ts Ks = N\n2. N: Ac 9h~9c Tc Qc = N\n"
    assert holds(BID + shown + "3. N: Ad «PN401|Kc» Td Qd = N\nclaim N rest\n")
    assert holds(BID + shown + "3. N: Jh «PN401|Kc» Th Qh = N\nclaim N rest\n")


def test_a_card_that_somebody_else_plays_was_not_held_for_all_that_was_shown() -> None:
    shown = "1. N: As 9d~9s Ts Ks = N\n"
    assert holds(BID + shown + "2. N: Ad Kc Td 9d = N\nclaim N rest\n")


def test_a_card_too_many_in_a_line_is_one_that_was_not_held() -> None:
    line = "deal E: 9c Tc Jc Qc Kc {} 9h\n".format
    one, two = line("9d"), line("9d Td")
    assert holds(BID + "deal «PN202|E»" + one[6:] + "1. N: Ad 9h As Qd = E\nclaim N rest\n")
    assert holds(BID + "deal «PN202|E»" + two[6:] + "1. N: Ad 9h As Qd = E\nclaim N rest\n")
    assert holds(
        BID + "deal «PN202|E»: 9c Tc 9d Td Kd Jd Qd 9h\n1. N: Ad «PN401|9h» As Ks = E\nclaim N rest\n"
    )


def test_in_a_trick_with_a_card_too_few_only_those_are_judged_who_are_named() -> None:
    east = "deal E: 9c Tc Jc Qc Kc 9h\n"
    assert play(east + "1. N: Ac Jd Td\n", 1, 2).basis is Basis.UNKNOWN_SEAT
    assert play(east + "1. N: Ac E:9h Td\n", 1, 2).legality is Legality.ILLEGAL


def test_what_a_seat_shows_in_the_same_trick_is_no_later_card() -> None:
    assert play("1. N: Ac E:9h Td E:9c\n", 1, 2).legality is not Legality.ILLEGAL


def told(text: str) -> tuple[str, list[tuple[int, int, str]]]:
    """What the one finding of a hand says, and where its labels stand."""
    (finding,) = findings(BID + text)
    return finding.said(), [(*label.place[:2], label.text) for label in finding.labels]


def test_a_card_taken_back_later_was_held_whatever_was_played_unseen() -> None:
    text = "1. N: As ? Ts Ks = N\n2. N: Ad Kc Td Qd = N\n3. N: Jh {}9h Th Qh = N\nclaim N rest\n"
    said, labels = told(text.format("9d~"))
    assert said == "E played Kc and did not follow: diamonds were led, and E held 9d"
    assert labels == [(6, 7, "diamonds were led"), (7, 10, "shown and taken back, so it was held")]
    assert play(text.format("9d~"), 2, 2).basis is Basis.TAKEN_BACK
    assert holds(BID + text.format(""))
    assert holds(BID + text.format("9s~"))


def test_of_the_cards_taken_back_later_the_first_that_follows_proves_it() -> None:
    text = "1. N: As ? Ts Ks = N\n2. N: Ad Kc Td Qd = N\n3. N: Jh 9s~9h Th Qh = N\n4. N: Ac 9d~9c Tc Qc = N\n"
    said, labels = told(text + "claim N rest\n")
    assert said.endswith("and E held 9d")
    assert labels[1][:2] == (8, 10)


def test_a_card_taken_back_at_once_and_the_ones_played_later_were_all_held() -> None:
    said, labels = told("1. N: Ah 9h~9s Th Qh = N\n2. N: Kh Jd Ac Tc = E\nclaim N rest\n")
    assert said.startswith("E played 9s and did not follow: hearts were led, and E held Jd and 9h")
    assert labels == [(5, 7, "hearts were led"), (5, 10, "shown and taken back, so it was held")]


def test_all_the_cards_that_it_plays_later_were_held() -> None:
    said, _ = told("1. N: Ad 9s Td Qd = N\n2. N: Jh 9d Th Qh = N\n3. N: Ac Kd Tc Qc = N\nclaim N rest\n")
    assert said.startswith("E played 9s") and said.endswith("and E held 9d and Kd")


def test_in_another_line_a_card_was_held_that_the_hand_itself_shows() -> None:
    main = "1. N: As 9s Ts Ks = N\n2. N: Ah 9h Th Qh = N\nclaim N rest\n"
    said, labels = told(main + "alt 2\n2. N: Ah Kd Th Qh = N\nend\n")
    assert said == "E played Kd and did not follow: hearts were led, and E held 9h"
    assert labels[1] == (6, 10, "E plays it later, so it was held")
    spades = "1. N: As 9s Ts Ks = N\n2. N: Ah 9d Th Qh = N\nclaim N rest\n"
    assert holds(BID + spades + "alt 2\n2. N: Ah Kd Th Qh = N\nend\n")


def test_a_card_that_the_deal_contradicts_is_illegal_whether_it_follows_or_not() -> None:
    east = "deal E: 9c Tc Jc Qc Kc 9h\n"
    for card in ("Ad", "Ac"):
        assert play(east + f"1. N: As {card} Ts Ks\n", 1, 2).legality is Legality.ILLEGAL


def test_after_a_contradiction_a_seats_following_is_not_judged() -> None:
    east = "deal E: 9c Tc Jc Qc Kc 9h\n"
    text = east + "1. N: As Ad Ts Ks = N\n2. N: Ac 9h Jd 9d\n"
    assert (play(text, 2, 2).legality, play(text, 2, 2).basis) == (Legality.UNKNOWN, Basis.DOUBT)


def test_a_named_card_of_a_trick_with_a_card_too_few_is_gone() -> None:
    east = "deal E: 9c Td Jd Qd Kd 9h\n"
    named = play(east + "1. N: Ac E:9c Tc\n2. N: Kc Td Qc Jc\n", 2, 2)
    assert (named.legality, named.basis) == (Legality.LEGAL, Basis.VOID)
    assert play(east + "1. N: Ac 9c Tc\n2. N: Kc Td Qc Jc\n", 2, 2).basis is Basis.OPEN
    claimed = play(east + "1. N: As Td\nclaim N rest\n", 1, 2)
    assert (claimed.legality, claimed.basis) == (Legality.LEGAL, Basis.VOID)


def test_a_card_shown_twice_makes_its_first_player_doubtful_from_the_first_time_on() -> None:
    text = "1. N: Ah 9h Th Qh = N\n2. N: As Kc Ts Ks = N\n3. N: Ac 9s 9h Tc\n"
    assert play(text, 2, 2).basis is Basis.DOUBT
    once = play(text.replace("9h Tc", "Jc Tc"), 2, 2)
    assert (once.legality, once.basis) == (Legality.ILLEGAL, Basis.LATER_PLAY)


def test_a_named_card_of_a_trick_with_a_card_too_few_shows_what_was_held() -> None:
    text = "1. N: Ad Kc Td Qd = N\n2. N: Ac {}9d Tc\n"
    assert play(text.format("E:"), 1, 2).basis is Basis.LATER_PLAY
    assert play(text.format(""), 1, 2).basis is Basis.OPEN
