"""What once broke something breaks nothing any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzzing.targets import TARGETS

CRASHERS = sorted(path for path in (Path(__file__).parent / "crashers").iterdir() if path.suffix != ".md")
SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.pepper"))


@pytest.mark.parametrize("target", TARGETS)
def test_every_input_that_once_broke_a_target_is_taken(target: str) -> None:
    for crasher in CRASHERS:
        TARGETS[target](crasher.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
def test_every_sample_is_taken(target: str) -> None:
    for sample in SAMPLES:
        TARGETS[target](sample.read_bytes())
