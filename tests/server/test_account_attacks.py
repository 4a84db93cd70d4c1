"""What keeps others out of an account: guessed passwords and codes, stolen and planted tokens."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import Any

import httpx
import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.members import OTHER, PASSWORD, keep, log_in, refused

from triumvir.client.client import Client, Refused
from triumvir.server.people.passwords import Passwords
from triumvir.server.workers.loop import NICE


def test_passwords_that_are_guessed_first(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            for password, code in (
                ("short", "password-short"),
                ("aaaaaaaaaaaa", "password-weak"),
                ("Anna Felix!!", "password-weak"),
            ):
                body = {"name": "Anna Felix", "password": password}
                assert await refused(anna, "POST", "/account", body) == code
            assert await refused(anna, "GET", "/account") == "no-account"

    asyncio.run(main())


def test_who_tries_passwords_must_wait(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            thief = Client(here.url)

            async def attempt(name: str, number: int) -> tuple[str, str]:
                body = {"name": name, "password": f"guess number {number}"}
                with pytest.raises(Refused) as error:
                    await thief.call("POST", "/account/login", body)
                return error.value.code, str(error.value)

            # The same answers for a name that somebody has and for one that nobody has.
            known = [await attempt("Anna Felix", number) for number in range(7)]
            nobody = [await attempt("Nemo Nullus", number) for number in range(7)]
            assert known == nobody
            assert [code for code, _ in known] == ["login"] * 5 + ["tries"] * 2
            # The right password is not heard either, and an address that tries many names waits.
            body = {"name": "anna  FELIX", "password": PASSWORD}
            assert await refused(thief, "POST", "/account/login", body) == "tries"
            codes = [(await attempt(f"Name {n} of many", n))[0] for n in range(20)]
            assert codes[-1] == "tries"
            # Whoever is logged in notices nothing of it.
            assert (await anna.call("GET", "/me"))["account"]

    asyncio.run(main())


def test_who_tries_recovery_codes_must_wait(on_sqlite: Configure) -> None:
    """As with passwords: a few tries, and the same answers for a name that nobody has."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            codes = (await keep(anna, "Anna Felix"))["codes"]
            thief = Client(here.url)

            async def attempt(name: str, code: str) -> str:
                body = {"name": name, "code": code, "password": OTHER}
                return await refused(thief, "POST", "/account/recover", body)

            known = [await attempt("Anna Felix", f"ABCDE-FGHJ{n}") for n in range(2, 9)]
            nobody = [await attempt("Nemo Nullus", f"ABCDE-FGHJ{n}") for n in range(2, 9)]
            assert known == nobody
            assert known == ["recovery"] * 5 + ["tries"] * 2
            # A code that is right is not heard any more, and still there for its owner.
            assert await attempt("Anna Felix", codes[0]) == "tries"
            assert (await anna.call("GET", "/account"))["codes_left"] == 8

    asyncio.run(main())


class Watched:
    """A hasher that remembers what it was asked to check."""

    def __init__(self, hasher: Any) -> None:
        self.hasher = hasher
        self.checked: list[str] = []

    def verify(self, kept: str, password: str) -> bool:
        self.checked.append(kept)
        return bool(self.hasher.verify(kept, password))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.hasher, name)


def test_an_unknown_name_costs_as_much_as_a_known_one(on_sqlite: Configure) -> None:
    """Both are hashed once, with the same effort; a clock on a busy machine would prove nothing."""

    async def main() -> None:
        async with hall(on_sqlite(tries_an_address=1000.0)) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            passwords = here.house.accounts.passwords
            watched = passwords.made = Watched(passwords.hasher())
            for name in ("Anna Felix", "Nemo Nullus", "<>", "x" * 64):
                body = {"name": name, "password": "wrong wrong wrong"}
                assert await refused(Client(here.url), "POST", "/account/login", body) == "login"
            efforts = {one.rsplit("$", 2)[0] for one in watched.checked}
            assert len(watched.checked) == 4
            assert len(efforts) == 1

    asyncio.run(main())


