"""`docs/api.md`, made from the docstrings: `python -m tests.api_page` writes it anew."""

from __future__ import annotations

import dataclasses
import enum
import inspect
import typing
from collections.abc import Iterator
from pathlib import Path

import pepper_notation
from pepper_notation import cards, diagnostics, identity, record, report, source
from pepper_notation.export import whole
from pepper_notation.library import replayed
from pepper_notation.replay import frames
from pepper_notation.syntax import Parsed

PAGE = Path(__file__).parent.parent / "docs" / "api.md"

VALUES: dict[str, list[type]] = {
    "What `replay` gives": [
        replayed.Replay,
        replayed.ReplayedGame,
        replayed.ReplayedHand,
        replayed.ReplayedLine,
        replayed.ReplayedCall,
        replayed.ReplayedTrick,
        replayed.ReplayedPlay,
        frames.Legality,
        frames.PlayFault,
        frames.CallFault,
    ],
    "What `check` gives": [
        report.FileReport,
        report.GameScore,
        report.Found,
        diagnostics.Diagnostic,
        diagnostics.Severity,
        diagnostics.Label,
        diagnostics.Fix,
        diagnostics.Where,
        source.Place,
    ],
    "What `parse` gives": [Parsed, record.Record, record.Game, record.GameHead, record.Hand],
    "Cards": [cards.Card, cards.Rank, cards.Suit, cards.Strain],
}


def page() -> str:
    """The whole page."""
    return "\n".join(_page()).rstrip("\n") + "\n"


def _page() -> Iterator[str]:
    yield "# The library"
    yield ""
    yield "Made from the docstrings; `python -m tests.api_page` writes it anew, and a test fails when it has drifted."
    yield ""
    yield from _text(pepper_notation.__doc__)
    yield "## Functions"
    yield ""
    for name in pepper_notation.__all__:
        public = getattr(pepper_notation, name)
        if inspect.isfunction(public):
            yield from _function(public)
    yield "## Errors"
    yield ""
    for name in pepper_notation.__all__:
        public = getattr(pepper_notation, name)
        if inspect.isclass(public):
            yield from _value(public)
    for heading, values in VALUES.items():
        yield f"## {heading}"
        yield ""
        for value in values:
            yield from _value(value)
    yield "## Exports"
    yield ""
    yield "In `pepper_notation.export.whole`:"
    yield ""
    yield from _function(whole.exported)
    yield from _function(whole.read_back)
    yield "## The content hash"
    yield ""
    yield from _text((identity.__doc__ or "").partition("\nKnows ")[0])
    yield "## Statements"
    yield ""
    yield "What the statements of a record are; each has its `span`, its `keyword`, and what stands `after` it."
    yield ""
    yield "| value | what it is | fields |"
    yield "|---|---|---|"
    for value in vars(record).values():
        if inspect.isclass(value) and issubclass(value, record.Statement) and value is not record.Statement:
            names = ", ".join(f"`{name}`" for name, _ in _fields(value) if name not in _USUAL)
            yield f"| `{value.__name__}` | {_line(value)} | {names} |"


_USUAL = ("span", "keyword", "after")


def _function(function: typing.Any) -> Iterator[str]:
    yield f"### `{function.__name__}`"
    yield ""
    yield "```python"
    yield f"{function.__name__}({_parameters(function)}) -> {function.__annotations__['return']}"
    yield "```"
    yield ""
    yield from _text(inspect.getdoc(function))


def _parameters(function: typing.Any) -> str:
    words, starred = [], False
    for one in inspect.signature(function).parameters.values():
        if one.kind is one.KEYWORD_ONLY and not starred:
            words.append("*")
            starred = True
        usual = "" if one.default is one.empty else f" = {one.default!r}"
        words.append(f"{one.name}: {one.annotation}{usual}")
    return ", ".join(words)


def _value(value: type) -> Iterator[str]:
    yield f"### `{value.__name__}`"
    yield ""
    yield from _text(inspect.getdoc(value))
    if issubclass(value, enum.Enum):
        yield ", ".join(f"`{member.name}`" for member in value) + "."
        yield ""
        return
    for base in value.__bases__:
        if dataclasses.is_dataclass(base):
            yield f"- all of `{base.__name__}`"
    for name, kind in _fields(value):
        yield f"- `{name}: {kind}`"
    yield from (f"- `{name}`: {text}" for name, text in _more(value))
    yield ""


def _fields(value: type) -> Iterator[tuple[str, str]]:
    """The fields that a value adds to those that it inherits."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.name in value.__annotations__:
                yield field.name, str(field.type)
    elif hasattr(value, "_fields"):
        for name in value._fields:
            kind = value.__annotations__[name]
            yield name, getattr(kind, "__forward_arg__", str(kind))


def _more(value: type) -> Iterator[tuple[str, str]]:
    """Properties and methods of its own, with the first sentence of what each is."""
    for name, own in vars(value).items():
        if name.startswith("_"):
            continue
        if isinstance(own, property):
            yield name, _line(own.fget)
        elif inspect.isfunction(own):
            yield f"{name}()", _line(own)
        elif hasattr(own, "func"):
            yield name, _line(own.func)


def _line(documented: typing.Any) -> str:
    return " ".join((inspect.getdoc(documented) or "").split("\n\n")[0].split())


def _text(doc: str | None) -> Iterator[str]:
    """A docstring's paragraphs; examples become code."""
    for paragraph in inspect.cleandoc(doc or "").split("\n\n"):
        if paragraph.startswith(">>>"):
            yield "```pycon"
            yield paragraph
            yield "```"
        else:
            yield paragraph
        yield ""


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
