"""A sample that declares its rules and has no mistake fits the rules that it declares."""

from pathlib import Path

import pytest

from pepper_notation.comparison import compare
from pepper_notation.pipeline import judged_games
from pepper_notation.presets import PRESETS

SAMPLES = Path(__file__).parent.parent / "samples"
PLAYED = sorted(SAMPLES.glob("hands/*.pepper"))


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_sample_fits_the_rules_that_it_declares(path: Path):
    record = path.read_bytes()
    games, report = judged_games((record,), path.name)
    declared = {game.rules for game in games}
    if any(found.diagnostic.weight.value == "error" for found in report.findings) or len(declared) != 1:
        pytest.skip("its point is a mistake, or several rules")
    (own,) = declared
    found = compare(record, path.name, [own, *PRESETS.values()])
    assert own in [judgement.rules for judgement in found.fitting]


def test_every_preset_has_a_sample():
    declared = {
        game.rules.source
        for path in SAMPLES.rglob("*.pepper")
        for game in judged_games((path.read_bytes(),))[0]
    }
    missing = {name for name, rules in PRESETS.items() if rules.source not in declared}
    assert missing == set()
