"""Reading JSON documents strictly: every refusal says what was expected and what was found."""

from __future__ import annotations

import json

from triumvir.core.errors import InvalidPosition, TriumvirError

# A value as `json` reads it: None, bool, int, float, str, list or dict with text keys.
Document = dict[str, object]


def canonical(value: object) -> str:
    """The one way to write a value as JSON, so that equal values are equal bytes."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def show(value: object) -> str:
    """A value for use in a sentence: JSON, shortened."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def unexpected(where: str, kind: str, what: str, value: object) -> InvalidPosition:
    """A value of the wrong kind."""
    return InvalidPosition(
        f"{where}: expected {what}, got {show(value)}.",
        "document-kind",
        {"where": where, "expected": kind, "found": show(value)},
    )


def contradiction(where: str, what: str, rules: str = "") -> InvalidPosition:
    """A value that does not agree with the rest of the document, or with these rules of the game.

    `what` is for programs; readers are told the place, and the first of the rules in their words.
    """
    if not rules:
        return InvalidPosition(f"{where}: {what}.", "position-conflict", {"where": where})
    return InvalidPosition(
        f"{where}: {what} ({rules}).", "position-rule", {"where": where, "rules": rules}
    )


def wrong_part(where: str, error: TriumvirError) -> InvalidPosition:
    """This part cannot be read; `error`, the cause, says what is wrong with it."""
    return InvalidPosition(f"{where}: {error}", "position-part", {"where": where})


def onlookers_view() -> InvalidPosition:
    return InvalidPosition(
        "A guess needs the view of a seat, not an onlooker's.", "position-onlooker"
    )


def read_dict(value: object, where: str) -> Document:
    if not isinstance(value, dict):
        raise unexpected(where, "object", "an object", value)
    for key in value:
        if not isinstance(key, str):
            raise unexpected(where, "text-keys", "text keys", key)
    return value


def read_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list):
        raise unexpected(where, "list", "a list", value)
    if length >= 0 and len(value) != length:
        raise InvalidPosition(
            f"{where}: expected {length} entries, got {len(value)}.",
            "document-length",
            {"where": where, "count": length, "found": len(value)},
        )
    return value


def read_int(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise unexpected(where, "number", "a whole number", value)
    if value < low or value > high:
        raise InvalidPosition(
            f"{where}: expected {low} to {high}, got {value}.",
            "document-range",
            {"where": where, "low": low, "high": high, "found": value},
        )
    return value


def read_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise unexpected(where, "bool", "true or false", value)
    return value


def read_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise unexpected(where, "text", "a text", value)
    return value


def read_word(value: object, where: str, words: tuple[str, ...]) -> int:
    """The place of a word in a list of words."""
    text = read_text(value, where)
    if text not in words:
        raise InvalidPosition(
            f"{where}: expected one of {', '.join(words)}, got {show(text)}.",
            "document-word",
            {"where": where, "known": ", ".join(words), "found": show(text)},
        )
    return words.index(text)


def read_ints(value: object, where: str, length: int, low: int, high: int) -> list[int]:
    entries = read_list(value, where, length)
    return [read_int(entry, f"{where}[{i}]", low, high) for i, entry in enumerate(entries)]


def read_key(document: Document, key: str, where: str) -> object:
    if key not in document:
        raise InvalidPosition(
            f"{where}: '{key}' is missing.", "document-lacks", {"where": where, "key": key}
        )
    return document[key]


def refuse_unknown(document: Document, known: tuple[str, ...], where: str) -> None:
    for key in document:
        if key not in known:
            raise InvalidPosition(
                f"{where}: unknown key '{key}'; known are {', '.join(known)}.",
                "document-unknown",
                {"where": where, "key": key, "known": ", ".join(known)},
            )
