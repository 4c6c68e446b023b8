"""The usual slips: a wrong figure that one of them explains is explained, any other is put right and no more."""

from __future__ import annotations

import pytest

from tests.checks.marked import findings

MADE, SET = "tricks NS 4 EW 2; ", "tricks NS 3 EW 3; "


def explained(rules: str, contract: str, figures: str) -> str:
    """What the one finding about a hand's figures advises; both sides have 10 before it."""
    (wrong,) = findings(
        f"rules denexa {rules}\nstart NS 10 EW 10\nhand 5 dealer W; contract {contract}; {figures}\n"
    )
    return wrong.advised()


@pytest.mark.parametrize(
    ("rules", "contract", "figures", "slip"),
    [
        (
            "",
            "NS 4 hearts",
            f"{SET}points NS -4 EW +3",
            "the bid was subtracted; here a bid that is set costs 6",
        ),
        (
            "set=bid",
            "NS 4 hearts",
            f"{SET}points NS -6 EW +3",
            "6 were subtracted; under these rules a bid that",
        ),
        (
            "",
            "NS 4 hearts",
            "tricks NS 5 EW 1; points NS +4 EW +1",
            "only the bid was paid; under these rules",
        ),
        (
            "made=bid",
            "NS 4 hearts",
            "tricks NS 5 EW 1; points NS +5 EW +1",
            "every trick was paid; under these",
        ),
        (
            "",
            "NS 4 hearts",
            f"{SET}points NS +3 EW +3",
            "the tricks were kept; a side that is set loses and keeps",
        ),
        (
            "",
            "NS 5 hearts",
            "tricks NS 4 EW 2; points NS -2 EW +2",
            "the tricks were added to the penalty; a side",
        ),
        (
            "",
            "NS little hearts",
            "tricks NS 6; points NS +12 EW 0",
            "little pepper was paid as big pepper: it is won",
        ),
        (
            "",
            "NS little hearts",
            "tricks NS 5; points NS -12 EW +1",
            "little pepper was paid as big pepper: it is lost",
        ),
        (
            "",
            "NS big hearts",
            "tricks NS 6; points NS +6 EW 0",
            "big pepper was paid as little pepper: it is won at 12",
        ),
        (
            "",
            "NS big hearts",
            "tricks NS 6; points NS +18 EW 0",
            "the tricks were added to big pepper; its price",
        ),
        (
            "",
            "NS 4 hearts",
            "tricks NS 6; points NS +12 EW 0",
            "all tricks taken is no big pepper unless it was bid",
        ),
        ("", "NS 4 hearts", "tricks NS 5 EW 1; points NS +12 EW +1", "right: +5"),
        ("", "NS 5 hearts", "tricks NS 5 EW 1; points NS -5 EW +1", "the sign is wrong: the bid was made"),
        ("", "NS 4 hearts", f"{SET}points NS +6 EW +3", "the sign is wrong: the bid was set"),
        ("", "NS 4 hearts", f"{SET}points NS +1 EW +3", "right: -6"),
        (
            "",
            "NS 4 hearts",
            f"{MADE}points NS +4 EW 0",
            "the tricks of the side that did not bid were forgotten: it",
        ),
        (
            "",
            "NS 4 hearts",
            f"{SET}points NS -6 EW +6",
            "a flat 6 was given for setting the bid; the other side",
        ),
        (
            "",
            "NS 4 hearts",
            f"{MADE}points NS +4 EW +4",
            "the bid was given to the other side; it scores the tricks",
        ),
        ("", "NS 4 hearts", f"{MADE}points NS +4 EW -2", "the sign is wrong"),
        ("", "NS 4 hearts", f"{MADE}points NS +4 EW +5", "right: +2"),
        (
            "shut-out=6",
            "NS 4 hearts",
            "tricks NS 6; points NS +6 EW 0",
            "a side that takes no trick loses 6 points",
        ),
        ("", "NS 4 hearts", f"{MADE}points NS +2 EW +4", "the two sides' points stand the wrong way round"),
        ("", "passed", "points NS +4 EW +2", "a hand that is void or passed out scores nothing"),
    ],
)
def test_a_slip_in_the_points_is_named(rules: str, contract: str, figures: str, slip: str) -> None:
    assert explained(rules, contract, figures).startswith(slip)


@pytest.mark.parametrize(
    ("figures", "slip"),
    [
        (f"{MADE}score NS 12 EW 14", "the two sides' scores stand the wrong way round"),
        (f"{MADE}score EW 14 NS 12", "the two sides' scores stand the wrong way round"),
        (f"{MADE}score NS 10 EW 12", "the points of this hand (+4) were not added"),
        (f"{MADE}score NS 4 EW 12", "the score before (10) was not carried over"),
        (f"{MADE}score NS 12", "the other side's points were added"),
        (f"{MADE}score NS 6 EW 12", "the points were subtracted, not added"),
        (f"{SET}score NS 16 EW 13", "the points were added, not subtracted"),
        (f"{MADE}score NS 24 EW 12", "the sum is 10 points too high"),
        (f"{MADE}score NS 13 EW 12", "the sum is 1 point too low"),
        (f"{MADE}score NS 16 EW 12", "the sum is 2 points too high"),
        (f"{MADE}score NS 17 EW 12", "right: 14"),
    ],
)
def test_a_slip_in_the_score_is_named(figures: str, slip: str) -> None:
    assert explained("", "NS 4 hearts", figures) == slip


def test_without_the_score_before_only_the_sum_can_have_slipped() -> None:
    # No hand ends with -4, so only the record itself says what the score is after it.
    text = "rules denexa\nstart NS 10 EW 10\nhand 5 dealer W; contract NS 4 hearts; points NS -4\n"
    _, wrong = findings(text + f"hand 6 dealer N; contract NS 4 hearts; {MADE}score NS 11\n")
    assert (wrong.code, wrong.advised()) == ("PN503", "the sum is 1 point too high")
    assert wrong.said() == "NS has 10 after this hand, not 11"


def test_tricks_that_stand_the_wrong_way_round() -> None:
    tricks = "1. N: Jh 9h Th Qh = N\nclaim N rest\n"
    (wrong,) = findings(f"rules denexa\nhand 5 dealer W; contract N 4 hearts\n{tricks}tricks NS 0 EW 6\n")
    assert (wrong.code, wrong.advised()) == ("PN501", "the two sides' tricks stand the wrong way round")


def test_where_the_bidder_is_not_known_no_slip_explains_the_points() -> None:
    # Whoever bid 2: North and South, with two tricks, have made it or taken two against it.
    text = "rules denexa\nhand 1\nbid 2\ntricks NS 2 EW 4\npoints NS 6\n"
    (wrong,) = [finding for finding in findings(text) if finding.code.startswith("PN5")]
    assert (wrong.code, wrong.advised()) == ("PN502", "right: +2")
    assert wrong.said().endswith("not +6: as the hand was played")
