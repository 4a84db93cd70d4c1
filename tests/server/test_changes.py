"""A reader that applies all changes has what a fresh view would say."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from triumvir.core.record import Deal
from triumvir.core.registry import find, game_ids
from triumvir.server.publish.news import encode
from triumvir.server.publish.publishing import publish, snapshot
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, seed_entries
from triumvir.server.tables.info import info
from triumvir.server.tables.live import LiveTable, Look
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_at
from triumvir.testing.setups import setups

START = Draft("start")
Json = dict[str, Any]


class Page:
    """Applies changes, as the page does: web/src/wire/changes.ts."""

    language = "en"

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.info: Json = {}
        self.views: dict[int | None, Json] = {}
        self.kinds: list[str] = []
        self.log: list[Json] = []

    def has_muted(self, guest: str) -> bool:
        return False

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        self.kinds.append(told["type"])
        self.log += told["log"]
        if told["type"] != "change":
            self.info = told["table"]
            self.views = {one["seat"]: one["view"] for one in told["views"]}
            return
        self.info = {**self.info, **told["info"]}
        actions = find(self.info["game"]).actions
        for one in told["views"]:
            view = self.views.get(one["seat"], {})
            for path, part in one["parts"]:
                view = with_part(view, path, part)
            choices = [actions[place].text for place in one["choices"]]
            self.views[one["seat"]] = {**view, "choices": choices}


def with_part(value: Any, path: list[Any], part: object) -> Any:
    if not path:
        return part
    key, *rest = path
    changed = list(value) if isinstance(value, list) else dict(value)
    changed[key] = with_part(changed[key], rest, part)
    return changed


def plain(value: object) -> Any:
    return json.loads(encode(value))


def watch(live: LiveTable, table: Table, page: Page) -> None:
    look = Look(None, words=False, changes=True)
    page.send(asyncio.run(snapshot(live, table, page, 1, 0, look, [])))
    live.readers[page] = look


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("tried", [True, False])
def test_changes_add_up(game_id: str, tried: bool) -> None:
    """`tried`: as here, on a copy; else as an entry from another process is played."""
    chance = random.Random(game_id)
    game = find(game_id)
    seats = max(2, game.meta.min_seats)
    table = Table("t", game, game.meta.read_options({}), seats, Deal.fair("5" * 32), "g0", False)
    seed_entries(table, [Draft("sit", seat, f"g{seat}", "N") for seat in range(seats)], 7)
    live = LiveTable("t")
    live.published = table.seq
    pages = [Page(f"g{seat}") for seat in range(seats)]
    for page in pages:
        watch(live, table, page)
    onlooker = Page("nobody")

    def tell(entry: Entry, draft: Draft | None = None) -> None:
        fold(table, entry, draft.tried if draft is not None else None)
        publish(live, table)
        rendering = Rendering(table)
        for page in live.readers:
            assert isinstance(page, Page)
            assert page.info == plain(info(table))
            for seat, view in page.views.items():
                assert view == plain(rendering.document(seat))
            own: list[int | None] = [*table.seats_of(page.guest)]
            assert set(page.views) == set(own or [None])

    tell(Entry(table.seq, "start", -1, "", "", 7))
    late = 0
    while table.status == "playing":
        assert table.state is not None
        seat = table.to_act()[0]
        (draft,) = act_at(table, seat, table.seq, [chance.choice(table.state.legal(seat)).text])
        tell(Entry(table.seq, "act", seat, "", draft.text, 7), draft if tried else None)
        late += 1
        if late == 20:
            watch(live, table, onlooker)
    for page in [*pages, onlooker]:
        assert page.kinds[0] == "table"
        assert set(page.kinds[1:]) == {"change"}
    assert [item["seq"] for item in pages[0].log] == list(range(table.seq))
    for page in pages:
        fresh = Rendering(table).log(table.entries, table.seats_of(page.guest))
        assert page.log[seats:] == plain(fresh)[seats:]


class Evening:
    """One table of several, and everybody who looks at it: each person at a seat, all seats at one
    screen, that screen with one seat in front, and an onlooker."""

    def __init__(self, name: str, chance: random.Random) -> None:
        game = find(chance.choice(game_ids()))
        setup = chance.choice(setups(game))
        deal, seats = Deal.fair(f"{chance.getrandbits(128):032x}"), range(setup.seats)
        options = game.meta.read_options(setup.options)
        self.chance = chance
        self.table = Table(name, game, options, setup.seats, deal, "g0", False)
        self.one_screen = chance.random() < 0.4
        guests = ["g0" if self.one_screen else f"g{seat}" for seat in seats]
        seed_entries(
            self.table, [*(Draft("sit", seat, guests[seat], "N") for seat in seats), START], 7
        )
        self.live = LiveTable(name)
        self.live.published = self.table.seq
        self.pages: list[tuple[Page, Look]] = []
        for guest in (*dict.fromkeys(guests), "nobody"):
            self.watch(guest, None)
        if self.one_screen:
            self.watch("g0", "one")
            for seat in seats:
                self.watch("g0", seat)

    def watch(self, guest: str, seat: Any) -> None:
        page, look = Page(guest), Look(seat, words=False, changes=True)
        page.send(asyncio.run(snapshot(self.live, self.table, page, 1, 0, look, [])))
        self.live.readers[page] = look
        self.pages.append((page, look))

    def go_on(self) -> None:
        """Something happens, and some readers were away meanwhile."""
        chance, table = self.chance, self.table
        if len(self.pages) > 1 and chance.random() < 0.1:
            publish(self.live, table)  # as whoever opens a table does
            page, look = self.pages.pop(chance.randrange(len(self.pages)))
            del self.live.readers[page]
            self.watch(page.guest, look.seat)
        seat = chance.choice(table.to_act())
        standing = len(table.standing)
        way = chance.random()
        if standing and way < 0.12:
            count = chance.randint(1, min(standing, chance.choice((1, 3, 40))))
            self.fold(Entry(table.seq, "undo", seat, "", f"undo {count}", 7))
        elif way < 0.16:
            kind, text = ("take", "") if table.seats[seat].bot else ("hand", "citizen")
            self.fold(Entry(table.seq, kind, seat, "", text, 7))
        else:
            state = table.state
            assert state is not None
            texts = [chance.choice(state.legal(seat)).text]
            for draft in act_at(table, seat, table.seq, texts):
                self.fold(Entry(table.seq, "act", seat, "", draft.text, 7), draft)
        if chance.random() < 0.8:  # else it is told with what follows
            publish(self.live, table)
            self.compare()

    def fold(self, entry: Entry, draft: Draft | None = None) -> None:
        fold(self.table, entry, draft.tried if draft is not None else None)

    def compare(self) -> None:
        fresh = Rendering(self.table)
        for page, look in self.pages:
            assert page.info == plain(info(self.table))
            seats = look.seats(self.table, page.guest) or (None,)
            assert set(page.views) == set(seats)
            for seat in seats:
                assert page.views[seat] == plain(fresh.document(seat))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_over_or_anothers_stays_in_a_view(seed: int) -> None:
    """Views are made from those before: after undo, with a bot at a seat and without, at one
    screen, for those who come back, and with several tables by turns."""
    chance = random.Random(seed)
    evenings = [Evening(name, chance) for name in ("a", "b", "c")]
    for _ in range(250):
        evening = chance.choice(evenings)
        if evening.table.to_act():
            evening.go_on()
    for evening in evenings:
        publish(evening.live, evening.table)
        evening.compare()


def test_one_who_gets_another_seat_is_told_everything() -> None:
    game = find("caesar-cleopatra")
    table = Table("t", game, game.meta.read_options({}), 2, Deal.fair("5" * 32), "g0", False)
    seed_entries(table, [Draft("sit", 0, "g0", "N"), Draft("sit", 1, "g1", "M"), Draft("start")], 7)
    live, page = LiveTable("t"), Page("g0")
    live.published = table.seq
    watch(live, table, page)
    table.seats[1].guest = "g0"
    fold(table, Entry(table.seq, "name", -1, "g0", "O", 7))
    publish(live, table)
    assert page.kinds == ["table", "update"]
    assert set(page.views) == {0, 1}
