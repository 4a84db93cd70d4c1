"""From a guest to an account on one browser, and back in on another."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.test_access import WIDE, check

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
    # What is missing is told by the page: a browser would say it in its own language.
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("alert")).to_contain_text("It needs 10 characters or more.")
    expect(password).to_be_focused()
    password.fill(PASSWORD)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Keep my games").click()

    codes = page.locator(".codes li b")
    expect(codes).to_have_count(8)
    check(laptop, "the codes")
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    code = codes.first.inner_text()
    page.get_by_role("checkbox").check()
    done.click()
    # Whoever has an account can always come back, and is not told otherwise.
    page.get_by_role("button", name="Markéta").click()
    sheet = page.get_by_role("dialog", name="You")
    expect(sheet.get_by_text("You can log in again at any time.")).to_be_visible()
    expect(sheet.get_by_text("same guest")).to_have_count(0)
    expect(sheet.get_by_label("I have a code")).to_have_count(0)
    page.keyboard.press("Escape")
    # A bot that was played is called there what it was called at the table.
    page.goto("/people/Markéta")
    expect(page.locator("main.account ul li .what")).to_contain_text("(Chance)")
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
    # What was wrong there is no new password.
    page.get_by_role("link", name=re.compile("^A recovery code")).click()
    expect(page.get_by_label("New password", exact=True)).to_have_value("")
    page.get_by_role("link", name=re.compile("^Password")).click()
    page.get_by_label("Name", exact=True).fill("marketa")
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

    # There it is said why the games are gone, with the way back to them.
    page = laptop.page
    page.goto("/")
    strip = page.get_by_role("region", name="You are logged out on this browser")
    expect(strip).to_be_visible()
    check(laptop, "logged out elsewhere")
    strip.get_by_role("link", name="Log in").click()
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    # And the laptop comes back with a code from the book.
    page.goto("/account#recovery")
    page.get_by_label("Name", exact=True).fill("Markéta")
    page.get_by_label("Code", exact=True).fill(code)
    page.get_by_label("New password", exact=True).fill("amphora under the fig")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator(f'a[href^="/t/{table}"]')).to_be_visible()
    expect(strip).to_have_count(0)
    assert laptop.api("GET", "/account")["codes_left"] == 7
    # A power cut logs nobody out.
    laptop.offline = True
    visitor.house.kill()
    visitor.house.start()
    account = laptop.api("GET", "/account")
    assert account["name"] == "Markéta"
    assert account["codes_left"] == 7


@pytest.mark.parametrize("language", ["de", "fr"])
def test_long_words_on_a_phone(visitor: Visitors, language: str) -> None:
    """No name of a key, and no three buttons, are wider than the page."""
    phone = visitor(390, 844, language=language)
    phone.api("PUT", "/me", {"language": language})
    name = f"Longus {language}"
    phone.api("POST", "/account", {"name": name, "password": PASSWORD})
    page = phone.page
    page.goto("/account")
    rows = page.locator("main.account .list li")
    expect(rows).to_have_count(3)
    apart = """(row) => {
      const word = row.querySelector("b").getBoundingClientRect();
      const button = row.querySelector("button").getBoundingClientRect();
      return word.right <= button.left || word.bottom <= button.top;
    }"""
    for row in range(3):
        assert rows.nth(row).evaluate(apart), row
    page.locator("main.account .list button").nth(2).click()
    page.get_by_role("dialog").locator("input").fill(PASSWORD)
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(page.locator(".codes li b")).to_have_count(8)
    assert page.evaluate(WIDE) <= 0
