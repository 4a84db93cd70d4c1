"""An e-mail address for an account, and the way back by it; a provider to log in by: at a house
whose host has a mail server and a provider."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.club_login import Club, club_login
from tests.server.post_office import PostOffice, post_office
from tests.web.conftest import Visitors
from tests.web.house import House
from tests.web.test_access import check
from tests.web.test_passkeys import FINISH

PASSWORD, OTHER = "olive lyre trireme", "amphora under the fig"


@contextmanager
def outside() -> Iterator[tuple[PostOffice, Club, asyncio.AbstractEventLoop]]:
    """A mail server and a provider, in a thread: the browser is driven in this one."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    office, club = post_office(), club_login()
    try:
        yield (
            asyncio.run_coroutine_threadsafe(office.__aenter__(), loop).result(60),
            asyncio.run_coroutine_threadsafe(club.__aenter__(), loop).result(60),
            loop,
        )
    finally:
        for one in (office, club):
            asyncio.run_coroutine_threadsafe(one.__aexit__(None, None, None), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_an_address_a_forgotten_password_and_a_provider(browser: Browser, tmp_path: Path) -> None:
    with outside() as (office, club, loop):
        house = House(tmp_path / "house", TRIUMVIR_SMTP=office.url, TRIUMVIR_OIDC=club.url)
        visitors = Visitors(browser, house)

        def letter(number: int) -> str:
            found = asyncio.run_coroutine_threadsafe(office.letter(number), loop).result(60)
            return str(found.get_content())

        try:
            laptop = visitors(1440)
            page = laptop.page
            page.goto("/account")
            expect(page.get_by_role("heading", name="Log in")).to_be_visible()
            page.evaluate(FINISH)
            page.goto("/rules")  # no socket there, which would be told that it is logged out
            laptop.api("POST", "/account", {"name": "Markéta", "password": PASSWORD})
            page.goto("/account")
            page.get_by_role("button", name="Add an address").click()
            page.get_by_label("E-mail address").fill("marketa@post.example")
            page.get_by_label("Password", exact=True).fill(PASSWORD)
            check(laptop, "the address")
            page.get_by_role("button", name="Go on").click()
            code = re.search(r"\b[A-Z2-9]{5}-[A-Z2-9]{5}\b", letter(0))
            assert code is not None
            expect(page.get_by_label("Code from the letter")).to_be_focused()
            page.get_by_label("Code from the letter").fill(code[0])
            page.get_by_role("button", name="Go on").click()
            expect(page.get_by_text("The address is confirmed.")).to_be_visible()
            # The button that opened it is gone: the keyboard goes on from the heading.
            expect(page.get_by_role("heading", name="My account")).to_be_focused()
            expect(page.get_by_text("marketa@post.example")).to_be_visible()
            check(laptop, "the account with an address")
            page.get_by_role("button", name="Link with The Club").click()
            page.get_by_label("Password", exact=True).fill(PASSWORD)
            page.get_by_role("button", name="Go on").click()
            expect(page.get_by_text("The Club is linked from now on.")).to_be_visible()
            expect(page).to_have_url(f"{house.url}/account")
            page.goto("/rules")

            tablet = visitors(820, 1180)
            page = tablet.page
            page.goto("/account#login")
            tablet.offline = True  # the guest of before is logged out
            page.get_by_role("button", name="With The Club").click()
            expect(page.get_by_role("button", name="Markéta")).to_be_visible()
            expect(page).to_have_url(f"{house.url}/")
            page.goto("/account")
            page.get_by_role("button", name="Unlink The Club").click()
            expect(page.get_by_role("button", name="Link with The Club")).to_be_visible()
            page.goto("/rules")
            # Nobody is linked any more: told on the page where one can log in otherwise.
            other = visitors(390, 844, touch=True)
            other.page.goto("/account#login")
            other.offline = True
            other.page.get_by_role("button", name="With The Club").click()
            expect(other.page.get_by_role("alert")).to_contain_text("No account here is linked")
            check(other, "nobody is linked")
            other.page.goto("/rules")

            phone = visitors(390, 844, theme="dark", touch=True)
            page = phone.page
            page.goto("/account#login")
            page.get_by_role("link", name="A link by e-mail").click()
            page.get_by_label("Name", exact=True).fill("marketa")
            page.get_by_role("button", name="Send the link").click()
            expect(page.get_by_role("status")).to_contain_text("a link is on its way")
            check(phone, "the link by e-mail")
            link = re.search(r"http\S+#reset=\S+", letter(1))
            assert link is not None
            page.goto("/rules")
            page.goto(link[0])
            page.get_by_role("textbox", name="New password").fill(OTHER)
            phone.offline = True  # the guest of before is logged out
            page.get_by_role("button", name="Save and log in").click()
            expect(page.locator(".codes li b")).to_have_count(8)
            assert phone.api("GET", "/account")["mail"] == "marketa@post.example"
            assert [fault for visit in visitors.visits for fault in visit.faults] == []
        finally:
            for context in visitors.contexts:
                context.close()
            house.kill()
