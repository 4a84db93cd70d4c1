"""Two people at one screen: the page holds what the seat in front may know, and nothing else.

What each seat may know of a game is what the server tells a seat by itself; tests/server/
test_secrecy.py shows that this gives nothing away.
"""

from __future__ import annotations

import html
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect
from tests.web.conftest import Visitors
from tests.web.visit import Visit

WHOLE = "() => document.documentElement.outerHTML"


class Screen:
    """Everything that comes to one page, and what is to be seen there."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.front: int | None = None
        self.heard: list[str] = []  # since the one in front sat down
        self.asked: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("request", self.look)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.hear(str(data)))

    def look(self, request: Request) -> None:
        """What the choices of the seat in front would lead to is for that seat."""
        own = request.url.endswith(f"/previews?seat={self.front}")
        if "/api/" in request.url and not own:
            self.asked.append(request.url)

    def hear(self, data: str) -> None:
        message: dict[str, Any] = json.loads(data)
        views = message.get("views")
        if not views:
            return
        assert len(views) == 1
        if views[0]["seat"] != self.front:
            assert message["type"] == "table", "a seat is told of without being asked for"
            self.heard = []
        self.front = views[0]["seat"]
        self.heard.append(data)

    def sentences(self, table: str, seat: int | None) -> list[str]:
        query = "" if seat is None else f"?seat={seat}"
        log = self.visit.api("GET", f"/tables/{table}/log{query}")["log"]
        return [words for item in log for words in item["words"]]

    def check(self, table: str, seats: int) -> int:
        """Nothing that only others know; the number of sentences that were looked for."""
        front = self.front
        own = set(self.sentences(table, front)) | set(self.sentences(table, None))
        others = [seat for seat in range(seats) if seat != front]
        secret = {words for seat in others for words in self.sentences(table, seat)} - own
        shown = html.unescape(str(self.page.evaluate(WHOLE)))
        heard = "\n".join(self.heard)
        for words in secret:
            assert words not in shown
            assert json.dumps(words)[1:-1] not in heard
            assert words not in heard
        return len(secret)


def hand_over(visit: Visit) -> bool:
    """Whether it is somebody else's turn: then that one sits down."""
    over = visit.page.locator("[data-hand-over]")
    if not over.count():
        return False
    over.click()
    expect(visit.page.locator(".curtain")).to_be_visible()
    return True


def play_ahead(visit: Visit, table: str, actions: int) -> None:
    """Past what is the same in every game, without the page."""
    for _ in range(actions):
        told = visit.api("GET", f"/tables/{table}?words=1")
        seat = told["table"]["to_act"][0]
        choice = told["views"][seat]["words"]["choices"][0]["text"]
        act = {"type": "act", "table": table, "seq": told["seq"], "seat": seat, "actions": [choice]}
        visit.api("POST", "/commands", act)


# The name, the seats, the actions that are played ahead, the decisions on the page.
GAMES = [("caesar-cleopatra", 2, 24, 14), ("circus-maximus", 3, 0, 12), ("caesar", 2, 0, 10)]


@pytest.mark.parametrize(("game", "seats", "ahead", "decisions"), GAMES)
def test_the_page_holds_what_the_seat_in_front_may_know(
    visitor: Visitors, game: str, seats: int, ahead: int, decisions: int
) -> None:
    visit = visitor(1440, 900)
    screen = Screen(visit)
    table = visit.table(game, *["me"] * seats)
    play_ahead(visit, table, ahead)
    dice = random.Random(f"one screen: {game}")
    made = looked_for = fronts = 0
    expect(visit.page.locator(".curtain")).to_be_visible()
    while made < decisions and not visit.over():
        if visit.page.locator(".curtain").count():
            # While it hangs, the page knows what everybody does.
            visit.page.wait_for_function("() => !document.querySelector('.board')")
            visit.lift()
            fronts += 1
            assert screen.front is not None
            looked_for += screen.check(table, seats)
        elif hand_over(visit):
            while screen.front is not None:
                visit.page.wait_for_timeout(10)
            looked_for += screen.check(table, seats)
        elif visit.my_turn():
            visit.choose_from_list(dice)
            made += 1
            looked_for += screen.check(table, seats)
        else:
            visit.page.wait_for_timeout(20)
    assert fronts >= 4
    assert looked_for or game == "circus-maximus"  # there hardly anything is told in secret
    assert not [url for url in screen.asked if "seat=" in url and f"{table}/log" not in url]


