"""The ladder, cursus honorum: which levels a guest has beaten, and which one comes next.

It follows from the tables that are over; nothing is kept beside them. Each seat of a game has a
ladder of its own where seats have roles.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from triumvir.bots.levels import LEVELS
from triumvir.server.protocol.messages import Info

CURSUS: Final = tuple(LEVELS)  # from the lowest rung to the highest
LOSSES: Final = 2  # in a row at a level, and the rung below is offered


class Rung(Struct, kw_only=True, frozen=True):
    """Where a guest stands in a game, at a seat with this role ("" where there are none)."""

    game: str
    role: str
    beaten: str  # the highest level; "" for none yet
    next: str  # the level that is offered
    down: bool  # it was offered because of losses


class Climb:
    """One ladder, game by game in the order in which they ended."""

    def __init__(self) -> None:
        self.beaten = -1
        self.next = 0
        self.losses = 0
        self.down = False

    def take(self, level: int, won: bool) -> None:
        if won:
            self.beaten = max(self.beaten, level)
            self.next = min(level + 1, len(CURSUS) - 1)
            self.losses = 0
            self.down = False
            return
        self.losses = self.losses + 1 if level == self.next else 1
        self.next = level
        self.down = self.losses >= LOSSES and level > 0
        if self.down:
            self.next = level - 1
            self.losses = 0


def ladder(guest: str, tables: Iterable[Info]) -> list[Rung]:
    """From tables that are over, in any order. What was not played out against bots of the ladder
    alone does not count, nor does the deal of a day, whose level nobody chose, nor a game that goes
    on from another. To resign is to lose."""
    climbs: dict[tuple[str, str], Climb] = {}
    for table in sorted(tables, key=lambda one: (one.ended, one.id)):
        found = told(guest, table)
        if found is not None:
            seat, level, won = found
            key = (table.game, table.seats[seat].role)
            climbs.setdefault(key, Climb()).take(level, won)
    return [
        Rung(
            game=game,
            role=role,
            beaten=CURSUS[climb.beaten] if climb.beaten >= 0 else "",
            next=CURSUS[climb.next],
            down=climb.down,
        )
        for (game, role), climb in sorted(climbs.items())
    ]


def told(guest: str, table: Info) -> tuple[int, int, bool] | None:
    """The guest's seat, the lowest level of the others, and whether the guest won."""
    own = [seat for seat in table.seats if seat.guest == guest and not seat.bot]
    bots = [seat.bot for seat in table.seats if seat.bot and not seat.guest]
    levels = [CURSUS.index(bot) for bot in bots if bot in CURSUS]
    alone = len(own) == 1 and len(levels) == len(table.seats) - 1
    whole = alone and levels and not table.daily and table.branch is None
    result = table.result
    if not whole or result is None:
        return None
    seat = own[0].number
    if result.get("reason") in ("resigned", "time"):
        return (seat, min(levels), False) if result.get("seat") == seat else None
    outcome = result.get("outcome")
    ranks = outcome.get("ranks") if isinstance(outcome, dict) else None
    if not isinstance(ranks, list) or seat >= len(ranks):
        return None
    return seat, min(levels), ranks[seat] == 1 and ranks.count(1) == 1
