"""The page in a real browser, against a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import playwright
import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.web.house import House
from tests.web.visit import Visit

PAGE = Path(__file__).resolve().parents[2] / "src/triumvir/server/web/index.html"
# As root in a container there is no sandbox; and nothing is asked of the network.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The machine may be busy with the other half of the tests.
expect.set_options(timeout=15_000)


def chromium() -> str:
    """The system's Chromium: Playwright's own cannot be had everywhere."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("The tests of the page need Chromium: `make test` installs it.")
    return found


def find_node() -> None:
    """The Node.js that comes with Playwright asks for libraries that a lean machine lacks: then the
    one that builds the page drives the browser, too."""
    bundled = Path(playwright.__file__).parent / "driver" / "node"
    try:
        works = subprocess.run([bundled, "--version"], capture_output=True).returncode == 0
    except OSError:
        works = False
    other = shutil.which("node")
    if not works and other is not None:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", other)


find_node()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": list(FLAGS)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not PAGE.exists():
        pytest.fail("The page is not built: `make web` builds it, and `make test` does before.")
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


UNHELPED = """try {
  localStorage.setItem("triumvir-notes", "off");
  localStorage.setItem("triumvir-guard", "off");
} catch {}"""


class Visitors:
    """Makes visits, each a browser of its own with its own cookie, and closes them."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.visits: list[Visit] = []

    def __call__(
        self,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        touch: bool = False,
        theme: str = "light",
        motion: bool = False,
        helped: bool = False,
    ) -> Visit:
        """`helped`: with the notes and the guard that newcomers get."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            base_url=self.house.url,
        )
        self.contexts.append(context)
        if not helped:
            context.add_init_script(UNHELPED)
        visit = Visit(context.new_page(), touch)
        self.visits.append(visit)
        return visit


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Visitors]:
    visitors = Visitors(browser, house)
    yield visitors
    faults = [fault for visit in visitors.visits for fault in visit.faults]
    for context in visitors.contexts:
        context.close()
    assert not faults, faults
