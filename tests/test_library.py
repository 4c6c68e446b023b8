"""The library: the names that the package promises, and values that a person can walk."""

import dataclasses
import doctest
import importlib
import inspect
import subprocess
import sys
from random import Random

import pytest

import pepper_notation
from pepper_notation import check, content_hashes, load, parse, replay
from pepper_notation.cards import Card, Strain
from pepper_notation.library import page, replayed
from pepper_notation.replay.frames import Legality, PlayFault
from tests import api_page
from tests.generator.files import random_file
from tests.mutations import mutated

GAME = """\
rules denexa
title: Cup
seats N=Ann E=Bob S=Cat W=Dee
hand 1 dealer E
deal N: Jc Kc 9c Qd Th 9h
deal E: Js Qs Jd Td Ah Kh
deal S: Ac Jh Qh Ad Ks 9s
deal W: Qc Tc Kd 9d As Ts
bid 2 pass 4 pass pass pass
trump clubs
1. Qd Td Ad 9d
2. Ac Tc Jc Js
3. Kc Qs 9s Qc
4. Th Kh Jh Ts
5. Jd Ks Kd 9h
6. As 9c Ah Qh
alt 3
  3. N: 9c Ah Qh Qc
end
"""


@pytest.mark.parametrize("name", ["pepper_notation", "pepper_notation.library"])
def test_what_the_docstrings_show_is_what_happens(name):
    module = importlib.import_module(name)
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_replay_is_the_function_whatever_has_been_imported():
    program = "import pepper_notation.replay.frames, pepper_notation; print(pepper_notation.replay('').games)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "()\n"


def test_the_package_is_imported_without_its_parser_or_terminal():
    program = (
        "import sys, pepper_notation\nprint(sorted({'lark', 'rich', 'typer', 'pydantic'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "[]\n"


def test_every_public_name_has_a_docstring_and_types():
    for name in pepper_notation.__all__:
        public = getattr(pepper_notation, name)
        assert inspect.getdoc(public), name
        if inspect.isfunction(public):
            assert "return" in public.__annotations__, name


def test_every_value_of_a_replay_is_explained_and_frozen():
    for kind in vars(replayed).values():
        if inspect.isclass(kind) and kind.__module__ == replayed.__name__:
            assert kind.__doc__
            assert kind.__doc__.startswith(kind.__name__ + "(") is False
            assert vars(kind)["__dataclass_params__"].frozen


def test_a_game_is_walked_from_the_file_to_the_card():
    night = replay(GAME)
    (game,) = night.games
    (hand,) = game.hands
    assert (game.rules, game.seats, game.sides) == ("denexa", ("N", "E", "S", "W"), ("NS", "EW"))
    assert (game.players["S"], game.tags) == ("Cat", {"title": "Cup"})
    assert (hand.dealer, hand.bidder, hand.side, hand.bid, hand.strain) == ("E", "N", "NS", "4", Strain.CLUBS)
    assert [call.seat for call in hand.auction] == ["S", "W", "N", "E", "S", "W"]
    assert [trick.winner for trick in hand.tricks] == ["S", "N", "N", "E", "W", "N"]
    assert hand.tricks[1].plays[3].card is Card.Js
    assert hand.tricks[1].plays[3].seat == "E"
    assert hand.dealt["W"] == (Card.Tc, Card.Qc, Card.N9d, Card.Kd, Card.Ts, Card.As)
    assert (hand.taken, hand.points, hand.score) == ({"NS": 4, "EW": 2},) * 3
    assert (game.score, game.over, game.winner) == ({"NS": 4, "EW": 2}, False, None)
    assert hand.alternatives[0].tricks[-1].winner == "W"


def test_what_is_wrong_is_told_where_it_happened():
    revoked = replay(GAME.replace("Qd Td", "Qd Qs").replace("Kc Qs", "Kc Td")).games[0].hands[0]
    assert revoked.tricks[0].plays[1].legality is Legality.ILLEGAL
    twice = replay(GAME.replace("Th Kh Jh", "Th Js Jh")).games[0].hands[0]
    assert twice.tricks[3].plays[1].fault is PlayFault.TWICE


def test_a_game_that_was_won_names_its_winner():
    assert replay("start NS 28 EW 3\nhand 1; contract NS 4 hearts; tricks NS 4").games[0].winner == "NS"
    assert replay("start NS 28 EW 29\nhand 1; contract NS 4 hearts; tricks NS 4").games[0].winner == "NS"


def test_a_replay_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        replay(GAME).games[0].hands[0].bid = "5"  # type: ignore[misc]


def test_rules_can_be_chosen_from_outside():
    assert replay(GAME, rules="denexa", options=["target=4"]).games[0].over
    assert check(GAME, options=["target=4"]).scores[0].computed == {"NS": 4, "EW": 2}


@pytest.mark.parametrize(
    ("rules", "options"), [("pepperoni", ()), ("", ("target=x",)), ("denexa", ("tarjet=3",))]
)
def test_rules_that_nobody_knows_are_refused(rules, options):
    with pytest.raises(pepper_notation.UnknownRulesError, match=r"pepperoni|target|tarjet"):
        check(GAME, rules=rules, options=options)


def test_a_file_is_loaded_as_text(tmp_path):
    path = tmp_path / "night.pepper"
    path.write_bytes(b"\xef\xbb\xbfhand 1\r\n> caf\xe9\r")
    assert load(path) == load(str(path)) == "hand 1\n> caf\udce9\n"


def test_a_file_that_is_not_there_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "gone.pepper")


@pytest.mark.parametrize("seed", range(15))
def test_no_text_makes_the_library_raise(seed):
    chance = Random(seed)
    text = mutated("".join(random_file(seed).text.splitlines(keepends=True)[:30]), chance)
    parse(text)
    check(text)
    page.page(replay(text))
    content_hashes(text)
    pepper_notation.format(text)


def test_a_notebook_shows_a_row_a_hand_and_the_findings():
    shown = replay(GAME.replace("3. Kc", "3. Qd"))._repr_html_()
    assert "<caption>Cup · denexa</caption>" in shown
    assert "<td>N 4</td><td>clubs</td>" in shown
    assert "PN405" in shown


def test_no_text_of_a_record_is_markup_in_a_notebook():
    shown = replay(GAME.replace("Cup", "<script>alert('&')</script>\u202e"))._repr_html_()
    assert "<script" not in shown
    assert "&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;\\u202e" in shown


def test_the_page_of_the_library_has_not_drifted():
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.page(), "run `python -m tests.api_page`"
