"""Bots at tables: they see what a person sees and act as a person does."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from triumvir.core.view import View
from triumvir.server.bots.decoys import Decoys
from triumvir.server.bots.pool import BotFailed, BotPool, Question
from triumvir.server.bots.unwatched import Unwatched
from triumvir.server.config import Config
from triumvir.server.metrics import METRICS
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.refusal import Refusal, Stale
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_as_bot
from triumvir.server.tables.verbs.verb import Plan

AGAIN = 1.0  # seconds to wait when the database is away

log = logging.getLogger("triumvir.server")


class Tables(Protocol):
    """Where bots act."""

    closing: bool
    live: dict[str, LiveTable]

    async def change(self, id: str, plan: Plan) -> int: ...


class BotTurns:
    def __init__(
        self,
        tables: Tables,
        spawn: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]],
        config: Config,
        network_of: Callable[[str], str],
    ) -> None:
        self.tables = tables
        self.spawn = spawn
        self.pool = BotPool(config.workers, config.bot_seconds, network_of)
        self.least = config.pace
        self.decoys = Decoys()
        self.unwatched = Unwatched(config.unwatched_a_guest, config.unwatched)

    async def start(self) -> None:
        await self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    def wake(self, live: LiveTable) -> None:
        """Ask the bots that are to act, each once."""
        table = live.table
        if table is None or self.tables.closing or table.paused():
            return
        seats = table.bots_to_act()
        if not seats or live.readers:
            self.go_on_after(live)
        elif not self.unwatched.enter(live.id, table.host):
            return  # it goes on when another is done, or when somebody looks
        for seat in seats:
            key = (seat, table.asked[seat])
            if key not in live.asked:
                assert table.state is not None
                live.asked.add(key)
                view = table.state.view(seat)
                bot = table.seats[seat].bot
                self.spawn(self.turn(live, key, table, view, bot))

    def go_on_after(self, live: LiveTable) -> None:
        """The bots here are no longer unwatched, so another table may take the place."""
        if not self.unwatched.leave(live.id):
            return
        while id := self.unwatched.next():
            if id in self.tables.live:
                self.wake(self.tables.live[id])

    async def turn(
        self, live: LiveTable, key: tuple[int, int], table: Table, view: View, bot: str
    ) -> None:
        seat, seq = key
        try:
            text = await self.answer(table, view, bot)
            while True:
                try:
                    await self.tables.change(
                        live.id, lambda table: act_as_bot(table, seat, seq, [text])
                    )
                    METRICS.count("bot_answers_total")
                    return
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                await asyncio.sleep(AGAIN)
        except Stale:
            pass  # something else happened meanwhile; the seat to act is asked again
        except Refusal as refusal:
            if refusal.code not in ("foreign-seat", "closing", "over", "paused"):
                log.warning("a bot's answer was refused: %s", refusal.code)
        finally:
            live.asked.discard(key)
            # After an undo, a hand-over or an answer too late the question may still stand.
            if not self.tables.closing and live.table is not None and live.table.asked[seat] != seq:
                self.wake(live)

    async def answer(self, table: Table, view: View, bot: str) -> str:
        """The action of the bot, after a delay that reveals nothing about its choices."""
        loop = asyncio.get_running_loop()
        soonest = loop.time() + self.least
        last = table.standing[-1] if table.standing else None
        question = Question(
            game=view.game,
            bot=bot,
            seed=seed_for(table),
            view=view.document(),
            steady=bool(table.daily),
            turn="" if table.daily else f"{table.id}/{view.seat}",
            played=last.text if last is not None and last.seat == view.seat else "",
        )
        phase = str(view.data.get("phase"))
        forced = len(view.choices) == 1
        if forced:
            question = self.decoys.like(phase, question)
        else:
            self.decoys.keep(phase, question)
        try:
            text = await self.pool.ask(table.host, question)
        except BotFailed:
            log.warning("a bot gave no answer at table %s: any choice is taken", table.id)
            text = secrets.choice(view.choices).text
        await asyncio.sleep(max(0.0, soonest - loop.time()))
        return view.choices[0].text if forced else text


def seed_for(table: Table) -> str:
    """Where a bot's chance comes from: what players can neither know nor choose. In the deal of a
    day it is the same for everybody who has played the same until now."""
    if not table.daily:
        return secrets.token_hex(16)
    played = "\n".join([f"{move.seat} {move.text}" for move in table.standing])
    return hmac.new(table.deal.secret.encode(), played.encode(), hashlib.sha256).hexdigest()[:32]
