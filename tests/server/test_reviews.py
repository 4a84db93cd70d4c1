"""Reviews: who may have one, the queue, bots first, and that a kill doubles nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.client.client import Client, Refused
from triumvir.core.registry import find
from triumvir.review import ENGINE, Review
from triumvir.review.document import Decision, SeatReview
from triumvir.server.bots.pool import Question
from triumvir.server.config import Config
from triumvir.server.http import reviews
from triumvir.server.metrics import METRICS
from triumvir.server.reviews import process, queue
from triumvir.server.store.cleaning import remove_tables
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.store.reviews import LEASE, LENT, TRIES, ReviewRows
from triumvir.server.store.schema import REVIEWS


class Stage:
    """Where the pretended worker looks for what to do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def let(self, name: str) -> None:
        (self.folder / name).touch()

    def forbid(self, name: str) -> None:
        (self.folder / name).unlink()

    def starts(self) -> list[int]:
        log = self.folder / "log"
        return [int(line) for line in log.read_text().split()] if log.exists() else []


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    monkeypatch.setenv("REVIEW_TEST", str(tmp_path))
    monkeypatch.setattr(process, "MODULE", "tests.server.review_worker")
    monkeypatch.setattr(queue, "LOOK", 0.05)
    monkeypatch.setattr(queue, "BEAT", 0.02)
    return Stage(tmp_path)


async def finished(here: Hall, host: Client, game: str = "terni-lapilli", **more: object) -> str:
    """A table that was played to its end against a bot."""
    table = await here.table(host, game, "me", "random", start=True, **more)
    await play_on(host, table)
    return table


async def look(client: Client, table: str) -> Any:
    return await client.call("GET", f"/tables/{table}/review")


async def ask(client: Client, table: str) -> Any:
    return await client.call("POST", f"/tables/{table}/review")


async def until(client: Client, table: str, state: str) -> Any:
    async with asyncio.timeout(60):
        while (found := await look(client, table))["state"] != state:
            await asyncio.sleep(0.01)
    return found


async def begun(stage: Stage, count: int = 1) -> None:
    async with asyncio.timeout(30):
        while len(stage.starts()) < count:
            await asyncio.sleep(0.01)


def test_asked_for_made_and_kept(configure: Configure, stage: Stage) -> None:
    async def main() -> None:
        config = configure()
        async with hall(config) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            assert (await look(anna, table))["state"] == "none"
            assert (await ask(anna, table))["state"] in ("waiting", "working")
            working = await until(anna, table, "working")
            assert working["result"] is None
            async with asyncio.timeout(30):
                while (await look(anna, table))["progress"] != 25:
                    await asyncio.sleep(0.01)
            stage.let("go")
            done = await until(anna, table, "done")
            assert done["engine"] == ENGINE
            # Nobody's name is in it: whoever is erased is not forgotten here.
            assert done["result"]["names"] == ["0", "1"]
            await ask(anna, table)
            assert (await look(anna, table))["state"] == "done"
            assert len(stage.starts()) == 1
            metrics = METRICS.text()
            assert "triumvir_reviews_total" in metrics
        async with hall(config) as here:
            anna.url = here.url
            async with anna:
                assert (await look(anna, table))["result"] == done["result"]

    asyncio.run(main())


def test_by_the_engine_itself(on_sqlite: Configure) -> None:
    """The real process, with little work: its sums are right."""

    async def main() -> None:
        async with hall(on_sqlite(review_work=0.01)) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            await ask(anna, table)
            found = await until(anna, table, "done")
            review = msgspec.convert(found["result"], Review)
            assert (review.engine, review.names) == (found["engine"], ["0", "1"])
            for seat in review.seats:
                parts = seat.deal + seat.draws + seat.turned + seat.own + seat.others
                assert abs(seat.start + parts - seat.result) < 1e-9

    asyncio.run(main())


