"""A record, or a replay, as plain values that JSON can hold, without spans; and a record back from them.

Made from the dataclasses themselves, so that a new kind of statement is exported, read back and stands in the schema
without a word here.  A statement has its `kind`; what has its usual value (no note, no glyph, no player written) is
left out.  Law: `record_from(plain(record)) == record`.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, create_model

from pepper_notation import record
from pepper_notation.cards import PACK, Card, Strain, Suit
from pepper_notation.record import Record, Statement

_SPELLED: Final[dict[type, dict[str, Any]]] = {
    Card: {card.text: card for card in PACK},
    Suit: {suit.letter: suit for suit in Suit},
    Strain: {strain.word: strain for strain in Strain},
}
"""Enumerations that the notation spells in another way than by their value."""
_STRICT: Final[dict[Any, Any]] = {int: StrictInt, str: StrictStr, bool: StrictBool}


def plain(value: Any) -> Any:
    """A record, a replay, or any part of them, as dictionaries, lists, strings, numbers, truth values and None."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {name: getattr(value, name) for name, _ in _fields(type(value))}
        usual = _usual(type(value))
        kind = {"kind": kind_of(type(value))} if isinstance(value, Statement) else {}
        return kind | {
            name: plain(own) for name, own in fields.items() if name not in usual or own != usual[name]
        }
    if isinstance(value, Enum):
        return next((text for text, own in _words(type(value)).items() if own is value), value.value)
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, tuple) else value


def record_from(values: Mapping[str, Any]) -> Record:
    """The record that `plain` was made from.  Raises `pydantic.ValidationError` where the values are no record."""
    model(Record).model_validate(values)
    read: Record = _read(Record, values)
    return read


@cache
def kinds() -> dict[str, Any]:
    """Every kind of statement by its name in an export."""
    found = [own for own in vars(record).values() if isinstance(own, type) and issubclass(own, Statement)]
    return {kind_of(statement): statement for statement in found if statement is not Statement}


def kind_of(statement: type[Statement]) -> str:
    """The name of a kind of statement: its first word in the notation, where it has one."""
    return {"Version": "pepper", "Alternative": "alt"}.get(
        statement.__name__, statement.__name__.removesuffix("Line").lower()
    )


@cache
def model(kind: Any) -> type[BaseModel]:
    """The pydantic model of a dataclass of a record or a replay, from which its JSON Schema is made."""
    usual = _usual(kind)
    fields: dict[str, Any] = {
        name: (_model_type(hint, kind), Field(plain(usual[name])) if name in usual else Field())
        for name, hint in _fields(kind)
    }
    if issubclass(kind, Statement):
        fields = {"kind": (Literal[kind_of(kind)], Field())} | fields
    return create_model(
        kind.__name__,
        __config__=ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=False),
        __doc__=kind.__doc__,
        **fields,
    )


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass that equality looks at, with their types."""
    hints = get_type_hints(kind)
    return tuple((own.name, hints[own.name]) for own in dataclasses.fields(kind) if own.compare)


@cache
def _usual(kind: type) -> dict[str, Any]:
    return {
        own.name: own.default for own in dataclasses.fields(kind) if own.default is not dataclasses.MISSING
    }


def _words(kind: type[Enum]) -> dict[str, Any]:
    return _SPELLED.get(kind) or {str(one.value): one for one in kind}


def _model_type(hint: Any, owner: type) -> Any:
    """The type of a model's field for that of the dataclass that owns it."""
    if hint in _STRICT:
        return _STRICT[hint]
    if hint is Statement:
        # Alternatives do not nest.
        every = tuple(model(kind) for kind in kinds().values() if kind is not owner)
        return Annotated[Union[every], Field(discriminator="kind")]  # noqa: UP007 - made while running
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Literal[tuple(_words(hint))]
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return model(hint)
    if get_origin(hint) is tuple:
        inner = _model_type(get_args(hint)[0], owner)
        return tuple[inner, ...]  # type: ignore[valid-type]
    if get_origin(hint) is Mapping:
        held = _model_type(get_args(hint)[1], owner)
        return dict[str, held]  # type: ignore[valid-type]
    if get_origin(hint) in (Union, types.UnionType):
        every = tuple(_model_type(one, owner) for one in get_args(hint))
        return Union[every]  # noqa: UP007 - made while running
    return hint


def _read(hint: Any, value: Any) -> Any:
    """The value of a type from its plain form, which is known to be valid."""
    if get_origin(hint) is tuple:
        return tuple(_read(get_args(hint)[0], one) for one in value)
    if get_origin(hint) in (Union, types.UnionType):
        return next(_read(own, value) for own in get_args(hint) if _fits(own, value))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _words(hint)[value]
    if hint is Statement:
        return _made(kinds()[value["kind"]], value)
    return _made(hint, value) if dataclasses.is_dataclass(hint) else value


def _made(kind: Any, values: Mapping[str, Any]) -> Any:
    return kind(**{name: _read(hint, values[name]) for name, hint in _fields(kind) if name in values})


def _fits(hint: Any, value: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return isinstance(value, str) and value in _words(hint)
    if dataclasses.is_dataclass(hint):
        return isinstance(value, Mapping)
    return isinstance(value, hint)
