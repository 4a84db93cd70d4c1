"""What is described, the page, health, metrics, migrations."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.server import pages
from triumvir.server.app import ENDPOINTS
from triumvir.server.client import Refused
from triumvir.server.commands import AnyCommand
from triumvir.server.database import open_database
from triumvir.server.migrate import SCRIPTS, upgrade_database
from triumvir.server.openapi import PREFIX, openapi, socket_schemas
from triumvir.server.refusal import Refusal
from triumvir.server.schema import HEAD, META
from triumvir.texts import LANGUAGES


def test_the_documents_hang_together() -> None:
    document = openapi(ENDPOINTS)
    assert {f"{PREFIX}{endpoint.path}" for endpoint in ENDPOINTS} == set(document["paths"])
    names = [
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    ]
    assert len(names) == len(set(names)) == len(ENDPOINTS)
    for whole, root in ((document, "#/components/schemas/"), (socket_schemas(), "#/$defs/")):
        known = whole["components"]["schemas"] if "components" in whole else whole["$defs"]
        for word in json.dumps(whole).split('"'):
            if word.startswith("#/"):
                assert word.removeprefix(root) in known
    commands = socket_schemas()["commands"]["anyOf"]
    assert len(commands) == len(AnyCommand.__args__)
    assert all(
        socket_schemas()["$defs"][entry["$ref"].rpartition("/")[2]]["additionalProperties"] is False
        for entry in commands
    )


def test_the_page_health_and_metrics(
    on_sqlite: Configure, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "web"
    monkeypatch.setattr(pages, "WEB", web)

    async def main() -> None:
        async with hall(on_sqlite()) as here:

            def fetch(path: str, **headers: str) -> tuple[int, bytes, Any]:
                try:
                    with urlopen(Request(here.url + path, headers=headers)) as answer:
                        return answer.status, answer.read(), answer.headers
                except HTTPError as error:
                    return error.code, error.read(), error.headers

            status, text, _ = await asyncio.to_thread(fetch, "/")
            assert status == 503
            assert b"make web" in text
            (web / "assets").mkdir(parents=True)
            (web / "index.html").write_text("<title>Triumvir</title>")
            (web / "assets" / "a-1.js").write_text("1")
            (web / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"1"))
            for path in ("/", "/t/abc", "/rules/caesar", "/about"):
                status, text, headers = await asyncio.to_thread(fetch, path)
                assert (status, text) == (200, b"<title>Triumvir</title>")
                assert "script-src 'self';" in headers["content-security-policy"]
                assert headers["cache-control"] == "no-cache"
            status, text, headers = await asyncio.to_thread(fetch, "/assets/a-1.js")
            assert (text, headers["content-type"]) == (b"1", "text/javascript; charset=utf-8")
            assert "immutable" in headers["cache-control"]
            _, packed, headers = await asyncio.to_thread(
                fetch, "/assets/a-1.js", **{"Accept-Encoding": "gzip"}
            )
            assert headers["content-encoding"] == "gzip"
            assert gzip.decompress(packed) == b"1"
            for path in ("/assets/..%2Findex.html", "/assets/b.js", "/.env", "/index.html", "/x/y"):
                assert (await asyncio.to_thread(fetch, path))[0] == 404
            # A person with a wrong address gets a page that says so; a program gets a sentence.
            for path, is_page in (("/x/y", True), ("/x", True), ("/api/v1/x", False)):
                status, text, _ = await asyncio.to_thread(fetch, path, Accept="text/html")
                assert (status, text.startswith(b"<title>")) == (404, is_page)
            _, games, _ = await asyncio.to_thread(fetch, "/api/v1/games?language=de")
            assert [game["id"] for game in json.loads(games)["games"]]
            assert (await asyncio.to_thread(fetch, "/healthz"))[1] == b"ok\n"
            assert b"triumvir_acts_total" in (await asyncio.to_thread(fetch, "/metrics"))[1]

    asyncio.run(main())


def test_requests_that_are_refused(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(body_bytes=10_000, tables_a_guest=1)) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "caesar-cleopatra", "me", "open")
            for method, path, body, code in (
                ("POST", "/tables", {"game": "x" * 20_000, "seats": []}, "too-large"),
                ("POST", "/tables", 7, "shape"),
                ("GET", "/tables/nowhere", None, "no-table"),
                ("GET", "/tables/nowhere/record", None, "no-table"),
                ("POST", "/commands", {"type": "hello", "version": 1}, "socket-only"),
                ("POST", "/commands", {"type": "dance"}, "shape"),
                (
                    "POST",
                    "/tables",
                    {"game": "caesar-cleopatra", "seats": [{"player": "me"}, {"player": "me"}]},
                    "too-many-tables",
                ),
            ):
                with pytest.raises(Refused) as error:
                    await anna.call(method, path, body)
                assert error.value.code == code
            # A foreign page cannot act with somebody's cookie.
            request = Request(
                f"{here.url}/api/v1/guests",
                b"{}",
                {"Origin": "https://evil.example"},
                method="POST",
            )
            with pytest.raises(Exception, match="403"):
                await asyncio.to_thread(urlopen, request)

    asyncio.run(main())


def test_a_command_by_http_is_the_same_door(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna", "cs")
            table = await here.table(anna, "caesar-cleopatra", "me", "me")
            seen = await anna.call("GET", f"/tables/{table}?words=1")
            assert seen["views"][0]["words"]["choices"][0]["words"]
            choice = seen["views"][0]["view"]["choices"][0]
            act = {
                "type": "act",
                "table": table,
                "seat": 0,
                "seq": seen["seq"],
                "actions": [choice],
            }
            assert (await anna.call("POST", "/commands", act))["seq"] == seen["seq"] + 1
            with pytest.raises(Refused) as error:
                await anna.call("POST", "/commands", act)
            assert error.value.answer["type"] == "stale"
            assert error.value.answer["seq"] == seen["seq"] + 1
            with pytest.raises(Refused) as error:
                await anna.call("POST", "/commands", {"type": "agree", "table": table})
            assert error.value.answer["sentence"] == "Nic není navrženo."

    asyncio.run(main())


def test_migrations_make_what_the_schema_says(configure: Configure) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config as AlembicConfig
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD

    async def main() -> None:
        engine = open_database(configure())
        assert await upgrade_database(engine) == ""
        assert await upgrade_database(engine) == HEAD
        async with engine.connect() as connection:
            difference = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), META)
            )
        assert difference == []
        await engine.dispose()

    asyncio.run(main())


def test_an_old_database_is_not_touched(on_sqlite: Configure) -> None:
    from sqlalchemy import text

    from triumvir.server.migrate import prepare_database

    async def main() -> None:
        engine = open_database(on_sqlite())
        await prepare_database(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        with pytest.raises(Refusal, match="triumvir db upgrade"):
            await prepare_database(engine)
        await engine.dispose()

    asyncio.run(main())


def test_an_old_sqlite_is_told_of_at_the_start(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 32, 3))
    with pytest.raises(Refusal, match=r"and 3\.33 or newer is needed"):
        open_database(on_sqlite())


def test_a_refusal_is_said_in_every_language() -> None:
    source = Path(__file__).parents[2] / "src/triumvir/server"
    codes = set()
    for file in source.rglob("*.py"):
        for piece in file.read_text(encoding="utf-8").split('Refusal("')[1:]:
            code, _, rest = piece.partition('"')
            if not rest.startswith((', "', ", str(", ", f")):
                codes.add(code)
    assert len(codes) > 40
    for code in codes:
        for language in LANGUAGES:
            sentence = Refusal(code).sentence(language)
            assert not sentence.startswith("["), code
