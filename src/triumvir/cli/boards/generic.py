"""A plain drawing of any view, for a game that has none of its own."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.core.view import View
from triumvir.texts import GameTexts

# What the frame around the board tells already, and what is no reading for people.
LEFT_OUT = ("seq", "to_act", "outcome", "options", "choices", "memory", "model")


def draw(view: View, texts: GameTexts, width: int) -> RenderableType:  # noqa: ARG001
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in view.data.items():
        if name not in LEFT_OUT and value not in (None, [], {}):
            table.add_row(Text(name), Text(plain(value)))
    return table


def plain(value: object) -> str:
    """A value on one line: lists by commas, objects as `name value`."""
    if isinstance(value, dict):
        pairs = [(name, one) for name, one in value.items() if name not in LEFT_OUT]
        return " · ".join([f"{name} {plain(one)}" for name, one in pairs if one not in (None, [])])
    if isinstance(value, list):
        if any(isinstance(one, dict) for one in value):
            return "\n".join([plain(one) for one in value])
        return ", ".join([plain(one) for one in value])
    return str(value)
