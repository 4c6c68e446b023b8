"""The world around the program: pipes, disks, encodings, names and folders as they come."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from pepper_notation.pipeline import check_file
from tests.test_cli import CLEAN, WRONG_SUM

PEPPER = [sys.executable, "-m", "pepper_notation"]
ROOT = Path(__file__).resolve().parent.parent


def environment(**changed: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**kept, "PYTHONPATH": os.pathsep.join([str(ROOT), kept.get("PYTHONPATH", "")]), **changed}


def pepper(folder: Path, *arguments: str, text: bytes = b"", **changed: str) -> tuple[int, bytes, bytes]:
    """Runs the program as a process of its own: status, standard output, standard error."""
    done = subprocess.run(
        [*PEPPER, *arguments],
        cwd=folder,
        input=text,
        capture_output=True,
        timeout=60,
        env=environment(**changed),
    )
    assert b"Traceback" not in done.stderr + done.stdout
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "clean.pepper").write_text(CLEAN)
    (tmp_path / "wrong.pepper").write_text(WRONG_SUM)
    return tmp_path


def test_a_closed_pipe_is_no_error(folder):
    (folder / "many.pepper").write_text("x\n" * 5000)
    process = subprocess.Popen(
        [*PEPPER, "check", "many.pepper", "--output-format", "json"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("arguments", [("check", "wrong.pepper"), ("--help",), ("--version",)])
def test_a_full_disk_is_told_in_a_line_with_status_2(folder, arguments):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PEPPER, *arguments],
            cwd=folder,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            env=environment(),
        )
    assert done.returncode == 2
    assert done.stderr.decode().lower() == "pepper: no space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no terminals of this kind there")
def test_on_a_terminal_findings_are_full_and_coloured_within_its_width(folder):
    ours, theirs = os.openpty()
    long = WRONG_SUM.replace("hand 1", "hand 1 {a long story}" + " {and on}" * 30)
    (folder / "long.pepper").write_text(long)
    process = subprocess.Popen(
        [*PEPPER, "check", "long.pepper"],
        cwd=folder,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(COLUMNS="60", TERM="xterm"),
    )
    os.close(theirs)
    output = b""
    try:
        while piece := os.read(ours, 4096):
            output += piece
    except OSError:
        # So a terminal's end shows itself here.
        pass
    os.close(ours)
    assert process.wait(timeout=60) == 1
    assert b"\x1b[1;31merror[PN503]\x1b[0m" in output
    source = next(line for line in output.decode().splitlines() if "score NS 5" in line)
    assert len(re.sub("\x1b\\[[0-9;]*m", "", source)) <= 60


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
def test_an_interrupt_ends_it_with_130(folder):
    process = subprocess.Popen(
        [*PEPPER, "check", "-"],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    # More than a pipe holds: once it is written, the program is reading.
    process.stdin.write(b"# a remark\n" * 100_000)
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in err


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-8"])
def test_any_encoding_of_the_output_will_do(folder, encoding):
    (folder / "suits.pepper").write_text(WRONG_SUM.replace("hearts", "♥ {Zoë}"), encoding="utf-8")
    status, out, _ = pepper(
        folder, "check", "suits.pepper", "--output-format", "full", PYTHONIOENCODING=encoding, PYTHONUTF8="0"
    )
    shown = out.decode(encoding)
    assert status == 1
    assert ("contract NS 4 ♥ {Zoë};" if encoding == "utf-8" else "contract NS 4 h {Zo") in shown
    lines = shown.splitlines()
    caret = next(number for number, line in enumerate(lines) if "^" in line)
    assert lines[caret - 1][lines[caret].index("^")] == "5"


def test_the_locale_and_the_seed_of_hashes_change_no_byte(folder):
    (folder / "unknown.pepper").write_text("rules denexe\nhnad 1\nhand 1\nbid 7 2 2\n1. N: 1h 9d Xq 8s\n")
    outputs = {
        pepper(folder, "check", ".", "--output-format", "json", PYTHONHASHSEED=seed, LC_ALL=locale)
        for seed, locale in (("0", "C"), ("1", "C.UTF-8"), ("2", "C"))
    }
    assert len(outputs) == 1


def test_help_and_version_do_not_load_the_reader_or_the_terminal(folder):
    code = (
        "import sys; from pepper_notation.cli import main; main(['--version']);"
        "print(sorted({'lark', 'rich', 'pydantic'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, timeout=60, env=environment()
    )
    assert done.stdout.decode().splitlines()[1] == "[]"


def test_what_cannot_be_read_is_told_and_the_others_are_checked(folder):
    (folder / "binary.pepper").write_bytes(b"hand 1\0")
    (folder / "empty").mkdir()
    os.mkfifo(folder / "pipe.pepper")
    status, out, err = pepper(
        folder, "check", "binary.pepper", "pipe.pepper", "empty", "nowhere.pepper", "wrong.pepper"
    )
    assert status == 2
    assert out.count(b"PN503") == 1
    complaints = [line for line in err.decode().splitlines() if line.startswith("pepper: ")]
    assert [complaint.split(": ")[1] for complaint in sorted(complaints)] == [
        "binary.pepper",
        "empty",
        "nowhere.pepper",
        "pipe.pepper",
    ]


def test_links_that_run_in_a_circle_and_named_pipes_do_not_hold_up_a_folder(folder):
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    os.mkfifo(folder / "pipe.pepper")
    status, out, _ = pepper(folder, "check", ".")
    assert (status, out.count(b"PN503")) == (1, 1)
    (folder / "gone.pepper").symlink_to(folder / "nowhere")
    assert pepper(folder, "check", ".")[0] == 2


def test_odd_names_of_files_are_shown_and_do_no_harm(folder):
    odd = [b"new\nline.pepper", b"bad\xff\xfe.pepper", b"esc\x1b[31m.pepper", b"[bold].pepper", b"-x.pepper"]
    for name in odd:
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).write_text(WRONG_SUM)
    status, out, _ = pepper(folder, "check", ".")
    assert status == 1
    assert out.count(b"\n") == 6
    assert b"\x1b" not in out
    assert b"./bad\\xff\\xfe.pepper:2:67: " in out
    _, out, _ = pepper(folder, "check", ".", "--output-format", "json")
    assert {file["path"] for file in json.loads(out)["files"]} >= {
        "./new\nline.pepper",
        "./bad\\xff\\xfe.pepper",
    }


def test_a_closed_standard_output_or_input_is_told(folder):
    for redirected in ("check wrong.pepper >&-", "check - <&-"):
        done = subprocess.run(
            ["/bin/sh", "-c", f'exec "$0" -m pepper_notation {redirected}', sys.executable],
            cwd=folder,
            capture_output=True,
            timeout=60,
            env=environment(),
        )
        assert done.returncode == 2
        assert done.stderr.endswith(b"closed\n")


def test_a_check_writes_nothing_and_a_folder_that_cannot_be_written_will_do(folder):
    before = {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir()}
    folder.chmod(0o555)
    try:
        assert pepper(folder, "check", ".")[0] == 1
        assert pepper(folder, "replay", "clean.pepper")[0] == 0
    finally:
        folder.chmod(0o755)
    assert {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir()} == before


@pytest.mark.slow
def test_ten_thousand_files_are_checked_in_order(tmp_path):
    for number in range(10_000):
        (tmp_path / f"{number:05}.pepper").write_text(WRONG_SUM if number % 1000 == 999 else CLEAN)
    for jobs in ("1", "2"):
        status, out, _ = pepper(tmp_path, "check", ".", "--jobs", jobs)
        files = [line.partition(b":")[0] for line in out.splitlines()]
        assert (status, files) == (1, [b"./%05d.pepper" % number for number in range(999, 10_000, 1000)])


def test_memory_does_not_grow_with_the_number_of_hands():
    def pieces(hands):
        played = "contract NS 4 hearts\n1. N: Ah 9h Th Qh = N\nclaim N rest\npoints NS +6 EW 0\n"
        yield b"rules denexa target=unstated\n"
        for number in range(1, hands + 1):
            if number % 50 == 0:
                # What is only waiting to be collected is not kept.
                gc.collect()
            yield f"hand {number}\n{played}score NS {6 * number} EW 0\n".encode()

    def most(hands):
        tracemalloc.start()
        report = check_file("long.pepper", pieces(hands))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert (report.hands, report.findings) == (hands, ())
        return peak

    most(50)
    assert most(400) < 1.5 * most(100)
