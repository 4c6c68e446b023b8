"""A file is written wholly or not at all."""

import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pepper_notation.rewrite import RewriteError, held, replace

OLD = b"hand 1 dealer N\n"
NEW = b"hand 1 dealer E\n"


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "night.pepper"
    path.write_bytes(OLD)
    return path


def folder_of(path):
    return sorted(found.name for found in path.parent.iterdir())


def test_the_new_text_takes_the_place_of_the_old(record):
    assert replace(held(record), NEW)
    assert record.read_bytes() == NEW
    assert folder_of(record) == ["night.pepper"]


def test_nothing_is_written_where_nothing_changes(record):
    before = record.stat()
    assert not replace(held(record), OLD)
    assert record.stat() == before


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_is_kept(record, mode):
    record.chmod(mode)
    replace(held(record), NEW)
    assert stat.S_IMODE(record.stat().st_mode) == mode


def test_a_link_stays_a_link_and_the_file_behind_it_is_written(record, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.pepper"
    second = tmp_path / "second.pepper"
    link.symlink_to("../night.pepper")
    second.symlink_to(link)
    replace(held(second), NEW)
    assert second.is_symlink()
    assert link.is_symlink()
    assert record.read_bytes() == NEW


def test_a_file_with_two_hard_links_is_refused(record, tmp_path):
    os.link(record, tmp_path / "twin.pepper")
    with pytest.raises(RewriteError, match="hard link"):
        replace(held(record), NEW)
    assert record.read_bytes() == OLD
    assert folder_of(record) == ["night.pepper", "twin.pepper"]


def test_a_file_that_somebody_else_wrote_meanwhile_is_left_to_them(record):
    old = held(record)
    record.write_bytes(b"hand 1 dealer S\n")
    with pytest.raises(RewriteError, match="changed"):
        replace(old, NEW)
    assert record.read_bytes() == b"hand 1 dealer S\n"
    assert folder_of(record) == ["night.pepper"]


def test_a_file_that_somebody_else_replaced_meanwhile_is_left_to_them(record, tmp_path):
    old = held(record)
    other = tmp_path / "other"
    other.write_bytes(OLD)
    os.replace(other, record)
    with pytest.raises(RewriteError, match="changed"):
        replace(old, NEW)
    assert record.read_bytes() == OLD


def test_a_file_that_vanished_stays_away(record):
    old = held(record)
    record.unlink()
    with pytest.raises(FileNotFoundError):
        replace(old, NEW)
    assert folder_of(record) == []


def test_a_pipe_is_refused_and_not_waited_for(tmp_path):
    pipe = tmp_path / "pipe.pepper"
    os.mkfifo(pipe)
    with pytest.raises(RewriteError, match="regular"):
        held(pipe)


@pytest.mark.parametrize("call", ["fsync", "replace", "fchmod", "stat"])
def test_whatever_the_system_fails_at_the_old_file_stays_and_nothing_beside_it(record, monkeypatch, call):
    old = held(record)

    def fails(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, call, fails)
    with pytest.raises(OSError, match="No space left"):
        replace(old, NEW)
    monkeypatch.undo()
    assert record.read_bytes() == OLD
    assert folder_of(record) == ["night.pepper"]


def test_a_full_disk_leaves_the_old_file(record):
    """A limit on the size of files stands for the disk: the write itself fails, half done."""
    program = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from pepper_notation.rewrite import held, replace\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "try:\n"
        "    replace(held(Path(sys.argv[1])), b'x' * 100_000)\n"
        "except OSError as fault:\n"
        "    sys.exit(str(fault))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, str(record)], capture_output=True, text=True, timeout=60
    )
    assert "File too large" in run.stderr
    assert record.read_bytes() == OLD
    assert folder_of(record) == ["night.pepper"]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to the superuser")
def test_a_folder_that_cannot_be_written_leaves_the_file(record):
    record.parent.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            replace(held(record), NEW)
        assert record.read_bytes() == OLD
    finally:
        record.parent.chmod(0o700)


def test_killed_at_any_moment_the_old_file_or_the_new_one_is_there(record):
    """One process writes the two texts in turn, long ones, and is killed with no warning, again and again."""
    texts = [b"a" * 300_000, b"b" * 300_000]
    record.write_bytes(texts[0])
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from pepper_notation.rewrite import held, replace\n"
        "texts = [b'a' * 300_000, b'b' * 300_000]\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    old = held(Path(sys.argv[1]))\n"
        "    replace(old, texts[old.content == texts[0]])\n"
    )
    chance = random.Random(7)
    for _ in range(12):
        writer = subprocess.Popen([sys.executable, "-c", program, str(record)], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(chance.uniform(0.0, 0.03))
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        assert record.read_bytes() in texts


def test_nothing_left_by_a_killed_writer_passes_for_a_record(record, monkeypatch):
    """What a kill leaves beside the file is neither read nor counted: its name is hidden and no `*.pepper`."""
    seen = []
    monkeypatch.setattr(os, "replace", lambda new, _: seen.append(Path(new).name) or os.unlink(new))
    replace(held(record), NEW)
    assert [name.startswith(".") and not name.endswith(".pepper") for name in seen] == [True]
