"""What happens around a game: two browsers, one screen, reloads, a killed server, languages."""

from __future__ import annotations

import json
import random
import re
import time

import pytest
from playwright.sync_api import Route, expect
from tests.web.conftest import Visitors
from tests.web.house import House


def test_two_browsers_play_each_other(visitor: Visitors) -> None:
    anna, bert = visitor(1440, 900), visitor(820, 1180)
    table = anna.table("caesar", "me", "open")
    expect(anna.page.get_by_role("img", name="QR")).to_be_visible()
    bert.page.goto(f"/t/{table}")
    expect(bert.page.get_by_role("heading", name="Anna invites you to Caesar!")).to_be_visible()
    bert.page.get_by_label("What should Anna call you?").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    # Everybody is here: the game begins by itself.
    anna.page.wait_for_selector(".board")
    expect(anna.page.locator(".side .seat", has_text="Bert")).to_be_visible()
    dice = random.Random("two")
    while not anna.over():
        for visit in (anna, bert):
            if visit.my_turn() and not visit.over():
                visit.decide(dice)
        anna.page.wait_for_timeout(10)
    expect(bert.page.locator(".result")).to_be_visible()
    # A rematch: one asks, the other agrees, both are there, with seats rotated.
    anna.page.get_by_role("button", name="Rematch").click()
    bert.page.get_by_role("button", name="Agree").click()
    anna.page.wait_for_url(lambda url: table not in url)
    bert.page.wait_for_url(lambda url: table not in url)
    assert anna.page.url == bert.page.url


