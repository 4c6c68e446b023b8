"""Replays of samples and of short records, for the tests of what shows them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pepper_notation.pipeline import JudgedGame, judged_games, pieces_of
from pepper_notation.render.replay.page import page
from pepper_notation.render.replay.pieces import PLAIN_SIGNS, Looks, plain
from pepper_notation.render.replay.places import EVERYWHERE, Places
from pepper_notation.render.safe import ASCII

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples"


def games_of(text: str) -> tuple[JudgedGame, ...]:
    """The games of a record."""
    return judged_games(pieces_of(text))[0]


@cache
def sample(name: str) -> tuple[JudgedGame, ...]:
    """The games of a sample: `lessons/01-the-bowers`."""
    return judged_games([(SAMPLES / f"{name}.pepper").read_bytes()])[0]


def every_sample() -> list[str]:
    """The names of all samples."""
    return sorted(path.relative_to(SAMPLES).with_suffix("").as_posix() for path in SAMPLES.rglob("*.pepper"))


def ascii_looks(width: int = 80) -> Looks:
    """Plain letters and frames."""
    return Looks(width, PLAIN_SIGNS, ASCII)


def shown(
    games: tuple[JudgedGame, ...], looks: Looks | None = None, places: Places = EVERYWHERE, seat: str = ""
) -> str:
    """The page of these games, without colour."""
    return plain(page(games, looks or Looks(), places, seat))
