"""Sitting, leaving, consent, undo, bots in one's place, records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, is_over, places, play_on

from triumvir.client.client import Client, Refused
from triumvir.core.record import record_from
from triumvir.texts import Texts

CC = "caesar-cleopatra"
Scene = Callable[[Hall], Awaitable[None]]


def act_out(config: Any, scene: Scene) -> None:
    async def main() -> None:
        async with hall(config) as here:
            await scene(here)

    asyncio.run(main())


async def refused(client: Client, code: str, **command: object) -> None:
    with pytest.raises(Refused) as error:
        await client.send(**command)
    assert error.value.code == code


async def two_at(here: Hall, **options: object) -> tuple[Client, Client, str]:
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    table = await here.table(anna, CC, "me", "open", **options)
    await bert.send(type="sit", table=table, seat=1)
    await anna.send(type="start", table=table)
    await anna.send(type="watch", table=table)
    await bert.send(type="watch", table=table)
    return anna, bert, table


async def act(client: Client, table: str) -> Any:
    """The first choice of the client's own seat."""
    seen = await client.send(type="watch", table=table)
    choice = seen["views"][0]["view"]["choices"][0]
    return await client.send(type="act", table=table, seq=seen["seq"], actions=[choice])


def test_a_list_of_tables_is_one_question(configure: Configure) -> None:
    """Whatever is found: PostgreSQL plans each new wording of a question anew, and with a question
    for each of what belongs to a table, and their numbers in it, that took most of the time."""

    async def scene(here: Hall) -> None:
        anna = await here.guest("Anna")
        asked: list[str] = []

        def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
            if statement.startswith("SELECT"):
                asked.append(statement)

        for tables in range(3):
            event.listen(here.house.engine.sync_engine, "before_cursor_execute", note)
            found = await here.house.listing.of(anna.id)
            event.remove(here.house.engine.sync_engine, "before_cursor_execute", note)
            assert len(found) == tables
            assert all(len(one.seats) == 2 for one in found)
            await here.table(anna, CC, "me", "open")
        assert len(asked) == 3
        assert len(set(asked)) == 1

    act_out(configure(), scene)


