"""The engine and the second engine make the same of whole random games: who played what, whether they might, who took
each trick, what it paid, and whether the game is over."""

import pytest

from pepper_notation.presets import PRESETS
from tests import oracle
from tests.differential.accounts import DisagreementError, compare, compare_proofs
from tests.differential.games import TABLES, any_game, illegal
from tests.generator.scale import scaled

HANDS = 20_000
ROUNDS = 10


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_both_engines_make_the_same_of_whole_games(round_: int) -> None:
    hands, seed = 0, round_ * 1_000_000
    while hands < scaled(HANDS // ROUNDS):
        hands += compare(seed)
        seed += 1


@pytest.mark.parametrize("round_", range(4))
def test_both_readings_of_the_fourth_law_make_the_same_of_hands_of_which_less_is_known(round_: int) -> None:
    hands, seed = 0, round_ * 1_000_000
    while hands < scaled(1_500):
        hands += compare_proofs(seed)
        seed += 1


def test_the_games_are_played_under_every_preset_and_by_all_who_may_sit_there() -> None:
    played = {(game.rules[0], game.seats) for game in map(any_game, range(400))}
    assert {(name, seats) for name, preset in PRESETS.items() for seats in preset.seats} <= played
    assert TABLES.keys() - PRESETS.keys() == {"options"}


def test_some_of_the_games_have_revokes_and_most_have_none() -> None:
    careless = sum(any(wrong for trick in tricks for wrong in trick) for tricks in _judged(200))
    assert 20 < careless < 1000


def _judged(games: int) -> list[list[list[bool]]]:
    return [
        illegal(game, number) for game in map(any_game, range(games)) for number in range(len(game.hands))
    ]


def test_a_disagreement_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle, "verdict", lambda scores, target=30: None)
    over = next(seed for seed in range(100) if any_game(seed).rules == ("denexa",))
    with pytest.raises(DisagreementError, match=rf"seed {over}, hand \d+"):
        compare(over)
