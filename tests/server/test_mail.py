"""E-mail: off unless the host names a mail server; confirmed first; a way back that tells nobody
who has an account."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.members import OTHER, PASSWORD, keep, log_in, refused
from tests.server.noticing import A_WHILE, act, gone, leave, rows, two
from tests.server.post_office import PostOffice, post_office

from triumvir.client.client import Client
from triumvir.server.notices.mail import Mailer, is_address
from triumvir.server.store.schema import LINKS, WAYS
from triumvir.server.tables.entry import now

ANNA = "anna@post.example"
CODE = re.compile(r"\b[A-Z2-9]{5}-[A-Z2-9]{5}\b")


def with_mail(configure: Configure, office: PostOffice, **more: Any) -> Any:
    return configure(smtp=office.url, notice_seconds=3600.0, tries_an_address=1000.0, **more)


async def confirm(client: Client, office: PostOffice, address: str = ANNA) -> None:
    before = len(office.letters)
    await client.call("POST", "/account/mail", {"address": address, "password": PASSWORD})
    found = CODE.search((await office.letter(before)).get_content())
    assert found is not None
    await client.call("POST", "/account/mail/confirm", {"address": address, "code": found[0]})


def test_an_address_is_confirmed_and_told(configure: Configure) -> None:
    async def main() -> None:
        async with post_office() as office, hall(with_mail(configure, office)) as here:
            anna, jonas, table = await two(here)
            assert await refused(jonas, "POST", "/account/mail", {"address": ANNA}) == "no-account"
            await keep(jonas, "Jonas")
            wrong = {"address": ANNA, "password": "not this one"}
            assert await refused(jonas, "POST", "/account/mail", wrong) == "password"
            assert office.letters == []
            await jonas.call("POST", "/account/mail", {"address": ANNA, "password": PASSWORD})
            letter = await office.letter(0)
            assert office.letters[0][0] == [ANNA]
            assert (letter["To"], letter["From"]) == (ANNA, "games@club.example")
            assert letter["Auto-Submitted"] == "auto-generated"
            found = CODE.search(letter.get_content())
            assert found is not None
            # Not before it is confirmed, not with another code, not for another address or account.
            assert (await jonas.call("GET", "/account"))["mail"] == ""
            assert await rows(here, WAYS) == []
            path = "/account/mail/confirm"
            for address, code in ((ANNA, "ABCDE-FGHJK"), ("other@post.example", found[0])):
                body = {"address": address, "code": code}
                assert await refused(jonas, "POST", path, body) == "code"
            thief = await here.guest("Thief")
            await keep(thief, "Thief")
            body = {"address": ANNA, "code": found[0]}
            assert await refused(thief, "POST", path, body) == "code"
            await jonas.call("POST", path, {"address": ANNA, "code": found[0].lower()})
            assert (await jonas.call("GET", "/account"))["mail"] == ANNA
            (way,) = (await jonas.call("GET", "/me/notices"))["ways"]
            assert (way["kind"], way["shown"]) == ("mail", ANNA)
            # A notice, with nothing hidden in it; a mail server that is away hears of it later.
            await leave(jonas)
            await act(anna, table, 0)
            await leave(anna)
            await gone(here)
            office.answer = "451 later"
            at = now() + A_WHILE
            await here.house.notices.round(at)
            assert len(office.letters) == 1
            office.answer = "250 taken"
            await here.house.notices.round(at + A_WHILE)
            letter = await office.letter(1)
            assert letter["Subject"] == "Your turn: Terni lapilli, against Anna"
            assert f"{here.url}/t/{table}" in letter.get_content()
            assert f"{here.url}/account" in letter.get_content()
            await jonas.call("DELETE", "/account/mail")
            assert await rows(here, WAYS) == []

    asyncio.run(main())


def test_a_link_to_a_new_password(configure: Configure) -> None:
    """It leads to the page where the address was confirmed, works once, and an older one not at
    all."""

    async def main() -> None:
        async with post_office() as office, hall(with_mail(configure, office)) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna")
            await confirm(anna, office)
            links = []
            for number in (1, 2):
                # A page of somebody else's is refused; a false Host changes no link.
                await anna.call("POST", "/account/forgot", {"name": " ANNA "})
                found = re.search(r"(\S+)/account#reset=(\S+)", (await letter(office, number)))
                assert found is not None
                assert found[1] == here.url
                links.append(found[2])
            new = {"link": links[0], "password": OTHER}
            assert await refused(Client(here.url), "POST", "/account/reset", new) == "link"
            entered = await Client(here.url).call(
                "POST", "/account/reset", {"link": links[1], "password": OTHER}
            )
            assert len(entered["codes"]) == 8
            again = {"link": links[1], "password": PASSWORD}
            assert await refused(Client(here.url), "POST", "/account/reset", again) == "link"
            assert await refused(anna, "GET", "/account") == "no-cookie"
            phone = await log_in(here, "Anna", OTHER)
            assert (await phone.call("GET", "/account"))["mail"] == ANNA
            # The host's own link takes the address away: nobody knows whose it is.
            link = await here.house.accounts.make_link("reset", "Anna")
            await Client(here.url).call(
                "POST", "/account/reset", {"link": link, "password": PASSWORD}
            )
            assert await rows(here, WAYS) == []
            assert await rows(here, LINKS) == []

    asyncio.run(main())


async def letter(office: PostOffice, number: int) -> str:
    return str((await office.letter(number)).get_content())


def test_forgetting_tells_nothing(configure: Configure) -> None:
    """Whether there is such an account, and whether it has an address: the same answer, which does
    not wait for either; and as many tries as for any other name."""

    async def main() -> None:
        async with post_office() as office, hall(with_mail(configure, office)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            await keep(anna, "Anna")
            await confirm(anna, office)
            await keep(bert, "Bert")
            # Nobody looks while these are answered: a clock on a busy machine would prove less.
            look, may_look, asked = here.house.mails.forgot, asyncio.Event(), []

            async def later(name: str) -> None:
                asked.append(name)
                await may_look.wait()

            here.house.mails.forgot = later  # type: ignore[method-assign]
            names = ("Anna", "Bert", "Nobody")
            answers = {
                str(await bert.call("POST", "/account/forgot", {"name": name})) for name in names
            }
            may_look.set()
            assert len(answers) == 1
            assert asked == [*names]
            # However often somebody asks: three letters, and no more.
            await asyncio.gather(*[look(name) for name in names for _ in range(5)])
            assert len(office.letters) <= 1 + 3

    asyncio.run(main())


def test_off_by_default(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            await keep(anna, "Anna")
            offers = await anna.call("GET", "/account/offers")
            assert offers == {"mail": False, "provider": ""}
            assert not (await anna.call("GET", "/account"))["mails"]
            body = {"address": ANNA, "password": PASSWORD}
            assert await refused(anna, "POST", "/account/mail", body) == "no-mail"
            assert await refused(anna, "POST", "/account/forgot", {"name": "Anna"}) == "no-mail"

    asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        "anna@post.example\r\nBcc: all@post.example",
        "anna@post.example\nX: y",
        "anna@post.example, bert@post.example",
        "<anna@post.example>",
        '"anna bert"@post.example',
        "anna@post.example>",
        "anna",
        "anna@",
        "@post.example",
        "anna@localhost",
        "anna@[127.0.0.1]",
        "anna@127.0.0.1",
        "anna@post..example",
        "an\x00na@post.example",
        "änna@post.example",
        "a" * 250 + "@post.example",
    ],
)
def test_what_is_no_address(address: str) -> None:
    assert not is_address(address)


def test_no_second_line_and_no_second_person() -> None:
    async def main() -> None:
        async with post_office() as office:
            mailer = Mailer(office.url)
            assert await mailer.send(f"{ANNA}\r\nBcc: all@post.example", "s", "t", "1") == "dead"
            assert office.said == []
            # Nor by what stands in a subject: a name, say.
            sent = await mailer.send(ANNA, "Your turn\r\nBcc: all@post.example", ".\r\nx", "1")
            assert sent == "done"
            (people, letter) = office.letters[0]
            assert people == [ANNA]
            assert letter["Bcc"] is None
            assert letter["Subject"] == "Your turn Bcc: all@post.example"
            assert letter.get_content().split() == [".", "x"]
            mailer.stop()

    asyncio.run(main())


def test_what_is_no_mail_server() -> None:
    for url in ("mail.example", "http://a?from=a@b.cc", "smtp://a", "smtp://a?from=b", "smtp://"):
        with pytest.raises(ValueError, match=re.escape(url)):
            Mailer(url)


def test_no_password_without_tls() -> None:
    """A mail server elsewhere that offers no TLS, or none any more, gets nothing."""

    async def main() -> None:
        async with post_office() as office:
            elsewhere = Mailer(f"smtp://me:secret@127.0.0.1:{office.port}?from=a@club.example")
            elsewhere.host = "0.0.0.0"  # it leads here, and is not called so
            assert await elsewhere.send(ANNA, "s", "t", "1") == "again"
            assert not [line for line in office.said if line.startswith(("MAIL", "AUTH"))]

    asyncio.run(main())
