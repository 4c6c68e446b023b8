"""One fault in a record, one finding: the right code at the right place, and nothing else."""

from random import Random

import pytest

from pepper_notation.diagnostics import Diagnostic, Severity
from pepper_notation.pipeline import check_text
from tests.generator.faults import KINDS, make, together
from tests.generator.faults.kinds import UnfitError
from tests.generator.faults.marks import undecided
from tests.generator.faults.several import several
from tests.generator.scale import scaled

TIMES = 20
"""How often each kind is made at the usual scale; `PEPPER_SCALE=10` makes it 200."""


def diagnostics(text: str) -> list[Diagnostic]:
    """All findings but advice."""
    found = [found.diagnostic for found in check_text(text).findings]
    return [one for one in found if one.weight is not Severity.ADVICE]


def found(text: str) -> list[tuple[str, int, int, str]]:
    """All but advice: code, line, column, severity."""
    return [(one.code, one.place.line, one.place.column, one.weight.value) for one in diagnostics(text)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_gives_its_own_finding_and_nothing_else(kind: str) -> None:
    for seed in range(scaled(TIMES)):
        case = make(kind, seed)
        findings = [(code, line, column) for code, line, column, _ in found(case.text)]
        expected = [(case.code, case.line, case.column)] if case.code else []
        assert findings == expected, f"{kind} {seed}\n{case.text}"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.endswith("that-the-table-saw")])
def test_a_fault_that_the_table_saw_is_noted_and_is_no_error(kind: str) -> None:
    for seed in range(scaled(TIMES)):
        case = make(kind, seed)
        assert [weight for *_, weight in found(case.text)] == ["noted"], f"{kind} {seed}\n{case.text}"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if make(kind, 0).follows])
def test_what_follows_from_a_fault_is_listed_under_it(kind: str) -> None:
    for seed in range(scaled(TIMES)):
        case = make(kind, seed)
        listed = {one.place[:2] for finding in diagnostics(case.text) for one in finding.consequences}
        assert set(case.follows) <= listed, f"{kind} {seed}\n{case.text}"


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("\n", "\r"), ("", "\ufeff")], ids=["crlf", "cr", "bom"])
def test_other_line_ends_and_a_byte_order_mark_change_no_place(change: tuple[str, str]) -> None:
    for kind in KINDS:
        case = make(kind, 77)
        old, new = change
        text = case.text.replace(old, new) if old else new + case.text
        assert found(text) == found(case.text), kind


def test_an_accusation_that_nothing_decides_is_advice_at_the_mark() -> None:
    rng = Random(703)
    made = 0
    while made < scaled(TIMES):
        try:
            text, place = undecided(rng)
        except UnfitError:
            continue
        made += 1
        assert found(text) == [], text
        marks = [one.diagnostic for one in check_text(text).findings if one.diagnostic.code == "PN703"]
        assert [one.place[:2] for one in marks] == [place], text


def test_several_faults_in_one_hand_are_all_found_each_once() -> None:
    made = 0
    for seed in range(scaled(200)):
        try:
            text, expected, names = several(Random(f"several {seed}"))
        except UnfitError:
            continue
        made += 1
        assert [one[:3] for one in found(text)] == expected, f"{names} {seed}\n{text}"
    assert made > scaled(200) // 3


def test_two_faults_in_two_games_of_a_file_are_both_found_and_neither_hides_the_other() -> None:
    rng = Random(2)
    kinds = [kind for kind in KINDS if make(kind, 0).code]
    for seed in range(scaled(200)):
        pair = rng.sample(kinds, 2)
        both = together(make(pair[0], 5000 + seed), make(pair[1], 5000 + seed))
        if both is None:
            continue
        text, expected = both
        findings = [(code, line, column) for code, line, column, _ in found(text)]
        assert findings == sorted(expected, key=lambda one: (one[1], one[2], one[0])), (
            f"{pair} {seed}\n{text}"
        )
