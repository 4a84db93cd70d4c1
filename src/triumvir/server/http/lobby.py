"""The lobby: my tables, the most urgent first, open tables, and who looks for a game."""

from __future__ import annotations

import math

from msgspec import Struct

from triumvir.server.http.request import Endpoint, Request
from triumvir.server.protocol.messages import Info
from triumvir.server.tables.entry import now

OPEN = 8  # of the tables that wait for somebody
MINE = 12


class Looking(Struct, kw_only=True, frozen=True):
    game: str
    people: int


class Lobby(Struct, kw_only=True, frozen=True):
    """`mine` are the games that go on: those first in which it is my turn. `open` are tables with a
    free seat. `looking`: how many look for somebody to play a game with."""

    mine: list[Info]
    more: int  # games of mine beside these
    open: list[Info]
    looking: list[Looking]


def urgency(guest: str, table: Info) -> tuple[int, float, int]:
    """My turn first, where my time runs out soonest; then the others in the order in which they
    were made."""
    own = {seat.number for seat in table.seats if seat.guest == guest and not seat.bot}
    mine = table.status == "playing" and bool(own & set(table.to_act))
    deadline = table.clock.deadline if table.clock is not None else 0
    first = 0 if mine else 1 if table.status == "playing" else 2
    return first, deadline or math.inf, table.created


async def lobby(request: Request) -> Lobby:
    """What there is to play now."""
    listing = request.house.listing
    me = request.person.id if request.person is not None else ""
    going_on = await listing.going_on(me) if me else []
    mine = sorted(going_on, key=lambda table: urgency(me, table))
    fresh = now() - int(request.house.config.listed_hours * 3_600_000)
    waiting = await listing.waiting(me, fresh, OPEN)
    return Lobby(
        mine=mine[:MINE],
        more=max(0, len(mine) - MINE),
        open=waiting,
        looking=[
            Looking(game=game, people=people)
            for game, people in await request.house.seekers.pool.looking(now())
        ],
    )


ENDPOINTS = (Endpoint("GET", "/lobby", Lobby, lobby),)
