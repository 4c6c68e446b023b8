"""PN310: the contract beside auction and trump call."""

from __future__ import annotations

from tests.checks.marked import findings, holds


def test_a_contract_is_held_to_a_trump_call_without_an_auction() -> None:
    (wrong,) = findings("rules denexa\nhand 1 dealer W\ntrump hearts\ncontract NS 4 spades\n")
    assert (wrong.code, wrong.said()) == (
        "PN310",
        "the contract is written as NS 4 spades, but by the auction it was NS 4 hearts",
    )
    (wrong,) = findings("rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ncontract passed\n")
    assert wrong.said() == "the contract is written as passed, but by the auction it was N 4"
    (wrong,) = findings("rules denexa\nhand 1 dealer W\nbid pass pass pass pass\ncontract NS 4\n")
    assert wrong.said() == "the contract is written as NS 4, but by the auction it was passed out"


def test_a_contract_is_held_to_the_trump_call_even_where_its_side_or_its_bid_does_not_exist() -> None:
    head = "rules denexa\nhand 1 dealer W\ntrump hearts\n"
    assert holds(head + "contract «PN108|XX» 4 «PN310|spades»\n")
    assert holds(head + "contract NS «PN305|7» «PN310|spades»\n")
