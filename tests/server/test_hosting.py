"""What a host needs: backups that come back, private files, a check-up, a trusted proxy."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import socket
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on

from triumvir.cli.main import main as program
from triumvir.server.config import Config
from triumvir.server.data_folder import make_private, prepare_folder
from triumvir.server.gate import Gate
from triumvir.server.hosting import doctor
from triumvir.server.hosting.backup import check_backup, restore, write_backup
from triumvir.server.serve import make_server
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.tables.refusal import Refusal


async def back_up(config: Config, file: Path) -> dict[str, int]:
    engine = open_database(config)
    try:
        return await write_backup(engine, config, file)
    finally:
        await engine.dispose()


async def bring_back(config: Config, file: Path) -> dict[str, int]:
    engine = open_database(config)
    try:
        return await restore(engine, config, file)
    finally:
        await engine.dispose()


def test_a_backup_of_a_running_server_comes_back(
    configure: Configure, on_sqlite: Configure, tmp_path: Path
) -> None:
    """From either database to SQLite: the same tables, seats, chat, and everybody's token."""
    file = tmp_path / "all.backup"

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "me")
            await play_on(anna, table, most=6)
            await anna.send(type="chat", table=table, text="Ave!")
            counts = await back_up(here.house.config, file)
            before = await anna.call("GET", f"/tables/{table}?words=1")
            # What is done after the backup is not in it.
            await play_on(anna, table, most=1)
        again = on_sqlite(data=tmp_path / "again")
        assert await bring_back(again, file) == counts
        async with hall(again) as here:
            anna.url = here.url
            assert (await anna.call("GET", "/me"))["name"] == "Anna"
            after = await anna.call("GET", f"/tables/{table}?words=1")
            assert after == before
            await anna.__aenter__()
            await play_on(anna, table)

    asyncio.run(main())


def test_what_was_on_sqlite_can_move_to_postgresql(configure: Configure, tmp_path: Path) -> None:
    source = Config(data=tmp_path / "source", port=0, pace=0.0)
    file = tmp_path / "all.backup"

    async def main() -> None:
        async with hall(source) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "greedy")
            await anna.send(type="chat", table=table, text="Ave!")
            await back_up(source, file)
        target = configure(data=tmp_path / "target")
        await bring_back(target, file)
        with pytest.raises(Refusal) as refused:
            await bring_back(target, file)
        assert refused.value.code == "restore-not-empty"
        async with hall(target) as here:
            anna.url = here.url
            # The next line of chat has a number of its own.
            command = {"type": "chat", "table": table, "text": "Salve!"}
            await anna.call("POST", "/commands", command)
            told = await anna.call("GET", f"/tables/{table}")
            assert [line["text"] for line in told["chat"]] == ["Ave!", "Salve!"]

    asyncio.run(main())


def damage(lines: list[bytes]) -> list[list[bytes]]:
    changed = json.loads(lines[1])
    changed["rows"][0][1] = "Somebody else"
    return [
        lines[:-1],
        [*lines[:-2], lines[-1]],
        [lines[0], json.dumps(changed).encode() + b"\n", *lines[2:]],
        [b"[]\n"],
        [b"no backup at all\n"],
    ]


