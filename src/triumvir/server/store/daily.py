"""Puzzles and deals of the day in the database: who has tried, and how it went."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from triumvir.server.store.schema import DEALS, GUESTS, PUZZLES, TRIES
from triumvir.server.store.tables import Store

LISTED: Final = 20  # results by name


class Counted(NamedTuple):
    """How many have tried a puzzle, and how many of them solved it."""

    tried: int
    solved: int


class Standing(NamedTuple):
    """One who has finished the deal of a day."""

    guest: str
    name: str
    place: int
    points: int
    margin: int


class Played(NamedTuple):
    """How a deal went for all: how many began and finished it, and the best result."""

    begun: int
    finished: int
    best: Standing | None


class Daily:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Puzzles

    async def own_try(self, day: str, game: str, guest: str) -> Any:
        """The answer that counts; None if there is none yet."""
        chosen = select(TRIES).where(
            TRIES.c.day == day, TRIES.c.game == game, TRIES.c.guest == guest
        )
        rows = await self.store.rows(chosen)
        return rows[0] if rows else None

    async def counted(self, game: str, puzzle: str) -> Counted:
        chosen = select(PUZZLES).where(PUZZLES.c.game == game, PUZZLES.c.puzzle == puzzle)
        rows = await self.store.rows(chosen)
        return Counted(rows[0].tried, rows[0].solved) if rows else Counted(0, 0)

    async def add_try(
        self, day: str, game: str, guest: str, puzzle: str, action: str, solved: bool
    ) -> None:
        """The first one counts; of two at the same time, one of them."""
        insert = self.inserting()
        row = {"day": day, "game": game, "guest": guest, "puzzle": puzzle, "action": action}
        count = {"game": game, "puzzle": puzzle, "tried": 1, "solved": int(solved)}
        async with self.store.engine.begin() as connection:
            made = await connection.execute(
                insert(TRIES).values(**row, solved=solved).on_conflict_do_nothing()
            )
            if made.rowcount:
                more = {
                    "tried": PUZZLES.c.tried + 1,
                    "solved": PUZZLES.c.solved + int(solved),
                }
                await connection.execute(
                    insert(PUZZLES)
                    .values(**count)
                    .on_conflict_do_update(index_elements=["game", "puzzle"], set_=more)
                )

    def inserting(self) -> Any:
        """Both databases know `ON CONFLICT`, each by its own name in SQLAlchemy."""
        shared = self.store.engine.dialect.name == "postgresql"
        return postgresql.insert if shared else sqlite.insert

    async def move(self, guest: str, account: str) -> None:
        """A guest's tries become those of an account, where it has none of that day."""
        own = TRIES.alias("own")
        tried = exists().where(
            own.c.guest == account, own.c.day == TRIES.c.day, own.c.game == TRIES.c.game
        )
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(TRIES).where(TRIES.c.guest == guest, tried))
            await connection.execute(
                update(TRIES).where(TRIES.c.guest == guest).values(guest=account)
            )

    async def all_of(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """What is kept of a person, to be taken along."""
        found: dict[str, list[dict[str, object]]] = {}
        for name, table in (("puzzles", TRIES), ("deals", DEALS)):
            chosen = select(table).where(table.c.guest == guest).order_by(table.c.day, table.c.game)
            rows = await self.store.rows(chosen)
            found[name] = [
                {key: value for key, value in row._mapping.items() if key != "guest"}
                for row in rows
            ]
        return found

    # Deals

    async def own_deal(self, day: str, game: str, guest: str) -> Any:
        """The deal that counts; None if there is none yet."""
        chosen = (
            select(DEALS)
            .where(DEALS.c.day == day, DEALS.c.game == game, DEALS.c.guest == guest)
            .order_by((DEALS.c.ended == 0), DEALS.c.ended, DEALS.c.table_id)
            .limit(1)
        )
        rows = await self.store.rows(chosen)
        return rows[0] if rows else None

    async def played(self, day: str, game: str) -> Played:
        whole = DEALS.c.place > 0
        chosen = select(
            func.count().label("begun"),
            func.count().filter(whole).label("finished"),
        ).where(DEALS.c.day == day, DEALS.c.game == game)
        row = (await self.store.rows(chosen))[0]
        best = await self.standings(day, game, 1) if row.finished else []
        return Played(int(row.begun), int(row.finished), best[0] if best else None)

    async def standings(self, day: str, game: str, most: int = LISTED) -> list[Standing]:
        """Those who played it to its end, the best first."""
        chosen = (
            select(DEALS, GUESTS.c.name)
            .join(GUESTS, GUESTS.c.id == DEALS.c.guest)
            .where(DEALS.c.day == day, DEALS.c.game == game, DEALS.c.place > 0)
            .order_by(DEALS.c.place, DEALS.c.margin.desc(), DEALS.c.points.desc(), DEALS.c.ended)
            .limit(most)
        )
        return [
            Standing(row.guest, row.name, row.place, row.points, row.margin)
            for row in await self.store.rows(chosen)
        ]

    async def spread(self, day: str, game: str) -> list[tuple[int, int, int]]:
        """How often each result came: place, margin, how many; the best first."""
        chosen = (
            select(DEALS.c.place, DEALS.c.margin, func.count().label("times"))
            .where(DEALS.c.day == day, DEALS.c.game == game, DEALS.c.place > 0)
            .group_by(DEALS.c.place, DEALS.c.margin)
            .order_by(DEALS.c.place, DEALS.c.margin.desc())
        )
        return [(row.place, row.margin, int(row.times)) for row in await self.store.rows(chosen)]

    async def rank(self, day: str, game: str, place: int, margin: int) -> int:
        """Where a result stands among all; equals share a rank."""
        better = or_(DEALS.c.place < place, and_(DEALS.c.place == place, DEALS.c.margin > margin))
        chosen = select(func.count()).where(
            DEALS.c.day == day, DEALS.c.game == game, DEALS.c.place > 0, better
        )
        return 1 + int((await self.store.rows(chosen))[0][0])
