"""Every attack of bench.hostile in a short form, two at a time: those who play beside them lose
nothing."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from bench.attacks import ATTACKS
from bench.healthy import Healthy
from bench.hostile import newcomer
from bench.raw import HOME
from tests.server.hall import hall

from triumvir.server.config import Config

SECONDS = 0.5
ROOT = Path(__file__).parents[2]


# Each from an address of its own, so that none is spared by the limits of the other.
HALF = (len(ATTACKS) + 1) // 2
PAIRS = [" ".join([*ATTACKS][first::HALF]) for first in range(HALF)]


@pytest.mark.parametrize("names", PAIRS)
def test_others_play_on(names: str, tmp_path: Path) -> None:
    """With the limits that the server has by default. How fast it stays is what bench.hostile
    measures."""

    async def main() -> None:
        async with hall(Config(data=tmp_path, port=0)) as here, AsyncExitStack() as leaving:
            port = int(here.url.rpartition(":")[2])
            healthy = Healthy(port, tables=2, rate=10.0)
            await healthy.begin()
            attackers = []
            for number, name in enumerate(names.split(), 1):
                attackers.append(await attacker(name, port, f"127.0.0.{number}"))
                leaving.push_async_callback(end, attackers[-1])
            while any(one.returncode is None for one in attackers):
                await healthy.play(0.25)
            assert healthy.latencies
            assert (healthy.lost, healthy.refused) == (0, 0)
            assert (await newcomer(port)).startswith("200 ")
            await healthy.end()

    asyncio.run(main())


async def attacker(name: str, port: int, address: str) -> Process:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attacks", name, str(port), str(SECONDS)),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path, HOME: address},
    )


async def end(one: Process) -> None:
    if one.returncode is None:
        one.kill()
    await one.wait()
