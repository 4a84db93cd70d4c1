"""The review on the page: from the result to a moment, finding better, the link, keys and list.

What the engine says is written into the database here, so that it is the same every time.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.house import House
from tests.web.test_access import check
from tests.web.visit import Visit

from triumvir.core.record import record_from
from triumvir.review import ENGINE
from triumvir.review.document import Alternative, Decision, Point, Review, SeatReview, Sentence


def play(visit: Visit, table: str) -> None:
    """The first choice there is, to the end."""
    for _ in range(400):
        seen = visit.api("GET", f"/tables/{table}?since=100000")
        if seen["table"]["status"] == "over":
            return
        view = seen["views"][0]["view"]
        if not view["choices"]:
            visit.page.wait_for_timeout(20)
            continue
        act = {"type": "act", "table": table, "seq": seen["seq"], "actions": view["choices"][:1]}
        visit.page.request.post("/api/v1/commands", data=msgspec.json.encode(act).decode())
    raise AssertionError("the game does not end")


def decisions(record: dict[str, Any], seat: int) -> list[tuple[int, int, str, list[str]]]:
    """Where the seat had a choice: seq, turn, what it played, and what else it could."""
    kept = record_from(record)
    state = kept.start()
    found = []
    for seq, (actor, text) in enumerate(kept.standing()):
        legal = [choice.text for choice in state.legal(actor)]
        if actor == seat and len(legal) > 1:
            turn = state.view(None).data["turn"]
            assert isinstance(turn, int)
            found.append((seq, turn, text, [one for one in legal if one != text]))
        state.play(actor, kept.game.parse(text))
    return found


def judged(one: tuple[int, int, str, list[str]], loss: float) -> Decision:
    seq, turn, played, others = one
    best = others[0] if loss else played
    return Decision(
        seq=seq,
        turn=turn,
        choices=len(others) + 1,
        played=played,
        best=best,
        chance=0.5 - loss,
        best_chance=0.5,
        loss=loss,
        error=0.01,
        checked=True,
        verdict="mistake" if loss else "none",
        lead=0.0 if loss else 0.08,
        alternatives=[Alternative(best, 0.5, 0.9), Alternative(played, 0.5 - loss, 0.1)],
    )


def reviewed(record: dict[str, Any]) -> Review:
    """A mistake of Caesar's, and one thing well found."""
    own, other = decisions(record, 0), decisions(record, 1)
    made = [judged(one, 0.12 if n == 2 else 0.0) for n, one in enumerate(own)]
    actions = len(record_from(record).standing())
    fault = made[2]
    curve = [
        Point(0, 1, -1, 0.55, 0.05, 0.0, 0.0, truth=0.3),
        Point(fault.seq + 1, fault.turn, 0, 0.43, 0.0, -0.12, 0.0, truth=0.3),
        Point(actions, own[-1][1], 1, 0.0, 0.0, 0.0, -0.43),
    ]
    story = [
        Sentence("played", percent=88),
        Sentence("luck-even"),
        Sentence("turning-own", 12, 0, fault.seq, fault.turn, 0, fault.played),
    ]
    sums: dict[str, Any] = {
        "start": 0.5,
        "deal": 0.05,
        "draws": 0.0,
        "turned": 0.0,
        "own": -0.12,
        "others": -0.43,
    }
    counts: dict[str, Any] = {"accuracy": 88.0, "inaccuracies": 0, "mistakes": 1, "blunders": 0}
    first = SeatReview(
        seat=0,
        result=0.0,
        curve=curve,
        decisions=made,
        moments=[fault.seq],
        found=made[0].seq,
        story=story,
        **sums,
        **counts,
    )
    second = SeatReview(
        seat=1,
        result=1.0,
        curve=[Point(actions, own[-1][1], 0, 1.0, 0.0, 0.0, 0.5)],
        decisions=[judged(one, 0.0) for one in other],
        moments=[],
        found=-1,
        story=[Sentence("played-clean", percent=100)],
        **{**sums, "deal": 0.0, "own": 0.0, "others": 0.5},
        **{**counts, "accuracy": 100.0, "mistakes": 0},
    )
    turns = max(one[1] for one in own)
    return Review(
        *(1, ENGINE, "caesar", 1, ["0", "1"], actions, "turn", turns, "finished", -1),
        seats=[first, second],
        seconds=1.0,
    )


