"""Two people from guests to accounts to a game by turns: clocks, a notice, a holiday."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from urllib.request import urlopen

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.house import House
from tests.web.test_access import check
from tests.web.test_clock import choose
from tests.web.test_lobby import PASSWORD, picture
from tests.web.visit import Visit


def grow(visit: Visit, name: str) -> None:
    """From the first finished game to an account, at the page."""
    visit.enter()
    seats = [{"player": "me"}, {"player": "bot", "bot": "novice"}]
    table = visit.api("POST", "/tables", {"game": "caesar", "seats": seats})["id"]
    visit.page.goto(f"/t/{table}")
    expect(visit.page.get_by_role("link", name="Keep my games")).to_have_count(0)
    visit.api("POST", "/commands", {"type": "resign", "table": table})
    offer = visit.page.get_by_role("link", name="Keep my games")
    expect(offer).to_be_visible()
    picture(visit, "19-offer")
    offer.click()
    visit.page.get_by_label("Name", exact=True).fill(name)
    visit.page.get_by_label("Password", exact=True).fill(PASSWORD)
    expect(visit.page.get_by_role("status")).to_contain_text("is free here")
    picture(visit, "19-account")
    visit.page.get_by_role("button", name="Keep my games").click()
    expect(visit.page.locator(".codes li b")).to_have_count(8)
    picture(visit, "19-codes")
    visit.page.get_by_role("checkbox").check()
    visit.page.get_by_role("button", name="Done").click()
    expect(visit.page.locator(f'a[href^="/t/{table}"]')).to_be_visible()  # it came along
    assert visit.api("GET", "/me")["account"]


def feed(visit: Visit) -> str:
    """The private feed, made at the sheet of notices."""
    visit.page.goto("/")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("button", name="Notices").click()
    sheet = visit.page.get_by_role("dialog", name="Notices")
    sheet.get_by_role("button", name="Create").click()
    expect(sheet.locator("code")).to_have_count(2)
    return str(sheet.locator("code").first.inner_text())


def notices_are_due(house: House) -> None:
    """As if all notices had waited long enough."""
    with closing(sqlite3.connect(house.folder / "triumvir.sqlite", timeout=20)) as connection:
        connection.execute("UPDATE notices SET due = 1 WHERE due > 0")
        connection.commit()


def read_until(address: str, wanted: str) -> str:
    text = ""
    for _ in range(60):
        with urlopen(address) as answer:
            text = str(answer.read().decode())
        if wanted in text:
            return text
        time.sleep(0.5)  # feeds are refused to whoever asks for them more often
    raise AssertionError(f"{wanted!r} is not in the feed: {text}")


def test_from_guests_to_a_game_by_turns(visitor: Visitors, house: House) -> None:
    anna, bert = visitor(1440, 900), visitor(390, 844, touch=True)
    grow(anna, "Cornelia")
    grow(bert, "Gracchus")
    address = feed(bert)
    picture(bert, "19-notices")

    # She invites him to a game by turns, and he takes the seat.
    anna.page.goto("/")
    anna.page.get_by_role("button", name="With a friend").first.click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_text("Turn-based, 1 day + 4 h").click()
    picture(anna, "19-plan")
    sheet.get_by_role("button", name="Create a link").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_text("One seat free")).to_be_visible()
    picture(anna, "19-invitation")
    table = anna.page.url.rpartition("/")[2]
    bert.page.goto(f"/t/{table}")
    expect(bert.page.get_by_role("button", name="Sit down")).to_be_visible()
    told = bert.page.get_by_text("Turn-based: one day each, and 4 hours more for every answer.")
    expect(told.filter(visible=True)).to_be_visible()
    # His name lasts: he is not asked for it again, nor told that he needs none.
    expect(bert.page.get_by_label("What should Cornelia call you?")).to_have_count(0)
    expect(bert.page.get_by_text("No account, no e-mail")).to_have_count(0)
    picture(bert, "19-guest")
    bert.page.get_by_role("button", name="Sit down").click()
    for visit in (anna, bert):
        expect(visit.page.locator("[data-status=playing]")).to_be_visible()
        expect(visit.page.get_by_role("timer").filter(visible=True)).to_have_count(2)
    picture(anna, "19-clocks")
    check(bert, "a game by turns")

    # He goes, she plays until it is his turn, and his feed says so; nothing hidden is in it.
    bert.page.goto("/rules")
    seats = anna.api("GET", f"/tables/{table}")["table"]["seats"]
    (mine,) = [seat["number"] for seat in seats if seat["name"] == "Cornelia"]
    for _ in range(40):
        told = anna.api("GET", f"/tables/{table}")
        choices = [view for view in told["views"] if view["view"]["choices"]]
        if not choices:
            break
        body = {"type": "act", "table": table, "seq": told["seq"], "seat": mine}
        anna.api("POST", "/commands", body | {"actions": choices[0]["view"]["choices"][:1]})
    notices_are_due(house)
    text = read_until(address, "Your turn: Caesar &amp; Cleopatra, against Cornelia")
    assert f"/t/{table}" in text

    # He goes on holiday for two days: his clock stands still, and she sees until when.
    bert.page.goto(f"/t/{table}")
    expect(bert.page.locator(".clk.run").filter(visible=True)).to_have_count(1)
    choose(bert, "Holiday…")
    away = bert.page.get_by_role("dialog", name="Holiday")
    away.get_by_label("Days from now on").fill("2")
    picture(bert, "19-holiday")
    away.get_by_role("button", name="Go on holiday").click()
    expect(away.get_by_text("You are on holiday until")).to_be_visible()
    check(bert, "a holiday")
    picture(bert, "19-on-holiday")
    bert.page.keyboard.press("Escape")
    for visit in (anna, bert):
        still = visit.page.locator(".clk.holiday:not(.run, .theirs)").filter(visible=True)
        expect(still).to_have_count(1)
    expect(anna.page.get_by_text(re.compile("Gracchus goes on holiday")).first).to_be_visible()
    plate = anna.page.locator("[data-clock=holiday]")
    expect(plate).to_contain_text("Gracchus is on holiday until")
    expect(plate.get_by_role("button")).to_have_count(0)  # nothing helps, and nothing has to
    picture(anna, "19-their-holiday")
    picture(bert, "19-table-on-holiday")

    # He is back, and plays.
    choose(bert, "Holiday…")
    away.get_by_role("button", name="I am back").click()
    expect(away.get_by_role("button", name="Go on holiday")).to_be_visible()
    bert.page.keyboard.press("Escape")
    for visit in (anna, bert):
        expect(visit.page.locator(".clk.runs").filter(visible=True)).to_have_count(1)
    bert.page.goto("/play")
    expect(bert.page.locator("li", has=bert.page.locator(f'a[href="/t/{table}"]'))).to_contain_text(
        re.compile(r"2\d h left")
    )
    picture(bert, "19-lobby")
    anna.page.goto("/")
    expect(anna.page.locator(f'a[href^="/t/{table}"]').first).to_be_visible()
    picture(anna, "19-home-theirs")
    bert.page.goto("/")
    strip = bert.page.get_by_role("region", name="Go on")
    expect(strip).to_contain_text(re.compile(r"Your turn in Caesar & Cleopatra.*2\d h left"))
    picture(bert, "19-home")

    # Her own page has the ladder, with the level that comes next.
    anna.page.goto("/people/Cornelia")
    expect(anna.page.get_by_role("heading", name="Cursus honorum")).to_be_visible()
    expect(anna.page.get_by_role("img", name="No level beaten yet.")).to_be_visible()
    check(anna, "a page with a ladder")
    picture(anna, "19-person")
    anna.page.get_by_role("button", name="Play Caesar! against Novice").click()
    anna.page.wait_for_url("**/t/*")
