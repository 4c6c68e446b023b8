"""One slip of the pen is one finding, whatever follows from it (first law)."""

from __future__ import annotations

from tests.checks.marked import findings, holds
from tests.checks.test_play import DEALT, PLAYED


def test_a_callers_letter() -> None:
    assert holds(DEALT.replace("bid 2 pass", "bid «PN302|W»:2 pass") + PLAYED)


def test_a_leaders_letter() -> None:
    (slip,) = findings(DEALT + PLAYED.replace("1. N: Qd", "1. E: Qd"))
    assert slip.place[:2] == (9, 7)
    assert len(slip.consequences) == 3


def test_a_pass_too_many() -> None:
    text = DEALT.replace("bid 2 pass 4 pass pass pass", "bid 2 pass pass pass «PN303|pass»")
    assert holds(text + PLAYED)


def test_a_trick_copied_twice() -> None:
    third = "3. Kc Qs 9s Qc = N\n"
    assert holds(DEALT + PLAYED.replace(third, third + "«PN408|3.» Kc Qs 9s Qc = N\n"))


def test_two_slips_are_two_findings() -> None:
    text = DEALT.replace("bid 2 pass", "bid «PN302|W»:2 pass") + PLAYED
    assert holds(text.replace("points NS +4", "points NS «PN502|+5»"))
