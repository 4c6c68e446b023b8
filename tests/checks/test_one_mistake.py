"""One mistake, one finding: what one slip of the pen does to the statements around it."""

from tests.checks.marked import findings, holds, unmarked
from tests.checks.test_play import DEALT, PLAYED

DEALS = """deal N: Qd Kh Js Th 9s Ac
deal E: 9h 9c Ad As Qc Tc
deal S: Jd Qh Jh Jc Kc Kd
deal W: Ah 9d Td Ks Qs Ts
"""


def test_a_card_that_stands_twice_is_doubtful_at_both_places_also_in_a_last_trick_cut_short() -> None:
    assert holds(
        """rules denexa
hand 1 dealer W
contract N 5 clubs
5. N:Tc 9d Qc Td = E
6. E:«PN405|9d» 9s Qd
claim W rest
"""
    )


def test_the_hands_tell_who_led_though_one_card_of_the_trick_is_not_known() -> None:
    """The fifth trick has As a second time, so that its winner is not known; S leads the sixth."""
    assert holds(
        f"""rules denexa
hand 1 dealer E
{DEALS}bid pass 3 pass pass pass
trump W: hearts
1. W:9d Qd Ad Kd
2. 9c Kc Ts ?c
3. Js As Jh Qs
4. Jc Td Kh Qc = N
5. ?h 9h «PN405|As» Ah
6. Qh Ks 9s ?c
tricks NS 5 EW 1
"""
    )


def test_a_count_that_follows_from_a_wrong_lead_is_its_consequence_though_other_winners_are_not_known() -> (
    None
):
    """With As in place of Jh, N took the sixth trick, as the next lead says."""
    assert holds(
        """rules denexa
seats N E
hand 1 dealer N
deal N: Jc Ac 9h 9d Jh As Th Js
deal E: Ts Qs Ks Tc Qc Kc Qd Kd
dead Ah 9c 9s Td Jd Ad Kh Qh
bid 5 6 pass
trump no-trump
1. N:?h Tc
2. N:? Qc
3. E:Ts Js
4. N:?h Kd
5. N:?d Qd
6. E:? Jh
7. N:«PN403|9h» Ks
8. N:? ?c
tricks N 6 E 2
"""
    )


def test_a_dealer_whose_letter_alone_is_wrong_is_one_mistake() -> None:
    """N, E, S, W dealt in turn; the second hand says W."""
    sheet = "contract NS 4 hearts; tricks NS 4 EW 2\n"
    text = "rules denexa\n" + "".join(
        f"hand {number} dealer {dealer}; {sheet}"
        for number, dealer in enumerate(("N", "«PN601|W»", "S", "W"), 1)
    )
    assert holds(text)
    [finding] = findings(unmarked(text)[0])
    assert [(one.place.line, one.text) for one in finding.consequences] == [
        (4, "the deal goes on from the player whose turn it was")
    ]


def test_a_deal_that_goes_on_from_the_wrong_dealer_is_one_mistake() -> None:
    sheet = "contract NS 4 hearts; tricks NS 4 EW 2\n"
    assert holds(
        "rules denexa\n"
        + "".join(
            f"hand {number} dealer {dealer}; {sheet}"
            for number, dealer in enumerate(("N", "«PN601|W»", "N", "E", "«PN601|W»"), 1)
        )
    )


def test_after_a_slip_in_the_dealers_letter_an_unwritten_dealer_follows_from_the_calls() -> None:
    """E dealt the second hand, S the third: so says who named trumps."""
    called = "bid 4 pass pass pass; trump {}: hearts; tricks NS 4 EW 2\n"
    assert holds(
        "rules denexa\n"
        f"hand 1 dealer N; {called.format('E')}"
        f"hand 2 dealer «PN601|W»; {called.format('S')}"
        f"hand 3; {called.format('W')}"
    )


def test_of_a_card_that_its_player_cannot_hold_nothing_else_is_said() -> None:
    """The letter before 9c is wrong: W held the card, and it was W's turn."""
    assert holds(
        """rules denexa
hand 4 dealer W
deal N: As Js Kh Qd Ks Kd
deal E: Ah 9h 9s 9d Ac Jh
deal S: Kc Tc Ts Td Ad Jc
deal W: Qs Qc Qh Th Jd 9c
bid pass pass 5 little pass pass pass
trump clubs
1. Qh N:Kh E:9h S:Ts
2. Ks E:9s Td W:Qs = NS
3. Js Ac Tc E:«PN404|9c»
4. As 9d Jc W:Jd = NS
5. Kc Qc Qd E:Jh
tricks NS 5 EW 1
"""
    )


def test_a_lead_left_out_is_one_mistake_though_the_next_card_is_named() -> None:
    """W led to the fourth trick; the card is missing."""
    assert holds(
        """rules denexa
hand 4 dealer N
deal N: Ah Kd Jh Kh Qd 9c
deal E: Ac Qh 9d Td Qc 9h
deal S: Th Kc Tc Ad Jd 9s
deal W: Js Jc As Ks Qs Ts
bid pass pass 1 pass pass pass
trump W: spades
1. As N:Ah E:9h 9s = W
2. Jc N:Kh E:9d S:Kc = W
3. Ks N:9c Td S:Th = W
«PN406|4.» N:Kd E:Qc Ad = W
5. Qs Jh E:Ac S:Tc = W
6. Ts N:Qd E:Qh Jd = W
points NS +0 EW +6
"""
    )


def test_a_card_written_twice_in_a_row_is_one_card_too_many_and_no_more() -> None:
    played = PLAYED.split("tricks", maxsplit=1)[0]
    assert holds(DEALT + played.replace("1. N: Qd Td", "«PN406|1.» N:Qd E:Td E:Td"))


def test_a_hand_played_although_all_passed_and_scored_as_nothing_is_one_mistake() -> None:
    assert holds(
        """rules denexa
hand 1 dealer W
bid pass pass pass pass
trump hearts
«PN311|1.» N:9c Tc Qc Kc
points NS 0 EW 0
score NS 0 EW 0
"""
    )
