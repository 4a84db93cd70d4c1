"""The host at the terminal, tokens that can be revoked, and what is not kept for ever."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import stat
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.cli.commands.admin import ask_all
from triumvir.cli.main import main as program
from triumvir.client.client import Client, Refused
from triumvir.server.admin import listening, short_path, sockets
from triumvir.server.config import Config
from triumvir.server.data_folder import prepare_folder
from triumvir.server.http.request import COOKIE
from triumvir.server.people import guests as people
from triumvir.server.store.cleaning import DAY, clean, survey
from triumvir.server.store.schema import CHAT, ENTRIES, GUESTS, TABLES
from triumvir.server.tables.entry import now


@asynccontextmanager
async def watched_hall(config: Config) -> AsyncIterator[Hall]:
    """A server whose host is heard, as `triumvir serve` has it."""
    async with hall(config) as here, listening(here.house):
        yield here


async def tell(here: Hall, **request: Any) -> Any:
    """By the socket, as `triumvir admin` does."""
    assert len(sockets(here.house.config.data)) == 1
    told = await ask_all(here.house.config, request)
    return told.get("done", told.get("refused"))


def test_the_host_looks_after_a_running_server(configure: Configure) -> None:
    async def main() -> None:
        async with watched_hall(configure()) as here:
            (path,) = sockets(here.house.config.data)
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            table = await here.table(anna, "caesar", "me", "open", public=True)
            await bert.send(type="sit", table=table, seat=1)
            await bert.send(type="watch", table=table)
            tables = await tell(here, do="tables")
            assert [(one["id"], one["people"], one["host_name"]) for one in tables] == [
                (table, 2, "Anna")
            ]
            guests = await tell(here, do="guests")
            assert {(one["name"], one["here"]) for one in guests} == {
                ("Anna", True),
                ("Bert", True),
            }
            await tell(here, do="broadcast", text="Back at nine.")
            notice = await bert.until(lambda m: m["type"] == "notice")
            assert notice["text"] == "Back at nine."
            await tell(here, do="unseat", table=table, seat=1)
            seen = await anna.send(type="watch", table=table)
            assert seen["table"]["seats"][1]["guest"] == ""
            await tell(here, do="close", table=table)
            assert (await anna.send(type="watch", table=table))["table"]["status"] == "over"
            assert await tell(here, do="close", table=table) == "over"
            assert await tell(here, do="close", table="nowhere") == "no-table"
            assert await tell(here, do="dance") == "shape"
        assert not sockets(here.house.config.data)

    asyncio.run(main())


def test_a_server_that_was_killed_leaves_no_socket_for_ever(on_sqlite: Configure) -> None:
    async def main() -> None:
        config = on_sqlite()
        prepare_folder(config.data)
        ended = subprocess.Popen(["true"])
        ended.wait()
        left = config.data / f"admin-{ended.pid}.sock"
        with socket.socket(socket.AF_UNIX) as bound, short_path(left) as name:
            bound.bind(name)
        # One that runs may not listen yet.
        (config.data / "admin-1.sock").touch()
        async with watched_hall(config):
            names = [path.name for path in sockets(config.data)]
            assert names == sorted(["admin-1.sock", f"admin-{os.getpid()}.sock"])

    asyncio.run(main())


def test_a_ban_counts_at_once(configure: Configure) -> None:
    async def main() -> None:
        async with watched_hall(configure()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            await tell(here, do="ban", guest=bert.id)
            with pytest.raises(Refused) as refused:
                await bert.call("GET", "/me")
            assert refused.value.code == "banned"
            with pytest.raises((Refused, OSError)):
                await bert.send(type="ping")
            await anna.send(type="ping")
            assert await tell(here, do="ban", guest="nobody") == "no-guest"
            await tell(here, do="unban", guest=bert.id)
            assert (await bert.call("GET", "/me"))["name"] == "Bert"

    asyncio.run(main())


def test_maintenance_lets_games_go_on_and_outlives_a_restart(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        async with watched_hall(config) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "me")
            await tell(here, do="maintenance", text="Back at nine.")
        async with watched_hall(config) as here:
            anna.url = here.url
            for path, body in (
                ("/tables", {"game": "caesar", "seats": [{"player": "me"}, {"player": "open"}]}),
                ("/guests", {"name": "Otto"}),
            ):
                with pytest.raises(Refused, match="Back at nine"):
                    await anna.call("POST", path, body)
            async with Client(here.url, token=anna.token) as again:
                await play_on(again, table, most=3)
            await tell(here, do="maintenance", text="")
            await here.table(anna, "caesar", "me", "open")

    asyncio.run(main())


def test_the_commands_work_without_a_server(
    on_sqlite: Configure, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            made.append(await here.table(anna, "caesar", "me", "open"))
            made.append(anna.id)

    asyncio.run(main())
    table, guest = made
    data = ["--data", str(on_sqlite().data)]
    with sqlite3.connect(on_sqlite().data / "triumvir.sqlite") as connection:
        connection.execute("UPDATE tables SET game = 'gone'")
        connection.execute("UPDATE guests SET id = ? WHERE id = ?", ("-" + guest[1:], guest))
    connection.close()
    guest = "-" + guest[1:]
    for arguments in (["tables"], ["guests"], ["close", table], ["ban", guest], ["tables"]):
        assert program(["admin", *arguments, *data]) == 0
    said = capsys.readouterr().out
    assert table in said
    assert "Anna" in said
    assert "over" in said.split("banned")[-1]
    for missing in ("nowhere", "-nowhere"):  # one id in 64 begins so
        assert program(["admin", "close", missing, *data]) == 2
        assert "no such table" in capsys.readouterr().err
    assert program(["admin", "--help"]) == 0
    # What a server that was killed left behind does not matter.
    (on_sqlite().data / "admin-1.sock").touch()
    assert program(["admin", "tables", *data]) == 0


# Tokens


def test_logging_out_here_and_everywhere(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            phone = Client(here.url, token=anna.token)
            # A browser loses its cookie.
            async with httpx.AsyncClient(base_url=here.url, cookies={COOKIE: anna.token}) as page:
                answer = await page.post("/api/v1/logout", json={})
                assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert (await phone.call("GET", "/me"))["id"] == anna.id
            await anna.call("POST", "/logout", {"everywhere": True})
            for client in (anna, phone):
                with pytest.raises(Refused) as refused:
                    await client.call("GET", "/me")
                assert refused.value.code == "no-cookie"
            with pytest.raises((Refused, OSError)):
                await anna.send(type="ping")

    asyncio.run(main())


def test_old_tokens_count_until_they_are_revoked(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            guests = here.house.guests
            old = guests.sign(anna.id, 0)
            assert old.count(".") == 1
            person = await guests.read_token(old)
            assert person is not None
            assert await guests.read_token(guests.sign(anna.id)) is not None
            assert await guests.read_token(guests.sign(anna.id, now() - 2 * people.VALID)) is None
            for wrong in (
                old + "x",
                f"{anna.id}.5.{old.split('.')[1]}",
                "",
                ".",
                "a.b.c.d",
                "é.1.x",
            ):
                assert await guests.read_token(wrong) is None
            await guests.revoke(person)
            assert await guests.read_token(old) is None
            assert await guests.read_token(guests.sign(anna.id)) is not None

    asyncio.run(main())


def test_a_cookie_renews_itself(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            guests = here.house.guests
            fresh = guests.sign(anna.id)
            for worn, renewed in (
                (fresh, False),
                (guests.sign(anna.id, 0), True),
                (guests.sign(anna.id, now() - 2 * people.RENEW), True),
            ):
                reader, writer = await asyncio.open_connection(*here.url[7:].split(":"))
                ask = f"GET /api/v1/me HTTP/1.0\r\nHost: x\r\nCookie: triumvir={worn}\r\n\r\n"
                writer.write(ask.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                writer.close()
                assert head.startswith("http/1.1 200")
                assert ("set-cookie: triumvir=" in head) == renewed

    asyncio.run(main())


# Retention


async def age(here: Hall, days: int) -> None:
    """Move everything back by a number of days."""
    by = days * DAY
    async with here.house.engine.begin() as connection:
        for table, columns in (
            (GUESTS, ("created", "seen")),
            (TABLES, ("created",)),
            (ENTRIES, ("at",)),
            (CHAT, ("at",)),
        ):
            values = {name: table.c[name] - by for name in columns}
            await connection.execute(update(table).values(**values))


def test_what_nobody_comes_back_to_is_removed(configure: Configure) -> None:
    async def main() -> None:
        config = configure(chat_burst=100.0)
        async with hall(config) as here:
            anna = await here.guest("Anna")
            await here.guest("Otto")  # who never sits down
            open_one = await here.table(anna, "caesar", "me", "open")
            begun = await here.table(anna, "caesar", "me", "me")
            await play_on(anna, begun, most=1)
            over = await here.table(anna, "caesar", "me", "me")
            await play_on(anna, over)
            await anna.send(type="chat", table=over, text="Ave!")
            for _ in range(3):  # made, and given up before anybody acted
                junk = await here.table(anna, "caesar", "me", "me")
                await anna.send(type="resign", table=junk, seat=0)
            engine = here.house.engine
            assert not any((await survey(engine, config, now())).values())
            await age(here, 30)
            report = await survey(engine, config, now())
            assert {name: count for name, count in report.items() if count} == {"open": 4}
            assert await clean(engine, config, now(), [open_one]) == report | {"open": 3}
            assert await clean(engine, config, now()) == report | {"open": 1}
            await age(here, 400)
            report = await survey(engine, config, now())
            assert {name: count for name, count in report.items() if count} == {
                "unfinished": 1,
                "chat": 1,
                "guests": 1,
            }
            assert await clean(engine, config, now()) == report
            assert not any((await survey(engine, config, now())).values())
        async with hall(config) as here:
            again = Client(here.url, token=anna.token)
            mine = (await again.call("GET", "/me/tables"))["tables"]
            # Finished games stay, unless the host says otherwise.
            assert [one["id"] for one in mine] == [over]
            assert begun not in str(mine)
            await again.call("GET", f"/tables/{over}/record")
            short = configure(keep_finished=30)
            assert (await clean(here.house.engine, short, now()))["finished"] == 1

    asyncio.run(main())


def test_what_people_with_accounts_have_finished_stays(configure: Configure) -> None:
    async def main() -> None:
        config = configure(keep_finished=30)
        async with hall(config) as here:
            anna = await here.guest("Anna")
            made = await anna.call(
                "POST", "/account", {"name": "Annika", "password": "correct horse battery staple"}
            )
            member = Client(here.url, token=made["token"])
            async with member:
                over = await here.table(member, "caesar", "me", "me")
                await play_on(member, over)
                resigned = await here.table(member, "caesar", "me", "me")
                await member.send(type="resign", table=resigned, seat=0)
            await age(here, 400)
            gone = await clean(here.house.engine, config, now())
            assert (gone["finished"], gone["open"]) == (0, 0)
            mine = (await member.call("GET", "/me/tables"))["tables"]
            assert {one["id"] for one in mine} == {over, resigned}

    asyncio.run(main())


def test_cleaning_says_first_what_it_would_remove(
    on_sqlite: Configure, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "caesar", "me", "open")
            await age(here, 30)
            person = (await anna.call("GET", "/me"))["id"]
            for day in ("2020-02-02", "2020-02-03"):
                await here.house.daily.add_try(day, "caesar", person, "1", "pass", True)

    asyncio.run(main())
    data = ["--data", str(on_sqlite().data)]
    for more, count in (([], 1), (["--keep-open", "60"], 0), (["--yes"], 1), ([], 0)):
        assert program(["db", "clean", *data, *more]) == 0
        said = capsys.readouterr().out
        assert f"{count}  tables where no game began" in said
        tries = 0 if (more, count) == ([], 0) else 2
        assert f"{tries}  tries of puzzles and results of deals of the day" in said
    assert tmp_path.exists()
