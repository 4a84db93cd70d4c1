"""Data of older versions, and data that is damaged: what can be read is read, nothing else suffers.

data/0001.sql is a data folder that the program wrote before schema 0002: games in all states;
data/0005.sql one of before schema 0006, with an account. The .json beside each has its key, who is
in it, and what each table is.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Boolean, Connection, MetaData, insert, select, text
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.test_cleaning import row_of

from triumvir.client.client import Client, Refused
from triumvir.core.record import record_from
from triumvir.server.config import Config
from triumvir.server.store.answers import decode
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import SCRIPTS
from triumvir.server.store.schema import GUESTS, VERSIONS

DATA = Path(__file__).parent / "data"
FIRST: dict[str, Any] = json.loads((DATA / "0001.json").read_text())
FIFTH: dict[str, Any] = json.loads((DATA / "0005.json").read_text())
TABLES: dict[str, str] = FIRST["tables"]

# Where a schema keeps a moment.
MOMENTS = (
    *(("guests", column) for column in ("created", "seen")),
    ("codes", "expires"),
    ("accounts", "created"),
    *(("logins", column) for column in ("created", "seen")),
    *(("tables", column) for column in ("created", "ended")),
    ("results", "ended"),
    ("entries", "at"),
    ("chat", "at"),
)


def lay_out(config: Config, version: str = "0001") -> sqlite3.Connection:
    """An old folder, as if it had been written just now: lists and cleaning leave out what is
    stale."""
    about = FIRST if version == "0001" else FIFTH
    config.data.mkdir(parents=True)
    (config.data / "key").write_bytes(bytes.fromhex(about["key"]))
    connection = sqlite3.connect(config.data / "triumvir.sqlite")
    connection.executescript((DATA / f"{version}.sql").read_text())
    (written,) = connection.execute("SELECT max(at) FROM entries").fetchone()
    since = int(time.time() * 1000) - written
    for table, column in MOMENTS:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        if column in columns:
            connection.execute(
                f"UPDATE {table} SET {column} = {column} + ? WHERE {column} > 0", (since,)
            )
    connection.commit()
    return connection


def guest_token(name: str) -> str:
    """A guest's token as the program of schema 0005 made it, a moment ago."""
    who = f"{FIFTH['guests'][name]}.{int(time.time() * 1000) - 1}"
    what = "guest/" + who.replace(".", "/")
    digest = hmac.digest(bytes.fromhex(FIFTH["key"]), what.encode(), hashlib.sha256)
    return f"{who}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


async def come_back(here: Hall, version: str = "0001") -> list[Client]:
    """Everybody has the cookie of old, an account that of a device."""
    tokens: dict[str, str] = FIRST["tokens"]
    if version != "0001":
        tokens = {"Markéta": FIFTH["phone"]}
        tokens |= {name: guest_token(name) for name in ("Bertold", "Cilka")}
    guests = []
    for name, token in tokens.items():
        client = Client(here.url, token=token)
        assert (await client.call("GET", "/me"))["name"] == name
        guests.append(await here.stack.enter_async_context(client))
    return guests


async def play_out(guests: list[Client], table: str, whole: bool = True) -> None:
    """Everybody at the table plays on, or whoever can, once; a player who has left takes the seat
    back."""
    told = await guests[0].call("GET", f"/tables/{table}")
    seated = []
    for client in guests:
        me = (await client.call("GET", "/me"))["id"]
        own = [seat for seat in told["table"]["seats"] if seat["guest"] == me]
        for seat in own:
            if seat["bot"] and not seat["resigned"]:
                await client.send(type="take", table=table, seat=seat["number"])
        if [seat for seat in own if not seat["resigned"]]:
            seated.append(client)
    if whole:
        await asyncio.gather(*[play_on(client, table) for client in seated])
        return
    for client in seated:
        views = (await client.call("GET", f"/tables/{table}"))["views"]
        if len(seated) == 1 or any(view["view"]["choices"] for view in views):
            assert await play_on(client, table, most=1) == 1
            return
    raise AssertionError("nobody can play")


