"""Playing someone: who looks for a game is paired in waves, and sits down when all say yes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import or_, select

from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.protocol.clocks import TimeControl
from triumvir.server.ratings.book import BOTS, Book, Standing
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.batch import SEAT_POOL, Row, Statement
from triumvir.server.store.committer import Conflict
from triumvir.server.store.pool import WAVE, Pool, Seeker
from triumvir.server.store.schema import RATINGS
from triumvir.server.store.tables import Store
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import check_control
from triumvir.server.tables.verbs.rated import check_account, rated

MINUTE: Final = 60
DAY: Final = 24 * 3600
# The time that people have who were found together.
CONTROLS: Final = {
    "quick": TimeControl(pace="live", bank=5 * MINUTE, increment=15),
    "live": TimeControl(pace="live", bank=10 * MINUTE, increment=20),
    "turns": TimeControl(pace="turns", bank=3 * DAY, increment=DAY, cap=3 * DAY),
}

log = logging.getLogger("triumvir.server")

Create = Callable[[Table, list[Draft], list[tuple[Statement, Row]]], Awaitable[None]]


class Seekers:
    def __init__(self, pool: Pool, store: Store, create: Create) -> None:
        self.pool = pool
        self.store = store
        self.create = create
        # What else is looked after in every wave: cups that can begin, evenings.
        self.also: tuple[Callable[[], Awaitable[None]], ...] = ()

    async def look(self, person: Person, game: str, pace: str, is_rated: bool, origin: str) -> None:
        """Look for somebody to play with."""
        if is_rated:
            check_account(person)
        meta = find(game).meta
        if meta.max_seats < 2:
            raise Refusal("pool-game")
        skill = await self.skill(person.id, game, CONTROLS[pace].pace)
        await self.pool.join(Seeker(person.id, game, pace, is_rated, skill, origin), now())

    async def skill(self, guest: str, game: str, pace: str) -> Skill:
        """How well somebody is thought to play now."""
        at_pace = or_(RATINGS.c.pace == pace, RATINGS.c.pace == BOTS)
        chosen = select(RATINGS).where(
            RATINGS.c.guest == guest, RATINGS.c.game == game, at_pace, RATINGS.c.month == ""
        )
        book = Book()
        for row in await self.store.rows(chosen):
            standing = Standing(Skill(row.mu, row.sigma), row.games, row.won, row.last)
            book.standings[guest, game, row.pace, ""] = standing
        return book.skill(guest, game, pace, now())

    async def agree(self, guest: str, pair: str) -> None:
        """Yes to those who were found."""
        if await self.pool.agree(guest, pair, now()):
            await self.seat(pair)

    async def seat(self, pair: str) -> None:
        """All have said yes: the table is made, once, whoever tries."""
        people = await self.pool.pair(pair)
        if len(people) < 2 or any(row.made or not row.yes for row in people):
            return
        table, drafts = table_of(pair, people)
        with contextlib.suppress(Conflict):  # another process has just made it
            await self.create(table, drafts, [(SEAT_POOL, (now(), pair))])

    async def run(self) -> None:
        """Wave after wave. What a process that ended has left half done is done here, too."""
        while True:
            await asyncio.sleep(WAVE / 1000)
            for work in (self.wave, *self.also):
                try:
                    await work()
                except Exception as error:
                    log.warning("a wave failed: %s: %s", type(error).__name__, error)

    async def wave(self) -> None:
        for pair in await self.pool.wave(now()):
            await self.seat(pair)


def table_of(id: str, people: list[Any]) -> tuple[Table, list[Draft]]:
    """The table of those who were found together, seats by lot, and its first entries."""
    first = people[0]
    game = find(first.game)
    order = list(people)
    secrets.SystemRandom().shuffle(order)
    table = Table(
        *(id, game, game.meta.read_options({}), len(order)),
        *(Deal.fair(secrets.token_hex(16)), first.guest, False),
        control=check_control(CONTROLS[first.pace]),
    )
    drafts = [rated()] if first.rated else []
    drafts += [Draft("sit", seat, row.guest, row.name) for seat, row in enumerate(order)]
    return table, [*drafts, Draft("start")]
