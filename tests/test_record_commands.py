"""The commands on records as such: `fmt`, `hash`, `diff`, `export`, `schema`."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pepper_notation.cli import main

SLOPPY = "Hand 1 dealer n\nTrump ♣\n1. kc\tTC Ac 9c\n"
CANONICAL = "hand 1 dealer N\ntrump clubs\n1. Kc Tc Ac 9c\n"


@pytest.fixture(autouse=True)
def evening(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sloppy.pepper").write_text(SLOPPY)
    (tmp_path / "canonical.pepper").write_text(CANONICAL)
    return tmp_path


@pytest.fixture
def pepper(capsys):
    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def piped(text, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "pepper_notation", *arguments],
        input=text,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)},
    )


def test_fmt_writes_what_changes_and_nothing_else(pepper, evening):
    untouched = (evening / "canonical.pepper").stat()
    assert pepper("fmt", ".") == (0, "", "changed ./sloppy.pepper\n")
    assert (evening / "sloppy.pepper").read_text() == CANONICAL
    assert (evening / "canonical.pepper").stat() == untouched
    assert pepper("fmt", ".") == (0, "", "")


def test_fmt_check_exits_with_1_and_writes_nothing(pepper, evening):
    assert pepper("fmt", "--check", ".") == (1, "", "would change ./sloppy.pepper\n")
    assert pepper("fmt", "--check", "canonical.pepper") == (0, "", "")
    assert (evening / "sloppy.pepper").read_text() == SLOPPY


def test_fmt_diff_shows_the_lines_and_writes_nothing(pepper, evening):
    status, out, _ = pepper("fmt", "--diff", "sloppy.pepper", "canonical.pepper")
    assert status == 1
    assert out.splitlines()[:2] == ["--- sloppy.pepper", "+++ sloppy.pepper"]
    assert "+trump clubs" in out
    assert "canonical.pepper" not in out
    assert (evening / "sloppy.pepper").read_text() == SLOPPY


def test_fmt_keeps_bytes_that_are_no_text(pepper, evening):
    path = evening / "sloppy.pepper"
    path.write_bytes(b"title: caf\xe9\r\nHand 1\r\n")
    assert pepper("fmt", "sloppy.pepper")[0] == 0
    assert path.read_bytes() == b"title: caf\xe9\nhand 1\n"


def test_fmt_of_standard_input_goes_to_standard_output_byte_for_byte():
    run = piped(b"\xef\xbb\xbftitle: caf\xe9 \xe2\x99\xa3\r\nHand 1\r\n", "fmt", "-")
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout == b"title: caf\xe9 \xe2\x99\xa3\nhand 1\n"


def test_fmt_names_what_it_read_from_standard_input():
    run = piped(SLOPPY.encode(), "fmt", "--check", "--stdin-filename", "night.pepper", "-")
    assert (run.returncode, run.stdout, run.stderr) == (1, b"", b"would change night.pepper\n")


def test_fmt_that_cannot_write_one_file_goes_on_and_exits_with_2(pepper, evening):
    os.link(evening / "sloppy.pepper", evening / "a.pepper")
    (evening / "z.pepper").write_text(SLOPPY)
    status, out, err = pepper("fmt", "a.pepper", "gone.pepper", "z.pepper")
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "pepper: a.pepper: not written: it has more than one hard link, and writing would part them",
        "pepper: gone.pepper: no such file or directory",
        "changed z.pepper",
    ]
    assert (evening / "a.pepper").read_text() == SLOPPY
    assert (evening / "z.pepper").read_text() == CANONICAL


def test_fmt_with_no_room_on_the_disk_exits_with_2_and_leaves_the_file(pepper, evening, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert pepper("fmt", "sloppy.pepper") == (
        2,
        "",
        "pepper: sloppy.pepper: not written: no space left on device\n",
    )
    assert (evening / "sloppy.pepper").read_text() == SLOPPY
    assert sorted(path.name for path in evening.iterdir()) == ["canonical.pepper", "sloppy.pepper"]


def test_fmt_leaves_what_is_no_record(pepper, evening):
    (evening / "photo.pepper").write_bytes(b"\x89PNG\0\r\n")
    status, _, err = pepper("fmt", "photo.pepper")
    assert (status, "NUL" in err) == (2, True)
    assert (evening / "photo.pepper").read_bytes() == b"\x89PNG\0\r\n"


def test_hash_is_the_same_for_two_spellings(pepper):
    status, out, _ = pepper("hash", "sloppy.pepper", "canonical.pepper")
    (first, one), (second, other) = (line.split("  ") for line in out.splitlines())
    assert (status, first, len(first)) == (0, second, 64)
    assert (one, other) == ("sloppy.pepper", "canonical.pepper")


def test_hash_tells_the_games_of_a_file_apart(pepper, evening):
    (evening / "two.pepper").write_text("game\nhand 1\ngame\nhand 1\n1. Jc\n")
    lines = pepper("hash", "two.pepper")[1].splitlines()
    assert [line[64:] for line in lines] == ["  two.pepper game 1", "  two.pepper game 2"]


def test_hash_shows_what_it_is_over(pepper):
    status, out, _ = pepper("hash", "--form", "sloppy.pepper")
    assert (status, out.splitlines()[:2]) == (0, ["pepper-game 1", "rules unstated"])


def test_diff_exits_with_0_where_the_scribes_agree(pepper):
    assert pepper("diff", "sloppy.pepper", "canonical.pepper") == (
        0,
        "sloppy.pepper and canonical.pepper agree in all that both of them tell\n",
        "",
    )


def test_diff_exits_with_1_where_they_part(pepper, evening):
    (evening / "dee.pepper").write_text(CANONICAL.replace("Ac", "Qc"))
    status, out, _ = pepper("diff", "canonical.pepper", "dee.pepper")
    assert status == 1
    assert out.splitlines() == [
        "hand 1, trick 1, player 3: Ac in canonical.pepper, Qc in dee.pepper",
        "  the rules and figures do not tell which is right",
        "1 difference, the first at hand 1, trick 1, player 3",
    ]


def test_diff_compares_games_that_their_rules_do_not_know(pepper, evening):
    three = "rules pagat\nseats A B C\nhand 1 dealer A\n1. B: Kc Tc Ac\n"
    (evening / "ann.pepper").write_text(three)
    (evening / "dee.pepper").write_text(three.replace("Tc", "9c"))
    status, out, _ = pepper("diff", "ann.pepper", "dee.pepper")
    assert (status, out.splitlines()[0]) == (1, "hand 1, trick 1, C: Tc in ann.pepper, 9c in dee.pepper")


def test_diff_exits_with_2_where_one_cannot_be_read(pepper):
    status, out, err = pepper("diff", "canonical.pepper", "gone.pepper")
    assert (status, out) == (2, "")
    assert err.startswith("pepper: gone.pepper: ")


def test_export_prints_one_object(pepper):
    status, out, _ = pepper("export", "sloppy.pepper")
    assert status == 0
    assert list(json.loads(out)) == ["schema", "record", "replay", "report"]


def test_export_takes_many_files_as_rows_only(pepper):
    status, out, _ = pepper("export", "--format", "csv", "sloppy.pepper", "canonical.pepper")
    assert status == 0
    assert [row["file"] for row in csv.DictReader(io.StringIO(out))] == ["sloppy.pepper", "canonical.pepper"]
    assert pepper("export", "sloppy.pepper", "canonical.pepper")[0] == 2


@pytest.mark.parametrize("of", [(), ("export",), ("check",)])
def test_schema_prints_a_schema(pepper, of):
    status, out, _ = pepper("schema", *of)
    assert status == 0
    assert json.loads(out)["title"] == ("CheckReport" if of == ("check",) else "Export")


HOSTILE = "\x1b]0;x\x07\x9b31m\u202e\u200b\r::error::\udcff"


@pytest.mark.parametrize(
    "command",
    [
        ("diff", "canonical.pepper", "hostile.pepper"),
        ("diff", "hostile.pepper", "other.pepper"),
        ("hash", "--form", "hostile.pepper"),
        ("fmt", "--diff", "hostile.pepper"),
        ("export", "--format", "csv", "hostile.pepper"),
        ("export", "hostile.pepper"),
    ],
)
def test_no_text_of_a_record_drives_the_terminal(pepper, evening, command):
    text = (
        f'title: {HOSTILE}\nrules denexa x={HOSTILE}\nseats N="{HOSTILE}" E S W\nhand 1 dealer N\n'
        f"trump {HOSTILE}\n1. Kc {{{HOSTILE}}} Tc Ac\n2. 1{HOSTILE[-1]} x\n"
    )
    (evening / "hostile.pepper").write_bytes(text.encode("utf-8", "surrogateescape"))
    (evening / "other.pepper").write_bytes(text.replace("Kc", "Qc").encode("utf-8", "surrogateescape"))
    status, out, err = pepper(*command)
    assert status in (0, 1)
    assert out
    assert all(sign.isprintable() or sign == "\n" for sign in out + err)
