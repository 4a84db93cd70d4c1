"""Taking back: freely what showed nothing and was not answered, else by consent."""

from __future__ import annotations

from triumvir.core.record import undone
from triumvir.server.protocol.commands import Count, Number
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.daily import demand_no_daily
from triumvir.server.tables.verbs.pause import need_unpaused
from triumvir.server.tables.verbs.playing import check_seq
from triumvir.server.tables.verbs.verb import TableVerb, folds, need_status

MOST = 20  # so many actions are looked at; more are taken back by consent


class Undo(TableVerb, kw_only=True, frozen=True):
    """Take back one's own last actions, as long as they showed nothing and nobody acted since."""

    seq: Number
    count: Count | None = None  # else what was sent last: one press, one step back

    def demand(self, table: Table, person: Person) -> None:
        """Whether the sender is up to date comes before whether the game goes on."""
        if not table.seats_of(person.id):
            raise Refusal("not-seated", status=403)
        check_seq(table, self.seq, table.settled)
        need_status(table, "playing")
        need_unpaused(table)

    def plan(self, table: Table, person: Person) -> list[Draft]:
        demand_no_daily(table)
        count = max(1, table.sent_together()) if self.count is None else self.count
        session = table.session
        assert session is not None
        last = session.standing[-count:]
        if len(last) < count:
            raise Refusal("nothing-to-undo", count=len(last))
        own = all(table.seats[move.seat].played_by(person.id) for move in last)
        if count > MOST or not own or session.learned(count):
            raise Refusal("undo-needs-consent")
        return [Draft("undo", last[-1].seat, text=f"undo {count}")]


@folds("undo")
def fold(table: Table, entry: Entry) -> None:
    """Seat: who asked. Text: `undo n`, as records have it."""
    assert table.session is not None
    table.session.undo(undone(entry.text), entry.seat, entry.seq)
    table.settle(entry.seq + 1)
