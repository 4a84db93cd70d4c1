"""Two people from the lobby to a rated game, and to the rating that it moves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.house import SOURCES
from tests.web.test_access import check
from tests.web.visit import Visit

PASSWORD = "olive lyre trireme"
PICTURES = os.environ.get("PICTURES", "")  # a folder, for whoever wants to look


def picture(visit: Visit, name: str) -> None:
    """As on a wide screen and on a phone, by day and by lamplight."""
    page = visit.page
    size = page.viewport_size
    if not PICTURES or size is None:
        return
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            dark = "-dark" if theme == "dark" else ""
            page.screenshot(path=Path(PICTURES) / f"{name}-{width}{dark}.png", full_page=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(size)


def keep(visit: Visit, name: str) -> None:
    """A guest with an account and a public page, in the lobby."""
    visit.api("PUT", "/me", {})
    visit.api("POST", "/account", {"name": name, "password": PASSWORD})
    visit.api("PATCH", "/account", {"public": True, "portrait": "lyre"})
    visit.page.goto("/play")
    expect(visit.page.get_by_role("heading", name="Play someone")).to_be_visible()


def ask_host(visitor: Visitors, *words: str) -> str:
    """What the host of the house does on its machine."""
    command = [sys.executable, "-m", "triumvir", "admin", *words, "--data"]
    environment = {"PYTHONPATH": str(SOURCES), "PATH": "/usr/bin:/bin"}
    found = subprocess.run(
        [*command, str(visitor.house.folder)],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def act(visit: Visit, table: str) -> None:
    """The first choice there is, if there is one."""
    told = visit.api("GET", f"/tables/{table}")
    for one in told["views"]:
        if one["view"]["choices"]:
            body = {"type": "act", "table": table, "seq": told["seq"], "seat": one["seat"]}
            visit.api("POST", "/commands", body | {"actions": one["view"]["choices"][:1]})
            return


def test_from_the_lobby_to_a_rated_game(visitor: Visitors) -> None:
    anna, jonas = visitor(1440), visitor(390, 844, touch=True)
    stranger = visitor(390, 844)
    stranger.page.goto("/play")
    expect(stranger.page.get_by_text("Rated games need an account")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Rated")).to_be_disabled()
    keep(anna, "Livia")
    keep(jonas, "Tomáš")
    check(jonas, "the lobby")
    for visit in (anna, jonas):
        visit.page.get_by_role("button", name="Caesar!").click()
        visit.page.get_by_role("button", name="Rated, seats by lot").click()
    picture(anna, "lobby")

    # She looks, and plays a bot meanwhile; he comes.
    anna.page.get_by_role("button", name="Find somebody").click()
    expect(anna.page.get_by_role("region", name="Looking")).to_contain_text("near 1500")
    picture(anna, "lobby-looking")
    anna.page.get_by_role("button", name="Play meanwhile").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("region", name="Looking")).to_be_visible()
    jonas.page.get_by_role("button", name="Find somebody").click()
    expect(jonas.page.get_by_role("region", name="Looking")).to_be_visible()
    for visit, other in ((anna, "Tomáš"), (jonas, "Livia")):
        found = visit.page.get_by_role("region", name="Found")
        expect(found).to_contain_text(f"{other} is here.", timeout=30_000)
        expect(found).to_contain_text("1500 ± 246")
    check(jonas, "somebody is here")
    picture(anna, "found")
    bots = anna.page.url
    for visit in (anna, jonas):
        visit.page.get_by_role("region", name="Found").get_by_role("button", name="Play").click()
    for visit in (anna, jonas):
        visit.page.wait_for_url(lambda url: "/t/" in url and url != bots)
        expect(visit.page.get_by_role("region", name="Found")).to_have_count(0)
    assert anna.page.url == jonas.page.url
    table = anna.page.url.rpartition("/")[2]
    told = anna.api("GET", f"/tables/{table}")["table"]
    assert told["rated"]
    assert told["clock"]["pace"] == "live"

    # A few moves, and he gives up: both see what that means.
    for _ in range(4):
        for visit in (anna, jonas):
            act(visit, table)
    jonas.api("POST", "/commands", {"type": "resign", "table": table})
    for visit in (anna, jonas):
        changed = visit.page.locator(".rating")
        expect(changed).to_contain_text("Livia")
        expect(changed).to_contain_text("Rating 1500 →")
    picture(anna, "rated")
    # The game against the bot waits where it was left.
    anna.page.goto("/play")
    mine = anna.page.get_by_role("region", name="Your games")
    expect(mine.locator(f'a[href="/t/{bots.rpartition("/")[2]}"]')).to_be_visible()
    jonas.page.goto("/people/Livia")
    expect(jonas.page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(jonas.page.get_by_text("not certain yet")).to_be_visible()
    expect(jonas.page.get_by_text("1 won, 0 lost of 1")).to_be_visible()
    check(jonas, "a person with a rating")
    # On a phone what was played has a line of its own, and is not squeezed beside two buttons.
    box = jonas.page.locator("main.account ul li .what").first.bounding_box()
    assert box is not None
    assert box["width"] > 250
    picture(jonas, "person-other")
    # And to a cup, which the host of the house has made.
    made = ask_host(visitor, "cup", "caesar", "Cup of the Ides", "--size", "4")
    cup = re.search(r"/cup/[\w-]+", made)
    assert cup is not None
    for visit in (anna, jonas):
        visit.page.goto("/play")
        visit.page.get_by_role("link", name="Cup of the Ides").click()
        visit.page.get_by_role("button", name="Take a seat").click()
        expect(visit.page.get_by_role("button", name="Stand up")).to_be_visible()
    more = [visitor(390, 844), visitor(390, 844)]
    for visit, name in zip(more, ("Věra", "Luca"), strict=True):
        keep(visit, name)
        visit.api("POST", f"/cups{cup.group()[4:]}/seat")
    jonas.page.reload()
    expect(jonas.page.get_by_role("link", name="Livia – Tomáš")).to_be_visible()
    check(jonas, "a cup")
    for game in anna.api("GET", f"/cups{cup.group()[4:]}")["games"]:
        seats = anna.api("GET", f"/tables/{game['table']}")["table"]["seats"]
        if [seat["name"] for seat in seats] == ["Livia", "Tomáš"]:
            jonas.api("POST", "/commands", {"type": "resign", "table": game["table"]})
    anna.page.reload()
    expect(anna.page.get_by_text("Livia wins")).to_be_visible()
    expect(anna.page.get_by_text("Games over: 1 of 12")).to_be_visible()
    expect(anna.page.get_by_text("SB (Sonneborn-Berger) breaks ties")).to_be_visible()
    picture(anna, "cup")
    # All others give up: the page says who has won the cup.
    for visit in (jonas, *more):
        for one in visit.api("GET", "/me/tables")["tables"]:
            if one["status"] == "playing" and one["clock"]:
                visit.api("POST", "/commands", {"type": "resign", "table": one["id"]})
    anna.page.goto(cup.group())
    expect(anna.page.get_by_text("Livia wins the cup.")).to_be_visible()
    expect(anna.page.get_by_text("Games over: 12 of 12")).to_be_visible()
    picture(anna, "cup-over")
    anna.page.goto("/people/Livia")
    expect(anna.page.get_by_role("heading", name="Ratings")).to_be_visible()
    picture(anna, "person")


def test_an_evening_from_the_lobby_to_its_end(visitor: Visitors) -> None:
    """Announced by the host, joined at the page; the first game comes by itself, and the next one
    after a look at the result."""
    anna, jonas = visitor(1440), visitor(390, 844, touch=True)
    told = ask_host(visitor, "evening", "caesar", "Evening of the Ides")
    found = re.search(r"/evening/\S+?(?=\.?\s)", told)
    assert found, told
    path = found[0]
    keep(anna, "Octavia")
    keep(jonas, "Horatio")
    anna.page.get_by_role("link", name="Evening of the Ides").first.click()
    anna.page.wait_for_url(f"**{path}")
    expect(anna.page.get_by_role("timer")).to_be_visible()
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_role("row", name="Octavia")).to_contain_text("free")
    check(anna, "an evening")
    jonas.page.goto(path)
    jonas.page.get_by_role("button", name="Join").click()
    for visit in (anna, jonas):
        visit.page.wait_for_url("**/t/*", timeout=60_000)
    table = anna.page.url.rsplit("/", 1)[1]
    assert jonas.page.url.endswith(table)
    jonas.api("POST", "/commands", {"type": "resign", "table": table})
    # She looks at the result in peace, and asks for the next game.
    more = anna.page.get_by_role("link", name="Next game")
    expect(more).to_be_visible(timeout=60_000)
    picture(anna, "evening-result")
    # On a phone, too, who has won can be read beside it.
    anna.page.set_viewport_size({"width": 390, "height": 844})
    strip, won = anna.page.get_by_role("region", name="Evening of the Ides"), "Octavia wins"
    over = strip.bounding_box()
    below = anna.page.get_by_role("heading", name=won).filter(visible=True).bounding_box()
    assert over is not None
    assert below is not None
    assert over["y"] + over["height"] <= below["y"]
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    more.click()
    expect(anna.page.get_by_role("row", name="Octavia")).to_contain_text("2")
    expect(anna.page.get_by_role("link", name=re.compile("–")).first).to_be_visible()
    picture(anna, "evening")
    jonas.page.goto(path)
    for visit in (anna, jonas):
        visit.page.wait_for_url("**/t/*", timeout=60_000)
    second = anna.page.url.rsplit("/", 1)[1]
    assert second != table
    ask_host(visitor, "end-evening", path.rsplit("/", 1)[1])
    anna.api("POST", "/commands", {"type": "resign", "table": second})
    jonas.page.goto(path)
    expect(jonas.page.get_by_text("win the evening")).to_be_visible()
    expect(jonas.page.get_by_text("2 people took part")).to_be_visible()
    expect(jonas.page.get_by_text("SB (Sonneborn-Berger) breaks ties")).to_be_visible()
    check(jonas, "an evening that is over")
    picture(jonas, "evening-over")
    # How long it was to be is not said of one that is over; this one was ended early.
    jonas.page.goto("/play")
    line = jonas.page.locator("li", has_text="Evening of the Ides")
    expect(line).to_contain_text("is over")
    expect(line).not_to_contain_text("minutes")


def test_a_rated_match_by_invitation(visitor: Visitors) -> None:
    anna = visitor(390, 844)
    keep(anna, "Drusilla")
    anna.page.goto("/")
    anna.page.get_by_role("button", name="With a friend").first.click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_text("rated match", exact=True).click()
    expect(sheet.get_by_text("Two rated games.")).to_be_visible()
    picture(anna, "plan-rated")
    sheet.get_by_text("Live, 10 min + 20 s").click()
    sheet.get_by_role("button", name="Create a link").click()
    anna.page.wait_for_url("**/t/*")
    # Nothing is offered that a rated table refuses: a bot, another seat.
    expect(anna.page.get_by_text("A rated match of two games")).to_be_visible()
    time = "Live: 10 minutes each, and 20 seconds more for every answer."
    expect(anna.page.get_by_text(time)).to_be_visible()
    expect(anna.page.get_by_text("seats by lot").first).to_be_visible()
    for refused in ("Put a bot here", "Change seats", "Sit here, too"):
        expect(anna.page.get_by_role("button", name=refused)).to_have_count(0)
    picture(anna, "match-host")
    # Whoever has no name that lasts is told so, and not that none is needed.
    guest = visitor(1440)
    guest.page.goto(anna.page.url)
    letter = guest.page.get_by_role("main")
    expect(letter.get_by_text("A rated game needs a name that lasts.")).to_be_visible()
    expect(letter.get_by_text("No account, no e-mail")).to_have_count(0)
    expect(letter.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(letter.get_by_text(time).filter(visible=True)).to_be_visible()
    check(guest, "a rated match by invitation")
    picture(guest, "match-guest")
    # Asked for here, it can be had before the first game, and leads back to the table.
    link = anna.page.url
    letter.get_by_role("link", name="Keep my games").click()
    guest.page.get_by_label("Name", exact=True).fill("Plautia")
    guest.page.get_by_label("Password", exact=True).fill(PASSWORD)
    guest.page.get_by_role("button", name="Keep my games").click()
    guest.page.get_by_role("checkbox").check()
    guest.page.get_by_role("button", name="Done").click()
    guest.page.wait_for_url(link)
    guest.page.get_by_role("button", name="Sit down").click()
    for visit in (anna, guest):
        expect(visit.page.locator("[data-status=playing]")).to_be_visible()
    # The menu offers nothing that a rated game refuses.
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("button", name="Propose to end the game")).to_be_visible()
    offered = anna.page.get_by_role("button", name=re.compile("coach|Send Plautia away"))
    expect(offered).to_have_count(0)


BROKEN = """() => [...document.querySelectorAll(".game b")].flatMap((title) => {
  const text = title.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((rect) => rect.top)).size > 1;
  }).map((word) => word[0]);
})"""


def test_names_of_games_are_in_one_piece(visitor: Visitors) -> None:
    visit = visitor(1366, 768)
    for width in (1440, 1366, 1280, 1100, 820, 390):
        visit.page.set_viewport_size({"width": width, "height": 768})
        visit.page.goto("/play")
        expect(visit.page.locator(".game b").first).to_be_visible()
        assert visit.page.evaluate(BROKEN) == [], width
        head = visit.page.locator("header").first.bounding_box()
        assert head is not None
        assert head["height"] < 60, width  # one line
