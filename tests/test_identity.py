"""The content hash: over what was played, however it is written."""

import pytest

from pepper_notation import content_hashes
from pepper_notation import format as formatted
from pepper_notation.identity import content
from pepper_notation.library.games import games_as_declared
from tests.generator.files import random_file
from tests.generator.scale import scaled

GAME = """\
rules denexa target=21
seats N=Ann E=Bob S=Cat W=Dee
hand 7 dealer E
deal N: Jc Kc 9c Qd Th 9h
deal E: Js Qs Jd Td Ah Kh
bid 2 pass 4 pass pass pass
trump clubs
1. Qd Td Ad 9d = S
2. Ac Tc Jc Js = N
claim N 3
tricks NS 5 EW 1
adjust EW -2
score NS 16 EW 11
"""


def one(text):
    (found,) = content_hashes(text)
    return found


def form(text):
    return [line for head, frames in games_as_declared(text) for line in content(head, frames)]


def changed(*changes):
    text = GAME
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_form_says_what_was_played_line_by_line():
    assert form(GAME) == [
        "pepper-game 1",
        "rules denexa target=21",
        "seats N E S W",
        "hand",
        "dealer E",
        "deal N 9c Jc Kc Qd 9h Th",
        "deal E Td Jd Kh Ah Js Qs",
        *("call S 2", "call W pass", "call N 4", "call E pass", "call S pass", "call W pass"),
        "contract N 4 clubs",
        *("trick 1", "play N Qd", "play E Td", "play S Ad", "play W 9d"),
        *("trick 2", "play S Ac", "play W Tc", "play N Jc", "play E Js"),
        "claim N 3",
        "adjust EW -2",
        "tricks NS 5 EW 1",
    ]


def test_the_hash_never_changes():
    """It may stand in other people's files: a change of the form is a new version of it."""
    assert one(GAME) == "fc25fe48dbce18ef8d711abd13384a2fa0a1f41ae034172cfe5c1018fc67b2c0"


@pytest.mark.parametrize(
    "changes",
    [
        [("rules denexa target=21", "Rules DENEXA made=tricks TARGET=21")],
        [("=Ann", ""), ("=Bob", '="Bob B."')],
        [("hand 7", "title: Cup\ndate: today\nhand 7")],
        [("hand 7", "hand 9")],
        [("Jc Kc 9c Qd Th 9h", "♣J kc 9C 10h Qd h9")],
        [("deal N", "# remark\n> told\ndeal N")],
        [("bid 2 pass 4", "bid S:2! - {so} 4\nbid"), (" pass pass pass\ntrump", " p p p\ntrump")],
        [("trump clubs", "trump N: ♣??")],
        [("1. Qd", "1. N: Qd^revoke {why?}")],
        [(" = S\n", "\n"), (" = N\n", " = NS\n")],
        [("tricks NS 5 EW 1\n", "")],
        [("tricks NS 5 EW 1\n", "tricks NS 4 EW 2\npoints NS 9\n")],
        [("score NS 16 EW 11\n", "")],
        [("score NS 16 EW 11", "score EW 3 NS 16\nwinner NS\nalt 2\n2. Ac Tc Kc\nend")],
        [("rules denexa", "pepper 1\nrules denexa")],
        [("bid 2 pass", "contract N 4 clubs\nbid 2 pass")],
    ],
    ids=lambda changes: changes[0][1].strip() or "left out",
)
def test_how_it_is_written_makes_no_difference(changes):
    assert one(changed(*changes)) == one(GAME)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("target=21", "target=30"),
        ("denexa", "pagat"),
        ("rules denexa target=21\n", ""),
        ("seats N=Ann E=Bob S=Cat W=Dee", "seats A B C D"),
        ("dealer E", "dealer W"),
        ("Th 9h", "Th Ah"),
        ("deal E: Js Qs Jd Td Ah Kh\n", ""),
        ("bid 2", "bid 3"),
        ("4 pass pass", "little pass pass"),
        ("trump clubs", "trump spades"),
        ("Qd Td Ad 9d", "Qd Td Kd 9d"),
        ("Qd Td Ad 9d", "Qd Td Ad~Kd 9d"),
        ("Qd Td Ad 9d", "Qd Td Ad ?"),
        ("Qd Td Ad 9d", "W: Qd Td Ad 9d"),
        ("claim N 3", "claim N 4"),
        ("claim N 3", "concede N 3"),
        ("adjust EW -2", "ruling EW -2"),
        ("adjust EW -2", "adjust NS -2"),
        ("adjust EW -2", "misdeal E"),
        ("2. Ac", "2. Ax"),
        ("trump clubs", "trump club"),
        ("hand 7", "start NS 4\nhand 7"),
    ],
)
def test_what_was_played_makes_all_the_difference(old, new):
    assert one(changed((old, new))) != one(GAME)


def test_a_claim_of_the_rest_is_a_claim_of_so_many():
    assert one(changed(("claim N 3", "claim N rest"))) == one(changed(("claim N 3", "claim N 4")))


def test_a_score_sheet_is_known_by_its_results():
    sheet = "hand 1; contract NS 4 hearts; tricks NS 5 EW 1\n"
    assert one(sheet) == one("hand 1; contract NS 4 hearts; tricks EW 1; points NS 5 EW 1; score NS 5\n")
    assert one(sheet) != one(sheet.replace("5 EW 1", "4 EW 2"))
    assert one("hand 1; points NS 5 EW 1\n") != one("hand 1; points NS 4 EW 2\n")


def test_each_game_of_a_file_has_its_own_hash():
    first, second, third = content_hashes("game\nhand 1\n1. Jc\ngame\nhand 1\n1. Jd\ngame\nhand 2\n1. Jc\n")
    assert first == third != second


def test_a_game_that_its_rules_do_not_know_has_a_hash_all_the_same():
    three = "rules pagat\nseats A B C\nhand 1 dealer A\nbid 3 pass pass\ntrump clubs\n1. Jc 9c Tc\n"
    assert one(three) != one(three.replace("Tc", "Qc"))


@pytest.mark.parametrize("seed", range(scaled(25)))
def test_every_game_keeps_its_hash_in_canonical_form(seed):
    text = random_file(seed).text
    assert content_hashes(formatted(text)) == content_hashes(text)
