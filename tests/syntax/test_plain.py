"""A plain statement is read at a stroke, any other piece by piece: to the same record, spans included."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from pepper_notation.source import Block, Span
from pepper_notation.syntax.lines import RAW, lines
from pepper_notation.syntax.nontext import NonText
from pepper_notation.syntax.sheet import Sheet
from pepper_notation.syntax.statements import statement
from pepper_notation.table import FOUR, Table
from tests.syntax.records import plain_line


def spelt_out(value: Any) -> Any:
    """A value with its spans, which equality does not look at."""
    if isinstance(value, Span) or not (dataclasses.is_dataclass(value) or isinstance(value, tuple)):
        return value
    if isinstance(value, tuple):
        return tuple(spelt_out(part) for part in value)
    return type(value), {f.name: spelt_out(getattr(value, f.name)) for f in dataclasses.fields(value)}


@pytest.mark.parametrize("seed", range(40))
def test_both_readings_of_a_plain_line_are_the_same(seed: int) -> None:
    rng = Random(seed)
    table = rng.choice((FOUR, Table(("N", "E", "S"), ("", "", "")), Table(("N", "S"), ("", ""))))
    plain = 0
    for _ in range(40):
        block = Block(
            f"{rng.choice(('', '  '))}{plain_line(rng)}{rng.choice(('', ' ', ' ;', ' # x'))}\n", 100, 7
        )
        line = next(lines(block, NonText()))
        plain += line.kind.startswith("PLAIN")
        at_a_stroke, piece_by_piece = Sheet(block, table), Sheet(block, table)
        first = statement(line, at_a_stroke)
        second = statement(line._replace(kind="OTHER"), piece_by_piece)
        assert spelt_out(first) == spelt_out(second), block.text
        assert at_a_stroke.found == piece_by_piece.found, block.text
    assert plain > 10
    assert "PLAIN_TRICK" not in RAW
