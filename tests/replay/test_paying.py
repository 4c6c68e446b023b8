"""What a hand pays, where less than everything is known of it (third law)."""

from __future__ import annotations

from pepper_notation.engine.bids import ladder
from pepper_notation.presets import PRESETS
from pepper_notation.replay.frames import Terms
from pepper_notation.replay.paying import lines
from tests.checks.marked import holds
from tests.checks.test_play import PLAYED

RULES = PRESETS["denexa"]
FOUR = ladder(RULES, 6)[3]
UNKNOWN = (None, None)
SHEET = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W\n"


def paid(terms: Terms, tricks: tuple[int | None, ...] = UNKNOWN) -> frozenset[tuple[int, ...]]:
    return lines(RULES, 2, 6, terms, tricks, (0, 0), False)


def test_a_hand_passed_out_pays_nothing() -> None:
    assert paid(Terms(passed=True)) == {(0, 0)}


def test_a_hand_of_which_nothing_is_known_may_have_been_passed_out() -> None:
    assert (0, 0) in paid(Terms())
    assert (0, 0) not in paid(Terms(bid=FOUR))
    assert (0, 0) not in paid(Terms(side=0))
    assert (0, 0) not in paid(Terms(side=0, bid=FOUR))


def test_a_bid_of_four_pays_four_points_or_more_or_costs_six() -> None:
    assert {line[0] for line in paid(Terms(side=0, bid=FOUR))} == {4, 5, 6, -6}
    assert paid(Terms(side=0, bid=FOUR), (3, 3)) == {(-6, 3)}
    assert paid(Terms(bid=FOUR), (4, 2)) == {(4, 2), (4, -6)}
    assert paid(Terms(side=0), (6, 0)) == {(6, 0), (12, 0)}


def test_after_wrong_points_the_score_is_judged_by_the_right_ones_and_by_the_written_ones() -> None:
    hand = SHEET + "contract NS 4 hearts\ntricks NS 4 EW 2\npoints NS «PN502|+5» EW +2\nscore "
    assert holds(hand + "NS 14 EW 12\n")
    assert holds(hand + "NS 15 EW 12\n")
    assert holds(hand + "NS «PN503|24» EW 12\n")


def test_tricks_that_do_not_add_up_pay_what_such_a_bid_pays_in_a_hand_of_six() -> None:
    assert holds(SHEET + "contract NS 4 hearts\ntricks NS 3 EW «PN501|4»\npoints NS -6 EW +4\n")
    big = SHEET + "contract NS big hearts\ntricks NS 6 EW «PN501|1»\npoints NS +12 EW +1\n"
    assert holds(big)


def test_who_gives_up_before_the_first_card_is_not_shut_out() -> None:
    wolf = "rules wolf-42 forced-hands=0\nhand 1 dealer W\ncontract N 4 hearts\n"
    assert holds(wolf + "concede E rest\npoints NS +4 EW 0\n")
    assert holds(wolf + "claim N 5\ntricks NS «PN501|6» EW 0\npoints NS +4 EW 0\n")


def test_points_follow_from_tricks_that_the_record_counts_wrongly_whoever_bid() -> None:
    hand = "rules denexa\nstart NS 10 EW 10\nhand 5\ntrump clubs\n" + PLAYED.split("tricks", maxsplit=1)[0]
    assert holds(hand + "tricks NS 4 EW 2\npoints NS +4 EW +2\n")
    assert holds(hand + "tricks NS «PN501|5» EW 3\npoints NS +5 EW +1\n")
    assert holds(hand + "tricks NS «PN501|5» EW 1\npoints NS +5 EW +1\n")
    assert holds(hand + "tricks NS «PN501|5» EW 1\npoints NS «PN505|+3» EW +1\n")


def test_a_sheet_without_tricks_may_say_that_a_side_was_shut_out_or_gave_up() -> None:
    sheet = "rules denexa shut-out=4\nhand 1 dealer W\ncontract NS 4 hearts\npoints NS +6 EW "
    for lost in ("-4\n", "0\n"):
        assert holds(sheet + lost)
    assert holds(sheet + "«PN505|-3»\n")
