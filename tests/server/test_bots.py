"""Bots crash, hang and answer nonsense; the table continues, and no delay reveals anything."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, is_over

from triumvir.bots.levels import LEVELS, LevelBot
from triumvir.client.pace import Pace
from triumvir.core.game import State
from triumvir.core.registry import find
from triumvir.server.bots import worker
from triumvir.server.bots.decoys import Decoys
from triumvir.server.bots.pool import BotFailed, BotPool, Question
from triumvir.server.bots.unwatched import Unwatched
from triumvir.server.tables.live import LiveTable
from triumvir.server.workers import crew
from triumvir.server.workers.child import Child, begin
from triumvir.server.workers.crew import Crew
from triumvir.server.workers.shares import Shares


def question(bot: str = "greedy") -> Question:
    game = find("caesar-cleopatra")
    return Question("caesar-cleopatra", bot, "seed", game.start(2).view(0).document())


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Child]:
    """The processes that were started."""
    found: list[Child] = []
    usual = Crew.begin

    async def watched(self: Crew) -> Child:
        found.append(await usual(self))
        return found[-1]

    monkeypatch.setattr(Crew, "begin", watched)
    return found


def test_a_worker_that_is_killed_is_replaced(begun: list[Child]) -> None:
    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        first = await pool.ask("anna", question())
        os.kill(begun[0].pid, signal.SIGKILL)
        assert await pool.ask("anna", question()) == first
        assert len(begun) == 2
        await pool.stop()

    asyncio.run(main())


def test_a_worker_that_dies_while_nobody_asks_is_replaced(
    begun: list[Child], caplog: pytest.LogCaptureFixture
) -> None:
    """uvloop raises a RuntimeError on its closed pipe, and not what a pipe raises elsewhere."""

    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        async with asyncio.timeout(60):
            first = await pool.ask("anna", question())
            begun[0].kill()
            await begun[0].wait()
            assert await pool.ask("anna", question()) == first
        assert len(begun) == 2
        assert "ended by itself" in caplog.text
        await pool.stop()

    asyncio.run(main())


def test_a_worker_whose_pipe_is_closed_is_replaced(begun: list[Child]) -> None:
    """Though it still runs, as one may that dies this very moment: whatever the event loop raises,
    the same question is answered by another."""

    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        async with asyncio.timeout(60):
            first = await pool.ask("anna", question())
            begun[0].stdin.transport.abort()
            await asyncio.sleep(0)  # then it is closed
            assert await pool.ask("anna", question()) == first
        assert len(begun) == 2
        await pool.stop()

    asyncio.run(main())


def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question has no answer, and the next one has."""
    usual = Crew.begin
    failed: list[int] = []

    async def begun(self: Crew) -> Child:
        if not failed:
            failed.append(1)
            raise OSError("no more processes")
        return await usual(self)

    monkeypatch.setattr(Crew, "begin", begun)
    monkeypatch.setattr(crew, "AGAIN", 0.01)

    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        async with asyncio.timeout(60):
            with pytest.raises(BotFailed):
                await pool.ask("anna", question())
            assert await pool.ask("anna", question())
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

    async def bad(_crew: Crew) -> Child:
        return await begin(str(file), limit=1000)

    monkeypatch.setattr(Crew, "begin", bad)

    async def main() -> None:
        pool = BotPool(1, 0.3)
        await pool.start()
        with pytest.raises(BotFailed):
            await pool.ask("anna", question())
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


def test_shares() -> None:
    """Fifty dear questions of one guest do not keep others waiting; cheap ones go first."""

    async def main() -> None:
        shares: Shares[str] = Shares()
        for number in range(50):
            shares.put("greedy guest", 0.7, f"consul {number}")
        order: list[str] = []

        async def serve(seconds: float) -> None:
            owner, item = await shares.get()
            order.append(item)
            shares.charge(owner, seconds)

        await serve(0.7)
        shares.put("anna", 0.7, "anna's consul")
        shares.put("bert", 0.01, "bert's greedy")
        await serve(0.01)
        await serve(0.7)
        await serve(0.7)
        assert order == ["consul 0", "bert's greedy", "anna's consul", "consul 1"]
        # A guest who returns later has saved up nothing.
        for _ in range(20):
            await serve(0.7)
        shares.put("carl", 0.7, "carl 0")
        shares.put("carl", 0.7, "carl 1")
        for _ in range(4):
            await serve(0.7)
        assert sorted(order[-4:])[:2] == ["carl 0", "carl 1"]
        assert sum(item.startswith("consul") for item in order[-4:]) == 2
        assert len(shares) == shares.count("greedy guest")

    asyncio.run(main())


def test_many_guests_of_one_network_share_what_one_gets() -> None:
    """Guests cost nothing: twenty of them do not push one other guest aside. Among themselves they
    share fairly, too."""

    async def main() -> None:
        shares: Shares[str] = Shares(lambda owner: owner.split()[0])
        for number in range(20):
            for _ in range(5):
                shares.put(f"mob {number}", 0.5, f"mob {number}")
        order: list[str] = []

        async def serve() -> None:
            owner, item = await shares.get()
            order.append(item)
            shares.charge(owner, 0.5)

        for _ in range(10):
            await serve()
        assert len(set(order)) == 10
        for _ in range(5):
            shares.put("anna 1", 0.5, "anna")
        for _ in range(10):
            await serve()
        assert order[-10:].count("anna") == 5
        assert len({*order} - {"anna"}) == 15
        while len(shares):
            await serve()
        assert [order.count(f"mob {number}") for number in range(20)] == [5] * 20
        assert not shares.waiting
        assert not shares.owners

    asyncio.run(main())


