"""`python -m bench.move`: where the time of a move goes in the server's process.

Many tables are played at once on real sockets' code with no network below it: frames go in at
`Wire.data_received` and come out at `transport.write`. Each round moves once at every table. What
is printed is processor time a move, of the loop's thread and of all threads, in the best and the
median round: a busy machine changes the best one least. `--profile` adds where the loop's thread
was, by sampling. The collector of garbage is told apart: what it takes of the loop's time, and the
longest that it held the loop; so is the process that writes, in the mean of all rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import signal
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any, cast

from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.config import Config
from triumvir.server.gate import Gate
from triumvir.server.house.house import House
from triumvir.server.serve import tune_gc, warm_up
from triumvir.server.socket.session import Socket
from triumvir.server.socket.wire import Wire
from triumvir.server.store.database import open_database
from triumvir.server.store.migrate import prepare_database
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.person import Person
from triumvir.server.tables.table import Table, new_id

LOOSE = 1e9
SAMPLE = 0.001  # seconds of processor time


class Given(argparse.Namespace):
    tables: int
    rounds: int
    game: str
    kind: str
    profile: bool
    top: int


class Pipe(asyncio.Transport):
    """The other end of a wire: counts what comes, and answers nothing."""

    def __init__(self, table: Seated, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.bytes = 0
        self.watching = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.bytes += len(data)
        if b'"type":"done"' in data:
            self.table.bench.count_done()
        elif b'"type":"table"' in data:
            self.watching = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """All tables move at once: what comes last waits in line, as it does from a network."""

    def resume_reading(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


def masked(message: dict[str, object]) -> bytes:
    """A frame as a client sends it."""
    data = json.dumps(message).encode()
    head = bytes((0x81, 0x80 | len(data))) if len(data) < 126 else b""
    if not head:
        head = bytes((0x81, 0x80 | 126)) + len(data).to_bytes(2, "big")
    mask = secrets.token_bytes(4)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


class Seated:
    """A table and the wires of its seats."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.number = number
        self.id = ""
        self.wires: list[Wire] = []
        self.people: list[Person] = []
        self.chance = random.Random(number)

    async def open(self, language: str = "en") -> None:
        bench = self.bench
        for seat in range(bench.seats):
            wire = Wire(bench.gate, bench.uvicorn, bench.state, {})
            wire.connection_made(Pipe(self, seat))
            wire.accept(b"")
            person = await bench.house.guests.create(f"P{seat}", language)
            self.people.append(person)
            socket = Socket(wire, bench.house, person, set(), "127.0.0.1")
            bench.tasks.append(asyncio.create_task(socket.run()))
            self.wires.append(wire)
            wire.data_received(masked({"type": "hello", "version": 1, "words": False}))
        await self.begin()

    async def begin(self) -> None:
        self.id = await self.bench.new_table(self.people)
        await self.watch()

    async def watch(self) -> None:
        looks: dict[str, dict[str, object]] = {
            "page": {"changes": True, "seat": "one"},
            "plain": {},
            "words": {"words": True},
        }
        look = looks[self.bench.given.kind]
        pipes = [cast(Pipe, wire.transport) for wire in self.wires]
        for wire, pipe in zip(self.wires, pipes, strict=True):
            pipe.watching = False
            wire.data_received(masked({"type": "watch", "id": 2, "table": self.id, **look}))
        while not all(pipe.watching for pipe in pipes):
            await asyncio.sleep(0.001)

    def frame(self) -> tuple[Wire, bytes] | None:
        """The next move, as bytes."""
        table = self.bench.house.tables.at(self.id).table
        assert table is not None
        if table.status != "playing" or table.state is None:
            return None
        seat = table.to_act()[0]
        action = self.chance.choice(table.state.legal(seat)).text
        act = {"type": "act", "id": 1, "table": self.id, "seq": table.seq, "actions": [action]}
        return self.wires[seat], masked(act)


