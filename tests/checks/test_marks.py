"""Marks: what the table said, upheld, disproven or undecided."""

from __future__ import annotations

from pepper_notation.diagnostics import Severity
from tests.checks.marked import findings, holds

HAND = "rules denexa\nhand 1 dealer W\nbid 4 pass pass pass\ntrump N: hearts\n"


def test_an_upheld_mark_makes_the_finding_noted() -> None:
    (noted,) = findings(HAND + "1. N: Ah 9s^revoke Th Qh = N\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n")
    assert (noted.code, noted.upheld, noted.weight) == ("PN401", True, Severity.NOTED)


def test_a_mark_that_is_disproven() -> None:
    assert holds(HAND + "1. N: Ah 9h«PN702|^revoke» Th Qh = N\nclaim N rest\n")
    text = HAND + "deal E: 9c Tc Jc Qc Kc 9s\n1. N: Jd 9s^revoke Th Qh = N\nclaim N rest\n"
    (disproven,) = findings(text)
    assert disproven.said() == "no revoke here: Jd is the left bower, so hearts were led; E held no heart"


def test_a_mark_that_the_record_cannot_settle() -> None:
    assert holds(HAND + "1. N: Ah 9s«PN703|^revoke» Th Qh = N\nclaim N rest\n", advice=True)


def test_turn_lead_and_under() -> None:
    (turn,) = findings(HAND + "1. N:Ah S:Th^turn E:9h W:Qh = N\nclaim N rest\n")
    assert (turn.code, turn.upheld) == ("PN402", True)
    (lead,) = findings(HAND + "1. N: Ah 9h Th Qh = N\n2. E:9s^lead As Ts Ks = S\nclaim N rest\n")
    assert (lead.code, lead.upheld) == ("PN403", True)
    (under,) = findings("rules denexa\nhand 1 dealer W\nbid 3 3^under pass pass\n")
    assert (under.code, under.upheld) == ("PN301", True)
    assert holds("rules denexa\nhand 1 dealer W\nbid 3 4«PN702|^under» pass pass pass\n")


def test_unsure_is_never_judged() -> None:
    assert holds(HAND + "1. N: Ah 9h^unsure Th Qh = N\nclaim N rest\n", advice=True)


def said(text: str) -> list[str]:
    """The verdicts on the marks of a record, and what would decide them."""
    return [
        finding.said().split(": ")[1] + (f" / {finding.advised()}" if finding.code == "PN703" else "")
        for finding in findings(text)
        if finding.code in ("PN702", "PN703")
    ]


def test_why_there_was_no_revoke() -> None:
    assert said(HAND + "1. N: Ah^revoke 9h Th Qh = N\nclaim N rest\n") == [
        "the first card of a trick may be any card"
    ]
    assert said(HAND + "1. N: Ah 9h^revoke Th Qh = N\nclaim N rest\n") == ["hearts were led, and 9h follows"]


def test_what_would_decide_a_revoke() -> None:
    no_trump_line = HAND.replace("trump N: hearts\n", "")
    assert said(no_trump_line + "1. N: Ah 9s^revoke Th Qh\nclaim N rest\n") == [
        "nothing says what was trumps / the strain would decide it"
    ]
    assert said(HAND + "1. N: Ah ?^revoke Th Qh\nclaim N rest\n") == [
        "the card that E played is not known / the card would decide it"
    ]
    assert said(HAND + "1. N: ? 9s^revoke Th Qh\nclaim N rest\n") == [
        "the card led is not known / the card led would decide it"
    ]
    assert said("rules denexa\nhand 1\ntrump hearts\n1. Ah 9s^revoke Th Qh\nclaim N rest\n") == [
        "it is not known who played this card / the player's letter before the card would decide it"
    ]
    (open_,) = said(HAND + "1. N: Ah 9s^revoke Th Qh = N\nclaim N rest\n")
    assert open_.startswith(
        "hearts were led, and nothing shows whether E held a heart / E's hand, or a heart that"
    )
    assert said(HAND + "1. N: Ah 9h Th Qh\n2. N: Ah 9s^revoke Jd As\nclaim N rest\n") == [
        "the record contradicts itself here / a record without the contradiction would decide it"
    ]


def test_a_turn_or_a_lead_that_was_in_order() -> None:
    text = HAND + "1. N: Ah^turn 9h Th^lead W:Qh^turn = N\n2. N: Kh^lead Jd As E:9s^lead\nclaim N rest\n"
    assert said(text)[:2] == ["it was N's lead", "Th was not led"]
    assert said(text)[3:] == ["it was N's lead", "9s was not led"]
    assert said(HAND + "1. N:Ah E:9h^turn S:Th W:Qh = N\nclaim N rest\n") == ["it was E's turn"]


def test_a_lead_out_of_turn_may_be_called_a_turn_out_of_turn() -> None:
    for mark in ("turn", "lead"):
        (lead,) = findings(HAND + f"1. E: Ah^{mark} Th Qh 9h\nclaim N rest\n")
        assert (lead.code, lead.upheld) == ("PN403", True)


