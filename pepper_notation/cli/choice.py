"""What the options of a check mean: which rules, which findings.  A wrong word is wrong usage, with the nearest right
one."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

import typer

from pepper_notation.files import CannotReadError, read
from pepper_notation.options import Resolved, change, house, resolve
from pepper_notation.pipeline import Chosen
from pepper_notation.presets import DEFAULT, PRESETS
from pepper_notation.report import FileReport


@dataclass(frozen=True, slots=True)
class Selection:
    """Which findings are wanted: codes that begin so, and not so; no `select` means all."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def of(self, file: FileReport) -> FileReport:
        """The file's report with the wanted findings alone."""
        if not self.select and not self.ignore:
            return file
        return dataclasses.replace(
            file, findings=tuple(found for found in file.findings if self.wants(found.diagnostic.code))
        )

    def wants(self, code: str) -> bool:
        """Whether a finding of this code is wanted."""
        return (not self.select or code.startswith(self.select)) and not code.startswith(self.ignore)


def selection(select: Sequence[str], ignore: Sequence[str]) -> Selection:
    """The selection that the words of `--select` and `--ignore` mean."""
    return Selection(_codes("--select", select), _codes("--ignore", ignore))


def _codes(option: str, words: Sequence[str]) -> tuple[str, ...]:
    if not words:
        return ()
    from difflib import get_close_matches

    from pepper_notation.catalog import BY_NAME, CATALOG, find

    codes = []
    for word in (part.strip() for each in words for part in each.split(",")):
        named = find(word)
        code = named.code if named else word.upper()
        if not word or not any(known.startswith(code) for known in CATALOG):
            near = [
                *get_close_matches(word.upper(), CATALOG, n=1),
                *get_close_matches(word.lower(), BY_NAME, n=1),
            ]
            raise _wrong(option, f"there is no finding `{word}`", near[0] if near else "")
        codes.append(code)
    return tuple(codes)


def chosen(rules: str, options: Sequence[str]) -> Chosen:
    """The rules that `--rules` and `--rule` ask for."""
    if not rules:
        for word in options:
            # What cannot stand beside a record's own rules is seen when they are known.
            if all(change(preset, [word]).problems for preset in PRESETS.values()):
                _demand("--rule", change(DEFAULT, [word]))
        return Chosen(None, tuple(options))
    resolved = resolve(rules) if rules.lower() in PRESETS else _house(rules)
    _demand("--rules", resolved)
    _demand("--rule", change(resolved.rules, options))
    return Chosen(resolved.rules, tuple(options))


def _house(path: str) -> Resolved:
    if "/" not in path and "\\" not in path and not path.lower().endswith(".toml"):
        return resolve(path)
    try:
        return house(b"".join(read(path)).decode("utf-8"))
    except CannotReadError as fault:
        raise _wrong("--rules", f"{path}: {fault}", "") from None
    except UnicodeDecodeError:
        raise _wrong("--rules", f"{path}: this is not UTF-8", "") from None


def _demand(option: str, resolved: Resolved) -> None:
    for problem in resolved.problems:
        raise _wrong(option, problem.message, problem.nearest)


def _wrong(option: str, why: str, nearest: str) -> typer.BadParameter:
    return typer.BadParameter(
        f"{why}; did you mean `{nearest}`?" if nearest else why, param_hint=f"'{option}'"
    )
