"""Evenings: points and pairings, across processes and kills, and one of bots played through."""

from __future__ import annotations

import asyncio
from datetime import datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.members import refused
from tests.server.test_programs import program, token
from tests.server.test_ratings import member
from tests.server.test_timekeeping import Later

from triumvir.cli.commands.admin import begins
from triumvir.client.client import Client
from triumvir.server.admin import Admin
from triumvir.server.house import evening_hall
from triumvir.server.house.evening_hall import LEFT
from triumvir.server.http import evenings as evenings_api
from triumvir.server.ratings.evening import (
    PATIENCE,
    Free,
    Played,
    groups,
    sat_before,
    seating,
    standing,
)
from triumvir.server.store.evenings import AT_ONCE, GONE, LARGEST, SEEN
from triumvir.server.store.schema import EVENING_PEOPLE, EVENING_SEATS, MUTES, TABLES
from triumvir.server.tables.refusal import Refusal

MINUTE = 60_000


def game(number: int, people: str, places: tuple[int, ...], left: str = "") -> Played:
    gone = tuple(who in left for who in people)
    return Played(number, f"t{number}", tuple(people), places, gone, bool(places))


# Points


def test_two_points_for_a_victory_and_one_for_a_shared_one() -> None:
    games = [
        game(1, "ab", (1, 2)),
        game(2, "cd", (1, 1)),
        game(3, "abc", (2, 1, 3), left="b"),  # b left, and the bot won: it is a's
        game(4, "ad", (0, 0)),  # all agreed to end it
        game(5, "bd", ()),  # goes on
    ]
    lines = {line.who: line for line in standing("abcd", games)}
    assert {who: line.points for who, line in lines.items()} == {"a": 4, "b": 0, "c": 1, "d": 1}
    assert {who: line.played for who, line in lines.items()} == {"a": 2, "b": 2, "c": 2, "d": 1}
    assert games[2].winners() == ["a"]
    assert games[3].winners() == games[4].winners() == []


def test_ties_are_broken_by_those_who_ended_behind() -> None:
    games = [
        game(1, "ab", (1, 2)),
        game(2, "cd", (1, 2)),
        game(3, "be", (1, 2)),  # so a has beaten somebody with points, and c has not
    ]
    order = [(line.who, line.rank) for line in standing("abcde", games)]
    assert order == [("a", 1), ("b", 2), ("c", 2), ("d", 4), ("e", 4)]


# Pairings


def free(who: str, last: str = "", since: int = 0, points: int = 0, mutes: str = "") -> Free:
    return Free(who, points, since, frozenset(last), frozenset(mutes))


def met(people: list[Free], least: int = 2, most: int = 2, there: str = "", at: int = 1000) -> Any:
    everybody = there or "".join(one.guest for one in people)
    return sorted("".join(sorted(one)) for one in groups(people, least, most, everybody, at))


def test_nobody_meets_the_same_person_twice_in_a_row() -> None:
    assert met([free("a", "b"), free("b", "a"), free("c", "d"), free("d", "c")]) == ["ac", "bd"]
    # The others still play: one waits for them, but not for ever.
    two = [free("a", "b"), free("b", "a")]
    assert met(two, there="abcd") == []
    assert met(two, there="abcd", at=PATIENCE) == ["ab"]
    assert met(two, there="ab") == ["ab"]
    # Whoever has waited longest is never left over.
    three = [free("a", "b", 500), free("b", "a", 500), free("c", since=100)]
    assert [one for one in met(three) if "c" in one]
    assert met([free("a", mutes="b"), free("b")]) == []


def test_those_near_in_points_meet() -> None:
    people = [free(who, points=points) for who, points in zip("abcd", (8, 0, 6, 2), strict=True)]
    assert met(people) == ["ac", "bd"]


@pytest.mark.parametrize(("count", "sizes"), [(3, [3]), (5, [5]), (7, [3, 4]), (11, [3, 3, 5])])
def test_circus_sits_down_in_groups(count: int, sizes: list[int]) -> None:
    people = [free("abcdefghijk"[n]) for n in range(count)]
    assert sorted(len(one) for one in met(people, 3, 5)) == sizes
    assert met(people[:2], 3, 5) == []


