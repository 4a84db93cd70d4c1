"""`python -m bench.first`: how long the event loop is held when something is used the first time.

For every game and language of a server that has just started: a table is made, watched by the page
and by programs that ask for sentences, played, forgotten and read again. What counts is the
processor time of the loop's thread between two turns of the loop, so that a busy machine changes
little. Prints the longest of each, in milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import time

from bench.move import Bench, Given, Seated, house
from triumvir.core.registry import game_ids
from triumvir.server.house.house import House
from triumvir.texts import LANGUAGES

MOVES = 30


class Probe:
    """Runs in every turn of the loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.longest = 0.0
        self.at = time.thread_time()
        self.handle = self.loop.call_soon(self.look)

    def look(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self.at)
        self.handle = self.loop.call_soon(self.look)
        self.at = time.thread_time()

    def take(self) -> float:
        """The longest so far, in milliseconds; and anew."""
        found, self.longest = 1000 * self.longest, 0.0
        return round(found, 2)


async def look(made: House, probe: Probe, game: str, language: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for kind in ("page", "words"):
        bench = Bench(Given(game=game, kind=kind), made)
        table = Seated(bench, 0)
        await table.open(language)
        found[f"{kind}, made and watched"] = probe.take()
        for _ in range(MOVES):
            frame = table.frame()
            if frame is None:
                break
            bench.missing = 1
            bench.all_done.clear()
            frame[0].data_received(frame[1])
            await bench.all_done.wait()
        found[f"{kind}, {MOVES} moves"] = probe.take()
        made.tables.at(table.id).forget()
        await table.watch()
        found[f"{kind}, read again"] = probe.take()
        await bench.close()
        probe.take()
    return found


async def run() -> None:
    async with house() as made:
        probe = Probe()
        await asyncio.sleep(0.5)
        probe.take()
        worst = 0.0
        for game in game_ids():
            for language in LANGUAGES:
                found = await look(made, probe, game, language)
                worst = max(worst, *found.values())
                print(json.dumps({"game": game, "language": language, **found}), flush=True)
        probe.handle.cancel()
    load = round(os.getloadavg()[0], 2)
    print(json.dumps({"longest_ms": worst, "machine_load": load}))


def main() -> None:
    import uvloop

    uvloop.run(run())


if __name__ == "__main__":
    main()
