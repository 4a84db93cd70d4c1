"""What belongs to a person at many tables: it moves to an account, or is erased."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.core.document import Document
from triumvir.server.gently import gently
from triumvir.server.house.live_tables import LiveTables
from triumvir.server.people.accounts import Accounts
from triumvir.server.people.logins import end_all
from triumvir.server.people.programs import end_programs
from triumvir.server.store.answers import AnswerRows
from triumvir.server.store.cleaning import remove_notices
from triumvir.server.store.daily import Daily
from triumvir.server.store.listing import Listing, belongs
from triumvir.server.store.schema import (
    ACCOUNTS,
    CHAT,
    CODES,
    CUP_SEATS,
    CUPS,
    DEALS,
    ENTRIES,
    GUESTS,
    HOLIDAYS,
    IDENTITIES,
    LINKS,
    MUTES,
    NAMES,
    ORIGINS,
    PASSKEYS,
    POOL,
    RATINGS,
    RECOVERY,
    REVIEWS,
    TABLES,
    TRIES,
)
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.move import move

SUBSTITUTE: Final = "citizen"

log = logging.getLogger("triumvir.server")


class Belongings:
    def __init__(
        self, engine: AsyncEngine, listing: Listing, tables: LiveTables, accounts: Accounts
    ) -> None:
        self.engine = engine
        self.listing = listing
        self.tables = tables
        self.accounts = accounts
        self.daily = Daily(listing.store)
        self.answers = AnswerRows(engine)

    # A guest's tables come along

    async def move(self, guest: str, account: str) -> None:
        """Table by table. Whatever interrupts it, `move_all` goes on with it."""
        person = await self.accounts.guests.find(account)
        if person is not None:
            for id in await self.listing.ids_of(guest):
                with contextlib.suppress(Refusal):  # one that cannot be read stays where it is
                    await self.tables.change(id, lambda table: move(table, guest, person))
                await self.answers.hand_over(id, guest, account)
        await self.daily.move(guest, account)
        await self.accounts.end_move(guest)

    async def move_all(self) -> None:
        """What a process that ended has begun."""
        for guest, account in await self.accounts.moves():
            await self.move(guest, account)

    # Erasing

    async def erase(self, person: Person) -> None:
        """The name goes, and what this person wrote; games that others played too stay readable."""
        for id in await self.listing.unfinished(person.id):
            with contextlib.suppress(Refusal):
                await self.tables.change(id, lambda table: give_up(table, person.id))
            await self.answers.hand_over(id, person.id, "")
        name = nameless(self.accounts.guests.key, person.id)
        ids = [person.id, *await self.former(person.id)]
        async with self.engine.begin() as connection:
            guest = update(GUESTS).where(GUESTS.c.id.in_(ids))
            await connection.execute(guest.values(name=name, tokens_from=now()))
            await end_all(connection, person.id)
            own = (ACCOUNTS, CHAT, CODES, DEALS, HOLIDAYS, LINKS, ORIGINS, POOL, RATINGS, RECOVERY)
            for table in (*own, IDENTITIES, PASSKEYS, TRIES):
                await connection.execute(delete(table).where(table.c.guest.in_(ids)))
            await connection.execute(
                delete(MUTES).where(or_(MUTES.c.guest.in_(ids), MUTES.c.muted.in_(ids)))
            )
            asked = update(REVIEWS).where(REVIEWS.c.guest.in_(ids))
            await connection.execute(asked.values(guest=""))
            await remove_notices(connection, ids)
            await end_programs(connection, ids)
            # A cup that has not begun does not wait for somebody who never comes.
            open_cups = select(CUPS.c.id).where(CUPS.c.started == 0)
            seats = CUP_SEATS.c.guest.in_(ids) & CUP_SEATS.c.cup.in_(open_cups)
            await connection.execute(delete(CUP_SEATS).where(seats))
            written = update(ENTRIES).where(ENTRIES.c.guest.in_(ids), NAMES)
            await connection.execute(written.values(text=name))
        for id in ids:
            await self.forget(id)
        log.info("a guest was erased", extra={"guest": person.id})

    async def bots_of(self, owner: str) -> list[Person]:
        """The bots as which somebody's programs play."""
        statement = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.owner == owner)
        rows = await self.listing.store.rows(statement)
        found = [await self.accounts.guests.find(row.guest) for row in rows]
        return [person for person in found if person is not None]

    async def former(self, account: str) -> list[str]:
        """The guests whose tables came along: they were the same person."""
        tables = select(TABLES.c.id).where(belongs(account))
        statement = (
            select(ENTRIES.c.guest)
            .where(ENTRIES.c.table_id.in_(tables))
            .where(ENTRIES.c.kind == "move", ENTRIES.c.text == account)
            .distinct()
        )
        return [row.guest for row in await self.listing.store.rows(statement)]

    async def forget(self, guest: str) -> None:
        """Tables in memory that know the old name are read again. All entries of all of them are
        looked at, some in each turn of the loop."""
        self.accounts.guests.forget(guest)

        def forget_all() -> Iterator[None]:
            for live in list(self.tables.live.values()):
                forget_at(live, guest)
                yield

        await gently(forget_all())

    async def chat_of(self, guest: str) -> AsyncIterator[list[Document]]:
        """Every line that somebody wrote, some at a time."""
        chosen = select(CHAT).where(CHAT.c.guest == guest).order_by(CHAT.c.id)
        async for part in self.listing.store.parts(chosen):
            yield [{"table": row.table_id, "at": row.at, "text": row.text} for row in part]


def forget_at(live: LiveTable, guest: str) -> None:
    if live.table is not None and any(one.guest == guest for one in live.table.entries):
        live.forget()


def give_up(table: Table, guest: str) -> list[Draft]:
    """The seats of somebody who does not come back: free before the game, a bot's during it."""
    if table.status == "open" and table.host == guest:
        return [Draft("end", text="closed")]
    if table.status == "open":
        return [Draft("leave", number) for number in table.seats_of(guest)]
    return [
        Draft("hand", number, text=SUBSTITUTE)
        for number in table.seats_of(guest)
        if not table.seats[number].bot
    ]


def nameless(key: bytes, id: str) -> str:
    """What somebody is called who was erased: as a guest without a name, and always the same."""
    digest = hmac.new(key, f"erased/{id}".encode(), hashlib.sha256).digest()
    return f"Gaius {int.from_bytes(digest[:4]) % 9000 + 1000}"
