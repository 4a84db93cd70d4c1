"""Evenings in the database: who takes part, which games are played, and what came of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.ratings.evening import Played
from triumvir.server.slices import share
from triumvir.server.store.batch import PUT_NOTICE
from triumvir.server.store.schema import (
    ACCOUNTS,
    EVENING_PEOPLE,
    EVENING_SEATS,
    EVENINGS,
    GUESTS,
    MUTES,
    NOTICES,
    RESULTS,
    TABLES,
)
from triumvir.server.tables.refusal import Refusal

LISTED: Final = 10
LARGEST: Final = 200  # people
GONE: Final = 30_000  # whoever has not said so for so long is not there any more
SEEN: Final = 4_000  # it is noted this often that somebody is there
SHOWN: Final = 24 * 3600 * 1000  # for so long one that is over stands in the list
BEFORE: Final = 5 * 60 * 1000  # those who want to come are reminded so long before
MARK: Final = "@"  # in the outbox, before the id of an evening
AT_ONCE: Final = 100  # games that are read in one go
KNOWN: Final = 16  # evenings whose games are kept in memory


class Evenings:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.known: dict[str, dict[int, Played]] = {}  # of each evening its games, by number

    async def rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(statement)).all()
        await share()
        return found

    async def make(self, values: dict[str, object]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(EVENINGS), values)

    async def end(self, id: str, moment: int) -> None:
        """No more pairings; games that have begun are played to their end."""
        evening = await self.find(id)
        chosen = update(EVENINGS).where(EVENINGS.c.id == id)
        ends = {"starts": min(evening.starts, moment), "ends": min(evening.ends, moment)}
        async with self.engine.begin() as connection:
            await connection.execute(chosen.values(**ends))

    async def of(self, guest: str) -> list[dict[str, object]]:
        """The evenings in which somebody takes part, or has taken part."""
        mine = select(EVENING_PEOPLE.c.evening).where(EVENING_PEOPLE.c.guest == guest)
        chosen = select(EVENINGS).where(EVENINGS.c.id.in_(mine)).order_by(EVENINGS.c.starts)
        return [
            {"id": row.id, "name": row.name, "game": row.game} for row in await self.rows(chosen)
        ]

    async def find(self, id: str) -> Any:
        rows = await self.rows(select(EVENINGS).where(EVENINGS.c.id == id))
        if not rows:
            raise Refusal("no-evening", status=404)
        return rows[0]

    async def listed(self, moment: int) -> Sequence[Any]:
        """Those that go on and those to come, the next one first; then those of the last day.
        `plays`: a game of it is not over."""
        come = select(func.count()).where(
            EVENING_PEOPLE.c.evening == EVENINGS.c.id, EVENING_PEOPLE.c.here.is_(True)
        )
        games = (
            select(TABLES.c.id)
            .join(EVENING_SEATS, EVENING_SEATS.c.table_id == TABLES.c.id)
            .where(EVENING_SEATS.c.evening == EVENINGS.c.id, TABLES.c.status != "over")
        )
        statement = (
            select(
                EVENINGS,
                come.scalar_subquery().label("come"),
                games.exists().label("plays"),
            )
            .where(EVENINGS.c.ends > moment - SHOWN)
            .order_by(EVENINGS.c.ends <= moment, EVENINGS.c.starts, EVENINGS.c.id)
        )
        return await self.rows(statement.limit(LISTED))

    async def going_on(self, moment: int) -> Sequence[Any]:
        """Those in which people are paired now."""
        here = (EVENINGS.c.starts <= moment) & (EVENINGS.c.ends > moment)
        return await self.rows(select(EVENINGS).where(here))

    async def left_open(self, moment: int) -> list[str]:
        """The tables of evenings whose time is over, at which the game goes on."""
        statement = (
            select(TABLES.c.id)
            .join(EVENING_SEATS, EVENING_SEATS.c.table_id == TABLES.c.id)
            .join(EVENINGS, EVENINGS.c.id == EVENING_SEATS.c.evening)
            .where(EVENINGS.c.ends.between(moment - SHOWN, moment), TABLES.c.status == "playing")
            .distinct()
        )
        return [row.id for row in await self.rows(statement)]

    async def people(self, id: str) -> Sequence[Any]:
        """Who takes part, with their names; whoever was erased has no account, and is called as
        at tables."""
        known = (ACCOUNTS.c.guest.label("account"), ACCOUNTS.c.portrait, ACCOUNTS.c.public)
        statement = (
            select(EVENING_PEOPLE, GUESTS.c.name, *known)
            .join(GUESTS, GUESTS.c.id == EVENING_PEOPLE.c.guest)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.guest == EVENING_PEOPLE.c.guest)
            .where(EVENING_PEOPLE.c.evening == id)
            .order_by(EVENING_PEOPLE.c.guest)
        )
        return await self.rows(statement)

    async def come(self, id: str, guest: str, moment: int) -> None:
        """Take part, and say that one is there. Whoever was away waits from now on."""
        evening = await self.find(id)
        if evening.ends <= moment:
            raise Refusal("evening-over", status=409)
        mine = (EVENING_PEOPLE.c.evening == id) & (EVENING_PEOPLE.c.guest == guest)
        rows = await self.rows(select(EVENING_PEOPLE).where(mine))
        if rows and rows[0].here and rows[0].seen > moment - SEEN:
            return
        counted = select(func.count()).where(EVENING_PEOPLE.c.evening == id)
        if not rows and (await self.rows(counted))[0][0] >= LARGEST:
            raise Refusal("evening-full", status=409, most=LARGEST)
        async with self.engine.begin() as connection:
            if rows:
                back = not rows[0].here or rows[0].seen < moment - GONE
                since = moment if back else rows[0].since
                values = {"here": True, "seen": moment, "since": since}
                await connection.execute(update(EVENING_PEOPLE).where(mine).values(**values))
                return
            row = {"evening": id, "guest": guest, "here": True, "since": moment, "seen": moment}
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(EVENING_PEOPLE), row)
            except IntegrityError:
                return  # the same person, at another device
            if evening.starts > moment:
                due = max(evening.starts - BEFORE, moment)
                told = (guest, MARK + id, "evening", 0, moment, due, "waiting")
                notice = dict(zip(PUT_NOTICE.names, told, strict=True))
                await connection.execute(PUT_NOTICE.made, notice)

    async def leave(self, id: str, guest: str) -> None:
        """Stand up. Points stay; somebody who has not played leaves the list."""
        await self.find(id)
        mine = (EVENING_PEOPLE.c.evening == id) & (EVENING_PEOPLE.c.guest == guest)
        sat = select(func.count()).where(
            EVENING_SEATS.c.evening == id, EVENING_SEATS.c.guest == guest
        )
        told = (NOTICES.c.guest == guest) & (NOTICES.c.table_id == MARK + id)
        async with self.engine.begin() as connection:
            await connection.execute(delete(NOTICES).where(told))
            if (await connection.execute(sat)).scalar_one():
                await connection.execute(update(EVENING_PEOPLE).where(mine).values(here=False))
            else:
                await connection.execute(delete(EVENING_PEOPLE).where(mine))

    async def takes_part(self, id: str, guest: str) -> Any:
        """The evening, if this person still wants to come."""
        mine = (EVENING_PEOPLE.c.evening == id) & (EVENING_PEOPLE.c.guest == guest)
        statement = (
            select(EVENINGS)
            .join(EVENING_PEOPLE, EVENING_PEOPLE.c.evening == EVENINGS.c.id)
            .where(mine, EVENING_PEOPLE.c.here.is_(True))
        )
        rows = await self.rows(statement)
        return rows[0] if rows else None

    async def games(self, id: str) -> list[Played]:
        """All games in their order. One whose table is gone is over.

        What is over stays as it is and is read once: there may be thousands, and everybody who
        takes part asks every few seconds.
        """
        known = self.known.pop(id, {})
        while len(self.known) >= KNOWN:
            del self.known[next(iter(self.known))]
        self.known[id] = known
        going_on = [game.number for game in known.values() if not game.over]
        for first in range(0, len(going_on), AT_ONCE):
            some = EVENING_SEATS.c.number.in_(going_on[first : first + AT_ONCE])
            known.update(await self.read_games(id, some))
        newest = select(func.max(EVENING_SEATS.c.number)).where(EVENING_SEATS.c.evening == id)
        last = (await self.rows(newest))[0][0] or 0
        for first in range(1 + max(known, default=0), 1 + last, AT_ONCE):
            some = EVENING_SEATS.c.number.between(first, first + AT_ONCE - 1)
            known.update(await self.read_games(id, some))
        return [known[number] for number in sorted(known)]

    async def read_games(self, id: str, some: Any) -> dict[int, Played]:
        statement = (
            select(EVENING_SEATS, RESULTS.c.place, RESULTS.c.left, TABLES.c.status, TABLES.c.ended)
            .outerjoin(TABLES, TABLES.c.id == EVENING_SEATS.c.table_id)
            .outerjoin(
                RESULTS,
                (RESULTS.c.table_id == EVENING_SEATS.c.table_id)
                & (RESULTS.c.seat == EVENING_SEATS.c.seat),
            )
            .where(EVENING_SEATS.c.evening == id, some)
            .order_by(EVENING_SEATS.c.number, EVENING_SEATS.c.seat)
        )
        found: dict[int, list[Any]] = defaultdict(list)
        for row in await self.rows(statement):
            found[row.number].append(row)
        return {
            number: Played(
                number,
                seats[0].table_id,
                tuple(row.guest for row in seats),
                tuple(row.place or 0 for row in seats),
                tuple(bool(row.left) for row in seats),
                seats[0].status in (None, "over"),
                seats[0].made,
                seats[0].ended or 0,
            )
            for number, seats in found.items()
        }

    async def mutes(self, id: str) -> dict[str, frozenset[str]]:
        """For each participant, the others they do not want to meet."""
        here = select(EVENING_PEOPLE.c.guest).where(EVENING_PEOPLE.c.evening == id)
        rows = await self.rows(
            select(MUTES).where(MUTES.c.guest.in_(here), MUTES.c.muted.in_(here))
        )
        found: dict[str, set[str]] = defaultdict(set)
        for row in rows:
            found[row.guest].add(row.muted)
        return {guest: frozenset(others) for guest, others in found.items()}
