"""Logging in by a provider of the host's: linked first, and only what it truly said, to us, now,
for this question, in this browser."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from tests.server.club_login import Club, club_login
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.members import PASSWORD, keep, refused
from tests.server.noticing import rows

from triumvir.client.client import Client
from triumvir.server.people.provider import Wrong, read_provider, subject_of
from triumvir.server.store.schema import IDENTITIES


async def start(client: Client, kind: str = "login", **more: object) -> str:
    return str((await client.call("POST", "/account/provider", {"kind": kind, **more}))["url"])


async def linked(here: Hall, club: Club, name: str, subject: str) -> Client:
    client = await here.guest(name)
    await keep(client, name)
    code, state = club.agree(await start(client, "link", password=PASSWORD), subject)
    await client.call("POST", "/account/provider/finish", {"code": code, "state": state})
    return client


def with_club(configure: Configure, club: Club) -> Any:
    return configure(oidc=club.url, tries_an_address=1000.0)


@pytest.mark.parametrize("alg", ["RS256", "ES256"])
def test_linked_then_logged_in(configure: Configure, alg: str) -> None:
    async def main() -> None:
        async with club_login() as club, hall(with_club(configure, club)) as here:
            club.alg = alg
            anna = await here.guest("Anna")
            assert await anna.call("GET", "/account/offers") == {
                "mail": False,
                "provider": "The Club",
            }
            # Nobody is linked before somebody has proved whose account it is.
            body: dict[str, object] = {"kind": "link"}
            assert await refused(anna, "POST", "/account/provider", body) == "no-account"
            await keep(anna, "Anna")
            assert await refused(anna, "POST", "/account/provider", body) == "password"
            code, state = club.agree(await start(anna, "link", password=PASSWORD), "subject-7")
            await anna.call("POST", "/account/provider/finish", {"code": code, "state": state})
            account = await anna.call("GET", "/account")
            assert (account["provider"], account["linked"]) == ("The Club", True)
            # On another device, with a table of a guest's that comes along.
            phone = await here.guest("Gaius")
            table = await here.table(phone, "terni-lapilli", "me", "open")
            code, state = club.agree(await start(phone), "subject-7")
            told = {"code": code, "state": state}
            entered = await phone.call("POST", "/account/provider/finish", told)
            assert (entered["guest"]["id"], entered["brought"]) == (anna.id, 1)
            phone.token = entered["token"]
            mine = (await phone.call("GET", "/me/tables"))["tables"]
            assert [one["id"] for one in mine] == [table]
            # Whoever is linked with nobody is told so; what is taken stays.
            other = await here.guest("Bert")
            code, state = club.agree(await start(other), "subject-8")
            told = {"code": code, "state": state}
            no = await refused(other, "POST", "/account/provider/finish", told)
            assert no == "provider-unknown"
            await keep(other, "Bert")
            code, state = club.agree(await start(other, "link", password=PASSWORD), "subject-7")
            told = {"code": code, "state": state}
            no = await refused(other, "POST", "/account/provider/finish", told)
            assert no == "provider-taken"
            await anna.call("DELETE", "/account/provider")
            assert await refused(anna, "DELETE", "/account/provider") == "no-way"
            assert await rows(here, IDENTITIES) == []

    asyncio.run(main())


def test_states_and_codes_work_once_and_in_one_browser(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with club_login() as club, hall(with_club(on_sqlite, club)) as here:
            await linked(here, club, "Anna", "anna")
            path = "/account/provider/finish"
            # Fixation: who is sent back with the state of somebody else is nobody.
            thief, victim = await here.guest("Thief"), await here.guest("Victim")
            code, state = club.agree(await start(thief), "anna")
            told = {"code": code, "state": state}
            assert await refused(victim, "POST", path, told) == "provider"
            stranger = Client(here.url)
            assert await refused(stranger, "POST", path, told) == "no-cookie"
            # Their own state, with a code that was asked for with another one: the proof fails.
            _, own = club.agree(await start(victim), "victim")
            assert await refused(victim, "POST", path, {"code": code, "state": own}) == "provider"
            # A state works once, even when the code was no good; and a code once.
            code, state = club.agree(await start(victim), "anna")
            wrong = {"code": "another", "state": state}
            assert await refused(victim, "POST", path, wrong) == "provider"
            right = {"code": code, "state": state}
            assert await refused(victim, "POST", path, right) == "provider"
            code, state = club.agree(await start(victim), "anna")
            entered = await victim.call("POST", path, {"code": code, "state": state})
            again = Client(here.url, entered["token"])
            assert await refused(again, "POST", path, {"code": code, "state": state}) == "provider"
            state = club.agree(await start(again), "anna")[1]
            assert await refused(again, "POST", path, {"code": code, "state": state}) == "provider"
            # To log in is not to link: an account that asked for the one does not get the other.
            bert = await here.guest("Bert")
            await keep(bert, "Bert")
            code, state = club.agree(await start(bert), "bert")
            no = await refused(bert, "POST", path, {"code": code, "state": state})
            assert no == "provider-unknown"

    asyncio.run(main())


# What is wrong with a token: the claims, the head, and what else.
FALSE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"aud": "another"}, {}, ""),
    ({"aud": ["triumvir", "another"]}, {}, ""),
    ({"azp": "another"}, {}, ""),
    ({"iss": "https://elsewhere.example"}, {}, ""),
    ({"nonce": "of another question"}, {}, ""),
    ({"nonce": None}, {}, ""),
    ({"exp": 1_000_000_000}, {}, ""),
    ({"exp": "never"}, {}, ""),
    ({"iat": 99_999_999_999}, {}, ""),
    ({"sub": ""}, {}, ""),
    ({"sub": 7}, {}, ""),
    ({}, {"alg": "none"}, ""),
    ({}, {"alg": "HS256", "kid": "shared"}, ""),
    ({}, {"alg": "ES256"}, ""),
    ({}, {"kid": "unknown"}, ""),
    ({}, {}, "spoil"),
    ({}, {}, "redirect"),
]


def test_tokens_that_do_not_count(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with club_login() as club, hall(with_club(on_sqlite, club)) as here:
            await linked(here, club, "Anna", "anna")
            for change, head, more in FALSE:
                guest = await here.guest("Guest")
                code, state = club.agree(await start(guest), "anna")
                club.change, club.head, club.spoil = change, head, more == "spoil"
                club.redirect = f"{club.issuer}/token_endpoint" if more == "redirect" else ""
                told = {"code": code, "state": state}
                no = await refused(guest, "POST", "/account/provider/finish", told)
                assert no == "provider", (change, head, more)
            club.change, club.head, club.spoil, club.redirect = {}, {}, False, ""
            guest = await here.guest("Guest")
            code, state = club.agree(await start(guest), "anna")
            await guest.call("POST", "/account/provider/finish", {"code": code, "state": state})

    asyncio.run(main())


def test_new_keys_and_a_provider_that_is_away(on_sqlite: Configure) -> None:
    """Its keys are read again when one is unknown, but not at every wrong token."""

    async def main() -> None:
        async with hall(on_sqlite(oidc="http://a:b@127.0.0.1:9/realm")) as here:
            guest = await here.guest("Guest")
            body = {"kind": "login"}
            assert await refused(guest, "POST", "/account/provider", body) == "provider-away"
        async with hall(on_sqlite()) as here:
            guest = await here.guest("Guest")
            assert await refused(guest, "POST", "/account/provider", body) == "no-provider"
        async with club_login() as club, hall(with_club(on_sqlite, club)) as here:
            await linked(here, club, "Carla", "carla")
            provider = here.house.provider
            assert provider is not None
            assert provider.keys is not None
            club.kid = "two"
            guest = await here.guest("Guest")
            path = "/account/provider/finish"
            code, state = club.agree(await start(guest), "carla")
            told = {"code": code, "state": state}
            assert await refused(guest, "POST", path, told) == "provider"
            provider.keys = (time.monotonic() - 61, provider.keys[1])
            code, state = club.agree(await start(guest), "carla")
            await guest.call("POST", path, {"code": code, "state": state})

    asyncio.run(main())


def test_what_a_token_must_say() -> None:
    good = {"iss": "i", "aud": ["c"], "sub": "s", "nonce": "n", "iat": 100, "exp": 200}
    assert subject_of(good, "i", "c", "n", 150) == "s"
    assert subject_of({**good, "aud": ["c", "d"], "azp": "c"}, "i", "c", "n", 259) == "s"
    with pytest.raises(Wrong, match="expired"):
        subject_of(good, "i", "c", "n", 261)


def test_what_is_no_provider() -> None:
    named = read_provider("https://me:a%3Ab@login.example/realm?name=Our%20club")
    assert named == ("https://login.example/realm", "me", "a:b", "Our club")
    for url in (
        "http://me@login.example",
        "https://login.example",
        "ftp://me@a",
        "https://me@h?name=a%0Ab",
    ):
        with pytest.raises(ValueError, match="://"):
            read_provider(url)
