"""Whole replays, as they are on the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.render.replay_golden import PICTURE, faces


@pytest.mark.parametrize(("path", "face"), list(faces()), ids=[path.name for path, _ in faces()])
def test_a_replay_looks_as_its_golden_file(path: Path, face: Callable[[], str]) -> None:
    assert face() == path.read_text(encoding="utf-8")


def test_the_picture_of_the_front_page_is_among_them() -> None:
    assert PICTURE in [path for path, _ in faces()]
