"""Every piece explains itself, and whatever is refused says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors

GAMES = {
    "caesar-cleopatra": (["me", "novice"], {"action_deck": "shuffled"}),
    "circus-maximus": (["me", "novice", "novice"], {}),
    "caesar": (["me", "novice"], {}),
}


@pytest.mark.parametrize("game", GAMES)
def test_pieces_explain_themselves(visitor: Visitors, game: str) -> None:
    seats, options = GAMES[game]
    visit = visitor()
    visit.enter()
    visit.table(game, *seats, options=options)
    page = visit.page
    page.wait_for_selector(".tabula:not(.wait)")
    expect(page.locator(".aim")).to_contain_text("AIM")
    pieces = page.locator("main [data-gloss]")
    # By name: the others lay pieces meanwhile.
    kinds = {
        str(one).split(" ")[0]: str(one)
        for one in pieces.evaluate_all("all => all.map((one) => one.dataset.gloss)")
    }
    assert len(kinds) >= 2, kinds
    for number, name in enumerate(kinds.values()):
        pointer = {"pointerType": "mouse", "bubbles": True, "clientX": number + 1}
        piece = page.locator(f'main [data-gloss="{name}"]').last
        piece.dispatch_event("pointerover", pointer)
        piece.dispatch_event("pointermove", pointer)
        # A piece that comes to lie under a pointer that rests was not pointed at.
        pieces.first.dispatch_event("pointerover", pointer)
        gloss = page.locator(".gloss")
        expect(gloss).to_be_visible()
        assert "[" not in gloss.inner_text(), gloss.inner_text()
        page.keyboard.press("Escape")
        expect(gloss).to_have_count(0)


def test_a_rule_opens_where_its_number_stands(visitor: Visitors) -> None:
    visit = visitor()
    visit.enter()
    visit.table("caesar", "me", "novice")
    page = visit.page
    page.wait_for_selector(".tabula:not(.wait)")
    page.locator("[data-gloss^=token]").first.focus()
    page.keyboard.press("i")
    page.locator(".gloss a.r").click()
    expect(page.locator(".gloss")).to_contain_text("On your turn")
    assert "/t/" in page.url


def test_a_refused_press_says_why(visitor: Visitors) -> None:
    visit = visitor()
    visit.enter()
    visit.table("caesar", "me", "novice")
    page = visit.page
    page.wait_for_selector(".tabula:not(.wait)")
    spot = page.locator("[data-spot][role=img]").filter(has_text="").nth(3)
    border = page.locator("[data-spot*='-'][role=img]").first
    (border if border.count() else spot).dispatch_event("click")
    answer = page.locator(".tabula .no")
    expect(answer).to_contain_text("Choose one of your tokens")
    # Whoever has chosen one is told so no longer, though it would be said for some seconds.
    page.locator("button[data-gloss^=token]:enabled").first.click()
    expect(answer).to_have_count(0, timeout=3000)
