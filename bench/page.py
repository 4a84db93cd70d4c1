"""The page on a phone: its weight, seconds until a table can be played, frames a second.

    python -m bench.page

Chromium, 390 wide, its processor slowed down four times, as a mid-range phone; the server as it
runs for users. Needs the page (`make web`) and Chromium.
"""

from __future__ import annotations

import itertools
import random
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import FLAGS, chromium
from tests.web.house import House
from tests.web.visit import Visit

SLOWDOWN = 4
TIMES = 5
GAMES = {"caesar-cleopatra": 2, "circus-maximus": 4, "caesar": 2}
FRAMES = """() => {
  window.frames_ = [];
  const note = (now) => { window.frames_.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""


READY = "() => document.querySelector('[data-status=over], .tabula:not(.wait), .scene .go')"


class Watcher(Visit):
    """Looks seldom: to be asked takes the page's time, too, and would be measured."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, touch=True)
        self.by_list = True
        self.polling = 200

    def await_turn(self) -> None:
        self.page.wait_for_function(READY, polling=self.polling)
        if self.page.locator(".scene .go").count():
            self.page.locator(".scene .go").click()
            self.await_turn()


def phone(browser: Browser, url: str, language: str = "en") -> Page:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        locale=language,
        base_url=url,
    )
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return page


def weigh(browser: Browser, url: str, language: str) -> int:
    """Bytes that the first page takes over the wire, headers and all."""
    context = browser.new_context(locale=language, base_url=url)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    total = 0

    def add(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", add)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    context.close()
    return total


def playable(browser: Browser, url: str, game: str) -> float:
    """Seconds from the address to a plate that says it is my turn, nothing in the cache."""
    page = phone(browser, url)
    visit = Visit(page, touch=True)
    visit.table(game, "me", *["greedy"] * (GAMES[game] - 1))
    address = page.url
    page.wait_for_selector(".tabula:not(.wait)")
    page.goto("about:blank")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    begin = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".tabula:not(.wait)")
    taken = time.perf_counter() - begin
    page.context.close()
    return taken


def frames(browser: Browser, url: str, game: str) -> tuple[float, float, bool]:
    """While a few moves are played, with motion: the median rate, how many frames came late, and
    whether the page left motion out because of them."""
    page = phone(browser, url)
    visit = Watcher(page)
    visit.table(game, "me", *["greedy"] * (GAMES[game] - 1))
    page.wait_for_selector(".tabula:not(.wait)")
    page.evaluate(FRAMES)
    visit.play(random.Random(1), most=10)
    seen = page.evaluate("() => window.frames_")
    less = page.evaluate("() => document.documentElement.dataset.motion === 'less'")
    page.context.close()
    gaps = [after - before for before, after in itertools.pairwise(seen)]
    late = sum(gap > 1000 / 30 for gap in gaps) / len(gaps)
    return 1000 / statistics.median(gaps), late, less


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for language in ("en", "de", "fr", "cs"):
            print(f"first page, {language}: {weigh(browser, house.url, language) / 1000:.1f} KB")
        for game in GAMES:
            taken = sorted(playable(browser, house.url, game) for _ in range(TIMES))
            rate, late, less = frames(browser, house.url, game)
            print(
                f"{game}: playable after {taken[TIMES // 2]:.2f} s (worst {taken[-1]:.2f}),"
                f" {rate:.0f} frames a second, {late:.1%} of them later than 1/30 s,"
                f" motion {'left out' if less else 'kept'}"
            )
        browser.close()
    house.kill()


if __name__ == "__main__":
    main()
