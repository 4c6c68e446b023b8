"""Legal games in every style of the notation: nothing is found in them but advice."""

from random import Random

import pytest

from pepper_notation.diagnostics import Severity
from pepper_notation.pipeline import check_text
from pepper_notation.report import FileReport
from tests import oracle, regional
from tests.generator.elsewhere import file_elsewhere
from tests.generator.files import any_game, file_draft, random_file
from tests.generator.plain import corpus
from tests.generator.played_elsewhere import any_place
from tests.generator.scale import scaled
from tests.generator.style import CANONICAL, random_style
from tests.generator.truth import TABLE_TALK, USUAL
from tests.generator.writing import write

FILES_AT_ONCE = 12
"""With about 15 hands a file, 20 rounds are more than 3,000 hands."""


def grave(report: FileReport) -> list[str]:
    """The errors and warnings, as `PN401 12:3`."""
    found = [found.diagnostic for found in report.findings]
    return [
        f"{one.code} {one.place.line}:{one.place.column} {one.said()}"
        for one in found
        if one.weight in (Severity.ERROR, Severity.WARNING)
    ]


@pytest.mark.parametrize("round_", range(scaled(20)))
def test_a_legal_game_in_any_style_gives_no_error_and_no_warning(round_: int) -> None:
    for seed in range(round_ * FILES_AT_ONCE, (round_ + 1) * FILES_AT_ONCE):
        written = random_file(seed)
        report = check_text(written.text)
        assert not grave(report), f"seed {seed}\n{written.text}"
        games = written.draft.games
        assert (report.games, report.hands) == (len(games), sum(len(game.hands) for game in games)), seed


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("round_", range(scaled(3)))
def test_both_engines_agree_on_the_score_of_games_that_name_no_winner_and_no_figure(
    seats: int, round_: int
) -> None:
    style = CANONICAL.but(takers=0.0, tricks=0.0, points=0.0, score=0.0, winner=0.0)
    for seed in range(round_ * 20, (round_ + 1) * 20):
        rng = Random(f"bare {seats} {seed}")
        game = any_game(rng, style, seats, rng.choice((USUAL, TABLE_TALK)))
        draft = file_draft(rng, style.but(deals=rng.choice((0.0, 1.0))), [game])
        written = write(draft, rng, style)
        report = check_text(written.text)
        assert not grave(report), f"seed {seed}\n{written.text}"
        sides = [draft.games[0].side(side) for side in range(oracle.sides(seats))]
        assert dict(report.scores[0].computed) == dict(zip(sides, game.hands[-1].scores, strict=True)), (
            f"seed {seed}\n{written.text}"
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_canonical_corpus_is_clean_and_every_card_of_it_is_judged(seats: int) -> None:
    text = "".join(corpus(scaled(300), seats, [seats]))
    report = check_text(text)
    assert not grave(report)
    assert report.hands == scaled(300)
    assert report.undetermined == 0
    tricks = sum(line[:1].isdigit() for line in text.splitlines())
    assert report.plays == tricks * seats


def agree_elsewhere(rng: Random, place: regional.Place) -> None:
    """A game at a table that plays otherwise is clean, and its score is what the second engine has."""
    style = random_style(rng).but(unknown=0.0, shown=0.0)
    draft = file_elsewhere(rng, place, style)
    written = write(draft, rng, style)
    report = check_text(written.text)
    assert not grave(report), written.text
    game = draft.games[0]
    last = {game.side(side): score for side, score in enumerate(game.truth.hands[-1].scores)}
    assert dict(report.scores[0].computed) == last, written.text


@pytest.mark.parametrize("place", regional.PLACES)
@pytest.mark.parametrize("round_", range(scaled(2)))
def test_games_at_tables_that_play_otherwise_are_clean_and_both_engines_agree_on_the_score(
    place: str, round_: int
) -> None:
    for seed in range(round_ * 20, (round_ + 1) * 20):
        agree_elsewhere(Random(f"{place} {seed}"), regional.PLACES[place])


@pytest.mark.parametrize("round_", range(scaled(4)))
def test_games_under_any_options_are_clean_and_both_engines_agree_on_the_score(round_: int) -> None:
    for seed in range(round_ * 25, (round_ + 1) * 25):
        rng = Random(f"options {seed}")
        agree_elsewhere(rng, any_place(rng, rng.choice((2, 3, 4, 4))))
