"""Acts at tables that are at hand: no task waits for them, and nobody notices."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from typing import Any, cast

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.test_changes import Page
from tests.server.test_slices import counted

from triumvir.client.client import Client
from triumvir.server import slices as turns_module
from triumvir.server.house.express import change_at_once
from triumvir.server.publish.news import encode
from triumvir.server.socket import session
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.live import Look
from triumvir.server.tables.lock import Lock
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_at

CC = "caesar-cleopatra"
MANY = 12


async def watched(here: Hall, client: Client) -> dict[str, Any]:
    """A new table, and what its player sees."""
    table = await here.table(client, CC, "me", "me")
    return await client.send(type="watch", table=table)


def act(seen: dict[str, Any]) -> dict[str, Any]:
    turn = next(view for view in seen["views"] if view["view"]["choices"])
    action = turn["view"]["choices"][0]
    table = seen["table"]["id"]
    return {
        "type": "act",
        "table": table,
        "seq": seen["seq"],
        "seat": turn["seat"],
        "actions": [action],
    }


def test_an_act_wakes_no_task(on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it has to wait for something, such as a table that is being changed."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            seen = await watched(here, anna)
            heard: list[bytes] = []
            hear = session.Socket.hear

            async def listen(self: session.Socket, data: bytes) -> None:
                heard.append(data)
                await hear(self, data)

            monkeypatch.setattr(session.Socket, "hear", listen)
            done = await anna.send(**act(seen))
            assert done["seq"] == seen["seq"] + 1
            assert heard == []
            # What the rules refuse is refused at once, and leaves the table free.
            wrong = {**act(seen), "seq": done["seq"], "actions": ["nonsense"]}
            with pytest.raises(Exception, match="nonsense"):
                await anna.send(**wrong)
            assert heard == []
            assert not here.house.live[seen["table"]["id"]].lock.locked()
            # What is not up to date is told what is.
            stale = await anna.send(**act(seen))
            assert stale["type"] == "stale"
            assert len(heard) == 1
            async with here.house.table(seen["table"]["id"]):
                waiting = asyncio.create_task(anna.send(**act(stale)))
                async with asyncio.timeout(60):
                    while len(heard) < 2:
                        await asyncio.sleep(0.001)
            assert (await waiting)["seq"] == done["seq"] + 1

    asyncio.run(main())


def test_what_follows_an_act_is_answered_after_it(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            seen = await watched(here, anna)
            answers: list[str] = []

            async def ask(**command: Any) -> None:
                await anna.send(**command)
                answers.append(command["type"])

            await asyncio.gather(ask(**act(seen)), *[ask(type="ping") for _ in range(20)])
            assert answers == ["act", *["ping"] * 20]

    asyncio.run(main())


def test_acts_that_come_together_are_heard_one_by_one(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a turn of the loop is used up the others wait for the next ones."""

    async def main() -> None:
        async with hall(on_sqlite()) as here, counted() as turns:
            guests = [await here.guest(f"Guest {number}") for number in range(MANY)]
            seen = {guest.id: await watched(here, guest) for guest in guests}
            sockets = {one.guest: one for one in here.house.visitors}

            tables = here.house.tables
            check = tables.check_room

            def noted(table: Table, drafts: list[Draft]) -> None:
                turns.note()
                check(table, drafts)

            monkeypatch.setattr(tables, "check_room", noted)
            monkeypatch.setattr(turns_module, "TURN", 0.0)
            for guest in guests:
                socket = sockets[guest.id]
                assert isinstance(socket, session.Socket)
                assert socket.hear_at_once(encode({"id": 1, **act(seen[guest.id])}))
            assert sum(turns.found.values()) <= 1
            async with asyncio.timeout(60):
                while any(
                    here.house.live[one["table"]["id"]].published == one["seq"]
                    for one in seen.values()
                ):
                    await asyncio.sleep(0)
            assert sum(turns.found.values()) == MANY
            assert turns.most() <= 2

    asyncio.run(main())


