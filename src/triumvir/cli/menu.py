"""Numbered choices. Many of them are asked in steps: first the kind, then field by field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from triumvir.core.action import Action
from triumvir.texts import GameTexts

FLAT: Final = 9  # as many choices are shown at once


class Entry(NamedTuple):
    """A line of a menu: one choice, or several that the next menu tells apart."""

    label: str
    actions: list[Action]


def entries(actions: Sequence[Action], texts: GameTexts) -> list[Entry]:
    """The lines of the menu for these choices."""
    if len(actions) <= FLAT:
        return [Entry(texts.choice(action), [action]) for action in actions]
    kinds = split(actions, lambda action: action.kind)
    if len(kinds) > 1:
        return [Entry(label(part, texts, texts.kind(part[0].kind)), part) for part in kinds]
    for name in actions[0].fields:
        parts = split(actions, partial(field, name))
        if len(parts) > 1:
            return [
                Entry(label(part, texts, named(texts, part[0].fields[name])), part)
                for part in parts
            ]
    return [Entry(texts.choice(action), [action]) for action in actions]


def label(part: list[Action], texts: GameTexts, name: str) -> str:
    return texts.choice(part[0]) if len(part) == 1 else f"{name} …"


def field(name: str, action: Action) -> str:
    return str(action.fields.get(name))


def split(actions: Sequence[Action], key: Callable[[Action], str]) -> list[list[Action]]:
    """Actions with the same key together, in the order in which they come."""
    parts: dict[str, list[Action]] = {}
    for action in actions:
        parts.setdefault(key(action), []).append(action)
    return list(parts.values())


def named(texts: GameTexts, value: object) -> str:
    if isinstance(value, str):
        return texts.term(value)
    if isinstance(value, list):
        return texts.join([named(texts, entry) for entry in value])
    return str(value)


def match(text: str, actions: Sequence[Action], texts: GameTexts) -> list[Action]:
    """The choices that a typed text may mean: `down 3 senators`, or the beginnings of its words."""
    words = text.casefold().split()
    exact = [action for action in actions if action.text == " ".join(words)]
    if exact:
        return exact
    # The beginnings of all words of the action's text, or of some words of its sentence.
    short = [action for action in actions if begins(words, action.text.casefold().split())]
    if short:
        return short
    return [action for action in actions if within(words, texts.choice(action).casefold().split())]


def begins(words: list[str], wanted: list[str]) -> bool:
    return len(words) <= len(wanted) and all(
        full.startswith(word) for word, full in zip(words, wanted, strict=False)
    )


def within(words: list[str], sentence: list[str]) -> bool:
    """Whether the words begin words of the sentence, in their order."""
    at = iter(sentence)
    return bool(words) and all(any(full.startswith(word) for full in at) for word in words)
