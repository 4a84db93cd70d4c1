"""A lent computer: it takes a game, reviews it, and hands in what is plausible and nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.members import PASSWORD, keep
from tests.server.test_reviews import finished

from triumvir.client.client import Client, Refused
from triumvir.client.work import make_one
from triumvir.core.record import Deal, Record, record_from
from triumvir.core.registry import find
from triumvir.review import ENGINE, Review, review
from triumvir.review.effort import effort_for, scaled
from triumvir.server.http import request
from triumvir.server.reviews.bounds import out_of_bounds
from triumvir.server.store.reviews import LENT, Taken

Change = Callable[[dict[str, Any]], object]


async def lender(here: Hall, monkeypatch: pytest.MonkeyPatch) -> tuple[Client, str]:
    """A member's program, and a table that waits while the server itself makes nothing."""
    await here.house.reviews.stop()
    monkeypatch.setattr(here.house.reviews, "start", lambda: None)
    anna = await here.guest("Anna")
    table = await finished(here, anna)
    with pytest.raises(Refused, match="Only members"):
        await anna.call("POST", "/work/acquire", {"engine": ENGINE})
    await keep(anna, "Anna Livia")
    body = {"name": "laptop", "scopes": ["play"], "password": PASSWORD}
    made = await anna.call("POST", "/account/programs", body)
    await anna.call("POST", f"/tables/{table}/review")
    return Client(here.url, token=made["token"]), table


