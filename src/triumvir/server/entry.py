"""Entries: everything that is done at a table is one, numbered from 0, and never removed."""

from __future__ import annotations

import time
from typing import NamedTuple

from triumvir.core.event import Event
from triumvir.core.game import State

# kind      seat       guest       text
# sit       the seat   who         the name
# bot       the seat               the bot's name
# leave     the seat
# start
# act       who acts               the action, as the game writes it
# undo      who asked              `undo n`, as records have it
# propose   who asks               `end`, `undo n` or `rematch`
# agree     who agrees
# decline   who declines
# end                              `agreed` or `imported`
# resign    who
# hand      the seat               the bot that plays it from now on
# take      the seat
# name                 who         the new name
# rematch                          the id of the new table


class Entry(NamedTuple):
    seq: int
    kind: str
    seat: int  # -1: none
    guest: str
    text: str
    at: int  # milliseconds since 1970


class Played(NamedTuple):
    """An action that was tried already, so that it need not be played again."""

    events: list[Event]
    after: State


class Draft(NamedTuple):
    """An entry that has no number yet."""

    kind: str
    seat: int = -1
    guest: str = ""
    text: str = ""
    played: Played | None = None


def now() -> int:
    return time.time_ns() // 1_000_000
