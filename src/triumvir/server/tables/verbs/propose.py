"""What needs everybody: ending early, taking back what was seen, playing again, a pause."""

from __future__ import annotations

from typing import ClassVar, Literal

from triumvir.server.protocol.commands import Count
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Proposal, Table
from triumvir.server.tables.verbs.coach import ALLOWED
from triumvir.server.tables.verbs.daily import demand_no_daily
from triumvir.server.tables.verbs.pause import may_pause
from triumvir.server.tables.verbs.rematch import rematch
from triumvir.server.tables.verbs.verb import TableVerb, folds, need_status


class Propose(TableVerb, kw_only=True, frozen=True):
    """Ask the others: to end the game early, to take actions back, to play again, to let everybody
    ask the coach, to let the clocks stand still for a while."""

    when: ClassVar[str] = ""  # a rematch after the end, the others before it

    what: Literal["end", "undo", "rematch", "coach", "pause"]
    count: Count | None = None  # of an undo; else back to before what one sent last

    def plan(self, table: Table, person: Person) -> list[Draft]:
        """Bots agree to everything: with nobody else to ask, it is done at once."""
        need_status(table, "over" if self.what == "rematch" else "playing")
        if self.what == "rematch" and table.next:
            raise Refusal("rematch-made", table=table.next)
        if self.what == "coach" and table.rated:
            raise Refusal("coach-rated", status=403)
        if self.what == "pause":
            may_pause(table)
        if self.what in ("coach", "undo"):
            demand_no_daily(table)
        if table.proposal is not None:
            raise Refusal("proposal-waits")
        what = self.what if self.what != "undo" else f"undo {self.actions(table, person)}"
        seat = table.seats_of(person.id)[0]
        drafts = [Draft("propose", seat, person.id, what)]
        if not [other for other in table.partners() if other != person.id]:
            drafts.append(effect(table, seat, what))
        return drafts

    def actions(self, table: Table, person: Person) -> int:
        """How many to take back."""
        count = span(table, person.id) if self.count is None else self.count
        if count > len(table.standing):
            raise Refusal("nothing-to-undo", count=len(table.standing))
        return count


def span(table: Table, guest: str) -> int:
    """How many actions to take back to stand before those that one sent last."""
    for back, move in enumerate(reversed(table.standing)):
        if table.seats[move.seat].guest == guest:
            return back + table.sent_together(-back - 1)
    raise Refusal("nothing-to-undo", count=0)


def effect(table: Table, seat: int, what: str) -> Draft:
    """What everybody has agreed to."""
    if what == "end":
        return Draft("end", text="agreed")
    if what == "rematch":
        return rematch(table)
    if what == "coach":
        return Draft("coach", seat, text=ALLOWED)
    if what == "pause":
        return Draft("pause", seat)
    return Draft("undo", seat, text=what)


@folds("propose")
def fold(table: Table, entry: Entry) -> None:
    """Seat and guest: who asks. Text: `end`, `undo n`, `rematch`, `coach` or `pause`."""
    table.proposal = Proposal(entry.seat, entry.guest, entry.text)
