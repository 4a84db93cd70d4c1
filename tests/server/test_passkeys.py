"""Passkeys: made and used, and everything that somebody without one might try."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.authenticator import Authenticator, spoiled
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall

from triumvir.server.notices.webpush import encode
from triumvir.server.people.passkeys import site_of
from triumvir.server.store.schema import CHALLENGES, PASSKEYS

PASSWORD = "olive lyre trireme"
Json = dict[str, Any]


class Browser:
    """One with a cookie of its own, at localhost."""

    def __init__(self, here: Hall) -> None:
        self.origin = here.url.replace("127.0.0.1", "localhost")
        self.web = httpx.AsyncClient(base_url=f"{here.url}/api/v1", timeout=30)
        here.stack.push_async_callback(self.web.aclose)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        host = self.origin.split("//")[1]
        headers = {"origin": self.origin, "host": host}
        answer = await self.web.request(method, path, json=body, headers=headers)
        found: Json = answer.json()
        if found.get("token"):
            self.web.headers["authorization"] = f"Bearer {found['token']}"
        self.web.cookies.clear()
        return answer.status_code, found

    async def enter(self) -> Browser:
        await self.ask("POST", "/guests", {"name": "", "language": "en"})
        return self

    async def options(self, kind: str, name: str = "") -> Json:
        _, found = await self.ask("POST", "/account/passkeys/options", {"kind": kind, "name": name})
        return dict(found["options"])

    async def code(self, method: str, path: str, body: object) -> str:
        """Why it was refused; nothing if it was not."""
        status, found = await self.ask(method, path, body)
        return "" if status < 300 else str(found["code"])

    async def login(self, credential: Json) -> str:
        return await self.code("POST", "/account/passkeys/login", {"credential": credential})


async def keep(browser: Browser, key: Authenticator, name: str = "Markéta") -> Json:
    """A guest becomes an account with a passkey and no password."""
    passkey = key.make(await browser.options("register", name))
    status, made = await browser.ask("POST", "/account", {"name": name, "passkey": passkey})
    assert status == 201, made
    return made


def test_an_account_without_a_password(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            made = await keep(laptop, key)
            assert len(made["codes"]) == 8
            _, account = await laptop.ask("GET", "/account")
            assert account["password"] is False
            assert len(account["passkeys"]) == 1
            # In again on another device, as the same person, without a name.
            phone = await Browser(here).enter()
            assert await phone.login(key.sign(await phone.options("login"))) == ""
            _, me = await phone.ask("GET", "/me")
            assert me["id"] == made["guest"]["id"]
            # No password fits.
            stranger = await Browser(here).enter()
            for password in ("", "x", PASSWORD):
                body = {"name": "Markéta", "password": password}
                assert await stranger.code("POST", "/account/login", body) in ("login", "shape")
            # The only key stays; with a password, set by the passkey, it may go.
            id = account["passkeys"][0]["id"]
            assert await phone.code("DELETE", f"/account/passkeys/{id}", None) == "last-passkey"
            assert await phone.code("POST", "/account/codes", {}) == "password"
            proof = key.sign(await phone.options("prove"))
            body2 = {"password": PASSWORD, "passkey": proof}
            assert await phone.code("PUT", "/account/password", body2) == ""
            name = {"name": "My laptop"}
            assert await phone.code("PATCH", f"/account/passkeys/{id}", name) == ""
            _, account = await phone.ask("GET", "/account")
            assert account["passkeys"][0]["name"] == "My laptop"
            assert await phone.code("DELETE", f"/account/passkeys/{id}", None) == ""
            late = await Browser(here).enter()
            assert await late.login(key.sign(await late.options("login"))) == "passkey"

    asyncio.run(main())


def test_one_more_passkey_wants_a_proof(configure: Configure) -> None:
    """A stolen cookie is not enough to stay for ever."""

    async def main() -> None:
        async with hall(configure()) as here:
            laptop = await Browser(here).enter()
            await laptop.ask("POST", "/account", {"name": "Anna", "password": PASSWORD})
            key = Authenticator(laptop.origin)
            path = "/account/passkeys"
            for password in ("", "not this one"):
                made = key.make(await laptop.options("register"))
                body = {"credential": made, "password": password}
                assert await laptop.code("POST", path, body) == "password"
            made = key.make(await laptop.options("register"))
            right = {"credential": made, "password": PASSWORD}
            assert await laptop.code("POST", path, right) == ""
            # Once more with the same answer, and the same passkey for somebody else.
            assert await laptop.code("POST", path, right) == "passkey"
            other = await Browser(here).enter()
            passkey = key.make(await other.options("register", "Jonas"))
            body = {"name": "Jonas", "passkey": passkey}
            assert await other.code("POST", "/account", body) != ""
            # The second one by the first one.
            second = Authenticator(laptop.origin)
            proof = key.sign(await laptop.options("prove"))
            made = second.make(await laptop.options("register"))
            body = {"credential": made, "passkey": proof}
            assert await laptop.code("POST", path, body) == ""
            # A passkey of another account proves nothing here.
            await keep(other, third := Authenticator(other.origin), "Jonas")
            foreign = third.sign(await laptop.options("prove"))
            assert await laptop.code("POST", "/account/codes", {"passkey": foreign}) == "passkey"

    asyncio.run(main())


def test_what_a_thief_tries(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(tries_an_address=1000.0)) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            await keep(laptop, key)
            thief, victim = await Browser(here).enter(), await Browser(here).enter()
            # Seen on the wire, and used again.
            seen = key.sign(await victim.options("login"))
            assert await victim.login(seen) == ""
            assert await victim.login(seen) == "passkey"
            assert await thief.login(seen) == "passkey"
            # Signed for somebody else's question: neither a challenge of the thief's that the
            # victim was made to sign, nor one of the victim's that the thief brings.
            asked = await thief.options("login")
            stranger = await Browser(here).enter()
            signed = key.sign(asked)
            assert await stranger.login(signed) == "passkey"
            # A question of another kind.
            assert await thief.login(key.sign(await thief.options("register"))) == "passkey"
            # Never asked at all.
            assert await thief.login(key.sign({"challenge": "AAAA"})) == "passkey"
            # Too late.
            late = key.sign(await thief.options("login"))
            async with here.house.engine.begin() as connection:
                await connection.execute(update(CHALLENGES).values(expires=1))
            assert await thief.login(late) == "passkey"
            # Changed on the way.
            for part in ("signature", "authenticatorData"):
                bad = spoiled(key.sign(await thief.options("login")), part)
                assert await thief.login(bad) == "passkey"
            # By another key under the same id; by a page of another name; without a look at who
            # holds the device.
            forged = Authenticator(laptop.origin)
            forged.id, forged.counter = key.id, 1000
            assert await thief.login(forged.sign(await thief.options("login"))) == "passkey"
            key.origin, origin = "https://triumvir.example", key.origin
            assert await thief.login(key.sign(await thief.options("login"))) == "passkey"
            key.origin = origin
            key.site = "triumvir.example"
            assert await thief.login(key.sign(await thief.options("login"))) == "passkey"
            key.site = "localhost"
            key.flags = 1
            assert await thief.login(key.sign(await thief.options("login"))) == "passkey"
            key.flags = 5
            # A copy of the authenticator: its counter has not grown.
            counter = key.counter
            assert await victim.login(key.sign(await victim.options("login"))) == ""
            key.counter = counter
            assert await thief.login(key.sign(await thief.options("login"))) == "passkey"
            key.counter = counter + 10
            # Nonsense, in every place.
            deep = {"id": "x", "response": {"clientDataJSON": encode(b"[" * 40_000)}}
            for nonsense in ({}, {"id": 1}, {"id": "x", "response": {"clientDataJSON": "%"}}, deep):
                assert await thief.login(nonsense) == "passkey"
            _, me = await thief.ask("GET", "/me")
            assert not me["account"]
            # And the one who has it comes in.
            assert await victim.login(key.sign(await victim.options("login"))) == ""

    asyncio.run(main())


def test_whoever_comes_in_has_not_guessed(on_sqlite: Configure) -> None:
    """A club behind one address logs in by passkeys, one after the other."""

    async def main() -> None:
        async with hall(on_sqlite(tries_an_address=3.0)) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            await keep(laptop, key)
            for _ in range(5):
                phone = await Browser(here).enter()
                assert await phone.login(key.sign(await phone.options("login"))) == ""
            thief = await Browser(here).enter()
            for no in ["passkey"] * 3 + ["tries"]:
                assert await thief.login({}) == no

    asyncio.run(main())


def test_two_at_once_with_one_answer(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            await keep(laptop, key)
            phone = await Browser(here).enter()
            signed = key.sign(await phone.options("login"))
            twin = Browser(here)
            twin.web.headers.update(phone.web.headers)
            codes = await asyncio.gather(phone.login(signed), twin.login(signed))
            assert sorted(codes) in (["", "passkey"], ["no-cookie", ""], ["", "no-cookie"])
            async with here.house.engine.connect() as connection:
                assert (await connection.execute(select(CHALLENGES))).all() == []
                (row,) = (await connection.execute(select(PASSKEYS))).all()
            assert row.counter == 2

    asyncio.run(main())


def test_an_answer_works_once_without_a_counter(configure: Configure) -> None:
    """Where keys do not count, nothing but the challenge tells an answer from its copy."""

    async def main() -> None:
        async with hall(configure()) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            key.counts = False
            await keep(laptop, key)
            phone, copy = await Browser(here).enter(), Browser(here)
            copy.web.headers.update(phone.web.headers)  # the same session, as a thief has it
            body = {"credential": key.sign(await phone.options("login")), "bring": False}
            path = "/account/passkeys/login"
            assert await phone.code("POST", path, body) == ""
            assert await copy.code("POST", path, body) == "passkey"
            # The key itself goes on working.
            body = {"credential": key.sign(await copy.options("login")), "bring": False}
            assert await copy.code("POST", path, body) == ""

    asyncio.run(main())


def test_a_copied_key_and_its_original_at_once(configure: Configure) -> None:
    """Both have grown their counters to the same number: one of them comes in."""

    async def main() -> None:
        async with hall(configure()) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            await keep(laptop, key)
            both = [await Browser(here).enter(), await Browser(here).enter()]
            options = [await one.options("login") for one in both]
            signed = []
            for asked in options:
                key.counter = 1
                signed.append(key.sign(asked))
            codes = await asyncio.gather(
                *(one.login(answer) for one, answer in zip(both, signed, strict=True))
            )
            assert sorted(codes) == ["", "passkey"]

    asyncio.run(main())


def test_the_host_takes_all_keys_away(on_sqlite: Configure) -> None:
    """A link of the host is for an account that is in wrong hands: passkeys are void as well."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            laptop = await Browser(here).enter()
            key = Authenticator(laptop.origin)
            await keep(laptop, key)
            link = await here.house.accounts.make_link("reset", "Markéta")
            phone = await Browser(here).enter()
            body = {"link": link, "password": PASSWORD}
            assert await phone.code("POST", "/account/reset", body) == ""
            late = await Browser(here).enter()
            assert await late.login(key.sign(await late.options("login"))) == "passkey"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("https://play.example", "play.example"),
        ("https://play.example:8443", "play.example"),
        ("http://localhost:8000", "localhost"),
        ("http://club.localhost", "club.localhost"),
        ("http://play.example", ""),
        ("https://127.0.0.1", ""),
        ("http://127.0.0.1:8000", ""),
        ("https://192.168.1.4", ""),
        ("https://[::1]", ""),
        ("https://2130706433", ""),
        ("https://cellar", ""),
        ("null", ""),
        ("", ""),
    ],
)
def test_where_there_are_passkeys(origin: str, name: str) -> None:
    found = site_of(origin)
    assert (found.name if found is not None else "") == name
