"""Many things at once hold up the event loop no longer than one of them does."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.dialects import sqlite
from starlette.types import Message, Receive, Scope, Send
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.test_changes import Page, watch

from triumvir.core.errors import UnknownGame
from triumvir.core.record import Deal
from triumvir.core.registry import find, games
from triumvir.lessons import lessons_of
from triumvir.puzzles import puzzles_of
from triumvir.server import gate
from triumvir.server import gently as gently_module
from triumvir.server import slices as module
from triumvir.server.config import Config
from triumvir.server.edge import Edge
from triumvir.server.gate import SWEPT, Gate
from triumvir.server.gently import gently
from triumvir.server.house import belongings, live_tables
from triumvir.server.http.preview import described
from triumvir.server.notices import wording
from triumvir.server.publish import publishing
from triumvir.server.publish.news import AT_ONCE, Broadcast
from triumvir.server.publish.publishing import publish_gently, send_all
from triumvir.server.serve import tune_gc, warm_up
from triumvir.server.slices import REQUESTS, SOCKETS, network_served, share, slices
from triumvir.server.socket.session import Socket
from triumvir.server.store.committer import Committer
from triumvir.server.store.cups import Cups
from triumvir.server.store.evenings import Evenings
from triumvir.server.store.pool import Pool
from triumvir.server.store.tables import Store
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, seed_entries
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.table import Table
from triumvir.server.turnstile import turnstile
from triumvir.server.workers import child
from triumvir.texts import LANGUAGES, say_refusal
from triumvir.texts.messages import load_bundle, load_file

MANY = 20


class Turns:
    """Which turn of the loop it is, and what was done in each."""

    def __init__(self) -> None:
        self.turn = 0
        self.found: Counter[int] = Counter()

    def note(self) -> None:
        self.found[self.turn] += 1

    def most(self) -> int:
        return max(self.found.values())

    async def count(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)


@asynccontextmanager
async def counted() -> AsyncIterator[Turns]:
    turns = Turns()
    counting = asyncio.create_task(turns.count())
    try:
        yield turns
    finally:
        counting.cancel()


@pytest.fixture(autouse=True)
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every piece of work took all of a turn."""
    monkeypatch.setattr(module, "TURN", 0.0)


def test_each_has_a_turn() -> None:
    async def main() -> None:
        async with counted() as turns:

            async def work() -> None:
                await share()
                turns.note()

            await asyncio.gather(*[work() for _ in range(MANY)])
            assert sum(turns.found.values()) == MANY
            assert turns.most() == 1
            assert not slices().lines[REQUESTS]

    asyncio.run(main())


def test_moves_do_not_wait_behind_pages() -> None:
    async def main() -> None:
        done: list[int] = []

        async def work(line: int) -> None:
            await share(line)
            done.append(line)

        pages = [asyncio.create_task(work(REQUESTS)) for _ in range(MANY)]
        await asyncio.sleep(0)
        await work(SOCKETS)
        assert done.count(REQUESTS) < 5
        await asyncio.gather(*pages)

    asyncio.run(main())


def test_whoever_sends_much_at_once_waits_for_it_himself() -> None:
    async def main() -> None:
        done: list[str] = []

        async def work(network: str) -> None:
            network_served.set(network)
            await share(SOCKETS)
            done.append(network)

        flood = [asyncio.create_task(work("flood")) for _ in range(MANY)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(work(name)) for name in ("Anna", "Bruno")]
        await asyncio.gather(*few)
        assert done.count("flood") < 5
        await asyncio.gather(*flood)

    asyncio.run(main())


def test_a_request_waits_among_those_of_its_network(on_sqlite: Configure) -> None:
    async def main() -> None:
        served: list[str] = []

        async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
            served.append(network_served.get())

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(_message: Message) -> None:
            pass

        asked = turnstile(app, Gate(on_sqlite()))
        for client in ("10.0.0.1", "2001:db8::1"):
            scope = {"type": "websocket", "client": (client, 1)}
            await asyncio.gather(asked(scope, receive, send))
        assert served == ["10.0.0.1", "2001:db8::/64"]

    asyncio.run(main())


def test_one_who_goes_takes_nobodys_turn() -> None:
    async def main() -> None:
        first = asyncio.create_task(share())
        gone = [asyncio.create_task(share()) for _ in range(MANY)]
        last = asyncio.create_task(share())
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        async with asyncio.timeout(60):
            await asyncio.gather(first, last)

    asyncio.run(main())


