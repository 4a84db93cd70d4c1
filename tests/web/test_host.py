"""What the host of a table can do with its buttons, and what others see of it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.visit import Visit


def choose(visit: Visit, name: str) -> None:
    """A line of the table's menu."""
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.locator("#table-menu").get_by_role("button", name=name).click()


def test_a_host_locks_removes_admits_and_closes(visitor: Visitors) -> None:
    anna, bert = visitor(1440, 900), visitor(1440, 900)
    # With a seat to spare: a full table begins by itself.
    table = anna.table("circus-maximus", "me", "open", "open")
    bert.page.request.post("/api/v1/guests", data=json.dumps({"name": "Bert"}))
    bert.page.goto(f"/t/{table}")
    sit = bert.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    # Whoever is no host has none of it.
    bert.page.get_by_role("button", name="Menu").click()
    expect(bert.page.locator("#table-menu")).to_be_visible()
    for name in ("Lock the table", "Close the table", "Let spectators write"):
        expect(bert.page.get_by_role("button", name=name)).to_have_count(0)
    bert.page.get_by_role("button", name="Menu").click()

    choose(anna, "Lock the table")
    expect(bert.page.locator(".locked")).to_be_visible()
    expect(sit).to_have_count(0)
    choose(anna, "Unlock the table")
    expect(bert.page.locator(".locked")).to_have_count(0)
    sit.click()

    # Sent away, and not let in again.
    anna.page.locator(".letter").get_by_role("button", name="Send Bert away").click()
    expect(sit).to_be_visible()
    bert.offline = True  # the browser's console tells of refusals, too
    sit.click()
    expect(bert.page.get_by_text("sent you away")).to_be_visible()

    # To close it the host is asked twice, in the same menu.
    choose(anna, "Close the table")
    anna.page.get_by_role("button", name="Yes, close it: there will be no game").click()
    for visit in (anna, bert):
        expect(visit.page.locator(".letter")).to_have_count(0)
    assert anna.api("GET", f"/tables/{table}")["table"]["status"] == "over"

    # Spectators read what is said, until the host lets them write.
    table = anna.table("caesar", "me", "random")
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("tab", name="Chat").click()
    written = bert.page.locator(".chat form")
    expect(written).to_be_hidden()
    choose(anna, "Let spectators write")
    expect(written).to_be_visible()
    choose(anna, "Let spectators only read")
    expect(written).to_be_hidden()


def test_a_bot_is_sent_away_and_another_is_like_it(visitor: Visitors) -> None:
    anna = visitor(1366, 768)
    table = anna.table("circus-maximus", "me", "senator", "open")
    letter = anna.page.locator(".letter")
    expect(letter.get_by_label("Level of the bots")).to_have_value("senator")
    letter.get_by_role("button", name=re.compile("^Send .+ away$")).click()
    expect(letter.get_by_role("button", name="Put a bot here")).to_have_count(2)
    seats = anna.api("GET", f"/tables/{table}")["table"]["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [False, False, False]
