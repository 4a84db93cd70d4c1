"""Tokens of programs: scopes, bots that are called bots, and tokens that are taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.client.client import Client, Refused
from triumvir.server.http.endpoints import ENDPOINTS, described

PASSWORD = "olive lyre trireme"


async def owner(here: Hall, name: str = "Anna") -> Client:
    """Somebody with an account."""
    client = await here.guest(name)
    made = await client.call("POST", "/account", {"name": name, "password": PASSWORD})
    client.token = made["token"]
    return client


async def token(client: Client, *scopes: str, bot: str = "", name: str = "My bot") -> Any:
    body = {"name": name, "scopes": list(scopes), "bot": bot, "password": PASSWORD}
    return await client.call("POST", "/account/programs", body)


def program(here: Hall, made: Any) -> Client:
    return Client(here.url, made["token"])


async def refused(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


def test_a_bot_of_ones_own(configure: Configure) -> None:
    """It plays under a name that says what it is, everywhere."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await owner(here), await here.guest("Jonas")
            made = await token(anna, "play", bot="Cicero")
            cicero = program(here, made)
            me = await cicero.call("GET", "/me")
            assert (me["name"], me["account"], me["program"]) == ("Cicero [bot]", True, True)
            table = await here.table(jonas, "terni-lapilli", "me", "open")
            async with cicero:
                await cicero.send(type="sit", table=table, seat=1)
                await jonas.send(type="start", table=table)
                both = (play_on(jonas, table, 1), play_on(cicero, table, 2))
                await asyncio.gather(*both)
                shown = await jonas.call("GET", f"/tables/{table}?words=1")
                assert [seat["program"] for seat in shown["table"]["seats"]] == [False, True]
                assert shown["table"]["seats"][1]["name"] == "Cicero [bot]"
                (mine,) = (await jonas.call("GET", "/me/tables"))["tables"]
                assert mine["seats"][1]["program"]
                # It is listed with its last use, and taken back: its socket is closed, too.
                (listed,) = (await anna.call("GET", "/account/programs"))["programs"]
                assert listed["plays"] == "Cicero [bot]"
                assert listed["bot"]
                assert listed["used"] > 0
                assert listed["scopes"] == ["play", "read"]
                assert "token" not in listed
                await anna.call("DELETE", f"/account/programs/{made['id']}")
                async with asyncio.timeout(20), cicero.change:
                    while not any(one["type"] == "lost" for one in cicero.heard):
                        await cicero.change.wait()
            assert await refused(cicero, "GET", "/me") == "no-cookie"
            # The same bot with another token; nobody else gets one, and nobody is called so.
            again = program(here, await token(anna, "play", bot="Cicero"))
            assert (await again.call("GET", "/me"))["id"] == me["id"]
            other = await owner(here, "Tomas")
            body = {"name": "x", "scopes": ["play"], "bot": "Cicero", "password": PASSWORD}
            assert await refused(other, "POST", "/account/programs", body) == "name-taken"
            named = await jonas.call("PATCH", "/me", {"name": "Consul [BOT]"})
            assert named["name"] == "Consul"
            assert not named["program"]
            # Nobody logs in as a bot.
            stranger = Client(here.url)
            login = {"name": "Cicero [bot]", "password": "x"}
            assert await refused(stranger, "POST", "/account/login", login) == "login"

    asyncio.run(main())