def test_long_works_share_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One slice of all of them, not one of each."""
    monkeypatch.setattr(gently_module, "SLICE", 0.0)

    async def main() -> None:
        async with counted() as turns:

            def steps() -> Iterator[int]:
                for number in range(10):
                    turns.note()
                    yield number

            found = await asyncio.gather(*[gently(steps()) for _ in range(MANY)])
            assert found == [list(range(10))] * MANY
            assert turns.most() <= 2

    asyncio.run(main())


def test_tables_in_memory_are_gone_through_in_many_turns(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is taken apart, or looked through for somebody who was erased, in a part of a
    millisecond; together they would hold up the loop for many."""
    monkeypatch.setattr(gently_module, "SLICE", 0.0)

    async def main() -> None:
        async with hall(on_sqlite()) as here, counted() as turns:
            house = here.house

            def noted(work: Callable[..., None]) -> Callable[..., None]:
                def do(*given: object) -> None:
                    turns.note()
                    work(*given)

                return do

            monkeypatch.setattr(belongings, "forget_at", noted(belongings.forget_at))
            monkeypatch.setattr(house.tables, "release", noted(house.tables.release))
            for number in range(MANY):
                house.tables.at(str(number))
            await house.belongings.forget("nobody")
            await house.tables.release_idle(-1.0)
            assert not house.live
            assert turns.found.total() == 2 * MANY
            assert turns.most() <= 2

    asyncio.run(main())


def test_little_is_collected_at_a_time() -> None:
    """Twice as many young objects take the collector twice as long, and nobody runs meanwhile."""
    before = gc.get_threshold()
    try:
        tune_gc()
        first, second, _ = gc.get_threshold()
        assert first * max(1, second) <= 10_000
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_requests_that_come_together_begin_one_by_one(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with counted() as turns:

            async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
                turns.note()

            async def receive() -> Message:
                return {"type": "http.request"}

            async def send(_message: Message) -> None:
                pass

            config: Config = on_sqlite()
            asked = turnstile(app, Gate(config))
            scope = {"type": "http", "client": ("127.0.0.1", 1)}
            await asyncio.gather(*[asked(scope, receive, send) for _ in range(MANY)])
            assert turns.most() == 1

    asyncio.run(main())


class Ready:
    """A database that answers at once: as if all answers came in the same turn."""

    dialect = sqlite.dialect()

    def execution_options(self, **_options: object) -> Ready:
        return self

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Any]:
        yield self

    async def execute(self, _statement: object, _given: object = None) -> Any:
        return self

    def all(self) -> list[Any]:
        return []


def test_answers_of_the_database_that_come_together_are_used_one_by_one() -> None:
    async def main() -> None:
        engine = cast(Any, Ready())
        for kind in (Store, Pool, Cups, Evenings):
            async with counted() as turns:

                async def use(kind: Any = kind, turns: Turns = turns) -> None:
                    await kind(engine).rows(None)
                    turns.note()

                await asyncio.gather(*[use() for _ in range(MANY)])
                assert turns.most() == 1

    asyncio.run(main())


def test_commands_that_come_together_are_heard_one_by_one(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear = Socket.hear

    async def main() -> None:
        async with hall(on_sqlite()) as here, counted() as turns:
            anna = await here.guest("Anna")

            async def heard(self: Socket, data: bytes) -> None:
                turns.note()
                await hear(self, data)

            monkeypatch.setattr(Socket, "hear", heard)
            await asyncio.gather(*[anna.send(type="unwatch", table="x") for _ in range(MANY)])
            assert sum(turns.found.values()) == MANY
            assert turns.most() <= 2

    asyncio.run(main())


def test_what_was_written_together_is_told_one_by_one(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here, counted() as turns:
            anna = await here.guest("Anna")
            tables = [await here.table(anna, "caesar-cleopatra", "me", "me") for _ in range(MANY)]
            for table in tables:
                await anna.send(type="watch", table=table)

            async def told(live: LiveTable, table: Table) -> None:
                turns.note()
                await publish_gently(live, table)

            monkeypatch.setattr(live_tables, "publish_gently", told)
            # All of them wait until all can be written.
            enough = asyncio.Event()
            put = Committer.put
            waiting = 0

            async def together(self: Committer, job: Any) -> None:
                nonlocal waiting
                waiting += 1
                if waiting == MANY:
                    enough.set()
                await enough.wait()
                await put(self, job)

            monkeypatch.setattr(Committer, "put", together)
            changes = [
                here.house.change(table, lambda _: [Draft("name", guest=anna.id, text="A")])
                for table in tables
            ]
            await asyncio.gather(*changes)
            assert sum(turns.found.values()) == MANY
            assert turns.most() <= 2

    asyncio.run(main())


def watched() -> tuple[LiveTable, Table, list[Page]]:
    """By two who play and one who looks on, with news for all of them."""
    game = find("caesar-cleopatra")
    table = Table("t", game, game.meta.read_options({}), 2, Deal.fair("5" * 32), "g0", False)
    seed_entries(table, [Draft("sit", 0, "g0", "N"), Draft("sit", 1, "g1", "M"), Draft("start")], 7)
    live = LiveTable("t")
    live.published = table.seq
    pages = [Page(guest) for guest in ("g0", "g1", "g2")]
    for page in pages:
        watch(live, table, page)
    fold(table, Entry(table.seq, "name", -1, "g0", "O", 7))
    return live, table, pages


def test_what_is_told_in_many_ways_takes_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publishing, "SLICE", 0.0)
    live, table, pages = watched()

    async def main() -> None:
        async with counted() as turns:
            await publish_gently(live, table)
            assert turns.turn >= len(pages)

    asyncio.run(main())
    assert [page.kinds for page in pages] == [["table", "change"]] * 3


def test_a_crowd_is_told_in_many_turns() -> None:
    """A message is made once, but each who hears it costs a visit to the system."""
    live, table, _ = watched()
    crowd = [Page(f"onlooker-{number}") for number in range(3 * AT_ONCE)]
    for page in crowd:
        watch(live, table, page)
        page.kinds.clear()
    fold(table, Entry(table.seq, "name", -1, "g0", "P", 7))
    broadcast = Broadcast(live, table)
    steps = [0]
    while broadcast.step():
        steps.append(told(crowd))
    assert told(crowd) == len(crowd)
    assert max(after - before for before, after in pairwise(steps)) <= AT_ONCE


def told(crowd: list[Page]) -> int:
    return len([page for page in crowd if page.kinds])


def test_a_crowd_hears_a_line_of_chat_in_many_turns() -> None:
    async def main() -> None:
        async with counted() as turns:

            class Ear:
                def send(self, message: bytes) -> None:
                    turns.note()

            crowd = [Ear() for _ in range(3 * AT_ONCE)]
            there = set(crowd) - {crowd[-1]}  # one has gone
            await send_all(b"hush", crowd, there)
            assert sum(turns.found.values()) == len(there)
            assert turns.most() <= AT_ONCE

    asyncio.run(main())


def test_everybody_is_told_though_the_actor_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publishing, "SLICE", 0.0)
    live, table, pages = watched()

    async def main() -> None:
        telling = asyncio.create_task(publish_gently(live, table))
        await asyncio.sleep(0)
        telling.cancel()
        with pytest.raises(asyncio.CancelledError):
            await telling

    asyncio.run(main())
    assert [page.kinds for page in pages] == [["table", "change"]] * 3