def test_who_answers_at_once_does_not_wait_for_those_who_think(begun: list[Child]) -> None:
    async def main() -> None:
        pool = BotPool(1, 20)
        await pool.start()
        thinking = [asyncio.create_task(pool.ask("otto", question("consul"))) for _ in range(20)]
        async with asyncio.timeout(60):
            await pool.ask("anna", question("greedy"))
        assert not all(task.done() for task in thinking)
        # The process for those who think may begin after the quick one has answered.
        async with asyncio.timeout(60):
            while len(begun) < 2:
                await asyncio.sleep(0.01)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await pool.stop()

    asyncio.run(main())


def test_unwatched() -> None:
    few = Unwatched(2, 3)
    assert [few.enter(table, "anna") for table in "abc"] == [True, True, False]
    assert few.enter("d", "bert")
    assert not few.enter("e", "carl")
    assert not few.leave("x")
    assert few.next() == ""
    assert few.leave("a")
    assert few.next() == "c"
    assert few.enter("c", "anna")
    assert few.next() == ""
    assert not few.leave("e")
    assert few.leave("b")
    assert few.next() == ""


def test_only_those_who_can_go_on_are_woken(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables wait: whoever looks at one and away again would otherwise have the server
    look at all of them each time."""

    async def main() -> None:
        async with hall(on_sqlite(unwatched_a_guest=2)) as here:
            bots, woken = here.house.bots, list[str]()
            waiting = [LiveTable(f"waits-{number}") for number in range(20)]
            for live in (LiveTable("plays"), LiveTable("goes on"), *waiting):
                here.house.live[live.id] = live
                bots.unwatched.enter(live.id, "bert")

            def wake(live: LiveTable) -> None:
                woken.append(live.id)
                assert bots.unwatched.enter(live.id, "bert")

            monkeypatch.setattr(bots, "wake", wake)
            bots.go_on_after(here.house.live["plays"])
            assert woken == ["waits-0"]
            assert list(bots.unwatched.running) == ["goes on", "waits-0"]

    asyncio.run(main())


def test_bots_that_nobody_watches_take_turns(on_sqlite: Configure) -> None:
    """Of many tables only some go on at a time, and all of them come to their end."""

    async def main() -> None:
        async with hall(on_sqlite(unwatched_a_guest=1)) as here:
            anna = await here.guest("Anna")
            tables = [await here.table(anna, "caesar", "random", "random") for _ in range(3)]
            unwatched, most = here.house.bots.unwatched, 0
            begun = 3  # entries: two bots, and the start
            async with asyncio.timeout(60):
                while any(is_playing(here, table) for table in tables):
                    most = max(most, len(unwatched.running))
                    for waiting in unwatched.parked:
                        assert here.house.live[waiting].published == begun
                    await asyncio.sleep(0.001)
            assert most == 1
            # Somebody who looks need not wait.
            table = await here.table(anna, "caesar", "random", "random")
            await here.table(anna, "caesar", "random", "random")
            await anna.send(type="watch", table=table)
            await anna.until(is_over)

    asyncio.run(main())


def is_playing(here: Hall, table: str) -> bool:
    live = here.house.live[table].table
    return live is None or live.status == "playing"


def thought(state: State, played: str, turn: str = "table/0") -> tuple[str, int, int]:
    """What a citizen answers there, and how many simulations stand behind all choices, and behind
    that one."""
    seat = state.to_act()[0]
    asked = Question(
        *(state.game().meta.id, "citizen", "seed", state.view(seat).document()),
        turn=turn,
        played=played,
    )
    text = msgspec.json.decode(worker.answer(msgspec.json.encode(asked)), type=str)
    bot = worker.kept[turn].bot
    assert isinstance(bot, LevelBot)
    visits = {action.text: tried for action, tried, _ in bot.search.report()}
    return text, bot.search.visits(), visits[text]


def test_a_bot_keeps_its_tree_while_its_turn_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "kept", {})
    state = find("caesar-cleopatra").start(2, {"action_deck": "arranged"}, seed=1)
    usual = LEVELS["citizen"].simulations
    text, first, known = thought(state, "")
    assert usual // 2 <= first <= usual  # nothing was known before
    state.play(0, text)
    _, second, _ = thought(state, text)
    assert second > usual
    assert usual // 2 <= second - known <= usual  # it thinks as long as without
    # Something else has happened: what was found does not count.
    _, third, _ = thought(state, "arrange spy" if text != "arrange spy" else "arrange veto")
    assert third <= usual
    # No more than a few are remembered, and none of those who think about a question again.
    for number in range(2 * worker.KEPT):
        thought(state, "", f"table {number}")
    assert len(worker.kept) == worker.KEPT
    decoys = Decoys()
    decoys.keep("setup", msgspec.structs.replace(question(), turn="table/0"))
    assert decoys.like("setup", question()).turn == ""
