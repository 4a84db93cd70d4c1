"""Evenings over HTTP: the list, one of them with its table and games, and taking part."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from triumvir.server.house.evening_hall import is_here
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.tables.entry import now

SHOWN = 100  # games, the newest first


class EveningInfo(Struct, kw_only=True, frozen=True):
    """An evening in the list, from `starts` to `ends`; `come` is how many take part. It is `ending`
    when nobody is paired any more, and `over` when the last game is."""

    id: str
    name: str
    game: str
    pace: str
    rated: bool
    starts: int
    ends: int
    come: int
    state: Literal["coming", "playing", "ending", "over"]


class EveningList(Struct, kw_only=True, frozen=True):
    """Those that go on or are to come, the next one first; then those of the last day."""

    evenings: list[EveningInfo]


class EveningLine(Struct, kw_only=True, frozen=True):
    """Where somebody stands: points (two a victory, one a shared one), then Sonneborn-Berger, then
    victories. `page`: there is one that I may see. `state`: plays, is free and waits for a game, or
    is away."""

    name: str
    portrait: str
    page: bool
    mine: bool
    rank: int
    played: int
    won: int
    points: int
    beaten: float
    state: Literal["playing", "free", "away"]


class EveningGame(Struct, kw_only=True, frozen=True):
    """`people` are places in the table of the evening, by seat; so are `winners`. A game that is
    over without winners does not count."""

    table: str
    people: list[int]
    winners: list[int]
    over: bool
    began: int


class Evening(Struct, kw_only=True, frozen=True):
    """`joined`: I take part. `table` is the game that I play now, if there is one, and `last` the
    one before. `now` is the server's time, for clocks."""

    evening: EveningInfo
    now: int
    joined: bool
    table: str
    last: str
    people: list[EveningLine]
    games: list[EveningGame]


async def list_evenings(request: Request) -> EveningList:
    """Evenings that go on, that are to come, and that were today."""
    moment = now()
    rows = await request.house.evening_hall.evenings.listed(moment)
    return EveningList(
        evenings=[told(row, row.come, stage(row, moment, row.plays)) for row in rows]
    )


Stage = Literal["coming", "playing", "ending", "over"]


def stage(row: Any, moment: int, plays: bool) -> Stage:
    if moment < row.starts:
        return "coming"
    if moment < row.ends:
        return "playing"
    return "ending" if plays else "over"


def told(row: Any, come: int, state: Stage) -> EveningInfo:
    names = ("id", "name", "game", "pace", "rated", "starts", "ends")
    return EveningInfo(come=come, state=state, **{name: getattr(row, name) for name in names})


async def read(request: Request) -> Evening:
    """An evening: who takes part, how they stand, and what was played."""
    hall = request.house.evening_hall
    evenings = hall.evenings
    evening = await evenings.find(request.table())
    games = await evenings.games(evening.id)
    people = {row.guest: row for row in await evenings.people(evening.id)}
    moment = now()
    lines = await hall.lines(evening.id, list(people), games)
    place = {line.who: at for at, line in enumerate(lines)}
    me = request.person.id if request.person is not None else ""
    mine = [game for game in games if me in game.people]
    before = {who: game for game in games for who in game.people}
    playing = {who for game in games if not game.over for who in game.people}

    def line_state(who: str) -> Literal["playing", "free", "away"]:
        row = people.get(who)
        if who in playing:
            return "playing"
        here = row is not None and is_here(row, moment, before.get(who))
        return "free" if here else "away"

    return Evening(
        evening=told(
            evening,
            len([1 for row in people.values() if row.here]),
            stage(evening, moment, bool(playing)),
        ),
        now=moment,
        joined=me in people and bool(people[me].here),
        table=mine[-1].table if mine and not mine[-1].over else "",
        last=mine[-1].table if mine and mine[-1].over else "",
        people=[
            EveningLine(
                name=people[line.who].name if line.who in people else "",
                portrait=(people[line.who].portrait if line.who in people else None) or "",
                page=line.who == me or (line.who in people and bool(people[line.who].public)),
                mine=line.who == me,
                rank=line.rank,
                played=line.played,
                won=line.won,
                points=line.points,
                beaten=line.beaten,
                state=line_state(line.who),
            )
            for line in lines
        ],
        games=[
            EveningGame(
                table=game.table,
                people=[place[who] for who in game.people],
                winners=[place[who] for who in game.winners()],
                over=game.over,
                began=game.began,
            )
            for game in reversed(games[-SHOWN:])
        ],
    )


async def take_part(request: Request) -> Evening:
    """Take part from now on, and say that I wait for a game. Whoever does not say so again for half
    a minute is not paired; in a game nobody need say it."""
    await request.house.evening_hall.come(request.table(), request.guest())
    return await read(request)


async def stand_up(request: Request) -> Evening:
    """No more games for me. Points stay, and one can come back."""
    await request.house.evening_hall.evenings.leave(request.table(), request.guest().id)
    return await read(request)


ENDPOINTS = (
    Endpoint("GET", "/evenings", EveningList, list_evenings),
    Endpoint("GET", "/evenings/{id}", Evening, read),
    Endpoint("POST", "/evenings/{id}/seat", Evening, take_part, scope="play"),
    Endpoint("DELETE", "/evenings/{id}/seat", Evening, stand_up, scope="play"),
)