def test_bots_go_with_their_owner(configure: Configure) -> None:
    """Nobody could play for them any more: others would wait for ever, and the name be gone."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna, jonas = await owner(here), await here.guest("Jonas")
            cicero = program(here, await token(anna, "play", bot="Cicero"))
            table = await here.table(jonas, "terni-lapilli", "me", "open")
            async with cicero:
                await cicero.send(type="sit", table=table, seat=1)
                await jonas.send(type="start", table=table)
                await anna.call("DELETE", "/me", {"name": "Anna", "password": PASSWORD})
                async with asyncio.timeout(20), cicero.change:
                    while not any(one["type"] == "lost" for one in cicero.heard):
                        await cicero.change.wait()
            assert await refused(cicero, "GET", "/me") == "no-cookie"
            seats = (await jonas.call("GET", f"/tables/{table}"))["table"]["seats"]
            assert seats[1]["bot"] == "citizen"
            assert "Cicero" not in seats[1]["name"]
            assert not seats[1]["program"]
            await token(await owner(here, "Tomas"), "play", bot="Cicero")

    asyncio.run(main())


def test_scopes(configure: Configure) -> None:
    """What a token may, by HTTP and on a socket; what concerns the account it never may."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await owner(here)
            table = await here.table(anna, "terni-lapilli", "me", "open")
            reader = program(here, await token(anna, "read"))
            player = program(here, await token(anna, "play"))
            body = {"game": "terni-lapilli", "seats": [{"player": "me"}, {"player": "open"}]}
            assert (await reader.call("GET", "/me"))["id"] == anna.id
            (mine,) = (await reader.call("GET", "/me/tables"))["tables"]
            assert mine["id"] == table
            assert await refused(reader, "POST", "/tables", body) == "scope"
            command = {"type": "chat", "id": 1, "table": table, "text": "salve"}
            assert await refused(reader, "POST", "/commands", command) == "scope"
            async with reader:
                await reader.send(type="ping")
                await reader.send(type="watch", table=table)
                with pytest.raises(Refused) as error:
                    await reader.send(type="chat", table=table, text="salve")
                assert error.value.code == "scope"
            async with player:
                await player.send(type="chat", table=table, text="salve")
            await player.call("POST", "/tables", body)
            # Every line of the API that is about the account, and making more tokens.
            for endpoint in ENDPOINTS:
                if endpoint.needs() == "account":
                    path = endpoint.path.replace("{id}", "x")
                    assert await refused(player, endpoint.method, path, {}) == "scope", path
            guarded = {one.path for one in ENDPOINTS if one.needs() == "account"}
            assert guarded >= {
                *("/account", "/account/programs", "/account/password", "/account/passkeys"),
                *("/me/export", "/me/notices", "/me/code", "/logout", "/me", "/account/codes"),
            }
            assert b"needs the scope `play`" in described("openapi")

    asyncio.run(main())


def test_making_a_token_wants_a_proof(configure: Configure) -> None:
    """A stolen cookie does not make tokens; a new password ends those that there are."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await owner(here)
            body = {"name": "x", "scopes": ["play"]}
            assert await refused(anna, "POST", "/account/programs", body) == "password"
            wrong = {**body, "password": "not this one"}
            assert await refused(anna, "POST", "/account/programs", wrong) == "password"
            none = {**body, "scopes": [], "password": PASSWORD}
            assert await refused(anna, "POST", "/account/programs", none) == "shape"
            guest = await here.guest("Jonas")
            assert await refused(guest, "POST", "/account/programs", body) == "no-account"
            mine = program(here, await token(anna, "read"))
            assert (await mine.call("GET", "/me"))["name"] == "Anna"
            for forged in ("program_", "program_x", mine.token[:-1], mine.token + "x"):
                assert await refused(Client(here.url, forged), "GET", "/me") == "no-cookie"
            change = {"old": PASSWORD, "password": "amphora under the fig"}
            entered = await anna.call("PUT", "/account/password", change)
            assert await refused(mine, "GET", "/me") == "no-cookie"
            anna.token = entered["token"]
            # Somebody else's token cannot be taken back.
            body = {"name": "y", "scopes": ["read"], "password": "amphora under the fig"}
            made = await anna.call("POST", "/account/programs", body)
            tomas = await owner(here, "Tomas")
            path = f"/account/programs/{made['id']}"
            assert await refused(tomas, "DELETE", path) == "no-program"
            # Erased: no token of theirs works, nor one of their bots.
            await anna.call("DELETE", "/me", {"name": "Anna", "password": body["password"]})
            assert await refused(program(here, made), "GET", "/me") == "no-cookie"

    asyncio.run(main())
