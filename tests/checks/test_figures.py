"""PN5xx: a figure is judged against the truth and against the record itself (third law)."""

from __future__ import annotations

from tests.checks.marked import findings, holds

SHEET = """rules denexa
start NS 10 EW 10
hand 5 dealer W; contract NS 4 hearts; """


def test_a_set_bid_costs_six_whatever_was_bid() -> None:
    assert holds(SHEET + "tricks NS 3 EW 3; points NS «PN502|-4» EW +3\n")
    (wrong,) = findings(SHEET + "tricks NS 3 EW 3; points NS -4 EW +3\n")
    assert "the bid was subtracted" in wrong.advised()
    assert wrong.fix is not None
    assert wrong.fix.text == "-6"


def test_a_side_that_is_set_keeps_no_tricks() -> None:
    (wrong,) = findings(SHEET + "tricks NS 3 EW 3; points NS +3 EW +3\n")
    assert "kept" in wrong.advised()


def test_the_score_that_follows_from_wrong_points_is_a_consequence() -> None:
    text = SHEET + "tricks NS 3 EW 3; points NS -4 EW +3; score NS 6 EW 13\n"
    (wrong,) = findings(text)
    assert wrong.code == "PN502"
    assert [label.place.column for label in wrong.consequences] == [
        text.splitlines()[2].index("score NS 6") + 10
    ]


def test_a_right_score_after_wrong_points_is_right() -> None:
    (wrong,) = findings(SHEET + "tricks NS 3 EW 3; points NS -4 EW +3; score NS 4 EW 13\n")
    assert wrong.consequences == ()


def test_a_score_that_is_neither_right_nor_follows_is_a_mistake_of_its_own() -> None:
    assert holds(SHEET + "tricks NS 3 EW 3; points NS «PN502|-4» EW +3; score NS «PN503|7» EW 13\n")


def test_later_scores_follow_from_a_wrong_one() -> None:
    text = (
        SHEET
        + "tricks NS 4 EW 2; score NS «PN503|15» EW 12\n"
        + "hand 6; contract EW 3 spades; tricks EW 4 NS 2; score NS 17 EW 16\n"
        + "hand 7; contract EW 3 spades; tricks EW 4 NS 2; score NS 18 EW 20\n"
    )
    assert holds(text)


def test_tricks_that_do_not_add_up_are_named_at_the_last_written() -> None:
    assert holds(SHEET + "tricks NS 4 EW «PN501|3»\n")


def test_one_sides_tricks_give_the_others() -> None:
    assert holds(SHEET + "tricks NS 4; points EW «PN502|+3»\n")


def test_points_without_tricks_must_be_points_that_a_hand_can_end_with() -> None:
    assert holds(SHEET + "points NS «PN505|-4» EW +3\n")
    assert holds(SHEET + "points NS +5 EW «PN505|+2»\n")
    assert holds(SHEET + "points NS -6 EW +3\n")


def test_a_ruling_stands_in_place_of_the_points_and_an_adjustment_beside_them() -> None:
    assert holds(SHEET + "tricks NS 4 EW 2; points NS +4 EW +2; ruling NS -6 EW +6; score NS 4 EW 16\n")
    assert holds(SHEET + "tricks NS 4 EW 2; adjust EW -2; score NS 14 EW 10\n")


def test_the_winner_is_judged_by_the_score() -> None:
    over = "rules denexa\nstart NS 28 EW 10\nhand 5 dealer W; contract NS 4 hearts; tricks NS 4 EW 2\n"
    assert holds(over + "winner NS\n")
    assert holds(over + "winner «PN504|EW»\n")
    assert holds(over + "winner «PN504|none»\n")
    assert holds(SHEET + "tricks NS 4 EW 2\nwinner «PN504|NS»\n")
    assert holds(SHEET + "tricks NS 4 EW 2\nwinner none\n")


def test_a_winner_that_follows_from_a_wrong_score_is_a_consequence() -> None:
    assert holds(SHEET + "tricks NS 4 EW 2; score NS «PN503|31» EW 12\nwinner NS\n")


