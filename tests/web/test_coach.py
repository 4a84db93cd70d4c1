"""The coach on the page: a hint stage by stage, why, the guard; rules explained once."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Route, expect
from tests.web.conftest import Visitors

TABLET = ".dip:visible"


def test_a_hint_comes_in_three_stages_and_is_chosen_but_not_sent(visitor: Visitors) -> None:
    visit = visitor(1440)
    page = visit.page
    table = visit.table("caesar", "me", "novice", start=True)
    visit.await_turn()
    page.keyboard.press("h")
    tablet = page.locator(TABLET)
    expect(tablet.locator("dd")).to_have_count(1, timeout=60_000)
    before = visit.seq()
    # Where: the province is ringed and the hand points at it.
    expect(page.locator("svg.hand")).to_have_count(1)
    tablet.get_by_role("button", name="What kind of move?").click()
    expect(tablet.locator("dd")).to_have_count(2)
    page.keyboard.press("h")
    expect(tablet.locator("dd.which")).to_be_visible()
    tablet.get_by_role("button", name="Choose it for me").click()
    expect(page.locator(".tabula .btn.go")).to_be_visible()
    assert visit.seq() == before
    log = visit.api("GET", f"/tables/{table}/log?seat=0")["log"]
    assert [item["text"] for item in log if item["kind"] == "coach"] == ["hint"]
    expect(page.locator(".acta")).to_contain_text("asks the coach for a hint")
    # Sent, the hint is over; and the newest line can be asked about.
    page.locator(".tabula .btn.go").click()
    expect(page.locator(TABLET)).to_have_count(0)
    visit.await_turn()
    page.locator(".acta .why").click()
    expect(page.locator(f"{TABLET} .verdict")).to_be_visible(timeout=60_000)
    expect(page.locator(f"{TABLET} .bar")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(TABLET)).to_have_count(0)


def test_the_guard_asks_once_and_lets_go(visitor: Visitors) -> None:
    """What the coach thinks is answered for it here: a grave mistake."""
    visit = visitor(390, 844, helped=True)
    page = visit.page
    asked: list[str] = []

    def judge(route: Route) -> None:
        action = json.loads(route.request.post_data or "{}")["action"]
        asked.append(action)
        reason = {"name": "markers", "thing": "", "by": 1.0, "share": 0.78}
        values = {"best": action, "kind": "lay", "where": [], "value": 60, "other_value": 30}
        answer = {"what": "guard", "seat": 0, "at": 0, "other": action, "verdict": "grave"}
        route.fulfill(json={**values, **answer, "sure": 0.9, "reasons": [reason]})

    page.route("**/coach", judge)
    visit.table("caesar", "me", "novice", start=True)
    visit.await_turn()
    before = visit.seq()
    box = page.locator("details.choices")
    box.locator("summary").click()
    visit.send_from_list(box.locator("[data-action]").first)
    tablet = page.locator(".dip[data-step=guard]:visible")
    expect(tablet).to_contain_text("in 78% of the possible deals")
    assert visit.seq() == before
    # The plate asks, and Enter does no harm.
    plate = page.locator(".tabula")
    expect(plate.get_by_role("button", name="Put it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tablet).to_have_count(0)
    assert visit.seq() == before
    box.locator("summary").click()
    visit.send_from_list(box.locator("[data-action]").first)
    expect(tablet).to_have_count(1)
    # Something else is begun: the question is over, and nothing that it was about can be sent.
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    box.locator("[data-action][aria-pressed=false]").first.click()
    expect(tablet).to_have_count(0)
    expect(plate.get_by_role("button", name="Play it anyway")).to_have_count(0)
    assert visit.seq() == before
    visit.send_from_list(box.locator("[data-action]").first)
    plate.get_by_role("button", name="Play it anyway").click()
    page.wait_for_function(
        "(seen) => document.querySelector('[data-seq]').dataset.seq !== seen", arg=before
    )
    assert len(asked) == 3


def test_a_rule_is_explained_when_it_first_applies_and_never_again(visitor: Visitors) -> None:
    visit = visitor(1440, helped=True)
    page = visit.page
    page.add_init_script("localStorage.setItem('triumvir-guard', 'off')")
    # Never while a clock runs.
    visit.table("caesar", "me", "novice", clock={"pace": "live", "bank": 600})
    visit.by_list = True
    assert visit.play(random.Random("notes"), 2) == 2
    visit.await_turn()
    expect(page.locator(".dip[data-step=note]")).to_have_count(0)
    assert not page.evaluate("() => localStorage.getItem('triumvir-rules-met')")
    visit.table("caesar", "me", "novice", start=True)
    visit.await_turn()
    seen: list[str] = []
    for _ in range(3):
        box = page.locator("details.choices")
        if box.get_attribute("open") is None:
            box.locator("summary").click()
        before = visit.seq()
        visit.send_from_list(box.locator("[data-action]:enabled").first)
        page.wait_for_function(
            "(seen) => document.querySelector('[data-seq]').dataset.seq !== seen", arg=before
        )
        visit.await_turn()
        if visit.over():
            break
        note = page.locator(".dip[data-step=note]:visible")
        if note.count():
            seen.append(note.locator("a.r").inner_text())
            note.get_by_role("button", name="Got it").click()
            expect(note).to_have_count(0)
    assert seen
    assert len(seen) == len(set(seen))
    met = page.evaluate("() => localStorage.getItem('triumvir-rules-met')").split(" ")
    page.reload()
    visit.await_turn()
    assert set(seen) <= set(met)
    assert page.evaluate("() => localStorage.getItem('triumvir-rules-met')").split(" ") == met


def test_on_a_phone_the_coach_hides_neither_its_place_nor_its_answer(visitor: Visitors) -> None:
    """The tablet is not on the province that it speaks of, wherever that is on the map."""
    visit = visitor(390)
    page = visit.page
    visit.table("caesar", "me", "novice", start=True)
    visit.await_turn()

    box = page.locator("details.choices")
    box.locator("summary").click()
    best, other = page.evaluate(
        "() => [...document.querySelectorAll('details.choices [data-action]')]"
        ".slice(0, 2).map((one) => one.dataset.action)"
    )
    box.locator("summary").click()

    def advise(route: Route) -> None:
        what = json.loads(route.request.post_data or "{}")["what"]
        said = {"what": what, "seat": 0, "at": 0, "best": best, "kind": "lay"}
        said |= {"where": [where], "value": 60, "other": other, "other_value": 50}
        said |= {"verdict": "good", "sure": 1.0, "reasons": []}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))

    page.route("**/coach", advise)
    for where in ("province ga", "province cy"):
        page.keyboard.press("h")
        tablet = page.locator(TABLET)
        expect(tablet.locator("dd")).to_have_count(1)
        name = where.split()[1]
        page.wait_for_function(
            """(name) => {
              const land = document.querySelector(`[data-outline="${name}"]`)
                .getBoundingClientRect();
              const tablet = document.querySelector(".tablet.over").getBoundingClientRect();
              return land.top >= tablet.bottom || land.bottom <= tablet.top;
            }""",
            arg=name,
        )
        tablet.get_by_role("button", name="Close").click()
        expect(page.locator(TABLET)).to_have_count(0)
    # Wherever the page was scrolled to, the last stage is in sight from its first line on.
    scrolled = {"province ga": 0, "province cy": 300}
    for where in scrolled:
        page.evaluate("(top) => window.scrollTo(0, top)", scrolled[where])
        for stage in (1, 2, 3):
            page.keyboard.press("h")
            expect(page.locator(f"{TABLET} dd")).to_have_count(stage)
            expect(page.locator(f"{TABLET} dt:visible").first).to_be_in_viewport(ratio=1)
        expect(page.locator(f"{TABLET} dd.which")).to_be_in_viewport(ratio=1)
        # What it would choose is seen on the board, and no stage stands before it.
        expect(page.locator(f"{TABLET} dt:visible")).to_have_count(1)
        expect(page.locator(f"{TABLET} .bar").first).not_to_be_visible()
        page.locator(TABLET).get_by_role("button", name="Choose it for me").click()
        expect(page.locator(TABLET)).to_have_count(0)
        expect(page.locator("[data-ghost]")).to_have_count(1)
        page.keyboard.press("Escape")
    # Asked from the log, far below the board, the answer comes into sight.
    box.locator("summary").click()
    visit.send_from_list(box.locator("[data-action]:enabled").first)
    visit.await_turn()
    page.locator(".acta .why").click()
    expect(page.locator(f"{TABLET} .verdict")).to_be_in_viewport()
