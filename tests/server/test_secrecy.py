"""Nobody is sent what their seat may not know.

Two worlds are played that differ only in what seat 0 and the onlookers cannot see: other cards in
other hands, other cards put face down. Everything that they are sent must be the same.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import NamedTuple

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer, FairDealer
from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.core.registry import find, game_ids
from triumvir.server.client import Client, Refused
from triumvir.server.config import Config
from triumvir.server.table import Table

MOST = 60  # actions of a script
TRIES = 12  # actions that are tried for a step


class Step(NamedTuple):
    seat: int
    actions: tuple[str, str]  # in either world


class Script(NamedTuple):
    starts: tuple[State, State]
    steps: list[Step]


def told(state: State, seat: int, action: Action) -> tuple[State, str]:
    """The state after an action, and what seat 0 and the onlookers learn of it by the rules."""
    after = state.clone()
    events: list[Event] = []
    after.play(seat, action, events)
    heard = [[event.told(reader) for event in events] for reader in (0, None)]
    return after, canonical(heard) + after.view(0).json() + after.view(None).json()


def write_script(game_id: str, seed: int) -> Script:
    """By the rules alone: as long as the two worlds look the same from seat 0."""
    game = find(game_id)
    chance = random.Random(seed)
    seats = max(2, game.meta.min_seats)
    first = game.start(seats, {}, FairDealer(f"secrecy/{seed}"))
    second = game.guess(first.view(0), Dealer(f"other/{seed}"))
    assert first.view(0).json() == second.view(0).json()
    assert first.view(None).json() == second.view(None).json()
    script = Script((first.clone(), second.clone()), [])
    worlds = (first, second)
    while (actors := worlds[0].to_act()) and len(script.steps) < MOST:
        seat = chance.choice(actors)
        found = pair(worlds, seat, chance)
        if found is None:
            break
        actions, worlds = found
        script.steps.append(Step(seat, actions))
    return script


def pair(
    worlds: tuple[State, State], seat: int, chance: random.Random
) -> tuple[tuple[str, str], tuple[State, State]] | None:
    here, there = worlds[0].legal(seat), worlds[1].legal(seat)
    chance.shuffle(here)
    chance.shuffle(there)
    for action in here[:TRIES]:
        after, heard = told(worlds[0], seat, action)
        # Seat 0 does the same in both worlds; the others rather something else that looks alike.
        others = [action] if seat == 0 else sorted(there, key=lambda other: other is action)
        for other in others:
            if any(other is known for known in there):
                then, said = told(worlds[1], seat, other)
                if said == heard:
                    return (action.text, other.text), (after, then)
    return None


def normal(text: str, names: dict[str, str]) -> str:
    """Without what is random for everybody: ids, the seal, times."""
    for found, name in names.items():
        text = text.replace(found, name)
    return re.sub(r'"(created|ended|at)": ?\d+', r'"\1": 0', text)


async def perform(config: Config, game_id: str, script: Script, world: int) -> dict[str, list[str]]:
    """Play the script in one world; everything that Anna and Otto were sent."""
    async with hall(config) as here:
        anna, otto = await here.guest("Anna"), await here.guest("Otto")
        others = await here.guest("The others")
        seats = script.starts[world].seats()
        table = await here.table(anna, game_id, "me", *["open"] * (seats - 1))
        for seat in range(1, seats):
            await others.send(type="sit", table=table, seat=seat)
        await anna.send(type="watch", table=table, words=True)
        await otto.send(type="watch", table=table, words=True)
        await others.send(type="watch", table=table)
        started = await anna.send(type="start", table=table)
        seq = started["seq"]
        asked: dict[str, list[str]] = {"anna": [], "otto": []}
        for step in script.steps:
            actor = anna if step.seat == 0 else others
            done = await actor.send(
                type="act", table=table, seat=step.seat, seq=seq, actions=[step.actions[world]]
            )
            assert done["type"] == "done"
            seq = done["seq"]
        for name, client in (("anna", anna), ("otto", otto)):
            await client.send(type="watch", table=table, words=True)
            for path in (
                "",
                "?words=1",
                "/record",
                "/replay",
                "/replay?seat=0",
                "/replay?seat=1",
                "/log",
                "/log?seat=0",
            ):
                asked[name].append(await fetch(client, f"/tables/{table}{path}"))
            asked[name].append(await fetch(client, "/me/tables"))
        info = (await anna.send(type="watch", table=table))["table"]
        names = {
            table: "TABLE",
            anna.id: "ANNA",
            otto.id: "OTTO",
            others.id: "OTHERS",
            info["commitment"]: "SEAL",
        }
        heard = {"anna": anna.heard, "otto": otto.heard}
        return {
            name: [normal(text, names) for text in [*map(json.dumps, heard[name]), *asked[name]]]
            for name in heard
        }


async def fetch(client: Client, path: str) -> str:
    try:
        return json.dumps(await client.call("GET", path))
    except Refused as refused:
        return json.dumps(refused.answer)


@pytest.mark.parametrize("game_id", game_ids())
def test_two_worlds_look_the_same(
    game_id: str, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = max([write_script(game_id, seed) for seed in range(3)], key=lambda s: len(s.steps))
    different = [step for step in script.steps if step.actions[0] != step.actions[1]]
    assert canonical(script.starts[0].dump()) != canonical(script.starts[1].dump())
    if game_id == "caesar-cleopatra":
        assert len(script.steps) > 20
        assert len(different) > 10
    sent = []
    for world in (0, 1):
        start = script.starts[world]
        monkeypatch.setattr(Table, "start_state", lambda _, start=start: start.clone())
        monkeypatch.setattr(Record, "start", lambda _, start=start: start.clone())
        config = on_sqlite(data=on_sqlite().data / str(world))
        sent.append(asyncio.run(perform(config, game_id, script, world)))
    for name in ("anna", "otto"):
        for first, second in zip(sent[0][name], sent[1][name], strict=True):
            assert first == second
    assert len(sent[0]["anna"]) > len(script.steps)


def test_a_bot_is_sent_its_view_and_nothing_else(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    from triumvir.server.bot_pool import BotPool, Question

    questions: list[Question] = []
    ask = BotPool.ask

    async def listen(self: BotPool, question: Question) -> str:
        questions.append(question)
        return await ask(self, question)

    async def main() -> None:
        monkeypatch.setattr(BotPool, "ask", listen)
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "random")
            await anna.send(type="watch", table=table)
            await anna.until(lambda m: m["type"] == "update" and m["seq"] > 10)
            live = here.house.live[table].table
            assert live is not None
            assert live.deal.secret not in str(questions)
            assert {question.view["seat"] for question in questions} == {1}
            sides = questions[-1].view["sides"]
            assert isinstance(sides, list)
            assert sides[0]["hand"] is None

    asyncio.run(main())
