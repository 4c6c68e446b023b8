"""PN6xx and PN9xx: the course of a game, and what the rules leave open."""

from __future__ import annotations

from tests.checks.marked import findings, holds

SHEET = "contract NS 4 hearts; tricks NS 4 EW 2\n"


def test_the_deal_passes_to_the_left() -> None:
    assert holds(f"rules denexa\nhand 1 dealer W; {SHEET}hand 2 dealer «PN601|E»; {SHEET}")


def test_later_dealers_follow_from_the_one_written() -> None:
    assert holds(
        f"rules denexa\nhand 1 dealer W; {SHEET}hand 2 dealer «PN601|E»; {SHEET}hand 3 dealer S; {SHEET}hand 4; {SHEET}"
        f"hand 5 dealer N; {SHEET}"
    )


def test_after_a_hand_that_was_passed_out_both_dealers_are_accepted() -> None:
    passed = "rules denexa\nhand 1 dealer W\nbid pass pass pass pass\n"
    for dealer in ("N", "W"):
        assert holds(f"{passed}«PN902|hand» 2 dealer {dealer}; {SHEET}", advice=True)
    assert holds(f"{passed}hand 2 dealer «PN601|E»; {SHEET}", advice=True)


def test_hands_that_are_missing_leave_dealer_and_score_unknown() -> None:
    assert holds(
        f"rules denexa\nhand 1 dealer W; {SHEET}hand «PN604|4» dealer E; {SHEET}hand 5 dealer S; {SHEET}",
        advice=True,
    )
    assert holds(f"rules denexa\nhand 1 dealer W; {SHEET}hand 4 dealer E; {SHEET[:-1]}; score NS 20 EW 3\n")


def test_no_rules_are_advice() -> None:
    (advice,) = findings(f"hand 1 dealer W; {SHEET}")
    assert (advice.code, advice.place[:2]) == ("PN901", (1, 1))


def test_unknown_tags_are_advice() -> None:
    assert holds(
        f"rules denexa\n«PN903|weather»: rain\nx-weather: rain\nhand 1 dealer W; {SHEET}", advice=True
    )


def test_a_repeated_number_after_a_void_hand_is_no_mistake() -> None:
    assert holds(
        f"rules denexa\nhand 1 dealer W\nmisdeal W\nhand 1 dealer W; {SHEET}hand 2 dealer N; {SHEET}"
    )


def test_both_over_where_the_rules_are_silent() -> None:
    start = "rules pimenta\nstart NS 28 EW 29\nhand 9 dealer W; contract NS 4 hearts; tricks NS 4 EW 2\n"
    for winner in ("NS", "EW"):
        assert holds(f"{start}«PN902|winner» {winner}\n", advice=True)


def test_a_score_that_was_not_read_is_not_known() -> None:
    assert holds(f"rules denexa\nstart NS «PN100|x»\nhand 1 dealer W; {SHEET[:-1]}; score NS 14 EW 5\n")


def test_what_is_wrong_in_the_head_of_a_file_is_said_once() -> None:
    assert holds("rules «PN107|denxa»\nhand 1\ngame\nhand 1\ngame\nhand 1\n")
    assert holds("rules «PN107|denxa»\n«PN903|weather»: rain\n", advice=True)
    assert holds("«PN110|rules» pagat\nseats A B C\n")


def test_what_the_rules_leave_open_cites_the_rule_that_is_silent() -> None:
    text = f"rules denexa\nhand 1 dealer W\nbid pass pass pass pass\nhand 2 dealer N; {SHEET}"
    (open_,) = findings(text)
    assert (open_.code, open_.cites) == ("PN902", ("all-pass",))


def test_how_many_rounds_of_calls_there_are_where_the_rules_are_silent() -> None:
    text = "rules denexa auction=unstated\nhand 1 dealer W\n«PN902|bid 3 pass 4 pass»\ntrump S: hearts\n"
    assert holds(text, advice=True)


def test_a_rules_line_may_have_a_colon() -> None:
    assert holds(f"rules: denexa\nhand 1 dealer W; {SHEET}", advice=True)
