"""Types for the page, made from a game's table of fields (see `codec.py` for what a shape is).

This module makes types while the program runs, so it is not compiled, as no `shape.py` is.
"""

from __future__ import annotations

import functools
from typing import Any, Literal, TypedDict

Fields = dict[str, Any]


def make_type(shape: object) -> Any:
    """A type as msgspec and the page's generator read it."""
    match shape:
        case "int":
            return int
        case "bool":
            return bool
        case "str":
            return str
        case ("words", words):
            return Literal[words]
        case ("list", inner):
            return list[make_type(inner)]  # type: ignore[misc]
        case ("none", inner):
            return make_type(inner) | None
        case ("object", str(name), tuple(pairs)):
            return make_part(name, pairs)
    raise TypeError(f"{shape!r} is no shape.")


@functools.cache
def make_part(name: str, pairs: tuple[tuple[str, object], ...]) -> Any:
    """An object within another; the same one, wherever it stands."""
    return make_object(name, list(pairs))


def make_fields(pairs: list[tuple[str, object]]) -> Fields:
    return {key: make_type(shape) for key, shape in pairs}


def make_object(name: str, pairs: list[tuple[str, object]], more: Fields | None = None) -> Any:
    """An object type with the fields of a table and, behind them, those that the game adds."""
    return TypedDict(name, {**make_fields(pairs), **(more or {})})  # type: ignore[operator]


class Outcome(TypedDict):
    points: list[int]
    ranks: list[int]
    reason: str
    rule: str
    lines: list[dict[str, object]]


def make_view(game: str, pairs: list[tuple[str, object]], more: Fields) -> Any:
    """The view of a game: the fields of a table, what every view has, and what the game adds or
    knows better."""
    first = {"game": Literal[game], "seat": int | None, "seq": int, "to_act": list[int]}
    last = {"outcome": more.get("outcome", Outcome | None), "choices": list[str]}
    return make_object("View", pairs, {**first, **more, **last})


def list_of(inner: Any) -> Any:
    """`list[...]` of a type that was made here."""
    return list[inner]
