"""The grammar itself: without conflicts, one definition of each word, read by one module."""

from __future__ import annotations

import logging
import re
import subprocess
import sys

import pytest

from pepper_notation.syntax.build import KEYWORDS
from pepper_notation.syntax.expected import FORMS
from pepper_notation.syntax.grammar import ENTRIES, grammar_text, parser
from pepper_notation.syntax.placing import HEAD, IN_HAND


def test_the_grammar_is_lalr_and_free_of_conflicts_and_of_colliding_terminals(
    caplog: pytest.LogCaptureFixture,
) -> None:
    from lark import Lark, logger

    level = logger.level
    try:
        # Lark says only there that it could not compare a terminal, and goes on.
        logger.setLevel(logging.DEBUG)
        logger.addHandler(caplog.handler)
        Lark(grammar_text(), parser="lalr", start=list(ENTRIES), strict=True)
    finally:
        logger.removeHandler(caplog.handler)
        logger.setLevel(level)
    said = [record.getMessage() for record in caplog.records]
    assert not [message for message in said if "ollision" in message or "compile" in message]
    assert [message for message in said if message.startswith("Unused terminals")]


def test_terminals_are_patterns_because_strings_are_not_compared() -> None:
    strings = {term.name for term in parser().terminals if term.pattern.type == "str"}
    assert strings <= {"_COLON", "EQUALS"}


def test_the_grammar_keeps_to_what_reads_in_linear_time() -> None:
    rules = "\n".join(line for line in grammar_text().splitlines() if not line.startswith("//"))
    assert r"\d" not in rules
    assert r"\w" not in rules
    assert not re.search(r"/[imslux]+(?=[ \n])", rules)
    assert not re.search(r"\[0-9\][+*]", rules)


def test_the_words_that_the_grammar_knows_are_those_that_have_a_place_and_a_form() -> None:
    words = re.findall(r"^([A-Z]+): _\1 _KEYWORD_END$", grammar_text(), re.MULTILINE)
    assert {word.lower() for word in words} == KEYWORDS
    assert HEAD | IN_HAND | {"hand", "end"} == KEYWORDS | {"trick"}
    assert set(FORMS) == KEYWORDS | {"trick"}


def test_a_keyword_with_a_colon_is_known_to_the_grammar_as_the_keyword_is() -> None:
    start = grammar_text().index("\nKEYWORD:")
    words = re.findall(r"_([A-Z]+)", grammar_text()[start : grammar_text().index("//", start)])
    assert {word.lower() for word in words} == KEYWORDS


def test_a_keyword_is_spelled_in_both_cases_once() -> None:
    spelt = re.findall(r"^_([A-Z]+): /((?:\[[A-Z][a-z]\])+)/$", grammar_text(), re.MULTILINE)
    assert {word.lower() for word, _ in spelt} == KEYWORDS | {"dealer", "draw", "none"}
    for word, pattern in spelt:
        assert pattern == "".join(f"[{letter}{letter.lower()}]" for letter in word)


def test_the_grammar_s_library_is_not_loaded_before_something_is_read() -> None:
    program = "import sys, pepper_notation.syntax; print('lark' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
