"""Notices on their way.

Every few seconds each process looks into the outbox. What it takes it has alone: it moves the
moment at which the others may look, and of two who try, one finds it moved. So a process that is
killed leaves everything to the others, and nothing is written twice. What was sent just before a
kill is sent again, with the same id.

First a notice is settled (told, seen, or not worth telling any more), and with it a post is written
for each way; then each post is sent, again and again with longer pauses, until it is dead.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Literal, Protocol

import msgspec
from sqlalchemy import BigInteger, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.metrics import METRICS
from triumvir.server.notices import webpush
from triumvir.server.notices.http_post import post
from triumvir.server.notices.mail import Mailer
from triumvir.server.notices.quiet import wake
from triumvir.server.notices.subjects import Subjects, is_subject
from triumvir.server.notices.ways import BrowserKeys, Ways, remove
from triumvir.server.notices.wording import FILES, Note, people_at, test_note, write_note
from triumvir.server.people.guests import Guests
from triumvir.server.store import watches
from triumvir.server.store.schema import NOTICES, POSTS, WAYS
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.tidings import TABLE, concerns, hurried, turns
from triumvir.texts import Texts
from triumvir.texts.language import FALLBACK

AT_ONCE: Final = 100  # notices, or posts, in one look
SENDING: Final = 32  # posts at the same time
A_PERSON: Final = 4  # of one person in one look
TESTING: Final = 8  # people who try their ways at the same time
LEASE: Final = 60_000  # milliseconds for which other processes leave alone what one has taken
LATER: Final = 60_000  # milliseconds until somebody who is at another table is looked for again
# seconds between tries; after the last one a post is dead
PAUSES: Final = (30, 120, 600, 3600, 4 * 3600)
DEAD: Final = 5  # notices in a row that were lost: then the way is given up
GONE: Final = (404, 410)  # of a push service: this browser has unsubscribed

Sent = Literal["done", "again", "dead", "gone"]
log = logging.getLogger("triumvir.server")


class Held(Protocol):
    table: Table


def few_of_each() -> Select[Any]:
    place = func.row_number().over(partition_by=WAYS.c.guest, order_by=POSTS.c.due)
    due = (
        select(POSTS, place.label("place"))
        .join(WAYS, WAYS.c.id == POSTS.c.way)
        .where(POSTS.c.due <= bindparam("at", type_=BigInteger))
        .subquery()
    )
    few = select(due).where(due.c.place <= A_PERSON)
    return few.order_by(due.c.place, due.c.due).limit(AT_ONCE)


DUE_POSTS: Final = few_of_each()  # put together once: it is asked every few seconds


class Delivery:
    def __init__(
        self,
        engine: AsyncEngine,
        ways: Ways,
        guests: Guests,
        hold: Callable[[str], AbstractAsyncContextManager[Held]],
        here: Callable[[str, str], Awaitable[int]],
        subjects: Subjects,
    ) -> None:
        """`here` says where a person looks now: 2 at this table, 1 at something else of ours, 0
        nowhere."""
        self.engine = engine
        self.ways = ways
        self.guests = guests
        self.hold = hold
        self.here = here
        self.subjects = subjects
        self.push = webpush.PushKeys(guests.key) if webpush.available() else None
        self.mailer: Mailer | None = None
        self.testing: set[str] = set()  # people whose ways are tried right now

    async def round(self, at: int) -> int:
        """What is due at this moment; how much there was to do."""
        async with self.engine.connect() as connection:
            due = (NOTICES.c.due > 0) & (NOTICES.c.due <= at)
            chosen = select(NOTICES).where(due).order_by(NOTICES.c.due).limit(AT_ONCE)
            notices = list((await connection.execute(chosen)).all())
        for notice in notices:
            await self.settle(notice, at)
        posts = await self.due_posts(at)
        some = asyncio.Semaphore(SENDING)

        async def one(row: Any) -> None:
            async with some:
                await self.send(row, at)

        await asyncio.gather(*[one(row) for row in posts])
        return len(notices) + len(posts)

    async def due_posts(self, at: int) -> list[Any]:
        """A few of each person, and everybody's first before anybody's second: an address that
        never answers makes its owner wait, and nobody else."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(DUE_POSTS, {"at": at})).all())

    # Notices

    async def settle(self, notice: Any, at: int) -> None:
        until = at + LEASE
        this = (
            (NOTICES.c.guest == notice.guest)
            & (NOTICES.c.table_id == notice.table_id)
            & (NOTICES.c.seq == notice.seq)
        )
        if not await self.take(NOTICES, this & (NOTICES.c.due == notice.due), until):
            return
        try:
            state, again = await self.judge(notice, at)
        except Refusal:
            state, again = "moot", 0  # the table cannot be read any more
        async with self.engine.begin() as connection:
            chosen = update(NOTICES).where(this & (NOTICES.c.due == until))
            kept = await connection.execute(chosen.values(state=state, due=again))
            if kept.rowcount == 0 or state != "sent":
                return  # a newer one has come, or there is nothing to tell
            if notice.kind == watches.KIND:
                await watches.note_told(connection, notice.guest, at)
            if notice.guest == TABLE:
                own = WAYS.c.table_id == notice.table_id
            else:
                own = (WAYS.c.guest == notice.guest) & (WAYS.c.table_id == "")
            chosen_ways = select(WAYS.c.id).where(own, WAYS.c.kind != "feed")
            for way in list((await connection.execute(chosen_ways)).scalars()):
                same = (POSTS.c.way == way) & (POSTS.c.table_id == notice.table_id)
                await connection.execute(delete(POSTS).where(same))
                row = {"way": way, "table_id": notice.table_id, "guest": notice.guest}
                what = {"kind": notice.kind, "seq": notice.seq, "at": notice.at}
                await connection.execute(insert(POSTS), {**row, **what, "due": at, "tries": 0})
        METRICS.count("notices_total")

    async def take(self, table: Any, this: Any, until: int) -> bool:
        """Whether we have it alone until then: of all who try, one finds it as it was."""
        async with self.engine.begin() as connection:
            taken = await connection.execute(update(table).where(this).values(due=until))
        return taken.rowcount == 1

    async def judge(self, notice: Any, at: int) -> tuple[str, int]:
        """What becomes of it; and when to look again, if it is not settled."""
        guest = notice.guest
        if is_subject(notice.table_id):
            wishes = await self.ways.wishes(guest)
            return await self.subjects.judge(notice, wishes, bool(await self.here(guest, "")), at)
        async with self.hold(notice.table_id) as held:
            if not concerns(held.table, notice.kind, guest):
                return "moot", 0
            waited = {"turn": turns, "time": hurried}.get(notice.kind)
            people = waited(held.table) if waited else set()
        if guest == TABLE:
            looking = [await self.here(one, notice.table_id) == 2 for one in people]
            return ("seen", 0) if looking and all(looking) else ("sent", 0)
        wishes = await self.ways.wishes(guest)
        if notice.kind in wishes.off:
            return "off", 0
        where = await self.here(guest, notice.table_id)
        if where:
            return ("seen", 0) if where == 2 else ("waiting", at + LATER)
        up = wake(at, wishes.quiet_from, wishes.quiet_to, wishes.zone)
        return ("waiting", up) if up > at else ("sent", 0)

    # Posts

    async def send(self, row: Any, at: int) -> None:
        this = (POSTS.c.way == row.way) & (POSTS.c.table_id == row.table_id)
        this &= POSTS.c.seq == row.seq
        until = at + LEASE
        if not await self.take(POSTS, this & (POSTS.c.due == row.due), until):
            return
        ways = await self.ways.rows(WAYS.c.id == row.way)
        note = await self.note(ways[0], row) if ways else None
        how = "done" if note is None else await self.deliver(ways[0], note)
        if how == "again" and row.tries >= len(PAUSES):
            how = "dead"
        mine = this & (POSTS.c.due == until)
        async with self.engine.begin() as connection:
            if how == "again":
                pause = int(1000 * PAUSES[row.tries] * random.uniform(0.8, 1.2))
                values = {"tries": row.tries + 1, "due": at + pause}
                await connection.execute(update(POSTS).where(mine).values(**values))
                return
            await connection.execute(delete(POSTS).where(mine))
            if note is not None:
                failed = 0 if how == "done" else ways[0].failed + 1
                if how == "gone" or (failed >= DEAD and ways[0].kind != "mail"):
                    await remove(connection, WAYS.c.id == row.way)
                else:
                    values = {"failed": failed} if failed else {"failed": 0, "worked": at}
                    chosen = update(WAYS).where(WAYS.c.id == row.way)
                    await connection.execute(chosen.values(**values))
        METRICS.count("notices_sent_total" if how == "done" else "notices_lost_total")
        if how in ("gone", "dead"):
            await self.ways.tell(ways[0].guest)

    async def note(self, way: Any, row: Any) -> Note | None:
        """What is said now; nothing if it is not true any more."""
        if is_subject(row.table_id):
            return await self.subjects.note(row, await self.language(way.guest), way.base, now())
        try:
            async with self.hold(row.table_id) as held:
                if not concerns(held.table, row.kind, row.guest):
                    return None
                table = held.table
                people = people_at(table, row.guest, row.kind)
            language = await self.language(way.guest)
            return write_note(table.game, table.id, people, row, language, way.base)
        except Refusal:
            return None

    async def language(self, guest: str) -> str:
        person = await self.guests.find(guest)
        return FALLBACK if person is None else person.language

    async def deliver(self, way: Any, note: Note) -> Sent:
        """Once, by one way."""
        if way.kind == "mail":
            return await self.mail(way, note)
        body = msgspec.json.encode(note)
        headers = {"Content-Type": "application/json"}
        try:
            if way.kind == "push":
                if self.push is None:
                    return "dead"
                keys = msgspec.json.decode(way.keys, type=BrowserKeys)
                body = webpush.seal(body, keys.p256dh, keys.auth)
                topic = f"{way.id} {note.table or note.kind}"
                headers = self.push.headers(way.target, way.base, topic)
            else:
                headers["X-Triumvir-Notice"] = note.id
                headers["X-Triumvir-Signature"] = self.ways.signature(way.id, now(), body)
            status = await post(way.target, headers, body, self.ways.inside)
        except (Refusal, ValueError):
            return "dead"  # the name leads to somewhere else since it was checked
        if 200 <= status < 300:
            return "done"
        log.info("a notice was not taken: %s", status, extra={"way": way.id})
        if way.kind == "push" and status in GONE:
            return "gone"
        return "again" if status in (0, 408, 425, 429) or status >= 500 else "dead"

    async def mail(self, way: Any, note: Note) -> Sent:
        if self.mailer is None:
            return "dead"
        said = note.text.removesuffix(f" {note.url}")
        foot = Texts(await self.language(way.guest), FILES).say(
            "mail-foot", url=f"{way.base}/account"
        )
        text = f"{said}\n{note.url}\n\n-- \n{foot}\n"
        return await self.mailer.send(way.target, said, text, f"{note.id}.{way.id}")

    async def test(self, guest: str) -> dict[str, bool]:
        """A test by every way of a person, all at once; which of them worked, by id. Another one
        comes after it."""
        if guest in self.testing or len(self.testing) >= TESTING:
            raise Refusal("rate", status=429)
        self.testing.add(guest)
        try:
            language = await self.language(guest)
            ways = [way for way in await self.ways.of(guest) if way.kind != "feed"]
            worked = await asyncio.gather(*[self.test_one(guest, way, language) for way in ways])
        finally:
            self.testing.discard(guest)
        return {way.id: how for way, how in zip(ways, worked, strict=True)}

    async def test_one(self, guest: str, way: Any, language: str) -> bool:
        how = await self.deliver(way, test_note(language, way.base, now()))
        if how == "done":
            await self.ways.note(way.id, worked=now(), failed=0)
        elif how == "gone":
            await self.ways.end(guest, way.id)
        return how == "done"
