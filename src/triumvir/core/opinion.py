"""One named term of a game's opinion of a position."""

from __future__ import annotations

from typing import NamedTuple


class Opinion(NamedTuple):
    """`name` is that of the message `opinion-<name>`; `thing` a word of the game, or nothing."""

    name: str
    thing: str
    value: float