def test_acts_that_are_written_together_are_told_one_by_one(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here, counted() as turns:
            anna = await here.guest("Anna")
            finished: list[BaseException | None] = []

            class Noting(Page):
                def send(self, message: bytes) -> None:
                    turns.note()

            tables = [await here.table(anna, CC, "me", "me") for _ in range(MANY)]
            for table in tables:
                here.house.live[table].readers[Noting(anna.id)] = Look(None, words=False)
            monkeypatch.setattr(turns_module, "TURN", 0.0)
            for table in tables:
                assert change_at_once(
                    here.house.tables,
                    table,
                    lambda _table: [Draft("name", guest=anna.id, text="A")],
                    copy_context(),
                    lambda _seq, error: finished.append(error),
                )
            async with asyncio.timeout(60):
                while len(finished) < MANY:
                    await asyncio.sleep(0)
            assert finished == [None] * MANY
            assert sum(turns.found.values()) == MANY
            assert turns.most() <= 2

    asyncio.run(main())


def test_what_cannot_be_written_is_forgotten(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told, the memory is read anew, and the act can be sent again."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            seen = await watched(here, anna)
            write = here.house.committer.writer.write

            async def full(*_given: object) -> set[Any]:
                raise OSError("the disk is full")

            monkeypatch.setattr(here.house.committer.writer, "write", full)
            with pytest.raises(Exception, match="database"):
                await anna.send(**act(seen))
            live = here.house.live[seen["table"]["id"]]
            assert live.table is None
            assert not live.lock.locked()
            monkeypatch.setattr(here.house.committer.writer, "write", write)
            assert (await anna.send(**act(seen)))["seq"] == seen["seq"] + 1

    asyncio.run(main())


def test_nothing_is_begun_at_the_end(on_sqlite: Configure) -> None:
    """While a server ends, and at a table that has as many entries as it may have."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, CC, "me", "me")
            tables = here.house.tables

            def change() -> bool:
                return change_at_once(
                    tables,
                    table,
                    lambda _table: [Draft("name", guest=anna.id, text="A")],
                    copy_context(),
                    lambda _seq, _error: None,
                )

            tables.closing = True
            assert not change()
            tables.closing = False
            tables.most = 1
            with pytest.raises(Refusal) as refused:
                change()
            assert refused.value.code == "table-full"
            assert not here.house.live[table].lock.locked()

    asyncio.run(main())


def test_a_lock_is_handed_on() -> None:
    """In the order in which they came; one who has gone takes nobody's turn."""

    async def main() -> None:
        lock, order = Lock(), list[str]()

        async def work(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = {name: asyncio.create_task(work(name)) for name in "abcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()
        lock.release()
        tasks["a"].cancel()  # it has just been handed over to this one
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert order == ["c", "d"]
        assert not lock.locked()

    asyncio.run(main())


def test_the_news_and_the_acknowledgement_are_written_together(on_sqlite: Configure) -> None:
    """Whoever acts gets both in one write; nobody else waits for anything."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            seen = await watched(here, anna)
            (socket,) = here.house.visitors
            assert isinstance(socket, session.Socket)
            written: list[bytes] = []
            transport = socket.wire.transport

            class Noting:
                def write(self, data: bytes) -> None:
                    written.append(data)
                    transport.write(data)

                def __getattr__(self, name: str) -> Any:
                    return getattr(transport, name)

            socket.wire.transport = cast(asyncio.Transport, Noting())
            done = await anna.send(**act(seen))
            assert done["type"] == "done"
            (both,) = written
            assert both.index(b'"type":"update"') < both.index(b'"type":"done"')
            # What comes later waits for nothing.
            await anna.send(type="ping")
            assert len(written) == 2

    asyncio.run(main())


def test_what_was_gathered_is_sent_even_if_the_acknowledgement_fails(
    on_sqlite: Configure,
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, CC, "me", "me")
            async with here.house.table(table) as held:
                assert held.table.state is not None
                seat = held.table.to_act()[0]
                action = held.table.state.legal(seat)[0].text
            gathered: list[bool] = []

            def fail(_seq: int, _error: BaseException | None) -> None:
                raise RuntimeError("no acknowledgement")

            assert change_at_once(
                here.house.tables,
                table,
                lambda at: act_at(at, seat, at.seq, [action]),
                copy_context(),
                fail,
                gathered.append,
            )
            async with asyncio.timeout(60):
                while len(gathered) < 2:
                    await asyncio.sleep(0.001)
            assert gathered == [True, False]
            assert not here.house.live[table].lock.locked()

    asyncio.run(main())
