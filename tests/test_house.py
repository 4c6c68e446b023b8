"""The laws of the house: who may import whom, how large a file may be, what a name may not be."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "pepper_notation").rglob("*.py"))
SIZES = {module: module.read_text().count("\n") for module in MODULES}
EMPTY_WORDS = {"data", "item", "info", "utils", "util", "helper", "helpers", "manager", "handle", "process"}
FORBIDDEN_IMPORTS = {"pickle", "shelve", "marshal", "socket", "urllib.request", "http", "ssl", "requests"}


def name(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(), name(module))


def test_imports_point_from_the_page_to_the_cards_and_never_back(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    broken = lint_imports(config_filename="pyproject.toml", no_cache=True, no_logo=True)
    assert not broken, capsys.readouterr().out


def test_no_file_needs_a_table_of_contents_and_most_are_small():
    assert {name(module): lines for module, lines in SIZES.items() if lines > 600} == {}
    assert sum(lines < 200 for lines in SIZES.values()) > 0.8 * len(SIZES)


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_a_module_says_what_it_is(module):
    assert ast.get_docstring(tree(module))


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_nothing_is_pickled_and_nothing_is_fetched(module):
    imported = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    assert not imported & FORBIDDEN_IMPORTS


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_names_are_the_fields_words(module):
    defined = [module.stem] + [
        node.name
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    words = {word.lower() for text in defined for word in re.findall(r"[A-Z]?[a-z]+", text)}
    assert not words & EMPTY_WORDS
