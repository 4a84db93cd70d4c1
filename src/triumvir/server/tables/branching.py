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


def demand_branch(old: Table, at: int, seat: int) -> None:
    """Raises a refusal if no game can go on after `at` moves. Where somebody has resigned, it can
    from the last position, too."""
    seat_at(old, seat)
    if old.status != "over":
        raise Refusal("not-over")
    if old.sealed():
        raise Refusal("daily-sealed", status=403)
    if old.session is None or at > len(old.moves):
        raise Refusal("branch-over")
    if at == len(old.moves) and old.session.record.outcome is not None:
        raise Refusal("branch-over")


def branch(old: Table, at: int, seat: int, person: Person) -> tuple[Table, list[Entry]]:
    """The new table, still empty, and its entries: the actions that stood after `at` moves."""
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
    drafts += [Draft("act", actor, text=text) for actor, text in old.record().standing(at)]
    # Each has a moment of its own: what has the same was sent together, and is taken back together.
    first = table.created - len(drafts)
    return table, [
        Entry(seq, draft.kind, draft.seat, draft.guest, draft.text, first + seq)
        for seq, draft in enumerate(drafts)
    ]
