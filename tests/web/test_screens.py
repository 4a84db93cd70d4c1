"""Every screen: board, hand and prompt are seen together, over the positions of the gallery.

One page a game, for the mouse and for fingers; positions are switched inside the gallery, and a
script looks at where everything lies.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.house import House

ROOT = Path(__file__).resolve().parents[2]
POSITIONS = ROOT / "web/src/gallery/positions"
# The other's turn and one's own, in the same phase: nothing may jump between them.
PAIRS = {
    "caesar-cleopatra": ("standard-waiting", "standard-turn"),
    "circus-maximus": ("four-waiting", "four-bidding"),
    "caesar": ("standard-waiting", "standard-lay"),
}
# The fullest boards.
FULL = {
    "caesar-cleopatra": ("cleopatra-turn",),
    "circus-maximus": ("five-settling", "with-bidding", "more-sell"),
    "caesar": ("modules-lay", "solo-lay", "wealth-lay"),
}
# Width, height, and whether fingers point at it. 200 % of 1440 by 900 is what 720 by 450 is.
SIZES = {
    "1280x650": (1280, 650, False),
    "1366x768": (1366, 768, False),
    "1440x900": (1440, 900, False),
    "1920x1080": (1920, 1080, False),
    "820x1180": (820, 1180, True),
    "390x844": (390, 844, True),
    "844x390": (844, 390, True),
    "200 %": (720, 450, False),
}
# What fits here fits elsewhere: every phase is looked at on these, the fullest boards on all.
TIGHT = ("1280x650", "390x844", "844x390")
SWITCH = """(to) => {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
# What is wrong on this screen, in words; and where the board lies.
LOOK = """async () => {
  const LINE = 22;
  for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
  const wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  const box = (one) => one.getBoundingClientRect();
  const find = (name) => document.querySelector(name);
  const [board, dock, plate] = [find(".board"), find(".dock"), find(".tabula")];
  const over = find(".result") !== null;
  if (!over) {
    let lowest = 0;
    for (const one of board.querySelectorAll("*")) {
      const { width, height, bottom } = box(one);
      const { visibility, position } = getComputedStyle(one);
      if (width > 1 && height > 1 && visibility !== "hidden" && position !== "fixed")
        lowest = Math.max(lowest, bottom);
    }
    const beside = box(dock).left >= box(board).right - 2;
    const edge = beside ? high : Math.min(high, box(dock).top);
    if (lowest > edge + 3) wrong.push(`the board is ${Math.round(lowest - edge)} too low`);
    if (box(dock).bottom > high + 1) wrong.push("the dock is not seen whole");
    if (box(plate).top < 0 || box(plate).bottom > high) wrong.push("the plate is not seen");
    // A long sentence may grow over the foot of the board by a line, not over what is played there.
    const grown = box(find(".plate-room")).top - box(plate).top;
    if (grown > LINE) wrong.push(`the plate covers ${Math.round(grown)} of the board`);
    for (const one of dock.querySelectorAll(".hand > *, .rack, .tray")) {
      const { top, width, height } = box(one);
      if (width > 1 && height > 1 && !beside && top < box(plate).bottom - 3)
        wrong.push(`the plate lies over the hand: ${one.className}`);
    }
    for (const one of dock.querySelectorAll(".hand > :not(.place), .rack > *")) {
      const [piece, tray] = [box(one), box(one.parentElement)];
      if (piece.left < tray.left - 3 || piece.right > tray.right + 3)
        wrong.push(`a piece sticks out of the hand: ${one.outerHTML.slice(0, 90)}`);
    }
    const head = find(".head");
    if (!beside && box(board).top < box(head).bottom - 1 && scrollY === 0)
      wrong.push("the head lies over the board");
  }
  const bars = document.documentElement.scrollHeight > high + 1 ? ["the page"] : [];
  for (const one of document.querySelectorAll("main *")) {
    const style = getComputedStyle(one);
    if (one.closest("details:not([open])") || style.scrollbarWidth === "none") continue;
    const down = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    if (one.clientHeight && (down || across)) bars.push(one.className);
  }
  if (bars.length > 1) wrong.push(`scrollbars: ${bars.join(", ")}`);
  if (document.documentElement.scrollWidth > wide) wrong.push("it scrolls sideways");
  const least = matchMedia("(pointer: coarse)").matches ? 43.5 : 23.5;
  for (const one of document.querySelectorAll("button, [role=button], summary, nav a, select")) {
    const { width, height } = box(one);
    if (width < 2 || one.disabled || one.closest("[inert], p, li.said")) continue;
    if (height < least || width < least)
      wrong.push(`${width.toFixed(1)} by ${height.toFixed(1)}: ${one.outerHTML.slice(0, 90)}`);
  }
  const { left, top, width, height } = box(find(".fit") ?? board);
  return { wrong, over, at: [left, top, width, height].map(Math.round) };
}"""


@pytest.fixture
def gallery(house: House) -> Iterator[str]:
    """The page as developers see it, with its gallery."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools/make_gallery.py")],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    process = subprocess.Popen(
        ["node", "node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
        cwd=ROOT / "web",
        env=os.environ | {"TRIUMVIR_SERVER": house.url, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = None
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        assert found is not None, "Vite did not start"
        yield found[0]
    finally:
        process.terminate()
        process.stdout.close()
        process.wait()


def chosen(game: str) -> list[str]:
    """One position of every phase, and the turn of one and of the other in the same game."""
    positions = json.loads((POSITIONS / f"{game}.json").read_text(encoding="utf-8"))
    names = [one["name"] for one in positions]
    first: dict[str, str] = {}
    for name in names:
        first.setdefault(name.partition("-")[2], name)
    return [name for name in names if name in first.values() or name in PAIRS[game] + FULL[game]]


# What each of these does to a page must be found by LOOK.
FAULTS = {
    "the board is": ".board .fit { position: relative; top: 90px; }",
    "the dock is not seen whole": ".dock { margin-bottom: -30vh; }",
    "scrollbars": ".side > * { max-height: 40px; overflow: auto; } body { min-height: 300vh; }",
    "it scrolls sideways": ".head { width: 200vw; }",
    " by 12.0": ".head nav button { height: 12px; min-height: 0; }",
    "the plate covers": ".tabula { min-height: 160px; }",
    "sticks out of the hand": ".hand > * { position: relative; left: 90vw; }",
    "the plate lies over the hand": ".hand { margin-top: -60px; }",
    "the head lies over the board": ".board { margin-top: -30px; }",
}
HURT = """(css) => {
  document.getElementById("hurt")?.remove();
  const made = document.createElement("style");
  made.id = "hurt";
  made.textContent = css.replaceAll(";", " !important;");
  document.head.append(made);
}"""


def test_everything_is_seen_on_every_screen(browser: Browser, gallery: str) -> None:
    found_faults(browser, gallery)
    faults = faults_on_all(browser, gallery) + faults_in_words(browser, gallery)
    assert not faults, "\n".join(faults)


def found_faults(browser: Browser, gallery: str) -> None:
    """A look that finds nothing must be able to find something."""
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page.goto(f"{gallery}/gallery/caesar-cleopatra?position=standard-turn", timeout=120_000)
    page.wait_for_selector("[data-position] .tabula", timeout=120_000)
    assert page.evaluate(LOOK)["wrong"] == []
    before = page.evaluate(LOOK)["at"]
    for fault, css in FAULTS.items():
        page.evaluate(HURT, css)
        assert any(fault in one for one in page.evaluate(LOOK)["wrong"]), (fault, css)
    page.evaluate(HURT, ".board { padding-left: 20px; }")
    assert page.evaluate(LOOK)["at"] != before
    page.close()


def faults_in_words(browser: Browser, gallery: str) -> list[str]:
    """Other languages are longer: a phone has room for them, too."""
    faults: list[str] = []
    for language in ("de", "fr", "cs"):
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            locale=language,
        )
        page = context.new_page()
        for game in PAIRS:
            address = f"/gallery/{game}?language={language}&position="
            page.goto(f"{gallery}{address}{PAIRS[game][0]}", timeout=120_000)
            page.wait_for_selector("[data-position]", timeout=120_000)
            for name in PAIRS[game] + FULL[game]:
                page.evaluate(SWITCH, f"{address}{name}")
                page.wait_for_selector(f"[data-position='{name}']")
                faults += [
                    f"{game} {language} {name}: {one}" for one in page.evaluate(LOOK)["wrong"]
                ]
        context.close()
    return faults


def faults_on_all(browser: Browser, gallery: str) -> list[str]:
    faults: list[str] = []
    for game, touch in itertools.product(PAIRS, (False, True)):
        sizes = {size: at for size, at in SIZES.items() if at[2] == touch}
        context = browser.new_context(
            has_touch=touch, is_mobile=touch, reduced_motion="reduce", locale="en"
        )
        page = context.new_page()
        lies: dict[tuple[str, str], list[int]] = {}
        page.goto(f"{gallery}/gallery/{game}?position={PAIRS[game][0]}", timeout=120_000)
        page.wait_for_selector("[data-position]", timeout=120_000)
        for name in chosen(game):
            page.evaluate(SWITCH, f"/gallery/{game}?position={name}")
            page.wait_for_selector(f"[data-position='{name}']")
            everywhere = name in PAIRS[game] + FULL[game]
            for size, (width, height, _) in sizes.items():
                if not everywhere and size not in TIGHT:
                    continue
                page.set_viewport_size({"width": width, "height": height})
                seen = page.evaluate(LOOK)
                faults += [f"{game} {size} {name}: {one}" for one in seen["wrong"]]
                lies[size, name] = seen["at"]
        for size in sizes:
            theirs, mine = (lies[size, name] for name in PAIRS[game])
            if any(abs(a - b) > 2 for a, b in zip(theirs, mine, strict=True)):
                faults.append(f"{game} {size}: the board jumps from {theirs} to {mine}")
        context.close()
    return faults
