"""The golden files of the outputs, and how to write them anew: `python -m tests.render.golden`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pepper_notation.render.closing import statistics
from pepper_notation.render.concise import concise
from pepper_notation.render.github import github
from pepper_notation.render.junit import junit
from pepper_notation.render.machine import as_json, as_json_lines
from pepper_notation.render.sarif import sarif
from tests.render.reports import PLAIN, evening, shown

FOLDER = Path(__file__).parent.parent / "golden" / "check"
FACES: dict[str, Callable[[], str]] = {
    "evening.txt": lambda: shown(evening()),
    "evening.ascii.txt": lambda: shown(evening(), PLAIN),
    "evening.concise": lambda: concise(evening()),
    "evening.json": lambda: as_json(evening()),
    "evening.jsonl": lambda: as_json_lines(evening()),
    "evening.github": lambda: github(evening()),
    "evening.sarif": lambda: sarif(evening(), version="1.0"),
    "evening.xml": lambda: junit(evening()),
    "evening.statistics": lambda: "".join(line + "\n" for line in statistics(evening())),
}


def main() -> None:
    """Writes every golden file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, face in FACES.items():
        (FOLDER / name).write_text(face(), encoding="utf-8")


if __name__ == "__main__":
    main()
