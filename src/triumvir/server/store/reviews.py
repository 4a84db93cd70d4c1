"""The queue of reviews, and those that are made: one row for each table, whatever happens."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Row, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.ratings.book import BOTS
from triumvir.server.store.schema import GUESTS, RATED, REVIEWS, TABLES
from triumvir.server.tables.refusal import Refusal

LEASE: Final = 60_000  # ms after which a silent worker is assumed to be dead
REMEMBERED: Final = 1000  # reviews that were lent
TRIES: Final = 3  # after which a review has failed, until somebody asks for it again
A_PERCENT: Final = 9_000  # ms for which a lent computer keeps it for each hundredth that it gets on
LENT: Final = "lent:"  # how the name of a worker begins that is not one of our processes
QUEUED: Final = ("waiting", "working")


class Taken(NamedTuple):
    """A review that is ours to make."""

    table: str
    worker: str


class ReviewRows:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Reviews that were lent and have not come back: our own processes make them next
        self.lent: set[str] = set()

    async def find(self, table: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table))
            return found.first()

    async def ahead(self, row: Row[Any]) -> int:
        """How many are made or wait before this one."""
        before = REVIEWS.c.state.in_(QUEUED) & (REVIEWS.c.asked < row.asked)
        return await self.count(before)

    async def waiting(self) -> int:
        return await self.count(REVIEWS.c.state.in_(QUEUED))

    async def count(self, condition: Any) -> int:
        statement = select(func.count()).select_from(REVIEWS).where(condition)
        async with self.engine.connect() as connection:
            return int((await connection.execute(statement)).scalar_one())

    # Asking

    async def ask(
        self, table: str, guest: str, engine: str, now: int, a_guest: int, in_all: int
    ) -> None:
        """Put it in the queue, unless it is there or was made by this engine."""
        row = await self.find(table)
        if row is not None and (
            row.state in QUEUED or (row.state == "done" and row.engine == engine)
        ):
            return
        queued = REVIEWS.c.state.in_(QUEUED)
        if await self.count(queued & (REVIEWS.c.guest == guest)) >= a_guest:
            raise Refusal("too-many-reviews", status=429, most=a_guest)
        if await self.count(queued) >= in_all:
            raise Refusal("reviews-busy", status=503)
        fresh = {"state": "waiting", "guest": guest, "asked": now, "tries": 0, "progress": 0}
        nobody = {"worker": "", "lease": 0}
        async with self.engine.begin() as connection:
            if row is not None:
                again = update(REVIEWS).where(
                    REVIEWS.c.table_id == table, REVIEWS.c.state.not_in(QUEUED)
                )
                await connection.execute(again.values(**fresh, **nobody))
                return
        nothing = {"engine": "", "finished": 0, "result": "", "shared": False}
        try:
            async with self.engine.begin() as connection:
                new = {"table_id": table, **fresh, **nobody, **nothing}
                await connection.execute(insert(REVIEWS), new)
        except IntegrityError:
            pass  # somebody else has asked in the same moment

    async def of_rated(self, most: int) -> tuple[list[Row[Any]], list[str]]:
        """Of the newest rated games among people: each seat with its person and the review, and the
        tables that have none yet."""
        seats = (
            select(RATED.c.table_id, RATED.c.seat, RATED.c.game, GUESTS.c.name)
            .add_columns(REVIEWS.c.state, REVIEWS.c.result)
            .join(GUESTS, GUESTS.c.id == RATED.c.guest)
            .join(TABLES, TABLES.c.id == RATED.c.table_id)
            .outerjoin(REVIEWS, REVIEWS.c.table_id == RATED.c.table_id)
            .where(RATED.c.pace != BOTS)
            .order_by(RATED.c.number.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(seats))
        missing = dict.fromkeys([row.table_id for row in rows if row.state is None])
        return [row for row in rows if row.result], list(missing)

    async def share(self, table: str) -> None:
        statement = update(REVIEWS).where(REVIEWS.c.table_id == table).values(shared=True)
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    # Working

    async def take(self, worker: str, now: int) -> Taken | None:
        """The oldest that nobody works at. Of our own workers one at a time has work. Only their
        tries are counted: otherwise somebody who takes work and drops it could end it for good; and
        what was lent once is not lent again: whoever drops it could keep it for ever."""
        dead = (REVIEWS.c.state == "working") & (REVIEWS.c.lease < now)
        async with self.engine.begin() as connection:
            given_up = update(REVIEWS).where(dead, REVIEWS.c.tries >= TRIES)
            await connection.execute(given_up.values(state="failed", worker=""))
            if not worker.startswith(LENT) and await self.busy(connection, now):
                return None
            free = or_(REVIEWS.c.state == "waiting", dead)
            if worker.startswith(LENT):
                free &= REVIEWS.c.table_id.not_in(self.lent)
            oldest = select(REVIEWS.c.table_id).where(free).order_by(REVIEWS.c.asked).limit(1)
            table = (await connection.execute(oldest)).scalar()
            if table is None:
                return None
            mine = await connection.execute(
                update(REVIEWS)
                .where(REVIEWS.c.table_id == table, free)
                .values(
                    state="working",
                    worker=worker,
                    lease=now + LEASE,
                    tries=REVIEWS.c.tries + (0 if worker.startswith(LENT) else 1),
                    progress=0,
                )
            )
        if mine.rowcount != 1:
            return None
        if worker.startswith(LENT):
            if len(self.lent) >= REMEMBERED:
                self.lent.clear()
            self.lent.add(str(table))
        return Taken(table, worker)

    async def of(self, worker: str) -> Taken | None:
        """What a worker has been given, if it has it still."""
        mine = (REVIEWS.c.worker == worker) & (REVIEWS.c.state == "working")
        async with self.engine.connect() as connection:
            statement = select(REVIEWS.c.table_id).where(mine).limit(1)
            table = (await connection.execute(statement)).scalar()
        return None if table is None else Taken(table, worker)

    async def busy(self, connection: AsyncConnection, now: int) -> bool:
        """Whether one of our own processes is at work."""
        own = (
            (REVIEWS.c.state == "working")
            & (REVIEWS.c.lease >= now)
            & ~REVIEWS.c.worker.startswith(LENT)
        )
        found = await connection.execute(select(REVIEWS.c.table_id).where(own).limit(1))
        return found.first() is not None

    async def beat(self, taken: Taken, progress: int, now: int) -> bool:
        """Report progress; whether the review is still this worker's. A lent computer keeps it only
        as long as its progress grows, and a quarter of an hour at most: saying that it works is not
        enough, nor is getting on by a hundredth a minute."""
        if not taken.worker.startswith(LENT):
            return await self.change(taken, progress=progress, lease=now + LEASE)
        more = REVIEWS.c.progress < progress
        longer = REVIEWS.c.lease + (progress - REVIEWS.c.progress) * A_PERCENT
        return await self.change(
            taken,
            progress=case((more, progress), else_=REVIEWS.c.progress),
            lease=case((~more, REVIEWS.c.lease), (longer < now + LEASE, longer), else_=now + LEASE),
        )

    async def put_back(self, taken: Taken) -> bool:
        return await self.change(taken, state="waiting", worker="", lease=0, progress=0)

    async def fail(self, taken: Taken) -> bool:
        return await self.change(taken, state="failed", worker="", lease=0)

    async def finish(self, taken: Taken, engine: str, result: str, now: int) -> bool:
        """Kept, unless another was given the work meanwhile: a result is written once."""
        done = {"state": "done", "worker": "", "lease": 0, "progress": 100}
        self.lent.discard(taken.table)
        return await self.change(taken, **done, engine=engine, result=result, finished=now)

    async def change(self, taken: Taken, **values: Any) -> bool:
        mine = (
            (REVIEWS.c.table_id == taken.table)
            & (REVIEWS.c.worker == taken.worker)
            & (REVIEWS.c.state == "working")
        )
        async with self.engine.begin() as connection:
            made = await connection.execute(update(REVIEWS).where(mine).values(**values))
            return made.rowcount == 1

    async def tries(self, taken: Taken) -> int:
        row = await self.find(taken.table)
        return 0 if row is None else int(row.tries)

    async def release(self) -> None:
        """At the start of a server that is the only one: what its own processes had is free."""
        left = (REVIEWS.c.state == "working") & ~REVIEWS.c.worker.startswith(LENT)
        async with self.engine.begin() as connection:
            given_up = update(REVIEWS).where(left, REVIEWS.c.tries >= TRIES)
            await connection.execute(given_up.values(state="failed", worker="", lease=0))
            again = update(REVIEWS).where(left)
            await connection.execute(again.values(state="waiting", worker="", lease=0))
