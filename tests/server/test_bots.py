"""Bots crash, hang and answer nonsense; the table goes on, and no delay tells anything."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall, is_over

from triumvir.core.registry import find
from triumvir.server import bot_pool
from triumvir.server.bot_pool import BotFailed, BotPool, Question
from triumvir.server.pace import Pace


def question(bot: str = "greedy") -> Question:
    game = find("caesar-cleopatra")
    return Question("caesar-cleopatra", bot, "seed", game.start(2).view(0).document())


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        begun: list[int] = []
        begin = bot_pool.begin

        async def watched() -> Process:
            process = await begin()
            begun.append(process.pid)
            return process

        bot_pool.begin = watched
        try:
            first = await pool.ask(question())
            os.kill(begun[0], signal.SIGKILL)
            assert await pool.ask(question()) == first
            assert len(begun) == 2
        finally:
            bot_pool.begin = begin
            await pool.stop()

    asyncio.run(main())


@pytest.mark.parametrize(
    "program",
    ["import sys; sys.exit(3)", "input(); import time; time.sleep(60)", "input(); print('?')"],
)
def test_a_worker_that_is_no_good(
    program: str, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It exits, hangs or talks nonsense: any choice is taken for it, and the table goes on."""
    file = tmp_path / "bad.py"
    file.write_text(program, encoding="utf-8")

    async def bad() -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, str(file), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )

    monkeypatch.setattr(bot_pool, "begin", bad)

    async def main() -> None:
        pool = BotPool(1, 0.3)
        await pool.start()
        with pytest.raises(BotFailed):
            await pool.ask(question())
        await pool.stop()
        async with hall(on_sqlite(bot_seconds=0.2)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "greedy")
            await anna.send(type="watch", table=table)
            await anna.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "act")

    asyncio.run(main())


def test_a_forced_answer_takes_as_long_as_a_real_one() -> None:
    pace = Pace(0.5)
    assert pace.forced("greedy answer") == 0.5
    assert pace.real("greedy answer", 0.2) == 0.5
    assert pace.forced("greedy answer") == 0.5
    assert pace.real("greedy answer", 0.9) == 0.9
    assert {pace.forced("greedy answer") for _ in range(100)} == {0.5, 0.9}
    assert pace.forced("greedy turn") == 0.5


def test_bots_go_on_after_a_restart(on_sqlite: Configure) -> None:
    """Nobody looks, and still the bots play their game to the end."""

    async def main() -> None:
        config = on_sqlite()
        async with hall(config) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "random", "random")
        async with hall(config) as here:
            anna.url = here.url
            async with anna:
                seen = await anna.send(type="watch", table=table)
                if seen["table"]["status"] != "over":
                    await anna.until(is_over)

    asyncio.run(main())