def test_every_table_of_an_old_folder_can_be_played(on_sqlite: Configure) -> None:
    lay_out(on_sqlite()).close()

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            guests = await come_back(here)
            anna, bert, _ = guests
            mine = (await anna.call("GET", "/me/tables"))["tables"]
            assert {one["id"] for one in mine} >= set(TABLES.values())
            assert not [one for one in mine if one["trouble"]]
            await bert.send(type="sit", table=TABLES["open"], seat=1)
            await anna.send(type="start", table=TABLES["open"])
            for what, id in TABLES.items():
                told = await anna.call("GET", f"/tables/{id}?words=1")
                if told["table"]["status"] == "playing":
                    whole = what == "caesar begun"
                    await play_out(guests, id, whole)
                    after = await anna.call("GET", f"/tables/{id}?words=1")
                    assert after["seq"] > told["seq"]
                    assert (after["table"]["status"] == "over") >= whole
                else:
                    record_from(await anna.call("GET", f"/tables/{id}/record")).verify()

    asyncio.run(main())


async def fill(config: Config, version: str, written: sqlite3.Connection) -> None:
    """What is in an old folder into a database of the same schema."""

    def copy(connection: Connection) -> None:
        upgrade(connection, version)
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            names = [column.name for column in table.columns]
            quoted = ", ".join(f'"{name}"' for name in names)
            rows = written.execute(f"SELECT {quoted} FROM {table.name}").fetchall()
            if rows and table.name != "alembic_version":
                flags = [isinstance(column.type, Boolean) for column in table.columns]
                connection.execute(
                    insert(table),
                    [
                        {
                            name: bool(value) if flag else value
                            for name, value, flag in zip(names, row, flags, strict=True)
                        }
                        for row in rows
                    ],
                )
            for column in table.primary_key:
                if column.autoincrement is True:  # so that the next number is a new one
                    count = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                    most = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"
                    connection.execute(text(f"SELECT setval({count}, {most}, false)"))

    engine = open_database(config)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(copy)
    finally:
        await engine.dispose()


def test_a_folder_of_schema_0005_plays_on(configure_empty: Configure) -> None:
    """Accounts, locks, the coach and rules of today are in it."""
    config = configure_empty()
    with closing(lay_out(config, "0005")) as written:
        if config.database:
            asyncio.run(fill(config, "0005", written))
    ids: dict[str, str] = FIFTH["tables"]

    async def main() -> None:
        async with hall(config) as here:
            guests = await come_back(here, "0005")
            anna, bert, _ = guests
            mine = (await anna.call("GET", "/me/tables"))["tables"]
            assert {one["id"] for one in mine} == set(ids.values()) - {ids["of another"]}
            assert not [one for one in mine if one["trouble"]]
            with pytest.raises(Refused) as refused:
                await bert.send(type="sit", table=ids["locked"], seat=1)
            assert refused.value.code == "locked"
            await anna.send(type="bot", table=ids["locked"], seat=1, name="random")
            await anna.send(type="start", table=ids["locked"])
            await bert.send(type="sit", table=ids["open"], seat=1)
            await anna.send(type="start", table=ids["open"])
            over = 0
            for id in ids.values():
                told = await anna.call("GET", f"/tables/{id}?words=1")
                if told["table"]["status"] == "playing":
                    await play_out(guests, id, whole=False)
                    after = await anna.call("GET", f"/tables/{id}?words=1")
                    assert after["seq"] > told["seq"]
                else:
                    over += 1
                    record_from(await anna.call("GET", f"/tables/{id}/record")).verify()
            assert over > 5
            coached = await anna.call("GET", f"/tables/{ids['the coach is allowed']}")
            assert coached["table"]["coach"]

    asyncio.run(main())


# What is wrong with a table, and what a list and a visitor are told.
TROUBLES = [
    ("UPDATE tables SET game = 'trireme-race'", "game", "game-gone"),
    ("UPDATE tables SET revision = 99", "revision", "revision"),
    ("UPDATE tables SET options = '{'", "damaged", "broken-table"),
    (
        "UPDATE entries SET text = 'no action' WHERE kind = 'act' AND seq > 8",
        "",
        "broken-table",
    ),
    ("UPDATE entries SET kind = 'sing' WHERE seq = 6", "", "broken-table"),
    ("UPDATE entries SET seat = 77 WHERE seq = 5", "", "broken-table"),
    ("UPDATE tables SET result = 'x', to_act = 'y'", "", ""),
]


