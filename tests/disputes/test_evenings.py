"""Whole evenings under the regional rules: nothing is found in a right one, and a wrong figure is found alone."""

import re
from random import Random

import pytest

from tests.disputes.asked import FORTY, IOWA, KAIBOSH, WOLF, found, score
from tests.disputes.evenings import SEATS, evening

REGIONAL = (IOWA, WOLF, KAIBOSH, FORTY)
evenings = pytest.mark.parametrize("seed", range(8))
tables = pytest.mark.parametrize("preset", REGIONAL)


def written(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


@tables
@evenings
def test_an_evening_played_by_the_rules_has_no_mistake(preset: str, seed: int):
    game = evening(preset, seed)
    record = written(game.lines)
    assert found(record, preset) == [], record
    assert score(record, preset) == {"NS": game.score[0], "EW": game.score[1]}


def changed(lines: list[str], pattern: str, dice: Random) -> tuple[list[str], list[str]]:
    """The lines with the last figure of one of those that match made wrong by one; and those from it on."""
    places = [place for place, line in enumerate(lines) if re.match(pattern, line)]
    place = dice.choice(places)
    head, figure = lines[place].rsplit(" ", 1)
    return [*lines[:place], f"{head} {int(figure) + 1}", *lines[place + 1 :]], lines[place:]


@tables
@evenings
@pytest.mark.parametrize(("figure", "code"), [("points", "PN502"), ("score", "PN503"), ("tricks", "PN501")])
def test_a_wrong_figure_is_one_mistake(preset: str, seed: int, figure: str, code: str):
    lines, _ = changed(evening(preset, seed).lines, figure, Random(seed))
    assert found(written(lines), preset) == [code], written(lines)


@tables
@evenings
def test_a_trick_written_down_for_another_player_is_one_mistake(preset: str, seed: int):
    lines = evening(preset, seed).lines
    places = [place for place, line in enumerate(lines) if " = " in line]
    place = Random(seed).choice(places)
    head, _, seat = lines[place].partition(" = ")
    other = SEATS[(SEATS.index(seat) + 1) % 4]
    lines[place] = f"{head} = {other}"
    codes = found(written(lines), preset)
    assert codes == ["PN407"], written(lines)
