"""The README shows what the program really prints, and lists the findings that there really are.

`python -m tests.test_readme` writes its sessions and its tables anew.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import pytest

from pepper_notation.catalog import CATALOG
from pepper_notation.cli.app import commands

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
RECORD = re.compile(r"`(\S+\.pepper)`:\n\n```pepper\n(.*?)```", re.DOTALL)
SESSION = re.compile(r"```console\n(.*?)```", re.DOTALL)
MADE = re.compile(r"(<!-- (\w+): written by [^\n]*-->\n).*?(<!-- end of \2 -->)", re.DOTALL)
WIDTH = 100


def shown(command: str, folder: Path) -> str:
    """What a terminal without colours shows for a command."""
    pty = pytest.importorskip("pty")
    leader, follower = pty.openpty()
    surroundings = {name: word for name, word in os.environ.items() if name not in ("FORCE_COLOR", "CI")}
    surroundings |= {
        "NO_COLOR": "1",
        "TERM": "xterm",
        "COLUMNS": str(WIDTH),
        "LINES": "50",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
    }
    program = [sys.executable, "-m", "pepper_notation", *command.split()[1:]]
    with subprocess.Popen(
        program, stdin=follower, stdout=follower, stderr=follower, cwd=folder, env=surroundings
    ) as running:
        os.close(follower)
        pieces = []
        # A terminal whose last program has ended can be read no more.
        while True:
            try:
                piece = os.read(leader, 1 << 16)
            except OSError:
                break
            if not piece:
                break
            pieces.append(piece)
        os.close(leader)
    assert running.returncode in (0, 1), command
    lines = b"".join(pieces).decode().replace("\r\n", "\n").splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def codes() -> str:
    """The table of codes, from the catalog."""
    rows = ["| code | name | severity | says |", "|---|---|---|---|"]
    rows += [
        f"| {kind.code} | {kind.name} | {kind.severity.value} | {kind.title[0].lower()}{kind.title[1:]} |"
        for _, kind in sorted(CATALOG.items())
    ]
    return "\n".join(rows) + "\n"


def ladder() -> str:
    """Who may import whom, from the contract that a test keeps."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["id"] == "layers"]
    return "```text\n" + "".join("   ".join(re.findall(r"\w+", layer)) + "\n" for layer in layers) + "```\n"


def renewed(text: str, folder: Path) -> str:
    """The README with its sessions run, its table of codes and its ladder of imports made."""
    for name, record in RECORD.findall(text):
        (folder / name).write_text(record)
    (folder / "samples").symlink_to(ROOT / "samples")

    def run(session: re.Match[str]) -> str:
        commands = [line for line in session[1].splitlines() if line.startswith("$ ")]
        return "```console\n" + "\n".join(f"{line}\n{shown(line[2:], folder)}" for line in commands) + "```"

    made = {"codes": codes, "ladder": ladder}
    return MADE.sub(lambda part: part[1] + made[part[2]]() + part[3], SESSION.sub(run, text))


def test_every_session_code_and_layer_in_the_readme_is_as_it_says(tmp_path):
    text = README.read_text(encoding="utf-8")
    assert SESSION.search(text)
    assert [part[2] for part in MADE.finditer(text)] == ["codes", "ladder"]
    assert text == renewed(text, tmp_path)


def test_the_python_examples_of_the_readme_give_what_they_say():
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


def test_every_file_that_the_readme_links_to_is_there():
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text) + re.findall(r'src="([^"]+)"', text):
        assert (ROOT / target).exists(), target


def test_every_command_has_its_line_in_the_readme():
    listed = set(re.findall(r"^\| `pepper (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert listed | {"check"} == {command.__name__.rstrip("_") for command in commands()}


def test_there_is_one_command_that_installs_and_checks_and_one_that_installs_and_tests():
    commands = re.findall(r"^python3 -m venv .*$", README.read_text(encoding="utf-8"), re.MULTILINE)
    checks, tests = commands
    assert checks.endswith("pepper check samples/games samples/hands samples/lessons")
    assert tests.endswith("python -m tests")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        README.write_text(renewed(README.read_text(encoding="utf-8"), Path(folder)), encoding="utf-8")
