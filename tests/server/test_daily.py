"""The puzzle and the deal of the day: the same for everybody, one try each, nothing told before."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.client.client import Client, Refused
from triumvir.core.registry import find
from triumvir.puzzles import puzzle_of_day
from triumvir.server.http.puzzles import asked_day
from triumvir.server.store import cleaning
from triumvir.server.store.schema import DEALS, PUZZLES, TRIES
from triumvir.server.tables.entry import day_of, now

GAME = "caesar"
NEXT_DAY = 24 * 3600 * 1000


async def start(client: Client, game: str = GAME) -> Any:
    """The table of today's deal, and what its player sees."""
    table = (await client.call("POST", f"/deals/{game}"))["id"]
    return await client.call("GET", f"/tables/{table}")


def test_a_puzzle_is_told_without_its_answer_and_tried_once(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            day = day_of(now())
            puzzle = puzzle_of_day(GAME, asked_day("", 0))
            assert puzzle is not None
            asked = await anna.call("GET", f"/puzzles/{GAME}")
            assert (asked["day"], asked["today"], asked["answer"]) == (day, True, None)
            view = asked["here"]["view"]["view"]
            assert set(view["choices"]) == set(puzzle.answers)
            assert puzzle.seed not in json.dumps(asked)
            assert "reasons" not in json.dumps(asked)
            with pytest.raises(Refused, match="not among the choices"):
                await anna.call("POST", f"/puzzles/{GAME}/{day}", {"action": "lay nothing"})
            wrong = await anna.call("POST", f"/puzzles/{GAME}/{day}", {"action": puzzle.second})
            told = wrong["answer"]
            assert (told["right"], told["advice"]["best"]) == (False, puzzle.best)
            assert told["advice"]["other"] == puzzle.second
            assert told["advice"]["reasons"]
            assert told["after"]["log"][0]["events"]
            # The first answer is the one that counts.
            again = await anna.call("POST", f"/puzzles/{GAME}/{day}", {"action": puzzle.best})
            assert again["answer"]["action"] == puzzle.second
            assert (again["tried"], again["solved"]) == (1, 0)
            right = await ben.call("POST", f"/puzzles/{GAME}/{day}", {"action": puzzle.best})
            assert (right["answer"]["right"], right["tried"], right["solved"]) == (True, 2, 1)
            mine = [one["mine"] for one in (await ben.call("GET", "/today"))["puzzles"]]
            assert mine.count("right") == 1

    asyncio.run(main())


def test_only_days_that_have_begun_have_puzzles(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            for day in ("2999-01-01", "2000-01-01", "soon", day_of(now() + NEXT_DAY)):
                for path in (f"/puzzles/{GAME}/{day}", f"/deals/{GAME}/{day}"):
                    with pytest.raises(Refused, match="nothing for this day"):
                        await anna.call("GET", path)
            yesterday = day_of(now() - NEXT_DAY)
            old = await anna.call("GET", f"/puzzles/{GAME}/{yesterday}")
            assert (old["day"], old["today"]) == (yesterday, False)
            for path in ("/puzzles/terni-lapilli", "/deals/terni-lapilli", "/puzzles/chess"):
                with pytest.raises(Refused, match="There"):
                    await anna.call("GET", path)

    asyncio.run(main())


def test_everybody_has_the_same_deal_once(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            one, two = await start(anna), await start(ben)
            assert one["table"]["id"] != two["table"]["id"]
            assert one["table"]["daily"] == day_of(now())
            assert one["table"]["commitment"] == two["table"]["commitment"]
            first = [entry for entry in one["log"] if entry["kind"] == "daily"]
            assert first[0]["text"] == day_of(now())
            # A second try leads to the table of the first.
            again = await asyncio.gather(*(anna.call("POST", f"/deals/{GAME}") for _ in range(3)))
            assert {table["id"] for table in again} == {one["table"]["id"]}
            # The same choices are answered in the same way.
            played = []
            for client, table in ((anna, one), (ben, two)):
                await play_on(client, table["table"]["id"], seed=7, most=5)
                after = await client.call("GET", f"/tables/{table['table']['id']}")
                played.append([one for one in after["log"] if one["kind"] == "act"])
            both = min(map(len, played))  # a bot may still be thinking
            assert {item["seat"] for item in played[0][:both]} == {0, 1}
            assert played[0][:both] == played[1][:both]

    asyncio.run(main())


def test_results_come_after_the_end_and_the_deal_stays_sealed(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await start(anna))["table"]["id"]
            await play_on(anna, table, seed=3)
            mine = await anna.call("GET", f"/deals/{GAME}")
            assert (mine["finished"], mine["rank"], mine["table"]) == (1, 1, table)
            assert mine["results"][0]["mine"]
            assert mine["spread"][0]["times"] == 1
            assert mine["mine"]["margin"] == mine["best"]["margin"]
            # Ben has not played: he is told how many have, and no more.
            seen = await ben.call("GET", f"/deals/{GAME}")
            assert (seen["finished"], seen["results"], seen["spread"]) == (1, [], [])
            assert (await ben.call("GET", "/today"))["deals"]
            for path in ("", "/log", "/replay?all=1&seat=0", "/record"):
                with pytest.raises(Refused, match="day is over"):
                    await ben.call("GET", f"/tables/{table}{path}")
            with pytest.raises(Refused, match="day is over"):
                await ben.send(type="watch", table=table)
            # Nor does Anna learn the secret today, nor does whoever would review her game: they
            # could tell it.
            with pytest.raises(Refused):
                await anna.call("GET", f"/tables/{table}/record")
            with pytest.raises(Refused, match="day is over"):
                await anna.call("POST", f"/tables/{table}/review")
            assert (await anna.call("GET", f"/tables/{table}"))["table"]["secret"] == ""
            listed = (await anna.call("GET", "/me/tables"))["tables"][0]
            assert (listed["secret"], listed["daily"]) == ("", day_of(now()))
            assert await here.house.store.kept(table) is None
            tomorrow = 1_000_000 * (now() + NEXT_DAY)
            monkeypatch.setattr(time, "time_ns", lambda: tomorrow)
            assert (await ben.call("GET", f"/tables/{table}"))["table"]["secret"]
            assert (await ben.call("GET", f"/tables/{table}/record"))["deal"]["secret"]

    asyncio.run(main())


def test_nobody_helps_in_the_deal_of_the_day(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            seen = await start(anna)
            table, seq, seat = seen["table"]["id"], seen["seq"], seen["views"][0]["seat"]
            assert not seen["table"]["coach"]
            with pytest.raises(Refused, match="coach does not help"):
                await anna.call("POST", f"/tables/{table}/coach", {"what": "hint"})
            for command in (
                {"type": "undo", "seq": seq},
                {"type": "propose", "what": "undo", "count": 1},
                {"type": "propose", "what": "coach"},
                {"type": "hand", "seat": seat},
            ):
                with pytest.raises(Refused, match="plays the deal of the day alone"):
                    await anna.send(table=table, **command)
            await anna.send(type="resign", table=table)
            given = await anna.call("GET", f"/deals/{GAME}")
            assert (given["gave_up"], given["mine"], given["finished"]) == (True, None, 0)
            assert (await anna.call("GET", "/today"))["deals"]

    asyncio.run(main())


def test_tries_go_with_the_person_and_with_time(configure: Configure) -> None:
    """They move to an account, are erased with it, and are forgotten after a while."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            day = day_of(now())
            puzzle = puzzle_of_day(GAME, asked_day("", 0))
            assert puzzle is not None
            for client in (anna, ben):
                body = {"action": puzzle.best}
                await client.call("POST", f"/puzzles/{GAME}/{day}", body)
            ids = [str((await client.call("GET", "/me"))["id"]) for client in (anna, ben)]
            # Ben has tried himself: Anna's try is dropped.
            await here.house.daily.move(*ids)
            assert await count(here, TRIES) == 1
            await start(anna)
            await cleaning.clean(here.house.engine, here.house.config, now())
            assert (await count(here, TRIES), await count(here, DEALS)) == (1, 1)
            later = now() + 401 * NEXT_DAY
            await cleaning.clean(here.house.engine, here.house.config, later)
            assert (await count(here, TRIES), await count(here, DEALS)) == (0, 0)
            # How many solved it is kept: one row for each puzzle.
            assert await count(here, PUZZLES) == 1

    asyncio.run(main())


async def count(here: Hall, table: Any) -> int:
    return int((await here.house.store.rows(select(func.count()).select_from(table)))[0][0])


def test_an_erased_person_leaves_no_tries(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            day = day_of(now())
            choice = (await anna.call("GET", f"/puzzles/{GAME}"))["here"]["view"]["view"]["choices"]
            await anna.call("POST", f"/puzzles/{GAME}/{day}", {"action": choice[0]})
            await start(anna)
            person = await here.house.guests.find((await anna.call("GET", "/me"))["id"])
            assert person is not None
            kept = await here.house.daily.all_of(person.id)
            assert kept["puzzles"][0]["action"] == choice[0]
            assert kept["deals"][0]["day"] == day
            await here.house.erase(person)
            assert (await count(here, TRIES), await count(here, DEALS)) == (0, 0)

    asyncio.run(main())


def test_deals_have_seats_that_the_games_allow() -> None:
    from triumvir.server.http.deals import SEATS, seat_of

    for game, seats in SEATS.items():
        find(game).meta.check_seats(seats)
        seen = {seat_of(game, f"2026-11-{day:02}") for day in range(1, 31)}
        assert seen == set(range(seats))
