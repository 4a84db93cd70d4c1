"""Flags fall once, whoever finds out; the server's own absence is nobody's time; holidays."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.mailbox import Mailbox, mailbox
from tests.server.noticing import act
from tests.server.test_ratings import member, rated_table

from triumvir.cli import speech
from triumvir.cli.fetched import time_left
from triumvir.client.client import Client, Refused
from triumvir.server.house.timekeeper import Timekeeper
from triumvir.server.store.schema import RATED, RESULTS
from triumvir.server.tables.entry import Entry, now

LIVE = {"pace": "live", "bank": 300, "increment": 15, "delay": 5}
TURNS = {"pace": "turns", "bank": 86_400, "increment": 14_400, "cap": 259_200}
GAME = "terni-lapilli"
# The clock, whether the one who runs out of time has acted, and whether that is reliable.
WALKED = [(TURNS, False, False), (TURNS, True, False), (LIVE, False, False), (LIVE, True, True)]


class Later:
    """Time that tests can move on; the machine's goes on beside it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead)
        # Tests keep the time themselves.
        monkeypatch.setattr(Timekeeper, "run", lambda _self: asyncio.sleep(0))

    def wait(self, seconds: float) -> None:
        self.ahead += int(seconds * 1e9)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


async def two(here: Hall, clock: dict[str, Any]) -> tuple[Client, Client, str]:
    """Anna and Bert at a table, Anna at seat 0."""
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    table = await here.table(anna, GAME, "me", "open", clock=clock)
    await bert.send(type="sit", table=table, seat=1)
    await anna.send(type="start", table=table)
    return anna, bert, table


async def kinds(here: Hall, table: str) -> list[str]:
    return [entry.kind for entry in await here.house.store.entries(table, 0)]


async def clock_of(client: Client, table: str) -> dict[str, Any]:
    return dict((await client.call("GET", f"/tables/{table}"))["table"]["clock"])