class Late:
    """A connection that has taken too long."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.address = ""

    def overdue(self, _now: float) -> bool:
        return True

    def cut(self) -> None:
        self.gate.leave(cast(Edge, self))


class Slow:
    """A connection whose data take half of what there is for all."""

    def __init__(self, read: list[int]) -> None:
        self.read = read

    def go_on(self, _most: int) -> int:
        until = time.perf_counter() + gate.SECONDS / 2
        while time.perf_counter() < until:
            pass
        self.read[-1] += 1
        return 1


def test_what_is_read_in_a_turn_is_bounded_in_time() -> None:
    """Whatever it counts: a head takes longer to read than a frame."""

    async def main() -> None:
        read = [0]
        line = gate.Line()
        for _ in range(MANY):
            line.join(cast(Any, Slow(read)))
        while line.waiting:
            await asyncio.sleep(0)
            read.append(0)
        assert sum(read) == MANY
        assert max(read) <= 2

        assert line.allows(1)
        Slow([0]).go_on(1)
        Slow([0]).go_on(1)
        assert not line.allows(1)
        await asyncio.sleep(0)
        assert line.allows(1)

    asyncio.run(main())


def test_those_who_are_late_are_not_all_cut_off_in_one_turn(on_sqlite: Configure) -> None:
    async def main() -> None:
        gate = Gate(on_sqlite())
        for _ in range(2 * SWEPT + 1):
            gate.edges[cast(Edge, Late(gate))] = None
        gate.sweep()
        assert len(gate.edges) == SWEPT + 1
        async with asyncio.timeout(60):
            while gate.edges:
                await asyncio.sleep(0)

    asyncio.run(main())


def test_nothing_is_loaded_while_somebody_waits() -> None:
    """Texts, puzzles and lessons are there before the first request."""
    for known in (load_bundle, load_file, puzzles_of, lessons_of):
        known.cache_clear()
    warm_up()
    texts = load_bundle.cache_info().currsize
    assert {puzzles_of.cache_info().currsize, lessons_of.cache_info().currsize} == {len(games())}
    for language in LANGUAGES:
        say_refusal(UnknownGame("none", "game-unknown", {"found": "x", "known": "y"}), language)
        described("<html>", language, None)
        wording.test_note(language, "http://x", 0)
    assert load_bundle.cache_info().currsize == texts


def test_a_worker_is_begun_without_a_copy_of_the_server(tmp_path: Path) -> None:
    """It is asked and answers by lines, and ends when it is told to."""
    echo = tmp_path / "echo.py"
    echo.write_text("while True:\n    print(input(), flush=True)\n", encoding="utf-8")

    async def main() -> None:
        found = await child.begin(str(echo), limit=100)
        async with asyncio.timeout(60):
            found.stdin.write(b"a\n")
            assert await found.stdout.readline() == b"a\n"
            assert found.returncode is None
            await found.end()
            assert found.returncode == -9

    asyncio.run(main())
