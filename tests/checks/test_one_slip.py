"""One slip of the pen is one finding, whatever follows from it (first law)."""

from __future__ import annotations

import pytest

from tests.checks.marked import findings, holds
from tests.checks.test_play import DEALT, PLAYED
from tests.render.replayed import games_of


def test_a_callers_letter() -> None:
    assert holds(DEALT.replace("bid 2 pass", "bid «PN302|W»:2 pass") + PLAYED)


def test_a_leaders_letter() -> None:
    (slip,) = findings(DEALT + PLAYED.replace("1. N: Qd", "1. E: Qd"))
    assert slip.place[:2] == (9, 7)
    assert len(slip.consequences) == 3


def test_a_pass_too_many() -> None:
    text = DEALT.replace("bid 2 pass 4 pass pass pass", "bid 2 pass pass pass «PN303|pass»")
    assert holds(text + PLAYED)


def test_a_trick_copied_twice() -> None:
    third = "3. Kc Qs 9s Qc = N\n"
    assert holds(DEALT + PLAYED.replace(third, third + "«PN408|3.» Kc Qs 9s Qc = N\n"))


def test_two_slips_are_two_findings() -> None:
    text = DEALT.replace("bid 2 pass", "bid «PN302|W»:2 pass") + PLAYED
    assert holds(text.replace("points NS +4", "points NS «PN502|+5»"))


def test_tricks_written_in_another_order() -> None:
    third, fourth = "3. Kc Qs 9s Qc = N\n", "4. Th Kh Jh Ts = E\n"
    assert holds(DEALT + PLAYED.replace(third + fourth, "«PN408|4.»" + fourth[2:] + third))


def test_a_number_twice_is_no_other_order() -> None:
    text = PLAYED.replace("3. Kc", "4. Kc").replace("5. Jd", "«PN408|9.» Jd")
    assert holds(DEALT + text.replace("4. Kc", "«PN408|4.» Kc"))


def test_a_strain_that_contract_has_otherwise() -> None:
    text = DEALT.replace("trump clubs", "contract N 4 «PN310|clubs»\ntrump hearts")
    (slip,) = findings(text.replace("«PN310|clubs»", "clubs") + PLAYED)
    assert (slip.code, slip.place[:2]) == ("PN310", (8, 14))
    assert len(slip.consequences) == 5


def test_a_strain_that_fits_nothing() -> None:
    # Clubs were trumps, and hearts stand.
    (slip,) = findings(DEALT.replace("trump clubs", "trump hearts") + PLAYED)
    assert (slip.code, slip.place[:2]) == ("PN407", (10, 18))
    assert len(slip.consequences) > 2
    label = slip.labels[-1]
    assert (label.place[:2], label.text) == ((8, 7), "were it clubs, nothing in this hand would be wrong")


def test_a_strain_that_does_not_explain_everything_explains_nothing() -> None:
    text = DEALT.replace("trump clubs", "trump hearts") + PLAYED.replace("points NS +4", "points NS +7")
    assert len(findings(text)) > 3


def test_two_cards_of_a_trick_changed_over() -> None:
    # The letters say who played what, and each has the other's card.
    text = PLAYED.replace("3. Kc Qs 9s Qc = N", "3. N:Kc E:«PN404|9s» S:Qs W:Qc = N")
    assert holds(DEALT + text)


def test_two_cards_changed_over_where_the_deal_is_not_known() -> None:
    # Without the deal, East's king and South's jack of hearts stand in each other's place.
    bare = DEALT.split("deal N")[0] + "bid 2 pass 4 pass pass pass\ntrump clubs\n"
    (slip,) = findings(bare + PLAYED.replace("4. Th Kh Jh Ts = E", "4. Th Jh Kh Ts = E"))
    assert (slip.code, slip.place[:2], len(slip.consequences)) == ("PN407", (8, 18), 4)


def test_a_bid_that_nobody_knows_and_the_passes_after_it() -> None:
    text = DEALT.replace("bid 2 pass 4 pass pass pass", "bid 2 pass «PN305|9» pass pass pass")
    assert holds(text + PLAYED)


def test_a_bid_too_low_and_what_comes_of_it() -> None:
    text = "rules denexa\nhand 1 dealer W\nbid little pass «PN301|3» pass 4 pass pass pass\ncontract N 4 hearts\n"
    assert holds(text + "tricks NS 4 EW 2\npoints NS +4 EW +2\n")


def test_a_call_left_out() -> None:
    text = "rules denexa\nhand 1 dealer W\nbid 1 pass 2 pass pass pass\n"
    (slip,) = findings(text.replace("1 pass 2", "1 2") + "trump S: hearts\ncontract S 2 hearts\n")
    assert (slip.code, slip.place[:2]) == ("PN307", (4, 7))


def test_big_pepper_is_not_put_in_place_of_a_pass_to_excuse_an_auction_broken_off() -> None:
    text = "rules denexa\nhand 1 dealer S\n«PN304|bid» pass 4 pass pass\ntrump no-trump\n"
    assert holds(text + "1. E: «PN403|9c» Tc Qc Kc\nclaim N rest\n")


def test_a_bid_that_explains_the_rest_where_the_auction_is_in_order() -> None:
    # Somebody passed where four was bid; the lead, the tricks and the points are those of that bid.
    text = DEALT.replace("bid 2 pass 4 pass pass pass", "bid 2 pass pass pass") + PLAYED
    (slip,) = findings(text)
    assert (slip.code, slip.place[:2]) == ("PN403", (9, 7))


