"""The contents of states, players and tables: compared, shown, pickled and restored field by field.

Compiled classes have neither `__slots__` nor a `__dict__`, and cannot be made without their arguments; so
`pickle` and `copy` need to be told how they are taken apart and put together again.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

_GETTERS: Final[dict[type, Callable[[object], Any]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of all fields of a class, compiled or not, in a fixed order."""
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ())
    return tuple(sorted(names - {"__dict__", "__weakref__"}))


def _getter(kind: type) -> Callable[[object], Any]:
    if kind not in _GETTERS:
        _GETTERS[kind] = attrgetter(*field_names(kind), "__class__")
    return _GETTERS[kind]


def values_of(thing: object) -> dict[str, object]:
    """All fields of an object by name, those of an interpreted subclass included."""
    values = {name: getattr(thing, name) for name in field_names(type(thing))}
    return values | getattr(thing, "__dict__", {})


def is_alike(one: object, other: object) -> bool:
    """Whether two objects are of one class and have the same contents."""
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    getter = _getter(kind)
    same: bool = getter(one) == getter(other)
    return same and getattr(one, "__dict__", None) == getattr(other, "__dict__", None)


def shown(thing: object) -> str:
    """The fields of an object that are not empty, for people at a prompt."""
    values = {name: value for name, value in values_of(thing).items() if value not in (0, (), [])}
    return f"<{type(thing).__name__} {' '.join(f'{name}={value}' for name, value in values.items())}>"


def restored(kind: type, made_with: tuple[object, ...], values: dict[str, object]) -> object:
    """Put an object together again: made with the arguments that its class needs, then filled."""
    thing: object = kind(*made_with)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