def test_a_table_of_circus_is_mixed() -> None:
    """The same three do not sit down again while a fourth is there."""
    three = [free("a", "bc"), free("b", "ac"), free("c", "ab")]
    assert met(three, 3, 5, there="abcdefg") == []
    mixed = met([*three, free("d")], 3, 5, there="abcdefg")
    assert mixed == ["abcd"]
    assert met(three, 3, 5, there="abc") == ["abc"]


def test_seats_are_balanced() -> None:
    sat = sat_before([game(1, "ab", (1, 2)), game(2, "ab", (1, 2))])
    for _ in range(10):
        assert seating("ab", sat) == ["b", "a"]


def test_when_the_host_says_an_hour() -> None:
    now = datetime.fromisoformat("2026-11-18T19:30").astimezone()
    assert begins(None, now) == now
    for said, found in (
        ("1900-01-01T20:00", "2026-11-18T20:00"),
        ("1900-01-01T19:00", "2026-11-19T19:00"),
        ("2026-12-01T20:00", "2026-12-01T20:00"),
    ):
        wanted = datetime.fromisoformat(found).astimezone()
        assert begins(datetime.fromisoformat(said), now) == wanted


def test_a_result_can_be_looked_at_in_peace() -> None:
    """Nobody is paired who has not said since the last game that they wait for the next one."""
    over = game(1, "ab", (1, 2))._replace(ended=1500)

    def waiting(seen: int) -> list[str]:
        row = SimpleNamespace(guest="a", here=True, account="a", seen=seen, since=0)
        lines = standing(["a"], [over])
        return [one.guest for one in evening_hall.who_waits([row], [over], 2000, {}, lines)[0]]

    assert waiting(1400) == []
    assert waiting(1600) == ["a"]


# On both databases