class Bench:
    def __init__(self, given: Given, house: House) -> None:
        self.given = given
        self.house = house
        self.gate = Gate(house.config)
        self.seats = max(2, find(given.game).meta.min_seats)
        self.tasks: list[asyncio.Task[None]] = []
        self.missing = 0  # acknowledgements of this round
        self.all_done = asyncio.Event()
        self.uvicorn: Any = type("Config", (), {"ws_max_size": house.config.message_bytes})()
        self.state: Any = type("State", (), {"connections": set(), "tasks": set()})()

    def count_done(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.all_done.set()

    async def new_table(self, people: list[Person]) -> str:
        game = find(self.given.game)
        options = game.meta.read_options(
            {"action_deck": "shuffled"} if self.given.game == "caesar-cleopatra" else {}
        )
        deal = Deal.fair(secrets.token_hex(16), secrets.token_hex(8))
        table = Table(new_id(), game, options, self.seats, deal, people[0].id, False)
        drafts = [Draft("sit", seat, one.id, one.name) for seat, one in enumerate(people)]
        await self.house.create(table, [*drafts, Draft("start")])
        return table.id

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def play(self) -> dict[str, object]:
        tables = [Seated(self, number) for number in range(self.given.tables)]
        for table in tables:
            await table.open()
        loop_us: list[float] = []
        all_us: list[float] = []
        moves = 0
        others = 0.0
        size = sum(cast(Pipe, wire.transport).bytes for table in tables for wire in table.wires)
        for number in range(self.given.rounds + 3):
            frames = []
            for table in tables:
                if (made := table.frame()) is None:
                    await table.begin()
                    made = table.frame()
                    assert made is not None
                frames.append(made)
            self.missing = len(frames)
            self.all_done.clear()
            if number == 3:
                size = sum(cast(Pipe, w.transport).bytes for table in tables for w in table.wires)
                COLLECTIONS.start()
                others = used_by_others()
                if self.given.profile:
                    SAMPLER.start()
            loop_begin, all_begin = time.thread_time(), time.process_time()
            for wire, data in frames:
                wire.data_received(data)
            await self.all_done.wait()
            if number >= 3:
                loop_us.append(1e6 * (time.thread_time() - loop_begin) / len(frames))
                all_us.append(1e6 * (time.process_time() - all_begin) / len(frames))
                moves += len(frames)
        SAMPLER.stop()
        COLLECTIONS.stop()
        size = sum(cast(Pipe, w.transport).bytes for t in tables for w in t.wires) - size
        await self.close()
        return {
            "moves": moves,
            "loop_us_best": round(min(loop_us), 1),
            "loop_us_median": round(statistics.median(loop_us), 1),
            "all_us_best": round(min(all_us), 1),
            "all_us_median": round(statistics.median(all_us), 1),
            "writing_us": round((used_by_others() - others) / moves, 1),
            "bytes_a_move": round(size / moves),
            "gc_us": round(1e6 * COLLECTIONS.seconds / moves, 1),
            "gc_longest_ms": round(1e3 * COLLECTIONS.longest, 1),
        }


def used_by_others() -> float:
    """Microseconds of processor time of the processes that we have begun."""
    begun = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()
    files = [Path(f"/proc/{pid}/schedstat") for pid in begun]
    return sum(int(file.read_text(encoding="ascii").split()[0]) for file in files) / 1000


class Collections:
    """How long the collector of garbage is at work, in processor time."""

    def __init__(self) -> None:
        self.seconds = self.longest = self.begun = 0.0

    def start(self) -> None:
        gc.callbacks.append(self.look)

    def stop(self) -> None:
        gc.callbacks.remove(self.look)

    def look(self, phase: str, _about: object) -> None:
        if phase == "start":
            self.begun = time.thread_time()
            return
        took = time.thread_time() - self.begun
        self.seconds += took
        self.longest = max(self.longest, took)


COLLECTIONS = Collections()


class Sampler:
    """Where the main thread is, every millisecond of processor time."""

    def __init__(self) -> None:
        self.own: Counter[str] = Counter()
        self.within: Counter[str] = Counter()
        self.count = 0

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self.look)
        signal.setitimer(signal.ITIMER_PROF, SAMPLE, SAMPLE)

    def stop(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def look(self, _signal: int, frame: FrameType | None) -> None:
        self.count += 1
        seen: set[str] = set()
        first = True
        while frame is not None:
            code = frame.f_code
            name = f"{'/'.join(code.co_filename.split('/')[-2:])}:{code.co_qualname}"
            if first:
                self.own[name] += 1
                first = False
            seen.add(name)
            frame = frame.f_back
        self.within.update(seen)

    def report(self, top: int, us: float) -> None:
        for title, counts in (("own", self.own), ("within", self.within)):
            print(f"{title}, µs a move:")
            for name, count in counts.most_common(top):
                print(f"  {us * count / self.count:7.1f}  {name}")


SAMPLER = Sampler()


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """As `triumvir serve` starts one, on a fresh SQLite, with loose limits and no network."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            data=Path(folder),
            pace=0.0,
            messages_a_second=LOOSE,
            message_burst=LOOSE,
            tables_a_guest=1_000_000,
            tables_a_minute=1e9,
            workers=1,
        )
        engine = open_database(config)
        await prepare_database(engine)
        warm_up()
        tune_gc()
        made = House(config, engine)
        await made.start()
        try:
            yield made
        finally:
            await made.stop()


async def run(given: Given) -> dict[str, object]:
    async with house() as made:
        return await Bench(given, made).play()


def main() -> None:
    import uvloop

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--game", default="caesar-cleopatra")
    parser.add_argument("--kind", default="page", choices=["page", "plain", "words"])
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--top", type=int, default=45)
    given = parser.parse_args(namespace=Given())
    found = uvloop.run(run(given))
    print(json.dumps({**found, "machine_load": round(os.getloadavg()[0], 2)}))
    if given.profile:
        SAMPLER.report(given.top, float(str(found["loop_us_median"])))


if __name__ == "__main__":
    main()
