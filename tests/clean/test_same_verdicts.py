"""Certifying clean hands changes no verdict: with it and without it, a check says the same of every record."""

import re
from random import Random

import pytest

from pepper_notation.pipeline import AS_DECLARED, Chosen, check_text, judged_games, pieces_of
from pepper_notation.presets import PRESETS
from pepper_notation.report import FileReport
from tests.generator.faults import KINDS, make
from tests.generator.files import random_file
from tests.generator.plain import corpus
from tests.generator.scale import scaled
from tests.generator.style import CANONICAL, Style

LOOSE = CANONICAL.but(
    version=0.5,
    deals=0.8,
    calls=0.9,
    contract=0.5,
    contract_side=0.5,
    namer=0.5,
    leaders=0.3,
    takers=0.8,
    taker_side=0.4,
    tricks=0.8,
    points=0.8,
    score=0.8,
    names=0.5,
    own_letters=0.3,
)
ANNOTATED = LOOSE.but(notes=0.1, glyphs=0.1, narration=0.2, remarks=0.2, tags=0.3, joins=0.1, blanks=0.2)
SHEET = CANONICAL.but(deals=0.0, calls=0.0, contract=1.0, plays=0.0)
STYLES = {"canonical": CANONICAL, "loose": LOOSE, "annotated": ANNOTATED, "sheet": SHEET, "any": None}


def read_in_full(text: str, chosen: Chosen = AS_DECLARED) -> FileReport:
    """The report of a check that reads every hand."""
    return judged_games(pieces_of(text), chosen=chosen)[1]


def mangled(rng: Random, text: str) -> str:
    """A text with a few characters, words or lines changed, lost, doubled or swapped."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(text))
        kind = rng.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + rng.choice("NESWQTJcdhs9123456 \n:=.;{}#!?^~+-->\t\x07é♥") + text[at:]
        elif kind == 2:
            text = text[:at] + rng.choice("NESWQTJAKcdhs9123456 ") + text[at + 1 :]
        else:
            mark = " " if kind < 5 else "\n"
            words = text.split(mark)
            one, two = rng.randrange(len(words)), rng.randrange(len(words))
            if kind == 3:
                words[one], words[two] = words[two], words[one]
            elif kind == 4:
                words[one] = rng.choice(
                    ("{x}", "9d?", "{", "pass", "?", words[two], "# x", "; trump c", "= S")
                )
            else:
                words.insert(
                    one, rng.choice((words[two], "> so", "note: so", "alt 2", "winner NS", "claim N rest"))
                )
            text = mark.join(words)
    return text


@pytest.mark.parametrize("name", STYLES)
def test_a_clean_record_in_any_style_is_judged_the_same(name: str) -> None:
    style: Style | None = STYLES[name]
    for seed in range(scaled(15)):
        text = random_file(seed, style).text
        assert check_text(text) == read_in_full(text), text


@pytest.mark.parametrize("name", STYLES)
def test_a_mangled_record_is_judged_the_same(name: str) -> None:
    rng = Random(f"mangled {name}")
    for seed in range(scaled(15)):
        text = mangled(rng, random_file(seed, STYLES[name]).text)
        assert check_text(text) == read_in_full(text), text


def test_a_mangled_record_of_whole_plain_games_is_judged_the_same() -> None:
    rng = Random("mangled games")
    for seed in range(scaled(12)):
        text = mangled(rng, "".join(corpus(12, seed, seats=(2, 3, 4, 4))))
        assert check_text(text) == read_in_full(text), text


def test_a_wrong_score_that_is_carried_on_is_judged_the_same() -> None:
    rng = Random("carried")
    for seed in range(scaled(25)):
        text = "".join(corpus(20, seed, seats=(2, 3, 4, 4)))
        side, by = rng.choice((" NS ", " EW ", " N ", " E ")), rng.choice((-3, -1, 1, 2, 10))
        scores = list(re.finditer(rf"(?<=\nscore)(?:.*?){side}(-?[0-9]+)", text))
        first = rng.randrange(len(scores) + 1)
        for match in reversed(scores[first : first + rng.choice((1, 3, 40))]):
            if rng.random() < 0.9:
                text = text[: match.start(1)] + str(int(match[1]) + by) + text[match.end(1) :]
        text = text.replace("rules denexa", rng.choice(("rules denexa", "rules denexa target=8")), 1)
        text = mangled(rng, text) if rng.random() < 0.3 else text
        assert check_text(text) == read_in_full(text), text


@pytest.mark.parametrize("kind", KINDS)
def test_a_faulty_record_is_judged_the_same(kind: str) -> None:
    for seed in range(scaled(2)):
        text = make(kind, seed).text
        assert check_text(text) == read_in_full(text), text


@pytest.mark.parametrize("preset", PRESETS)
def test_games_under_the_rules_of_other_tables_are_judged_the_same(preset: str) -> None:
    chosen = Chosen(PRESETS[preset])
    for seed in range(scaled(2)):
        text = "".join(corpus(25, seed))
        assert check_text(text, chosen=chosen) == read_in_full(text, chosen)


def test_an_equals_sign_with_nothing_after_it_is_no_winner() -> None:
    for seats in (2, 4):
        written = "".join(corpus(3, 1, [seats]))
        line = next(line for line in written.split("\n") if line.startswith("2. "))
        without = written.replace(line, line[:-1], 1)
        assert "PN100" in [found.diagnostic.code for found in check_text(without).findings], seats


def test_a_figure_that_is_none_is_read_in_full_also_while_a_wrong_score_is_carried_on() -> None:
    hand = "hand {} dealer {}\ncontract NS 4 hearts\ntricks NS 4 EW 2\npoints NS +4 EW +2\nscore {}\n"
    text = "rules denexa\n" + hand.format(1, "N", "NS 5 EW 2") + hand.format(2, "E", "NS 9 EW #")
    assert check_text(text) == read_in_full(text)
    assert [found.diagnostic.code for found in check_text(text).findings][:1] == ["PN503"]


def test_a_hand_passed_out_at_a_level_score_above_the_target_leaves_the_deal_open_all_the_same() -> None:
    hands = "hand 4 dealer W\nbid pass pass pass pass\n\nhand 5 dealer N\nbid pass pass pass pass\n"
    text = f"rules denexa target=10 tie=play-on\nstart NS 12 EW 12\n\n{hands}"
    assert check_text(text) == read_in_full(text)
    assert [found.diagnostic.code for found in check_text(text).findings] == ["PN902"]
