"""Reading JSON documents strictly: every refusal says what was expected and what was found."""

from __future__ import annotations

import json
from typing import Final, final

from triumvir.core.errors import InvalidOption, InvalidPosition, TriumvirError

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


def wrong_option(error: InvalidPosition) -> InvalidOption:
    """The same refusal of a document that was given as an option, such as a card sheet."""
    return InvalidOption(str(error), error.id, error.fields)


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


@final
class Part:
    """An object in a document that is being read: what is asked of it must be there, and of the
    right kind. Refusals name its place; the position as a whole has none, its keys stand alone."""

    def __init__(self, value: object, place: str = "", entry: int = -1) -> None:
        """An object at this place, or in the list that is there."""
        inner = place if entry < 0 else f"{place}[{entry}]"
        self.before: Final = inner and inner + "."
        self.told: Final = read_dict(value, inner or "position")

    @property
    def place(self) -> str:
        return self.before[:-1] or "position"

    def name(self, key: str) -> str:
        """What refusals call the value under a key."""
        return self.before + key

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse all other keys."""
        refuse_unknown(self.told, known, self.place)

    def value(self, key: str) -> object:
        told = self.told
        return told[key] if key in told else read_key(told, key, self.place)

    def number(self, key: str, low: int, high: int) -> int:
        return read_int(self.value(key), self.name(key), low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        """The numbers in a list, so many, or with -1 any number of them."""
        return read_ints(self.value(key), self.name(key), length, low, high)

    def flag(self, key: str) -> bool:
        return read_bool(self.value(key), self.name(key))

    def text(self, key: str) -> str:
        return read_text(self.value(key), self.name(key))

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place of the word in a list of words."""
        return read_word(self.value(key), self.name(key), words)

    def entries(self, key: str, length: int = -1) -> list[object]:
        return read_list(self.value(key), self.name(key), length)

    def part(self, key: str) -> Part:
        return Part(self.value(key), self.name(key))

    def parts(self, key: str, length: int = -1, places: tuple[str, ...] = ()) -> list[Part]:
        """The objects in a list, which have these places, if not their numbers in it."""
        entries = self.entries(key, length)
        if places:
            return [Part(entries[n], places[n]) for n in range(len(entries))]
        name = self.name(key)
        return [Part(entries[n], name, n) for n in range(len(entries))]
