"""The matchmaking pool in the database: all processes share one pool, and one of them at a time
pairs. A pair is the id of the table that it will have, so no pair gets two tables."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.core.registry import find
from triumvir.server.limits import Buckets
from triumvir.server.ratings.pairing import Waiting, groups
from triumvir.server.ratings.scale import Skill
from triumvir.server.slices import share
from triumvir.server.store.database import reader
from triumvir.server.store.schema import ACCOUNTS, GUESTS, MUTES, POOL
from triumvir.server.store.watches import call_watchers
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import new_id

WAVE: Final = 5_000  # milliseconds between two waves
GONE: Final = 30_000  # after which somebody who does not ask any more is taken out
SEEN: Final = 10_000  # how often it is noted that somebody is there
ANSWER: Final = 20_000  # to say yes
SHOWN: Final = 60_000  # for which a pair is told its table
AN_ORIGIN: Final = 4  # people of one address who may wait at once
LAPSES: Final = 4.0  # offers that an address may leave unanswered at once; one more every 5 minutes
NO: Final = 0.5  # what saying no counts, beside an offer left unanswered
LOCK: Final = 7_215_031_947
TRY: Final = text("SELECT pg_try_advisory_xact_lock(:lock)")
ONE_BY_ONE: Final = text("SELECT pg_advisory_xact_lock(hashtextextended('pool/' || :what, 0))")
FOUND: Final = (
    update(POOL)
    .where(POOL.c.guest == bindparam("who"), POOL.c.pair == "")
    .values(pair=bindparam("met"), until=bindparam("late"))
)


class Seeker(NamedTuple):
    """Somebody who looks for a game, and how."""

    guest: str
    game: str
    pace: str
    rated: bool
    skill: Skill
    origin: str


class Pool:
    def __init__(self, engine: AsyncEngine, patience: int = 0) -> None:
        self.engine = engine
        self.reader = reader(engine)
        self.patience = patience  # milliseconds until those who want to hear of somebody do
        # Offers that people of one address let go by: others have waited for each
        self.lapses = Buckets(1 / 300, LAPSES)

    async def rows(self, statement: Any) -> list[Any]:
        async with self.reader.connect() as connection:
            found = list((await connection.execute(statement)).all())
        await share()
        return found

    # What one person does

    async def join(self, who: Seeker, now: int) -> None:
        """From now on, in the place of whatever the person looked for before."""
        async with self.engine.begin() as connection:
            if who.origin:
                # People of one address come one after the other: else all of many who come at
                # once would be counted before any of them is there.
                await self.one_by_one(connection, who.origin)
            await self.drop(connection, who.guest, now)
            if who.origin:
                same = (POOL.c.origin == who.origin) & (POOL.c.made == 0)
                counted = select(func.count()).select_from(POOL).where(same)
                if (await connection.execute(counted)).scalar_one() >= AN_ORIGIN:
                    raise Refusal("pool-crowded", status=429)
                if not self.lapses.take(who.origin, 0):
                    raise Refusal("pool-lapsed", status=429)
            values = {
                "guest": who.guest,
                "game": who.game,
                "pace": who.pace,
                "rated": who.rated,
                "mu": who.skill.mu,
                "sigma": who.skill.sigma,
                "origin": who.origin,
                "since": now,
                "seen": now,
                "pair": "",
                "until": 0,
                "yes": False,
                "made": 0,
            }
            await connection.execute(insert(POOL), values)
            await call_watchers(connection, who.guest, who.game, now, now + self.patience)

    async def leave(self, guest: str, now: int) -> None:
        """No more; or no to those who were found, who look on."""
        async with self.engine.begin() as connection:
            await self.drop(connection, guest, now)

    async def drop(self, connection: AsyncConnection, guest: str, now: int) -> None:
        own = POOL.c.guest == guest
        paired = select(POOL.c.pair, POOL.c.origin).where(own, POOL.c.made == 0, POOL.c.pair != "")
        found = (await connection.execute(paired)).first()
        await connection.execute(delete(POOL).where(own))
        if found:
            self.note_lapse(found.origin, NO)
            others = update(POOL).where(POOL.c.pair == found.pair, POOL.c.made == 0)
            await connection.execute(others.values(pair="", until=0, yes=False, seen=now))

    def note_lapse(self, origin: str, cost: float) -> None:
        if origin:
            self.lapses.of(origin).charge(cost)

    async def agree(self, guest: str, pair: str, now: int) -> bool:
        """Yes to those who were found; whether that was the last yes."""
        async with self.engine.begin() as connection:
            # Else of two who say yes at once neither would see the other's, and none be the last.
            await self.one_by_one(connection, pair)
            own = (POOL.c.guest == guest) & (POOL.c.pair == pair) & (POOL.c.until >= now)
            said = await connection.execute(update(POOL).where(own).values(yes=True, seen=now))
            if not said.rowcount:
                raise Refusal("pool-gone", status=409)
            missing = select(func.count()).select_from(POOL)
            missing = missing.where(POOL.c.pair == pair, POOL.c.yes.is_(False))
            return not (await connection.execute(missing)).scalar_one()

    async def one_by_one(self, connection: AsyncConnection, what: str) -> None:
        """Until the end of the transaction; on SQLite there is one at a time anyway."""
        if self.engine.dialect.name == "postgresql":
            await connection.execute(ONE_BY_ONE, {"what": what})

    async def find(self, guest: str, now: int) -> Any:
        """Somebody's row; asking for it says that one is there."""
        found = await self.rows(select(POOL).where(POOL.c.guest == guest))
        if found and found[0].seen < now - SEEN:
            async with self.engine.begin() as connection:
                chosen = update(POOL).where(POOL.c.guest == guest)
                await connection.execute(chosen.values(seen=now))
        return found[0] if found else None

    async def pair(self, pair: str) -> list[Any]:
        """Those who were found together, with their names."""
        statement = (
            select(POOL, GUESTS.c.name, ACCOUNTS.c.portrait)
            .join(GUESTS, GUESTS.c.id == POOL.c.guest)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.guest == POOL.c.guest)
            .where(POOL.c.pair == pair)
            .order_by(POOL.c.guest)
        )
        return await self.rows(statement)

    async def looking(self, now: int) -> list[tuple[str, int]]:
        """How many look for each game."""
        statement = (
            select(POOL.c.game, func.count())
            .where(POOL.c.made == 0, POOL.c.seen > now - GONE)
            .group_by(POOL.c.game)
        )
        return [(row[0], int(row[1])) for row in await self.rows(statement)]

    # A wave

    async def wave(self, now: int) -> list[str]:
        """Pair those who wait; the pairs of which everybody has said yes and which have no table
        yet. All of it in one transaction, of one process at a time."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                if not (await connection.execute(TRY, {"lock": LOCK})).scalar_one():
                    return []
            gone = (POOL.c.pair == "") & (POOL.c.seen < now - GONE)
            shown = (POOL.c.made > 0) & (POOL.c.made < now - SHOWN)
            await connection.execute(delete(POOL).where(or_(gone, shown)))
            rows = (await connection.execute(select(POOL).where(POOL.c.made == 0))).all()
            ready = await self.settle_offers(connection, [row for row in rows if row.pair], now)
            await self.make_pairs(connection, [row for row in rows if not row.pair], now)
            return ready

    async def settle_offers(
        self, connection: AsyncConnection, rows: list[Any], now: int
    ) -> list[str]:
        """Drop those who did not answer; the others keep looking."""
        pairs: dict[str, list[Any]] = defaultdict(list)
        for row in rows:
            pairs[row.pair].append(row)
        ready = []
        for pair, people in pairs.items():
            if all(row.yes for row in people):
                ready.append(pair)
            elif people[0].until < now:
                for row in people:
                    if not row.yes:
                        self.note_lapse(row.origin, 1.0)
                here = POOL.c.pair == pair
                await connection.execute(delete(POOL).where(here, POOL.c.yes.is_(False)))
                back = update(POOL).where(here)
                await connection.execute(back.values(pair="", until=0, yes=False, seen=now))
        return ready

    async def make_pairs(self, connection: AsyncConnection, rows: list[Any], now: int) -> None:
        kinds: dict[tuple[str, str, bool], list[Waiting]] = defaultdict(list)
        mutes = await muted(connection) if len(rows) > 1 else {}
        for row in rows:
            skill = Skill(row.mu, row.sigma)
            waves = max(0, now - row.since) // WAVE
            kinds[row.game, row.pace, row.rated].append(
                Waiting(
                    *(row.guest, skill.shown(), skill.deviation(), waves, row.origin),
                    mutes.get(row.guest, frozenset()),
                )
            )
        found: list[dict[str, str]] = []
        for (game, _pace, rated), waiting in kinds.items():
            for group in groups(waiting, *sizes(game), rated):
                pair = new_id()
                found += [{"who": guest, "met": pair} for guest in group]
        if found:
            await connection.execute(FOUND, [{**one, "late": now + ANSWER} for one in found])


def sizes(game: str) -> tuple[int, int]:
    """How many people a table takes."""
    meta = find(game).meta
    return max(2, meta.min_seats), meta.max_seats


async def muted(connection: AsyncConnection) -> dict[str, frozenset[str]]:
    """For each person who waits, the others they do not want to meet."""
    waiting = select(POOL.c.guest)
    rows = await connection.execute(
        select(MUTES).where(MUTES.c.guest.in_(waiting), MUTES.c.muted.in_(waiting))
    )
    found: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        found[row.guest].add(row.muted)
    return {guest: frozenset(others) for guest, others in found.items()}