@pytest.mark.parametrize(("damage", "trouble", "code"), TROUBLES)
def test_a_table_that_cannot_be_read_is_told_as_such(
    on_sqlite: Configure, damage: str, trouble: str, code: str
) -> None:
    id = TABLES["caesar over"]
    key = "table_id" if "entries" in damage else "id"
    with lay_out(on_sqlite()) as connection:
        where = " AND " if "WHERE" in damage else " WHERE "
        connection.execute(f"{damage}{where}{key} = ?", (id,))
    connection.close()

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = (await come_back(here))[0]
            for path in ("/me/tables", "/tables"):
                tables = (await anna.call("GET", path))["tables"]
                assert len(tables) > 2
                assert {one["id"]: one["trouble"] for one in tables}.get(id, trouble) == trouble
            if code:
                for ask in (
                    anna.call("GET", f"/tables/{id}"),
                    anna.send(type="watch", table=id),
                    anna.send(type="propose", table=id, what="rematch"),
                ):
                    with pytest.raises(Refused) as refused:
                        await ask
                    assert refused.value.code == code
                    assert "Traceback" not in str(refused.value)
            kept = await anna.call("GET", f"/tables/{id}/record")
            assert kept["actions"]
            assert kept["deal"]["secret"]
            # Nobody else has trouble.
            other = TABLES["caesar at one screen"]
            await play_on(anna, other)

    asyncio.run(main())


def test_a_game_that_goes_on_gives_its_record_to_nobody_even_if_it_is_damaged(
    on_sqlite: Configure,
) -> None:
    id = TABLES["caesar against a bot"]
    with lay_out(on_sqlite()) as connection:
        connection.execute("UPDATE tables SET revision = 99 WHERE id = ?", (id,))
    connection.close()

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = (await come_back(here))[0]
            with pytest.raises(Refused) as refused:
                await anna.call("GET", f"/tables/{id}/record")
            assert refused.value.code == "revision"

    asyncio.run(main())


def test_an_account_of_an_old_folder(on_sqlite: Configure) -> None:
    """It is logged in on its devices, and can be entered by its password and its codes; its page
    has the games of then."""
    lay_out(on_sqlite(), "0005").close()
    name, password = "Markéta", FIFTH["password"]

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            await come_back(here, "0005")
            laptop, lost = Client(here.url), Client(here.url)
            found = await laptop.call(
                "POST", "/account/login", {"name": name, "password": password}
            )
            laptop.token = found["token"]
            assert found["guest"]["id"] == FIFTH["guests"][name]
            assert (await laptop.call("GET", "/account"))["codes_left"] == 8
            page = await laptop.call("GET", "/people/marketa")
            assert page["public"]
            assert (page["portrait"], page["languages"]) == ("lyre", ["cs", "en"])
            games = (await laptop.call("GET", "/people/marketa/games"))["games"]
            assert len(games) == FIFTH["games"]
            code = {"name": name, "code": FIFTH["codes"][0], "password": "amphora under the fig"}
            assert (await lost.call("POST", "/account/recover", code))["guest"]["name"] == name

    asyncio.run(main())


def upgrade(connection: Connection, version: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def step(connection: Connection, version: str) -> None:
    """To one schema, and then a row into everything that it has: what a program of that schema may
    have left."""
    upgrade(connection, version)
    found = MetaData()
    found.reflect(connection)
    known = dict.fromkeys(found.tables, version)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            row = row_of(table, **known)
            for column in table.primary_key:
                if row[column.name] in ("x", 1):
                    row[column.name] = version if row[column.name] == "x" else int(version)
            row |= {name: version for name in ("key", "hash", "credential") if name in row}
            connection.execute(insert(table), row)


def test_a_database_of_every_schema_opens(configure_empty: Configure) -> None:
    """From each to the next with rows of it: nothing stands in the way, nothing is lost, and lists
    answer whatever is in them."""

    async def main() -> None:
        engine = open_database(configure_empty())
        try:
            for version in VERSIONS:
                async with engine.begin() as connection:
                    await connection.run_sync(step, version)
        finally:
            await engine.dispose()
        async with hall(configure_empty()) as here:
            anna = await here.guest("Anna")
            for path in ("/tables", "/me/tables", "/lobby", "/cups", "/evenings", "/today"):
                await anna.call("GET", path)
            rows = await here.house.store.rows(select(GUESTS.c.id))
            assert {row.id for row in rows} >= {*VERSIONS}

    asyncio.run(main())


def test_a_damaged_standing_answer_is_none() -> None:
    """Its seat is asked; the table, and whoever logs in there, have nothing to do with it."""
    assert decode("x").of("anna") == {}
    assert decode('{"guest": 1}').of("anna") == {}
    assert decode('{"CC-80": "pass"}').of("anna") == {"CC-80": "pass"}
