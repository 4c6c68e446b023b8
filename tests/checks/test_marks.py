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
