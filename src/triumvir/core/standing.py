"""Standing answers: what a seat can answer before it is asked. Each game offers its own.

A rule looks at nothing but the view of its seat, as a player would. It must not tell by its silence
what a hand holds: whether it answers follows from what is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from triumvir.core.view import View

ASK: Final = "ask"  # the value of a rule that is not used


class Standing(NamedTuple):
    """A rule. `standing-<id>` and `standing-<id>-about` of the game's texts say what it is,
    `standing-<id>-<value>` each value."""

    id: str
    values: tuple[str, ...]  # that can be chosen beside `ask`
    answer: Callable[[View, str], str]  # the text of a choice, or nothing: then the seat is asked


def standing_answer(rules: tuple[Standing, ...], view: View, chosen: Mapping[str, str]) -> str:
    """The answer of the first rule that has one and that is among the choices; else nothing."""
    texts = [choice.text for choice in view.choices]
    for rule in rules:
        value = chosen.get(rule.id, ASK)
        if value in rule.values:
            text = rule.answer(view, value)
            if text in texts:
                return text
    return ""