def test_no_clock_unless_somebody_wants_one(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            plain = await here.table(anna, GAME, "me", "me")
            assert (await anna.call("GET", f"/tables/{plain}"))["table"]["clock"] is None
            with pytest.raises(Refused, match="cannot be set"):
                await here.table(anna, GAME, "me", "me", clock={"pace": "live", "bank": 1})
            with pytest.raises(Refused, match="no clock"):
                await anna.send(type="propose", table=plain, what="pause")
            timed = await here.table(anna, GAME, "me", "open", clock=TURNS, public=True)
            listed = (await anna.call("GET", "/tables"))["tables"]
            assert [(one["id"], one["clock"]["pace"]) for one in listed] == [(timed, "turns")]

    asyncio.run(main())


def test_a_flag_falls_once_in_two_processes(configure: Configure, later: Later) -> None:
    async def main() -> None:
        config = configure()
        async with hall(config) as one, hall(config) as other:
            anna, bert, table = await two(one, LIVE)
            later.wait(280)
            await asyncio.gather(one.house.timekeeper.beat(10**9), one.house.timekeeper.look())
            assert "flag" not in await kinds(one, table)
            later.wait(50)
            keepers = [one.house.timekeeper, other.house.timekeeper]
            await asyncio.gather(*[keeper.beat(10**9) for keeper in keepers])
            await asyncio.gather(*[keeper.look() for keeper in keepers * 3])
            assert (await kinds(one, table)).count("flag") == 1
            seat = (await clock_of(anna, table))["seats"][0]
            assert (seat["left"], seat["over"], seat["runs"]) == (0, True, False)
            # Bert may choose, Anna may not.
            with pytest.raises(Refused, match="still has time"):
                await anna.send(type="claim", table=table, seat=0)
            await bert.send(type="claim", table=table, seat=0)
            told = (await bert.call("GET", f"/tables/{table}"))["table"]
            assert (told["result"]["reason"], told["result"]["seat"]) == ("time", 0)

    asyncio.run(main())


@pytest.mark.parametrize(("control", "acted", "kept"), WALKED)
def test_whoever_lets_the_others_down_is_less_reliable(
    on_sqlite: Configure, later: Later, control: dict[str, object], acted: bool, kept: bool
) -> None:
    """By turns whoever does not come back in time; live only whoever was never there: to lose on
    time over the board is to lose."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, bert, table = await two(here, control)
            if acted:
                for client, seat in ((anna, 0), (bert, 1)):
                    await act(client, table, seat)
            later.wait(8 * 24 * 3600)
            await here.house.timekeeper.beat(10**9)
            await here.house.timekeeper.look()
            await bert.send(type="claim", table=table, seat=0)
            rows = await here.house.store.rows(select(RESULTS).order_by(RESULTS.c.seat))
            assert [not row.left for row in rows] == [kept, True]

    asyncio.run(main())


def test_everything_at_once_when_a_flag_has_fallen(configure: Configure, later: Later) -> None:
    """Bert takes the win and lets a bot play, Anna acts and resigns, each at two processes: one of
    it is what happened, to the table and to the ratings."""

    async def main() -> None:
        config = configure()
        async with hall(config) as one, hall(config) as other:
            anna, bert = await member(one, "Anna"), await member(one, "Bert")
            for _ in range(4):
                table = await rated_table(one, anna, bert, clock=LIVE)
                told = (await anna.call("GET", f"/tables/{table}"))["table"]
                (late,) = told["to_act"]
                slow, quick = (
                    (anna, bert) if told["seats"][late]["guest"] == anna.id else (bert, anna)
                )
                later.wait(400)
                keepers = [here.house.timekeeper for here in (one, other)]
                await asyncio.gather(*[keeper.beat(10**9) for keeper in keepers])
                await asyncio.gather(*[keeper.look() for keeper in keepers])
                seen = await slow.call("GET", f"/tables/{table}")
                (view,) = [view for view in seen["views"] if view["seat"] == late]
                wishes: list[tuple[Client, dict[str, Any]]] = [
                    (quick, {"type": "claim", "seat": late}),
                    (quick, {"type": "hand", "seat": late}),
                    (
                        slow,
                        {"type": "act", "seq": seen["seq"], "actions": view["view"]["choices"][:1]},
                    ),
                    (slow, {"type": "resign"}),
                ]
                asked = [
                    Client(here.url, client.token).call(
                        "POST", "/commands", {**wish, "table": table}
                    )
                    for client, wish in wishes
                    for here in (one, other)
                ]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                assert all(isinstance(answer, dict | Refused) for answer in answers), answers
                happened = await kinds(one, table)
                ends = [kind for kind in happened if kind in ("end", "resign")]
                assert len(ends) <= 1, happened
                assert happened.count("hand") <= 1
                rows = await one.house.store.rows(select(RATED).where(RATED.c.table_id == table))
                shown = [await here.house.store.entries(table, 0) for here in (one, other)]
                assert shown[0] == shown[1]
                told = (await anna.call("GET", f"/tables/{table}"))["table"]
                assert len(rows) == (2 if told["status"] == "over" else 0)
                assert (told["status"] == "over") == bool(ends)

    asyncio.run(main())


def test_a_bot_for_one_who_is_out_of_time(configure: Configure, later: Later) -> None:
    """The other need not wait until somebody is away; whoever comes back takes the seat again."""

    async def main() -> None:
        async with hall(configure(pace=30.0)) as here:
            anna, bert, table = await two(here, LIVE)
            with pytest.raises(Refused, match="is here"):
                await bert.send(type="hand", table=table, seat=0)
            later.wait(400)
            await here.house.timekeeper.beat(10**9)
            await here.house.timekeeper.look()
            await bert.send(type="hand", table=table, seat=0)
            assert (await clock_of(anna, table))["seats"][0]["over"] is False
            await anna.send(type="take", table=table, seat=0)
            assert (await clock_of(anna, table))["seats"][0]["left"] > 14_000

    asyncio.run(main())


def test_pause_by_consent(configure: Configure, later: Later) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert, table = await two(here, LIVE)
            await bert.send(type="propose", table=table, what="pause")
            await anna.send(type="agree", table=table)
            later.wait(5000)
            await here.house.timekeeper.beat(10**9)
            await here.house.timekeeper.look()
            seen = await anna.send(type="watch", table=table)
            assert seen["table"]["clock"]["paused"]
            assert seen["table"]["clock"]["seats"][0]["left"] == 300_000
            act = {
                "type": "act",
                "table": table,
                "actions": seen["views"][0]["view"]["choices"][:1],
            }
            with pytest.raises(Refused, match="paused"):
                await anna.send(**act, seq=seen["seq"])
            done = await bert.send(type="resume", table=table)
            await anna.send(**act, seq=done["seq"])
            assert (await kinds(here, table))[-4:] == ["agree", "pause", "resume", "act"]

    asyncio.run(main())


def test_a_crash_costs_nobody_time(configure: Configure, later: Later) -> None:
    """The process is gone for an hour, without a word. Nobody's flag falls, nobody has lost more
    than before, and the process that was not there counts as the one that was."""

    async def main() -> None:
        config = configure()
        async with hall(config) as here:
            anna, _bert, table = await two(here, LIVE)
            token = anna.token
            later.wait(60)
            await here.house.timekeeper.beat(10**9)
            before = (await clock_of(anna, table))["seats"][0]["left"]
            assert 240_000 < before <= 245_000
            # What is left behind is what a killed process leaves: the last sign of life.
        later.wait(3600)
        async with hall(config) as one, hall(config) as other:
            for where in (one, other):
                await where.house.timekeeper.look()
            client = Client(one.url, token=token)
            left = (await clock_of(client, table))["seats"][0]["left"]
            assert before - 5_000 < left <= before
            assert "flag" not in await kinds(one, table)
            later.wait(left / 1000 + 60)
            for where in (one, other):
                await where.house.timekeeper.beat(10**9)
                await where.house.timekeeper.look()
            assert (await kinds(one, table)).count("flag") == 1

    asyncio.run(main())


def test_an_outage_costs_nobody_time(configure: Configure, later: Later) -> None:
    """The process was there, but could not write: the silence is an absence as well."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, _bert, table = await two(here, LIVE)
            later.wait(3600)
            await here.house.timekeeper.beat(8_000)
            await here.house.timekeeper.look()
            assert (await clock_of(anna, table))["seats"][0]["left"] > 295_000
            assert "flag" not in await kinds(here, table)

    asyncio.run(main())


def test_time_is_running_out(configure: Configure, later: Later) -> None:
    """A notice once for each question, whoever finds out, with the entry or not at all. When the
    time is over, the other is asked what follows."""

    async def main() -> None:
        config = configure(notice_seconds=0.0, webhooks_inside=True)
        async with hall(config) as one, hall(config) as other, mailbox() as box:
            anna, bert, table = await two(one, TURNS)
            # Only on PostgreSQL does a second process hear what the first one does.
            houses = [one.house, other.house] if one.house.channel else [one.house]

            async def up_to_date() -> None:
                newest = len(await kinds(one, table))
                for house in houses:
                    async with asyncio.timeout(60):
                        while True:
                            async with house.table(table) as held:
                                if held.table.seq == newest:
                                    break
                            await asyncio.sleep(0.01)

            async def look(hours: float) -> None:
                later.wait(3600 * hours)
                await asyncio.gather(*[house.timekeeper.beat(10**12) for house in houses])
                await asyncio.gather(*[house.timekeeper.look() for house in houses * 3])
                await up_to_date()
                await asyncio.gather(*[house.notices.round(now()) for house in houses * 2])

            for client in (anna, bert):
                await client.call("POST", "/me/notices/webhook", {"url": f"{box.url}/{client.id}"})
            for house in houses:
                await house.outbox.load()
            seen = await anna.send(type="watch", table=table)
            choice = seen["views"][0]["view"]["choices"][0]
            await anna.send(type="act", table=table, seq=seen["seq"], actions=[choice])
            for client in (anna, bert):
                await client.close()
            async with asyncio.timeout(60):
                while one.house.visitors:
                    await asyncio.sleep(0.01)
            await look(1)
            assert told(box, bert) == ["turn"]
            write = [house.committer.writer.write for house in houses]

            async def fail(*_: object) -> set[Any]:
                raise OSError("the disk is full")

            for house in houses:
                house.committer.writer.write = fail  # type: ignore[method-assign, assignment]
            await look(18)
            assert (await kinds(one, table)).count("warn") == 0
            assert told(box, bert) == ["turn"]
            for house, works in zip(houses, write, strict=True):
                house.committer.writer.write = works  # type: ignore[method-assign]
            await look(0)
            await look(1)
            assert (await kinds(one, table)).count("warn") == 1
            assert told(box, bert) == ["turn", "time"]
            note = json.loads(box.posted[-1].body)
            assert note["text"].startswith("Your time is running out: Terni lapilli, with Anna")
            assert told(box, anna) == []
            await look(4)
            assert told(box, anna) == []
            await look(2)
            assert told(box, anna) == ["asked"]
            assert told(box, bert) == ["turn", "time"]
            # Nobody chooses, for a day: both hear that it is over.
            await look(24)
            assert told(box, anna) == ["asked", "over"]
            assert told(box, bert) == ["turn", "time", "over"]

    asyncio.run(main())


def test_whoever_was_not_told_of_the_turn_hears_of_that(configure: Configure, later: Later) -> None:
    """At night both become due. One notice: it may be that the other kind is switched off."""

    async def main() -> None:
        config = configure(notice_seconds=3600.0, webhooks_inside=True)
        async with hall(config) as here, mailbox() as box:
            anna, bert, table = await two(here, TURNS)
            await bert.call("POST", "/me/notices/webhook", {"url": f"{box.url}/{bert.id}"})
            seen = await anna.send(type="watch", table=table)
            choice = seen["views"][0]["view"]["choices"][0]
            await anna.send(type="act", table=table, seq=seen["seq"], actions=[choice])
            later.wait(20 * 3600)
            await here.house.timekeeper.beat(10**12)
            await here.house.timekeeper.look()
            assert (await kinds(here, table))[-1] == "warn"
            for client in (anna, bert):
                await client.close()
            async with asyncio.timeout(60):
                while here.house.visitors:
                    await asyncio.sleep(0.01)
            await here.house.notices.round(now())
            assert told(box, bert) == ["turn"]

    asyncio.run(main())


def told(box: Mailbox, client: Client) -> list[str]:
    """The kinds of what somebody was told, in their order."""
    return [json.loads(one.body)["kind"] for one in box.posted if one.path == f"/{client.id}"]


def test_holidays(configure: Configure, later: Later) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna, _bert, table = await two(here, TURNS)
            assert await anna.call("GET", "/me/holiday") == {"until": 0, "days": 21, "most": 21}
            mine = await anna.call("POST", "/me/holiday", {"days": 14})
            assert mine["days"] == 7
            with pytest.raises(Refused, match="already"):
                await anna.call("POST", "/me/holiday", {"days": 1})
            later.wait(10 * 86_400)
            await here.house.timekeeper.beat(10**12)
            await here.house.timekeeper.look()
            seat = (await clock_of(anna, table))["seats"][0]
            assert seat["holiday"] == mine["until"]
            assert seat["left"] > 86_390_000
            # Back early: the days that were not begun are mine again.
            assert (await anna.call("DELETE", "/me/holiday"))["days"] == 21 - 11
            with pytest.raises(Refused, match="not on holiday"):
                await anna.call("DELETE", "/me/holiday")
            with pytest.raises(Refused, match="10 days"):
                await anna.call("POST", "/me/holiday", {"days": 11})
            later.wait(86_400 + 3600 + 2)
            await here.house.timekeeper.beat(10**12)
            await here.house.timekeeper.look()
            assert (await kinds(here, table))[-3:] == ["holiday", "back", "flag"]

    asyncio.run(main())


def test_a_table_that_never_heard_of_a_holiday(configure: Configure, later: Later) -> None:
    """It began later, or the server was killed before it was told: it asks before a flag falls."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, _bert, other = await two(here, TURNS)
            await anna.call("POST", "/me/holiday", {"days": 7})
            table = await here.table(anna, GAME, "me", "me", clock=TURNS)
            later.wait(2 * 86_400)
            await here.house.timekeeper.beat(10**12)
            await here.house.timekeeper.look()
            assert "flag" not in await kinds(here, other)
            entries: list[Entry] = await here.house.store.entries(table, 0)
            assert entries[-1].kind == "holiday"
            assert (await clock_of(anna, table))["seats"][0]["left"] > 86_390_000

    asyncio.run(main())


SAID = {"en": "Time left: ", "de": "Restzeit: ", "fr": "Temps restant", "cs": "Zb"}


async def terminal(*arguments: str) -> str:
    """What `triumvir replay` says, in a terminal without Unicode."""
    more = {"PYTHONPATH": os.pathsep.join([entry or "." for entry in sys.path])}
    more |= {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "COLUMNS": "80", "TRIUMVIR_LANG": "en"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "triumvir.cli", "replay", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, **more},
    )
    async with asyncio.timeout(120):
        said, _ = await process.communicate()
    return said.decode("ascii", "replace")


def test_time_left_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "chosen", "en")
    shown = [time_left(1000 * seconds) for seconds in (0, 65, 3599, 3600, 86_399, 90_061)]
    assert shown == ["0:00", "1:05", "59:59", "1:00:00", "23:59:59", "1 d 1:01:01"]


def test_replays_show_clocks(on_sqlite: Configure, later: Later) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, _bert, table = await two(here, LIVE)
            seen = await anna.send(type="watch", table=table)
            later.wait(65)
            await here.house.timekeeper.beat(10**9)
            choice = seen["views"][0]["view"]["choices"][0]
            await anna.send(type="act", table=table, seq=seen["seq"], actions=[choice])
            # In the terminal: not before the end, then with the clocks, in 80 columns of ASCII.
            link = f"{here.url}/t/{table}"
            assert "when the game is over" in await terminal(link)
            await anna.send(type="resign", table=table, seat=0)
            for language, words in SAID.items():
                shown = await terminal(link, "--at", "1", "--lang", language)
                line = next(line for line in shown.splitlines() if line.startswith(words))
                assert re.search(r" 4:1\d, .* 5:00$", line), line
                assert all(len(one) <= 80 for one in shown.splitlines())
                assert language in ("cs", "fr", "de") or shown.isascii()
            start = await anna.call("GET", f"/tables/{table}/replay?at=0")
            after = await anna.call("GET", f"/tables/{table}/replay?at=1")
            assert start["left"] == [300_000, 300_000]
            assert after["left"][1] == 300_000
            assert 250_000 < after["left"][0] <= 255_000

    asyncio.run(main())
