"""From a guest to an account with a passkey, out, and in again, by Chromium's authenticator."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.test_access import check

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
# A game that is finished at once, as this browser.
FINISH = """async () => {
  const ask = async (path, body) => (await fetch(`/api/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })).json();
  const seats = [{ player: "me" }, { player: "bot", bot: "random" }];
  const { id } = await ask("/tables", { game: "terni-lapilli", seats });
  await ask("/commands", { type: "resign", id: 1, table: id, seat: 0 });
  return id;
}"""


def test_a_passkey_and_no_password(visitor: Visitors) -> None:
    phone = visitor(390, 844)
    page = phone.page
    # An address of numbers has no passkeys, and says so.
    page.goto("/account")
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    expect(page.get_by_role("button", name="With a passkey")).to_have_count(0)
    page.evaluate(FINISH)
    page.goto("/account#")
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^A passkey"))).to_be_disabled()

    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.goto(f"http://localhost:{visitor.house.port}/account")
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    table = page.evaluate(FINISH)
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^A passkey"))).to_be_checked()
    page.get_by_label("Name", exact=True).fill("Quintus Pictor")
    expect(page.get_by_role("status")).to_have_text("Quintus Pictor is free here")
    check(phone, "the name and the key")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.locator(".codes li b")).to_have_count(8)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(f'a[href^="/t/{table}"]').first).to_be_visible()

    page.goto(f"http://localhost:{visitor.house.port}/account")
    expect(page.get_by_text("Passkey: ")).to_be_visible()
    expect(page.get_by_role("button", name="Set a password")).to_be_visible()
    check(phone, "the keys")
    # Eight new codes, for a passkey instead of a password.
    page.get_by_role("button", name="Create eight new ones").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".codes li b")).to_have_count(8)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Done").click()
    # A token for a program, shown once.
    page.get_by_role("button", name="Create a token").click()
    sheet = page.get_by_role("dialog", name="Create a token")
    sheet.get_by_label("What it is for").fill("Trial")
    sheet.get_by_label("Name of a bot (optional)").fill("Roscius")
    check(phone, "a token")
    sheet.get_by_role("button", name="Create a token").click()
    token = sheet.locator("code").inner_text()
    assert token.startswith("program_")
    page.keyboard.press("Escape")
    expect(page.get_by_text("Roscius [bot], may play, not used yet")).to_be_visible()
    page.get_by_role("button", name="Revoke the token: Trial").click()
    expect(page.get_by_text("Roscius [bot]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Log out: ")).click()
    page.wait_for_url("**/")

    page.goto(f"http://localhost:{visitor.house.port}/account#login")
    page.get_by_role("button", name="With a passkey").click()
    expect(page.locator(f'a[href^="/t/{table}"]').first).to_be_visible()
    name = page.evaluate("async () => (await (await fetch('/api/v1/me')).json()).name")
    assert name == "Quintus Pictor"
