"""Mini-cups: made by the host, begun when all seats are taken, every game at once."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.house.seekers import CONTROLS
from triumvir.server.printable import printable
from triumvir.server.ratings.cup import LARGEST, SMALLEST, meetings
from triumvir.server.store.batch import INSERT_CUP_GAME, START_CUP, Row, Statement
from triumvir.server.store.committer import Conflict
from triumvir.server.store.cups import Cups
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.timing import check_control
from triumvir.server.tables.verbs.rated import check_account, rated

NAME = 48  # characters

NewTables = list[tuple[Table, list[Draft]]]
CreateMany = Callable[[str, NewTables, list[tuple[Statement, Row]]], Awaitable[None]]


class CupHall:
    def __init__(self, cups: Cups, create: CreateMany) -> None:
        self.cups = cups
        self.create = create

    async def make(self, name: str, game: str, size: int, pace: str, is_rated: bool) -> str:
        meta = find(game).meta
        shown = " ".join(printable(name).split())[:NAME]
        if not shown or not SMALLEST <= size <= LARGEST or pace not in CONTROLS:
            raise Refusal("cup-shape", least=SMALLEST, most=LARGEST)
        if not max(meta.min_seats, 2) == 2 <= meta.max_seats:
            raise Refusal("cup-game")
        id = new_id()
        await self.cups.make(
            {"id": id, "name": shown, "game": meta.id, "size": size, "pace": pace}
            | {"rated": is_rated, "made": now(), "started": 0}
        )
        return id

    async def take_seat(self, id: str, person: Person) -> None:
        check_account(person)
        if await self.cups.take_seat(id, person.id):
            await self.begin(id)

    async def begin_all(self) -> None:
        """Also what a process that ended has left."""
        for id in await self.cups.full():
            await self.begin(id)

    async def begin(self, id: str) -> None:
        """All tables and the beginning in one transaction, once, whoever tries."""
        cup = await self.cups.find(id)
        people = await self.cups.people(id)
        if cup.started or len(people) < cup.size:
            return
        names = {row.guest: row.name for row in people}
        tables: NewTables = []
        also: list[tuple[Statement, Row]] = [(START_CUP, (now(), id))]
        for number, (first, second) in enumerate(meetings([row.guest for row in people])):
            table, drafts = table_of(cup, first, second, names)
            tables.append((table, drafts))
            also.append((INSERT_CUP_GAME, (id, number, table.id, first, second)))
        with contextlib.suppress(Conflict):  # another process has just begun it
            await self.create(id, tables, also)


def table_of(cup: Any, first: str, second: str, names: dict[str, str]) -> tuple[Table, list[Draft]]:
    game = find(cup.game)
    table = Table(
        *(new_id(), game, game.meta.read_options({}), 2),
        *(Deal.fair(secrets.token_hex(16)), first, False),
        control=check_control(CONTROLS[cup.pace]),
    )
    drafts = [rated()] if cup.rated else []
    sits = [Draft("sit", n, who, names[who]) for n, who in enumerate((first, second))]
    return table, [*drafts, *sits, Draft("start")]
