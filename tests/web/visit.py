"""Somebody before the page: looks for what can be clicked, and clicks it."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

# What a player can point at now: all that is enabled on the board, in the hand and on the plate,
# but for the list of choices, which has tests of its own.
TARGETS = """() => {
  const found = [];
  for (const one of document.querySelectorAll("[data-test-target]"))
    delete one.dataset.testTarget;
  const all = document.querySelectorAll(
    ".board button, .board [role=button], .dock button, .dock [role=button]");
  for (const one of all) {
    if (one.disabled || one.getAttribute("aria-disabled") === "true") continue;
    if (one.closest("details") || one.closest("[inert]") || one.matches("[data-look]")) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (one.getAttribute("aria-pressed") === "true") continue;
    one.dataset.testTarget = String(found.length);
    found.push({
      send: one.matches(".go"),
      back: one.matches("[data-back]"),
      label: one.getAttribute("aria-label") || one.textContent.trim(),
    });
  }
  return found;
}"""
MOVED = """(before) => document.querySelector('[data-seq]')?.dataset.seq !== before
  || document.querySelector('.tabula [role=alert]')"""
# Whether the focus is at a target, or the target stands before or after it in the page.
REACHED = """(number) => {
  const target = document.querySelector(`[data-test-target="${number}"]`);
  const at = document.activeElement;
  // A new view came meanwhile, or it is another's turn: nothing is to be had there any more.
  if (!target || target.disabled || !target.matches("button, [role=button]")) return "gone";
  if (at === target) return "there";
  const before = at !== document.body
    && at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "before" : "after";
}"""
OUTLINE = "(one) => one.cloneNode(false).outerHTML"
FOCUSED = f"() => ({OUTLINE})(document.activeElement)"
PATIENCE = 600  # seconds for a whole game
SEEN = "() => document.querySelector('[data-seq]')?.dataset.seq ?? ''"


class Visit:
    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.faults: list[str] = []
        self.offline = False
        self.by_list = False  # choose from the list of choices
        self.keyboard = False  # point by Tab, arrows and Enter
        self.polling: float | Literal["raf"] = "raf"  # how often to look whether something moved
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def heard(self, message: ConsoleMessage) -> None:
        """No error may be in the console but that the server is away, while we have killed it; nor
        that something is drawn from what is over."""
        if (message.type == "error" and not self.offline) or "derived_inert" in message.text:
            self.faults.append(message.text)

    def api(self, method: str, path: str, body: object = None) -> Any:
        """As this guest."""
        answer = self.page.request.fetch(
            f"/api/v1{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json"} if body is not None else {},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def enter(self) -> None:
        """Become a guest, on the front page."""
        # Its cookie comes with an answer that the page asks for, and no script can see it.
        with self.page.expect_response(lambda answer: "set-cookie" in answer.all_headers()):
            self.page.goto("/")
        expect(self.page.locator("main")).to_be_visible()

    def table(self, game: str, *seats: str, **more: object) -> str:
        """A table with `me`, `open` or a bot's name at each seat; its page is opened."""
        places = [
            {"player": seat} if seat in ("me", "open") else {"player": "bot", "bot": seat}
            for seat in seats
        ]
        self.page.request.post("/api/v1/guests", data=json.dumps({"name": "Anna"}))
        made = self.api("POST", "/tables", {"game": game, "seats": places, **more})
        self.page.goto(f"/t/{made['id']}")
        return str(made["id"])

    # Playing

    def over(self) -> bool:
        return self.page.locator("[data-status=over]").count() > 0

    def my_turn(self) -> bool:
        return self.page.locator(".tabula:not(.wait)").count() > 0

    def seq(self) -> str:
        return str(self.page.evaluate(SEEN))

    def click(self, number: int) -> bool:
        """Whether it was still there."""
        target = self.page.locator(f"[data-test-target='{number}']").first
        if self.keyboard:
            if not self.reach(number):
                return False
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap(timeout=4000)
        else:
            target.click(timeout=4000)
        return True

    def reach(self, number: int) -> bool:
        """Go there by keys alone: Tab and back. False if it went away on the way."""
        before, way = self.seq(), []
        for _ in range(120):
            where = str(self.page.evaluate(REACHED, number))
            if where in ("there", "gone"):
                return where == "there"
            if self.seq() != before:
                return False
            self.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
            way.append(str(self.page.evaluate(FOCUSED)))
        target = self.page.locator(f"[data-test-target='{number}']").first
        raise AssertionError(f"no key reaches {target.evaluate(OUTLINE)} from {way[-6:]}")

    def send_from_list(self, choice: Locator) -> None:
        """As on the board: the first press takes it, the second sends it."""
        if choice.get_attribute("aria-pressed") != "true":
            choice.click()
        choice.click()

    def choose_from_list(self, dice: random.Random, *wished: str) -> None:
        """What is wished for, if it is there; else by chance."""
        before = self.seq()
        box = self.page.locator("details.choices")
        # A new question closes the list, whenever it comes.
        for _ in range(50):
            if box.get_attribute("open") is None:
                box.locator("summary").click()
            buttons = box.locator("[data-action]:enabled")
            count = buttons.count()
            if not count:
                return
            chosen = buttons.nth(dice.randrange(count))
            for action in wished:
                named = box.locator(f"[data-action='{action}']:enabled")
                if named.count():
                    chosen = named.first
            if chosen.is_visible():
                break
        else:
            raise AssertionError("the list of choices does not stay open")
        assert chosen.inner_text().strip()
        chosen.press("Enter")
        # As on the board: the first press takes it, the second sends it.
        box.locator("[aria-pressed=true]").press("Enter")
        self.page.wait_for_function(MOVED, arg=before, polling=self.polling)

    def decide(self, dice: random.Random) -> None:
        """One decision by pointing at things, until something was sent."""
        before = self.seq()
        targets: list[dict[str, Any]] = []
        missed = 0
        for tries in range(160):
            if self.seq() != before or self.over() or not self.my_turn():
                return
            targets = self.page.evaluate(TARGETS)
            send = [n for n, target in enumerate(targets) if target["send"]]
            others = [n for n, target in enumerate(targets) if not target["back"]]
            if not targets:
                self.page.wait_for_timeout(30)
                continue
            if tries % 12 == 11:
                self.page.keyboard.press("Escape")
                continue
            sends = bool(send) and dice.random() < 0.9
            if not sends and not others:
                continue
            try:
                if self.click(send[0] if sends else dice.choice(others)) and sends:
                    self.page.wait_for_function(MOVED, arg=before, polling=self.polling)
            except NotInTime:
                # It went away under the pointer: a new view came. That cannot happen often.
                missed += 1
                assert missed < 4, f"cannot be clicked: {targets}"
        raise AssertionError(f"stuck: {[target['label'] for target in targets]}")

    def lift(self) -> None:
        """At one screen: the next player is here."""
        self.page.locator(".curtain button").click()
        expect(self.page.locator(".curtain")).to_have_count(0)

    def await_turn(self) -> None:
        """Until there is something to decide, or the game is over: through scenes and curtains."""
        until = time.monotonic() + PATIENCE
        while not self.over():
            assert time.monotonic() < until, "the game does not go on"
            if self.page.locator(".curtain").count():
                self.lift()
            elif self.page.locator("[data-hand-over]").count():
                self.page.locator("[data-hand-over]").click()
            elif self.page.locator(".scene .go").count():
                self.page.locator(".scene .go").click()
            elif self.my_turn():
                return
            else:
                self.page.wait_for_timeout(20)

    def play(self, dice: random.Random, most: int = 400) -> int:
        """To the end of the game, or for a number of decisions; how many were made."""
        for made in range(most):
            self.await_turn()
            if self.over():
                return made
            if self.by_list:
                self.choose_from_list(dice)
            else:
                self.decide(dice)
        return most