class Clock:
    """The time of an evening, as the test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_900_000_000_000
        for module in (evening_hall, evenings_api):
            monkeypatch.setattr(module, "now", lambda: self.at)


async def announce(here: Hall, game: str, starts: int, **more: object) -> str:
    """Nobody is paired but when the test says so."""
    here.house.seekers.also = ()
    wish = {"do": "evening", "name": "Ides", "game": game, "starts": starts, "minutes": 90}
    return str(await Admin(here.house).obey({**wish, "pace": "live", "rated": False, **more}))


async def waves(here: Hall, count: int = 1) -> None:
    """Of several processes at once."""
    await asyncio.gather(*(here.house.evening_hall.wave_all() for _ in range(count)))


async def count(here: Hall, table: Any) -> int:
    rows = await here.house.store.rows(select(func.count()).select_from(table))
    return int(rows[0][0])


def test_before_during_and_after(configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def main() -> None:
        async with hall(configure()) as here:
            with pytest.raises(Refusal):
                await announce(here, "caesar", 0, pace="turns")
            with pytest.raises(Refusal):
                await announce(here, "caesar", 0, minutes=5)
            id = await announce(here, "terni-lapilli", clock.at + 10 * MINUTE)
            path = f"/evenings/{id}"
            guest = await here.guest("Gaius")
            assert await refused(guest, "POST", f"{path}/seat") == "rated-account"
            anna, jonas, vera = [await member(here, name) for name in ("Anna", "Jonas", "Věra")]
            for who in (anna, jonas, vera):
                await who.call("POST", f"{path}/seat")
            told = await guest.call("GET", path)
            assert (told["evening"]["state"], told["evening"]["come"]) == ("coming", 3)
            assert [line["page"] for line in told["people"]] == [False] * 3
            assert sum(line["page"] for line in (await anna.call("GET", path))["people"]) == 1
            # Whoever stands up before the first game was never there.
            told = await vera.call("DELETE", f"{path}/seat")
            assert len(told["people"]) == 2
            await waves(here)
            assert await count(here, TABLES) == 0  # it has not begun
            clock.at += 10 * MINUTE
            await waves(here)
            assert await count(here, TABLES) == 0  # nobody has said that they are here
            for who in (anna, jonas):
                await who.call("POST", f"{path}/seat")
            await waves(here, 4)
            assert await count(here, TABLES) == 1
            assert await count(here, EVENING_SEATS) == 2
            mine = await anna.call("GET", path)
            assert mine["table"]
            table = (await anna.call("GET", f"/tables/{mine['table']}"))["table"]
            assert (table["status"], table["clock"]["pace"]) == ("playing", "live")
            assert {line["state"] for line in mine["people"]} == {"playing"}
            body = {"type": "resign", "table": mine["table"]}
            await anna.call("POST", "/commands", body)
            told = await guest.call("GET", path)
            assert [(one["name"], one["points"]) for one in told["people"]] == [
                ("Jonas", 2),
                ("Anna", 0),
            ]
            assert [one["winners"] for one in told["games"]] == [[0]]
            assert (await anna.call("GET", path))["last"] == mine["table"]
            # There is nobody else, so they meet again, with the seats exchanged; whoever has stood
            # up is not paired, and keeps what was won.
            await jonas.call("DELETE", f"{path}/seat")
            clock.at += SEEN
            await anna.call("POST", f"{path}/seat")
            await waves(here)
            assert await count(here, TABLES) == 1
            await jonas.call("POST", f"{path}/seat")
            await waves(here)
            second = (await anna.call("GET", path))["table"]
            seats = (await anna.call("GET", f"/tables/{second}"))["table"]["seats"]
            assert [one["guest"] for one in seats] == [
                one["guest"] for one in reversed(table["seats"])
            ]
            # The time is over while they play: it counts.
            clock.at += 90 * MINUTE
            assert (await anna.call("GET", path))["evening"]["state"] == "ending"
            await jonas.call("POST", "/commands", {"type": "resign", "table": second})
            over = await anna.call("GET", path)
            assert over["evening"]["state"] == "over"
            assert [(one["rank"], one["points"]) for one in over["people"]] == [(1, 2), (1, 2)]
            assert await refused(anna, "POST", f"{path}/seat") == "evening-over"
            await waves(here)
            assert await count(here, TABLES) == 2
            listed = (await guest.call("GET", "/evenings"))["evenings"]
            assert [(one["name"], one["state"]) for one in listed] == [("Ides", "over")]

    asyncio.run(main())


def test_kills_neither_lose_nor_double_a_pairing(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wave that is killed before its transaction leaves nothing, and the next makes it all; one
    that read before another had written finds its numbers taken."""
    clock = Clock(monkeypatch)

    async def main() -> None:
        async with hall(configure()) as here:
            people = [await member(here, f"Member {n}") for n in range(4)]
            id = await announce(here, "terni-lapilli", clock.at)
            for who in people:
                await who.call("POST", f"/evenings/{id}/seat")
            evenings = here.house.evening_hall
            evening = await evenings.evenings.find(id)

            class Killed(BaseException):
                pass

            async def kill(*_what: object) -> None:
                raise Killed

            create, evenings.create = evenings.create, kill
            with pytest.raises(Killed):
                await evenings.wave(evening, clock.at)
            evenings.create = create
            assert await count(here, TABLES) == 0
            # Both have read; only then both write.
            both = asyncio.Barrier(2)

            async def late(*what: Any) -> None:
                await both.wait()
                await create(*what)

            evenings.create = late
            await asyncio.gather(*(evenings.wave(evening, clock.at) for _ in range(2)))
            evenings.create = create
            rows = await here.house.store.rows(select(EVENING_SEATS))
            assert sorted(row.guest for row in rows) == sorted(who.id for who in people)
            assert await count(here, TABLES) == 2
            # A table that the host has closed counts for nobody, and keeps nobody.
            await Admin(here.house).obey({"do": "close", "table": rows[0].table_id})
            told = await people[0].call("GET", f"/evenings/{id}")
            assert {line["points"] for line in told["people"]} == {0}
            assert sorted(line["state"] for line in told["people"]) == [
                *("free", "free", "playing", "playing")
            ]

    asyncio.run(main())


