"""PN3xx: the auction, trumps, the contract."""

from __future__ import annotations

from tests.checks.marked import findings, holds

HEAD = "rules denexa\nhand 1 dealer W\n"


def test_three_opening_passes_do_not_end_the_auction() -> None:
    assert holds(HEAD + "bid pass pass pass 2 pass pass pass\n")


def test_a_bid_that_is_too_low_counts_as_a_pass() -> None:
    assert holds(HEAD + "bid 3 «PN301|2» pass pass\ntrump N: hearts\n")


def test_a_bid_that_is_too_low_stands_where_the_table_let_it_stand() -> None:
    assert holds(HEAD + "bid 3 «PN301|2» pass pass pass\ntrump E: hearts\n")
    assert holds(HEAD + "bid 3 «PN301|2» pass pass\ntrump E: hearts\n")
    assert holds(HEAD + "bid 3 «PN301|2» pass pass\ncontract EW 2 hearts\n")


def test_a_call_out_of_turn_stands() -> None:
    assert holds(HEAD + "bid N:2 «PN302|S»:3 W:pass N:pass E:pass\n")


def test_calls_after_the_end_are_one_finding() -> None:
    assert holds(HEAD + "bid 3 pass pass pass «PN303|pass» 4\n")


def test_passes_after_big_may_be_left_out() -> None:
    assert holds(HEAD + "bid big\ntrump hearts\n")
    assert holds(HEAD + "bid big pass pass pass\ntrump hearts\n")
    assert holds(HEAD + "bid big pass pass pass «PN303|pass»\ntrump hearts\n")


def test_the_auction_must_end_before_trumps_are_named() -> None:
    assert holds(HEAD + "«PN304|bid» 3 pass pass\ntrump hearts\n")
    assert holds(HEAD + "bid 3 pass pass\n")


def test_all_tricks_are_bid_as_little_pepper() -> None:
    assert holds(HEAD + "bid 3 «PN305|6» pass pass pass\ntrump E: hearts\ntricks EW 6 NS 0\npoints EW 6\n")


def test_only_the_high_bidder_names_trumps() -> None:
    text = HEAD + "bid 3 pass pass pass\ntrump «PN307|S»: hearts\n1. S: Ah Kh 9h Qh = S\nclaim S rest\n"
    assert holds(text)


def test_what_follows_from_the_wrong_namer_is_a_consequence() -> None:
    text = (
        HEAD + "bid 3 pass pass pass\ntrump E: hearts\ntricks NS 3 EW 3\npoints EW +3 NS +3\ncontract E 3\n"
    )
    (wrong,) = findings(text)
    assert wrong.code == "PN307"
    assert len(wrong.consequences) == 1


def test_a_contract_that_differs_from_the_auction() -> None:
    assert holds(HEAD + "bid 3 pass pass pass\ntrump hearts\ncontract «PN310|EW» 3 hearts\n")
    assert holds(HEAD + "bid 3 pass pass pass\ntrump hearts\ncontract NS 3 «PN310|spades»\n")
    assert holds(HEAD + "bid pass pass pass pass\ncontract «PN310|NS» 3\n")
    assert holds(HEAD + "bid 3 pass pass pass\ncontract «PN310|passed»\n")


def test_a_hand_that_was_passed_out_is_not_played() -> None:
    assert holds(HEAD + "bid pass pass pass pass\n«PN311|1.» N: Ah Kh 9s\n2. N: Ah\n")
    assert holds(
        HEAD
        + "bid pass pass pass pass\n«PN311|1.» N: Ah Kh 9s Th\ntricks NS 3 EW 3\npoints NS 3 EW 3\nscore NS 3 EW 3\n"
    )


def test_a_bid_whose_bidder_nobody_knows() -> None:
    assert holds("rules denexa\nhand 1\n«PN603|bid» 3 pass pass pass\n")
    assert holds("rules denexa\nhand 1\nbid N:3 pass pass pass\n")
    assert holds("rules denexa\nhand 1\nbid 3 pass pass pass\ntrump N: hearts\n")
    assert holds("rules denexa\nhand 1\nbid 3 pass pass pass\ncontract NS 3\n")


def test_the_wrong_dealer_explains_what_follows_from_it() -> None:
    sheet = "contract NS 4 hearts; tricks NS 4 EW 2\n"
    text = f"rules denexa\nhand 1 dealer W; {sheet}hand 2 dealer S\nbid E:3 S:pass W:pass N:pass\n"
    (wrong,) = findings(text)
    assert wrong.code == "PN601"
    assert len(wrong.consequences) == 1


def test_a_contract_names_a_bid_that_the_rules_have() -> None:
    assert holds(HEAD + "contract NS «PN305|9» hearts\n")
    assert holds(HEAD + "bid 3 pass pass pass\ncontract NS «PN305|9»\n")
    assert holds(HEAD + "bid «PN305|6» pass pass pass\ncontract NS 6\n")


def test_a_contract_tells_who_names_trumps_where_no_calls_were_kept() -> None:
    assert holds(HEAD + "trump «PN307|S»: clubs\ncontract N 4 clubs\n")
    assert holds(HEAD + "trump «PN307|E»: clubs\ncontract NS 4 clubs\n")
    assert holds(HEAD + "trump S: clubs\ncontract NS 4 clubs\n")


def test_a_dealer_who_may_not_pass() -> None:
    stuck = "rules denexa all-pass=dealer-must-bid\nhand 1 dealer W\nbid pass pass pass «PN312|pass»\n"
    assert holds(stuck + "trump hearts\n1. N: Ah 9h Th Qh\nclaim N rest\n")


def test_of_an_auction_in_disorder_only_the_first_caller_is_named() -> None:
    assert holds(HEAD + "bid N:1 «PN302|S»:2 N:3 pass pass pass\n")