def test_a_damaged_backup_is_refused_before_anything_is_touched(
    on_sqlite: Configure, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "caesar", "me", "open")
            await back_up(here.house.config, file)

    asyncio.run(main())
    assert check_backup(file).counts["tables"] == 1
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    whole = file.read_bytes()
    versions = [gzip.compress(b"".join(some)) for some in damage(lines)]
    for broken in (*versions, whole[: len(whole) // 2], b"", b"plain"):
        file.write_bytes(broken)
        data = tmp_path / "new"
        assert program(["restore", str(file), "--data", str(data)]) == 2
        assert not data.exists()
    file.write_bytes(whole)
    assert program(["restore", str(file), "--data", str(tmp_path / "new")]) == 0


def test_nobody_else_can_read_the_data_folder(on_sqlite: Configure) -> None:
    before = os.umask(0o022)
    try:
        data = on_sqlite().data
        # As an older version left them.
        data.mkdir(mode=0o755)
        with sqlite3.connect(data / "triumvir.sqlite"):
            pass
        (data / "triumvir.sqlite").chmod(0o644)

        async def main() -> None:
            async with hall(on_sqlite()) as here:
                await here.guest("Anna")
                for file in data.iterdir():
                    assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name

        asyncio.run(main())
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        # A folder with other things in it keeps its rights; what is ours there does not.
        shared = data.parent / "shared"
        shared.mkdir(mode=0o755)
        (shared / "letter.txt").write_text("Salve!")
        prepare_folder(shared)
        make_private(shared / "triumvir.sqlite")
        assert stat.S_IMODE(shared.stat().st_mode) == 0o755
        assert stat.S_IMODE((shared / "letter.txt").stat().st_mode) == 0o644
        assert stat.S_IMODE((shared / "triumvir.sqlite").stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_a_database_of_the_future_is_told_as_such(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()):
            pass
        file = on_sqlite().data / "triumvir.sqlite"
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        engine = open_database(on_sqlite())
        with pytest.raises(Refusal) as refused:
            await prepare_database(engine)
        await engine.dispose()
        assert refused.value.code == "database-newer"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("trusted", "asks", "seen"),
    [
        ((), "172.18.0.3", "172.18.0.3"),
        (("172.16.0.0/12",), "172.18.0.3", "203.0.113.7"),
        (("172.16.0.0/12",), "198.51.100.1", "198.51.100.1"),
        # Nor is one on this machine that nobody has named.
        ((), "127.0.0.1", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "203.0.113.7"),
    ],
)
def test_a_proxy_is_believed_if_the_host_says_so(
    on_sqlite: Configure, trusted: tuple[str, ...], asks: str, seen: str
) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            config = on_sqlite(trust_proxy=trusted)
            server = make_server(config, here.house, lambda _: None)
            server.config.load()
            outer: Any = server.config.loaded_app
            found: list[str] = []

            async def inner(scope: Any, _receive: object, _send: object) -> None:
                found.append(scope["client"][0])

            outer.app = inner
            headers = [(b"x-forwarded-for", b"203.0.113.7")]
            scope = {"type": "http", "client": (asks, 1), "headers": headers, "scheme": "http"}
            await outer(scope, None, None)
            assert found == [seen]

    asyncio.run(main())


def test_the_doctor_says_what_is_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.check_python((3, 11, 7)).state == "poor"
    assert doctor.check_python((3, 11, 10)).state == "good"
    assert doctor.check_python((3, 14, 0)).state == "good"
    assert doctor.check_handles(1024).state == "poor"
    assert doctor.check_handles(65536).state == "good"
    assert doctor.check_address("https://play.example.org").state == "good"
    assert doctor.check_address("http://localhost:8000").state == "good"
    assert doctor.check_address("http://play.example.org").state == "poor"
    assert [one.state for one in doctor.check_proxy("https://play.example.org")] == ["note"]
    assert not doctor.check_proxy("http://localhost:8000")
    assert [one.what for one in doctor.check_folder(tmp_path / "new" / "data")] == ["folder"]
    tmp_path.chmod(0o755)
    assert [one.state for one in doctor.check_folder(tmp_path)] == ["good", "poor"]
    tmp_path.chmod(0o700)
    assert [one.state for one in doctor.check_folder(tmp_path)] == ["good", "good"]
    (tmp_path / "triumvir.sqlite").write_text("This is no database, and long enough to tell." * 9)
    address = ["--address", "https://play.example.org"]
    assert program(["doctor", "--data", str(tmp_path), *address]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line[0] for line in told].count("✗") >= 1
    assert all(line[2:] and "[" not in line for line in told)


def test_a_name_that_is_too_long_is_nothing_there(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            for path in ("x" * 300, "assets/" + "x" * 300):
                reader, writer = await asyncio.open_connection(*here.url[7:].split(":"))
                writer.write(f"GET /{path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                assert b" 404 " in await reader.readline()
                writer.close()
            assert (await anna.call("GET", "/me"))["name"] == "Anna"

    asyncio.run(main())


def test_a_trusted_proxy_is_not_one_peer(on_sqlite: Configure) -> None:
    gate = Gate(on_sqlite(trust_proxy=("172.16.0.0/12", "fd00::/8")))
    assert gate.is_proxy("172.18.0.3")
    assert gate.is_proxy("fd00::7")
    assert Gate(on_sqlite(trust_proxy=("::1",))).is_proxy("::1")
    assert not gate.is_proxy("203.0.113.7")
    assert not gate.is_proxy("")
    # A peer on this machine is like any other, unless the host says otherwise.
    assert not gate.is_proxy("127.0.0.1")


def test_a_trusted_proxy_is_not_limited_as_one_peer(
    on_sqlite: Configure,
) -> None:
    """All visitors come from its address; their own are counted with their requests."""

    async def stay(trusted: tuple[str, ...]) -> int:
        few = on_sqlite(trust_proxy=trusted, connections_an_address=3, connections_a_second=1.0)
        async with hall(few) as here:
            port = int(here.url.rpartition(":")[2])
            opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(10)]
            reader, writer = opened[-1]
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                await reader.readline()
            staying = len(here.gate.edges)
            for _, writer in opened:
                writer.close()
            return staying

    async def main() -> None:
        assert await stay(("127.0.0.1",)) == 10
        assert await stay(()) <= 3

    asyncio.run(main())


def test_mistakes_of_a_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that was mistyped neither looks like an empty server nor becomes one; what is wrong
    is said in a sentence."""
    typo, here = tmp_path / "typo", tmp_path / "here"

    def told(*words: object) -> str:
        assert program([*map(str, words)]) == 2
        return capsys.readouterr().err

    for words in (
        ("admin", "tables"),
        ("account", "reset", "Anna"),
        ("db", "clean"),
        ("backup", tmp_path / "file"),
    ):
        assert f"There is no data of a server in {typo}" in told(*words, "--data", typo)
    assert [*tmp_path.iterdir()] == []
    assert program(["doctor", "--data", str(typo)]) == 0
    assert "There is no database" in capsys.readouterr().out
    assert program(["db", "upgrade", "--data", str(here)]) == 0
    assert "There is no folder" in told("backup", tmp_path / "no" / "file", "--data", here)
    assert "no game called “chess”" in told("admin", "cup", "chess", "Ides", "--data", here)
    assert "“9”" in told("admin", "cup", "caesar", "Ides", "--size", 9, "--data", here)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port}" in told("serve", "--port", port, "--data", here)
