"""Circus Maximus and the end of Caesar! on the page: what a whole day tells, and in which order."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect
from tests.web.conftest import Visitors

# The first result that is drawn, whatever comes later; and what was read aloud before it.
FIRST_RESULT = """new MutationObserver(() => {
  const over = document.querySelector('[data-status=over]');
  const aloud = document.querySelector('[data-aloud]')?.textContent ?? '';
  if (over && /wins|loses|lost/.test(aloud) && !document.querySelector('.result'))
    window.toldEarly = aloud;
  const course = document.querySelector('.result .turnp svg');
  if (course && !window.firstCourse) window.firstCourse = course.getAttribute('aria-label');
}).observe(document, { childList: true, subtree: true, characterData: true });"""

# How high the Forum is while tickets are taken.
FORUM = """new MutationObserver(() => {
  const forum = document.querySelector('.row[data-place="forum"]');
  if (forum) (window.heights ??= new Set()).add(Math.round(forum.getBoundingClientRect().height));
}).observe(document, { childList: true, subtree: true });"""
# What can be pressed on the board and lies under the note.
HIDDEN = """() => {
  const note = document.querySelector('.tablet.over')?.getBoundingClientRect();
  return [...document.querySelectorAll('.board .fit button:enabled')].filter((one) => {
    const box = one.getBoundingClientRect();
    return note && box.top < note.bottom - 1 && box.bottom > note.top + 1;
  }).map((one) => one.innerText);
}"""
OVERLAP = """() => [...document.querySelectorAll('.row .queue')].filter((row) => {
  const cards = [...row.querySelectorAll('.q .mt')].map((one) => one.getBoundingClientRect());
  return cards.some((one, i) => i && one.left < cards[i - 1].right - 1);
}).length"""


def test_a_day_is_told_whole_and_the_board_keeps_its_size(visitor: Visitors) -> None:
    visit = visitor()
    page = visit.page
    visit.table("circus-maximus", "me", "greedy", "greedy", "greedy")
    dice = random.Random(4)
    looked = False
    for _ in range(120):
        page.wait_for_function(
            "() => document.querySelector('.tabula:not(.wait), .scene .go, [data-status=over]')"
        )
        if page.locator(".scene").count():
            break
        if not looked and page.locator(".tabula .since").count():
            looked = True
            page.locator(".tabula .since").click()
            expect(page.locator(".tabula button", has_text="To your turn")).to_be_visible()
            expect(page.locator(".tabula")).to_be_focused()
            assert page.locator(".fit").evaluate("one => one.style.zoom") == ""
            page.keyboard.press("Escape")
            expect(page.locator(".tabula:not(.wait) .who")).to_be_visible()
            expect(page.locator(".tabula")).to_be_focused()
        visit.decide(dice)
    assert looked
    rows = page.locator(".scene li").all()
    assert len(rows) == 4
    for row in rows:
        parts = [int(one) for one in row.locator(".sale > b, .home > b").all_inner_texts()]
        today = re.match(r"\d+", row.locator(".day").inner_text())
        assert today
        assert sum(parts) == int(today[0]), row.inner_text()


def test_of_alike_cards_one_is_picked(visitor: Visitors) -> None:
    visit = visitor()
    page = visit.page
    visit.table("circus-maximus", "me", "greedy", "greedy", "greedy")
    dice = random.Random(2)
    second = ""
    while not second:
        visit.await_turn()
        if visit.over():  # not in this deal
            visit.table("circus-maximus", "me", "greedy", "greedy", "greedy")
            continue
        open_now = page.locator("button.piece").all()
        names = [one.get_attribute("data-piece") or "" for one in open_now]
        second = next((name for name in names if re.match(r"[ft]-.*-1$", name)), "")
        if not second:
            visit.decide(dice)
    first = second[:-1] + "0"
    page.locator(f"[data-piece='{first}']").click()
    expect(page.locator(".piece.picked")).to_have_count(1)
    page.locator(f"[data-piece='{second}']").click()
    expect(page.locator(f"[data-piece='{second}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-piece='{first}']")).to_have_attribute("aria-pressed", "false")


def test_the_last_move_is_seen_before_the_result(visitor: Visitors) -> None:
    visit = visitor(motion=True)
    page = visit.page
    page.add_init_script(FIRST_RESULT)
    visit.table("caesar", "me")
    visit.by_list = True
    visit.play(random.Random(3))
    expect(page.locator(".result")).to_be_visible()
    # The account is whole from the first.
    course = page.locator(".result .turnp svg").get_attribute("aria-label")
    assert course
    assert page.evaluate("() => window.firstCourse") == course
    assert page.evaluate("() => window.toldEarly ?? ''") == ""
    expect(page.locator("[data-aloud]")).to_contain_text(re.compile("wins|loses|lost"))
    # Crassus sits opposite, as an opponent does.
    expect(page.locator("[data-rival]")).to_contain_text("Crassus")


def test_with_five_the_end_of_a_day_is_seen_from_its_title(visitor: Visitors) -> None:
    visit = visitor(width=1440, height=900)
    page = visit.page
    visit.table("circus-maximus", "me", "greedy", "greedy", "greedy", "greedy")
    scene = page.locator(".scene")
    while True:
        page.wait_for_function("() => document.querySelector('.tabula:not(.wait), .scene .go')")
        if scene.count():
            break
        was = page.locator("main.table").get_attribute("data-seq")
        page.locator(".tabula").get_by_role("button", name="Pass").click()
        page.wait_for_function(
            "was => document.querySelector('main.table').dataset.seq !== was", arg=was
        )
    expect(scene.locator("h2")).to_be_in_viewport(ratio=1)
    expect(scene.locator(".go")).to_be_in_viewport(ratio=1)
    ranks = scene.locator(".rank").all_inner_texts()
    assert len(ranks) == 5
    assert all(re.fullmatch("[IV]+", rank) for rank in ranks), ranks


def test_on_a_phone_the_hand_keeps_its_height(visitor: Visitors) -> None:
    visit = visitor(width=390, height=844)
    page = visit.page
    visit.table("circus-maximus", "me", "greedy", "greedy")
    visit.await_turn()
    high = "() => document.querySelector('.hand').getBoundingClientRect().height"
    before = page.evaluate(high)
    page.locator(".hand button").first.click()
    page.locator(".tabula").get_by_role("button", name="Place it").click()
    expect(page.locator(".hand .used")).to_have_count(1)
    assert abs(page.evaluate(high) - before) < 1


def test_a_merchant_is_put_anywhere_on_a_row_and_nothing_moves_meanwhile(visitor: Visitors) -> None:
    visit = visitor(width=820, height=1180, touch=True)
    page = visit.page
    page.add_init_script(FORUM)
    visit.table("circus-maximus", "me", "greedy", "greedy", "greedy")
    plate = page.locator(".tabula")
    while True:
        visit.await_turn()
        if page.locator(".row[data-place=theatre]").count():
            break
        before = visit.seq()
        plate.get_by_role("button", name="Pass").or_(
            plate.get_by_role("button", name="Decline")
        ).tap()
        page.wait_for_function(
            "(seen) => document.querySelector('[data-seq]').dataset.seq !== seen", arg=before
        )
    assert len(page.evaluate("() => [...window.heights]")) == 1
    # Who has passed keeps the name.
    assert page.locator(".strip li .who").first.is_visible()
    page.locator(".hand button:enabled").first.tap()
    expect(page.locator(".row .ghost")).to_have_count(3)
    lane = page.locator(".row[data-place=theatre] .lane").bounding_box()
    assert lane
    page.touchscreen.tap(lane["x"] + lane["width"] - 20, lane["y"] + lane["height"] / 2)
    expect(page.locator(".row[data-place=theatre] .ghost")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(plate.get_by_role("button", name="Place it")).to_be_visible()
    assert page.evaluate(OVERLAP) == 0


def test_a_note_on_a_phone_hides_nothing_that_can_be_taken(visitor: Visitors) -> None:
    visit = visitor(width=390, height=844, touch=True, helped=True)
    page = visit.page
    page.add_init_script("localStorage.setItem('triumvir-guard', 'off')")
    visit.table("circus-maximus", "me", "greedy", "greedy")
    plate = page.locator(".tabula")
    visit.await_turn()
    page.locator(".hand button:enabled").last.tap()
    plate.get_by_role("button", name="Place it").tap()
    # Until this merchant is active: the rules of bidding are new then.
    while not page.locator(".tabula:not(.wait)", has_text="is active").count():
        visit.await_turn()
        passes = plate.get_by_role("button", name="Pass")
        if passes.is_visible():
            before = visit.seq()
            passes.tap()
            page.wait_for_function(
                "(seen) => document.querySelector('[data-seq]').dataset.seq !== seen", arg=before
            )
    expect(page.locator(".dip[data-step=note]:visible")).to_be_visible()
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")
