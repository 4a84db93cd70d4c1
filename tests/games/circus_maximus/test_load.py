"""Positions as JSON: they read back, and bad ones are refused with a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.circus_maximus.tables import (
    at_favours,
    at_shows,
    give,
    lay_out,
    other_sheet,
    play,
    put,
    settle,
    sound,
    table,
)

from triumvir.core.errors import InvalidPosition
from triumvir.games.circus_maximus import GAME

Edit = Callable[[dict[str, Any]], object]
CIRCUS_BOX = {"venue": "circus", "category": "box"}
THEATRE_BOX = {"venue": "theatre", "category": "box"}


def a_position() -> dict[str, Any]:
    state = at_shows(caesar=True)
    guests = {"circus": ["senator", "student"]}
    lay_out(state, ["theatre box"], guests, {0: ["circus box", "circus box"]}, caesar="circus")
    give(state, 1, "front")
    put(state, "circus", (0, 5), (0, 4))
    settle(state)
    play(state, "sell box senator")
    sound(state)
    return json.loads(json.dumps(state.dump()))  # type: ignore[no-any-return]


EDITS: list[tuple[str, Edit, str]] = [
    ("another game", lambda d: d.update(game="caesar"), "expected 'circus-maximus'"),
    ("another revision", lambda d: d.update(revision=99), "revision"),
    ("unknown key", lambda d: d.update(colour="red"), "unknown key 'colour'"),
    ("no day", lambda d: d.pop("day"), "'day' is missing"),
    ("a fourth day", lambda d: d.update(day=4), "1 to 3"),
    ("six seats", lambda d: d.update(seats=6), "3 to 5"),
    ("two seats", lambda d: d.update(seats=2), "3 to 5"),
    ("bad option", lambda d: d["options"].update(caesar=3), "options"),
    ("bad sheet", lambda d: d["options"].update(sheet={}), "sheet: 'merchants' is missing"),
    ("phase", lambda d: d.update(phase="resting"), "expected one of"),
    ("stage", lambda d: d.update(stage="tickets"), "."),
    ("seat", lambda d: d.update(on_turn=1), "owner of the active merchant"),
    ("row order", lambda d: d["rows"]["circus"].reverse(), "highest level"),
    ("row level", lambda d: d["rows"]["circus"][0].update(level=9), "1 to 8"),
    ("row seat", lambda d: d["rows"]["circus"][0].update(seat=4), "0 to 3"),
    ("merchant twice", lambda d: d["players"][0]["merchants"].append(5), "not two"),
    ("merchant again", lambda d: d["players"][0]["merchants"].append(1), "1 stands there twice"),
    ("merchant missing", lambda d: d["players"][0]["merchants"].pop(), "missing"),
    ("ticket too many", lambda d: d["forum"].append(d["forum"][0]), "tickets: expected 2 of"),
    ("ticket gone", lambda d: d["players"][0]["tickets"].clear(), "tickets: expected 2 of"),
    ("no such ticket", lambda d: d["forum"].append({"venue": "circus", "category": "x"}), "x"),
    ("ticket pile", lambda d: d["piles"]["tickets"].pop(), "pile of tickets"),
    ("visitor pile", lambda d: d["piles"]["visitors"].pop(), "pile of visitors"),
    ("visitor twice", lambda d: d["venues"][0]["visitors"].append(
        {"visitor": "student", "coin_cards": 0}), "visitors: expected 3 of"),
    ("coin, no show", lambda d: d["venues"][0]["visitors"][0].update(coin_cards=1), "extra show"),
    ("coin cards", lambda d: d.update(coin_cards=11), "12 coin cards"),
    ("extra show on day one", lambda d: d["venues"][0].update(extra_shows=1), "extra shows"),
    ("venue order", lambda d: d["venues"].reverse(), "order"),
    ("two Caesars", lambda d: d["venues"][1].update(caesar=True), "one place only"),
    ("Caesar elsewhere", lambda d: d.update(caesar="pile"), "."),
    ("favour too many", lambda d: d["piles"]["favours"].extend(["front", "front"]), "2 of .front"),
    ("favour not known", lambda d: d["hands"].__setitem__(1, ["double"]), "."),
    ("hand too small", lambda d: d["hands"].__setitem__(1, []), "known to be there"),
    ("known too many", lambda d: d["players"][0].update(known=["front"] * 200 + ["double"] * 200),
        "known to be there"),
    ("crowd", lambda d: d["venues"][0].update(visitors=[
        {"visitor": name, "coin_cards": 0} for name in ("student", "tourist") for _ in range(200)
    ]), "visitors: expected"),
    ("hand too large", lambda d: d["hands"].__setitem__(0, ["front"]), "."),
    ("unseen", lambda d: d["unseen"]["favours"].pop(), "unseen.favours"),
    ("no such favour", lambda d: d["villa"].append("magic"), "magic"),
    ("favours left", lambda d: (d["villa"].append(d["piles"]["favours"].pop()),
                                d["unseen"].update(favours=sorted(d["piles"]["favours"]))), "."),
    ("drawn", lambda d: d.update(drawn="senator"), "."),
    ("given", lambda d: d.update(given={"venue": "circus", "category": "box"}), "given"),
    ("not active", lambda d: d.update(active=None), "active"),
    ("active nobody", lambda d: d["active"].update(at=7), "no such merchant"),
    ("active elsewhere", lambda d: d["active"].update(place="villa"), "not in the phase"),
    ("two takes", lambda d: d["active"].update(takes=2), "double"),
    ("over too soon", lambda d: d.update(phase="over", active=None), "day three"),
    ("bidding now", lambda d: d.update(phase="bidding"), "."),
    ("passed, not there", lambda d: d.update(passed=[4]), r"passed\[\d\]: expected 0 to 3"),
    ("passed twice", lambda d: d.update(passed=[1, 1]), "passed: 1 stands there twice"),
    ("start card", lambda d: d.update(start_card=2), "start player"),
    ("sale of nothing", lambda d: d["sales"][0].update(ticket=None), "either a ticket or"),
    ("sale of both", lambda d: d["sales"][0].update(favour="front"), "either a ticket or"),
    ("ledger", lambda d: d["players"][0].update(ledger=[[0] * 5]), "3 entries"),
    ("dealer", lambda d: d["dealer"].update(kind="loaded"), "one of seeded, fair"),
    ("players", lambda d: d["players"].pop(), "4 entries"),
    ("Caesar nowhere", lambda d: (d.update(caesar="pile"), d["venues"][0].update(caesar=False)),
        "expected the place where he is"),
    ("Caesar by no option", lambda d: d["options"].update(caesar=False), "option 'caesar' alone"),
    ("nobody to send", lambda d: d.update(phase="sending"), "while it is to be sent"),
    ("gave no ticket of theirs", lambda d: d.update(phase="swapping", given=THEATRE_BOX),
        "the player has no such ticket"),
    ("swapping in the shows", lambda d: d.update(phase="swapping", given=CIRCUS_BOX),
        "no other ticket at the Forum"),
    ("sold before the shows", lambda d: (d["players"][0]["merchants"].extend([5, 4]),
        d["rows"]["circus"].clear(), d.update(phase="bidding", stage="tickets", active=None)),
        "tickets are sold in the shows"),
    ("bidding and active", lambda d: d.update(phase="bidding", passed=[]), "no merchant is active"),
    ("nothing to sell", lambda d: d["forum"].append(d["players"][0]["tickets"].pop()),
        "this merchant can do nothing"),
    ("hidden, not held", lambda d: d["players"][0].update(hidden=1), "expected 1 favours"),
    ("too many merchants", lambda d: d["rows"].update(
        circus=[{"seat": 0, "level": 1, "as": 1}] * 33), "not so many merchants"),
    ("a text", lambda d: d.update(rows="none"), "expected an object"),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "words"), [e[1:] for e in EDITS], ids=[e[0] for e in EDITS])
def test_a_bad_position_is_refused(edit: Edit, words: str) -> None:
    document = a_position()
    edit(document)
    with pytest.raises(InvalidPosition, match=words) as caught:
        GAME.load(document)
    assert str(caught.value)[-1] in ".)"


def test_a_seat_that_can_do_nothing_is_not_asked_to_bid() -> None:
    state = at_shows()
    put(state, "circus", *[(2, level) for level in range(8, 0, -1)])
    document = state.dump() | {"on_turn": 2}
    with pytest.raises(InvalidPosition, match="on_turn: seat 2 passes of necessity"):
        GAME.load(document)


def test_positions_in_the_middle_of_a_favour_read_back() -> None:
    state = at_favours(sheet=other_sheet())
    give(state, 0, "new_visitor", "exchange")
    lay_out(state, ["circus box"], {}, {0: ["theatre box"]})
    sending = copy.deepcopy(state)
    play(sending, "draw_visitor")
    sound(sending)
    play(state, "exchange theatre box")
    sound(state)


@pytest.mark.parametrize("value", [None, 3, "x", [], {}])
def test_nonsense_is_refused(value: object) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(value)


def test_a_loaded_position_plays_on_alike() -> None:
    state = table(5, 3)
    for _ in range(40):
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[state.seq * 7 % len(choices)])
    other = GAME.load(state.dump())
    while state.to_act():
        seat = state.to_act()[0]
        choices = state.legal(seat)
        action = choices[state.seq * 5 % len(choices)]
        state.play(seat, action)
        other.play(seat, action)
    assert other.dump() == state.dump()