def test_the_coach_says_why(on_sqlite: Configure, stage: Stage) -> None:
    """Of a decision that could have been better, on the view of its seat, an undone move or not."""

    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=60.0)) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await here.table(anna, "caesar", "me", "me", start=True)
            seen = await anna.call("GET", f"/tables/{table}")
            played, other = seen["views"][0]["view"]["choices"][:2]
            act = {"type": "act", "table": table, "seat": 0}
            await anna.send(**act, seq=seen["seq"], actions=[other])
            await anna.send(type="propose", table=table, what="undo")
            now_at = (await anna.call("GET", f"/tables/{table}"))["seq"]
            await anna.send(**act, seq=now_at, actions=[played])
            await anna.send(type="resign", table=table, seat=0)
            made = judged(played, other)
            await here.house.review_rows.ask(table, anna.id, ENGINE, 1, 9, 9)
            stage.let("go")
            await until(anna, table, "done")
            told = Review(**SHORT, seats=[SeatReview(**SEAT, decisions=[made])])
            async with here.house.engine.begin() as connection:
                text = msgspec.json.encode(told).decode()
                await connection.execute(update(REVIEWS).values(result=text))
            path = f"/tables/{table}/review/why?seat=0&at="
            why = await anna.call("GET", path + "0")
            assert 0 <= why["sure"] <= 1
            with pytest.raises(Refused):
                await anna.call("GET", path + "1")
            with pytest.raises(Refused, match="Only those who played"):
                await ben.call("GET", path + "0")

    asyncio.run(main())


def judged(played: str, best: str) -> Decision:
    chances: Any = {"chance": 0.4, "best_chance": 0.5, "loss": 0.1, "error": 0.01, "lead": 0.0}
    about: Any = {"checked": True, "verdict": "mistake", "alternatives": []}
    return Decision(seq=0, turn=1, choices=2, played=played, best=best, **chances, **about)


SHORT: Any = {
    "version": 1,
    "engine": ENGINE,
    "game": "caesar",
    "revision": 1,
    "names": ["0", "1"],
    "actions": 1,
    "unit": "turn",
    "turns": 1,
    "end": "resigned",
    "resigned": 0,
    "seconds": 1.0,
}
SEAT: Any = {
    **dict.fromkeys(("start", "result", "deal", "draws", "turned", "own", "others"), 0.0),
    "seat": 0,
    "accuracy": None,
    "inaccuracies": 0,
    "mistakes": 1,
    "blunders": 0,
    "curve": [],
    "moments": [0],
    "found": -1,
    "story": [],
}


def test_who_may_have_it(on_sqlite: Configure, stage: Stage) -> None:
    async def main() -> None:
        stage.let("go")
        async with hall(on_sqlite()) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            nobody = Client(here.url)
            going = await here.table(anna, "caesar", "me", "novice", start=True)
            for client in (anna, ben, nobody):
                with pytest.raises(Refused, match="when it is over"):
                    await look(client, going)
            table = await finished(here, anna)
            for method in ("GET", "POST"):
                with pytest.raises(Refused, match="Only those who played here"):
                    await ben.call(method, f"/tables/{table}/review")
            with pytest.raises(Refused):
                await ask(nobody, table)
            await ask(anna, table)
            await until(anna, table, "done")
            with pytest.raises(Refused):
                await look(ben, table)
            with pytest.raises(Refused):
                await ben.call("POST", f"/tables/{table}/review/share")
            # Whoever took part can pass it on.
            assert (await anna.call("POST", f"/tables/{table}/review/share"))["shared"]
            told = await look(ben, table)
            assert (told["state"], told["mine"]) == ("done", False)
            assert (await look(nobody, table))["state"] == "done"
            # Of a public table everybody may ask for it.
            public = await finished(here, anna, public=True)
            await ask(ben, public)
            await until(nobody, public, "done")
            closed = await here.table(anna, "caesar", "me", "open")
            await anna.send(type="close", table=closed)
            with pytest.raises(Refused, match="Nothing was played"):
                await look(anna, closed)

    asyncio.run(main())


