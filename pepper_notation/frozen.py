"""Frozen, slotted dataclasses that are quickly made.

`@frozen` is `@dataclass(frozen=True, slots=True)` to the reader, the type checker and `dataclasses` itself.  That one
writes and compiles seven methods for every class, and with so many small classes it would be a quarter of the time
that the program takes to start; here only `__init__` is written for each, when it is first needed, and the rest is
shared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, Final, TypeVar, dataclass_transform, overload

_C = TypeVar("_C", bound=type)


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: _C, /) -> _C: ...
@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(*, kw_only: bool = False) -> Callable[[_C], _C]: ...
def frozen(cls: Any = None, /, *, kw_only: bool = False) -> Any:
    """Make a class a frozen, slotted dataclass."""
    if cls is None:
        return lambda cls: _made(cls, kw_only)
    return _made(cls, kw_only)


def _made(cls: type, kw_only: bool) -> Any:
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
    own = fields(made)
    made.__init__ = _first(made, own)
    made._all = tuple(one.name for one in own)
    made._compared = tuple(one.name for one in own if one.compare)
    for name, shared in _SHARED.items():
        if name not in cls.__dict__:
            setattr(made, name, shared)
    return made


def _first(cls: Any, own: tuple[Field[Any], ...]) -> Callable[..., None]:
    """The `__init__` of a class of which nothing has been made yet: it is written when the first is."""

    def __init__(self: Any, *values: Any, **named: Any) -> None:
        cls.__init__ = _init(cls, own)
        cls.__init__(self, *values, **named)

    return __init__


def _init(cls: type, own: tuple[Field[Any], ...]) -> Callable[..., None]:
    names: dict[str, Any] = {"put": object.__setattr__, "missing": MISSING}
    heads, body = [], []
    # Those that must be named come last, as they do in a signature.
    for one in sorted(own, key=lambda each: bool(each.kw_only)):
        if one.kw_only and "*" not in heads:
            heads.append("*")
        value = one.name
        if one.default is not MISSING:
            names[f"default_{one.name}"] = one.default
            heads.append(f"{one.name}=default_{one.name}")
        elif one.default_factory is not MISSING:
            names[f"make_{one.name}"] = one.default_factory
            heads.append(f"{one.name}=missing")
            value = f"make_{one.name}() if {one.name} is missing else {one.name}"
        else:
            heads.append(one.name)
        body.append(f"    put(self, {one.name!r}, {value})\n")
    exec(f"def __init__(self, {', '.join(heads)}):\n{''.join(body) or '    pass'}", names)  # noqa: S102 - no text of others
    made: Callable[..., None] = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _values(self: Any, names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in names])


def _equal(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return _values(self, self._compared) == _values(other, self._compared)


def _hash(self: Any) -> int:
    return hash(_values(self, self._compared))


def _told(self: Any) -> str:
    told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{self.__class__.__qualname__}({told})"


def _refuse_to_set(_self: Any, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> tuple[Any, ...]:
    return _values(self, self._all)


def _restore(self: Any, state: tuple[Any, ...]) -> None:
    for name, value in zip(self._all, state, strict=True):
        object.__setattr__(self, name, value)


_SHARED: Final[dict[str, Callable[..., Any]]] = {
    "__eq__": _equal,
    "__hash__": _hash,
    "__repr__": _told,
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__getstate__": _state,
    "__setstate__": _restore,
}
