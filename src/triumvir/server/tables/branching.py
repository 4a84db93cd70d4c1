"""A game that goes on from a moment of one that is over: a person tries it, bots play the rest."""

from __future__ import annotations

from typing import Final

from triumvir.bots import BOTS
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry, now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.verbs.seats import seat_at

# Who plays for the others, where no bot did
OTHERS: Final = "senator"


def branch(old: Table, at: int, seat: int, person: Person) -> tuple[Table, list[Entry]]:
    """The new table, still empty, and its entries: the actions that stood after `at` moves."""
    seat_at(old, seat)
    if old.status != "over":
        raise Refusal("not-over")
    if old.sealed():
        raise Refusal("daily-sealed", status=403)
    record = old.record()
    if at >= len(record.entries):
        raise Refusal("branch-over")
    table = Table(
        *(new_id(), old.game, old.options, len(old.seats), old.deal, person.id, False),
        created=now(),
        revision=old.revision,
    )
    drafts = [Draft("branch", text=f"{old.id} {at}")]
    for number, other in enumerate(old.seats):
        if number == seat:
            drafts.append(Draft("sit", number, person.id, person.name))
        else:
            bot = other.bot if other.bot in BOTS else OTHERS
            drafts.append(Draft("bot", number, text=bot))
    drafts.append(Draft("start"))
    drafts += [Draft("act", actor, text=text) for actor, text in record.standing(at)]
    return table, [
        Entry(seq, draft.kind, draft.seat, draft.guest, draft.text, table.created)
        for seq, draft in enumerate(drafts)
    ]
