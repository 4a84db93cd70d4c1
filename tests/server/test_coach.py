"""The coach at a table: who may ask, what is told, and that it stands in the log."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.client.client import Client, Refused
from triumvir.coach import Advice
from triumvir.server.bots.pool import BotFailed, BotPool, Question
from triumvir.server.house.house import House


async def ask(client: Client, table: str, what: str, **more: object) -> Any:
    return await client.call("POST", f"/tables/{table}/coach", {"what": what, **more})


async def kinds(client: Client, table: str) -> list[str]:
    told = await client.call("GET", f"/tables/{table}/log?seat=0")
    return [f"{item['kind']} {item.get('text', '')}".strip() for item in told["log"]]


def test_a_hint_and_why_against_a_bot(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=60.0)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "novice", start=True)
            info = (await anna.call("GET", f"/tables/{table}"))["table"]
            assert info["coach"] is True
            hint = await ask(anna, table, "hint")
            seen = await anna.call("GET", f"/tables/{table}?words=1")
            offered = seen["views"][0]["view"]["choices"]
            assert hint["best"] in offered
            assert hint["other"] in offered
            assert hint["where"][0].startswith("province ")
            again = await ask(anna, table, "hint")  # the same question: one entry, one answer
            assert again["best"] == hint["best"]
            assert (await kinds(anna, table)).count("coach hint") == 1
            with pytest.raises(Refused, match="not made this move"):
                await ask(anna, table, "why")
            with pytest.raises(Refused, match="not among the choices"):
                await ask(anna, table, "guard", action="lay nothing")
            guarded = await ask(anna, table, "guard", action=hint["best"])
            assert guarded["verdict"] == "best"
            body = {"type": "act", "table": table, "seq": seen["seq"], "actions": [offered[-1]]}
            await anna.call("POST", "/commands", body)
            why = await ask(anna, table, "why")
            assert offered[-1] in (why["other"], why["best"])
            log = await kinds(anna, table)
            assert log.count("coach why") == 1
            assert "coach guard" not in log

    asyncio.run(main())


def test_among_people_all_must_agree(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=60.0)) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await here.table(anna, "caesar", "me", "open")
            await ben.send(type="sit", table=table, seat=1)
            await anna.send(type="start", table=table)
            with pytest.raises(Refused, match="everybody at the table agrees"):
                await ask(anna, table, "hint")
            await anna.send(type="propose", table=table, what="coach")
            with pytest.raises(Refused):
                await ask(anna, table, "hint")
            await ben.send(type="agree", table=table)
            info = (await ben.call("GET", f"/tables/{table}"))["table"]
            assert (info["coach"], info["proposal"]) == (True, None)
            assert (await ask(anna, table, "hint"))["best"]
            # Ben reads it in the log, and cannot ask for Anna's seat.
            assert "coach hint" in await kinds_of(ben, table)
            with pytest.raises(Refused):
                await ask(ben, table, "hint", seat=0)
            with pytest.raises(Refused, match="not-your-turn"):
                await ask(ben, table, "hint")

    asyncio.run(main())


async def kinds_of(client: Client, table: str) -> list[str]:
    told = await client.call("GET", f"/tables/{table}/log?seat=1")
    return [f"{item['kind']} {item.get('text', '')}".strip() for item in told["log"]]


def test_nobody_is_helped_in_a_rated_game(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=60.0)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "novice", start=True)
            house: House = here.house
            async with house.table(table) as held:
                held.table.rated = True
            for what in ("hint", "why", "guard"):
                with pytest.raises(Refused, match="rated game"):
                    await ask(anna, table, what)
            info = (await anna.call("GET", f"/tables/{table}"))["table"]
            assert info["coach"] is False
            with pytest.raises(Refused, match="rated game"):
                await anna.send(type="propose", table=table, what="coach")

    asyncio.run(main())


def test_the_same_question_is_thought_about_with_the_same_dice(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[str] = []

    async def note(_: object, _owner: str, question: Question) -> Advice:
        seeds.append(question.seed)
        raise BotFailed

    monkeypatch.setattr(BotPool, "advise", note)

    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=60.0)) as here:
            anna = await here.guest("Anna")
            for _ in range(2):
                table = await here.table(anna, "caesar", "me", "novice", start=True)
                for _again in range(2):
                    with pytest.raises(Refused, match="busy"):
                        await ask(anna, table, "hint")
            assert seeds[0] == seeds[1] != seeds[2] == seeds[3]

    asyncio.run(main())


def test_no_answer_is_waited_for_too_long(on_sqlite: Configure) -> None:
    async def main() -> None:
        async with hall(on_sqlite(coach_seconds=0.000001)) as here:
            anna = await here.guest("Anna")
            table = await here.table(anna, "caesar", "me", "novice", start=True)
            with pytest.raises(Refused, match="busy"):
                await ask(anna, table, "hint")
            # Nothing was told, so nothing is marked.
            assert not [kind for kind in await kinds(anna, table) if kind.startswith("coach")]

    asyncio.run(main())
