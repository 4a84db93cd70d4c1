"""Accounts: from a guest to a name that lasts, and back in again by every way there is."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import select
from tests.server.conftest import Configure
from tests.server.hall import hall, play_on
from tests.server.members import OTHER, PASSWORD, keep, log_in, refused

from triumvir.client.client import Client, Refused
from triumvir.server.admin import Admin
from triumvir.server.people.handles import clean_handle, handle_key
from triumvir.server.store.schema import ACCOUNTS, GUESTS, LOGINS, RECOVERY
from triumvir.server.tables.refusal import Refusal


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
