"""A table that took over what was tried for it is the one that its entries make."""

from __future__ import annotations

import random

import pytest

from triumvir.core.record import Deal
from triumvir.core.registry import find, game_ids
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, load
from triumvir.server.tables.refusal import RulesRefusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_at


def new_table(game_id: str, seats: int) -> Table:
    game = find(game_id)
    options = game.meta.read_options({})
    return Table("t", game, options, seats, Deal.fair("5" * 32), host="g0", public=False)


def append(table: Table, drafts: list[Draft]) -> None:
    for draft in drafts:
        entry = Entry(table.seq, draft.kind, draft.seat, draft.guest, draft.text, at=7)
        fold(table, entry, draft.tried)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_was_tried_is_what_the_entries_say(game_id: str) -> None:
    chance = random.Random(game_id)
    seats = max(2, find(game_id).meta.min_seats)
    table = new_table(game_id, seats)
    append(table, [Draft("sit", seat, f"g{seat}", "N") for seat in range(seats)])
    append(table, [Draft("start")])
    longest = 0
    while table.status == "playing":
        assert table.state is not None
        # Several actions at once, as long as the same seat goes on.
        seat, tried, texts = table.to_act()[0], table.state.clone(), list[str]()
        while len(texts) < 3 and seat in tried.to_act():
            action = chance.choice(tried.view(seat).choices)
            tried.play(seat, action)
            texts.append(action.text)
        longest = max(longest, len(texts))
        append(table, act_at(table, seat, table.seq, texts))
    assert longest > 1 or find(game_id).meta.teaching  # there turns are single actions
    again = new_table(game_id, seats)
    load(again, table.entries)
    assert (again.status, again.result, again.seq) == (table.status, table.result, table.seq)
    assert (again.asked, again.settled) == (table.asked, table.settled)
    assert again.record().document() == table.record().document()
    for readers in ([], *[[seat] for seat in range(seats)]):
        ours, other = Rendering(table), Rendering(again)
        assert ours.log(table.entries, readers) == other.log(again.entries, readers)
        assert ours.seat_views(readers) == other.seat_views(readers)


@pytest.mark.parametrize(
    ("text", "code"), [("no such action", "invalid-action"), ("setup 1 senators", "illegal-action")]
)
def test_a_refusal_says_why(text: str, code: str) -> None:
    """Compiled as in plain Python."""
    table = new_table("caesar-cleopatra", 2)
    append(table, [Draft("sit", seat, f"g{seat}", "N") for seat in range(2)])
    append(table, [Draft("start")])
    with pytest.raises(RulesRefusal) as error:
        act_at(table, table.to_act()[0], table.seq, [text])
    assert error.value.code == code
    assert error.value.sentence("en")
