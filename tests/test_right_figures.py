"""`pepper check --fix`: right figures for wrong ones, what happened left alone."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from random import Random

import pytest

from pepper_notation.cli import main
from pepper_notation.cli.batch import Job
from pepper_notation.cli.choice import Selection
from pepper_notation.cli.correct import applied, corrected
from pepper_notation.diagnostics import Fix
from pepper_notation.pipeline import Chosen
from pepper_notation.record import Points, Score, Tricks, Winner
from pepper_notation.source import Place, Span, blocks
from pepper_notation.syntax import HandRead, read
from tests.generator.files import random_file
from tests.generator.scale import scaled

NIGHT = """\
rules denexa
hand 1 dealer N; contract NS 4 hearts; tricks NS 4 EW 2; points NS 4 EW 2; score NS 5 EW 2
hand 2; contract EW 3 clubs; tricks NS 2 EW 4; score NS 7 EW 6
hand 3; contract NS 2 hearts; tricks NS 1 EW 5; points NS 1 EW 5; score NS 8 EW 11
"""
RIGHT = (
    NIGHT.replace("NS 5 EW 2", "NS 4 EW 2")
    .replace("NS 7 EW 6", "NS 6 EW 6")
    .replace("points NS 1", "points NS -6")
    .replace("NS 8 EW 11", "NS 0 EW 11")
)


@pytest.fixture
def night(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "night.pepper"
    path.write_text(NIGHT)
    return path


def test_wrong_figures_and_what_followed_from_them_become_right_in_one_run(night, capsys):
    assert main(["check", "--fix", "night.pepper"]) == 0
    assert night.read_text() == RIGHT
    assert capsys.readouterr().err.startswith("4 figures in 1 file put right\n")
    before = night.stat().st_mtime_ns
    assert main(["check", "--fix", "night.pepper"]) == 0
    assert night.stat().st_mtime_ns == before
    assert capsys.readouterr().err.startswith("0 figures in 0 files put right\n")


def test_a_difference_is_shown_and_nothing_is_written(night, capsys):
    for arguments in (("--diff",), ("--fix", "--diff")):
        assert main(["check", "night.pepper", *arguments]) == 1
        captured = capsys.readouterr()
        assert night.read_text() == NIGHT
        assert captured.err == "4 figures in 1 file to put right\n"
        lines = captured.out.splitlines()
        assert lines[:2] == ["--- night.pepper", "+++ night.pepper"]
        assert [line[1:] for line in lines[3:] if line.startswith("+")] == RIGHT.splitlines()[1:]
    night.write_text(RIGHT)
    assert main(["check", "night.pepper", "--diff"]) == 0


def test_standard_input_shows_a_difference_but_cannot_be_written(night, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(NIGHT.encode())))
    assert main(["check", "-", "--diff"]) == 1
    assert "\n+hand 1 dealer N;" in capsys.readouterr().out
    assert main(["check", "-", "--fix"]) == 2
    assert "standard input cannot be written" in capsys.readouterr().err


def test_only_the_figures_of_selected_findings_are_put_right(night):
    assert main(["check", "--fix", "--select", "PN502", "night.pepper"]) == 0
    assert night.read_text() == NIGHT.replace("points NS 1", "points NS -6")


def test_plays_calls_and_dealers_stay_as_they_were_told(night):
    told = (
        "rules denexa\nhand 1 dealer N\ndeal E: 9c Tc\nbid 3 2 4 pass pass pass\ntrump W: hearts\n1. 9c Qd\n"
    )
    night.write_text(told)
    assert main(["check", "--fix", "night.pepper"]) == 1
    assert night.read_text() == told


def test_line_ends_the_byte_order_mark_and_broken_bytes_stay():
    content = b"\xef\xbb\xbfx-a: \xff\r\nscore NS 5\rscore NS \xc3\xbc5 EW 3\n\n"
    fixes = [
        Fix(Place(2, 10, 2, 11), "14"),
        Fix(Place(3, 11, 3, 12), "-6"),
        Fix(Place(3, 16, 3, 17), "12"),
    ]
    assert applied(content, fixes) == b"\xef\xbb\xbfx-a: \xff\r\nscore NS 14\rscore NS \xc3\xbc-6 EW 12\n\n"


def test_a_folder_with_something_unreadable_is_put_right_where_it_can_be(night, capsys):
    (night.parent / "binary.pepper").write_bytes(b"hand 1\0")
    assert main(["check", "--fix", "."]) == 2
    assert night.read_text() == RIGHT
    assert "binary.pepper: not a record" in capsys.readouterr().err


def test_nothing_is_built_on_points_that_no_hand_can_end_with(night):
    told = (
        "rules denexa\nhand 1 dealer N; contract NS 3 spades; points NS +5 EW +5; score NS -6 EW +5\n"
        "game\nhand 1 dealer N; contract NS 4 hearts; tricks NS 4 EW 2; score NS 5 EW 2\n"
    )
    night.write_text(told)
    assert main(["check", "--fix", "night.pepper"]) == 1
    assert night.read_text() == told.replace("score NS 5", "score NS 4")


def figures(text: str) -> list[Span]:
    """Where the figures of a record's hands stand."""
    return [
        figure.span
        for piece in read(blocks(iter([text])))
        if isinstance(piece, HandRead)
        for statement in piece.hand.statements
        if isinstance(statement, Tricks | Points | Score)
        for figure in statement.figures
    ]


def winners(text: str) -> list[Span]:
    """Where it is written who won."""
    return [
        statement.word
        for piece in read(blocks(iter([text])))
        if isinstance(piece, HandRead)
        for statement in piece.hand.statements
        if isinstance(statement, Winner)
    ]


def without(text: str, spans: Iterable[Span]) -> str:
    """The text with its figures taken out."""
    for span in sorted(spans, reverse=True):
        text = text[: span.start] + text[span.end :]
    return text


@pytest.mark.parametrize("seed", range(scaled(60)))
def test_one_wrong_figure_of_a_clean_record_is_put_right_and_nothing_else_is_touched(seed):
    text = random_file(seed).text
    told = figures(text)
    if not told:
        return
    rng = Random(seed)
    wrong = rng.choice(told)
    faulty = text[: wrong.start] + str(rng.choice((-6, 0, 1, 2, 5, 7, 12, 31))) + text[wrong.end :]
    job = Job("x.pepper", "x.pepper", Chosen(), Selection())
    done = corrected(job, faulty.encode())
    after = done.after.decode()
    assert without(after, figures(after) + winners(after)) == without(text, told + winners(text))
    left = [found.diagnostic for found in done.report.findings]
    assert not any(it.fix for it in left) or any(it.code == "PN505" for it in left)
    again = corrected(job, done.after)
    assert (again.count, again.after) == (0, done.after)