def test_a_guest_may_wait_for_a_few(on_sqlite: Configure, stage: Stage) -> None:
    async def main() -> None:
        async with hall(on_sqlite(reviews_a_guest=2, reviews_waiting=3)) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            tables = [await finished(here, anna) for _ in range(3)]
            await ask(anna, tables[0])
            await ask(anna, tables[0])
            await ask(anna, tables[1])
            with pytest.raises(Refused, match="2 of your games are waiting"):
                await ask(anna, tables[2])
            await ask(ben, await finished(here, ben))
            with pytest.raises(Refused, match="Too many reviews"):
                await ask(ben, await finished(here, ben))
            await begun(stage)
            assert (await look(anna, tables[1]))["ahead"] == 1
            stage.let("go")
            for table in tables[:2]:
                await until(anna, table, "done")
            await ask(anna, tables[2])
            await until(anna, tables[2], "done")
            # Guests cost nothing: all of one address together may ask for a few more.
            for _ in range(3):
                await ask(anna, tables[2])
            with pytest.raises(Refused, match="too fast"):
                await ask(ben, await finished(here, ben))

    asyncio.run(main())


def test_bots_go_first(on_sqlite: Configure, stage: Stage) -> None:
    """While a bot is asked the process stands still, and it is not begun before the answer."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            pool = here.house.bots.pool
            with pool.asking():
                await ask(anna, table)
                await asyncio.sleep(0.2)
                assert not stage.starts()
                assert (await look(anna, table))["state"] in ("waiting", "working")
            await begun(stage)
            (number,) = stage.starts()
            with pool.asking():
                await standing(number, "T")
                stage.let("go")
                with pool.asking():
                    pass
                assert status_of(number) == "T"
                assert (await look(anna, table))["state"] == "working"
            await until(anna, table, "done")
            # A real question does the same.
            calls: list[bool] = []
            pool.on_asked = calls.append
            view = find("caesar").start(2).view(0).document()
            await pool.ask("anna", Question("caesar", "random", "1", view))
            assert calls == [True, False]

    asyncio.run(main())


def status_of(number: int) -> str:
    """What the kernel says of a process: T is stopped."""
    return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]


async def standing(number: int, wanted: str) -> None:
    async with asyncio.timeout(10):
        while status_of(number) != wanted:
            await asyncio.sleep(0.005)


def test_what_fails_is_tried_again_and_then_given_up(on_sqlite: Configure, stage: Stage) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            stage.let("crash")
            await ask(anna, table)
            await until(anna, table, "failed")
            assert len(stage.starts()) == TRIES
            stage.forbid("crash")
            stage.let("wrong")
            await ask(anna, table)
            await begun(stage, TRIES + 1)
            await until(anna, table, "failed")
            assert len(stage.starts()) == TRIES + 1  # trying again would not help
            stage.forbid("wrong")
            await ask(anna, table)
            await begun(stage, TRIES + 2)
            os.kill(stage.starts()[-1], signal.SIGKILL)
            stage.let("go")
            await until(anna, table, "done")

    asyncio.run(main())


def test_a_newer_engine_makes_it_anew(
    on_sqlite: Configure, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one is there until the new one is."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            stage.let("go")
            await ask(anna, table)
            assert not (await until(anna, table, "done"))["outdated"]
            monkeypatch.setattr(reviews, "ENGINE", "2")
            stage.forbid("go")
            assert (await look(anna, table))["outdated"]
            again = await ask(anna, table)
            assert again["state"] == "waiting"
            assert again["result"] is not None
            await begun(stage, 2)
            stage.let("go")
            await until(anna, table, "done")

    asyncio.run(main())


def test_a_review_goes_with_its_table_and_no_erased_guest_is_named(
    on_sqlite: Configure, stage: Stage
) -> None:
    async def main() -> None:
        stage.let("go")
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await finished(here, anna)
            await ask(anna, table)
            await until(anna, table, "done")
            person = await here.house.guests.find(anna.id)
            assert person is not None
            await here.house.erase(person)
            row = await here.house.review_rows.find(table)
            assert row is not None
            assert row.guest == ""
            async with here.house.engine.begin() as connection:
                await remove_tables(connection, [table])
            assert await here.house.review_rows.find(table) is None

    asyncio.run(main())


# The rows themselves, on both databases


async def rows_of(config: Config) -> ReviewRows:
    engine = open_database(config)
    await prepare_database(engine)
    return ReviewRows(engine)


async def some_tables(config: Config, count: int) -> list[str]:
    async with hall(config) as here:
        anna = await here.guest("Anna")
        return [await finished(here, anna) for _ in range(count)]


@pytest.mark.usefixtures("stage")
def test_two_that_take_never_have_the_same(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        tables = await some_tables(config, 3)
        rows = await rows_of(config)
        for number, table in enumerate(tables):
            await asyncio.gather(*[rows.ask(table, "g", "1", number, 9, 9) for _ in range(3)])
        async with rows.engine.connect() as connection:
            count = await connection.execute(select(func.count()).select_from(REVIEWS))
            assert count.scalar_one() == 3
        lent = [f"{LENT}{number}" for number in range(4)]
        taken: list[Any] = []
        for _ in range(4):
            taken += await asyncio.gather(*[rows.take(one, 1000) for one in lent])
        had = [one.table for one in taken if one is not None]
        assert sorted(had) == sorted(tables)
        # A dead one's work is done by another, and what it says afterwards is not heard.
        first = next(one for one in taken if one is not None and one.table == tables[0])
        late = 1000 + LEASE + 1
        assert await rows.beat(next(one for one in taken if one and one != first), 5, late)
        again = await rows.take("own", late)
        assert again is not None
        assert again.table == tables[0]
        assert not await rows.finish(first, "1", '{"by": "first"}', late)
        assert await rows.finish(again, "1", '{"by": "again"}', late)
        assert not await rows.finish(again, "1", '{"by": "twice"}', late)
        row = await rows.find(tables[0])
        assert row is not None
        assert (row.state, msgspec.json.decode(row.result)) == ("done", {"by": "again"})
        await rows.engine.dispose()

    asyncio.run(main())


@pytest.mark.usefixtures("stage")
def test_our_own_processes_work_one_at_a_time(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        tables = await some_tables(config, 2)
        rows = await rows_of(config)
        for number, table in enumerate(tables):
            await rows.ask(table, "g", "1", number, 9, 9)
        first = await rows.take("one", 1000)
        assert first is not None
        assert await rows.take("two", 1000) is None
        # One that died is known to be dead after a while, or at the start of the only server.
        assert await rows.take("two", 1001 + LEASE) is not None
        await rows.release()
        row = await rows.find(tables[0])
        assert row is not None
        assert (row.state, row.tries) == ("waiting", 2)
        await rows.engine.dispose()

    asyncio.run(main())


SERVER = """
import asyncio, sys
from tests.server.test_reviews import serve_until_killed
asyncio.run(serve_until_killed(sys.argv[1], sys.argv[2], sys.argv[3]))
"""


async def serve_until_killed(data: str, database: str, table: str) -> None:
    """In a process of its own: it begins the review and is killed while it is being made."""
    process.MODULE = "tests.server.review_worker"
    config = Config(data=Path(data), database=database, port=0)
    async with hall(config) as here:
        here.house.reviews.more.set()
        while True:
            await asyncio.sleep(1)
            row = await here.house.review_rows.find(table)
            print(row and row.state, flush=True)


def test_killed_in_the_middle(
    configure: Configure, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """kill -9 of the server, even while the review stands still: its process ends with it, another
    server begins it again, and there is one row and one result."""

    async def main() -> None:
        config = configure()
        (table,) = await some_tables(config, 1)
        rows = await rows_of(config)
        await rows.ask(table, "g", "1", 1, 9, 9)
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SERVER, str(config.data), config.database, table),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        await begun(stage)
        (number,) = stage.starts()
        server.kill()
        await server.wait()
        async with asyncio.timeout(30):
            while Path(f"/proc/{number}").exists() and status_of(number) != "Z":
                await asyncio.sleep(0.01)
        stage.let("go")
        if config.database:
            # Others may still be alive there: it is taken when the lease is over.
            monkeypatch.setattr(queue, "now", lambda: 2**52)
        async with hall(config) as here:
            async with asyncio.timeout(30):
                while (row := await here.house.review_rows.find(table)) and row.state != "done":
                    await asyncio.sleep(0.01)
        assert len(stage.starts()) == 2
        async with rows.engine.connect() as connection:
            count = await connection.execute(select(func.count()).select_from(REVIEWS))
            assert count.scalar_one() == 1
        await rows.engine.dispose()

    asyncio.run(main())