def test_what_would_decide_a_turn_or_a_lead() -> None:
    letters = (
        "it is not known who played this card, or whose turn it was / the players' letters before the cards"
    )
    assert said("rules denexa\nhand 1\ntrump hearts\n1. Ah 9s^turn Th Qh\nclaim N rest\n") == [
        f"{letters} would decide it"
    ]
    leader = (
        "it is not known who led, or whose lead it was / the leader's letter and who took the trick before"
    )
    assert said(HAND + "1. N: Ah 9h Th Qh\n2. Kh^lead 9s Jd As\nclaim N rest\n") == [
        f"{leader} would decide it"
    ]


def test_a_card_is_no_bid_and_a_call_no_card() -> None:
    assert said(HAND + "1. N: Ah^under 9h Th Qh\nclaim N rest\n") == ["a card is no bid"]
    assert said(HAND.replace("4 pass", "4^revoke pass")) == ["a call is no card"]


def test_a_call_in_turn() -> None:
    assert said("rules denexa\nhand 1 dealer W\nbid N:2^turn E:3 pass pass pass\n") == ["it was N's turn"]
    assert said("rules denexa\nhand 1 dealer W\nbid 2^turn 3 pass pass pass\n") == [
        "the record does not say who called / the caller's letter before the call would decide it"
    ]
    assert said("rules denexa\nhand 1\nbid 2^turn 3 pass pass pass\n") == [
        "it is not known whose turn it was / the dealer would decide it"
    ]
    (turn,) = findings("rules denexa\nhand 1 dealer W\nbid N:2 S:3^turn W:pass N:pass E:pass\n")
    assert (turn.code, turn.upheld) == ("PN302", True)


def test_a_bid_that_was_not_too_low() -> None:
    def auction(calls: str) -> str:
        return f"rules denexa\nhand 1 dealer W\nbid {calls}\n"

    assert said(auction("3 4^under pass pass pass")) == ["4 beats 3"]
    assert said(auction("4^under pass pass pass")) == ["it was the first bid"]
    assert said(auction("4 pass^under pass pass")) == ["a pass is never too low"]
    assert said(auction("x\nbid 4 5^under pass pass")) == [
        "the auction cannot be read / the calls before would decide it"
    ]


def test_a_mark_behind_no_card_and_no_call_cannot_be_settled() -> None:
    behind = "a mark stands behind the card or call that it speaks of / a mark behind the card itself would decide it"
    text = HAND + "1. N: Ah 9h Th Qh = N^revoke\nclaim N rest^lead\n"
    assert said(text) == [behind, behind]


def test_no_mark_of_a_void_hand_is_judged() -> None:
    assert said(HAND + "1. N: Ah 9s^revoke Th Qh\nmisdeal\n") == []


def test_a_mark_upholds_its_own_finding_and_no_other() -> None:
    text = (
        HAND.replace("4 pass", "3 2") + "1. N: Ah 9s^revoke Th Qh = E\n2. N: Kh 9h Ac Tc = N\nclaim N rest\n"
    )
    assert [(finding.code, finding.upheld) for finding in findings(text)] == [
        ("PN301", None),
        ("PN401", True),
        ("PN407", None),
    ]


def test_a_mark_behind_what_is_no_card_and_no_call_is_undecided() -> None:
    trumps = HAND.replace("trump N: hearts", "trump N: hearts«PN703|^revoke»")
    assert holds(trumps + "1. N: Ah 9h Th Qh = N\nclaim N rest\n", advice=True)
    contract = "rules denexa\nhand 1 dealer W\ncontract NS 4«PN703|^under» hearts«PN703|^lead»\n"
    assert holds(contract, advice=True)


def weights(text: str) -> list[tuple[str, int, int, str]]:
    return [(one.code, *one.place[:2], one.weight.value) for one in findings(HAND + text)]


def test_a_mark_speaks_of_the_card_before_it_and_of_no_other_in_its_line_or_column() -> None:
    # East revokes in both tricks, and South in the second; the table saw the first.
    tricks = "1. N: Ah 9s^revoke Th Qh = N\n2. N: Kh 9d 9c Jd = W\n3. W: Ac Tc 9h Jh = S\nclaim N rest\n"
    assert weights(tricks) == [
        ("PN401", 5, 10, "noted"),
        ("PN401", 6, 10, "error"),
        ("PN401", 6, 13, "error"),
    ]
    assert weights(tricks.replace("9s^revoke", "9s").replace("9d", "9d^revoke")) == [
        ("PN401", 5, 10, "error"),
        ("PN401", 6, 10, "noted"),
        ("PN401", 6, 20, "error"),
    ]


def test_of_two_mistakes_at_one_card_a_mark_upholds_its_own() -> None:
    # South plays before East, and does not follow.
    tricks = "1. N:Ah S:9s^{} E:9h W:Qh = N\n2. N: Kh Ac Th Tc = N\nclaim N rest\n"
    assert weights(tricks.format("revoke")) == [("PN401", 5, 11, "noted"), ("PN402", 5, 11, "error")]
    assert weights(tricks.format("turn")) == [("PN401", 5, 11, "error"), ("PN402", 5, 11, "noted")]


def test_a_doubt_does_not_silence_the_marks_after_it() -> None:
    tricks = (
        "1. N: As^unsure 9s Ts Ks = N\n2. N: Ah 9d^revoke Th Qh = N\n3. N: Kh 9h Ac Tc = N\nclaim N rest\n"
    )
    assert weights(tricks) == [("PN401", 6, 10, "noted")]
