"""Playing someone: from the pool to a table, across processes and kills, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, insert, select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.members import refused
from tests.server.test_ratings import member

from triumvir.client.client import Client
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.pool import AN_ORIGIN, ANSWER, GONE, LAPSES, NO, WAVE, Pool, Seeker
from triumvir.server.store.schema import GUESTS, MUTES, POOL, TABLES
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal


async def look(who: Client, game: str = "terni-lapilli", **more: object) -> Any:
    return await who.call("POST", "/pool", {"game": game, **more})


async def both_yes(one: Client, other: Client) -> str:
    pair = str((await one.call("GET", "/pool"))["pair"])
    for who in (one, other):
        await who.call("POST", "/pool/yes", {"pair": pair})
    return pair


def test_two_people_find_each_other(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            assert (await anna.call("GET", "/pool"))["state"] == "none"
            waiting = await look(anna, rated=True)
            assert (waiting["state"], waiting["rating"], waiting["reach"]) == ("waiting", 1500, 150)
            await look(jonas, rated=True)
            assert (await anna.call("GET", "/lobby"))["looking"] == [
                {"game": "terni-lapilli", "people": 2}
            ]
            await here.house.seekers.wave()
            found = await jonas.call("GET", "/pool")
            assert found["state"] == "found"
            assert 0 < found["seconds"] <= 20
            other = next(one for one in found["people"] if not one["mine"])
            assert (other["name"], other["rating"], other["deviation"]) == ("Anna", 1500, 246)
            pair = await both_yes(anna, jonas)
            seated = await anna.call("GET", "/pool")
            assert (seated["state"], seated["pair"]) == ("seated", pair)
            table = (await anna.call("GET", f"/tables/{pair}"))["table"]
            assert table["status"] == "playing"
            assert table["rated"]
            assert table["clock"]["pace"] == "live"
            assert {one["guest"] for one in table["seats"]} == {anna.id, jonas.id}
            # A second yes, another wave: it stays one table.
            await here.house.seekers.seat(pair)
            await here.house.seekers.wave()
            assert len(await here.house.store.rows(select(TABLES))) == 1
            # Jonas ducks out. His page is hidden; that he is not reliable is told all the same.
            await jonas.call("POST", "/commands", {"type": "resign", "table": pair})
            for who in (anna, jonas):
                await look(who, rated=True)
            await here.house.seekers.wave()
            found = await anna.call("GET", "/pool")
            told = {one["name"]: (one["kept"], one["games"]) for one in found["people"]}
            assert told == {"Anna": (1, 1), "Jonas": (0, 1)}
            assert await refused(anna, "GET", "/people/Jonas") == "no-person"

    asyncio.run(main())


def test_no_and_silence(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await here.guest("Anna"), await here.guest("Jonas")
            assert await refused(anna, "POST", "/pool", {"game": "caesar", "rated": True}) == (
                "rated-account"
            )
            pool = here.house.seekers.pool
            await look(anna)
            await look(jonas)
            await pool.wave(now())
            # Jonas says no: he is gone, and she looks on.
            await jonas.call("DELETE", "/pool")
            assert (await anna.call("GET", "/pool"))["state"] == "waiting"
            assert (await jonas.call("GET", "/pool"))["state"] == "none"
            await look(jonas)
            await pool.wave(now())
            pair = (await anna.call("GET", "/pool"))["pair"]
            await anna.call("POST", "/pool/yes", {"pair": pair})
            # He does not answer: after twenty seconds the same.
            await pool.wave(now() + ANSWER + 1)
            assert (await anna.call("GET", "/pool"))["state"] == "waiting"
            assert (await jonas.call("GET", "/pool"))["state"] == "none"
            late = {"pair": pair}
            assert await refused(anna, "POST", "/pool/yes", late) == "pool-gone"
            # Whoever does not ask any more is not looked for.
            await pool.wave(now() + ANSWER + GONE + WAVE)
            assert (await anna.call("GET", "/pool"))["state"] == "none"

    asyncio.run(main())


def test_a_kill_between_the_last_yes_and_the_table(configure: Configure) -> None:
    """The next wave of any process makes what is missing, once."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await here.guest("Anna"), await here.guest("Jonas")
            pool = here.house.seekers.pool
            await look(anna)
            await look(jonas)
            await pool.wave(now())
            pair = (await anna.call("GET", "/pool"))["pair"]
            assert not await pool.agree(anna.id, pair, now())
            assert await pool.agree(jonas.id, pair, now())
            # Here the process is killed. Two others find it at the same time.
            await asyncio.gather(here.house.seekers.wave(), here.house.seekers.wave())
            rows = await here.house.store.rows(select(TABLES.c.id, TABLES.c.status))
            assert [tuple(row) for row in rows] == [(pair, "playing")]
            assert (await jonas.call("GET", "/pool"))["state"] == "seated"

    asyncio.run(main())