def test_who_is_gone_or_blocked_is_not_paired(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            anna, jonas = await member(here, "Anna"), await member(here, "Jonas")
            id = await announce(here, "terni-lapilli", clock.at)
            for who in (anna, jonas):
                await who.call("POST", f"/evenings/{id}/seat")
            async with here.house.engine.begin() as connection:
                muted = {"guest": jonas.id, "muted": anna.id}
                await connection.execute(insert(MUTES), muted)
            await waves(here)
            assert await count(here, TABLES) == 0
            vera = await member(here, "Věra")
            await vera.call("POST", f"/evenings/{id}/seat")
            clock.at += GONE
            await vera.call("POST", f"/evenings/{id}/seat")
            await waves(here)
            assert await count(here, TABLES) == 0  # the others have not said that they are here
            # The host ends it, and nobody joins; nor do more people than there is room for.
            await Admin(here.house).obey({"do": "end-evening", "evening": id})
            assert await refused(vera, "POST", f"/evenings/{id}/seat") == "evening-over"
            full = await announce(here, "caesar", clock.at)
            rows = [
                {"evening": full, "guest": f"g{n}", "here": True, "since": 0, "seen": 0}
                for n in range(LARGEST)
            ]
            async with here.house.engine.begin() as connection:
                await connection.execute(insert(EVENING_PEOPLE), rows)
            assert await refused(vera, "POST", f"/evenings/{full}/seat") == "evening-full"

    asyncio.run(main())


@pytest.mark.parametrize("before", ["nothing", "pause", "wait"])
def test_an_evening_whose_last_two_have_left_is_over_soon(
    configure: Configure, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Nobody is there to take the win: it comes by itself, in minutes, even where no clock would
    bring it any more. While one of them looks, it does not."""
    later = Later(monkeypatch)

    async def main() -> None:
        async with hall(configure()) as here:
            both = [await member(here, name) for name in ("Anna", "Jonas")]
            people = {one.id: one for one in both}
            id = await announce(here, "terni-lapilli", 0, minutes=10)
            for who in both:
                await who.call("POST", f"/evenings/{id}/seat")
            await waves(here)
            (game,) = await here.house.evening_hall.evenings.games(id)
            first, second = [people[who] for who in game.people]
            if before == "pause":
                await first.send(type="propose", table=game.table, what="pause")
                await second.send(type="agree", table=game.table)
            later.wait(650)
            if before == "wait":
                await here.house.timekeeper.beat(10**9)
                await here.house.timekeeper.look()
                await second.send(type="wait", table=game.table, seat=0)

            async def state() -> str:
                await waves(here, 2)
                listed = (await first.call("GET", "/evenings"))["evenings"]
                told = await first.call("GET", f"/evenings/{id}")
                assert [one["state"] for one in listed] == [told["evening"]["state"]]
                return str(told["evening"]["state"])

            live = here.house.tables.at(game.table)
            assert await state() == "ending"
            later.wait(LEFT + 1)
            assert await state() == "ending"  # who has just gone comes back
            live.opened -= LEFT + 1
            live.seen = {}
            await second.send(type="watch", table=game.table)
            assert await state() == "ending"
            await second.send(type="unwatch", table=game.table)
            assert await state() == "ending"
            live.seen = {}
            assert await state() == "over"
            told = await second.call("GET", f"/evenings/{id}")
            assert [(line["mine"], line["points"]) for line in told["people"]] == [
                (True, 2),
                (False, 0),
            ]

    asyncio.run(main())


def test_bots_end_a_game_of_three_that_all_have_left(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later(monkeypatch)

    async def main() -> None:
        async with hall(on_sqlite()) as here:
            people = [await member(here, name) for name in ("Anna", "Jonas", "Věra")]
            id = await announce(here, "circus-maximus", 0, minutes=10)
            for who in people:
                await who.call("POST", f"/evenings/{id}/seat")
            await waves(here)
            (game,) = await here.house.evening_hall.evenings.games(id)
            later.wait(650)
            live = here.house.tables.at(game.table)
            live.opened -= LEFT + 1
            await waves(here)
            assert live.table is not None
            assert [seat.bot for seat in live.table.seats] == ["citizen"] * 3

    asyncio.run(main())


def test_games_that_are_over_are_read_once(
    configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody who takes part asks every few seconds, and there may be thousands of games."""

    async def main() -> None:
        async with hall(configure()) as here:
            id = await announce(here, "caesar", 0)
            seats = [
                {"evening": id, "number": number, "seat": seat, "table_id": f"t{number}", "made": 1}
                | {"guest": "ab"[seat]}
                for number in range(1, 2 * AT_ONCE + 2)
                for seat in range(2)
            ]
            async with here.house.engine.begin() as connection:
                await connection.execute(insert(EVENING_SEATS), seats)
            halls = here.house.evening_hall
            reads: list[int] = []
            read_games = halls.evenings.read_games

            async def counted(*what: Any) -> dict[int, Played]:
                found = await read_games(*what)
                reads.append(len(found))
                return found

            monkeypatch.setattr(halls.evenings, "read_games", counted)
            games = await halls.evenings.games(id)
            assert [game.number for game in games] == [*range(1, 2 * AT_ONCE + 2)]
            assert reads == [AT_ONCE, AT_ONCE, 1]
            assert await halls.evenings.games(id) == games
            assert reads == [AT_ONCE, AT_ONCE, 1]
            lines = await halls.lines(id, ["a", "b"], games)
            assert await halls.lines(id, ["a", "b"], games) is lines

    asyncio.run(main())


# An evening of bots


async def bot(here: Hall, owner: Client, name: str) -> Client:
    """A program of somebody's that plays as a bot, with an account of its own."""
    client = program(here, await token(owner, "play", bot=name, name=name))
    client.id = (await client.call("GET", "/me"))["id"]
    return await here.stack.enter_async_context(client)


def test_an_evening_of_bots(configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    asyncio.run(play_an_evening(configure, clock, "terni-lapilli", 5, 15))


@pytest.mark.parametrize(
    ("game", "bots"), [("caesar-cleopatra", 4), ("caesar", 4), ("circus-maximus", 7)]
)
def test_an_evening_of_each_game(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch, game: str, bots: int
) -> None:
    clock = Clock(monkeypatch)
    asyncio.run(play_an_evening(on_sqlite, clock, game, bots, 45))


async def play_an_evening(
    configure: Configure, clock: Clock, game: str, bots: int, minutes: int
) -> None:
    """Ninety minutes in which a game takes `minutes`; every game, every point and every rest."""
    async with hall(configure()) as here:
        owners = [await member(here, "Anna"), await member(here, "Jonas")]
        made = [await bot(here, owners[n % 2], f"Automaton {n}") for n in range(bots)]
        clients = {client.id: client for client in made}
        id = await announce(here, game, clock.at)
        path = f"/evenings/{id}"
        evenings = here.house.evening_hall.evenings
        each: list[list[Played]] = []
        for minute in range(0, 90 + minutes, minutes):
            for client in made if minute < 90 else ():
                await client.call("POST", f"{path}/seat")
            await waves(here, 2)
            playing = [one for one in await evenings.games(id) if not one.over]
            assert bool(playing) == (minute < 90)
            each.append(playing)
            await asyncio.gather(
                *(
                    play_on(clients[who], one.table, one.number * 7 + seat)
                    for one in playing
                    for seat, who in enumerate(one.people)
                )
            )
            clock.at += minutes * MINUTE
        played = await evenings.games(id)
        assert len(played) == sum(map(len, each)) >= 90 // minutes
        assert all(one.over and one.winners() for one in played)
        told = await owners[0].call("GET", path)
        assert told["evening"]["state"] == "over"
        assert len(told["games"]) == len(played)
        # Every point is there once.
        assert sum(line["points"] for line in told["people"]) == sum(
            2 if len(one.winners()) == 1 else len(one.winners()) for one in played
        )
        # Nobody meets the same person twice in a row, nobody rests twice in a row.
        for before, after in pairwise(each[:-1]):
            if game != "circus-maximus":
                pairs = {frozenset(one.people) for one in before}
                assert not pairs & {frozenset(one.people) for one in after}
            sat = {who for one in (*before, *after) for who in one.people}
            assert sat == set(clients)
