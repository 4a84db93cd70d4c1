"""Firefox and WebKit beside Chromium: each plays a first turn of every game, and looks the same."""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.engines import ENGINES, HEIGHT, WIDTH, Engine, until
from tests.web.house import House

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "caesar-cleopatra": (2, {"action_deck": "shuffled"}),
    "circus-maximus": (3, {}),
    "caesar": (2, {}),
}
SIT = """(async () => {
  localStorage.setItem("triumvir-notes", "off");
  localStorage.setItem("triumvir-guard", "off");
  const send = (path, body) => fetch(`/api/v1/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await send("guests", { name: "Anna" });
  return (await (await send("tables", %s)).json()).id;
})()"""
MINE = """document.querySelector(".tabula:not(.wait)") !== null
  || document.querySelector(".scene .go") !== null"""
# One press, as a player's: on from a scene, on what the plate sends, else on the first choice.
PRESS = """(async () => {
  const find = (name) => document.querySelector(name);
  const list = find("details.choices");
  if (list && !list.open) list.querySelector("summary").click();
  await new Promise((done) => requestAnimationFrame(done));
  const one = find(".scene .go") ?? find(".tabula .go:enabled")
    ?? find("[data-action]:enabled") ?? find(".tabula .acts .btn:enabled");
  one?.click();
  // What it led to is drawn before the next press.
  for (let i = 0; i < 2; i += 1) await new Promise((done) => setTimeout(done, 20));
  return find("[data-seq]")?.dataset.seq ?? "";
})()"""
SEQ = """document.querySelector("[data-seq]")?.dataset.seq ?? "" """
LOOKS = """(async () => {
  await document.fonts.ready;
  const box = (name) => {
    const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const line = document.createElement("span");
  line.style.cssText = "position:absolute;white-space:pre;font:400 15px var(--text)";
  const width = (text) => {
    line.textContent = text;
    document.body.append(line);
    const wide = line.getBoundingClientRect().width;
    line.remove();
    return wide;
  };
  return {
    boxes: Object.fromEntries([".board", ".dock", ".side"].map((one) => [one, box(one)])),
    fonts: [...document.fonts].filter((one) => one.status === "loaded").length > 2,
    space: width("n n") - width("nn"),
    bars: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
})()"""


class Chromium:
    """The browser of the other tests, as one of these."""

    def __init__(self, browser: Browser, height: int) -> None:
        self.context = browser.new_context(viewport={"width": WIDTH, "height": height}, locale="en")
        self.page = self.context.new_page()

    def open(self, url: str) -> None:
        self.page.goto(url)

    def evaluate(self, script: str) -> Any:
        return self.page.evaluate(f"async () => await ({script})")

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.context.close()


def first_turn(engine: Engine, house: House, game: str) -> dict[str, Any]:
    """Plays until the turn has been another's and is one's own again; how it looked before."""
    seats, options = TABLES[game]
    players: list[dict[str, str]] = [{"player": "me"}]
    players += [{"player": "bot", "bot": "greedy"}] * (seats - 1)
    made = {"game": game, "seats": players, "options": options}
    table = engine.evaluate(SIT % json.dumps(made))
    engine.open(f"{house.url}/t/{table}")
    until(engine, MINE, f"{game}: my turn")
    seen: dict[str, Any] = engine.evaluate(LOOKS)
    begun = int(engine.evaluate(SEQ))
    for _ in range(240):
        engine.evaluate(PRESS)
        until(engine, MINE, f"{game}: my turn again")
        if int(engine.evaluate(SEQ)) > begun + seats + 4:
            return seen
    raise AssertionError(f"{game} does not go on")


@pytest.mark.parametrize("name", ENGINES)
def test_a_first_turn_of_every_game(
    name: str, house: House, browser: Browser, tmp_path: Path
) -> None:
    if os.environ.get("ENGINES") == "chromium":
        pytest.skip("ENGINES=chromium: Firefox and WebKit are left out")
    with ExitStack() as opened:
        engine = ENGINES[name](tmp_path)
        opened.callback(engine.close)
        engine.open(house.url)
        height = int(engine.evaluate("innerHeight"))
        assert abs(height - HEIGHT) < 100
        known = Chromium(browser, height)
        opened.callback(known.close)
        known.open(house.url)
        compare(engine, known, house)


def compare(engine: Engine, known: Engine, house: House) -> None:
    for game in TABLES:
        looks, asked = first_turn(engine, house, game), first_turn(known, house, game)
        for part, box in looks["boxes"].items():
            far = [abs(a - b) for a, b in zip(box, asked["boxes"][part], strict=True)]
            assert max(far) <= 26, f"{game}, {part}: {box} is not {asked['boxes'][part]}"
        assert looks["fonts"], "the letters are not ours"
        # WebKit on Linux sets letters to whole pixels: a narrow space must not vanish by that.
        assert looks["space"] >= 2.4, f"a space is {looks['space']} wide"
        assert looks["bars"] <= 1, f"{game} scrolls: {looks}"
        assert looks["wide"] <= 0, f"{game} scrolls sideways: {looks}"