def test_a_hand_line_whose_first_word_is_misspelt_begins_a_hand() -> None:
    second = DEALT.removeprefix("rules denexa\n").replace("hand 1 dealer E", "«PN101|hnad» 2 dealer S")
    calls = second.replace("bid 2 pass 4 pass", "bid pass 2 pass 4 pass")
    assert holds(DEALT + PLAYED + calls + PLAYED + "score NS 8 EW 4\nhand 3 dealer W\n")


@pytest.mark.parametrize("word", ["hnad", "hadn", "hand2", "Hnd", "hans"])
@pytest.mark.parametrize("rest", [" 2 dealer S", " dealer s", " 2 dealer S {late}"])
def test_a_hand_line_may_be_misspelt_in_many_ways(word: str, rest: str) -> None:
    second = DEALT.removeprefix("rules denexa\n").replace("hand 1 dealer E", f"«PN101|{word}»{rest}")
    calls = second.replace("bid 2 pass 4 pass", "bid pass 2 pass 4 pass")
    assert holds(DEALT + PLAYED + calls + PLAYED + "score NS 8 EW 4\n")


def test_a_word_like_hand_in_a_sentence_begins_none() -> None:
    prose = ("and 2 of us left", "hands 3", "and dealer passed", "had 4", "Hans 2", "and 2 dealer X")
    for line in (f"«PN101|{text.split()[0]}»{text[len(text.split()[0]) :]}" for text in prose):
        assert holds(DEALT + line + "\n" + PLAYED)


def test_a_pass_that_is_missing_makes_no_bid_of_a_nine() -> None:
    text = "rules denexa\nhand 1 dealer S\n«PN304|bid» «PN305|9» 4 pass pass\ntrump «PN307|S»: hearts\n"
    assert holds(text)


def test_a_warning_explains_no_error() -> None:
    broken_off = "rules denexa\nhand 1 dealer W\n«PN304|bid» 3 pass pass\n"
    assert holds(broken_off + "trump «PN307|E»: hearts\n")
    assert holds(broken_off + "trump hearts\ncontract «PN310|W» 5 hearts\n")


def test_a_run_of_statements_that_stand_again_is_one_mistake() -> None:
    deals = DEALT.split("\n", 2)[2].split("bid")[0]
    (slip,) = findings(DEALT + deals + PLAYED)
    assert (slip.code, slip.place[:2]) == ("PN106", (9, 1))
    assert [label.text for label in slip.consequences] == [f"deal {seat} stands again too" for seat in "ESW"]
    apart = deals.replace("deal S", "# so\ndeal S")
    assert [finding.code for finding in findings(DEALT + apart + PLAYED)] == ["PN106", "PN106"]


def test_what_a_slip_does_not_undo_is_not_explained_by_it() -> None:
    # Under diamonds, East's ten of clubs on the jack of spades would be a revoke all the same.
    tricks = "1. N: Js «PN401|Tc» Ts «PN401|Kc»\n2. «PN401|Td» Jd 9d Ad\n3. Ks «PN401|9s» Qh As\n"
    rest = "4. 9h Th Kh Jh\n5. Kd Ac Ah Qd\n6. 9c Jc Qc Qs\n"
    text = "rules denexa\nhand 1 dealer W\ncontract N 3 hearts\n" + tricks + rest
    assert len(findings(text.replace("«PN401|", "").replace("»", ""))) == 4


def test_advice_is_never_explained_away() -> None:
    text = "rules denexa\nhand 1 dealer W\nbid pass 1 pass pass 2 3 pass pass pass pass\n"
    assert [finding.code for finding in findings(text)] == ["PN902", "PN303"]


def test_the_cards_of_one_deal_line_in_another_seats_hand() -> None:
    alone = "\n".join(
        line for line in DEALT.split("\n") if not line.startswith(("deal E", "deal S", "deal W"))
    )
    (slip,) = findings(alone.replace("deal N", "deal S") + PLAYED)
    assert slip.code == "PN404"
    assert slip.labels[-1].text == "were these N's cards, nothing in this hand would be wrong"


def test_the_cards_of_two_deal_lines_changed_over() -> None:
    changed = DEALT.replace("deal N", "deal X").replace("deal S", "deal N").replace("deal X", "deal S")
    (slip,) = findings(changed + PLAYED)
    assert slip.labels[-1].text == "were these S's cards, nothing in this hand would be wrong"


def test_a_replay_shows_what_is_written_and_not_how_it_may_be_understood() -> None:
    text = PLAYED.replace("3. Kc Qs 9s Qc = N", "3. N:Kc E:9s S:Qs W:Qc = N")
    (judged,) = games_of(DEALT + text)[0].hands
    assert [play.card.text for play in judged.frame.tricks[2].plays if play.card] == ["Kc", "9s", "Qs", "Qc"]
    assert [play.card.text for play in judged.understood.tricks[2].plays if play.card] == [
        "Kc",
        "Qs",
        "9s",
        "Qc",
    ]


def test_a_contract_for_all_the_tricks_is_one_for_little_pepper() -> None:
    # East's bid is a slip for little pepper, which the contract names by its number of tricks.
    text = "rules denexa\nhand 1 dealer W\nbid 4 «PN301|3» pass pass pass\ncontract E «PN305|6» hearts\n"
    assert holds(text + "1. E: Ah Kh Qh Th\nclaim E rest\n")
