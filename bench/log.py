"""How short the log of the page is: its lines beside the sentences that events have, over every
golden record of the three games.

    python -m bench.log

The log once had a line for every sentence; half as many are wanted. Needs the page (`make web`) and
Chromium.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.conftest import FLAGS, Visitors, chromium
from tests.web.house import House
from tests.web.test_log import GAMES, count

FOLDERS = ("caesar_cleopatra", "circus_maximus", "caesar")


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        visitors = Visitors(browser, house)
        for folder in FOLDERS:
            sums = [0, 0, 0]
            for path in sorted((GAMES / folder / "records").glob("*.json")):
                visit = visitors()  # one guest may not bring as many records
                visit.enter()
                found = count(visit, str(path.relative_to(GAMES)))
                visit.page.context.close()
                sums = [a + b for a, b in zip(sums, found, strict=True)]
                print(
                    f"{folder} {path.stem}: {found.told} sentences, {found.lines} lines"
                    f" ({found.lines / found.told:.0%}), {found.turns} turns",
                    flush=True,
                )
            told, lines, turns = sums
            share = f"{lines / told:.1%}, {lines / turns:.1f} lines a turn"
            print(f"{folder}: {told} sentences, {lines} lines, {share}", flush=True)
        browser.close()
    house.kill()


if __name__ == "__main__":
    main()
