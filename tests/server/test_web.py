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

from triumvir.client.client import Refused
from triumvir.core.errors import IllegalAction
from triumvir.core.registry import find
from triumvir.server.http import pages
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.openapi import PREFIX, openapi, socket_schemas
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import SCRIPTS, upgrade_database
from triumvir.server.store.schema import HEAD, META
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.verbs import AnyCommand
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
            assert b"In a checkout, make web builds it" in text
            german = {"Accept-Language": "de"}
            assert b"make web" in (await asyncio.to_thread(fetch, "/", **german))[1]
            assert b"nicht gebaut" in (await asyncio.to_thread(fetch, "/", **german))[1]
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
            told = (await asyncio.to_thread(fetch, "/metrics"))[1].decode()
            lines = [line for line in told.splitlines() if not line.startswith("#")]
            numbers = {name: float(number) for name, number in map(str.split, lines)}
            assert "triumvir_acts_total" in numbers
            assert numbers['triumvir_http_requests_total{status="404"}'] >= 5
            assert numbers['triumvir_http_requests_total{status="200"}'] >= 3
            assert numbers["triumvir_http_seconds_count"] >= 8
            assert numbers['triumvir_refused_total{code="no-page"}'] >= 1
            assert numbers["triumvir_database_bytes"] > 10_000
            assert numbers["triumvir_memory_bytes"] > 10_000_000
            assert numbers["triumvir_connections"] >= 1

    asyncio.run(main())


def test_a_link_tells_who_invites_to_what(
    on_sqlite: Configure, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the reader's language, without a secret, and whatever somebody calls themselves."""
    monkeypatch.setattr(pages, "WEB", tmp_path)
    document = '<html lang="en"><meta name="description" content="x" /><title>Triumvir</title>'
    (tmp_path / "index.html").write_text(document)

    async def main() -> None:
        async with hall(on_sqlite()) as here:

            def fetch(path: str, language: str) -> str:
                asked = Request(here.url + path, headers={"Accept-Language": language})
                with urlopen(asked) as answer:
                    assert answer.headers["vary"] == "accept-language"
                    return str(answer.read().decode())

            anna = await here.guest('An"na <b>')
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            info = await anna.call("GET", f"/tables/{table}")
            for language, html, said in (
                ("cs,en;q=0.5", "cs", "vás zve ke hře Caesar &amp; Kleopatra"),
                ("de-AT", "de", "lädt dich ein zu Caesar &amp; Cleopatra"),
                ("xx", "en", "invites you to Caesar &amp; Cleopatra"),
            ):
                text = await asyncio.to_thread(fetch, f"/t/{table}", language)
                assert text.startswith(f'<html lang="{html}">')
                assert f"<title>An&quot;na &lt;b&gt; {said} · Triumvir</title>" in text
                assert f'<meta property="og:title" content="An&quot;na &lt;b&gt; {said}' in text
                assert info["table"]["host"] not in text
            for path in ("/", "/t/nobody", "/rules"):
                text = await asyncio.to_thread(fetch, path, "fr")
                assert "<title>Triumvir</title>" in text
                assert "Trois jeux de Rome" in text
            await anna.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            text = await asyncio.to_thread(fetch, f"/t/{table}", "en")
            assert "<title>Caesar &amp; Cleopatra, a table · Triumvir</title>" in text
            assert "An&quot;na" not in text

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


def test_migrations_make_what_the_schema_says(configure_empty: Configure) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config as AlembicConfig
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD

    async def main() -> None:
        engine = open_database(configure_empty())
        assert await upgrade_database(engine) == ""
        assert await upgrade_database(engine) == HEAD
        async with engine.connect() as connection:
            difference = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), META)
            )
        assert difference == []
        await engine.dispose()

    asyncio.run(main())


def test_a_database_of_an_unknown_version_is_not_touched(on_sqlite: Configure) -> None:
    from sqlalchemy import text

    from triumvir.server.store.migrate import prepare_database

    async def main() -> None:
        engine = open_database(on_sqlite())
        await prepare_database(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        with pytest.raises(Refusal, match="newer than this program knows"):
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
        for piece in file.read_text(encoding="utf-8").split(' Refusal("')[1:]:
            code, _, rest = piece.partition('"')
            if not rest.startswith((', "', ", str(", ", f")):
                codes.add(code)
    assert len(codes) > 40
    for code in codes:
        for language in LANGUAGES:
            sentence = Refusal(code).sentence(language)
            assert not sentence.startswith("["), code


def test_the_rules_refuse_in_the_readers_language() -> None:
    """Not in English, and not with words of the protocol."""
    game = find("caesar-cleopatra")
    state = game.start(2, {})
    with pytest.raises(IllegalAction) as caught:
        state.play(0, game.parse("pass"))
    refusal = Refusal("illegal-action", "CC-17", game=game.meta.id)
    refusal.__cause__ = caught.value
    assert refusal.sentence("de") == "Wähle zuerst die nächste Karte deines Aktionsstapels."
    assert len({refusal.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
