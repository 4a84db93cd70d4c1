"""Lessons on the page: to their end, a mistake shown and taken back, left and gone on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visitors

from triumvir.lessons import Lesson, lessons_of

FIRST = [lessons_of(game)[0] for game in ("caesar", "caesar-cleopatra", "circus-maximus")]


def take(visitor: Visitors, lesson: Lesson, width: int, place: int = 1) -> None:
    visit = visitor(width)
    page = visit.page
    page.goto(f"/learn/{lesson.game}/{place}")
    tablet = page.locator(".dip:visible")
    for step in lesson.steps:
        expect(tablet).to_have_attribute("data-step", step.id)
        expect(page.locator("svg.hand")).to_have_count(1 if step.point else 0)
        if not step.allow:
            tablet.get_by_role("button").click()
            continue
        for text in step.solution:
            box = page.locator("details.choices")
            if box.get_attribute("open") is None:
                box.locator("summary").click()
            seen = visit.seq()
            visit.send_from_list(box.locator(f'[data-action="{text}"]'))
            page.wait_for_function(
                "(seen) => document.querySelector('[data-seq]').dataset.seq !== seen", arg=seen
            )
    expect(tablet).to_have_attribute("data-step", "won")
    # The margin says how far one has come.
    done = page.locator("nav.course li", has_text=page.title().split(" · ")[0])
    expect(done.locator(".done")).to_have_count(1)
    assert visit.faults == []


@pytest.mark.parametrize("game", ["caesar", "caesar-cleopatra", "circus-maximus"])
def test_what_a_step_points_at_is_on_a_phone_too(visitor: Visitors, game: str) -> None:
    visit = visitor(390)
    page = visit.page
    tablet = page.locator(".dip:visible")
    for place, lesson in enumerate(lessons_of(game), 1):
        page.goto(f"/learn/{game}/{place}")
        for step in lesson.steps:
            expect(tablet).to_have_attribute("data-step", step.id)
            expect(page.locator("svg.hand"), step.id).to_have_count(1 if step.point else 0)
            name = "Skip this step" if step.allow else "Continue"
            tablet.get_by_role("button", name=name).click()
        expect(tablet).to_have_attribute("data-step", "won")
    assert visit.faults == []


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game)
@pytest.mark.parametrize("width", [1440, 390])
def test_the_first_lesson_of_each_game(visitor: Visitors, lesson: Lesson, width: int) -> None:
    take(visitor, lesson, width)


def test_a_lesson_of_many_actions(visitor: Visitors) -> None:
    """Castling is laid card by card."""
    lesson = lessons_of("caesar-cleopatra")[3]
    assert lesson.id == "spy"
    take(visitor, lesson, 1440, 4)


def test_a_mistake_on_the_board_is_shown_and_taken_back(visitor: Visitors) -> None:
    page = visitor(1440).page
    page.goto("/learn/caesar/1")
    tablet = page.locator(".dip:visible")
    for _ in range(2):
        tablet.get_by_role("button", name="Continue").click()
    expect(tablet).to_have_attribute("data-step", "close")
    page.locator("[data-token=ship-5-1]").click()
    page.get_by_role("button", name="Hispania Ulterior – Mauretania").click()
    page.keyboard.press("r")
    page.get_by_role("button", name="Place it").click()
    expect(tablet).to_contain_text("Pompey, with 4, controls it")
    tablet.get_by_role("button", name="Take it back").click()
    expect(tablet).to_contain_text("Place your ship 5/1 there")
    # Left and opened again, in another language, the step is the same.
    page.goto("/learn")
    page.get_by_role("link", name="Deutsch").or_(page.get_by_role("button", name="Deutsch")).click()
    expect(page.get_by_role("heading", name="Spielend lernen")).to_be_visible()
    page.goto("/learn/caesar/1")
    expect(page.locator(".dip:visible")).to_contain_text("Lege dein Schiff 5/1 dorthin")


def test_learning_begins_on_the_front_page(visitor: Visitors) -> None:
    visit = visitor(390)
    visit.page.goto("/")
    visit.page.get_by_role("link", name="Learn").first.click()
    visit.page.get_by_role("link", name="Begin").click()
    expect(visit.page.locator(".dip:visible")).to_be_visible()
    visit.page.get_by_role("link", name="Leave the lesson").click()
    expect(visit.page.get_by_role("heading", name="Learn by playing")).to_be_visible()


FOCUSED = """() => (document.activeElement.ariaLabel || document.activeElement.innerText || "")
  .replace(/\\s+/g, " ")"""


def tab_to(page: Page, name: str) -> None:
    """By Tab alone."""
    seen: list[str] = []
    for _ in range(60):
        seen.append(str(page.evaluate(FOCUSED)))
        if seen[-1].startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}, but to {seen}")


def test_a_lesson_by_keyboard_alone_and_what_is_heard(visitor: Visitors) -> None:
    visit = visitor(1440)
    page = visit.page
    page.goto("/learn/caesar/1")
    spoken = page.locator(".dip:visible [aria-live=polite]")
    expect(spoken).to_contain_text("Step 1 of 4")
    for step in (2, 3):
        tab_to(page, "Continue")
        page.keyboard.press("Enter")
        expect(spoken).to_contain_text(f"Step {step} of 4")
    aloud = page.locator("[data-aloud]")
    expect(aloud).to_contain_text("Your turn.")
    tab_to(page, "ship 5/1")
    page.keyboard.press("Enter")
    tab_to(page, "Hispania Ulterior – Mauretania")
    page.keyboard.press("Enter")
    expect(aloud).to_contain_text("5 towards Hispania Ulterior, 1 towards Mauretania?")
    page.keyboard.press("r")
    expect(aloud).to_contain_text("5 towards Mauretania, 1 towards Hispania Ulterior?")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Not quite. Now 1 faces Hispania Ulterior")
    expect(spoken).to_contain_text("Nothing has been played yet.")
    tab_to(page, "Take it back")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Step 3 of 4")
    assert visit.faults == []


IN_SIGHT = """(selector) => {
  const piece = document.querySelector(selector)?.getBoundingClientRect();
  const tablet = document.querySelector(".tablet.stay").getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return piece && piece.top >= tablet.bottom && piece.bottom <= dock.top;
}"""


def test_on_a_phone_the_hand_and_what_it_points_at_are_in_sight(visitor: Visitors) -> None:
    """Cyrene is at the lower edge of the map, and the tokens are in the dock; then a real game."""
    visit = visitor(390)
    page = visit.page
    page.add_init_script("localStorage.setItem('triumvir-notes', 'on')")
    page.goto("/learn/caesar/4")
    tablet = page.locator(".dip:visible")
    tablet.get_by_role("button", name="Continue").click()
    expect(tablet).to_have_attribute("data-step", "find")
    page.wait_for_function(IN_SIGHT, arg="[data-spot=af-cy]")
    tablet.get_by_role("button", name="Continue").click()
    expect(tablet).to_have_attribute("data-step", "win")
    layers = "(of) => Number(getComputedStyle(document.querySelector(of)).zIndex)"
    assert page.evaluate(layers, "svg.hand") > page.evaluate(layers, ".dock")
    page.locator("details.choices summary").click()
    visit.send_from_list(page.locator('[data-action="lay laurel-2-2 af-cy"]'))
    expect(tablet).to_have_attribute("data-step", "won")
    # What was shown needs no note in the first game.
    met = str(page.evaluate("() => localStorage.getItem('triumvir-rules-met')")).split()
    assert set(lessons_of("caesar")[3].rules) <= set(met)
    tablet.get_by_role("button", name="Play a game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-status=playing]").first).to_be_attached()
    assert visit.faults == []


def test_the_deck_is_arranged_with_one_press(visitor: Visitors) -> None:
    """All thirteen cards are there, and any order will do."""
    visit = visitor(390)
    page = visit.page
    page.goto("/learn/caesar-cleopatra/2")
    tablet = page.locator(".dip:visible")
    expect(tablet).to_have_attribute("data-step", "order")
    expect(page.locator(".arrange .slot")).to_have_count(13)
    page.get_by_role("button", name="Attack first").click()
    page.get_by_role("button", name="Use this order").click()
    expect(tablet).to_have_attribute("data-step", "set-up")
    assert visit.faults == []


def test_what_a_step_leaves_out_no_rule_forbids(visitor: Visitors) -> None:
    page = visitor(1440).page
    page.goto("/learn/caesar-cleopatra/3")
    tablet = page.locator(".dip:visible")
    tablet.get_by_role("button", name="Continue").click()
    expect(tablet).to_have_attribute("data-step", "scout")
    expect(page.locator(".dock [data-card='4']").first).to_be_visible()
    expect(page.locator(".dock .why")).to_have_count(0)
    page.locator(".dock [data-card='4']").first.click(force=True)
    expect(page.locator(".tabula")).to_contain_text("Not in this step.")


def test_a_step_that_was_shown_is_still_the_learner_s(visitor: Visitors) -> None:
    page = visitor(1440).page
    page.goto("/learn/caesar/2")
    tablet = page.locator(".dip:visible")
    tablet.get_by_role("button", name="Continue").click()
    tablet.get_by_role("button", name="Show me").click()
    expect(tablet).to_contain_text("This is how it is done.")
    expect(page.locator("[data-token=sword-5-1]")).to_have_count(0)
    tablet.get_by_role("button", name="Try it").click()
    expect(tablet).to_have_attribute("data-step", "close")
    expect(page.locator(".dock [data-token=sword-5-1]")).to_be_visible()
    tablet.get_by_role("button", name="Skip this step").click()
    expect(tablet).to_have_attribute("data-step", "tactics")
