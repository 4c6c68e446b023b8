"""One fault in a record, one finding: the right code at the right place, and nothing else."""

import pytest

from pepper_notation.diagnostics import Severity
from pepper_notation.pipeline import check_text
from tests.generator.faults import KINDS, make
from tests.generator.scale import scaled

TIMES = 20
"""How often each kind is made at the usual scale; `PEPPER_SCALE=10` makes it 200."""


def found(text: str) -> list[tuple[str, int, int, str]]:
    """All but advice: code, line, column, severity."""
    return [
        (one.code, one.place.line, one.place.column, one.weight.value)
        for one in (found.diagnostic for found in check_text(text).findings)
        if one.weight is not Severity.ADVICE
    ]


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