def test_a_computer_is_lent(configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with hall(configure(review_work=0.01)) as here:
            laptop, table = await lender(here, monkeypatch)
            with pytest.raises(Refused, match=ENGINE):
                await laptop.call("POST", "/work/acquire", {"engine": "another"})
            task = await laptop.call("POST", "/work/acquire", {"engine": ENGINE})
            assert task["record"]["seats"] == ["0", "1"]
            assert table not in str(task)
            # Asked again, the same; and it is kept for those who say that they are at it.
            assert await laptop.call("POST", "/work/acquire", {"engine": ENGINE}) == task
            assert (await laptop.call("POST", "/work/progress", {"progress": 40}))["kept"]
            row = await here.house.review_rows.find(table)
            assert row is not None
            assert (row.state, row.progress) == ("working", 40)
            made = await asyncio.to_thread(make_one, laptop)
            assert made is not None
            row = await here.house.review_rows.find(table)
            assert row is not None
            assert (row.state, row.engine) == ("done", ENGINE)
            assert msgspec.json.decode(row.result, type=Review).seats == made.seats
            assert await asyncio.to_thread(make_one, laptop) is None
            with pytest.raises(Refused, match="given to somebody else"):
                await laptop.call("POST", "/work/done", msgspec.to_builtins(made))

    asyncio.run(main())


def first(made: dict[str, Any]) -> Any:
    return made["seats"][0]


WRONG: dict[str, Change] = {
    "engine": lambda made: made.update(engine="another"),
    "game": lambda made: made.update(game="caesar"),
    "record": lambda made: made.update(actions=made["actions"] + 1),
    "seats": lambda made: made["seats"].pop(),
    "sums": lambda made: first(made).update(deal=first(made)["deal"] + 0.001),
    "result": lambda made: first(made).update(
        result=first(made)["result"] - 0.5, others=first(made)["others"] - 0.5
    ),
    "decisions": lambda made: first(made)["decisions"][0].update(seq=1),
    "curve": lambda made: first(made)["curve"].extend(2 * first(made)["curve"]),
}


def last(made: dict[str, Any]) -> Any:
    return first(made)["decisions"][-1]


# What adds up and is still none: it is too long, or speaks of what the game does not have.
TOO_MUCH: dict[str, list[Change]] = {
    "curve": [lambda made: first(made)["curve"].extend(2 * first(made)["curve"])],
    "decisions": [
        lambda made: first(made)["decisions"].append(last(made)),
        lambda made: last(made).update(best="x" * 100_000),
        lambda made: last(made).update(best=last(made)["best"].upper()),
        lambda made: last(made).update(
            alternatives=[{"action": last(made)["played"], "chance": 0.5, "share": 0.1}] * 1000
        ),
        lambda made: last(made).update(
            truth={"played": 0.5, "best": "no such action", "best_chance": 0.5}
        ),
    ],
    "story": [
        lambda made: first(made).update(moments=[10**6]),
        lambda made: first(made).update(story=first(made)["story"] * 1000),
        lambda made: first(made)["story"][0].update(id="x" * 1000),
        lambda made: first(made)["story"][0].update(action="no such action"),
    ],
}


def played() -> Record:
    game, chance = find("terni-lapilli"), random.Random(1)
    record = Record(game, game.meta.read_options({}), ["0", "1"], Deal.seeded("bounds"))
    state = record.start()
    while state.to_act():
        seat = state.to_act()[0]
        action = chance.choice(state.legal(seat))
        state.play(seat, action)
        record.entries.append((seat, action.text))
    outcome = state.outcome()
    assert outcome is not None
    record.outcome = outcome.document()
    return record


def test_what_is_too_much_for_its_game_is_refused() -> None:
    record = played()
    game = record.game
    made = review(record, effort=scaled(effort_for(game.meta.id), 0.01))
    size = (len(record.entries), len(record.seats))
    assert not out_of_bounds(made, game, *size)
    for what, changes in TOO_MUCH.items():
        for change in changes:
            wrong = msgspec.json.decode(msgspec.json.encode(made))
            change(wrong)
            assert out_of_bounds(msgspec.convert(wrong, Review), game, *size) == what


def test_what_cannot_be_right_is_refused(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the game goes back to the queue."""

    async def main() -> None:
        monkeypatch.setattr(request, "LENT", 100.0)
        async with hall(on_sqlite(review_work=0.01)) as here:
            laptop, table = await lender(here, monkeypatch)
            task = await laptop.call("POST", "/work/acquire", {"engine": ENGINE})
            record = record_from(task["record"])
            effort = scaled(effort_for(record.game.meta.id), 0.01)
            right = msgspec.to_builtins(review(record, effort=effort))
            for what, change in WRONG.items():
                made = msgspec.json.decode(msgspec.json.encode(right))
                change(made)
                with pytest.raises(Refused, match=f"cannot be right: {what}"):
                    await laptop.call("POST", "/work/done", made)
                row = await here.house.review_rows.find(table)
                assert row is not None
                assert (row.state, row.result) == ("waiting", "")
                here.house.review_rows.lent.clear()
                await laptop.call("POST", "/work/acquire", {"engine": ENGINE})
            with pytest.raises(Refused, match="malformed"):
                await laptop.call("POST", "/work/done", {"seats": []})
            row = await here.house.review_rows.find(table)
            assert row is not None
            assert (row.state, row.tries) == ("waiting", 0)

    asyncio.run(main())


def test_who_drops_work_gets_no_more(configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever waits for the review gets it all the same."""

    async def main() -> None:
        async with hall(configure(review_work=0.01)) as here:
            laptop, table = await lender(here, monkeypatch)
            rows = here.house.review_rows

            async def take() -> Any:
                return (await laptop.call("POST", "/work/acquire", {"engine": ENGINE}))["record"]

            async def lease() -> int:
                row = await rows.find(table)
                assert row is not None
                return int(row.lease)

            # To say again and again that one is at it does not keep the work: it has to get on.
            assert await take()
            await rows.change(Taken(table, f"{LENT}{await member_of(laptop)}"), lease=5)
            for progress, kept in ((0, True), (1, False), (1, True), (0, True)):
                before = await lease()
                await laptop.call("POST", "/work/progress", {"progress": progress})
                assert (await lease() == before) == kept
            assert await take()
            with pytest.raises(Refused, match="malformed"):
                await laptop.call("POST", "/work/done", {"seats": []})
            # What was dropped once is not lent again: the server makes it.
            assert await take() is None
            for _ in range(int(request.LENT) - 1):
                rows.lent.clear()
                assert await take()
                with pytest.raises(Refused, match="malformed"):
                    await laptop.call("POST", "/work/done", {"seats": []})
            rows.lent.clear()
            assert await take() is None
            assert await rows.take("own", 10**15) == Taken(table, "own")

    asyncio.run(main())


def test_nobody_keeps_a_review_by_getting_on_slowly(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a hundredth whenever the time is nearly over."""

    async def main() -> None:
        async with hall(configure(review_work=0.01)) as here:
            laptop, table = await lender(here, monkeypatch)
            rows = here.house.review_rows
            slow = await rows.take(f"{LENT}{await member_of(laptop)}", begun := 10**12)
            assert slow is not None
            moment = begun
            for progress in range(1, 100):
                row = await rows.find(table)
                assert row is not None
                moment = row.lease - 1
                if await rows.take("own", moment) is not None:
                    break
                await rows.beat(slow, progress, moment)
            assert moment - begun < 17 * 60_000

    asyncio.run(main())


async def member_of(laptop: Client) -> str:
    return str((await laptop.call("GET", "/me"))["id"])
