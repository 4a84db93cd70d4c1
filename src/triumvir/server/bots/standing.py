"""Standing answers: the server answers for a person who has said before what to answer.

Whether a rule answers follows from the view of its seat, and the games see to it that this tells
nothing of a hand. When the answer comes tells nothing either: it takes as long as a person who is
there might take, by chance, whatever the question, the hand and the answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from triumvir.core.standing import standing_answer
from triumvir.server.bots.turns import Tables
from triumvir.server.store.answers import NONE, AnswerRows, Kept
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.refusal import Refusal, Stale
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_at

AGAIN: Final = 1.0  # seconds to wait when the database is away
SLOWEST: Final = 4  # times as long as the quickest answer

log = logging.getLogger("triumvir.server")


class StandingTurns:
    """`known`: the tables where somebody has standing answers, at whatever process."""

    def __init__(
        self,
        tables: Tables,
        rows: AnswerRows,
        spawn: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]],
        quickest: float,
    ) -> None:
        self.tables = tables
        self.rows = rows
        self.spawn = spawn
        self.quickest = quickest
        self.known: set[str] = set()
        self.seen: dict[str, set[tuple[int, int]]] = {}  # questions that were seen to, by table

    async def start(self) -> list[str]:
        """The tables to look at, after a start."""
        self.known = set(await self.rows.tables())
        return list(self.known)

    def wake(self, live: LiveTable) -> None:
        """See to the people who are to act, once for each question."""
        table = live.table
        if table is None or live.id not in self.known or self.tables.closing:
            return
        if table.status == "over":
            self.known.discard(live.id)
            self.seen.pop(live.id, None)
            self.spawn(self.rows.forget(live.id))
            return
        if table.paused():
            return
        asked = {(seat, table.asked[seat]) for seat in table.to_act() if table.seats[seat].person()}
        before = self.seen.get(live.id, set())
        self.seen[live.id] = asked
        for seat, seq in asked - before:
            self.spawn(self.turn(live, seat, seq))

    def renew(self, table: str) -> None:
        """Somebody has changed their answers there: a question that stands is looked at again."""
        self.known.add(table)
        self.seen.pop(table, None)

    async def turn(self, live: LiveTable, seat: int, seq: int) -> None:
        id = live.id
        try:
            await asyncio.sleep(self.pace())
            while True:
                try:
                    kept = (await self.rows.of(id)).get(seat, NONE)
                    await self.tables.change(id, partial(answer, seat=seat, seq=seq, kept=kept))
                    return
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                await asyncio.sleep(AGAIN)
        except Stale:
            pass  # the person was quicker, or something else happened
        except Refusal as refusal:
            if refusal.code not in ("closing", "over", "paused", "not-your-turn"):
                log.warning("a standing answer was refused: %s", refusal.code)

    def pace(self) -> float:
        """Seconds until the answer: by chance, and by nothing else."""
        chance = secrets.SystemRandom().random()
        return self.quickest * float(SLOWEST**chance)


def answer(table: Table, seat: int, seq: int, kept: Kept) -> list[Draft]:
    """What the person would have sent, if a rule of the game answers; else nothing."""
    chosen = kept.of(table.seats[seat].guest)
    if not chosen or not table.seats[seat].person() or table.state is None:
        return []
    if seat not in table.to_act() or table.asked[seat] != seq:
        return []
    text = standing_answer(table.game.standing_answers, table.state.view(seat), chosen)
    return act_at(table, seat, seq, [text]) if text else []