def keep(house: House, table: str, review: Review) -> None:
    with sqlite3.connect(house.folder / "triumvir.sqlite", timeout=30) as database:
        database.execute("DELETE FROM reviews WHERE table_id = ?", (table,))
        text = msgspec.json.encode(review).decode()
        row = (table, "done", "", 1, "", 0, 1, 100, ENGINE, 1, text, False)
        database.execute(f"INSERT INTO reviews VALUES ({', '.join('?' * len(row))})", row)
    database.close()


def test_from_the_result_to_a_better_move(visitor: Visitors, house: House) -> None:
    visit = visitor()
    page = visit.page
    table = visit.table("caesar", "me", "random", start=True)
    play(visit, table)
    record = visit.api("GET", f"/tables/{table}/record")
    review = reviewed(record)
    fault = review.seats[0].decisions[2]
    keep(house, table, review)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review").click()
    # Three sentences, a sum that is right to the unit, and the mistake.
    expect(page.locator(".side")).to_contain_text("You played with 88% accuracy")
    figures = page.locator(".side td.v").all_inner_texts()
    points = [int(text.replace("−", "-")) for text in figures]
    assert sum(points[:-1]) == points[-1] == 0
    check(visit, "review")
    moment = page.locator("button[data-moment=own]")
    expect(moment).to_contain_text("a mistake")
    # By keys: from moment to moment, and the question is on the board with its choices.
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    tablet = page.locator(".dip[data-step=ask]")
    expect(tablet).to_contain_text("Find a better move")
    expect(page).to_have_url(f"{house.url}/t/{table}/review?at={fault.seq}&seat=0")
    # The board keeps a size that can be read, above all that lies under it.
    board, dock = (page.locator(one).bounding_box() for one in (".board", "main > .dock"))
    assert board is not None
    assert dock is not None
    assert board["height"] >= 460
    assert board["y"] + board["height"] <= dock["y"]
    box = page.locator("details.choices")
    box.locator("summary").click()
    visit.send_from_list(box.locator(f"[data-action='{fault.played}']"))
    expect(page.locator(".dip[data-step=same]")).to_be_visible()
    expect(page.locator(".tag.go")).to_contain_text("50")
    # The coach has a reason, or says that it pays off later.
    expect(page.locator(".dip .said ul, .dip .said .small + .small")).not_to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    box.locator("summary").click()
    visit.send_from_list(box.locator(f"[data-action='{fault.best}']"))
    expect(page.locator(".dip[data-step=found]")).to_contain_text("50 in 100, in place of 38")
    expect(moment).to_contain_text("you found better")
    check(visit, "a moment")
    # The slider says where it stands; arrows go turn by turn, T shows the truth.
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute(
        "aria-valuetext", f"Turn {fault.turn}: 55 in 100, the decision cost 12"
    )
    page.locator("h1").click()
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="The truth")).to_have_attribute("aria-pressed", "true")
    # With the truth the whole graph has a second line, the slider and the list say so.
    expect(page.locator("svg.graph path.truth")).to_have_count(1)
    expect(slider).to_have_attribute(
        "aria-valuetext",
        f"Turn {fault.turn}: 55 in 100, with every card open 30, the decision cost 12",
    )
    page.keyboard.press("ArrowLeft")
    expect(tablet).to_have_count(0)
    page.locator("summary", has_text="As a list").click()
    row = page.locator("details tr", has_text=f"Turn {fault.turn}").first
    expect(row.locator("td").nth(1)).to_have_text("30")
    expect(row.locator("td").nth(3)).to_have_text("−12")
    # The link is for everybody, once somebody who took part has made it.
    stranger = visitor(390, 844, theme="dark")
    stranger.offline = True  # the console tells that it is refused
    stranger.page.goto(f"/t/{table}/review")
    expect(stranger.page.get_by_role("alert")).to_contain_text("Only those who played here")
    moment.click()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="Everybody")).to_have_count(1)
    stranger.page.goto(page.url)
    expect(stranger.page.locator(".dip")).to_contain_text("Find a better move")
    expect(stranger.page.get_by_role("button", name="The truth")).to_have_attribute(
        "aria-pressed", "true"
    )
    check(stranger, "a moment on a phone")


def test_a_review_that_is_being_made(visitor: Visitors) -> None:
    """The board is there at once, and how far it is is told."""
    visit = visitor(390, 844)
    table = visit.table("caesar", "me", "random", start=True)
    play(visit, table)
    visit.page.goto(f"/t/{table}/review")
    making = visit.page.locator(".making[data-state=waiting], .making[data-state=working]")
    expect(making.first).to_be_visible()
    expect(visit.page.locator(".board svg").first).to_be_visible()
    check(visit, "while it is made")
