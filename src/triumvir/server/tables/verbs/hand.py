"""A bot in somebody's place."""

from __future__ import annotations

from triumvir.server.protocol.commands import BotName, SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.daily import demand_no_daily
from triumvir.server.tables.verbs.rated import PATIENCE
from triumvir.server.tables.verbs.seats import seat_at, stand_in
from triumvir.server.tables.verbs.verb import House, TableVerb, folds


class Hand(TableVerb, kw_only=True, frozen=True):
    """Let a bot play a seat: one's own, or that of a player who has been away for long or has run
    out of time. It is a citizen or better. In a rated game nobody hands over, and whoever is away
    has more time."""

    seat: SeatNumber
    bot: BotName = "citizen"

    async def carry_out(self, house: House, person: Person) -> int:
        """Whether somebody is away is asked before: the other processes take time to answer."""
        gone = await house.seconds_away(self.table, self.seat)

        def plan(table: Table) -> list[Draft]:
            drafts = self.drafts(table, person)
            seat = table.seats[self.seat]
            patience = house.config.absence * (PATIENCE if table.rated else 1)
            out_of_time = table.clock is not None and self.seat in table.clock.flagged
            if seat.guest != person.id and gone < patience and not out_of_time:
                raise Refusal("not-away", name=seat.name)
            return drafts

        return await house.change(self.table, plan)

    def plan(self, table: Table, person: Person) -> list[Draft]:
        if not seat_at(table, self.seat).person():
            raise Refusal("bot-plays")
        if table.rated and table.seats[self.seat].guest == person.id:
            raise Refusal("rated-hand", status=403)
        demand_no_daily(table)
        return [Draft("hand", self.seat, text=stand_in(self.bot))]


@folds("hand")
def fold(table: Table, entry: Entry) -> None:
    """Seat, and the bot that plays it from now on as text."""
    table.seats[entry.seat].bot = entry.text
    if table.clock is not None:
        table.clock.settle_flag(entry.seat)