def test_playing_on_because_of_a_wrong_score_is_a_consequence() -> None:
    start = "rules denexa\nstart NS 28 EW 10\nhand 5 dealer W; contract NS 4 hearts; tricks NS 4 EW 2; "
    after = "hand 6; contract NS 4 hearts; tricks NS 4 EW 2\n"
    assert holds(start + "score NS «PN503|29» EW 12\n" + after)
    assert holds(start + "score NS 32 EW 12\n" + after.replace("hand", "«PN602|hand»", 1))


def test_a_hand_that_tells_nothing_leaves_the_score_unknown_until_it_is_written() -> None:
    assert holds(SHEET[:-2] + "\nhand 6; contract NS 4 clubs; tricks NS 4 EW 2; score NS 21 EW 19\n")


def test_what_a_claim_leaves_certain_is_certain() -> None:
    three = "rules denexa\nseats A B C\nhand 1 dealer A\nbid 1 pass pass\ntrump h\n1. B: Ts Ks Js = C\n"
    assert holds(three + "concede B 5\ntricks C 4 A 1 B «PN501|3»\n")
    assert holds(three + "claim C 5\npoints C «PN502|5»\n")
    assert holds(three + "concede B 5\npoints B «PN502|3»\n")


def test_the_rule_that_settles_a_figure_is_cited() -> None:
    def cited(text: str) -> tuple[str, ...]:
        (wrong,) = findings(text)
        return wrong.cites

    head = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W; "
    made, little, big = "contract NS 4 hearts", "contract NS little hearts", "contract NS big hearts"
    assert cited(f"{head}{made}; tricks NS 4; points NS +5\n") == ("made",)
    assert cited(f"{head}{made}; tricks NS 3; points NS +3\n") == ("set",)
    assert cited(f"{head}{made}; tricks NS 4; points EW +5\n") == ("opponents",)
    assert cited(f"{head}{little}; tricks NS 6; points NS +7\n") == ("little-pepper",)
    assert cited(f"{head}{big}; tricks NS 6; points NS +7\n") == ("big-pepper",)
    assert cited(f"{head}contract passed; score NS 14\n") == ("made", "set")
    assert cited(f"{head}{made}; tricks NS 4; score NS 15\n") == ("made",)


def test_how_points_arise_is_said() -> None:
    def how(rest: str) -> str:
        (wrong,) = findings(f"rules denexa\nstart NS 10 EW 10\nhand 5 dealer W; {rest}\n")
        return (
            wrong.said().rpartition(": ")[0].rpartition("not ")[2] + ": " + wrong.said().rpartition(": ")[2]
        )

    assert how("misdeal; points NS +4") == "+4: the hand is void"
    assert how("contract passed; points NS +4") == "+4: the hand was passed out"
    assert how("contract NS 4 hearts; tricks NS 4; points EW +1") == "+1: it took 2 tricks against a bid of 4"


def test_what_a_hand_can_end_with_beside_the_figures_before() -> None:
    (wrong,) = findings("rules denexa\nstart NS 10 EW 10\nhand 5 dealer W; points NS +5 EW +2\n")
    assert wrong.code == "PN505"
    assert ", with +5 for NS" in wrong.said()


def test_more_tricks_than_a_hand_has() -> None:
    (wrong,) = findings(SHEET + "tricks NS 9\n")
    assert wrong.said() == "NS is written with 9 tricks, but there are not so many"


def test_a_side_that_does_not_exist_takes_no_part_in_the_sums() -> None:
    assert holds(SHEET + "points «PN108|QQ» +4 EW «PN505|+9»\n")
    assert holds(SHEET + "tricks NS 4 «PN108|QQ» 5; points NS +4; score «PN108|QQ» 3\n")


def test_too_many_tricks_are_named_at_the_last_figure_of_a_side_that_there_is() -> None:
    text = "game\nseats N E S\nrules denexa\nhand 1 dealer N; contract N 4 hearts; "
    assert holds(text + "tricks N 4 E «PN501|7» «PN108|X» 1\n")
