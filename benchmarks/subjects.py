"""What of this project is timed in the same process as the peers."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks import corpus
from benchmarks.peers import Peer
from pepper_notation.pipeline import check_text, judged_games, pieces_of
from pepper_notation.render.concise import concise
from pepper_notation.render.machine import as_json
from pepper_notation.report import Report

PLAYS = 24
CLEAN, ANNOTATED, FAULTY, IN_FULL = (
    "clean",
    "every tenth hand annotated",
    "one hand in a hundred faulty",
    "read in full",
)


def subjects(hands: int) -> Iterator[Peer]:
    """The whole check of each corpus, and the project's own slowest way: every hand read and judged in full."""
    clean = "".join(corpus.clean(hands, 1))
    annotated = "".join(corpus.annotated(hands, 1))
    faulty = "".join(corpus.faulty(hands, 1))
    few = hands // 20
    in_full = "".join(corpus.clean(few, 2))
    yield Peer(CLEAN, "plays", hands * PLAYS, lambda: concise(Report((check_text(clean),))))
    yield Peer(ANNOTATED, "plays", hands * PLAYS, lambda: concise(Report((check_text(annotated),))))
    yield Peer(FAULTY, "plays", hands * PLAYS, lambda: as_json(Report((check_text(faulty),))))
    yield Peer(IN_FULL, "plays", few * PLAYS, lambda: judged_games(pieces_of(in_full)))


def size(hands: int) -> int:
    """The bytes of the clean corpus."""
    return sum(len(piece.encode()) for piece in corpus.clean(hands, 1))
