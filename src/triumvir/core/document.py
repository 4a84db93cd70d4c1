"""Reading JSON documents strictly: every refusal says what was expected and what came."""

from __future__ import annotations

import json

from triumvir.core.errors import InvalidPosition

# A value as `json` reads it: None, bool, int, float, str, list or dict with text keys.
Document = dict[str, object]


def canonical(value: object) -> str:
    """The one way to write a value as JSON, so that equal values are equal bytes."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def show(value: object) -> str:
    """A value as it may stand in a sentence: JSON, cut short."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read_dict(value: object, where: str) -> Document:
    if not isinstance(value, dict):
        raise InvalidPosition(f"{where}: expected an object, got {show(value)}.")
    for key in value:
        if not isinstance(key, str):
            raise InvalidPosition(f"{where}: expected text keys, got {show(key)}.")
    return value


def read_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list):
        raise InvalidPosition(f"{where}: expected a list, got {show(value)}.")
    if length >= 0 and len(value) != length:
        raise InvalidPosition(f"{where}: expected {length} entries, got {len(value)}.")
    return value


def read_int(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidPosition(f"{where}: expected a whole number, got {show(value)}.")
    if value < low or value > high:
        raise InvalidPosition(f"{where}: expected {low} to {high}, got {value}.")
    return value


def read_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise InvalidPosition(f"{where}: expected true or false, got {show(value)}.")
    return value


def read_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise InvalidPosition(f"{where}: expected a text, got {show(value)}.")
    return value


def read_word(value: object, where: str, words: tuple[str, ...]) -> int:
    """The place of a word in a list of words."""
    text = read_text(value, where)
    if text not in words:
        raise InvalidPosition(f"{where}: expected one of {', '.join(words)}, got {show(text)}.")
    return words.index(text)


def read_ints(value: object, where: str, length: int, low: int, high: int) -> list[int]:
    entries = read_list(value, where, length)
    return [read_int(entry, f"{where}[{i}]", low, high) for i, entry in enumerate(entries)]


def read_key(document: Document, key: str, where: str) -> object:
    if key not in document:
        raise InvalidPosition(f"{where}: '{key}' is missing.")
    return document[key]


def refuse_unknown(document: Document, known: tuple[str, ...], where: str) -> None:
    for key in document:
        if key not in known:
            raise InvalidPosition(f"{where}: unknown key '{key}'; known are {', '.join(known)}.")
