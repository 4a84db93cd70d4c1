"""Takes pictures of every page and of the gallery, light and dark: 390, 820, 1280 (by 650) and 1440
wide, and 844 by 390, a phone held sideways; of what moves, too: the scenes of a game.

`make screenshots` writes them into build/screenshots; `ARGS="--only home --width 1440"` takes some.
Look at every one: a test does not see that something is ugly.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.visit import Visit  # noqa: E402

WIDTHS = {390: 844, 820: 1180, 844: 390, 1280: 650, 1440: 900}
POSITIONS = ROOT / "web/src/gallery/positions"
GAMES = {"caesar-cleopatra": 2, "circus-maximus": 4, "caesar": 2}
LOOK_AT = {"caesar-cleopatra": 45, "circus-maximus": 14, "caesar": 6}  # moves of ours


@contextmanager
def vite(server: str) -> Iterator[str]:
    """The page as developers see it, gallery and all, before a real server."""
    process = subprocess.Popen(
        ["node", "node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
        cwd=ROOT / "web",
        env=os.environ | {"TRIUMVIR_SERVER": server, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield found[0]
                return
        raise SystemExit("Vite did not start: `make web` first.")
    finally:
        process.terminate()


class Camera:
    def __init__(self, browser: Browser, url: str, out: Path, chosen: argparse.Namespace) -> None:
        self.browser = browser
        self.url = url
        self.out = out
        self.chosen = chosen

    def looks(self) -> Iterator[tuple[int, str, Page]]:
        for width, height in WIDTHS.items():
            for theme in ("light", "dark"):
                if self.chosen.width not in (None, width) or self.chosen.theme not in (None, theme):
                    continue
                context = self.browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                    base_url=self.url,
                    locale=self.chosen.language,
                )
                yield width, theme, context.new_page()
                context.close()

    def take(self, page: Page, name: str, width: int, theme: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("() => scrollTo(0, 0)")
        page.wait_for_timeout(150)
        path = self.out / f"{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
        page.screenshot(path=path)
        print(path.relative_to(ROOT))

    def wanted(self, name: str) -> bool:
        return self.chosen.only is None or self.chosen.only in name


def pages(camera: Camera) -> None:
    for width, theme, page in camera.looks():
        for name, path in (
            ("home", "/"),
            ("rules", "/rules/caesar-cleopatra"),
            ("about", "/about"),
            ("lost", "/nowhere"),
        ):
            if camera.wanted(name):
                page.goto(path)
                camera.take(page, name, width, theme)


def tables(camera: Camera) -> None:
    """Before the start, in mid-game, the curtain, the result."""
    for width, theme, page in camera.looks():
        visit = Visit(page)
        visit.by_list = True
        for game, seats in GAMES.items():
            if not camera.wanted(f"table-{game}"):
                continue
            visit.table(game, "me", *["open"] * (seats - 1))
            page.wait_for_selector(".letter")
            camera.take(page, f"table-{game}-before", width, theme)
            page.context.clear_cookies()
            page.reload()
            page.wait_for_selector("#invite-name")
            camera.take(page, f"table-{game}-invited", width, theme)
            visit.table(game, *["me"] * seats)
            page.wait_for_selector(".curtain")
            camera.take(page, f"table-{game}-curtain", width, theme)
            visit.table(game, "me", *["greedy"] * (seats - 1))
            page.wait_for_selector(".tabula")
            visit.play(random.Random(5), most=LOOK_AT[game])
            visit.await_turn()
            page.evaluate("document.querySelector('details.choices').removeAttribute('open')")
            camera.take(page, f"table-{game}", width, theme)
            visit.play(random.Random(6))
            page.wait_for_selector(".result")
            camera.take(page, f"table-{game}-result", width, theme)


def gallery(camera: Camera) -> None:
    for width, theme, page in camera.looks():
        for game in GAMES:
            for one in json.loads((POSITIONS / f"{game}.json").read_text(encoding="utf-8")):
                name = f"gallery-{game}-{one['name']}"
                if camera.wanted(name):
                    query = f"position={one['name']}&language={camera.chosen.language}"
                    page.goto(f"/gallery/{game}?{query}")
                    page.wait_for_selector(".tabula")
                    camera.take(page, name, width, theme)


SCENES = ".announced, .voting, .scene"  # an action card, a vote, the end of a day
MOST_SCENES = 6


def scenes(camera: Camera) -> None:
    """What happens, while it happens; and a card that explains a piece."""
    for width, theme, page in camera.looks():
        page.emulate_media(reduced_motion="no-preference")
        visit = Visit(page)
        dice = random.Random(7)
        for game, seats in GAMES.items():
            name = f"scene-{game}"
            if not camera.wanted(name):
                continue
            visit.table(game, "me", *["greedy"] * (seats - 1))
            taken = 0
            for _ in range(2 * LOOK_AT[game]):
                visit.await_turn()
                if visit.over() or taken == MOST_SCENES:
                    break
                visit.decide(dice)
                page.wait_for_timeout(400)
                if page.locator(SCENES).count():
                    taken += 1
                    camera.take(page, f"{name}-{taken}", width, theme)
            visit.await_turn()
            if not visit.over():
                page.locator("main [data-gloss]").first.focus()
                page.keyboard.press("i")
                camera.take(page, f"{name}-explained", width, theme)


MODULES = {"poison": True, "centurions": True, "checkpoints": True}


def around(camera: Camera, house: House) -> None:
    """Caesar! alone with its modules; what is said, who is away, a line that is lost and heals."""
    for width, theme, page in camera.looks():
        visit = Visit(page)
        visit.by_list = True
        if camera.wanted("solo"):
            visit.table("caesar", "me", options=MODULES)
            visit.play(random.Random(8), most=6)
            visit.await_turn()
            camera.take(page, "solo", width, theme)
            visit.play(random.Random(8))
            page.wait_for_selector(".result")
            camera.take(page, "solo-result", width, theme)
        if not camera.wanted("company"):
            continue
        # Ben sits down and says something, but never looks at the table.
        ben = Visit(camera.browser.new_context(base_url=camera.url).new_page())
        table = visit.table("caesar", "me", "open")
        ben.page.request.post("/api/v1/guests", data=json.dumps({"name": "Ben"}))
        ben.api("POST", "/commands", {"type": "sit", "table": table, "seat": 1})
        visit.api("POST", "/commands", {"type": "start", "table": table})
        page.reload()
        visit.await_turn()
        ben.api("POST", "/commands", {"type": "chat", "table": table, "text": "Ave, Anna!"})
        page.wait_for_selector(".call p")
        camera.take(page, "company-chat-and-away", width, theme)
        house.kill()
        page.locator("details.choices summary").click()
        visit.send_from_list(page.locator("details.choices [data-action]").first)
        page.wait_for_selector("[data-line] p")
        page.screenshot(path=camera.out / f"company-line-lost-{width}-{theme}.png")
        house.start()
        page.wait_for_selector("[data-line] p:has-text('again')")
        page.screenshot(path=camera.out / f"company-line-back-{width}-{theme}.png")
        ben.page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="names that contain this")
    parser.add_argument("--width", type=int, choices=tuple(WIDTHS))
    parser.add_argument("--theme", choices=("light", "dark"))
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path, default=ROOT / "build/screenshots")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    try:
        with vite(house.url) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            camera = Camera(browser, url, chosen.out, chosen)
            pages(camera)
            tables(camera)
            gallery(camera)
            scenes(camera)
            around(camera, house)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
