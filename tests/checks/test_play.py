"""PN4xx: who led, who followed, who took the trick (laws 4 to 7)."""

from __future__ import annotations

from pepper_notation.pipeline import Chosen, check_text
from pepper_notation.presets import PRESETS
from tests.checks.marked import findings, holds

HAND = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump N: hearts\n"
DEALT = """rules denexa
hand 1 dealer E
deal N: Jc Kc 9c Qd Th 9h
deal E: Js Qs Jd Td Ah Kh
deal S: Ac Jh Qh Ad Ks 9s
deal W: Qc Tc Kd 9d As Ts
bid 2 pass 4 pass pass pass
trump clubs
"""
PLAYED = """1. N: Qd Td Ad 9d = S
2. Ac Tc Jc Js = N
3. Kc Qs 9s Qc = N
4. Th Kh Jh Ts = E
5. Jd Ks Kd 9h = W
6. As 9c Ah Qh = N
tricks NS 4 EW 2
points NS +4 EW +2
"""


def test_a_clean_hand_is_clean() -> None:
    assert holds(DEALT + PLAYED)


def test_the_left_bower_must_follow_trumps() -> None:
    # Clubs are trumps: East's only trump is the jack of spades.
    start = "1. N: Qd Td Ad 9d = S\n2. Ac Tc Jc «PN401|Qs» = N\n"
    assert holds(DEALT + start + "3. Kc Js 9s Qc = E\nclaim E rest\n")


def test_the_left_bower_does_not_follow_its_printed_suit() -> None:
    (wrong,) = findings(HAND + "1. N: Ad Jd 9d Td = E\n2. E:Kd Qd As Ac = E\nclaim N rest\n")
    assert wrong.code == "PN401"
    assert "Jd is the left bower" in wrong.advised()


def test_a_revoke_without_a_deal_is_proven_by_a_later_card() -> None:
    text = HAND + "1. N: Ah 9s Th Qh = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n"
    (wrong,) = findings(text)
    assert (wrong.code, wrong.place.line) == ("PN401", 5)
    assert [label.place.line for label in wrong.labels] == [5, 6]


def test_what_nothing_proves_is_not_said() -> None:
    assert holds(HAND + "1. N: Ah 9s Th Qh = N\n2. N: Kh 9d Ac Tc = N\nclaim N rest\n")


def test_the_lead_after_a_wrong_winner_is_settled_by_the_next_winner() -> None:
    assert holds(
        HAND + "1. N: Ah 9h Th Qh = «PN407|E»\n2. Kh Td Kd Qd = N\n3. Ac 9c Tc Qc = N\nclaim N rest\n"
    )


def test_a_lead_by_the_true_or_by_the_written_winner_is_no_mistake() -> None:
    for lead in ("N: As 9s Ts Ks", "E: As 9s Ts Ks"):
        assert holds(HAND + f"1. N: Ah 9h Th Qh = «PN407|E»\n2. {lead}\nclaim N rest\n")
    assert holds(HAND + "1. N: Ah 9h Th Qh = «PN407|E»\n2. S: «PN403|As» 9s Ts Ks\nclaim N rest\n")


