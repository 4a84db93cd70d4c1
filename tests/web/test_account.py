"""From a guest to an account on one browser, and back in on another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.test_access import check

PASSWORD = "olive lyre trireme"


def test_from_the_first_result_to_another_device(visitor: Visitors) -> None:
    laptop = visitor(1440)
    page = laptop.page
    page.goto("/account")
    # Nothing is offered before a game is finished.
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    seats = [{"player": "me"}, {"player": "bot", "bot": "random"}]
    body = {"game": "terni-lapilli", "seats": seats}
    table = laptop.api("POST", "/tables", body)["id"]
    laptop.api("POST", "/commands", {"type": "resign", "id": 1, "table": table, "seat": 0})

    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Keep my games").click()
    check(laptop, "the name")
    name = page.get_by_label("Name", exact=True)
    name.fill("Admin")
    expect(page.get_by_role("alert")).to_contain_text("is reserved for the server")
    name.fill("Markéta")
    expect(page.get_by_role("status")).to_have_text("Markéta is free here")
    password = page.get_by_label("Password", exact=True)
    password.fill("olivelyre")
    expect(page.get_by_text("One more character")).to_be_visible()
    password.fill(PASSWORD)
    page.get_by_role("button", name="Keep my games").click()

    codes = page.locator(".codes li b")
    expect(codes).to_have_count(8)
    check(laptop, "the codes")
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    code = codes.first.inner_text()
    page.get_by_role("checkbox").check()
    done.click()
    expect(page.get_by_role("button", name="Markéta")).to_be_visible()
    # It was offered once: not at the next table, and not to whoever has an account.
    page.goto(f"/t/{table}")
    expect(page.get_by_role("link", name="Another game")).to_be_visible()
    expect(page.get_by_role("link", name="Keep my games")).to_have_count(0)
    page.goto("/rules")  # no socket there: it would be told that nobody knows it any more

    phone = visitor(390, 844)
    page = phone.page
    page.goto("/account#login")
    page.get_by_label("Name", exact=True).fill("marketa")
    page.get_by_label("Password", exact=True).fill("not this one")
    phone.offline = True  # a refusal is an error in the console
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not match")
    phone.offline = False
    check(phone, "the login")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator(f'a[href^="/t/{table}"]')).to_be_visible()
    page.goto("/account")
    expect(page.get_by_text("this one")).to_be_visible()
    check(phone, "the devices")
    # The laptop is logged out from here.
    page.get_by_role("button", name=re.compile("^Log out: ")).nth(1).click()
    expect(page.get_by_role("button", name=re.compile("^Log out: "))).to_have_count(1)
    assert not laptop.api("PUT", "/me", {})["account"]

    # And the laptop comes back with a code from the book.
    page = laptop.page
    page.goto("/account#recovery")
    page.get_by_label("Name", exact=True).fill("Markéta")
    page.get_by_label("Code", exact=True).fill(code)
    page.get_by_label("New password", exact=True).fill("amphora under the fig")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator(f'a[href^="/t/{table}"]')).to_be_visible()
    assert laptop.api("GET", "/account")["codes_left"] == 7
    # A power cut logs nobody out.
    laptop.offline = True
    visitor.house.kill()
    visitor.house.start()
    account = laptop.api("GET", "/account")
    assert account["name"] == "Markéta"
    assert account["codes_left"] == 7