def test_sitting_down(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        # While somebody wants to be told of what happens, too.
        await anna.call("POST", "/me/notices/feed")
        table = await here.table(anna, CC, "open", "open", public=True)
        listed = await bert.call("GET", "/tables")
        assert [info["id"] for info in listed["tables"]] == [table]
        await refused(bert, "no-seat", type="sit", table=table, seat=2)
        await refused(bert, "no-table", type="sit", table="nowhere", seat=0)
        await bert.send(type="sit", table=table, seat=0)
        await refused(anna, "seat-taken", type="sit", table=table, seat=0)
        await refused(bert, "seats-open", type="start", table=table)
        await refused(bert, "not-host", type="bot", table=table, seat=1, name="random")
        await refused(anna, "no-bot", type="bot", table=table, seat=1, name="hal")
        await anna.send(type="bot", table=table, seat=1, name="random")
        await refused(bert, "foreign-seat", type="leave", table=table, seat=1)
        await anna.send(type="leave", table=table, seat=1)
        await refused(anna, "foreign-seat", type="leave", table=table, seat=0)
        await bert.send(type="leave", table=table, seat=0)
        await bert.send(type="sit", table=table, seat=1)
        await anna.send(type="sit", table=table, seat=0)
        await refused(bert, "not-started", type="act", table=table, seq=0, actions=["pass"])
        await bert.send(type="start", table=table)
        await refused(bert, "started", type="leave", table=table, seat=1)
        mine = (await bert.call("GET", "/me/tables"))["tables"]
        assert [(info["id"], info["status"]) for info in mine] == [(table, "playing")]
        assert [seat["name"] for seat in mine[0]["seats"]] == ["Anna", "Bert"]
        assert mine[0]["to_act"] == [0, 1]

    act_out(configure(), scene)


def test_what_no_table_can_be_made_of(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna = await here.guest("Anna")
        bodies: list[Any] = [
            {"game": "chess", "seats": places("me", "open")},
            {"game": CC, "seats": places("me")},
            {"game": CC, "seats": places("me", "hal")},
            {"game": CC, "seats": places("me", "open"), "options": {"orgies": "many"}},
            {"game": CC, "seats": places("me", "open"), "options": {"speed": 1}},
            {"game": CC, "seats": []},
            {"game": CC, "seats": places("me", "open"), "colour": "red"},
            {"game": CC},
            [],
        ]
        for body in bodies:
            with pytest.raises(Refused) as error:
                await anna.call("POST", "/tables", body)
            answer = error.value.answer
            assert answer["sentence"]
            # The page says it itself, unless another message than that of the code does.
            said = Texts("en", ("common", "server")).say(
                f"refusal-{answer['code']}", **answer["fields"]
            )
            assert (said == answer["sentence"]) == (answer["why"] == ""), answer
        assert (await anna.call("GET", "/me/tables"))["tables"] == []

    act_out(on_sqlite(), scene)


def test_who_acts_at_the_same_time_is_not_late(configure: Configure) -> None:
    """Both put their decks in order; what one does changes nothing for the other."""

    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        seen = await anna.send(type="watch", table=table)
        seq, choices = seen["seq"], seen["views"][0]["view"]["choices"]
        act = {"type": "act", "table": table, "seq": seq, "actions": choices[:1]}
        assert (await bert.send(**act))["type"] == "done"
        done = await anna.send(**act)
        assert (done["type"], done["seq"]) == ("done", seq + 2)
        # One's own action changes the question.
        assert (await anna.send(**act))["type"] == "stale"
        assert (await bert.send(**act))["type"] == "stale"
        # So does taking back.
        now = {**act, "seq": seq + 2}
        assert (await anna.send(type="undo", table=table, seq=seq + 2))["type"] == "done"
        assert (await bert.send(**now))["type"] == "stale"
        assert (await bert.send(**{**now, "seq": seq + 3}))["type"] == "done"

    act_out(configure(), scene)


def test_the_checks_of_an_act(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        otto = await here.guest("Otto")
        seen = await anna.send(type="watch", table=table)
        seq, choices = seen["seq"], seen["views"][0]["view"]["choices"]
        good = {"type": "act", "table": table, "seq": seq, "actions": choices[:1]}
        await refused(otto, "not-seated", **good)
        await refused(bert, "foreign-seat", **{**good, "seat": 0})
        await refused(anna, "no-seat", **{**good, "seat": 7})
        # The seat comes first, then the seq, then the action.
        await refused(otto, "not-seated", **{**good, "seq": 99})
        for wrong in (seq - 1, seq + 1):
            stale = await anna.send(**{**good, "seq": wrong, "actions": ["nonsense"]})
            assert (stale["type"], stale["seq"]) == ("stale", seq)
            assert stale["views"][0]["view"]["choices"] == choices
        await refused(anna, "invalid-action", **{**good, "actions": ["nonsense"]})
        await refused(anna, "illegal-action", **{**good, "actions": ["pass"]})
        # All or none.
        await refused(anna, "illegal-action", **{**good, "actions": [choices[0], "pass"]})
        assert (await anna.send(type="watch", table=table))["seq"] == seq
        done = await anna.send(**{**good, "actions": choices[:1]})
        assert done == {"type": "done", "id": done["id"], "seq": seq + 1}
        # The same message again: a replay does nothing.
        assert (await anna.send(**good))["type"] == "stale"
        told = await bert.until(lambda message: message["type"] == "update")
        assert [item["kind"] for item in told["log"]] == ["act"]
        assert "text" not in told["log"][0]

    act_out(configure(), scene)


def test_a_batch_is_one_move(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        seen = await anna.send(type="watch", table=table)
        deck = seen["views"][0]["view"]["choices"]
        done = await anna.send(
            type="act", table=table, seq=seen["seq"], actions=[deck[0], deck[1], deck[2]]
        )
        assert done["seq"] == seen["seq"] + 3
        told = await bert.until(lambda message: message["type"] == "update")
        assert len(told["log"]) == 3

    act_out(on_sqlite(), scene)


def test_free_undo(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        before = await anna.send(type="watch", table=table)
        await refused(anna, "nothing-to-undo", type="undo", table=table, seq=before["seq"])
        await act(anna, table)
        done = await act(anna, table)
        await refused(bert, "undo-needs-consent", type="undo", table=table, seq=done["seq"])
        assert (await anna.send(type="undo", table=table, seq=0))["type"] == "stale"
        done = await anna.send(type="undo", table=table, seq=done["seq"], count=2)
        after = await anna.send(type="watch", table=table)
        assert after["views"] == before["views"]
        assert [item["kind"] for item in after["log"][-3:]] == ["act", "act", "undo"]
        assert [item.get("undone", False) for item in after["log"][-3:]] == [True, True, False]
        # It is in the record, and the record replays.
        kept = here.house.live[table].table
        assert kept is not None
        assert kept.record().entries[-1] == (0, "undo 2")
        kept.record().replay()
        # What was sent together is taken back together.
        seen = await anna.send(type="watch", table=table)
        two = seen["views"][0]["view"]["choices"][:2]
        sent = {"type": "act", "table": table, "seq": done["seq"]}
        await anna.send(**sent, actions=two[:1])
        done = await anna.send(**{**sent, "seq": done["seq"] + 1}, actions=[two[1], two[0]])
        done = await anna.send(type="undo", table=table, seq=done["seq"])
        assert kept.record().entries[-1] == (0, "undo 2")
        done = await anna.send(type="undo", table=table, seq=done["seq"])
        assert kept.record().entries[-1] == (0, "undo 1")
        # Another acts: now it takes consent.
        await act(anna, table)
        done = await act(bert, table)
        await refused(anna, "undo-needs-consent", type="undo", table=table, seq=done["seq"])

    act_out(configure(), scene)


def test_undo_by_consent(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        before = await anna.send(type="watch", table=table)
        await act(anna, table)
        await act(bert, table)
        await refused(anna, "no-proposal", type="agree", table=table)
        await anna.send(type="propose", table=table, what="undo")
        seen = await bert.send(type="watch", table=table)
        assert seen["table"]["proposal"] == {"seat": 0, "what": "undo 2", "waiting": [1]}
        await refused(bert, "proposal-waits", type="propose", table=table, what="end")
        await refused(anna, "agreed-already", type="agree", table=table)
        await bert.send(type="decline", table=table)
        await anna.send(type="propose", table=table, what="undo")
        await bert.send(type="agree", table=table)
        after = await anna.send(type="watch", table=table)
        assert after["views"] == before["views"]
        assert after["table"]["proposal"] is None

    act_out(on_sqlite(), scene)


def test_ending_early_and_a_rematch(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here, options={"orgies": "one_fewer"})
        await act(anna, table)
        with pytest.raises(Refused) as error:
            await bert.call("GET", f"/tables/{table}/record")
        assert error.value.code == "record-later"
        await refused(anna, "not-over", type="propose", table=table, what="rematch")
        await anna.send(type="propose", table=table, what="end")
        await bert.send(type="agree", table=table)
        over = await anna.until(is_over)
        assert over["table"]["result"] == {"reason": "agreed", "seat": None, "outcome": None}
        assert over["views"][0]["view"]["choices"] == []
        await refused(anna, "over", type="act", table=table, seq=over["seq"], actions=["pass"])
        record = record_from(await bert.call("GET", f"/tables/{table}/record"))
        assert record.deal.secret
        record.verify()
        await bert.send(type="propose", table=table, what="rematch")
        await anna.send(type="agree", table=table)
        await refused(anna, "rematch-made", type="propose", table=table, what="rematch")
        old = await anna.send(type="watch", table=table)
        new = await anna.send(type="watch", table=old["table"]["next"])
        assert [seat["name"] for seat in new["table"]["seats"]] == ["Bert", "Anna"]
        assert new["table"]["status"] == "playing"
        assert new["table"]["options"]["orgies"] == "one_fewer"
        assert new["table"]["previous"] == table
        assert new["table"]["commitment"] != old["table"]["commitment"]

    act_out(configure(), scene)


def test_resigning(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        await bert.send(type="resign", table=table)
        over = await anna.until(is_over)
        assert over["table"]["result"] == {"reason": "resigned", "seat": 1, "outcome": None}
        mine = (await anna.call("GET", "/me/tables"))["tables"]
        assert mine[0]["result"] == over["table"]["result"]
        assert [seat["resigned"] for seat in mine[0]["seats"]] == [False, True]
        # At a table of three a bot plays on.
        clara = await here.guest("Clara")
        table = await here.table(anna, "circus-maximus", "me", "open", "open")
        await bert.send(type="sit", table=table, seat=1)
        await clara.send(type="sit", table=table, seat=2)
        await anna.send(type="start", table=table)
        await clara.send(type="resign", table=table)
        seen = await anna.send(type="watch", table=table)
        assert seen["table"]["status"] == "playing"
        assert seen["table"]["seats"][2]["resigned"]
        assert seen["table"]["seats"][2]["bot"]
        await refused(clara, "resigned", type="take", table=table, seat=2)

    act_out(on_sqlite(), scene)


def test_a_bot_in_ones_place(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        await refused(anna, "not-away", type="hand", table=table, seat=1)
        await bert.send(type="hand", table=table, seat=1, bot="citizen")
        seen = await anna.send(type="watch", table=table)
        assert seen["table"]["seats"][1]["name"] == "Bert (citizen)"
        # The bot does Bert's part of the set-up, and Bert comes back.
        await bert.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "act")
        await bert.send(type="take", table=table, seat=1)
        await refused(bert, "no-bot-plays", type="take", table=table, seat=1)
        seen = await anna.send(type="watch", table=table)
        assert seen["table"]["seats"][1]["name"] == "Bert"

    act_out(on_sqlite(), scene)


def test_who_is_away_can_be_replaced(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        await refused(anna, "not-away", type="hand", table=table, seat=1)
        await bert.send(type="unwatch", table=table)
        await anna.send(type="hand", table=table, seat=1, bot="citizen")
        await anna.until(lambda m: m["type"] == "update" and m["log"][-1]["seat"] == 1)

    act_out(on_sqlite(absence=0.0), scene)


def test_chat_and_mute(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        await anna.send(type="chat", table=table, text="  Ave,\n <b>Bert</b> http://example.org ")
        line = (await bert.until(lambda m: m["type"] == "chat"))["line"]
        assert (line["name"], line["text"]) == ("Anna", "Ave, <b>Bert</b> http://example.org")
        await bert.send(type="mute", guest=anna.id)
        await refused(bert, "no-guest", type="mute", guest="nobody")
        await anna.send(type="chat", table=table, text="Can you hear me?")
        seen = await bert.send(type="watch", table=table)
        assert seen["chat"] == []
        assert len([m for m in bert.heard if m["type"] == "chat"]) == 1
        await bert.send(type="mute", guest=anna.id, on=False)
        seen = await bert.send(type="watch", table=table)
        assert len(seen["chat"]) == 2
        await refused(anna, "chat-length", type="chat", table=table, text="x" * 501)
        await refused(anna, "chat-length", type="chat", table=table, text=" \n ")
        for _ in range(3):
            await anna.send(type="chat", table=table, text="again")
        await refused(anna, "chat-rate", type="chat", table=table, text="and again")
        await refused(bert, "no-table", type="chat", table="nowhere", text="Hello?")

    act_out(configure(), scene)


def test_who_is_here(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        table = await here.table(anna, CC, "me", "open")
        await bert.send(type="sit", table=table, seat=1)
        path = f"/tables/{table}/presence"
        await anna.send(type="watch", table=table)
        seen = await anna.call("GET", path)
        assert (seen["here"], seen["away"]) == ([0], [1])
        await bert.send(type="watch", table=table)
        seen = await anna.call("GET", path)
        assert (seen["here"], seen["away"]) == ([0, 1], [])

    act_out(on_sqlite(), scene)


def test_looking_back(on_sqlite: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna, bert, table = await two_at(here)
        await act(anna, table)
        replay = await anna.call("GET", f"/tables/{table}/replay?at=0&seat=0")
        assert (replay["at"], replay["count"], replay["view"]["view"]["seq"]) == (0, 1, 0)
        assert (await bert.call("GET", f"/tables/{table}/replay"))["view"]["seat"] is None
        for path in (
            "replay?seat=1",
            "replay?at=2",
            "replay?at=x",
            "replay?seat=9",
            "replay?all=1",
        ):
            with pytest.raises(Refused):
                await anna.call("GET", f"/tables/{table}/{path}")
        await anna.send(type="resign", table=table)
        replay = await anna.call("GET", f"/tables/{table}/replay?seat=1")
        assert replay["view"]["view"]["sides"][1]["hand"] is not None
        assert replay["hands"] == []
        replay = await anna.call("GET", f"/tables/{table}/replay?all=1")
        assert replay["view"]["seat"] is None
        held = [one["view"]["sides"][one["seat"]]["hand"] for one in replay["hands"]]
        assert len(held) == 2
        assert None not in held

    act_out(on_sqlite(), scene)


def test_a_record_goes_out_and_comes_in_again(configure: Configure) -> None:
    async def scene(here: Hall) -> None:
        anna = await here.guest("Anna")
        table = await here.table(anna, CC, "me", "me", options={"action_deck": "shuffled"})
        await play_on(anna, table)
        record = await anna.call("GET", f"/tables/{table}/record")
        bert = await here.guest("Bert")
        info = await bert.call("POST", "/records", record)
        assert info["status"] == "over"
        assert info["result"]["outcome"] == record["outcome"]
        again = await bert.call("GET", f"/tables/{info['id']}/record")
        assert again == record
        replay = await bert.call("GET", f"/tables/{info['id']}/replay?at=30&seat=1")
        assert replay["view"]["view"]["seq"] == 30
        # A bot is called by its level in a record, and has a name of its own at a table.
        bots = {**record, "seats": ["Anna", "citizen"]}
        info = await bert.call("POST", "/records", bots)
        assert [seat["bot"] for seat in info["seats"]] == ["", "citizen"]
        assert await bert.call("GET", f"/tables/{info['id']}/record") == bots
        for spoiled in (
            {**record, "outcome": {"points": [99, 0]}},
            {**record, "actions": [*record["actions"][:-1], [0, "undo 9999"]]},
            {**record, "actions": [[0, "pass"]] * 3000},
            {**record, "deal": {**record["deal"], "secret": "another"}},
            {**record, "game": "chess"},
            {},
        ):
            with pytest.raises(Refused) as error:
                await bert.call("POST", "/records", spoiled)
            assert error.value.answer["sentence"]

    act_out(configure(), scene)
