"""The page that explains the notation: what it shows can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pepper_notation.syntax import parse
from pepper_notation.syntax.build import KEYWORDS
from tests.syntax.reading import said

PAGE = (Path(__file__).parents[2] / "grammar" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```pepper\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_read_without_a_finding(example: str) -> None:
    assert [said(finding) for finding in parse(example).findings] == []


def test_the_examples_and_the_tables_show_every_statement() -> None:
    shown = "\n".join([*EXAMPLES, *re.findall(r"^\| `.*$", PAGE, re.MULTILINE)])
    assert {word for word in KEYWORDS if not re.search(rf"\b{word}\b", shown)} == set()


def test_the_page_has_the_examples_that_it_promises() -> None:
    assert len(EXAMPLES) >= 10
    assert PAGE.count("```") == 2 * len(EXAMPLES)
