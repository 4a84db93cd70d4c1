"""Evenings: made by the host, joined before or during, pairing after pairing until time is up.

A wave of pairings is written in one transaction with the tables that it makes. It numbers its games
from what it has read, so that of two processes that pair the same people one finds its numbers
taken and writes nothing; and a kill leaves a whole wave, or none.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.gently import gently
from triumvir.server.house.cup_hall import NAME, CreateMany
from triumvir.server.house.live_tables import LiveTables
from triumvir.server.house.seekers import CONTROLS
from triumvir.server.printable import printable
from triumvir.server.ratings.evening import (
    Free,
    Line,
    Played,
    count_up,
    pair_up,
    sat_before,
    seating,
)
from triumvir.server.store.batch import INSERT_EVENING_SEAT, Row, Statement
from triumvir.server.store.committer import Conflict
from triumvir.server.store.evenings import GONE, KNOWN, Evenings
from triumvir.server.store.pool import sizes
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.timing import check_control
from triumvir.server.tables.verbs.flag import abandoned
from triumvir.server.tables.verbs.rated import check_account, rated

MINUTE: Final = 60_000
SHORTEST: Final = 10  # minutes
LONGEST: Final = 480
AHEAD: Final = 366 * 24 * 60 * MINUTE  # no evening is farther away
LIVE: Final = ("quick", "live")
LEFT: Final = 180  # seconds, after which nobody comes back to a game when the evening is over

Basis = tuple[tuple[str, ...], int, int]  # who takes part, games that are over, and all


class EveningHall:
    def __init__(
        self,
        evenings: Evenings,
        tables: LiveTables,
        away: Callable[[str, int], Awaitable[float]],
        closed: Callable[[], bool],
    ) -> None:
        self.evenings = evenings
        self.tables = tables
        self.create: CreateMany = tables.create_many
        self.away = away  # for how many seconds somebody has not looked at a table
        self.closed = closed  # while the host lets nobody make tables
        # The table of each evening, with what it follows from; one at a time is made
        self.counted: dict[str, tuple[Basis, list[Line]]] = {}
        self.counting = asyncio.Lock()

    async def make(
        self, name: str, game: str, starts: int, minutes: int, pace: str, is_rated: bool
    ) -> str:
        meta = find(game).meta
        shown = " ".join(printable(name).split())[:NAME]
        if not shown or pace not in LIVE or not SHORTEST <= minutes <= LONGEST:
            raise Refusal("evening-shape", least=SHORTEST, most=LONGEST)
        if meta.max_seats < 2:
            raise Refusal("pool-game")
        moment = now()
        begins = max(starts, moment)
        if begins > moment + AHEAD:
            raise Refusal("evening-shape", least=SHORTEST, most=LONGEST)
        id = new_id()
        await self.evenings.make(
            {"id": id, "name": shown, "game": meta.id, "pace": pace, "rated": is_rated}
            | {"made": moment, "starts": begins, "ends": begins + minutes * MINUTE}
        )
        return id

    async def come(self, id: str, person: Person) -> None:
        check_account(person)
        evening = await self.evenings.find(id)
        if evening.rated and person.scopes is not None:
            raise Refusal("rated-people", status=403)
        await self.evenings.come(id, person.id, now())

    async def lines(self, id: str, people: Sequence[str], games: Sequence[Played]) -> list[Line]:
        """Where everybody stands. It changes when a game is over or somebody comes, not with every
        look at it."""
        basis = (tuple(people), sum(game.over for game in games), len(games))
        async with self.counting:
            known = self.counted.pop(id, None)
            if known is None or known[0] != basis:
                lines: list[Line] = []
                await gently(count_up(people, games, lines))
                known = (basis, lines)
            while len(self.counted) >= KNOWN:
                del self.counted[next(iter(self.counted))]
            self.counted[id] = known
            return known[1]

    async def wave_all(self) -> None:
        """Pair those who are free, in every evening that goes on; and where its time is over, end
        the games that all have left."""
        if not self.closed():
            for evening in await self.evenings.going_on(now()):
                await self.wave(evening, now())
        for table in await self.evenings.left_open(now()):
            if await self.is_left(table):
                await self.tables.change(table, abandoned)

    async def is_left(self, id: str) -> bool:
        """Whether nobody has played or looked for a while."""
        async with self.tables.hold(id) as held:
            people = [number for number, seat in enumerate(held.table.seats) if seat.person()]
            last = held.table.entries[-1].at
        if not people or last > now() - LEFT * 1000:
            return False
        for seat in people:
            if await self.away(id, seat) < LEFT:
                return False
        return True

    async def wave(self, evening: Any, moment: int) -> None:
        # The games first: whoever does not play in them was free when their numbers were read.
        games = await self.evenings.games(evening.id)
        people = await self.evenings.people(evening.id)
        lines = await self.lines(evening.id, [row.guest for row in people], games)
        mutes = await self.evenings.mutes(evening.id)
        free, there = who_waits(people, games, moment, mutes, lines)
        least, most = sizes(evening.game)
        found: list[list[str]] = []
        if len(free) >= least:
            await gently(pair_up(free, least, most, there, moment, found))
        if not found:
            return
        names = {row.guest: row.name for row in people}
        sat = sat_before(games)
        orders = [seating(group, sat) for group in found]
        tables = await gently(table_of(evening, order, names) for order in orders)
        also: list[tuple[Statement, Row]] = []
        first = 1 + max([game.number for game in games], default=0)
        for number, (order, (table, _)) in enumerate(zip(orders, tables, strict=True), first):
            for seat, who in enumerate(order):
                row = (evening.id, number, seat, table.id, who, moment)
                also.append((INSERT_EVENING_SEAT, row))
        with contextlib.suppress(Conflict):  # another process has just paired them
            await self.create(evening.id, tables, also)


def who_waits(
    people: Sequence[Any],
    games: Sequence[Played],
    moment: int,
    mutes: dict[str, frozenset[str]],
    lines: Sequence[Line],
) -> tuple[list[Free], set[str]]:
    """Who waits for a game now, and who takes part at all at this moment."""
    playing = {who for game in games if not game.over for who in game.people}
    points = {line.who: line.points for line in lines}
    last: dict[str, Played] = {who: game for game in games for who in game.people}
    free = []
    for row in people:
        before = last.get(row.guest)
        if row.guest in playing or not is_here(row, moment, before):
            continue
        others = frozenset(before.people) - {row.guest} if before else frozenset()
        since = max(row.since, before.ended if before else 0)
        muted = mutes.get(row.guest, frozenset())
        number = before.number if before else 0
        free.append(Free(row.guest, points[row.guest], since, others, muted, number))
    return free, playing | {one.guest for one in free}


def is_here(row: Any, moment: int, before: Played | None) -> bool:
    """Whether somebody waits for a game: has not stood up, the page is open, and they have said so
    since their last game ended, whose result they may look at first."""
    after = before.ended if before is not None else 0
    return bool(row.here and row.account and row.seen > max(moment - GONE, after))


def table_of(
    evening: Any, order: Sequence[str], names: dict[str, str]
) -> tuple[Table, list[Draft]]:
    game = find(evening.game)
    table = Table(
        *(new_id(), game, game.meta.read_options({}), len(order)),
        *(Deal.fair(secrets.token_hex(16)), order[0], False),
        control=check_control(CONTROLS[evening.pace]),
    )
    drafts = [rated()] if evening.rated else []
    sits = [Draft("sit", seat, who, names[who]) for seat, who in enumerate(order)]
    return table, [*drafts, *sits, Draft("start")]
