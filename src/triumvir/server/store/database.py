"""The database: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, QueuePool, event
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from triumvir.server.config import Config
from triumvir.server.data_folder import make_private, prepare_folder
from triumvir.server.store import sqlite_driver
from triumvir.server.tables.refusal import Refusal

CONNECTIONS: Final = 15  # to SQLite,
TO_POSTGRES: Final = 10  # and to PostgreSQL, of each process
OLDEST: Final = (3, 33)  # SQLite of 2020, the first with UPDATE … FROM
TRUSTED: Final = 1.0  # seconds that a connection may lie unused without being tried before its use

# WAL: readers do not wait for the writer. FULL: what was committed survives a power cut.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)

log = logging.getLogger("triumvir.server")


def open_database(config: Config) -> AsyncEngine:
    """Connects when it is first used."""
    url = config.url()
    if url.startswith("sqlite"):
        if sqlite3.sqlite_version_info < OLDEST:
            wanted = ".".join(map(str, OLDEST))
            raise Refusal("sqlite-version", found=sqlite3.sqlite_version, wanted=wanted)
        prepare_folder(config.data)
        make_private(config.data / "triumvir.sqlite")
        # Each connection has a thread, which stays: to begin one takes longer than most questions.
        engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, connect_args={"timeout": 10}
        )
        event.listen(engine.sync_engine, "do_connect", sqlite_driver.connect)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", begin)
        return SqliteEngine(engine.sync_engine)
    if not url.startswith("postgresql+asyncpg://"):
        raise Refusal("database-url", url=url.split("://")[0])
    try:
        engine = create_async_engine(
            url, pool_size=TO_POSTGRES, max_overflow=0, connect_args={"timeout": 5}
        )
    except ModuleNotFoundError as error:
        raise Refusal("database-driver") from error
    event.listen(engine.sync_engine, "checkout", check)
    event.listen(engine.sync_engine, "checkin", note_use)
    return engine


def reader(engine: AsyncEngine) -> AsyncEngine:
    """For single questions, which need no transaction around them: that would be two more round
    trips to PostgreSQL for each, and two more visits to a connection's thread on SQLite."""
    if engine.dialect.name != "postgresql":
        return engine.execution_options(alone=True)
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def note_use(_connection: object, record: Any) -> None:
    record.info["used"] = time.monotonic()


def check(connection: Any, record: Any, _fairy: object) -> None:
    """A connection to PostgreSQL that was lost while nobody used it is replaced before it is used
    again. One that was closed is known to be; the others are tried, which takes three round trips,
    only if they were not used just now."""
    lost = connection.driver_connection.is_closed()
    if not lost and record.info.get("used", math.inf) < time.monotonic() - TRUSTED:
        try:
            connection.ping()
        except Exception:
            lost = True
    if lost:
        raise DisconnectionError


async def connect_all(engine: AsyncEngine) -> None:
    """All connections that may be used at the same time later, before anybody waits: to open one
    takes milliseconds of the event loop. A database that has no more to give has fewer."""
    with suppress(SQLAlchemyError, OSError):
        async with AsyncExitStack() as opened:
            for _ in range(cast(QueuePool, engine.pool).size()):
                await opened.enter_async_context(engine.connect())


def set_pragmas(connection: Any, _record: object) -> None:
    """On each connection."""
    # Python would begin transactions late, and never around a migration: we do it ourselves.
    connection.isolation_level = None
    cursor = connection.cursor()
    for sql in PRAGMAS:
        cursor.execute(sql)
    cursor.close()


class Pen:
    """The right to write to SQLite. One writer has it at a time; of those who wait, moves come
    before anything else. Left to itself, SQLite lets waiting writers sleep longer and longer,
    whoever came first, so that one who writes often makes all others late.
    """

    def __init__(self) -> None:
        self.taken = False
        self.moves: deque[asyncio.Future[None]] = deque()
        self.others: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def held(self, moves: bool = False) -> AsyncIterator[None]:
        if not self.take():
            await self.wait(self.moves if moves else self.others)
        try:
            yield
        finally:
            self.hand_on()

    def take(self) -> bool:
        """Whether nobody had it; now somebody has."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self, line: deque[asyncio.Future[None]]) -> None:
        """Until it is handed on to us."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn came in the same moment
                self.hand_on()
            raise

    def hand_on(self) -> None:
        """To whoever is next, if anybody still waits."""
        for waiting in (self.moves, self.others):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self.taken = False


class SqliteEngine(AsyncEngine):
    """`connect()` is for reading. `begin()` is for writing and takes the write lock at once: SQLite
    refuses a transaction that reads first and writes later, without waiting, if another one has
    written in between.
    """

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self.pen = Pen()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        # The pen first: whoever waits for it holds no connection.
        async with self.pen.held(), self.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


def begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if not options.get("alone", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")


@contextmanager
def reachable() -> Iterator[None]:
    """At start-up, whatever the database reports becomes a refusal."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        said = str(getattr(error, "orig", None) or error) or type(error).__name__
        raise Refusal("database", reason=" ".join(said.split())) from error


def is_outage(error: BaseException) -> bool:
    """Whether the database could not do it at all: gone, full, locked for too long."""
    if isinstance(error, OSError | TimeoutError):
        return True
    if isinstance(error, OperationalError | InterfaceError | sqlite3.OperationalError):
        return True
    if type(error).__module__.startswith("asyncpg."):
        return is_away(error)
    if isinstance(error, DBAPIError):
        if isinstance(error.orig, sqlite3.Error):
            return False  # its outages are OperationalErrors
        return error.connection_invalidated or (error.orig is not None and is_away(error.orig))
    return isinstance(error, SQLAlchemyError) and "pool" in str(error).lower()


def failure(error: Exception, what: str) -> Refusal:
    """The refusal for a request that failed through no fault of its sender; the reason is in the
    log.
    """
    if is_outage(error):
        log.error("the database is away: %s", type(error).__name__)
        return Refusal("unavailable", status=503)
    log.error(what, exc_info=error)
    return Refusal("fault", status=500)


def is_away(error: BaseException) -> bool:
    """asyncpg has classes for a shutdown, a full disk and too many connections; any other error is
    one of the connection itself.
    """
    state = getattr(error, "sqlstate", None)
    if state is None:
        return not isinstance(error, ValueError)  # that is what asyncpg calls wrong values
    return str(state)[:2] in ("08", "53", "57", "58", "25")
