"""A bot as a player from the start."""

from __future__ import annotations

from typing import ClassVar

from triumvir.server.protocol.commands import BotName, SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.rated import check_unrated
from triumvir.server.tables.verbs.seats import empty_seat, known_bot
from triumvir.server.tables.verbs.verb import TableVerb, Who, folds


class Bot(TableVerb, kw_only=True, frozen=True):
    """Put a bot on an open seat; the host's right."""

    when: ClassVar[str] = "open"
    who: ClassVar[Who] = "host"

    seat: SeatNumber
    name: BotName

    def plan(self, table: Table, person: Person) -> list[Draft]:
        check_unrated(table)
        empty_seat(table, self.seat)
        return [Draft("bot", self.seat, text=known_bot(self.name))]


@folds("bot")
def fold(table: Table, entry: Entry) -> None:
    """Seat, and the bot's name as text."""
    table.seats[entry.seat].bot = entry.text
