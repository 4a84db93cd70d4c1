"""Nobody is sent what their seat may not know.

Two worlds are played that differ only in what one seat and the onlookers cannot see: other cards in
other hands, other cards put face down. Everything that they are sent must be the same: views, log,
sentences, chat, lists, replays and refusals. Every game, every seat, from the first action on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from typing import Any, NamedTuple

import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.scripted import Scripted

from triumvir.client.client import Client, Refused
from triumvir.core import registry
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer, FairDealer
from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.registry import find, game_ids
from triumvir.server.records.records import Records
from triumvir.server.records.worker import answer
from triumvir.testing.setups import has_chance

MOST = 45  # actions over sockets, for one seat of one game
TRIES = 6  # actions that are tried for a step
SCRIPTS = 8  # at most: tables of one seat of one game


class Step(NamedTuple):
    seat: int
    actions: tuple[str, str]  # in either world
    wrong: list[str]  # actions of the game that the reader may not do, if it is to act


class Script(NamedTuple):
    starts: tuple[State, State]
    steps: list[Step]


def told(state: State, seat: int, action: Action, reader: int) -> tuple[State, str]:
    """The state after an action, and what the reader and the onlookers learn of it by the rules."""
    after = state.clone()
    events: list[Event] = []
    after.play(seat, action, events)
    heard = [[event.told(who) for event in events] for who in (reader, None)]
    return after, canonical(heard) + after.view(reader).json() + after.view(None).json()


def write_scripts(game_id: str, reader: int) -> list[Script]:
    """A whole game by the rules, in pieces. In each, a second world is guessed from what the reader
    knows, and both are played on as long as the reader cannot tell them apart.
    """
    game = find(game_id)
    chance = random.Random(f"{game_id}/{reader}")
    state = game.start(max(2, game.meta.min_seats), {}, FairDealer(f"secrecy/{reader}"))
    scripts: list[Script] = []
    while state.to_act() and len(scripts) < SCRIPTS and count(scripts) < MOST:
        second = game.guess(state.view(reader), Dealer(f"other/{len(scripts)}"))
        assert state.view(reader).json() == second.view(reader).json()
        assert state.view(None).json() == second.view(None).json()
        script = Script((state.clone(), second.clone()), [])
        worlds = (state, second)
        while (actors := worlds[0].to_act()) and len(script.steps) < MOST:
            seat = chance.choice(actors)
            found = pair(worlds, seat, reader, chance)
            if found is None:
                break
            wrong = not_now(worlds[0], reader, chance)
            actions, worlds = found
            script.steps.append(Step(seat, actions, wrong))
        if script.steps:
            scripts.append(script)
        state = worlds[0]
        # Where the worlds part, the first one goes on.
        if state.to_act():
            seat = chance.choice(state.to_act())
            state.play(seat, chance.choice(state.legal(seat)))
    return scripts


def count(scripts: list[Script]) -> int:
    return sum(len(script.steps) for script in scripts)


def pair(
    worlds: tuple[State, State], seat: int, reader: int, chance: random.Random
) -> tuple[tuple[str, str], tuple[State, State]] | None:
    here, there = worlds[0].legal(seat), worlds[1].legal(seat)
    chance.shuffle(here)
    chance.shuffle(there)
    for action in here[:TRIES]:
        after, heard = told(worlds[0], seat, action, reader)
        if after.outcome() is not None:
            continue  # then everything is shown
        # The reader does the same in both; the others rather something else that looks alike.
        others = (
            [action]
            if seat == reader
            else sorted(there[: 3 * TRIES], key=lambda other: other is action)
        )
        for other in others:
            if any(other is known for known in there):
                then, said = told(worlds[1], seat, other, reader)
                if said == heard:
                    return (action.text, other.text), (after, then)
    return None


def not_now(state: State, reader: int, chance: random.Random) -> list[str]:
    legal = state.legal(reader) if reader in state.to_act() else []
    some = chance.sample(state.game().actions, 3)
    return [action.text for action in some if all(action is not other for other in legal)]


def normal(text: str, names: dict[str, str]) -> str:
    """Without what is random for everybody: ids, seals, times."""
    for found, name in names.items():
        text = text.replace(found, name)
    return re.sub(r'"(created|ended|at)": ?\d+', r'"\1": 0', text)


class Show:
    """One world: the scripts are played, and everything is kept that the reader and Otto, an
    onlooker, are sent."""

    def __init__(
        self, here: Hall, game_id: str, reader: int, world: int, screen: bool = False
    ) -> None:
        self.here = here
        self.game_id = game_id
        self.reader = reader
        self.world = world
        self.screen = screen  # Anna holds all seats, and looks as the reader's
        self.names: dict[str, str] = {}
        self.asked: dict[str, list[str]] = {"anna": [], "otto": []}

    async def open(self) -> None:
        self.anna = await self.here.guest("Anna")
        self.otto = await self.here.guest("Otto", "de")
        self.others = await self.here.guest("The others")
        for client, name in ((self.anna, "ANNA"), (self.otto, "OTTO"), (self.others, "OTHERS")):
            self.names[client.id] = name

    async def perform(self, number: int, script: Script) -> None:
        anna, otto, others = self.anna, self.otto, self.others
        seats = script.starts[self.world].seats()
        own = [seat for seat in range(seats) if self.screen or seat == self.reader]
        places = ["me" if seat in own else "open" for seat in range(seats)]
        table = await self.here.table(anna, self.game_id, *places, public=True, start=False)
        for seat in range(seats):
            if seat not in own:
                await others.send(type="sit", table=table, seat=seat)
        for client in (anna, otto, others):
            await client.send(**self.look(client, table, words=client is not others))
        seq = (await anna.send(type="start", table=table))["seq"]
        for at, step in enumerate(script.steps):
            action = step.actions[self.world]
            if at % 6 == 0 and not self.screen:
                await self.provoke(table, step, seq)
            actor = anna if step.seat in own else others
            act = {"type": "act", "table": table, "seat": step.seat, "seq": seq}
            done = await actor.send(**act, actions=[action])
            assert done["type"] == "done"
            seq = done["seq"]
        if self.screen:
            await anna.send(type="admit", table=table, guest=others.id)
        await others.send(type="chat", table=table, text=f"That was number {number}.")
        # A late watcher receives everything at once.
        for client in (anna, otto):
            await client.send(**self.look(client, table, words=True))
        info = (await anna.send(**self.look(anna, table, words=False)))["table"]
        self.names |= {table: f"TABLE {number}", info["commitment"]: "SEAL"}
        await self.look_back(table, len(script.steps))
        for client in (anna, otto, others):
            await client.send(type="unwatch", table=table)

    def look(self, client: Client, table: str, words: bool) -> dict[str, Any]:
        seat = {"seat": self.reader} if self.screen and client is self.anna else {}
        return {"type": "watch", "table": table, "words": words, **seat}

    async def provoke(self, table: str, step: Step, seq: int) -> None:
        """Ask for what must be refused; no answer may depend on what is hidden."""
        foreign = (self.reader + 1) % 2
        for client in (self.anna, self.otto):
            commands: list[dict[str, Any]] = [
                *[
                    {"type": "act", "seat": self.reader, "seq": seq, "actions": [text]}
                    for text in step.wrong
                ],
                # What the other does next in the first world, in either.
                {"type": "act", "seat": foreign, "seq": seq, "actions": [step.actions[0]]},
                {"type": "act", "seat": self.reader, "seq": 0, "actions": ["x"]},
                {"type": "undo", "seq": seq, "count": 100},
                {"type": "take", "seat": foreign},
                {"type": "hand", "seat": foreign},
                {"type": "propose", "what": "rematch"},
                {"type": "agree"},
            ]
            for command in commands:
                with contextlib.suppress(Refused):
                    stale = await client.send(table=table, **command)
                    assert stale["type"] == "stale"

    async def look_back(self, table: str, steps: int) -> None:
        paths = ["", "?words=1", "?since=3", "/record", "/replay", "/replay?all=1", "/log"]
        paths += [f"/{what}?seat={seat}" for what in ("replay", "log") for seat in range(3)]
        if self.screen:
            # Without a seat, the views of all own seats are sent; the page asks for the one in
            # front.
            paths = ["/record", f"/replay?seat={self.reader}", f"/log?seat={self.reader}"]
        paths += [f"/replay?seat={self.reader}&at={at}" for at in range(0, steps, 8)]
        paths += [f"/replay?at={at}" for at in range(0, steps, 8)]
        for name, client in (("anna", self.anna), ("otto", self.otto)):
            for path in paths:
                self.asked[name].append(await fetch(client, f"/tables/{table}{path}"))
            for path in ("/me/tables", "/tables"):
                self.asked[name].append(await fetch(client, path))

    def sent(self) -> dict[str, list[str]]:
        heard = {"anna": self.anna.heard, "otto": self.otto.heard}
        return {
            name: [
                normal(text, self.names)
                for text in [*map(json.dumps, heard[name]), *self.asked[name]]
            ]
            for name in heard
        }


async def fetch(client: Client, path: str) -> str:
    try:
        return json.dumps(await client.call("GET", path))
    except Refused as refused:
        return json.dumps(refused.answer)


async def answer_here(_owner: str, line: bytes) -> bytes:
    """What the process for records would answer, if it began where the tables do."""
    return answer(line)


class Starts:
    """Every table begins where the script of the moment does, now and when it is read again."""

    def __init__(self) -> None:
        self.now: State | None = None
        self.by_secret: dict[str, State] = {}

    def of(self, dealer: Dealer) -> State:
        assert self.now is not None
        assert isinstance(dealer, FairDealer)
        return self.by_secret.setdefault(dealer.secret, self.now).clone()


HIDING = [id for id in game_ids() if has_chance(find(id))]
CASES = [(id, reader) for id in HIDING for reader in range(max(2, find(id).meta.min_seats))]


@pytest.mark.parametrize("screen", [False, True], ids=["apart", "one screen"])
@pytest.mark.parametrize(("game_id", "reader"), CASES)
def test_two_worlds_look_the_same(
    game_id: str, reader: int, screen: bool, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = write_scripts(game_id, reader)
    steps = [step for script in scripts for step in script.steps]
    different = [step for step in steps if step.actions[0] != step.actions[1]]
    assert len(steps) > (10 if game_id != "caesar" else 5)
    assert any(
        canonical(script.starts[0].dump()) != canonical(script.starts[1].dump())
        for script in scripts
    )
    if game_id == "caesar-cleopatra":
        assert len(different) > 10
    starts = Starts()
    monkeypatch.setitem(registry.FOUND, game_id, Scripted(find(game_id), starts.of))
    monkeypatch.setattr(Records, "answer", staticmethod(answer_here))

    async def play(world: int) -> dict[str, list[str]]:
        config = on_sqlite(data=on_sqlite().data / str(world), chat_burst=1000.0)
        async with hall(config) as here:
            show = Show(here, game_id, reader, world, screen)
            await show.open()
            for number, script in enumerate(scripts):
                starts.now = script.starts[world]
                await show.perform(number, script)
            return show.sent()

    sent = [asyncio.run(play(world)) for world in (0, 1)]
    for name in ("anna", "otto"):
        for first, second in zip(sent[0][name], sent[1][name], strict=True):
            assert first == second
    assert len(sent[0]["anna"]) > len(steps)
    # All of them were played, from where the scripts begin.
    assert {id(start) for start in starts.by_secret.values()} == {
        id(start) for script in scripts for start in script.starts
    }


def test_who_holds_several_seats_is_told_what_all_of_them_know(on_sqlite: Configure) -> None:
    """Until one of them is named: then that one's, and no other's."""

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar-cleopatra", "me", "me", start=False)
            one = await anna.send(type="watch", table=table, words=True, seat="one")
            await anna.send(type="start", table=table)
            told = await anna.until(lambda m: m["type"] == "update")
            assert [view["seat"] for view in told["views"]] == [None]
            both = await anna.send(type="watch", table=table, words=True)
            assert [view["seat"] for view in both["views"]] == [0, 1]
            act = {"type": "act", "table": table, "seq": both["seq"]}
            for seat in (0, 1):
                if seat in both["table"]["to_act"]:
                    choice = both["views"][seat]["words"]["choices"][0]["text"]
                    await anna.send(**act, seat=seat, actions=[choice])
            looks = {
                seat: await anna.send(type="watch", table=table, words=True, **how)
                for seat, how in {"both": {}, 0: {"seat": 0}, 1: {"seat": 1}}.items()
            }
            stranger = await here.guest("Otto")
            public = await stranger.send(type="watch", table=table, words=True)
            assert looks["both"]["log"] == public["log"]
            assert looks[0]["log"] != looks[1]["log"] or looks[0]["log"] != public["log"]
            for seat in (0, 1):
                assert [view["seat"] for view in looks[seat]["views"]] == [seat]
            assert one["type"] == "table"
            with pytest.raises(Refused) as refused:
                await stranger.send(type="watch", table=table, seat=0)
            assert refused.value.code == "foreign-seat"
            # Two people may share the screen: no record before the end.
            with pytest.raises(Refused) as refused:
                await anna.call("GET", f"/tables/{table}/record")
            assert refused.value.code == "record-later"

    asyncio.run(main())


def test_a_bot_is_sent_its_view_and_nothing_else(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    from triumvir.server.bots.pool import BotPool, Question

    questions: list[Question] = []
    ask = BotPool.ask

    async def listen(self: BotPool, owner: str, question: Question) -> str:
        questions.append(question)
        return await ask(self, owner, question)

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
