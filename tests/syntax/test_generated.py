"""What is made of the grammar is what the grammar says today."""

from random import Random

from pepper_notation.syntax.cutting import cut
from pepper_notation.syntax.grammar import parser
from tests.generator.files import random_file
from tests.generator.scale import scaled
from tests.syntax.generated import TERMINALS, terminals


def test_the_terminals_are_the_grammars_own() -> None:
    """`python -m tests.syntax.generated` writes them anew."""
    assert TERMINALS.read_text(encoding="utf-8") == terminals()


def test_a_file_is_cut_as_the_grammar_cuts_it() -> None:
    rng = Random("cut")
    for seed in range(scaled(20)):
        text = random_file(seed).text
        for _ in range(4):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice('{}"#;>\\\n\t :=?!^aN9é\x07') + text[at + rng.randrange(2) :]
        tokens = parser().parse(text + "\n", start="chunk").children
        assert [(token.type, token.start_pos, str(token)) for token in tokens] == cut(text)
