"""Every attack of bench.hostile in a short form: those who play beside it lose nothing."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from bench.attacks import ATTACKS
from bench.healthy import Healthy
from bench.hostile import newcomer
from tests.server.hall import hall

from triumvir.server.config import Config

SECONDS = 0.5
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on(name: str, tmp_path: Path) -> None:
    """With the limits that the server has by default. How fast it stays is what bench.hostile
    measures."""

    async def main() -> None:
        async with hall(Config(data=tmp_path, port=0)) as here:
            port = int(here.url.rpartition(":")[2])
            healthy = Healthy(port, tables=2, rate=10.0)
            await healthy.begin()
            path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
            attacker = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.attacks", name, str(port), str(SECONDS)),
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
            try:
                while attacker.returncode is None:
                    await healthy.play(0.5)
            finally:
                if attacker.returncode is None:
                    attacker.kill()
                await attacker.wait()
            assert healthy.latencies
            assert (healthy.lost, healthy.refused) == (0, 0)
            assert (await newcomer(port)).startswith("200 ")
            await healthy.end()

    asyncio.run(main())