async def fill(here: Hall, count: int) -> None:
    """Guests who wait, as rows."""
    guests = [
        {"id": f"g{n}", "name": f"G {n}", "language": "en", "created": 1} for n in range(count)
    ]
    seekers = [
        {
            "guest": f"g{n}",
            "game": "caesar",
            "pace": "live",
            "rated": False,
            "mu": 25 + n / 100,
            "sigma": 2.0,
            "origin": "",
            "since": now(),
            "seen": now(),
            "pair": "",
            "until": 0,
            "yes": False,
            "made": 0,
        }
        for n in range(count)
    ]
    async with here.house.engine.begin() as connection:
        await connection.execute(insert(GUESTS), guests)
        await connection.execute(insert(POOL), seekers)


def test_waves_of_several_processes_pair_nobody_twice(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            await fill(here, 200)
            muted = {"guest": "g0", "muted": "g1"}
            async with here.house.engine.begin() as connection:
                await connection.execute(insert(MUTES), muted)
            pool = Pool(here.house.engine)
            await asyncio.gather(*(pool.wave(now()) for _ in range(4)))
            rows = await here.house.store.rows(select(POOL))
            pairs: dict[str, list[str]] = {}
            for row in rows:
                pairs.setdefault(row.pair, []).append(row.guest)
            alone = pairs.pop("", [])
            assert all(len(people) == 2 for people in pairs.values())
            assert len(alone) <= 2
            assert ["g0", "g1"] not in [sorted(people) for people in pairs.values()]

    asyncio.run(main())


def test_two_who_say_yes_at_once_sit_down_at_once(configure: Configure) -> None:
    """Neither waits for the next wave, which would make their table otherwise."""

    async def main() -> None:
        async with hall(configure()) as here:
            await fill(here, 40)
            await here.house.seekers.wave()
            pool = here.house.seekers.pool
            rows = await here.house.store.rows(select(POOL).where(POOL.c.pair != ""))
            assert len(rows) > 30
            said = await asyncio.gather(*[pool.agree(one.guest, one.pair, now()) for one in rows])
            last = [one.pair for one, was_last in zip(rows, said, strict=True) if was_last]
            assert sorted(last) == sorted({one.pair for one in rows})

    asyncio.run(main())


def test_one_address_cannot_flood_the_pool(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(seeks_an_address=3.0)) as here:
            await fill(here, 8)
            pool = here.house.seekers.pool
            for n in range(8):
                wish = Seeker(f"g{n}", "caesar", "live", False, Skill(), "one address")
                if n < 4:
                    await pool.join(wish, now())
                else:
                    with pytest.raises(Refusal, match="Too many"):
                        await pool.join(wish, now())
            # Nor can somebody join and leave without end.
            guest = await here.guest("Gaius")
            for _ in range(3):
                await look(guest)
            wish_again = {"game": "terni-lapilli"}
            assert await refused(guest, "POST", "/pool", wish_again) == "rate"

    asyncio.run(main())


def test_one_address_cannot_flood_the_pool_at_once(configure: Configure) -> None:
    """Of ten who come in the same moment each would be the first, if they were not counted one
    after the other."""

    async def main() -> None:
        async with hall(configure()) as here:
            await fill(here, 10)
            async with here.house.engine.begin() as connection:
                await connection.execute(delete(POOL))
            pool = here.house.seekers.pool
            wishes = [
                Seeker(f"g{n}", "caesar", "live", False, Skill(), "one address") for n in range(10)
            ]
            joined = (pool.join(wish, now()) for wish in wishes)
            answers = await asyncio.gather(*joined, return_exceptions=True)
            refusals = [one for one in answers if isinstance(one, Refusal)]
            assert {one.code for one in refusals} <= {"pool-crowded", "pool-lapsed"}
            assert len(await pool.rows(select(POOL))) == AN_ORIGIN == 10 - len(refusals)

    asyncio.run(main())


def test_one_address_cannot_keep_others_waiting(configure: Configure) -> None:
    """Guests who join, are found and never answer cost those whom they are found with twenty
    seconds each: not many times, whatever guests they are. To say no counts half."""

    async def main() -> None:
        async with hall(configure()) as here:
            await fill(here, 3)
            pool = Pool(here.house.engine)
            at = now()

            async def join(guest: str, origin: str) -> bool:
                try:
                    await pool.join(Seeker(guest, "caesar", "live", False, Skill(), origin), at)
                except Refusal as refusal:
                    return refusal.code != "pool-lapsed"
                return True

            assert await join("g0", "honest")
            silent = 0
            while await join(f"g{1 + silent % 2}", "mob"):
                await pool.wave(at)
                (mine,) = [row for row in await pool.rows(select(POOL)) if row.guest == "g0"]
                assert mine.pair
                await pool.agree("g0", mine.pair, at)
                at += ANSWER + 1
                await pool.wave(at)
                silent += 1
            assert silent == LAPSES + 1
            said_no = 0
            while await join("g1", "polite"):
                await pool.wave(at)
                await pool.leave("g1", at)
                said_no += 1
            assert said_no == LAPSES / NO + 1
            assert await join("g2", "others")

    asyncio.run(main())