def test_what_was_begun_and_told_is_gone_when_the_curtain_rises(visitor: Visitors) -> None:
    """The page is then as one that was just opened, log and plate and all."""
    visit = visitor(1440, 900)
    table = visit.table("caesar-cleopatra", "me", "me")
    play_ahead(visit, table, 24)
    dice = random.Random("gone")
    visit.page.reload()
    expect(visit.page.locator(".curtain")).to_be_visible()
    seen = 0
    for _ in range(60):
        if visit.page.locator(".curtain").count():
            visit.lift()
            expect(visit.page.locator(".acta")).to_be_visible()
            before = [visit.page.locator(part).inner_text() for part in (".acta", ".dock")]
            visit.page.reload()
            expect(visit.page.locator(".curtain")).to_be_visible()
            visit.lift()
            expect(visit.page.locator(".acta")).to_be_visible()
            assert before == [visit.page.locator(part).inner_text() for part in (".acta", ".dock")]
            seen += 1
            if seen == 4:
                return
        elif not hand_over(visit):
            visit.choose_from_list(dice)
    raise AssertionError("the screen was not handed over often enough")


STRIKES = ("scout", "assassinate", "wrath")


def test_a_card_is_allowed_aloud_without_a_hand_over(visitor: Visitors) -> None:
    """To allow it is open to everybody, so nothing is told by it, and nobody need move."""
    visit = visitor(1440, 900)
    table = visit.table("caesar-cleopatra", "me", "me", options={"action_deck": "shuffled"})
    strike = ""
    for _ in range(200):
        told = visit.api("GET", f"/tables/{table}?words=1")
        seat = told["table"]["to_act"][0]
        choices = [choice["text"] for choice in told["views"][seat]["words"]["choices"]]
        other = told["views"][seat]["view"]["sides"][1 - seat]
        strike = next((text for text in choices if text.startswith(STRIKES)), "")
        if strike and other["hand_size"]["action"]:
            break
        wished = [text for text in choices if text.startswith("draw action")]
        act = {"type": "act", "table": table, "seq": told["seq"], "seat": seat}
        visit.api("POST", "/commands", {**act, "actions": [(wished or choices)[0]]})
    assert strike
    visit.page.reload()
    screen = Screen(visit)
    visit.page.reload()
    expect(visit.page.locator(".curtain")).to_be_visible()
    visit.lift()
    front = screen.front
    assert front is not None
    visit.choose_from_list(random.Random(1), strike)
    aloud = visit.page.locator("[data-spoken]")
    expect(aloud).to_contain_text("allows it")
    expect(visit.page.locator("[data-hand-over]")).to_be_visible()
    screen.check(table, 2)
    aloud.click()
    expect(aloud).to_have_count(0)
    expect(visit.page.locator(".curtain")).to_have_count(0)
    assert screen.front == front
    log = visit.api("GET", f"/tables/{table}")["log"]
    kinds = [event["kind"] for item in log[-2:] for event in item["events"]]
    assert "allowed" in kinds
    screen.check(table, 2)


def test_looking_back_at_one_screen_is_the_front_seats(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    screen = Screen(visit)
    table = visit.table("caesar-cleopatra", "me", "me")
    dice = random.Random("look back")
    expect(visit.page.locator(".curtain")).to_be_visible()
    visit.play(dice, most=8)
    for seat in (0, 1):
        visit.page.goto(f"/t/{table}?at=3&seat={seat}")
        expect(visit.page.locator(".curtain")).to_be_visible()
        screen.asked.clear()
        visit.lift()
        expect(visit.page.locator(".replay")).to_be_visible()
        assert screen.front is not None
        other = 1 - screen.front
        assert screen.asked
        assert not [url for url in screen.asked if f"seat={other}" in url]
        choices = visit.page.locator(".replay select").first.locator("option")
        names = [choices.nth(n).get_attribute("value") for n in range(choices.count())]
        assert str(other) not in names
