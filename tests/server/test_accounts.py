"""Accounts: from a guest to a name that lasts, and back in again by every way there is."""

from __future__ import annotations

import asyncio
import io
import json
import os
import threading
import zipfile
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on

from triumvir.client.client import Client, Refused
from triumvir.server.admin import Admin
from triumvir.server.people.handles import clean_handle, handle_key
from triumvir.server.people.passwords import Passwords
from triumvir.server.store.schema import (
    ACCOUNTS,
    ENTRIES,
    GUESTS,
    LOGINS,
    META,
    RATED,
    RATINGS,
    RECOVERY,
)
from triumvir.server.tables.refusal import Refusal
from triumvir.server.workers.loop import NICE

PASSWORD = "olive lyre trireme"
OTHER = "amphora under the fig"


async def refused(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


async def keep(client: Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """The guest becomes an account."""
    made = await client.call("POST", "/account", {"name": name, "password": password})
    client.token = made["token"]
    return dict(made)


async def log_in(here: Hall, name: str, password: str = PASSWORD) -> Client:
    client = Client(here.url)
    entered = await client.call("POST", "/account/login", {"name": name, "password": password})
    client.token = entered["token"]
    client.id = entered["guest"]["id"]
    return client


def test_from_a_guest_to_an_account(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Gaius")
            assert not (await anna.call("GET", "/me"))["offer"]
            table = await here.table(anna, "terni-lapilli", "me", "random")
            await play_on(anna, table)
            assert (await anna.call("GET", "/me"))["offer"]
            before, id = anna.token, anna.id
            made = await keep(anna, "Markéta")
            assert made["guest"]["id"] == id
            assert made["guest"]["name"] == "Markéta"
            assert len(set(made["codes"])) == 8
            me = await anna.call("GET", "/me")
            assert me["account"]
            assert not me["offer"]
            assert me["name"] == "Markéta"
            # The token of the guest does not count any more: others may have it.
            old = Client(here.url)
            old.token = before
            assert await refused(old, "GET", "/me") == "no-cookie"
            # On another device it is the same person, with the same tables.
            phone = await log_in(here, "  marketa ")
            assert phone.id == id
            mine = (await phone.call("GET", "/me/tables"))["tables"]
            assert [one["id"] for one in mine] == [table]
            account = await phone.call("GET", "/account")
            assert account["codes_left"] == 8
            assert len(account["devices"]) == 2
            assert [one["here"] for one in account["devices"]].count(True) == 1

    asyncio.run(main())


def test_what_is_kept_does_not_tell_secrets(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            made = await keep(anna, "Anna Felix")
            store = here.house.store
            kept: list[object] = []
            for table in (ACCOUNTS, LOGINS, RECOVERY, GUESTS):
                kept += [value for row in await store.rows(select(table)) for value in row]
            text = json.dumps(kept)
            assert "$argon2id$" in text
            for secret in (PASSWORD, made["token"], *made["codes"]):
                assert secret not in text
                assert secret.replace("-", "") not in text

    asyncio.run(main())


def test_devices_are_logged_out_one_by_one_and_all(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            phone = await log_in(here, "Anna Felix")
            code = (await anna.call("POST", "/me/code"))["code"]
            tablet = Client(here.url)
            tablet.token = (await tablet.call("POST", "/login", {"code": code}))["token"]
            devices = (await anna.call("GET", "/account"))["devices"]
            assert len(devices) == 3
            [mine] = [
                one["id"] for one in (await phone.call("GET", "/account"))["devices"] if one["here"]
            ]
            async with phone:
                await anna.call("DELETE", f"/account/devices/{mine}")
                async with asyncio.timeout(60), phone.change:
                    while not any(one["type"] == "lost" for one in phone.heard):
                        await phone.change.wait()
            assert await refused(phone, "GET", "/me") == "no-cookie"
            assert (await tablet.call("GET", "/me"))["account"]
            stranger = await here.guest("Stranger")
            await keep(stranger, "Stranger One")
            path = f"/account/devices/{devices[0]['id']}"
            assert await refused(stranger, "DELETE", path) == "no-device"
            await tablet.call("POST", "/logout", {"everywhere": False})
            assert await refused(tablet, "GET", "/me") == "no-cookie"
            assert (await anna.call("GET", "/me"))["account"]
            await anna.call("POST", "/logout", {"everywhere": True})
            assert await refused(anna, "GET", "/me") == "no-cookie"

    asyncio.run(main())


def test_a_guests_tables_come_along(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            guest = await here.guest("Gaius")
            over = await here.table(guest, "terni-lapilli", "me", "random")
            await play_on(guest, over)
            waits = await here.table(guest, "caesar-cleopatra", "me", "open")
            body = {"name": "Anna Felix", "password": PASSWORD, "bring": True}
            entered = await guest.call("POST", "/account/login", body)
            assert entered["brought"] == 2
            assert entered["guest"]["id"] == anna.id
            mine = (await anna.call("GET", "/me/tables"))["tables"]
            assert {one["id"] for one in mine} == {over, waits}
            # Host and seat are hers, also for whoever reads it all again.
            async with here.house.table(waits) as held:
                held.live.forget()
            async with here.house.table(waits) as held:
                assert held.table.host == anna.id
                assert held.table.names()[0] == "Anna Felix"
            await anna.call(
                "POST",
                "/commands",
                {"type": "bot", "id": 1, "table": waits, "seat": 1, "name": "random"},
            )
            assert await refused(guest, "GET", "/me") == "no-cookie"
            assert await here.house.accounts.moves() == []

    asyncio.run(main())


def test_a_code_of_another_device_is_a_login_like_others(configure: Configure) -> None:
    """A guest's tables come along, with the standing answers there; or stay, if that is wished."""

    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")

            async def code() -> str:
                return str((await anna.call("POST", "/me/code"))["code"])

            guest, other = await here.guest("Gaius"), await here.guest("Titus")
            table = await here.table(guest, "caesar-cleopatra", "me", "open")
            stays = await here.table(other, "caesar-cleopatra", "me", "open")
            path = f"/tables/{table}/answers"
            answers = {"veto": "all"}
            await guest.call("PUT", path, {"seat": 0, "answers": answers})
            entered = await guest.call("POST", "/login", {"code": await code()})
            assert entered["id"] == anna.id
            mine = (await anna.call("GET", "/me/tables"))["tables"]
            assert [one["id"] for one in mine] == [table]
            assert (await anna.call("GET", f"{path}?seat=0"))["answers"] == answers
            assert await refused(guest, "GET", "/me") == "no-cookie"
            await other.call("POST", "/login", {"code": await code(), "bring": False})
            assert [one["id"] for one in (await other.call("GET", "/me/tables"))["tables"]] == [
                stays
            ]
            assert len((await anna.call("GET", "/account"))["devices"]) == 3

    asyncio.run(main())


def test_a_move_that_was_interrupted_goes_on(configure: Configure) -> None:
    async def main() -> None:
        config = configure()
        async with hall(config) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna Felix")
            guest = await here.guest("Gaius")
            table = await here.table(guest, "caesar-cleopatra", "me", "open")
            people = here.house.guests
            one, other = await people.find(guest.id), await people.find(anna.id)
            assert one is not None
            assert other is not None
            await here.house.accounts.start_move(one, other)
        # As after a kill: the tables follow when a server starts.
        async with hall(config) as here:
            await here.house.resuming
            assert await here.house.accounts.moves() == []
            async with here.house.table(table) as held:
                assert held.table.seats_of(anna.id) == [0]

    asyncio.run(main())


def test_recovery_by_code(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure(tries_an_address=1000.0)) as here:
            anna = await here.guest("Anna")
            codes = (await keep(anna, "Anna Felix"))["codes"]
            other = await here.guest("Other")
            theirs = (await keep(other, "Other One"))["codes"]
            lost = Client(here.url)

            def body(code: str, name: str = "Anna Felix") -> dict[str, str]:
                return {"name": name, "code": code, "password": OTHER}

            path = "/account/recover"
            assert await refused(lost, "POST", path, body(theirs[0])) == "recovery"
            assert await refused(lost, "POST", path, body("ABCDE-FGHJK")) == "recovery"
            assert await refused(lost, "POST", path, body(codes[0], "Nobody Here")) == "recovery"
            entered = await lost.call("POST", path, body(codes[0].lower().replace("-", " ")))
            lost.token = entered["token"]
            assert (await lost.call("GET", "/account"))["codes_left"] == 7
            # Whoever had the password or a device has them no more.
            assert await refused(anna, "GET", "/me") == "no-cookie"
            with pytest.raises(Refused):
                await log_in(here, "Anna Felix", PASSWORD)
            again = await log_in(here, "Anna Felix", OTHER)
            # A stolen code that was used does not work again, nor do old ones after new ones.
            assert await refused(Client(here.url), "POST", path, body(codes[0])) == "recovery"
            assert (
                await refused(again, "POST", "/account/codes", {"password": PASSWORD}) == "password"
            )
            fresh = (await again.call("POST", "/account/codes", {"password": OTHER}))["codes"]
            assert not set(fresh) & set(codes)
            assert await refused(Client(here.url), "POST", path, body(codes[1])) == "recovery"
            # Of two who use the same code at once, one comes in.
            both = await asyncio.gather(
                *[Client(here.url).call("POST", path, body(fresh[0])) for _ in range(2)],
                return_exceptions=True,
            )
            assert sum(isinstance(one, Refused) for one in both) == 1

    asyncio.run(main())


def test_recovery_by_the_host(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            anna = await here.guest("Anna")
            codes = (await keep(anna, "Anna Felix"))["codes"]
            admin = Admin(here.house)
            first = await admin.obey({"do": "reset", "name": "anna felix"})
            link = await admin.obey({"do": "reset", "name": "anna felix"})
            with pytest.raises(Refusal):
                await admin.obey({"do": "reset", "name": "nobody"})
            lost = Client(here.url)
            for wrong in (first, "x" * 32):
                body = {"link": wrong, "password": OTHER}
                assert await refused(lost, "POST", "/account/reset", body) == "link"
            body = {"link": link, "password": "short"}
            assert await refused(lost, "POST", "/account/reset", body) == "password-short"
            entered = await lost.call("POST", "/account/reset", {"link": link, "password": OTHER})
            assert len(entered["codes"]) == 8
            assert not set(codes) & set(entered["codes"])
            body = {"link": link, "password": OTHER}
            assert await refused(lost, "POST", "/account/reset", body) == "link"
            assert await refused(anna, "GET", "/me") == "no-cookie"

    asyncio.run(main())


def test_open_by_invitation_or_not_at_all(on_sqlite: Configure) -> None:
    async def main() -> None:
        body = {"name": "Anna Felix", "password": PASSWORD}
        async with hall(on_sqlite(accounts="off")) as here:
            anna = await here.guest("Anna")
            assert await refused(anna, "POST", "/account", body) == "accounts-off"
        async with hall(on_sqlite(accounts="invite")) as here:
            anna = await here.guest("Anna")
            assert await refused(anna, "POST", "/account", body) == "invitation"
            link = await Admin(here.house).obey({"do": "invite"})
            made = await anna.call("POST", "/account", {**body, "invitation": link})
            assert made["guest"]["account"]
            other = await here.guest("Other")
            used = {**body, "name": "Other One", "invitation": link}
            assert await refused(other, "POST", "/account", used) == "invitation"
            anna.token = made["token"]
            code = (await anna.call("POST", "/me/code"))["code"]
        # Whoever has an account is not let in by any way any more.
        async with hall(on_sqlite(accounts="off")) as here:
            guest = await here.guest("Guest")
            assert await refused(guest, "POST", "/account/login", body) == "accounts-off"
            assert await refused(guest, "POST", "/login", {"code": code}) == "accounts-off"

    asyncio.run(main())


def test_names_that_look_alike_are_the_same(on_sqlite: Configure) -> None:
    for one, other in (
        ("Markéta", "MARKETA"),
        ("Αννα", "Anna"),
        ("Рора", "Popa"),
        ("Jul1a", "Julia"),
        ("Ian", "lan"),
        ("Arno", "Amo"),
        ("Anna-Felix", "anna felix"),
        ("ＡＮＮＡ", "Anna"),
    ):
        assert handle_key(one) == handle_key(other)
    assert handle_key("Jan") != handle_key("Ivan")
    for name, code in (
        ("A", "name-length"),
        ("x" * 33, "name-length"),
        ("Маrketa", "name-signs"),
        ("<b>Anna</b>", "name-signs"),
        ("1234", "name-signs"),
        ("Admin", "name-reserved"),
        ("adm1n 7", "name-reserved"),
        ("Gaius 1234", "name-reserved"),
        ("Cléopâtre", "name-reserved"),
        ("S\u00a0ystem", "name-reserved"),
    ):
        with pytest.raises(Refusal) as error:
            clean_handle(name)
        assert error.value.code == code, name

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Markéta")
            other = await here.guest("Other")
            answer = await other.call("POST", "/account/name", {"name": "marketa"})
            assert not answer["free"]
            assert len(answer["suggestions"]) == 3
            free = await other.call("POST", "/account/name", {"name": answer["suggestions"][0]})
            assert free["free"]
            body = {"name": "MARKETA", "password": PASSWORD}
            assert await refused(other, "POST", "/account", body) == "name-taken"
            # Nor may a guest be called so.
            assert await refused(other, "PATCH", "/me", {"name": "Marketa"}) == "name-taken"
            assert (
                await refused(Client(here.url), "POST", "/guests", {"name": "Marketa"})
                == "name-taken"
            )
            await keep(other, "Julia")
            assert await refused(other, "PATCH", "/me", {"name": "Marketa"}) == "name-taken"
            assert (await other.call("PATCH", "/me", {"name": "Julia Felix"}))[
                "name"
            ] == "Julia Felix"
            assert (await log_in(here, "julia felix")).id == other.id
            # Two who want the same name at once: one has it.
            both = [await here.guest("x"), await here.guest("y")]
            wish = {"name": "Livia", "password": PASSWORD}
            told = await asyncio.gather(
                *[one.call("POST", "/account", wish) for one in both], return_exceptions=True
            )
            assert sorted(isinstance(one, Refused) for one in told) == [False, True]

    asyncio.run(main())


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


def read_zip(data: bytes) -> dict[str, Any]:
    archive = zipfile.ZipFile(io.BytesIO(data))
    return {name: json.loads(archive.read(name)) for name in archive.namelist()}


async def exported(here: Hall, client: Client) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"{here.url}/api/v1", timeout=60) as browser:
        headers = {"authorization": f"Bearer {client.token}"}
        return read_zip((await browser.get("/me/export", headers=headers)).content)


# What is kept of somebody and is not in the file: secrets, what says where others sit, what is gone
# in a minute, and rows whose content is in a record.
NOT_EXPORTED = {
    *("accounts", "codes", "logins", "recovery", "links", "identities", "moves", "challenges"),
    *("seats", "results", "entries", "pool", "notices", "posts", "origins", "reviews", "answers"),
    *("evening_seats", "cup_games"),
}
EXPORTED = {
    *("chat", "mutes", "holidays", "ratings", "rated", "cup_seats", "evening_people", "tries"),
    *("deals", "ways", "wishes", "watches", "passkeys", "programs"),
}


def test_all_that_is_kept_is_exported(configure: Configure) -> None:
    of_people = {table.name for table in META.sorted_tables if "guest" in table.c}
    assert of_people == (NOT_EXPORTED | EXPORTED) & of_people

    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            for client, name in ((anna, "Anna Felix"), (bert, "Bert Audax")):
                await keep(client, name)
            await anna.call("PATCH", "/account", {"portrait": "lyre", "languages": ["cs"]})
            await anna.call("POST", "/me/holiday", {"days": 3})
            wanted = {"off": [], "wanted": ["caesar"]}
            await anna.call("PUT", "/me/notices", wanted)
            await anna.call("POST", "/commands", {"type": "mute", "guest": bert.id, "on": True})
            admin = Admin(here.house)
            wish = {"name": "Ides", "game": "terni-lapilli", "rated": False}
            cup = await admin.obey({**wish, "do": "cup", "size": 4, "pace": "turns"})
            await anna.call("POST", f"/cups/{cup}/seat")
            more = {"starts": 0, "minutes": 90, "pace": "live"}
            evening = await admin.obey({**wish, "do": "evening", **more})
            await anna.call("POST", f"/evenings/{evening}/seat")
            skill = {"mu": 28.0, "sigma": 2.0}
            rating = {"guest": anna.id, "game": "caesar", "pace": "live", "month": "", **skill}
            rating |= {"low": 24.0, "games": 4, "won": 3, "last": 1}
            game = {"table_id": "t", "seat": 0, "number": 1, "guest": anna.id, "bot": "", "at": 1}
            game |= {"game": "caesar", "pace": "live", "place": 1, "why": "", **skill}
            game |= {"mu_before": 25.0, "sigma_before": 8.0}
            async with here.house.engine.begin() as connection:
                await connection.execute(insert(RATINGS), rating)
                await connection.execute(insert(RATED), game)
            files = await exported(here, anna)
            account = files["account.json"]
            assert account["page"] == {"public": False, "portrait": "lyre", "languages": ["cs"]}
            assert len(account["holidays"]) == 1
            assert account["muted"] == ["Bert Audax"]
            assert files["notices.json"]["wanted"] == ["caesar"]
            contests = files["contests.json"]
            assert [one["id"] for kind in ("cups", "evenings") for one in contests[kind]] == [
                cup,
                evening,
            ]
            (now,), (played,) = files["ratings.json"]["ratings"], files["ratings.json"]["games"]
            assert (now["rating"], now["deviation"], now["games"]) == (1588, 59, 4)
            assert (played["table"], played["place"], played["rating"]) == ("t", 1, 1588)
            assert "Anna" not in json.dumps(await exported(here, bert))

    asyncio.run(main())


def test_export_and_erase(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            await keep(await here.guest("Anna"), "Anna Felix")
            anna = await here.stack.enter_async_context(await log_in(here, "Anna Felix"))
            berta = await here.guest("Berta")
            table = await here.table(anna, "terni-lapilli", "me", "open")
            await berta.call(
                "POST", "/commands", {"type": "sit", "id": 1, "table": table, "seat": 1}
            )
            await anna.call("POST", "/commands", {"type": "start", "id": 2, "table": table})
            await anna.call(
                "POST", "/commands", {"type": "chat", "id": 3, "table": table, "text": "ave"}
            )
            await asyncio.gather(play_on(anna, table), play_on(berta, table, 1))
            goes_on = await here.table(anna, "terni-lapilli", "me", "random")
            async with httpx.AsyncClient(base_url=f"{here.url}/api/v1") as browser:
                answer = await browser.get(
                    "/me/export", headers={"authorization": f"Bearer {anna.token}"}
                )
            archive = zipfile.ZipFile(io.BytesIO(answer.content))
            names = set(archive.namelist())
            assert f"games/terni-lapilli-{table}.json" in names
            assert json.loads(archive.read("chat.json"))[0]["text"] == "ave"
            assert json.loads(archive.read("account.json"))["name"] == "Anna Felix"
            assert "password" not in archive.read("account.json").decode()
            assert json.loads(archive.read("unfinished.json")) == [goes_on]

            standing = here.house.answers.rows
            await standing.put(goes_on, 0, anna.id, {"rule": "value"})
            body = {"name": "Somebody Else", "password": PASSWORD}
            assert await refused(anna, "DELETE", "/me", body) == "erase-name"
            body = {"name": "Anna Felix", "password": OTHER}
            assert await refused(anna, "DELETE", "/me", body) == "password"
            await anna.call("DELETE", "/me", {"name": "Anna Felix", "password": PASSWORD})
            assert await refused(anna, "GET", "/me") == "no-cookie"
            with pytest.raises(Refused) as error:
                await log_in(here, "Anna Felix")
            assert error.value.code == "login"
            # The game is there, with nobody's name in it.
            told = json.dumps(await berta.call("GET", f"/tables/{table}?words=1"))
            assert "Anna" not in told
            assert "ave" not in told
            assert "Gaius" in told
            record = await berta.call("GET", f"/tables/{table}/record")
            assert "Anna" not in json.dumps(record)
            assert record["outcome"]
            written = await here.house.store.rows(select(ENTRIES.c.text))
            assert not any("Anna" in row.text for row in written)
            async with here.house.table(goes_on) as held:
                assert held.table.seats[0].bot == "citizen"
            assert await standing.of(goes_on) == {}
            # The name is free again.
            await keep(berta, "Anna Felix")

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
