"""Nobody is shut out: axe finds nothing, text may grow, nothing scrolls sideways."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, expect
from tests.web.conftest import FLAGS, Visitors, chromium
from tests.web.house import House
from tests.web.test_log import GAMES, RECORDS
from tests.web.visit import Visit

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) =>
    `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
}"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
HANDS = {"caesar-cleopatra": ".hand", "circus-maximus": ".hand", "caesar": ".rackrow"}
LOOKS = ((1440, 900, "light"), (390, 844, "dark"))


def check(visit: Visit, where: str) -> None:
    visit.page.wait_for_timeout(300)
    # By evaluate: a script tag would be refused by our own policy, as it should be.
    visit.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert visit.page.evaluate(RUN) == [], where
    assert visit.page.evaluate(WIDE) <= 0, f"{where} scrolls sideways"


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS)
def test_pages(visitor: Visitors, width: int, height: int, theme: str) -> None:
    visit = visitor(width, height, theme=theme)
    for path in (
        "/",
        "/rules",
        "/rules/caesar-cleopatra",
        "/rules/circus-maximus",
        "/rules/caesar",
        "/play",
        "/learn",
        "/learn/caesar-cleopatra/1",
        "/learn/circus-maximus/1",
        "/learn/caesar/1",
        "/puzzle/circus-maximus",
        "/deal/caesar-cleopatra",
        "/about",
        "/account",
    ):
        visit.page.goto(path)
        visit.page.wait_for_selector("main")
        check(visit, path)
    visit.offline = True  # the console tells that there is no such page
    visit.page.goto("/nowhere/at/all")
    visit.page.wait_for_selector("main")
    check(visit, "a wrong address")


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
def test_the_front_page_in_every_language(visitor: Visitors, language: str) -> None:
    visit = visitor(390, 844, language=language)
    visit.page.goto("/")
    visit.page.wait_for_selector("main")
    check(visit, language)
    assert visit.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS)
@pytest.mark.parametrize("game", ["caesar-cleopatra", "circus-maximus", "caesar"])
def test_tables(visitor: Visitors, game: str, width: int, height: int, theme: str) -> None:
    visit = visitor(width, height, theme=theme)
    bots = ("greedy",) * (3 if game == "circus-maximus" else 1)
    visit.table(game, "me", *["open"] * len(bots))
    visit.page.wait_for_selector(".letter")
    check(visit, "before the start")
    visit.page.context.clear_cookies()
    visit.page.reload()
    visit.page.wait_for_selector("#invite-name")
    check(visit, "invited")
    visit.table(game, "me", *bots)
    visit.page.wait_for_selector(".tabula")
    check(visit, "the first move")
    dice = random.Random(f"axe {game}")
    visit.by_list = True
    for _ in range(3):
        visit.play(dice, most=8)
        visit.await_turn()
        check(visit, "in mid-game")
    visit.page.get_by_role("button", name="What can I do?").click()
    visit.page.wait_for_selector("dialog[open]")
    check(visit, "help")
    visit.page.keyboard.press("Escape")
    visit.page.get_by_role("button", name="Menu").click()
    check(visit, "menu")


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS)
def test_results_and_replays(visitor: Visitors, width: int, height: int, theme: str) -> None:
    visit = visitor(width, height, theme=theme)
    visit.enter()
    for path in RECORDS:
        record = json.loads((GAMES / path).read_text(encoding="utf-8"))
        visit.page.goto(f"/t/{visit.api('POST', '/records', record)['id']}")
        visit.page.wait_for_selector(".result")
        check(visit, f"result of {path}")
        visit.page.get_by_role("slider").fill("30")
        visit.page.wait_for_selector(".result", state="detached")
        check(visit, f"replay of {path}")


@pytest.mark.parametrize("game", ["caesar-cleopatra", "circus-maximus", "caesar"])
def test_a_phone_held_sideways(visitor: Visitors, game: str) -> None:
    """Prompt and hand stay in sight beside the board, wherever the board is scrolled to."""
    visit = visitor(844, 390, touch=True)
    visit.table(game, "me", *["greedy"] * (3 if game == "circus-maximus" else 1))
    visit.page.wait_for_selector(".tabula")
    for turn in range(2):
        visit.play(random.Random(f"sideways {game} {turn}"), most=3)
        visit.await_turn()
        for place in ("0", "document.documentElement.scrollHeight"):
            visit.page.evaluate(f"scrollTo(0, {place})")
            expect(visit.page.locator(".tabula")).to_be_in_viewport(ratio=1)
            expect(visit.page.locator(HANDS[game]).first).to_be_in_viewport(ratio=1)
        check(visit, "sideways")


@pytest.mark.parametrize("game", ["caesar-cleopatra", "circus-maximus", "caesar"])
def test_text_at_twice_its_size(visitor: Visitors, game: str) -> None:
    """What 200 % does to a page of 1440 is what 720 does to one at 100 %; nothing may be lost."""
    visit = visitor(720, 450)
    visit.table(game, "me", *["greedy"] * (2 if game == "circus-maximus" else 1))
    visit.page.wait_for_selector(".tabula")
    visit.page.wait_for_timeout(300)
    assert visit.page.evaluate(WIDE) <= 0
    visit.play(random.Random(f"large {game}"), most=4)


def test_a_reader_of_large_letters(house: House, browser_type: BrowserType) -> None:
    """Whose browser is set to letters of twice the size, on a phone as on a wide screen."""
    large = "--blink-settings=defaultFontSize=32"
    browser = browser_type.launch(executable_path=chromium(), args=[*FLAGS, large])
    visitors = Visitors(browser, house)
    for width, height in ((390, 844), (1440, 900)):
        visit = visitors(width, height)
        visit.page.goto("/")
        visit.page.wait_for_selector("main")
        size = "getComputedStyle(document.documentElement).fontSize"
        assert visit.page.evaluate(size) == "32px"
        assert visit.page.evaluate(WIDE) <= 0, "the front page scrolls sideways"
        for game, bots in (("caesar-cleopatra", 1), ("circus-maximus", 3), ("caesar", 1)):
            visit.table(game, "me", *["greedy"] * bots)
            visit.page.wait_for_selector(".tabula")
            visit.play(random.Random(f"larger {game}"), most=2)
            assert visit.page.evaluate(WIDE) <= 0, f"{game} at {width} scrolls sideways"
    assert not [fault for visit in visitors.visits for fault in visit.faults]
    browser.close()


def test_a_turn_is_read_aloud_and_the_focus_stays(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    page = visit.page
    visit.table("circus-maximus", "me", "greedy", "greedy")
    aloud = page.locator("[data-aloud]")
    visit.await_turn()
    expect(aloud).to_contain_text("Your turn.")
    visit.choose_from_list(random.Random("aloud"))
    visit.await_turn()
    assert page.evaluate("() => document.activeElement !== document.body")
    # The list asks before it sends, and takes back.
    box = page.locator("details.choices")
    box.locator("summary").click()
    first = box.locator("[data-action]").first
    seen = visit.seq()
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    box.get_by_role("button", name="Put back").click()
    expect(first).to_have_attribute("aria-pressed", "false")
    assert visit.seq() == seen
    page.keyboard.press("Escape")
    # Single-letter keys can be switched off.
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.locator(".tabula").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
