"""The tables in memory, and the only access to them.

    async with tables.hold(id) as held:   to look: held.table is as it stands
    await tables.change(id, plan)         to change: what the plan gives is appended

Whoever comes this way need not think of locks, of other processes that were first, of readers who
have to be told, or of bots that have to be asked.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType

from triumvir.server.gently import gently
from triumvir.server.house.appending import Appended, add_table
from triumvir.server.metrics import METRICS
from triumvir.server.publish.publishing import publish_gently
from triumvir.server.slices import SOCKETS, slices
from triumvir.server.store.batch import INSERT_ENTRY, Row, Statement, WriteBatch
from triumvir.server.store.committer import Committer, Conflict
from triumvir.server.store.outbox import Outbox
from triumvir.server.store.tables import Store, new_table
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.folding import fold
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.refusal import Refusal, Stale
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import Plan

TRIES = 5
# What leads to the end of a game, or follows it: allowed however much has happened at a table.
TO_THE_END = frozenset(("act", "agree", "end", "flag", "rematch", "resign", "warn"))

log = logging.getLogger("triumvir.server")


class LiveTables:
    def __init__(
        self, store: Store, committer: Committer, outbox: Outbox, shared: bool, most: int
    ) -> None:
        self.store = store
        self.committer = committer
        self.outbox = outbox
        self.shared = shared  # whether other processes change the same tables
        self.most = most  # entries of a table
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        # Called when a table is released: a bot may be to act there.
        self.on_release: Callable[[LiveTable], None] = lambda _live: None

    def at(self, id: str) -> LiveTable:
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = LiveTable(id)
            METRICS.put("tables_loaded", len(self.live))
        live.used = time.monotonic()
        return live

    def hold(self, id: str) -> Held:
        """The table for as long as the block lasts: nobody else changes it meanwhile."""
        return Held(self, self.at(id))

    async def open(self, live: LiveTable) -> Table:
        """From memory, else from the database; the caller holds the lock."""
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

    async def release_idle(self, seconds: float) -> None:
        """Drop tables from memory that nobody has used for a while, some in each turn of the loop:
        a long one is taken apart in a quarter of a millisecond, and there may be thousands."""
        old = time.monotonic() - seconds

        def release_all() -> Iterator[None]:
            for id in list(self.live):
                self.release(id, old)
                yield

        await gently(release_all())
        METRICS.put("tables_loaded", len(self.live))

    def release(self, id: str, old: float) -> None:
        live = self.live.get(id)
        if live is not None and not live.readers and not live.asked and live.used < old:
            if not live.lock.locked():
                del self.live[id]

    # Changing

    async def change(self, id: str, plan: Plan) -> int:
        """Append what the plan gives; the seq afterwards."""
        if self.closing:
            raise Refusal("closing", status=503)
        for _ in range(TRIES):
            seq = await self.try_to_change(id, plan)
            if seq is not None:
                return seq
        raise Refusal("unavailable", status=503)

    async def try_to_change(self, id: str, plan: Plan) -> int | None:
        """None if another process was first: then one has to look again."""
        async with self.hold(id) as held:
            try:
                drafts = plan(held.table)
            except (Refusal, Stale) as no:
                # What another process did may not have been heard here yet.
                if not self.shared or (isinstance(no, Stale) and not no.ahead):
                    raise
                if not await held.read_on():
                    raise
                return None
            self.check_room(held.table, drafts)
            if drafts:
                try:
                    await self.append(held, drafts)
                except Conflict:
                    return None
            return held.table.seq

    def check_room(self, table: Table, drafts: list[Draft]) -> None:
        """Refuse more entries at a full table, but for those with which a game comes to its end."""
        if table.seq >= self.most and any(draft.kind not in TO_THE_END for draft in drafts):
            raise Refusal("table-full", most=self.most)

    async def append(self, held: Held, drafts: list[Draft]) -> None:
        """In memory and in the database, or in neither."""
        try:
            appended = Appended(held.table, drafts, self.outbox)
            await self.committer.put(appended.batch)
            # Many are written together; they are not all told together.
            turns = slices()
            if not turns.take(SOCKETS):
                await turns.wait(SOCKETS)
        except BaseException:
            # Whatever happened, even a cancellation: the memory is ahead of what we know to be
            # written.
            held.live.forget()
            raise
        METRICS.count("acts_total", appended.acts)

    async def create(
        self, table: Table, drafts: list[Draft], also: Sequence[tuple[Statement, Row]] = ()
    ) -> None:
        """A new table, and what `also` is written with it."""
        if self.closing:
            raise Refusal("closing", status=503)
        batch = WriteBatch(table.id)
        add_table(batch, table, drafts, {table.host}, self.outbox)
        for statement, row in also:
            batch.add(statement, row)
        await self.committer.put(batch)
        await self.begin(table)

    async def begin(self, table: Table) -> None:
        """A new table is at hand, and its bots are woken."""
        live = self.at(table.id)
        if live.table is None and not live.lock.locked():
            live.table = table
            live.published = table.seq
            live.silent = not self.shared
        async with self.hold(table.id):
            pass

    async def create_many(
        self,
        name: str,
        tables: Sequence[tuple[Table, list[Draft]]],
        also: Sequence[tuple[Statement, Row]],
    ) -> None:
        """Several new tables together, all or none; they are read when somebody looks."""
        if self.closing:
            raise Refusal("closing", status=503)
        batch = WriteBatch(name)

        def add_all() -> Iterator[None]:
            for table, drafts in tables:
                add_table(batch, table, drafts, set(), self.outbox)
                yield

        await gently(add_all())
        for statement, row in also:
            batch.add(statement, row)
        await self.committer.put(batch)

    async def insert(self, table: Table) -> None:
        """One that has its entries already: the game is over, or goes on."""
        if self.closing:
            raise Refusal("closing", status=503)
        batch = WriteBatch(table.id)
        new_table(batch, table)
        batch.add(INSERT_ENTRY, *[(table.id, *entry) for entry in table.entries])
        await self.committer.put(batch)
        if table.status == "playing":
            await self.begin(table)


class Held:
    """A table, its lock, and what must be done before the lock is released."""

    __slots__ = ("live", "table", "tables")

    def __init__(self, tables: LiveTables, live: LiveTable) -> None:
        self.tables = tables
        self.live = live
        self.table: Table

    async def __aenter__(self) -> Held:
        if not self.live.lock.take():
            await self.live.lock.acquire()
        try:
            self.table = self.live.table or await self.tables.open(self.live)
            if self.live.published < self.table.seq:
                await self.tell()
        except BaseException:
            self.live.lock.release()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await self.tell()
        finally:
            try:
                self.tables.on_release(self.live)
            finally:
                self.live.lock.release()

    async def tell(self) -> None:
        """Readers hear what they have not heard yet."""
        table = self.live.table
        if table is not None and self.live.published < table.seq:
            await publish_gently(self.live, table)

    async def read_on(self) -> bool:
        """Whether there is more in the database than in our memory; then it is in both."""
        try:
            more = await self.tables.store.entries(self.live.id, self.table.seq)
            for entry in more:
                fold(self.table, entry)
        except Exception:
            self.live.forget()
            return False
        return bool(more)
