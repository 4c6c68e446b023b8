"""What is made of the grammar is what the grammar says today."""

from random import Random

from lark import Lark, UnexpectedInput

from pepper_notation.syntax.cutting import cut
from pepper_notation.syntax.grammar import built, fingerprint, parser
from tests.generator.files import random_file
from tests.generator.scale import scaled
from tests.syntax.generated import SAVED, TERMINALS, terminals


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


def test_the_saved_tables_are_of_this_grammar() -> None:
    """`python -m tests.syntax.generated` writes them anew.  A library of another version builds its own."""
    version, _, text = fingerprint().partition(" ")
    saved_version, _, saved_text = SAVED.read_text(encoding="utf-8").partition("\n")[0].partition(" ")
    assert saved_text == text
    assert (parser().source_path == "<deserialized>") == (saved_version == version)


def test_the_saved_tables_read_every_statement_as_the_grammar_does() -> None:
    rng, anew = Random("tables"), built()
    for seed in range(scaled(12)):
        for line in random_file(seed).text.split("\n"):
            at = rng.randrange(len(line) + 1)
            for text in (line, line[:at] + rng.choice("{}^!?=:9cNé ") + line[at:]):
                assert _read(parser(), text) == _read(anew, text)


def _read(lark: Lark, text: str) -> object:
    try:
        return lark.parse(text + "\n", start="statement")
    except UnexpectedInput as misfit:
        fitting = getattr(misfit, "expected", None) or getattr(misfit, "allowed", None)
        return misfit.pos_in_stream, sorted(fitting or ())
