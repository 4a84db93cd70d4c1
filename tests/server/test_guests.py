"""Guests: tokens, names, a second device."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.client.client import Client, Refused
from triumvir.server.people.guests import CLANS, FIRST_NAMES


def test_a_second_device(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            first = (await anna.call("POST", "/me/code"))["code"]
            code = (await anna.call("POST", "/me/code"))["code"]
            phone = Client(here.url)
            with pytest.raises(Refused):
                await phone.call("POST", "/login", {"code": first})
            same = await phone.call("POST", "/login", {"code": code.lower().replace("-", " ")})
            assert same["id"] == anna.id
            phone.token = same["token"]
            assert (await phone.call("GET", "/me"))["name"] == "Anna"
            with pytest.raises(Refused) as error:
                await phone.call("POST", "/login", {"code": code})
            assert error.value.code == "code"

    asyncio.run(main())


def test_a_stranger_arrives_and_comes_again(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            somebody = Client(here.url)
            first = await somebody.call("PUT", "/me", {"language": "cs"})
            assert first["language"] == "cs"
            somebody.token = first["token"]
            again = await somebody.call("PUT", "/me", {"name": "Other", "language": "fr"})
            assert again == {**first, "token": ""}
            somebody.token = "forged.token"
            assert (await somebody.call("PUT", "/me", {}))["id"] != first["id"]

    asyncio.run(main())


def test_a_new_name_is_told_at_tables(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna", "de")
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            await anna.send(type="watch", table=table)
            changed = await anna.call("PATCH", "/me", {"name": " Julia\n\u202e Felix "})
            assert changed["name"] == "Julia Felix"
            told = await anna.until(lambda message: message["type"] == "update")
            assert told["table"]["seats"][0]["name"] == "Julia Felix"
            for bad in ("", "\u200b", "x" * 33):
                with pytest.raises(Refused):
                    await anna.call("PATCH", "/me", {"name": bad})

    asyncio.run(main())


def test_no_bot_has_a_name_of_guests() -> None:
    """Else two at a table are called alike: "Titus" and "Titus Valerius"."""
    locales = Path(__file__).parents[2] / "src/triumvir/locales"
    written = [file.read_text(encoding="utf-8") for file in locales.glob("*/common.ftl")]
    bots = {name for text in written for name in re.findall(r"^bot-\w+-\d = (.+)$", text, re.M)}
    assert len(bots) >= 40
    names = {f"{stem}{ending}" for stem in FIRST_NAMES + CLANS for ending in ("us", "a")}
    assert not names & bots


def test_a_name_is_not_changed_all_the_time(on_sqlite: Configure) -> None:
    """Each change is told at all tables of a guest."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            for number in range(10):
                await anna.call("PATCH", "/me", {"name": f"Anna {number}"})
            with pytest.raises(Refused) as refused:
                await anna.call("PATCH", "/me", {"name": "Anna again"})
            assert refused.value.code == "rate"
            assert (await anna.call("GET", "/me"))["name"] == "Anna 9"

    asyncio.run(main())


@pytest.mark.parametrize(
    "forge",
    [
        lambda token: token + "x",
        lambda token: token[:-1] + ("A" if token[-1] != "A" else "B"),
        lambda token: "x" + token,
        lambda token: token.split(".")[0],
        lambda token: token.split(".")[0] + ".",
        lambda _: ".",
        lambda _: "é.é",
    ],
)
def test_a_forged_token_is_nobody(on_sqlite: Configure, forge: object) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            assert callable(forge)
            other = Client(here.url, forge(anna.token).encode().decode("latin-1"))
            with pytest.raises(Refused) as error:
                await other.call("GET", "/me")
            assert error.value.code == "no-cookie"

    asyncio.run(main())


def test_tokens_outlive_the_server_and_not_its_key(on_sqlite: Configure) -> None:
    async def main() -> None:
        config = on_sqlite()
        async with hall(config) as here:
            anna = await here.guest("Anna")
        assert (config.data / "key").stat().st_mode & 0o077 == 0
        async with hall(config) as here:
            anna.url = here.url
            assert (await anna.call("GET", "/me"))["id"] == anna.id
        (config.data / "key").unlink()
        async with hall(config) as here:
            anna.url = here.url
            with pytest.raises(Refused):
                await anna.call("GET", "/me")

    asyncio.run(main())
