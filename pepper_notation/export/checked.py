"""The form of `pepper check --output-format json`, as models: the source of its JSON Schema.

Keys, order and meaning are those that the findings' page pins; every key is always there, and what does not apply is
null.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Span(_Form):
    """A piece of a file: lines and columns from 1, columns in Unicode characters, the end exclusive."""

    line: int = Field(ge=1)
    column: int = Field(ge=1)
    end_line: int = Field(ge=1)
    end_column: int = Field(ge=1)


class Labelled(Span):
    """A place that a finding also speaks of, and what is there."""

    text: str


class Cited(_Form):
    """A rule, and the source it is cited from."""

    rule: str
    source: str


class Finding(_Form):
    """One mistake in a record."""

    code: str = Field(pattern=r"^PN[0-9]{3}$")
    name: str
    severity: Literal["error", "warning", "advice", "noted"]
    message: str
    help: str | None
    upheld: bool | None = Field(description="whether a mark in the record was proven right by this finding")
    path: str
    line: int = Field(ge=1)
    column: int = Field(ge=1)
    end_line: int = Field(ge=1)
    end_column: int = Field(ge=1)
    game: int | None = Field(description="the game in the file, from 1")
    hand: int | None = Field(description="the hand in its game, from 1")
    alt: int | None = Field(description="the alternative in its hand, from 1")
    trick: int | None = Field(description="the trick's place")
    seat: str | None
    rules: tuple[Cited, ...]
    labels: tuple[Labelled, ...]
    consequences: tuple[Labelled, ...]
    fix: Labelled | None = Field(description="the right figure for a wrong one")


class Scores(_Form):
    """A game's last score by side, as the record has it and as it is right; null where unknown."""

    game: int
    rules: str
    recorded: dict[str, int | None]
    computed: dict[str, int | None]


class CheckedFile(_Form):
    """One file: how much was judged, and the scores of its games."""

    path: str
    games: int
    hands: int
    plays: int = Field(description="the written cards of the games' own tricks")
    undetermined: int = Field(description="those of them whose legality cannot be known")
    scores: tuple[Scores, ...]


class Summary(_Form):
    """How many findings there are of each severity."""

    error: int
    warning: int
    advice: int
    noted: int


class CheckReport(_Form):
    """What `pepper check --output-format json` prints."""

    version: Literal[1] = Field(alias="schema")
    findings: tuple[Finding, ...]
    files: tuple[CheckedFile, ...]
    summary: Summary
