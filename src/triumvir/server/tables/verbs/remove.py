"""Sending somebody away from a table."""

from __future__ import annotations

from typing import ClassVar, Final

from triumvir.server.protocol.commands import SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.rated import check_unrated
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.server.tables.verbs.verb import House, TableVerb, Who, folds

SUBSTITUTE: Final = "citizen"


class Remove(TableVerb, kw_only=True, frozen=True):
    """Send the person of a seat away; the host's right. Before the start the seat is open again,
    but not for this person. During the game only one who has been away for long can be sent away,
    and a bot plays on."""

    when: ClassVar[str] = ""
    who: ClassVar[Who] = "host"

    seat: SeatNumber

    async def carry_out(self, house: House, person: Person) -> int:
        away = await house.seconds_away(self.table, self.seat) >= house.config.absence

        def plan(table: Table) -> list[Draft]:
            drafts = self.drafts(table, person)
            if table.status == "playing":
                check_unrated(table)
            if table.status == "playing" and not away:
                raise Refusal("not-away", name=table.seats[self.seat].name)
            return drafts

        return await house.change(self.table, plan)

    def plan(self, table: Table, person: Person) -> list[Draft]:
        seat = seat_at(table, self.seat)
        if not seat.guest or seat.guest == person.id or seat.resigned:
            raise Refusal("nobody-there")
        return [send_away(table, self.seat)]


def send_away(table: Table, number: int) -> Draft:
    """For the host of the table, and for the host of the server."""
    if table.status == "over":
        raise Refusal("over")
    guest = table.seats[number].guest
    return Draft("remove", number, guest, SUBSTITUTE if table.status == "playing" else "")


@folds("remove")
def fold(table: Table, entry: Entry) -> None:
    """Seat, guest, and as text the bot that plays on, if the game has begun."""
    seat = table.seats[entry.seat]
    table.removed.add(entry.guest)
    if not entry.text:
        seat.empty()
        return
    seat.resigned = True
    seat.bot = entry.text
    table.settle(entry.seq + 1)
