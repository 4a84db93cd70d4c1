"""Drawn boards: how a view looks in a terminal.

Adding a game's drawing edits no list: put a module here that is called as the game's folder
(`boards/circus_maximus.py` for the game `circus-maximus`). It must have

    def draw(view: View, texts: GameTexts, width: int) -> RenderableType

which gives anything that `rich` can print and that fits into `width` columns. Draw for 80 columns
first; wider is a bonus, and below about 70 give something plain that still tells everything.
Everything comes from `view.data` (what this seat may know) and `texts` (`texts.term("senators")`,
`texts.seat(0)`, `texts.say("board-hand")` for labels of your own in the game's Fluent file: call
them `board-…`). Draw what lies on the table and what the seat holds, `view.seat` at the bottom
(None is an onlooker). Do not draw the log, the prompt or the choices: the frame around does.
Tell nothing by colour alone. Use `rich.text.Text`, not markup, so that names need no escaping.

Optional, in the same module:

    def shortcuts(view: View, texts: GameTexts) -> list[Shortcut]

gives keys that play several of the seat's actions at once (presets for a long set-up).

A game without a module gets a plain drawing of its view (`generic.py`).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple, cast

from rich.console import RenderableType

from triumvir.core.view import View
from triumvir.texts import GameTexts

Draw = Callable[[View, GameTexts, int], RenderableType]


class Shortcut(NamedTuple):
    """A key that plays several actions of one seat, one after the other."""

    key: str
    label: str
    actions: tuple[str, ...]


Shortcuts = Callable[[View, GameTexts], list[Shortcut]]


def find_board(game_id: str) -> ModuleType:
    """The module that draws this game."""
    name = f"triumvir.cli.boards.{game_id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        name = "triumvir.cli.boards.generic"
    return importlib.import_module(name)


def draw_board(view: View, texts: GameTexts, width: int) -> RenderableType:
    """The table as the view shows it."""
    return cast(Draw, find_board(view.game).draw)(view, texts, width)


def shortcuts(view: View, texts: GameTexts) -> list[Shortcut]:
    """The keys that the game offers now beside its numbered choices."""
    found = getattr(find_board(view.game), "shortcuts", None)
    return [] if found is None else cast(Shortcuts, found)(view, texts)
