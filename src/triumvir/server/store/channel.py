"""Between processes on one PostgreSQL: LISTEN and NOTIFY, questions and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.store.postgres_writer import CHANNEL

AGAIN = 1.0
ASKED = 5.0  # seconds for the other processes to answer
# Every listening process holds this lock in shared mode, so that live processes can be counted.
LISTENERS = 7_215_031_945
COUNT = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32) | objid::bigint = :key"
)

log = logging.getLogger("triumvir.server")


class Channel:
    def __init__(self, engine: AsyncEngine, process_id: str) -> None:
        self.engine = engine
        self.process_id = process_id
        self.listening = asyncio.Event()
        self.answers: dict[str, list[str]] = {}  # to questions of ours
        self.heard: Callable[[str], None] = lambda _item: None

    async def run(self, heard: Callable[[str], None], opened: Callable[[], None]) -> None:
        """Listen for ever: `heard` receives notices of others, `opened` is called after each
        reconnect.
        """
        self.heard = heard
        while True:
            try:
                await self.listen(opened)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the other processes cannot be heard: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def listen(self, opened: Callable[[], None]) -> None:
        gone = asyncio.Event()
        async with self.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: gone.set())
            await raw.execute("SELECT pg_advisory_lock_shared($1)", LISTENERS)
            await raw.add_listener(CHANNEL, self.receive)
            self.listening.set()
            try:
                opened()
                await gone.wait()
            finally:
                with contextlib.suppress(Exception):
                    await raw.remove_listener(CHANNEL, self.receive)
                with contextlib.suppress(Exception):
                    await connection.invalidate()

    def receive(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, _, item = payload.partition(" ")
        if sender == self.process_id:
            return
        if item.startswith("answer:"):
            _, question, given = item.split(":")
            self.answers.get(question, []).append(given)
        else:
            self.heard(item)

    # Speaking

    async def say(self, item: str) -> None:
        async with self.engine.begin() as connection:
            await self.tell(connection, item)

    async def tell(self, connection: AsyncConnection, item: str) -> None:
        """When the transaction of this connection is committed."""
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"),
            {"channel": CHANNEL, "payload": f"{self.process_id} {item}"},
        )

    async def ask(self, question: str) -> list[str] | None:
        """What all other processes answer to `kind:rest`; None if one is silent for too long."""
        number = secrets.token_hex(8)
        heard = self.answers[number] = []
        kind, _, rest = question.partition(":")
        try:
            async with self.engine.begin() as connection:
                others = (await connection.execute(COUNT, {"key": LISTENERS})).scalar_one() - 1
                await self.tell(connection, f"{kind}:{number}:{rest}")
            async with asyncio.timeout(ASKED):
                while len(heard) < others:
                    await asyncio.sleep(0.02)
            return heard
        except TimeoutError:
            return None
        finally:
            del self.answers[number]

    async def answer(self, number: str, given: str) -> None:
        with contextlib.suppress(Exception):
            await self.say(f"answer:{number}:{given}")
