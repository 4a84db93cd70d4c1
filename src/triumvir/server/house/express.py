"""Changes that have to wait for nothing but the database.

Nearly every move is one: its table is in memory, nobody holds it, and all of its readers know all
of it. Then nobody needs a task that waits for the lock, for the commit and for its turn to tell:
each step calls the next one. Everything else goes by `live_tables`, to the same effect.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING

from triumvir.server.gently import SLICE
from triumvir.server.house.appending import Appended
from triumvir.server.metrics import METRICS
from triumvir.server.publish.news import Broadcast
from triumvir.server.slices import SOCKETS, network_served, slices
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.table import Table

if TYPE_CHECKING:
    from triumvir.server.house.live_tables import LiveTables

# What is called at the end: with the seq, and with an error if it could not be done.
Finish = Callable[[int, BaseException | None], None]
# Called with True before the news and with False after the acknowledgement: to whoever asked they
# are sent together.
Gather = Callable[[bool], None]


class Express:
    """One such change, from when its entries are in memory until everybody knows."""

    __slots__ = (
        "acts",
        "broadcast",
        "context",
        "finish",
        "gather",
        "live",
        "network",
        "table",
        "tables",
    )

    def __init__(
        self,
        tables: LiveTables,
        live: LiveTable,
        table: Table,
        context: Context,
        finish: Finish,
        gather: Gather | None,
    ) -> None:
        self.tables = tables
        self.live = live
        self.table = table
        self.context = context  # of whoever changes it: what follows is done for their network
        self.network = str(context.get(network_served, ""))
        self.finish = finish
        self.gather = gather
        self.acts = 0
        self.broadcast: Broadcast | None = None

    def begin(self, drafts: list[Draft]) -> None:
        """In memory, and on its way to the database; the caller has the lock."""
        try:
            appended = Appended(self.table, drafts, self.tables.outbox, self.written)
        except BaseException:
            self.live.forget()
            self.live.lock.release()
            raise
        self.acts = appended.acts
        self.tables.committer.add(appended.batch)

    def written(self, error: BaseException | None) -> None:
        if error is not None:
            # The memory is ahead of what we know to be written.
            self.live.forget()
            self.release(error)
            return
        METRICS.count("acts_total", self.acts)
        # Many are written together; they are not all told together.
        turns = slices()
        if turns.take(SOCKETS):
            self.tell()
        else:
            turns.call(SOCKETS, self.network, self.tell)

    def tell(self) -> None:
        """All readers; where it is told in many ways, others have their turn in between."""
        try:
            if self.broadcast is None:
                self.broadcast = Broadcast(self.live, self.table)
                if self.gather is not None:
                    self.gather(True)
            until = time.perf_counter() + SLICE
            while self.broadcast.step():
                if time.perf_counter() > until:
                    slices().call(SOCKETS, self.network, self.tell)
                    return
        except Exception as error:
            self.release(error)
        else:
            self.release(None)

    def release(self, error: BaseException | None) -> None:
        try:
            self.context.run(self.tables.on_release, self.live)
        except Exception as failed:
            error = error or failed
        self.live.lock.release()
        try:
            self.finish(self.table.seq, error)
        finally:
            if self.gather is not None:
                self.gather(False)


def change_at_once(
    tables: LiveTables,
    id: str,
    plan: Callable[[Table], list[Draft]],
    context: Context,
    finish: Finish,
    gather: Gather | None = None,
) -> bool:
    """Whether the change is on its way; if not, nothing has happened, and it has to go by
    `LiveTables.change`. Raises what the plan raises.
    """
    live = tables.live.get(id)
    if live is None or tables.closing:
        return False
    table = live.table
    if table is None or live.published < table.seq or not live.lock.take():
        return False
    live.used = time.monotonic()
    try:
        drafts = plan(table)
        tables.check_room(table, drafts)
    except BaseException:
        live.lock.release()
        raise
    if not drafts:
        live.lock.release()
        return False
    Express(tables, live, table, context, finish, gather).begin(drafts)
    return True
