"""Playing someone, over HTTP: join the pool, ask how it stands, say yes or no."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from triumvir.core.registry import find
from triumvir.server.http.request import Endpoint, Request, address
from triumvir.server.protocol.commands import Id
from triumvir.server.protocol.messages import Done
from triumvir.server.ratings.pairing import RANGES
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.pool import WAVE
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal

Pace = Literal["quick", "live", "turns"]


class Wish(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Which game I look for, and how: `quick` and `live` are played in one sitting."""

    game: Annotated[str, Meta(max_length=64)]
    pace: Pace = "live"
    rated: bool = False


class Yes(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    pair: Id


class FoundPerson(Struct, kw_only=True, frozen=True):
    """Somebody who was found. The rating comes with its deviation where the game is rated. Of the
    last `games` (fifty at most) so many were `kept`, which means played to the end; that is told
    of those whose page is hidden, too."""

    name: str
    portrait: str
    yes: bool
    mine: bool
    rating: int
    deviation: int
    games: int
    kept: int


class PoolState(Struct, kw_only=True, frozen=True):
    """How it stands with me: `none`, `waiting`, `found` (say yes within `seconds`), or `seated`
    at the table `pair`. `reach`: how far from my rating is looked by now, 0 for everywhere."""

    state: Literal["none", "waiting", "found", "seated"]
    game: str = ""
    pace: str = ""
    rated: bool = False
    waited: int = 0
    rating: int = 0
    reach: int = 0
    pair: str = ""
    seconds: int = 0
    people: list[FoundPerson] = []


async def join(request: Request) -> PoolState:
    """Look for somebody to play with, from now on and in place of what I looked for before."""
    body: Wish = request.body
    person = request.guest()
    request.house.check_maintenance()
    where = address(request.http)
    if not request.context.seeking.take(where):
        raise Refusal("rate", status=429)
    find(body.game)
    origin = request.house.origins.hash(where)
    await request.house.seekers.look(person, body.game, body.pace, body.rated, origin)
    return await state(request)


async def state(request: Request) -> PoolState:
    """How it stands. Whoever does not ask for half a minute is not looked for any more."""
    me = request.guest().id
    pool = request.house.seekers.pool
    moment = now()
    row = await pool.find(me, moment)
    if row is None:
        return PoolState(state="none")
    found = await pool.pair(row.pair) if row.pair else []
    kept = {one.guest: await request.house.people.kept(one.guest) for one in found}
    waves = max(0, moment - row.since) // WAVE
    return PoolState(
        state="seated" if row.made else "found" if row.pair else "waiting",
        game=row.game,
        pace=row.pace,
        rated=row.rated,
        waited=max(0, moment - row.since) // 1000,
        rating=Skill(row.mu, row.sigma).shown(),
        reach=int(RANGES[waves]) if waves < len(RANGES) else 0,
        pair=row.pair,
        seconds=max(0, row.until - moment + 999) // 1000 if row.pair else 0,
        people=[
            FoundPerson(
                name=one.name,
                portrait=one.portrait or "",
                yes=one.yes,
                mine=one.guest == me,
                rating=Skill(one.mu, one.sigma).shown() if row.rated else 0,
                deviation=Skill(one.mu, one.sigma).deviation() if row.rated else 0,
                games=len(kept[one.guest]),
                kept=sum(kept[one.guest]),
            )
            for one in found
        ],
    )


async def agree(request: Request) -> PoolState:
    """Yes to those who were found. When all have said so, the game begins."""
    body: Yes = request.body
    await request.house.seekers.agree(request.guest().id, body.pair)
    return await state(request)


async def leave(request: Request) -> Done:
    """Look no more; it is also the way to say no."""
    await request.house.seekers.pool.leave(request.guest().id, now())
    return Done(id=0)


ENDPOINTS = (
    Endpoint("POST", "/pool", PoolState, join, Wish),
    Endpoint("GET", "/pool", PoolState, state),
    Endpoint("POST", "/pool/yes", PoolState, agree, Yes),
    Endpoint("DELETE", "/pool", Done, leave),
)
