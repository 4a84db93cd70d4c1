"""The house: its tables in memory, and the one path by which any of them changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.core.record import Deal
from triumvir.server.bot_turns import BotTurns
from triumvir.server.committer import Committer, Conflict
from triumvir.server.config import Config
from triumvir.server.entry import Draft, Entry, now
from triumvir.server.guests import Guests
from triumvir.server.job import INSERT_ENTRY, Job
from triumvir.server.listing import Listing
from triumvir.server.live import Live
from triumvir.server.metrics import METRICS
from triumvir.server.notices import Notices
from triumvir.server.publishing import publish
from triumvir.server.refusal import Refusal, Stale
from triumvir.server.store import Shown, Store, new_table
from triumvir.server.table import Table

Plan = Callable[[Table], list[Draft]]
TRIES = 5
SWEEP = 30.0
PATIENCE = 5.0  # seconds to wait for the other processes at the start

log = logging.getLogger("triumvir.server")


def new_id() -> str:
    return secrets.token_urlsafe(9)


class House:
    def __init__(self, config: Config, engine: AsyncEngine) -> None:
        self.config = config
        self.engine = engine
        self.origin = new_id()
        self.store = Store(engine)
        self.listing = Listing(self.store)
        self.guests = Guests(engine, config)
        self.committer = Committer(engine, self.origin)
        self.bots = BotTurns(self, config)
        self.notices = Notices(self) if engine.dialect.name == "postgresql" else None
        self.live: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        self.committer.start()
        await self.bots.start()
        self.spawn(self.sweep())
        self.spawn(self.resume())
        if self.notices is not None:
            self.spawn(self.notices.run())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.notices.listening.wait(), PATIENCE)

    async def stop(self) -> None:
        """What is under way is committed; nothing new begins."""
        self.closing = True
        await self.bots.stop()
        for live in self.live.values():
            async with live.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.committer.stop()
        await self.engine.dispose()
        log.info("ended")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables in memory

    def at(self, id: str) -> Live:
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = Live(id)
            METRICS.put("tables_loaded", len(self.live))
        live.used = time.monotonic()
        return live

    async def open(self, live: Live) -> Table:
        """The table as it stands; the caller holds the lock."""
        if live.table is None:
            try:
                live.table = await self.store.table(live.id)
            except Refusal:
                if not live.readers:
                    self.live.pop(live.id, None)
                raise
            except Exception as error:
                log.error("a table could not be read: %s", type(error).__name__)
                raise Refusal("unavailable", status=503) from error
            if not live.readers:
                live.published = live.table.seq
        return live.table

    async def sweep(self) -> None:
        """Tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(SWEEP)
            old = time.monotonic() - self.config.idle_seconds
            for id, live in list(self.live.items()):
                if not live.readers and not live.asked and live.used < old:
                    if not live.lock.locked():
                        del self.live[id]
            METRICS.put("tables_loaded", len(self.live))

    async def resume(self) -> None:
        """Bots go on with what a process that ended left to them."""
        for id in await self.listing.waiting_for_bots():
            live = self.at(id)
            async with live.lock:
                with contextlib.suppress(Refusal):
                    await self.open(live)
                    self.bots.wake(live)

    # Changing

    async def change(self, id: str, plan: Plan) -> int:
        """Append what the plan gives; the seq afterwards."""
        if self.closing:
            raise Refusal("closing", status=503)
        live = self.at(id)
        async with live.lock:
            for _ in range(TRIES):
                table = await self.open(live)
                if live.published < table.seq:
                    publish(live, table)
                try:
                    drafts = plan(table)
                except (Refusal, Stale) as no:
                    # What another process did may not have been heard here yet.
                    if self.notices is None or (isinstance(no, Stale) and not no.ahead):
                        raise
                    if not await self.notices.read_on(live, table):
                        raise
                    continue
                if not drafts:
                    return table.seq
                try:
                    await self.append(live, table, drafts)
                except Conflict:
                    # Another process was first: look again.
                    live.forget()
                    continue
                publish(live, table)
                self.bots.wake(live)
                return table.seq
        raise Refusal("unavailable", status=503)

    async def append(self, live: Live, table: Table, drafts: list[Draft]) -> None:
        """In memory and in the database, or in neither."""
        before = Shown(table)
        job = Job(table.id)
        try:
            made = self.number(job, table, drafts)
            for entry, draft in zip(made, drafts, strict=True):
                table.fold(entry, draft.played)
            job.add(INSERT_ENTRY, *[(table.id, *entry) for entry in made])
            Shown(table).changes(job, before, table)
            await self.committer.put(job)
        except BaseException:
            # Whatever happened, even that nobody waits for it any more: the memory is ahead of
            # what we know to be written.
            live.forget()
            raise
        METRICS.count("acts_total", sum(1 for entry in made if entry.kind == "act"))

    def number(self, job: Job, table: Table, drafts: list[Draft]) -> list[Entry]:
        at = now()
        made: list[Entry] = []
        for draft in drafts:
            text = draft.text
            if draft.kind == "rematch" and not text:
                text = self.rematch(job, table)
            seq = table.seq + len(made)
            made.append(Entry(seq, draft.kind, draft.seat, draft.guest, text, at))
        return made

    # New tables

    async def create(self, table: Table, drafts: list[Draft]) -> None:
        """A table that nobody knows yet."""
        if self.closing:
            raise Refusal("closing", status=503)
        job = Job(table.id)
        self.furnish(job, table, drafts)
        await asyncio.shield(self.spawn(self.committer.put(job)))
        live = self.at(table.id)
        async with live.lock:
            if live.table is None:
                live.table = table
                live.published = table.seq
            self.bots.wake(live)

    def furnish(self, job: Job, table: Table, drafts: list[Draft]) -> None:
        at = now()
        table.created = at
        for seq, draft in enumerate(drafts):
            table.fold(Entry(seq, draft.kind, draft.seat, draft.guest, draft.text, at))
        new_table(job, table)
        job.add(INSERT_ENTRY, *[(table.id, *entry) for entry in table.entries])

    def rematch(self, job: Job, old: Table) -> str:
        """The same people and options, everybody one seat further, and a fresh deal."""
        table = Table(
            new_id(),
            old.game,
            old.options,
            len(old.seats),
            Deal.fair(secrets.token_hex(16)),
            old.host,
            old.public,
            previous=old.id,
        )
        drafts: list[Draft] = []
        for number, seat in enumerate(old.seats):
            there = (number + 1) % len(old.seats)
            if seat.guest:
                drafts.append(Draft("sit", there, seat.guest, seat.name))
            else:
                drafts.append(Draft("bot", there, text=seat.bot))
        self.furnish(job, table, [*drafts, Draft("start")])
        return table.id