def test_complete_hands_tell_who_led() -> None:
    assert holds(DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N", "3. «PN403|Qs» 9s «PN401|Qc» Kc = N"))


def test_a_card_that_another_holds_is_named_and_nothing_else_is_said_of_it() -> None:
    assert holds(
        DEALT
        + PLAYED.replace("4. Th Kh Jh Ts = E", "4. Th «PN404|As» Jh Ts = E").replace(
            "5. Jd Ks Kd 9h = W", "5. Jd Ks Kd 9h = W"
        )
    )


def test_a_card_played_before_is_played_twice() -> None:
    assert holds(DEALT + PLAYED.replace("5. Jd Ks Kd 9h = W", "5. Jd «PN405|Jh» Kd 9h = W"))


def test_a_wrong_card_in_a_deal_line_is_one_finding() -> None:
    # North's line has the ace of hearts for the ten; East's hand is not written.
    text = DEALT.replace("Qd Th 9h", "Qd Ah 9h").replace("deal E: Js Qs Jd Td Ah Kh\n", "")
    assert [finding.code for finding in findings(text + PLAYED)] == ["PN404"]


def test_a_trick_with_a_missing_card() -> None:
    assert holds(DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N", "«PN406|3.» Kc 9s Qc = N"))


def test_a_missing_trick_is_named_where_it_is_missing() -> None:
    text = DEALT + PLAYED.replace("3. Kc Qs 9s Qc = N\n", "").replace("4. Th", "«PN408|4.» N: Th")
    assert holds(text)


def test_trick_numbers() -> None:
    assert holds(DEALT + PLAYED.replace("3. Kc", "«PN408|2.» Kc"))
    assert holds(DEALT + PLAYED.replace("3. Kc", "«PN408|5.» Kc"))
    assert holds(DEALT + PLAYED.replace("tricks NS", "«PN408|7.» N: Jc Tc Ac Qc\ntricks NS"))


def test_the_last_four_tricks_alone_are_a_record() -> None:
    tail = PLAYED.split("\n", 2)[2].replace("3. Kc", "3. N: Kc")
    assert holds(DEALT + tail)


def test_a_hand_that_stops_without_a_reason_is_unfinished() -> None:
    stopped = "1. N: Qd Td Ad 9d = S\n«PN409|2.» Ac Tc Jc Js = N\n"
    assert holds(DEALT + stopped)
    for reason in ("claim N rest", "tricks NS 4 EW 2", "ruling NS 4", "misdeal", "concede E 3"):
        assert holds(DEALT + stopped.replace("«PN409|2.»", "2.") + reason + "\n")


def test_a_claim_of_more_than_remain() -> None:
    assert holds(DEALT + "1. N: Qd Td Ad 9d = S\nclaim N «PN410|6»\n")


def test_the_winner_is_known_in_spite_of_an_unknown_card() -> None:
    assert holds(HAND + "1. N: Jh ? ? ? = «PN407|E»\nclaim N rest\n")
    assert holds(HAND + "1. N: Ah ? ? ? = E\nclaim N rest\n")


def test_nothing_of_a_void_hand_is_judged() -> None:
    assert holds(HAND + "1. N: Ah 9s Th Qh = N\n2. N: Kh 9h Ac\nmisdeal W\npoints NS 0 EW 0\n")


def test_a_card_shown_and_taken_back_was_held_before() -> None:
    assert holds(HAND + "1. N: Ad Td «PN401|Ts» Qd\n2. N: As 9s Kd~Ks Js\nclaim N rest\n")


def test_nobody_plays_twice_to_a_trick() -> None:
    assert holds(HAND + "1. N: Qd N:«PN402|Td» Ad 9d = S\nclaim N rest\n")


def test_why_a_card_takes_the_trick() -> None:
    def why(trump: str, trick: str, rules: str = "") -> str:
        text = HAND.replace("denexa", f"denexa {rules}").replace("N: hearts", trump)
        (wrong,) = findings(f"{text}1. N: {trick}\nclaim N rest\n")
        assert wrong.code == "PN407"
        return wrong.said().partition(" took it, for ")[2]

    assert why("hearts", "Jh 9h Th Qh = E") == "Jh is the right bower, the highest card of all"
    assert why("hearts", "Ah Jd Th Qh = N") == "Jd is the left bower, the highest trump here"
    assert why("hearts", "Ah 9h Th Qh = E") == "Ah is the highest trump"
    assert why("hearts", "Ac 9h Tc Qc = N") == "9h is the only trump"
    assert why("hearts", "Ac 9c Tc Qc = E") == "Ac is the highest club, the suit led, and nobody trumped"
    assert why("no-trump", "Ac 9c Tc Qc = E", "no-trump=yes") == "Ac is the highest club, the suit led"
    assert why("low", "Ac 9c Tc Qc = N", "low=yes") == "9c is the best club, nines being high, the suit led"
    assert why("hearts", "Jh ? ? ? = EW") == "Jh is the right bower, the highest card of all"


def test_the_rule_that_is_cited_is_the_one_it_turned_on() -> None:
    def cited(text: str) -> tuple[str, ...]:
        (wrong,) = findings(text)
        return wrong.cites

    follow = HAND + "1. N: {led} = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n"
    assert cited(follow.format(led="Ah 9s Th Qh")) == ("follow-suit",)
    assert cited(follow.format(led="Jd 9s Th Qh")) == ("follow-suit", "left-bower")
    assert cited(HAND + "1. E: Ah Th Qh 9h\nclaim N rest\n") == ("first-lead",)
    assert cited(HAND + "1. N: Ah 9h Th Qh = N\n2. E: 9s As Ts Ks = S\nclaim N rest\n") == ("winner-leads",)
    assert cited(HAND + "1. N: Ah 9h Th Qh = E\nclaim N rest\n") == ("trick-winner", "trump-rank")
    assert cited(HAND + "1. N: Ac 9c Tc Qc = E\nclaim N rest\n") == ("trick-winner", "plain-rank")
    for strain, rule in (("low", "low-no-trump"), ("no-trump", "no-trump-rank")):
        other = HAND.replace("denexa", f"denexa {strain}=yes").replace("hearts", strain)
        assert cited(other + "1. N: Qc Ac Tc 9c = S\nclaim N rest\n") == ("trick-winner", rule)


def test_a_lead_out_of_turn_after_a_trick_whose_cards_are_not_known() -> None:
    assert holds(HAND + "1. N: ... = N\n2. E: «PN403|Kh» 9s Jd As\nclaim N rest\n")


def test_whose_hand_a_trick_was_by_its_sides_word_alone() -> None:
    (wrong,) = findings(HAND + "1. N: ? Jh ? ? = NS\nclaim N rest\n")
    assert (wrong.code, wrong.advised()) == ("PN407", "right: = EW")


def test_a_trick_that_one_of_two_partners_took_is_not_the_other_sides() -> None:
    (wrong,) = findings(HAND + "1. N: Ah 9s ? 9c = E\nclaim N rest\n")
    assert (wrong.code, wrong.said()) == ("PN407", "E did not take this trick: NS took it")


def test_a_trick_is_taken_by_a_card_of_which_only_the_suit_is_known() -> None:
    (wrong,) = findings(HAND + "1. N: ?h 9s 9c 9d = E\nclaim N rest\n")
    assert (wrong.code, wrong.said()) == ("PN407", "E did not take this trick: N took it")


def test_a_hand_that_its_own_player_contradicts_is_written_wrong_and_proves_no_revoke() -> None:
    assert holds(DEALT + "1. N: Qd «PN404|As» Ad 9d = S\n2. Ac Tc Jc Qs = N\nclaim N rest\n")


def test_a_wrong_card_in_a_deal_line_is_no_change_of_order_where_one_hand_is_the_rest() -> None:
    # North's line has the nine of hearts for the ace; East's hand is known as the rest of the pack only, so that each
    # seems to hold the other's card of the second trick.
    record = """rules denexa
hand 1 dealer N
deal N: Td Tc Ad Ac 9h Jh
deal S: As Js 9s Qc Kh Kd
deal W: Ks Jc Qs Jd 9d Qd
bid pass 1 4 pass big pass pass pass
trump no-trump
1. Kc Qc Jc Ac = NS
2. «PN404|Ah» 9h Kh Qs = NS
3. Td Th Kd Qd = NS
4. Js Ks Tc Ts = EW
5. 9d Ad 9c 9s = NS
6. Jh Qh As Jd = EW
"""
    assert holds(record)


def test_the_hands_tell_a_change_of_order() -> None:
    assert holds(DEALT + PLAYED.replace("1. N: Qd Td Ad 9d = S", "1. Qd «PN402|Ad» Td 9d = S"))
    bare = DEALT.replace("deal E: Js Qs Jd Td Ah Kh\n", "")
    assert holds(bare + PLAYED.replace("1. N: Qd Td Ad 9d = S", "1. Qd «PN402|Ad» Td 9d = S"))


def test_a_hand_that_its_own_seat_contradicts_proves_no_revoke() -> None:
    north = DEALT.split("deal E", maxsplit=1)[0] + "bid 2 pass 4 pass pass pass\ntrump clubs\n"
    tricks = "1. N: Qd Td Ad 9d = S\n2. S: Qh Tc «PN401|9c» Ah = W\n3. W: As {} Kh Ks\nclaim N rest\n"
    assert holds(north + tricks.format("Kc"))
    assert holds(north + tricks.replace("«PN401|9c»", "9c").format("«PN404|Jd»"))


def test_a_table_is_told_for_how_many_the_rules_are() -> None:
    rules = PRESETS["denexa"].model_copy(update={"seats": (4, 3)})
    (told,) = check_text("seats A B\nhand 1 dealer A\n", chosen=Chosen(rules)).findings
    assert told.diagnostic.advised().startswith("they are for 3 or 4 players;")


def test_the_line_under_which_no_rules_are_declared_is_the_files_first() -> None:
    (told,) = findings("hand 1 dealer W; bid 3 pass pass pass\n# so\nhand 2 dealer N\n")
    assert (told.code, told.place.excerpt) == ("PN901", ("hand 1 dealer W; bid 3 pass pass pass",))
    (later,) = findings("game 1\nrules denexa\nhand 1 dealer W\ngame 2\nhand 1 dealer W\n")
    assert (later.code, later.place.excerpt) == ("PN901", ())
