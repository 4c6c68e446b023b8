"""PN2xx: the cards that were dealt."""

from __future__ import annotations

from tests.checks.marked import holds


def test_the_cards_of_a_seat_that_does_not_exist_are_nobodys() -> None:
    assert holds("rules denexa\nhand 1 dealer N\ndeal «PN108|X»: Ah Kh\ndeal N: Ah Kh Qh Jh Th 9h\n")


def test_the_rest_of_a_hand_may_be_nothing() -> None:
    whole = "rules denexa\nhand 1 dealer N\ndeal {}: Ah Kh Qh Jh Th 9h ...\n".format
    assert holds(whole("N"))
    assert holds(whole("«PN202|N»").replace("9h", "9h Jd"))


def test_a_card_of_another_pack_is_found_behind_another_line_too() -> None:
    main = "rules denexa\nhand 1 dealer N\ncontract N 4 hearts\n1. N: Ah 9h Th Qh\nclaim N rest\n"
    assert holds(main + "alt 1\n1. N: Kh 9h Th Qh\nend\ndeal E: «PN203|8s» 9h ...\n")
