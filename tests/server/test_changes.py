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
