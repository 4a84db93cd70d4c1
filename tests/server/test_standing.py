"""Standing answers: given as by hand, known to nobody else, and they tell nothing by their time."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall

from triumvir.client.client import Client, Refused
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.core.standing import standing_answer
from triumvir.server.bots import standing
from triumvir.server.store.answers import decode
from triumvir.testing.setups import Setup
from triumvir.testing.walk import walk

GAME = "caesar-cleopatra"
ALL = {"veto": "all", "draw": "none"}


async def seated(here: Hall) -> tuple[Client, Client, str]:
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    table = await here.table(anna, GAME, "me", "open")
    await bert.send(type="sit", table=table, seat=1)
    await anna.send(type="start", table=table)
    return anna, bert, table


async def up_to_veto(here: Hall, clients: list[Client], table: str) -> int:
    """Both play until somebody is asked for a Veto; the seat that is asked."""
    for _ in range(600):
        async with here.house.table(table) as held:
            state, seq = held.table.state, held.table.seq
            assert state is not None
            seat = state.to_act()[0]
            view = state.view(seat)
        if view.data["answering"]:
            return seat
        texts = [choice.text for choice in view.choices]
        wanted = ("assassinate", "spy", "castle", "scout", "wrath", "draw action")
        text = next((one for one in texts if one.startswith(wanted)), texts[0])
        await clients[seat].send(type="act", table=table, seq=seq, seat=seat, actions=[text])
    raise AssertionError


async def answered(here: Hall, table: str, seq: int) -> None:
    async with asyncio.timeout(20):
        while True:
            async with here.house.table(table) as held:
                await held.read_on()
                if held.table.seq > seq:
                    return
            await asyncio.sleep(0.01)


def test_answered_as_by_hand(configure: Configure) -> None:
    """In two processes, and after a restart: once."""

    async def main() -> None:
        config = configure(answer_seconds=0.01)
        async with hall(config) as here:
            anna, bert, table = await seated(here)
            clients = [anna, bert]
            seat = await up_to_veto(here, clients, table)
            owner, other = clients[seat], clients[1 - seat]
            path = f"/tables/{table}/answers"
            offered = await owner.call("GET", f"{path}?seat={seat}")
            assert [rule["id"] for rule in offered["rules"]] == ["veto", "draw"]
            # Nobody else may read them, write them, or see that there are some.
            for method, body in (("GET", None), ("PUT", {"seat": seat, "answers": ALL})):
                with pytest.raises(Refused, match="not yours"):
                    await other.call(method, f"{path}?seat={seat}" if body is None else path, body)
            with pytest.raises(Refused, match="no such"):
                await owner.call("PUT", path, {"seat": seat, "answers": {"veto": "never"}})
            before = await here.house.store.entries(table, 0)
            await owner.call("PUT", path, {"seat": seat, "answers": ALL})
            await answered(here, table, len(before))
            entries = await here.house.store.entries(table, 0)
            last = entries[len(before)]
            assert (last.kind, last.seat, last.text, last.guest) == ("act", seat, "allow", "")
            seen = json.dumps(await other.call("GET", f"/tables/{table}"))
            assert "standing" not in seen
        # They outlive the process; the question that it left is answered by the next, once.
        async with hall(configure(answer_seconds=3600.0)) as here:
            anna, bert, table = await seated(here)
            for seat, client in enumerate((anna, bert)):
                body = {"seat": seat, "answers": ALL}
                await client.call("PUT", f"/tables/{table}/answers", body)
            await up_to_veto(here, [anna, bert], table)
            count = len(await here.house.store.entries(table, 0))
        async with hall(config) as one, hall(config) as two:
            await asyncio.gather(answered(one, table, count), answered(two, table, count))
            entries = await one.house.store.entries(table, 0)
            assert [entry.seq for entry in entries] == list(range(len(entries)))
            assert entries[count].text == "allow"

    asyncio.run(main())


def test_ask_me_everything(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(answer_seconds=0.01)) as here:
            anna, bert, table = await seated(here)
            clients = [anna, bert]
            for seat, client in enumerate(clients):
                path = f"/tables/{table}/answers"
                await client.call("PUT", path, {"seat": seat, "answers": ALL})
                told = await client.call("PUT", path, {"seat": seat, "answers": {"veto": "ask"}})
                assert told["answers"] == {}
            await up_to_veto(here, clients, table)
            assert await here.house.answers.rows.of(table) == {}

    asyncio.run(main())


def test_answers_hold_for_a_person_and_not_for_a_seat(configure: Configure) -> None:
    """Somebody sits down, answers everything in advance and leaves: whoever sits there next is
    asked, and sees no answers."""

    async def main() -> None:
        async with hall(configure(answer_seconds=0.0)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            stranger = await here.guest("Stranger")
            table = await here.table(anna, GAME, "open", "open")
            path = f"/tables/{table}/answers"
            for seat in (0, 1):
                await stranger.send(type="sit", table=table, seat=seat)
                await stranger.call("PUT", path, {"seat": seat, "answers": ALL})
                await stranger.send(type="leave", table=table, seat=seat)
            for seat, client in enumerate((anna, bert)):
                await client.send(type="sit", table=table, seat=seat)
                assert (await client.call("GET", f"{path}?seat={seat}"))["answers"] == {}
            await anna.send(type="start", table=table)
            seat = await up_to_veto(here, [anna, bert], table)
            async with here.house.table(table) as held:
                seq, live = held.table.seq, held.live
            await here.house.answers.turn(live, seat, held.table.asked[seat])
            assert live.table is not None
            assert live.table.seq == seq
            # What they answer themselves is answered.
            await (anna, bert)[seat].call("PUT", path, {"seat": seat, "answers": ALL})
            await answered(here, table, seq)

    asyncio.run(main())


def test_what_an_older_version_wrote_is_read() -> None:
    """It named nobody: it is the answer of whoever sits there."""
    assert decode('{"veto":"all"}').of("anna") == {"veto": "all"}
    assert decode('{"guest":"anna","answers":{"veto":"all"}}').of("bert") == {}


def test_the_time_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it takes is drawn before anything is looked at: it cannot depend on it."""
    turns = standing.StandingTurns(Nowhere(), Nothing(), asyncio.ensure_future, 2.0)  # type: ignore[arg-type]
    steps: list[str] = []

    async def sleep(seconds: float) -> None:
        assert 2.0 <= seconds <= 8.0
        steps.append("sleep")

    async def of(_table: str) -> dict[int, Any]:
        steps.append("look")
        return {}

    async def change(_id: str, _plan: object) -> int:
        steps.append("change")
        return 0

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(Nothing, "of", staticmethod(of))
    monkeypatch.setattr(Nowhere, "change", staticmethod(change))

    class Live:
        id = "t"

    for _ in range(20):
        asyncio.run(turns.turn(Live(), 0, 7))  # type: ignore[arg-type]
    assert steps == ["sleep", "look", "change"] * 20


class Nowhere:
    closing = False

    async def change(self, id: str, plan: object) -> int:
        raise AssertionError


class Nothing:
    async def of(self, table: str) -> dict[int, Any]:
        raise AssertionError


@pytest.mark.parametrize("game_id", ["caesar-cleopatra", "circus-maximus"])
def test_silence_tells_nothing_of_a_hand(game_id: str) -> None:
    """In every world that the others consider possible a rule answers, or in none."""
    game = find(game_id)
    rules = game.standing_answers
    settings = [{rule.id: value} for rule in rules for value in rule.values]
    met = 0
    setup = Setup(max(2, game.meta.min_seats), game.meta.read_options({}))
    for seed in range(2):
        for state, seat, _ in walk(game, setup, seed):
            answers = [bool(standing_answer(rules, state.view(seat), one)) for one in settings]
            met += any(answers)
            world = game.guess(state.view((seat + 1) % state.seats()), Dealer(state.seq))
            if seat in world.to_act():
                view = world.view(seat)
                again = [bool(standing_answer(rules, view, one)) for one in settings]
                assert again == answers
    assert met > 20
