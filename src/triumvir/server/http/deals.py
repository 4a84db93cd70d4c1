"""The deal of the day over HTTP: everybody plays the same cards once, and whoever has finished sees
how the others did. No card is told."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from msgspec import Struct

from triumvir.core.errors import TriumvirError
from triumvir.core.game import Game
from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.http.puzzles import asked_day
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.http.tables import making
from triumvir.server.protocol.messages import Info
from triumvir.server.store.daily import Standing
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import day_of, now
from triumvir.server.tables.info import info, role
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table, new_id

OPPONENT: Final = "senator"
SEATS: Final = {"caesar-cleopatra": 2, "circus-maximus": 4, "caesar": 2}
ARCHIVE: Final = 60  # days back whose results can be seen


class DealResult(Struct, kw_only=True, frozen=True):
    """`margin`: by how many points ahead of the best of the others, or (below 0) behind."""

    name: str
    place: int
    points: int
    margin: int
    mine: bool = False


class DealTimes(Struct, kw_only=True, frozen=True):
    """How often a result came."""

    place: int
    margin: int
    times: int


class DealState(Struct, kw_only=True, frozen=True):
    """The deal of a day. `table`: where I play it, or have; `mine` when I have finished, and
    `gave_up` if I shall not. `results` and `spread` come after that, or when the day is over."""

    game: str
    day: str
    today: bool
    seats: int
    seat: int
    role: str
    bot: str
    begun: int
    finished: int
    best: DealResult | None
    table: str
    gave_up: bool
    mine: DealResult | None
    rank: int
    results: list[DealResult]
    spread: list[DealTimes]


def seat_of(game: str, day: str) -> int:
    """Where everybody sits on this day."""
    digest = hashlib.sha256(f"seat/{game}/{day}".encode()).digest()
    return digest[0] % SEATS[game]


def deal_of(key: bytes, game: str, day: str) -> Deal:
    """From the key of the server, so that nobody knows it before."""
    what = f"deal/{game}/{day}".encode()
    return Deal.fair(hmac.new(key, what, hashlib.sha256).hexdigest()[:32])


async def look(request: Request) -> DealState:
    """Today's deal, and how it went as far as I may know."""
    game = asked_game(request)
    day = asked_day(str(request.http.path_params.get("day", "")), ARCHIVE).isoformat()
    return await standing(request, game, day)


async def look_back(request: Request) -> DealState:
    """The deal of a day, 2026-11-17, and how it went: of the last sixty."""
    return await look(request)


async def play(request: Request) -> Info:
    """Play today's deal: a table for it, or the one where I have begun."""
    person = request.guest()
    request.house.check_maintenance()
    game = asked_game(request)
    day, daily = day_of(now()), request.house.daily
    async with making(request, person.id):
        own = await daily.own_deal(day, game.meta.id, person.id)
        if own is not None:
            async with request.house.table(own.table_id) as held:
                return info(held.table)
        seats = SEATS[game.meta.id]
        mine = seat_of(game.meta.id, day)
        deal = deal_of(request.house.guests.key, game.meta.id, day)
        options = game.meta.read_options({})
        table = Table(new_id(), game, options, seats, deal, person.id, False)
        drafts = [Draft("daily", text=day)]
        for seat in range(seats):
            if seat == mine:
                drafts.append(Draft("sit", seat, person.id, person.name))
            else:
                drafts.append(Draft("bot", seat, text=OPPONENT))
        await request.house.create(table, [*drafts, Draft("start")])
    return info(table)


def asked_game(request: Request) -> Game:
    try:
        game = find(str(request.http.path_params["game"]))
    except TriumvirError as error:
        raise Refusal("no-deal", status=404) from error
    if game.meta.id not in SEATS:
        raise Refusal("no-deal", status=404)
    return game


async def standing(request: Request, game: Game, day: str) -> DealState:
    id, daily = game.meta.id, request.house.daily
    guest = request.person.id if request.person is not None else ""
    played = await daily.played(day, id)
    own = await daily.own_deal(day, id, guest) if guest else None
    ended = own is not None and own.ended > 0
    today = day == day_of(now())
    told = ended or not today
    whole = own is not None and own.place > 0
    mine = Standing(guest, "", own.place, own.points, own.margin) if own and whole else None
    seat = seat_of(id, day)
    return DealState(
        game=id,
        day=day,
        today=today,
        seats=SEATS[id],
        seat=seat,
        role=role(game, game.meta.read_options({}), seat),
        bot=OPPONENT,
        begun=played.begun,
        finished=played.finished,
        best=None if played.best is None else result(played.best._replace(name=""), guest),
        table=own.table_id if own is not None else "",
        gave_up=ended and not whole,
        mine=None if mine is None else result(mine, guest),
        rank=await daily.rank(day, id, mine.place, mine.margin) if mine else 0,
        results=[result(one, guest) for one in await daily.standings(day, id)] if told else [],
        spread=[
            DealTimes(place=place, margin=margin, times=times)
            for place, margin, times in (await daily.spread(day, id) if told else ())
        ],
    )


def result(one: Standing, guest: str) -> DealResult:
    return DealResult(
        name=one.name,
        place=one.place,
        points=one.points,
        margin=one.margin,
        mine=one.guest == guest,
    )


ENDPOINTS = (
    Endpoint("GET", "/deals/{game}", DealState, look),
    Endpoint("GET", "/deals/{game}/{day}", DealState, look_back),
    Endpoint("POST", "/deals/{game}", Info, play, status=201),
)
