"""The map of Caesar!: which number of a token goes to which province."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import Visitors
from tests.web.visit import SEEN, Visit

# Tokens that the rack has not, for the room that they take.
MORE = """(count) => {
  const rack = document.querySelector(".rack");
  rack.style.setProperty("--places", count);
  while (rack.querySelectorAll(".s").length < count) rack.append(rack.children[0].cloneNode(true));
}"""
BORDER = ".map .spot[data-spot*='-'][role=button]"
PROVINCE = ".map .spot:not([data-spot*='-'])[role=button]"


def uneven(visit: Visit) -> Locator:
    """A token with two different numbers; at a new table, where the supply has none."""
    while True:
        visit.table("caesar", "me", "greedy")
        expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
        for token in visit.page.locator(".rack [data-token]").all():
            *_, high, low = str(token.get_attribute("data-token")).split("-")
            if high != low:
                return token


def said(visit: Visit) -> list[str]:
    """The provinces on the plate, the one with the higher number first."""
    words = visit.page.locator(".tabula p").inner_text()
    return re.findall(r"\d towards ([\w ]+)[,?]", words)


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_on_a_province_gives_it_the_higher_number(visitor: Visitors, touch: bool) -> None:
    visit = visitor(390, 844, touch=True) if touch else visitor(1440, 900)
    page = visit.page
    token = uneven(visit)

    def press(one: Locator) -> None:
        if touch:
            one.tap()
        else:
            one.click()

    press(token)
    expect(page.locator(PROVINCE)).to_have_count(0)
    press(page.locator(BORDER).first)
    expect(page.locator(PROVINCE)).to_have_count(2)
    first, second = said(visit)
    *_, high, low = str(token.get_attribute("data-token")).split("-")
    coins = page.locator("[data-pill] .gives")
    assert sorted(coins.all_text_contents()) == sorted([f"+{high}", f"+{low}"])
    other = page.locator(f"{PROVINCE}[aria-pressed=false]")
    expect(other).to_have_attribute("aria-label", f"{high} towards {second}")
    for _ in range(2):  # and there it stays
        press(page.locator(PROVINCE).and_(page.get_by_label(f"{high} towards {second}")))
        expect(page.locator(".tabula p")).to_contain_text(f"{high} towards {second}")
        assert said(visit) == [second, first]


def test_the_side_of_a_border_that_is_pressed_gets_the_higher_number(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    page = visit.page
    for way in (0, 1):
        uneven(visit).click()
        border = page.locator(BORDER).first
        ends = str(border.get_attribute("data-spot")).split("-")
        at, to = (
            page.locator(f".map .spot[data-spot='{name}'] circle").first.bounding_box()
            for name in ("-".join(ends), ends[way])
        )
        assert at
        assert to
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        aside = to["x"] + to["width"] / 2 - x, to["y"] + to["height"] / 2 - y
        long = (aside[0] ** 2 + aside[1] ** 2) ** 0.5
        page.mouse.click(x + 13 * aside[0] / long, y + 13 * aside[1] / long)
        chosen = page.locator(f"{PROVINCE}[aria-pressed=true]")
        expect(chosen).to_have_attribute("data-spot", ends[way])
        page.keyboard.press("Escape")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_map_stays_where_it_is_while_one_chooses(visitor: Visitors, count: int) -> None:
    """More tokens than three are drawn smaller: beside them it says what a lay would lead to."""
    visit = visitor(1366, 768)
    page = visit.page
    visit.table("caesar", "me", "greedy")
    expect(page.locator(".tabula:not(.wait)")).to_be_visible()
    page.evaluate(MORE, count)
    board = page.locator(".map")
    before = board.bounding_box()
    page.locator(".rack [data-token]").first.click()
    page.locator(BORDER).first.click()
    expect(page.locator(".would b")).to_be_visible()
    assert board.bounding_box() == before
    room = page.locator(".rackrow > .would").bounding_box()
    assert room
    assert room["width"] > 230


def test_a_tap_right_after_a_quick_drag_presses(visitor: Visitors) -> None:
    """Chromium takes a touch that ends in motion for a scroll that runs out, unless it is told."""
    visit = visitor(820, 1180, touch=True)
    page = visit.page
    token = uneven(visit)
    token.tap()
    to = centre(page.locator(BORDER).first)
    token.tap()  # put back
    expect(page.locator(BORDER)).to_have_count(0)
    seq = visit.seq()
    (x, y), (u, v) = centre(token), to
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", (x, y))
    for step in range(1, 7):
        touch("touchMove", (x + (u - x) * step / 6, y + (v - y) * step / 6))
    touch("touchEnd")
    page.locator(".tabula .btn.go").tap()
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=seq)


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
