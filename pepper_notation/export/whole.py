"""A file's record, replay and report as one JSON object; the schemas; a record back from an export."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from pepper_notation.export.checked import CheckReport
from pepper_notation.export.plain import model, plain, record_from
from pepper_notation.library.replayed import Replay, ReplayedGame
from pepper_notation.record import Game, Record
from pepper_notation.render.machine import report_object
from pepper_notation.report import Report

FORM: Final = 1
"""The version of the export's form."""
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def exported(record: Record, replay: Replay) -> Iterator[str]:
    """A record, its replay and its report as one JSON object in ASCII, in pieces: a game a line.

    A byte that was no UTF-8 stands in the record as a lone surrogate's escape, so that reading it back loses nothing.
    """
    yield f'{{"schema": {FORM},\n"record": {{"head": {json.dumps(plain(record.head))}, "games": ['
    yield from _lines(record.games)
    yield ']},\n"replay": ['
    yield from _lines(replay.games)
    yield f'],\n"report": {json.dumps(report_object(Report((replay.report,))))}}}\n'


def _lines(games: Sequence[Game] | Sequence[ReplayedGame]) -> Iterator[str]:
    for place, game in enumerate(games):
        yield f"{',' if place else ''}\n{json.dumps(plain(game))}"


def read_back(text: str) -> Record:
    """The record of an export.  Raises `ValueError` where the text is no export."""
    values = json.loads(text)
    if not isinstance(values, dict) or values.get("schema") != FORM or "record" not in values:
        raise ValueError("this is no export of a record")
    return record_from(values["record"])


def export_model() -> type[BaseModel]:
    """The model of an export."""
    games: Any = tuple[model(ReplayedGame), ...]  # type: ignore[misc]
    fields: dict[str, Any] = {
        "version": (Literal[1], Field(alias="schema")),
        "record": (model(Record), Field(description="the record as it is written")),
        "replay": (games, Field(description="what each game came to")),
        "report": (CheckReport, Field(description="the findings, as `pepper check` prints them")),
    }
    return create_model(
        "Export",
        __config__=ConfigDict(frozen=True, extra="forbid"),
        __doc__="What `pepper export` prints.",
        **fields,
    )


def schema_of(kind: type[BaseModel]) -> str:
    """The JSON Schema of a model, as text."""
    return json.dumps({"$schema": DIALECT} | kind.model_json_schema(), indent=2, ensure_ascii=True) + "\n"
