"""What follows from a mistake is listed under it and is no mistake of its own (first and third law)."""

from __future__ import annotations

from tests.checks.marked import findings
from tests.checks.test_play import DEALT, PLAYED

HEAD = "rules denexa\nhand 1 dealer W\n"


def following(text: str) -> list[tuple[str, int, str]]:
    """The code of the one mistake, and the line and words of everything that follows from it."""
    (wrong,) = findings(text)
    return [(wrong.code, label.place.line, label.text) for label in wrong.consequences]


def test_an_auction_that_ends_early_follows_from_a_bid_too_low_or_a_call_out_of_turn() -> None:
    early = "the auction ends early because of it"
    assert following(HEAD + "bid 3 2 pass pass\ntrump E: hearts\n") == [("PN301", 3, early)]
    assert following(HEAD + "bid N:2 S:3 W:pass N:pass\ntrump S: hearts\n") == [("PN302", 3, early)]


def test_the_first_lead_follows_from_a_wrong_contract() -> None:
    text = "bid 4 pass pass pass\ntrump N: hearts\ncontract E 4 hearts\n1. E: Ah 9h Th Qh\nclaim N rest\n"
    assert following(HEAD + text) == [("PN310", 6, "E's lead follows from it")]


def test_the_order_of_play_follows_from_a_wrong_lead() -> None:
    # East's ten stands first, and no leader makes the four cards fall in this order.
    text = DEALT + PLAYED.replace("1. N: Qd Td Ad 9d = S", "1. Td Qd Ad 9d = S")
    assert following(text) == [("PN403", 9, "the order of play follows from it")]


def test_counts_points_and_scores_follow_from_a_trick_that_was_given_to_the_wrong_side() -> None:
    text = DEALT.replace("hand", "start NS 0 EW 0\nhand", 1)
    text += PLAYED.replace("4. Th Kh Jh Ts = E", "4. Th Kh Jh Ts = S")
    text = text.replace(
        "tricks NS 4 EW 2\npoints NS +4 EW +2", "tricks NS 5 EW 1\npoints NS +5 EW +1\nscore NS 5 EW 1"
    )
    assert following(text) == [
        ("PN407", 16, "the count follows from it: NS took 4 tricks"),
        ("PN407", 16, "the count follows from it: EW took 2 tricks"),
        ("PN407", 17, "the points follow from it: right would be +4"),
        ("PN407", 17, "the points follow from it: right would be +2"),
        ("PN407", 18, "the score follows from it: right would be 4"),
        ("PN407", 18, "the score follows from it: right would be 2"),
    ]