def test_a_stolen_token_does_not_open_everything(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            thief = Client(here.url)
            thief.token = anna.token
            for method, path, body in (
                ("POST", "/account/codes", {"password": OTHER}),
                ("PUT", "/account/password", {"old": OTHER, "password": "another good one"}),
                ("DELETE", "/me", {"name": "Anna Felix", "password": OTHER}),
            ):
                assert await refused(thief, method, path, body) == "password"
            body = {"old": PASSWORD, "password": OTHER}
            anna.token = (await anna.call("PUT", "/account/password", body))["token"]
            assert await refused(thief, "GET", "/me") == "no-cookie"
            assert (await anna.call("GET", "/me"))["account"]
            for forged in (anna.token + "x", anna.token[:-1], "login_", "login_é"):
                thief.token = forged
                assert await refused(thief, "GET", "/me") == "no-cookie"

    asyncio.run(main())


def test_a_session_that_was_planted_is_worth_nothing(on_sqlite: Configure) -> None:
    """Whoever slips a browser a token, a guest's or an account's, is not in when it logs in."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            planted = await here.guest("Planted")
            body = {"name": "Anna Felix", "password": PASSWORD, "bring": False}
            entered = await planted.call("POST", "/account/login", body)
            assert entered["token"] != planted.token
            assert (await planted.call("GET", "/me"))["id"] == planted.id != anna.id
            async with httpx.AsyncClient(base_url=f"{here.url}/api/v1") as browser:
                browser.cookies.set("triumvir", anna.token or "")
                answer = await browser.post("/account/login", json=body)
                cookie = answer.headers["set-cookie"]
                assert "HttpOnly" in cookie
                assert "SameSite=lax" in cookie
                assert answer.json()["token"] in cookie
                assert str(anna.token) not in cookie
                # The device that was logged in with the old cookie is not one of hers any more.
                assert await refused(anna, "GET", "/me") == "no-cookie"
                away = {"origin": "https://elsewhere.example"}
                assert (
                    await browser.post("/account/login", json=body, headers=away)
                ).status_code == 403

    asyncio.run(main())


def test_codes_and_links_end_with_what_they_came_from(configure: Configure) -> None:
    """Whoever was at somebody's device has made a code, and waits for the moment after."""

    async def main() -> None:
        async with hall(configure(tries_an_address=1000.0)) as here:
            guest = await here.guest("Anna")
            thief = Client(here.url)

            async def code_of(client: Client) -> dict[str, str]:
                return {"code": (await client.call("POST", "/me/code"))["code"]}

            # From before the guest had an account
            made = await code_of(guest)
            codes = (await keep(guest, "Anna Felix"))["codes"]
            assert await refused(thief, "POST", "/login", made) == "code"
            # From before she changed the password, and what the host had sent meanwhile
            made, link = (
                await code_of(guest),
                await here.house.accounts.make_link("reset", "Anna Felix"),
            )
            body = {"password": OTHER, "old": PASSWORD}
            guest.token = (await guest.call("PUT", "/account/password", body))["token"]
            assert await refused(thief, "POST", "/login", made) == "code"
            stolen = {"link": link, "password": PASSWORD}
            assert await refused(thief, "POST", "/account/reset", stolen) == "link"
            # From a device that she has logged out; from all of them
            other = await log_in(here, "Anna Felix", OTHER)
            made = await code_of(other)
            devices = (await guest.call("GET", "/account"))["devices"]
            (there,) = [one["id"] for one in devices if not one["here"]]
            await guest.call("DELETE", f"/account/devices/{there}")
            assert await refused(thief, "POST", "/login", made) == "code"
            made = await code_of(guest)
            await guest.call("POST", "/logout", {"everywhere": True})
            assert await refused(thief, "POST", "/login", made) == "code"
            # From before she came back by a recovery code
            back = await log_in(here, "Anna Felix", OTHER)
            made = await code_of(back)
            body = {"name": "Anna Felix", "code": codes[0], "password": PASSWORD}
            await Client(here.url).call("POST", "/account/recover", body)
            assert await refused(thief, "POST", "/login", made) == "code"

    asyncio.run(main())


def test_after_the_hosts_link_nobody_else_is_told_anything(configure: Configure) -> None:
    """A feed and a webhook that whoever had the account has made."""

    async def main() -> None:
        async with hall(configure(webhooks_inside=True)) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            table = await here.table(anna, "caesar-cleopatra", "me", "open")
            feed = await anna.call("POST", "/me/notices/feed")
            hook = {"url": "https://elsewhere.example/hook"}
            await anna.call("POST", "/me/notices/webhook", hook)
            await anna.call("PUT", f"/tables/{table}/webhook", hook)
            link = await here.house.accounts.make_link("reset", "Anna Felix")
            lost = Client(here.url)
            entered = await lost.call("POST", "/account/reset", {"link": link, "password": OTHER})
            lost.token = entered["token"]
            assert (await lost.call("GET", "/me/notices"))["ways"] == []
            assert await here.house.ways.at(table) == []
            async with httpx.AsyncClient() as web:
                assert (await web.get(feed["atom"])).status_code == 404
            assert anna.id not in here.house.outbox.people

    asyncio.run(main())


def test_moves_come_before_passwords() -> None:
    """Each is hashed for some hundredths of a second, on as many processors as there are."""

    async def main() -> None:
        passwords = Passwords()
        try:
            nice = await passwords.apart(
                lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
            )
            assert nice == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        finally:
            passwords.stop()

    asyncio.run(main())
