"""What is built from the project holds what it needs: above all the grammar, which lives outside the package."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent
GRAMMAR = "pepper_notation/grammar/pepper.lark"


def wheel_of(project: Path, into: Path) -> Path:
    (built,) = WheelBuilder(str(project)).build(directory=str(into), versions=["standard"])
    return Path(built)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return wheel_of(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked_sdist(tmp_path_factory):
    into = tmp_path_factory.mktemp("sdist")
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(into), versions=["standard"])
    with tarfile.open(built) as archive:
        archive.extractall(into, filter="data")
    (project,) = (path for path in into.iterdir() if path.is_dir())
    return project


def test_the_wheel_holds_the_package_its_types_and_the_grammar_and_no_tests(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        assert archive.read(GRAMMAR) == (ROOT / "grammar" / "pepper.lark").read_bytes()
    assert {"pepper_notation/py.typed", "pepper_notation/cards.py"} <= names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"pepper_notation"}


def test_the_source_archive_holds_all_that_the_tests_and_the_samples_need(unpacked_sdist):
    for path in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "grammar/pepper.lark",
        "grammar/README.md",
        "samples/games/thursday-league.pepper",
        "tests/test_packaging.py",
        ".ci/run",
    ):
        assert (unpacked_sdist / path).is_file(), path


def test_a_wheel_made_from_the_source_archive_holds_the_grammar_too(unpacked_sdist, tmp_path):
    with zipfile.ZipFile(wheel_of(unpacked_sdist, tmp_path)) as archive:
        assert GRAMMAR in archive.namelist()


def test_the_program_runs_from_the_wheel_alone(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    sample = ROOT / "samples" / "faulty" / "set-bid-of-three.pepper"
    command = [sys.executable, "-m", "pepper_notation", "check", "--output-format", "concise", str(sample)]
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
    )
    assert ran.returncode == 1, ran.stderr
    assert "PN502" in ran.stdout
