"""Tokens of programs: each has a name and scopes, and can be revoked by itself.

A program acts as the person who made its token, or as a bot of theirs: an account of its own, which
is called a bot wherever its name stands.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.people.handles import clean_handle, handle_key
from triumvir.server.people.logins import HOUR, token_hash
from triumvir.server.store.database import reader
from triumvir.server.store.schema import ACCOUNTS, GUESTS, PROGRAMS
from triumvir.server.tables.bot_names import marked
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal

MARK: Final = "program_"
SCOPES: Final = ("read", "play")  # what concerns the account itself is never given away
MOST: Final = 20  # tokens of one account
BOTS: Final = 5  # bots of one account


class Program(msgspec.Struct):
    id: str
    guest: str
    owner: str
    scopes: frozenset[str]
    used: int


class Programs:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = reader(engine)
        self.known: dict[str, Program] = {}  # by the hash of the token
        self.forgotten = 0

    async def read(self, token: str) -> Program | None:
        """As whom it acts, and what it may do."""
        hashed = token_hash(token)
        found = self.known.get(hashed)
        if found is None:
            before = self.forgotten
            async with self.reader.connect() as connection:
                chosen = select(PROGRAMS).where(PROGRAMS.c.hash == hashed)
                row = (await connection.execute(chosen)).first()
            if row is None:
                return None
            found = Program(
                row.id, row.guest, row.owner, frozenset(row.scopes.split(",")), row.used
            )
            if before == self.forgotten:  # else it may have been taken back while we looked
                if len(self.known) > 10_000:
                    self.known.clear()
                self.known[hashed] = found
        hour = now() // HOUR * HOUR
        if found.used < hour:
            async with self.engine.begin() as connection:
                this = update(PROGRAMS).where(PROGRAMS.c.id == found.id)
                await connection.execute(this.values(used=hour))
            found.used = hour
        return found

    async def make(self, owner: Person, name: str, scopes: list[str], bot: str) -> tuple[str, str]:
        """The id and the token, which is told once. With `bot`, the name of one, it acts as that:
        as one that is there already, or as a new one."""
        token = MARK + secrets.token_urlsafe(32)
        id = secrets.token_urlsafe(9)
        kept = {one for one in SCOPES if one in scopes}
        if "play" in kept:
            kept.add("read")
        if not kept:
            raise Refusal("scopes")
        async with self.engine.begin() as connection:
            mine = select(func.count()).where(PROGRAMS.c.owner == owner.id)
            if int((await connection.execute(mine)).scalar_one()) >= MOST:
                raise Refusal("programs", most=MOST)
            guest = await self.bot(connection, owner, bot) if bot else owner.id
            row = {"id": id, "hash": token_hash(token), "guest": guest, "owner": owner.id}
            what = {"name": name[:64], "scopes": ",".join(sorted(kept)), "created": now()}
            await connection.execute(insert(PROGRAMS), {**row, **what, "used": 0})
        return id, token

    async def bot(self, connection: AsyncConnection, owner: Person, name: str) -> str:
        """The id of a bot of this person."""
        shown = marked(clean_handle(name))
        chosen = select(ACCOUNTS).where(ACCOUNTS.c.key == handle_key(shown))
        row = (await connection.execute(chosen)).first()
        if row is not None and row.owner == owner.id:
            return str(row.guest)
        own = select(func.count()).where(ACCOUNTS.c.owner == owner.id)
        if int((await connection.execute(own)).scalar_one()) >= BOTS:
            raise Refusal("bots", most=BOTS)
        id = secrets.token_urlsafe(12)
        guest = {"id": id, "name": shown, "language": owner.language, "created": now()}
        account = {"guest": id, "name": shown, "key": handle_key(shown), "password": ""}
        try:
            if row is not None:
                raise Refusal("name-taken", status=409, name=shown)
            await connection.execute(insert(GUESTS), {**guest, "seen": now(), "tokens_from": now()})
            await connection.execute(
                insert(ACCOUNTS), {**account, "created": now(), "owner": owner.id}
            )
        except IntegrityError as error:
            raise Refusal("name-taken", status=409, name=shown) from error
        return id

    async def of(self, owner: str) -> list[Any]:
        async with self.engine.connect() as connection:
            chosen = (
                select(PROGRAMS, GUESTS.c.name.label("shown"))
                .join(GUESTS, GUESTS.c.id == PROGRAMS.c.guest)
                .where(PROGRAMS.c.owner == owner)
                .order_by(PROGRAMS.c.created, PROGRAMS.c.id)
            )
            return list((await connection.execute(chosen)).all())

    async def end(self, owner: str, id: str) -> str:
        """One token less; as whom it acted, or nothing if it was not this person's."""
        async with self.engine.begin() as connection:
            this = (PROGRAMS.c.owner == owner) & (PROGRAMS.c.id == id)
            guest = (await connection.execute(select(PROGRAMS.c.guest).where(this))).scalar()
            gone = await connection.execute(delete(PROGRAMS).where(this))
        if guest is None or gone.rowcount == 0:
            return ""
        self.forget(guest)
        return str(guest)

    def forget(self, guest: str) -> None:
        self.forgotten += 1
        for hashed in [
            one for one, program in self.known.items() if guest in (program.guest, program.owner)
        ]:
            del self.known[hashed]


async def end_programs(connection: AsyncConnection, guests: list[str]) -> None:
    """Tokens that act as these people, and those that they made for their bots."""
    either = PROGRAMS.c.guest.in_(guests) | PROGRAMS.c.owner.in_(guests)
    await connection.execute(delete(PROGRAMS).where(either))
