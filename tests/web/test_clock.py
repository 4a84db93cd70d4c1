"""Clocks in two browsers: on the seats, a pause that both want, time that runs out."""

from __future__ import annotations

import json
import sqlite3

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.house import House
from tests.web.visit import Visit

LIVE = {"pace": "live", "bank": 300, "increment": 15, "delay": 5}


def choose(visit: Visit, name: str) -> None:
    """A line of the table's menu."""
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.locator("#table-menu").get_by_role("button", name=name).click()


def later(house: House, table: str, seconds: int) -> None:
    """As if all that happened at a table had happened longer ago."""
    house.kill()
    with sqlite3.connect(house.folder / "triumvir.sqlite") as connection:
        back = (seconds * 1000, table)
        connection.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", back)
        connection.execute("UPDATE tables SET wake = 1 WHERE id = ?", (table,))
    connection.close()
    house.start()


def to_act(anna: Visit, bert: Visit, table: str) -> tuple[Visit, Visit]:
    """Who is to act, and the other."""
    told = anna.api("GET", f"/tables/{table}")["table"]
    name = told["seats"][told["to_act"][0]]["person"] or told["seats"][told["to_act"][0]]["name"]
    return (anna, bert) if name == "Anna" else (bert, anna)


def test_two_players_and_their_clocks(visitor: Visitors, house: House) -> None:
    anna, bert = visitor(1440, 900), visitor(390, 844, touch=True)
    # There is no clock unless somebody wants one.
    anna.page.request.post("/api/v1/guests", data=json.dumps({"name": "Anna"}))
    anna.page.goto("/")
    anna.page.get_by_role("button", name="With a friend").last.click()  # Caesar!
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_label("No clock")).to_be_checked()
    sheet.get_by_text("Live, 5 min + 15 s").click()
    sheet.get_by_role("button", name="Create a link").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.page.url.rpartition("/")[2]
    assert anna.api("GET", f"/tables/{table}")["table"]["clock"]["bank"] == 300
    bert.page.request.post("/api/v1/guests", data=json.dumps({"name": "Bert"}))
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("button", name="Sit down").click()
    for visit in (anna, bert):
        expect(visit.page.locator("[data-status=playing]")).to_be_visible()
        expect(visit.page.get_by_role("timer").filter(visible=True)).to_have_count(2)
    first, other = to_act(anna, bert, table)
    expect(first.page.locator(".clk.run").filter(visible=True)).to_have_count(1)

    # Z says the whole time.
    anna.page.keyboard.press("z")
    expect(anna.page.locator("[data-time]")).to_contain_text("minutes")

    # A pause needs both; either starts the clocks again.
    choose(anna, "Ask for a pause")
    plate = bert.page.locator("[data-clock=asked]")
    expect(plate).to_contain_text("Shall the clocks stand still?")
    plate.get_by_role("button", name="Pause").tap()
    for visit in (anna, bert):
        expect(visit.page.locator("[data-clock=paused]")).to_be_visible()
        expect(visit.page.locator(".clk.held").filter(visible=True)).to_have_count(2)
    anna.page.locator("[data-clock=paused]").get_by_role("button").click()
    expect(bert.page.locator("[data-clock=paused]")).to_have_count(0)
    choose(anna, "Give Bert a minute")
    expect(anna.page.locator(".side").get_by_text("is given a minute")).to_be_visible()

    # What would be asked later is answered now, and known to nobody else.
    assert anna.page.get_by_text("Standing answers").count() == 0  # Caesar! has none

    # The time of the one to act runs out, while the server is away.
    for visit in (anna, bert):
        visit.offline = True
    later(house, table, 480)
    plate = other.page.locator("[data-clock=over]")
    expect(plate).to_contain_text("has run out of time")
    buttons = plate.get_by_role("button")
    expect(buttons).to_have_text(["Let a bot play", "Wait", "Take the win"])
    expect(first.page.locator(".clk.over").filter(visible=True)).to_have_count(1)
    buttons.nth(1).click()
    expect(plate).to_contain_text("You are waiting for")
    plate.get_by_role("button", name="Let a bot play").click()

    # The owner comes back and takes the seat again.
    back = first.page.locator("[data-clock=mine]")
    expect(back).to_contain_text("A bot plays for you")
    back.get_by_role("button").click()
    expect(back).to_have_count(0)
    _, other = to_act(anna, bert, table)
    later(house, table, 900)
    plate = other.page.locator("[data-clock=over]")
    plate.get_by_role("button", name="Take the win").click()
    for visit in (anna, bert):
        expect(visit.page.locator("[data-status=over]")).to_be_visible()
        expect(visit.page.get_by_text("has run out of time").first).to_be_visible()
        visit.faults.clear()  # the server was away


def test_standing_answers_from_plate_and_menu(visitor: Visitors) -> None:
    anna, bert = visitor(1440, 900), visitor(390, 844, touch=True)
    table = anna.table("caesar-cleopatra", "me", "open")
    bert.page.request.post("/api/v1/guests", data=json.dumps({"name": "Bert"}))
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("button", name="Sit down").click()
    choose(anna, "Standing answers…")
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_label("Veto?").select_option("Let everything pass")
    sheet.get_by_role("button", name="Keep these answers").click()
    expect(sheet).to_have_count(0)
    assert anna.api("GET", f"/tables/{table}/answers?seat=0")["answers"] == {"veto": "all"}
    anna.page.reload()
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.locator("#table-menu")).to_contain_text("Standing answers (1)…")
    anna.page.keyboard.press("Escape")
    # The other has none, and sees none.
    choose(bert, "Standing answers…")
    sheet = bert.page.get_by_role("dialog")
    expect(sheet.get_by_label("Veto?")).to_have_value("ask")
    sheet.get_by_role("button", name="Ask me everything").tap()
    expect(sheet).to_have_count(0)


def test_a_clock_leaves_a_seat_its_room(visitor: Visitors) -> None:
    """In Circus Maximus a seat has a line of its own: nothing lies over its merchants or coins."""
    anna, bert = visitor(1366, 768), visitor(390, 844, touch=True)
    table = anna.table("circus-maximus", "me", "open", "novice", clock=LIVE)
    bert.page.request.post("/api/v1/guests", data=json.dumps({"name": "Bert"}))
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("button", name="Sit down").click()
    seats = anna.page.locator(".side .seat")
    expect(seats.filter(has=anna.page.get_by_role("timer"))).to_have_count(2)
    crossed = seats.evaluate_all(
        """seats => seats.flatMap(seat => {
            const parts = [".nm > .name", ".clk", ".mh", ".pt"].map(one => seat.querySelector(one));
            const boxes = parts.filter(Boolean).map(part => [part, part.getBoundingClientRect()]);
            return boxes.flatMap(([a, one], i) => boxes.slice(i + 1)
                .filter(([, two]) => one.left < two.right - 1 && two.left < one.right - 1
                    && one.top < two.bottom - 4 && two.top < one.bottom - 4)
                .map(([b]) => `${a.className} and ${b.className}`));
        })"""
    )
    assert crossed == []
