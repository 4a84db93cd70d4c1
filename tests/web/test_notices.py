"""The sheet of notices: what, by which way, when not; and what arrives by one of the ways."""

from __future__ import annotations

from urllib.request import urlopen

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.test_access import check


def test_from_the_menu_to_the_feed(visitor: Visitors) -> None:
    phone = visitor(390, 844)
    page = phone.page
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    opener = page.get_by_role("button", name="Notices")
    opener.click()
    sheet = page.get_by_role("dialog", name="Notices")
    turn = sheet.get_by_role("switch", name="It is my turn")
    over = sheet.get_by_role("switch", name="A game is over")
    expect(turn).to_be_checked()
    over.click()
    expect(over).not_to_be_checked()

    # The night is a bar.
    sheet.get_by_label("from", exact=True).select_option("1320")
    bar = sheet.get_by_role("img")
    expect(bar).to_have_attribute("aria-label", "Quiet from 22:00 to 07:00; notices in between.")
    sheet.get_by_label("to", exact=True).select_option("480")
    expect(bar).to_have_attribute("aria-label", "Quiet from 22:00 to 08:00; notices in between.")

    # Push: a browser without a push service, as that of a test, says so.
    page.context.grant_permissions(["notifications"])
    phone.offline = True  # it writes the reason to the console
    sheet.get_by_role("button", name="Switch on").click()
    expect(sheet.get_by_role("alert")).to_contain_text("cannot be reached by push")
    phone.offline = False

    # A webhook: an address of this machine is taken for what it is when it is used.
    sheet.get_by_role("button", name="Add").click()
    sheet.get_by_label("Address of the webhook").fill("https://127.0.0.1:4443/hook")
    sheet.get_by_role("button", name="Add").click()
    expect(sheet.get_by_text("Signed with")).to_be_visible()
    sheet.get_by_role("button", name="Send a test").click()
    expect(sheet.get_by_role("status")).to_contain_text("One test did not arrive.")
    sheet.get_by_role("button", name="Remove: 127.0.0.1:4443").click()
    expect(sheet.get_by_role("button", name="Send a test")).to_have_count(0)

    sheet.get_by_role("button", name="Create").click()
    expect(sheet.locator("code")).to_have_count(2)
    address = sheet.locator("code").first.inner_text()
    check(phone, "the notices")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()

    # All of it was kept; the addresses are not shown again.
    opener.click()
    expect(over).not_to_be_checked()
    expect(sheet.get_by_label("to", exact=True)).to_have_value("480")
    expect(sheet.locator("code")).to_have_count(0)
    with urlopen(address) as answer:
        assert answer.headers["content-type"].startswith("application/atom+xml")
        assert b"<feed" in answer.read()

    # The worker that shows notices is there, for nothing else.
    with urlopen(f"{visitor.house.url}/sw.js") as answer:
        text = answer.read().decode()
        assert answer.headers["content-type"].startswith("text/javascript")
    assert "push" in text
    assert "fetch" not in text