def test_one_screen_has_a_curtain_between_seats(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    visit.table("caesar-cleopatra", "me", "me")
    curtain = visit.page.locator(".curtain")
    expect(curtain).to_be_visible()
    # Nothing of the table is in the page while it hangs.
    expect(visit.page.locator(".board")).to_have_count(0)
    expect(visit.page.locator(".dock")).to_have_count(0)
    # Nor does the help tell it.
    visit.page.keyboard.press("?")
    visit.page.get_by_role("button", name="What can I do?").click()
    expect(visit.page.locator("dialog")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(visit.page.locator(".board")).to_be_visible()
    made = visit.play(random.Random("one screen"), most=12)
    assert made == 12


def test_a_reload_in_mid_turn_loses_nothing(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    table = visit.table("caesar", "me", "greedy")
    visit.play(random.Random("reload"), most=3)
    visit.page.wait_for_function("() => document.querySelector('.tabula:not(.wait)')")
    before = visit.api("GET", f"/tables/{table}")["seq"]
    said = visit.page.locator(".acta").inner_text()
    visit.page.reload()
    expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
    assert visit.api("GET", f"/tables/{table}")["seq"] == before
    assert visit.page.locator(".acta").inner_text() == said


def test_the_server_is_killed_in_mid_game(visitor: Visitors, house: House) -> None:
    visit = visitor(1440, 900)
    visit.table("caesar", "me", "greedy")
    dice = random.Random("killed")
    visit.play(dice, most=3)
    visit.offline = True
    house.kill()
    expect(visit.page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(visit.page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    visit.offline = False
    visit.play(dice)
    expect(visit.page.locator(".result")).to_be_visible()


def test_a_lost_line_moves_nothing_and_sends_what_was_pressed(
    visitor: Visitors, house: House
) -> None:
    visit = visitor(1440, 900)
    table = visit.table("caesar", "me", "greedy")
    visit.await_turn()
    page = visit.page
    where = "() => JSON.stringify(document.querySelector('.board').getBoundingClientRect())"
    before, seq = page.evaluate(where), visit.seq()
    visit.offline = True
    house.kill()
    line = page.locator("[data-line]")
    expect(line).to_contain_text("Connection lost")
    assert page.evaluate(where) == before
    page.locator("details.choices summary").click()
    visit.send_from_list(page.locator("details.choices [data-action]").first)
    expect(page.locator(".tabula [role=alert]")).to_contain_text("Your move is kept")
    house.start()
    expect(line).to_contain_text("Connected again")
    page.wait_for_function(
        "(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seq
    )
    visit.await_turn()
    expect(page.locator(".tabula [role=alert]")).to_have_count(0)
    kinds = [item["kind"] for item in visit.api("GET", f"/tables/{table}")["log"]]
    assert kinds.count("act") >= 2
    visit.offline = False


def test_the_language_is_switched_in_mid_game(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    sent: list[str] = []
    visit.page.on(
        "websocket",
        lambda line: line.on("framesent", lambda one: sent.append(json.loads(one)["type"])),
    )
    visit.table("caesar-cleopatra", "me", "greedy", options={"action_deck": "shuffled"})
    dice = random.Random("language")
    visit.play(dice, most=4)
    for name, turn in (
        ("Deutsch", "DU BIST DRAN"),
        ("Čeština", "JSTE NA TAHU"),
        ("Français", "À VOUS"),
    ):
        visit.page.get_by_role("navigation").get_by_role("button").last.click()
        visit.page.locator("#table-menu select").last.select_option(label=name)
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator(".tabula .who")).to_have_text(turn)
        visit.play(dice, most=3)
    assert visit.page.locator(".acta").inner_text().count("CC-") > 3
    # Nothing was asked for: the page makes the sentences.
    assert {*sent} == {"hello", "watch", "act"}
    assert sent.count("watch") == 1


def test_bots_of_one_level_are_told_apart(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    visit.table("circus-maximus", "me", "greedy", "greedy", "apprentice")
    visit.by_list = True
    visit.play(random.Random("alike"), most=4)
    names = ["Verres", "Poppaea", "Tiro"]
    for name in names:
        seat = visit.page.locator(".side .seat", has_text=name)
        expect(seat).to_have_count(1)
        expect(seat).to_contain_text("(bot)")
        expect(seat.locator(".ava ellipse")).to_be_visible()  # a face
    for name in names:
        expect(visit.page.locator(".acta").get_by_text(name, exact=True).first).to_be_attached()
    # Who sits where is seen at the seats.
    expect(visit.page.locator(".acta")).not_to_contain_text("sits down")


def test_what_happens_while_the_page_still_loads_is_seen(visitor: Visitors) -> None:
    """A bot that is quicker than the words of the page."""
    visit = visitor(1440, 900)
    late = re.compile(r"/assets/caesar-.*\.js$")

    def wait(route: Route) -> None:
        time.sleep(1.5)
        route.continue_()

    visit.page.route(late, wait)
    visit.table("caesar", "greedy", "me")
    expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
    expect(visit.page.locator(".acta")).to_contain_text("Poppaea places a")
    visit.play(random.Random("late"), most=2)


def test_enter_chooses_and_once_more_sends(visitor: Visitors) -> None:
    """By the mouse, too: the card that was clicked has the focus."""
    visit = visitor(1440, 900)
    visit.table("caesar-cleopatra", "me", "greedy")
    spy = visit.page.locator(".hand [data-card=spy][aria-disabled=false]")
    while not spy.count():
        expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
        visit.choose_from_list(random.Random(1), "arrange spy", "draw action")
    spy.first.click()
    expect(spy.first).to_have_attribute("aria-pressed", "true")
    visit.page.keyboard.press("Enter")
    expect(visit.page.locator(".acta")).to_contain_text("sends a Spy")


def test_a_phone_is_told_what_others_did(visitor: Visitors) -> None:
    """There the log lies below; beside a board it can be read anyway."""
    visit = visitor(390, 844)
    visit.table("caesar", "me", "greedy")
    herald = visit.page.locator(".herald p")
    expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
    expect(herald).to_have_count(0)
    visit.choose_from_list(random.Random(2))
    expect(herald).to_contain_text("Lucullus")
    visit.page.set_viewport_size({"width": 1440, "height": 900})
    expect(herald).to_be_hidden()
    visit.page.set_viewport_size({"width": 390, "height": 844})
    expect(herald).to_have_count(0, timeout=30_000)


def test_what_is_begun_stays_while_the_other_acts_too(visitor: Visitors) -> None:
    """Both lay their first cards; that one is ready takes nothing from the other's hands."""
    anna, bert = visitor(1440, 900), visitor(1440, 900)
    table = anna.table("caesar-cleopatra", "me", "open")
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("button", name="Sit down").click()
    # Orders are shown before they are sent.
    anna.page.get_by_role("button", name="Attack first").click()
    bert.page.get_by_role("button", name="Use this order").click()
    expect(anna.page.get_by_role("button", name="Attack first")).to_have_attribute(
        "aria-pressed", "true"
    )
    anna.page.get_by_role("button", name="Use this order").click()
    for group in ("senators", "praetors", "quaestors"):
        anna.page.locator(f"[data-lane$='{group}'] .legal").click()
    drafts = anna.page.locator("[data-back].about")
    expect(drafts).to_have_count(3)
    for group in ("senators", "praetors", "quaestors", "censors", "aediles"):
        bert.page.locator(f"[data-lane$='{group}'] .legal").click()
    bert.page.get_by_role("button", name="Place them").click()
    expect(anna.page.locator("[data-lane='1 aediles'] [data-piece=down]")).to_have_count(1)
    expect(drafts).to_have_count(3)


def test_take_back(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    table = visit.table("caesar-cleopatra", "me", "greedy")
    visit.choose_from_list(random.Random(1))
    expect(visit.page.locator(".tabula:not(.wait)")).to_be_visible()
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("button", name="Take back").click()
    expect(visit.page.locator(".acta")).to_contain_text("back")
    kinds = [item["kind"] for item in visit.api("GET", f"/tables/{table}")["log"]]
    assert "undo" in kinds


def test_keys_for_help_the_log_and_taking_back(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    visit.table("caesar-cleopatra", "me", "greedy")
    page = visit.page
    expect(page.locator(".tabula:not(.wait)")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("U takes back")
    page.keyboard.press("u")  # not while a dialog is open
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".dock [role=status].vh")).not_to_be_empty()
    expect(page.locator(".herald p")).to_be_visible()
    visit.choose_from_list(random.Random(1))
    expect(page.locator(".acta")).not_to_contain_text("back")
    page.keyboard.press("u")
    expect(page.locator(".acta")).to_contain_text("back")
    page.get_by_role("tab", name="Chat").click()
    box = page.get_by_role("textbox")
    box.press_sequentially("u?l")
    expect(box).to_have_value("u?l")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_ordering_the_deck_is_not_told_card_by_card(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    visit.table("caesar-cleopatra", "me", "greedy")
    for number in range(3):
        visit.await_turn()
        visit.choose_from_list(random.Random(number))
    expect(visit.page.locator(".acta li", has_text="of the action deck")).to_have_count(0)


def test_chat_is_text(visitor: Visitors) -> None:
    anna, bert = visitor(1440, 900), visitor(390, 844)
    table = anna.table("caesar", "me", "greedy")
    bert.page.goto(f"/t/{table}")
    bert.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>Ave</b> http://example.org")
    anna.page.get_by_role("button", name="Send").click()
    line = bert.page.locator(".chat li")
    expect(line).to_contain_text("<b>Ave</b> http://example.org")
    expect(line.locator("a")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_what_is_said_is_seen_and_counted(visitor: Visitors, width: int, height: int) -> None:
    anna, ben = visitor(), visitor(width, height)
    table = anna.table("caesar", "me", "open")
    ben.page.request.post("/api/v1/guests", data='{"name": "Ben"}')
    ben.page.goto(f"/t/{table}")
    ben.api("POST", "/commands", {"type": "sit", "table": table, "seat": 1})
    anna.api("POST", "/commands", {"type": "start", "table": table})
    expect(ben.page.locator(".tabula")).to_be_visible()
    anna.api("POST", "/commands", {"type": "chat", "table": table, "text": "Ave, Ben!"})
    expect(ben.page.locator(".call p")).to_contain_text("Ave, Ben!")
    expect(ben.page.locator(".call p")).to_be_in_viewport(ratio=1)
    narrow = width < 1100
    badge = ben.page.locator(".talk .badge" if narrow else ".tabs .badge")
    expect(badge).to_be_in_viewport()
    expect(badge).to_have_text("1")
    ben.page.locator(".talk").click() if narrow else ben.page.locator(".call button").click()
    expect(ben.page.locator(".chat li")).to_contain_text("Ave, Ben!")
    expect(ben.page.locator(".chat input")).to_be_in_viewport()
    expect(ben.page.locator(".badge")).to_have_count(0)
    expect(anna.page.locator(".call p")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.locator(".tabula")).to_be_visible()
    expect(ben.page.locator(".badge")).to_have_count(0)


def test_the_replay_is_scrubbed(visitor: Visitors) -> None:
    visit = visitor(1440, 900)
    table = visit.table("caesar", "me", "greedy")
    visit.play(random.Random("replay"))
    track = visit.page.get_by_role("slider")
    expect(track).to_be_visible()
    last = int(track.get_attribute("max") or 0)
    assert last > 10
    track.fill("3")
    expect(visit.page.locator(".mom")).to_contain_text(f"3 of {last}")
    expect(visit.page).to_have_url(f"{visit.page.url.split('?')[0]}?at=3&seat=0")
    visit.page.get_by_label("Seen by").select_option("1")
    expect(visit.page.locator(".mom")).to_contain_text(f"3 of {last}")
    visit.page.get_by_role("button", name="One step on").click()
    expect(visit.page.locator(".mom")).to_contain_text(f"4 of {last}")
    # The seat's own tokens lie under the board, and after the end the other's beside their name.
    expect(visit.page.locator(".dock .rack button").first).to_be_visible()
    hands = visit.page.locator(".side .held")
    expect(hands.locator("li").first).to_be_visible()
    visit.page.get_by_label("All hands").uncheck()
    expect(hands).to_have_count(0)
    visit.page.get_by_role("button", name="One turn back").click()
    expect(visit.page.locator(".mom")).to_contain_text(f"3 of {last}")
    # A small laptop has one row for it: the rest is the board's.
    for width, height in ((1366, 768), (1280, 650)):
        visit.page.set_viewport_size({"width": width, "height": height})
        row = visit.page.locator(".replay .row").bounding_box()
        assert row is not None
        assert row["height"] <= 60, (width, row)
    # A link to a moment, opened by somebody else.
    other = visitor(390, 844)
    other.page.goto(f"/t/{table}?at=5&seat=1")
    expect(other.page.locator(".mom")).to_contain_text(f"5 of {last}")
    box = other.page.locator(".replay .bar").bounding_box()
    assert box is not None
    assert box["height"] <= 64
    expect(other.page.get_by_label("Seen by")).to_be_hidden()
    other.page.get_by_role("button", name="View, speed, link").click()
    expect(other.page.get_by_label("Seen by")).to_be_visible()


def test_a_game_goes_on_from_a_moment_of_another(visitor: Visitors) -> None:
    visit = visitor(1366, 768)
    table = visit.table("caesar", "me", "greedy")
    visit.play(random.Random("branch"))
    replay = visit.page.locator(".replay")
    track = visit.page.get_by_role("slider")
    last = int(track.get_attribute("max") or 0)
    # At the end there is nothing to play any more.
    expect(track).to_have_value(str(last))
    expect(replay.get_by_role("button", name="Play on")).to_have_count(0)
    # Somebody else plays on with a finger, at the seat that they look from.
    other = visitor(390, 844, touch=True)
    other.page.goto(f"/t/{table}?at=6&seat=1")
    other.page.get_by_role("button", name="View, speed, link").tap()
    other.page.get_by_role("button", name="Play on").tap()
    other.page.wait_for_function(f"() => !location.pathname.endsWith('{table}')")
    expect(other.page.locator("[data-status=playing]")).to_be_visible()
    made = other.api("GET", f"/tables/{other.page.url.rpartition('/')[2]}")
    assert made["table"]["branch"] == {"table": table, "at": 6}
    assert [bool(seat["bot"]) for seat in made["table"]["seats"]] == [True, False]
    # It says where it comes from, and leads back there.
    other.page.get_by_role("button", name="Menu").tap()
    other.page.get_by_role("link", name="From step 6 of a finished game").tap()
    expect(other.page.locator(".mom")).to_contain_text(f"6 of {last}")


def test_a_resignation_names_the_winner_and_keeps_the_account(visitor: Visitors) -> None:
    visit = visitor()
    visit.enter()
    visit.table("caesar-cleopatra", "me", "novice", options={"action_deck": "shuffled"})
    visit.page.wait_for_selector(".tabula:not(.wait)")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_text("Resign", exact=True).click()
    visit.page.get_by_text("Really resign").click()
    result = visit.page.locator(".result")
    expect(result).to_contain_text("Livilla wins")
    expect(result).to_contain_text("Anna has resigned.")
    expect(result.locator("table")).to_contain_text("So far")
    expect(visit.page.locator(".acta li").last).to_contain_text("Anna resigns.")
