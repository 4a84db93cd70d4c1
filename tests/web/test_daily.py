"""The puzzle and the deal of the day on the page, from the front page to their results."""

from __future__ import annotations

import datetime
import random

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.test_access import check

from triumvir.puzzles import puzzle_of_day


def test_a_puzzle_is_solved_once(visitor: Visitors) -> None:
    puzzle = puzzle_of_day("caesar", datetime.datetime.now(datetime.UTC).date())
    assert puzzle is not None
    visit = visitor(390)
    page = visit.page
    page.goto("/")
    page.locator("section", has_text="Puzzle of the day").get_by_role(
        "link", name="Caesar!"
    ).click()
    tablet = page.locator(".dip:visible")
    expect(tablet).to_have_attribute("data-step", "ask")
    expect(tablet).to_contain_text("Your first answer counts")
    assert not visit.api("GET", "/puzzles/caesar")["answer"]
    box = page.locator("details.choices")
    box.locator("summary").click()
    visit.send_from_list(box.locator(f'[data-action="{puzzle.second}"]'))
    expect(tablet).to_have_attribute("data-step", "wrong")
    expect(tablet.locator("li").first).to_contain_text("Better:")
    expect(tablet.get_by_role("button", name="Show my choice")).to_have_attribute(
        "aria-pressed", "true"
    )
    tablet.get_by_role("button", name="Show the best choice").click()
    expect(page.locator(".tabula:visible")).to_contain_text("What would follow the best choice")
    tablet.get_by_role("button", name="Show the puzzle").click()
    check(visit, "a puzzle that was answered")
    # Opened again it is answered, and the front page knows it.
    page.reload()
    expect(tablet).to_have_attribute("data-step", "wrong")
    page.goto("/")
    expect(page.locator("section", has_text="Puzzle of the day")).to_contain_text("not found")
    visit.offline = True  # the console tells that there is no such page
    page.goto("/puzzle/terni-lapilli")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Puzzle")
    assert visit.faults == []


def test_the_deal_is_played_and_its_results_are_told(visitor: Visitors) -> None:
    visit = visitor(1440)
    page = visit.page
    page.goto("/")
    today = page.locator("section", has_text="Deal of the day")
    today.get_by_role("link", name="Caesar!").click()
    expect(page.locator("main")).to_contain_text("Nothing about the deal is given away before")
    page.get_by_role("button", name="Play the deal").click()
    expect(page.locator("main.table")).to_have_attribute("data-status", "playing")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    visit.by_list = True
    visit.play(random.Random("deal of the day"))
    page.get_by_role("link", name="How the others did").click()
    expect(page.locator("main")).to_contain_text("Rank 1 of 1")
    line = page.locator(".line").last
    expect(line).to_contain_text("Triumvir, deal of the day")
    expect(page.locator("ol li.mine")).to_have_count(1)
    check(visit, "the results of a deal")
    assert visit.faults == []
