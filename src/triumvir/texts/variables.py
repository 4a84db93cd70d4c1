"""From fields to variables: docs/texts.md, "Variables"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from triumvir.core.errors import InvalidAction
from triumvir.texts.messages import message_id

if TYPE_CHECKING:
    from triumvir.texts.game_texts import GameTexts

# Fields that hold the number of a seat, and those that hold a role.
SEATS: Final = ("seat", "winner", "other")
SIDES: Final = ("side", "other_side")
# Fields that hold the text of an action: a sentence may name its kind and its fields.
ACTIONS: Final = ("announced",)

Filled = dict[str, str | int | float]


def fill(texts: GameTexts, fields: Mapping[str, object]) -> Filled:
    """All variables that the fields give."""
    filled: Filled = {}
    for name, value in fields.items():
        if name != "kind":
            add(texts, filled, name, value)
    # For sentences that name all sides, so that one player has one name throughout a log.
    for number, role in enumerate(texts.game.meta.roles):
        filled[f"sides_{number}"] = texts.side(role)
    return filled


def add(texts: GameTexts, filled: Filled, name: str, value: object) -> None:
    if isinstance(value, bool):
        filled[name] = "yes" if value else "no"
    elif isinstance(value, int) and name in SEATS:
        filled[name] = texts.seat(value)
        filled[f"{name}_id"] = value
    elif isinstance(value, int | float):
        filled[name] = value
    elif isinstance(value, str):
        filled[name] = word(texts, name, value)
        filled[f"{name}_id"] = value
        if name in ACTIONS:
            action = texts.game.parse(value)
            filled[f"{name}_kind"] = action.kind
            for part, entry in action.fields.items():
                add(texts, filled, part, entry)
    elif isinstance(value, list):
        entries: list[str] = []
        for number, entry in enumerate(value):
            add(texts, filled, f"{name}_{number}", entry)
            if f"{name}_{number}" in filled:
                entries.append(str(filled[f"{name}_{number}"]))
        filled[name] = texts.join(entries)
        filled[f"{name}_count"] = len(value)
    elif value is None:
        filled[name] = "none"


def word(texts: GameTexts, name: str, value: str) -> str:
    """The name of what a word stands for: a reason, an announced action, else a term."""
    if name == "reason":
        return texts.reason(value)
    if name == "rule":
        return value
    if name in SIDES:
        return texts.side(value)
    term = texts.find(message_id("term", value))
    if term is not None:
        return term
    try:
        return texts.choice(texts.game.parse(value))
    except InvalidAction:
        return value
