"""The ways by which somebody is told, and what they wish to be told."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.notices import webpush
from triumvir.server.notices.addresses import read_target
from triumvir.server.notices.quiet import find_zone
from triumvir.server.store.outbox import Outbox
from triumvir.server.store.schema import NOTICES, POSTS, TABLES, WAYS, WISHES
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.tidings import KINDS

# What can be switched off; to hear that somebody looks for a game is switched on (`Watches`).
OFFERED: Final = (*reversed(KINDS), "evening")
MOST: Final = {"webhook": 3, "push": 5}  # of one person; one feed, one e-mail address
MINUTES: Final = 24 * 60


class Wishes(msgspec.Struct, frozen=True):
    off: tuple[str, ...] = ()
    quiet_from: int = -1
    quiet_to: int = -1
    zone: str = ""


class BrowserKeys(msgspec.Struct, frozen=True):
    """With which a message is sealed so that only one browser can read it."""

    p256dh: str
    auth: str


class Ways:
    def __init__(self, engine: AsyncEngine, key: bytes, outbox: Outbox, inside: bool) -> None:
        self.engine = engine
        self.key = key
        self.outbox = outbox
        self.inside = inside
        self.changed: Callable[[str], Awaitable[None]] = self.forget  # other processes hear it

    async def forget(self, guest: str) -> None:
        pass

    # Wishes

    async def wishes(self, guest: str) -> Wishes:
        async with self.engine.connect() as connection:
            chosen = select(WISHES).where(WISHES.c.guest == guest)
            row = (await connection.execute(chosen)).first()
        if row is None:
            return Wishes()
        off = tuple(kind for kind in row.off.split(",") if kind)
        return Wishes(off, row.quiet_from, row.quiet_to, row.zone)

    async def wish(self, guest: str, wishes: Wishes) -> None:
        quiet = wishes.quiet_from >= 0 or wishes.quiet_to >= 0
        if quiet and find_zone(wishes.zone) is None:
            raise Refusal("time-zone")
        row = {
            "off": ",".join(kind for kind in OFFERED if kind in wishes.off),
            "quiet_from": wishes.quiet_from % MINUTES if quiet else -1,
            "quiet_to": wishes.quiet_to % MINUTES if quiet else -1,
            "zone": wishes.zone if quiet else "",
        }
        async with self.engine.begin() as connection:
            await connection.execute(delete(WISHES).where(WISHES.c.guest == guest))
            await connection.execute(insert(WISHES), {"guest": guest, **row})

    # Ways

    async def of(self, guest: str) -> list[Any]:
        """A person's own, the oldest first."""
        return await self.rows((WAYS.c.guest == guest) & (WAYS.c.table_id == ""))

    async def at(self, table: str) -> list[Any]:
        """A table's own."""
        return await self.rows(WAYS.c.table_id == table)

    async def rows(self, condition: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            chosen = select(WAYS).where(condition).order_by(WAYS.c.created, WAYS.c.id)
            return list((await connection.execute(chosen)).all())

    async def add_feed(self, guest: str, base: str) -> str:
        """A new feed, whose secret is told once; the one before does not work any more."""
        secret = secrets.token_urlsafe(24)
        async with self.engine.begin() as connection:
            await remove(connection, (WAYS.c.guest == guest) & (WAYS.c.kind == "feed"))
            await self.insert(connection, guest, "feed", feed_hash(secret), base)
        await self.tell(guest)
        return secret

    async def add_webhook(self, guest: str, url: str, base: str, table: str = "") -> str:
        """Its id. A table has one at most."""
        target = read_target(url)
        if target.scheme != "https" and not self.inside:
            raise Refusal("webhook-address")
        async with self.engine.begin() as connection:
            if table:
                await remove(connection, WAYS.c.table_id == table)
            else:
                await self.check_room(connection, guest, "webhook")
            id = await self.insert(connection, guest, "webhook", url, base, table)
        await self.tell(guest)
        return id

    async def add_push(self, guest: str, endpoint: str, keys: BrowserKeys, base: str) -> str:
        """A browser that has agreed. It belongs to one person: whoever was here before is told
        nothing here any more."""
        target = read_target(endpoint)
        if not webpush.available() or (target.scheme != "https" and not self.inside):
            raise Refusal("push-address")
        try:
            webpush.seal(b"", keys.p256dh, keys.auth)
        except ValueError as error:
            raise Refusal("push-address") from error
        same = (WAYS.c.kind == "push") & (WAYS.c.target == endpoint)
        async with self.engine.begin() as connection:
            chosen = select(WAYS.c.guest).where(same)
            before = set((await connection.execute(chosen)).scalars())
            await remove(connection, same)
            await self.check_room(connection, guest, "push")
            packed = msgspec.json.encode(keys).decode()
            id = await self.insert(connection, guest, "push", endpoint, base, keys=packed)
        for one in {guest, *before}:
            await self.tell(one)
        return id

    async def add_mail(self, guest: str, address: str, base: str) -> None:
        """An address that was confirmed, in place of the one before."""
        mine = (WAYS.c.guest == guest) & (WAYS.c.table_id == "") & (WAYS.c.kind == "mail")
        async with self.engine.begin() as connection:
            await remove(connection, mine)
            await self.insert(connection, guest, "mail", address, base)
        await self.tell(guest)

    async def check_room(self, connection: AsyncConnection, guest: str, kind: str) -> None:
        mine = (WAYS.c.guest == guest) & (WAYS.c.table_id == "") & (WAYS.c.kind == kind)
        found = (await connection.execute(select(WAYS.c.id).where(mine))).all()
        if len(found) >= MOST[kind]:
            raise Refusal("ways", most=MOST[kind])

    async def insert(
        self,
        connection: AsyncConnection,
        guest: str,
        kind: str,
        target: str,
        base: str,
        table: str = "",
        keys: str = "",
    ) -> str:
        id = secrets.token_urlsafe(9)
        row = {"id": id, "guest": guest, "table_id": table, "kind": kind, "target": target}
        more = {"keys": keys, "base": base, "created": now()}
        await connection.execute(insert(WAYS), {**row, **more})
        return id

    async def end(self, guest: str, id: str) -> bool:
        """One way less; whether it was this person's."""
        async with self.engine.begin() as connection:
            gone = await remove(connection, (WAYS.c.guest == guest) & (WAYS.c.id == id))
        await self.tell(guest)
        return bool(gone)

    async def end_at(self, table: str) -> bool:
        """The webhook of a table."""
        async with self.engine.begin() as connection:
            return bool(await remove(connection, WAYS.c.table_id == table))

    async def tell(self, guest: str) -> None:
        await self.outbox.look(guest)
        await self.changed(guest)

    async def note(self, id: str, **values: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(WAYS).where(WAYS.c.id == id).values(**values))

    # What proves that a notice is ours

    def secret(self, id: str) -> str:
        """With which a webhook's notices are signed: it follows from the key of the house."""
        return hmac.new(self.key, f"webhook/{id}".encode(), hashlib.sha256).hexdigest()

    def signature(self, id: str, at: int, body: bytes) -> str:
        """Of the time and the body together: an old notice cannot be passed off as a new one."""
        said = f"{at}.".encode() + body
        made = hmac.new(self.secret(id).encode(), said, hashlib.sha256).hexdigest()
        return f"t={at},v1={made}"

    # Feeds

    async def feed(self, secret: str) -> Any:
        """The way whose secret this is."""
        if not 0 < len(secret) <= 64:
            return None
        rows = await self.rows((WAYS.c.kind == "feed") & (WAYS.c.target == feed_hash(secret)))
        return rows[0] if rows else None

    async def noticed(self, guest: str, most: int) -> list[Any]:
        """What a person was told lately, the newest first; also what they were not told elsewhere
        because of the hour."""
        async with self.engine.connect() as connection:
            chosen = (
                select(NOTICES, TABLES.c.game, TABLES.c.deadline)
                .outerjoin(TABLES, TABLES.c.id == NOTICES.c.table_id)
                .where(NOTICES.c.guest == guest, NOTICES.c.state.in_(("sent", "waiting")))
                .where(NOTICES.c.at < now() - self.outbox.patience)
                .order_by(NOTICES.c.at.desc(), NOTICES.c.table_id)
                .limit(most)
            )
            return list((await connection.execute(chosen)).all())


async def remove(connection: AsyncConnection, condition: Any) -> int:
    """Ways, with what was on its way by them."""
    ids = list((await connection.execute(select(WAYS.c.id).where(condition))).scalars())
    if ids:
        await connection.execute(delete(POSTS).where(POSTS.c.way.in_(ids)))
        await connection.execute(delete(WAYS).where(WAYS.c.id.in_(ids)))
    return len(ids)


def feed_hash(secret: str) -> str:
    return hashlib.sha256(f"feed/{secret}".encode()).hexdigest()
