"""Bots at tables: they see what a person sees and enter by the same door."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from triumvir.core.view import View
from triumvir.server.bot_pool import BotFailed, BotPool, Question
from triumvir.server.config import Config
from triumvir.server.live import Live
from triumvir.server.metrics import METRICS
from triumvir.server.pace import Pace
from triumvir.server.refusal import Refusal, Stale
from triumvir.server.verbs.act import act_as_bot

if TYPE_CHECKING:
    from triumvir.server.house import House

AGAIN = 1.0  # seconds to wait when the database is away

log = logging.getLogger("triumvir.server")


class BotTurns:
    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.pool = BotPool(config.workers, config.bot_seconds)
        self.pace = Pace(config.pace)

    async def start(self) -> None:
        await self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    def wake(self, live: Live) -> None:
        """Ask the bots that are to act, each once."""
        table = live.table
        if table is None or self.house.closing:
            return
        for seat in table.to_act():
            key = (seat, table.asked[seat])
            if table.seats[seat].bot and key not in live.asked:
                assert table.state is not None
                live.asked.add(key)
                view = table.state.view(seat)
                bot = table.seats[seat].bot
                self.house.spawn(self.turn(live, key, view, bot))

    async def turn(self, live: Live, key: tuple[int, int], view: View, bot: str) -> None:
        seat, seq = key
        try:
            text = await self.answer(live.id, view, bot)
            while True:
                try:
                    await self.house.change(
                        live.id, lambda table: act_as_bot(table, seat, seq, [text])
                    )
                    METRICS.count("bot_answers_total")
                    return
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                await asyncio.sleep(AGAIN)
        except Stale:
            pass  # something else happened meanwhile, and whoever is to act is asked anew
        except Refusal as refusal:
            if refusal.code not in ("foreign-seat", "closing", "over"):
                log.warning("a bot's answer was refused: %s", refusal.code)
        finally:
            live.asked.discard(key)
            # After an undo, a hand-over or an answer too late the question may still stand.
            if not self.house.closing and live.table is not None and live.table.asked[seat] != seq:
                self.wake(live)

    async def answer(self, table: str, view: View, bot: str) -> str:
        """What the bot does, after as long a time as tells nothing about its choices."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        kind = f"{bot} {view.game} {view.data.get('phase')}"
        if len(view.choices) == 1:
            text = view.choices[0].text
            length = self.pace.forced(kind)
        else:
            question = Question(
                game=view.game,
                bot=bot,
                # A bot's whims follow from what its table's players may not know or choose.
                seed=secrets.token_hex(16),
                view=view.document(),
            )
            try:
                text = await self.pool.ask(question)
            except BotFailed:
                log.warning("a bot gave no answer at table %s: any choice is taken", table)
                text = secrets.choice(view.choices).text
            length = self.pace.real(kind, loop.time() - begin)
        await asyncio.sleep(max(0.0, begin + length - loop.time()))
        return text
