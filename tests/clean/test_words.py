"""Every word that a clean hand may hold is a word of the grammar, whole, in the place where it stands."""

import re

import pytest

from pepper_notation.clean.ground import ground
from pepper_notation.clean.worth import BITS
from pepper_notation.presets import DEFAULT
from pepper_notation.syntax.grammar import parser
from pepper_notation.syntax.words import CALLS, CARDS, STRAINS
from pepper_notation.table import FOUR

WORDS: dict[str, list[str]] = {
    "CARD": list(BITS),
    "CALL": list(CALLS),
    "STRAIN": list(STRAINS),
    "TAKER": list(ground(DEFAULT, FOUR).takers),
}


@pytest.mark.parametrize("name", WORDS)
def test_a_word_of_a_clean_hand_is_a_word_of_the_grammar(name: str) -> None:
    terminal = next(one for one in parser().terminals if one.name == name)
    pattern = re.compile(terminal.pattern.to_regexp())
    for word in filter(None, WORDS[name]):
        match = pattern.match(word + "\n")
        assert match is not None and match[0] == word


def test_a_card_is_worth_what_its_spelling_says() -> None:
    assert {
        word: 1 << spelt.card for word, spelt in CARDS.items() if spelt.card is not None and word in BITS
    } == BITS
