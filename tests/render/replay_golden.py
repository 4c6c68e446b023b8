"""The golden files of the replay, and how to write them anew: `python -m tests.render.replay_golden`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pepper_notation.render.replay.page import page
from pepper_notation.render.replay.pieces import Looks
from pepper_notation.render.replay.sentences import sentences
from pepper_notation.render.replay.svg import svg
from tests.render.replayed import ROOT, ascii_looks, sample, shown

FOLDER = ROOT / "tests" / "golden" / "replay"
PICTURE = ROOT / "docs" / "lesson.svg"
LESSON = "lessons/02-following-the-left-bower"
CHOSEN = (
    "hands/ann-keeps-the-king",
    "hands/unknown-cards",
    "hands/moon-by-wolf-rules",
    "hands/claim-the-rest",
    "hands/passed-out-and-misdeal",
    "hands/plays-without-deal",
    "hands/last-four-tricks",
    LESSON,
    "lessons/07-three-players",
    "games/score-sheet",
    "faulty/revoke-claimed",
    "faulty/played-out-of-turn",
    "faulty/sum-carried-wrongly",
    "faulty/slips-of-the-pen",
)
SPOKEN = ("hands/ann-keeps-the-king", "hands/moon-by-wolf-rules", "faulty/revoke-claimed")


def _shown(name: str, looks: Looks) -> str:
    return shown(sample(name), looks)


def _spoken(name: str) -> str:
    return "".join(f"{said}\n" for said in sentences(sample(name), Looks()))


def faces() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Every file, and what it should hold."""
    for name in CHOSEN:
        stem = FOLDER / name.rpartition("/")[2]
        for width in (80, 120):
            yield stem.with_suffix(f".{width}.txt"), partial(_shown, name, Looks(width))
        yield stem.with_suffix(".ascii.txt"), partial(_shown, name, ascii_looks())
    for name in SPOKEN:
        stem = FOLDER / name.rpartition("/")[2]
        yield stem.with_suffix(".plain.txt"), partial(_spoken, name)
    seen = FOLDER / "as-west-sees-it.txt"
    yield seen, lambda: shown(sample(LESSON), seat="W")
    yield PICTURE, lambda: svg(page(sample(LESSON), Looks()))


def main() -> None:
    """Writes every golden file, and the picture of the front page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    PICTURE.parent.mkdir(exist_ok=True)
    for path, face in faces():
        path.write_text(face(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
