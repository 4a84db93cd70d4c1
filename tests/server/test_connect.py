"""A program at a table of a real server: `triumvir bot connect`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from pathlib import Path

import pytest
from bench.ports import free_port
from bench.serving import Serving
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on

from triumvir.client.client import Client, Json
from triumvir.client.connect import read_link
from triumvir.server.tables.refusal import Refusal

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def example(folder: Path) -> list[str]:
    """The program of the page."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    file = folder / "dice.py"
    file.write_text(found[1], encoding="utf-8")
    return [sys.executable, str(file)]


async def connect(*arguments: str, **more: str) -> Process:
    path = os.pathsep.join([entry or "." for entry in sys.path])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "triumvir.cli", "bot", "connect", *arguments),
        stdout=PIPE,
        stderr=STDOUT,
        env={**os.environ, "PYTHONPATH": path, "TRIUMVIR_LANG": "en", **more},
    )


async def output(process: Process, seconds: float = 60) -> str:
    async with asyncio.timeout(seconds):
        said, _ = await process.communicate()
    return said.decode()


async def seated(client: Client, table: str, seat: int) -> Json:
    """Until the program sits there."""

    def there(message: Json) -> bool:
        return message["type"] in ("table", "update") and bool(
            message["table"]["seats"][seat]["guest"]
        )

    await client.send(type="watch", table=table)
    return await client.until(there)


def test_the_example_plays_on_when_the_server_was_killed(tmp_path: Path) -> None:
    async def main() -> None:
        serving = Serving(tmp_path / "data", free_port())
        await serving.start()
        anna = Client(serving.url)
        await anna.enter("Anna")
        seats = [{"player": "me"}, {"player": "open"}]
        made = await anna.call("POST", "/tables", {"game": "caesar", "seats": seats})
        link = f"{serving.url}/t/{made['id']}"
        process = await connect(link, "--pace", "0", "--", *example(tmp_path))
        try:
            async with anna:
                info = (await seated(anna, made["id"], 1))["table"]
                assert info["seats"][1]["name"] == "dice"
                await anna.send(type="start", table=made["id"])
                assert await play_on(anna, made["id"], most=3) == 3
            serving.kill()
            await serving.start()
            async with anna:
                assert await play_on(anna, made["id"], seed=1) > 0
            said = await output(process)
        finally:
            if process.returncode is None:
                process.kill()
            await serving.stop()
        assert process.returncode == 0, said
        assert "calls itself dice" in said
        assert "Connection lost" in said
        assert "All answers were right" in said

    asyncio.run(main())


BAD = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print('{"type": "hello", "protocol": 1}', flush=True)
    elif m["type"] == "start":
        print('{"type": "ready"}', flush=True)
    elif m["type"] == "view":
        print('{"type": "act", "seq": %d, "action": "dance"}' % m["seq"], flush=True)
"""


def test_a_program_that_is_no_good_and_one_that_comes_back(
    on_sqlite: Configure, tmp_path: Path
) -> None:
    """A seat by number, a name, consent; nonsense is replaced by a random choice, reported and
    counted.
    """

    async def main() -> None:
        bad = tmp_path / "bad.py"
        bad.write_text(BAD, encoding="utf-8")
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            link = f"{here.url}/#{table}"
            first = await connect(link, "--seat", "1", "--name", "Robot", "--", *example(tmp_path))
            info = (await seated(anna, table, 1))["table"]
            assert info["seats"][1]["name"] == "Robot"
            assert first.stdout is not None
            token = None
            while token is None:
                line = (await first.stdout.readline()).decode()
                assert line
                token = re.search(r"--token (\S+)", line)
            first.terminate()
            await first.wait()
            # It comes back as the same guest, with another program, and takes its seat again.
            await anna.send(type="start", table=table)
            again = await connect(
                *(f"{here.url}/api/v1/tables/{table}", "--pace", "0", "--"),
                *(sys.executable, str(bad)),
                TRIUMVIR_TOKEN=token[1],
            )
            # It does its part of the set-up, and waits for Anna.
            acted = await anna.until(
                lambda m: m["type"] == "update" and m["table"]["to_act"] == [0], 40
            )
            assert acted["log"][-1]["seat"] == 1
            await anna.send(type="propose", table=table, what="end")
            said = await output(again)
            assert again.returncode == 1, said
            assert "ended early" in said
            assert "dance" in said

    asyncio.run(main())


def test_who_cannot_sit_is_told_why(on_sqlite: Configure, tmp_path: Path) -> None:
    async def main() -> None:
        dice = example(tmp_path)
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            full = await here.table(anna, "caesar-cleopatra", "me", "me")
            for arguments, sentence in (
                ((f"{here.url}/t/{full}",), "No seat is free"),
                ((f"{here.url}/t/{full}", "--seat", "1"), "started already"),
                ((f"{here.url}/t/nowhere",), "There is no such table"),
                ((f"{here.url}/t/{full}", "--token", "x.y"), "does not know you"),
                ((f"http://127.0.0.1:{free_port()}/t/x",), "cannot be reached"),
            ):
                process = await connect(*arguments, "--", *dice)
                said = await output(process)
                assert process.returncode == 2, said
                assert sentence in said

    asyncio.run(main())


def test_links() -> None:
    for link in (
        "http://club.example/t/a-b_9",
        "http://club.example/t/a-b_9/",
        "http://club.example/#a-b_9",
        "http://club.example/api/v1/tables/a-b_9",
        "http://club.example/t/a-b_9?lang=cs",
    ):
        assert read_link(link) == ("http://club.example", "a-b_9")
    for wrong in ("club.example/t/x", "ftp://club.example/t/x", "http://club.example/", "http://["):
        with pytest.raises(Refusal) as error:
            read_link(wrong)
        assert error.value.code == "table-link"
