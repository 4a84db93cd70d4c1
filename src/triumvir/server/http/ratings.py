"""Ratings over HTTP: people's, what a game changed, the tables of the best, two people's games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from triumvir.core.registry import find
from triumvir.server.http.people import owner
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.handles import handle_key
from triumvir.server.ratings.model import after_absence
from triumvir.server.ratings.scale import UNSURE, Skill
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal

PACES = ("live", "turns", "none")
POINTS_COST = 50  # in entries: what reading them costs


class RatingPoint(Struct, kw_only=True, frozen=True):
    at: int
    rating: int
    deviation: int


class RatingInfo(Struct, kw_only=True, frozen=True):
    """A rating of a game at a pace: `live`, `turns`, `none` without clocks; `bots` is an estimate
    from games against bots. The truth lies within two deviations in 19 cases of 20; `unsure`: that
    is not saying much yet. `curve`: after the last games, the newest last."""

    game: str
    pace: str
    rating: int
    deviation: int
    unsure: bool
    games: int
    won: int
    last: int
    curve: list[RatingPoint]


class RatingList(Struct, kw_only=True, frozen=True):
    ratings: list[RatingInfo]


class RatingChange(Struct, kw_only=True, frozen=True):
    seat: int
    name: str
    before: int
    after: int
    deviation: int


class TableRatings(Struct, kw_only=True, frozen=True):
    """What a finished game changed. `why` it changed nothing: `address`, two accounts played at
    one; `pair`, the same two have met too often today; `short`, somebody never acted; `host`."""

    why: str
    pace: str
    seats: list[RatingChange]


class BestPerson(Struct, kw_only=True, frozen=True):
    name: str
    portrait: str
    rating: int
    deviation: int
    unsure: bool
    games: int
    won: int
    mine: bool


class Best(Struct, kw_only=True, frozen=True):
    """The best at a game, those first of whom most is certain: whose page is public, and I."""

    game: str
    pace: str
    month: int
    people: list[BestPerson]


class Between(Struct, kw_only=True, frozen=True):
    """Finished games of two people: `won` by the first, `lost`, or neither."""

    game: str
    games: int
    won: int
    lost: int


class BetweenList(Struct, kw_only=True, frozen=True):
    games: list[Between]


async def of_person(request: Request) -> RatingList:
    """A person's ratings, with their curves."""
    row = await owner(request)
    request.charge(POINTS_COST)
    standings = request.house.standings
    found = []
    for one in await standings.of(row.guest):
        skill = after_absence(Skill(one.mu, one.sigma), one.last, now())
        curve = await standings.curve(row.guest, one.game, one.pace)
        found.append(
            RatingInfo(
                game=one.game,
                pace=one.pace,
                rating=skill.shown(),
                deviation=skill.deviation(),
                unsure=skill.deviation() > UNSURE,
                games=one.games,
                won=one.won,
                last=one.last,
                curve=[point(each) for each in curve],
            )
        )
    return RatingList(ratings=found)


def point(row: Any) -> RatingPoint:
    skill = Skill(row.mu, row.sigma)
    return RatingPoint(at=row.at, rating=skill.shown(), deviation=skill.deviation())


async def of_table(request: Request) -> TableRatings:
    """What a finished game changed; nothing of one that is not rated or goes on."""
    rows = await request.house.standings.table(request.table())
    return TableRatings(
        why=rows[0].why if rows else "",
        pace=rows[0].pace if rows else "",
        seats=[
            RatingChange(
                seat=row.seat,
                name=row.name or "",
                before=Skill(row.mu_before, row.sigma_before).shown(),
                after=Skill(row.mu, row.sigma).shown(),
                deviation=Skill(row.mu, row.sigma).deviation(),
            )
            for row in rows
            if row.guest
        ],
    )


async def best(request: Request) -> Best:
    """The best at a `game` and `pace`: now, or at the end of a `month` such as 202611."""
    game = find(request.http.query_params.get("game", "")[:64]).meta.id
    pace = request.http.query_params.get("pace", "live")
    if pace not in PACES:
        raise Refusal("query", name="pace")
    month = request.number("month", 0)
    asked = f"{month // 100:04}-{month % 100:02}" if month else ""
    me = request.person.id if request.person is not None else ""
    rows = await request.house.standings.best(game, pace, asked, me)
    people = []
    for row in rows:
        skill = Skill(row.mu, row.sigma)
        if not month:
            skill = after_absence(skill, row.last, now())
        people.append(
            BestPerson(
                name=row.name,
                portrait=row.portrait,
                rating=skill.shown(),
                deviation=skill.deviation(),
                unsure=skill.deviation() > UNSURE,
                games=row.games,
                won=row.won,
                mine=row.guest == me,
            )
        )
    return Best(game=game, pace=pace, month=month, people=people)


async def between(request: Request) -> BetweenList:
    """What two people have finished against each other: their pages are public, or mine."""
    one = await owner(request)
    other = await request.house.people.account(
        handle_key(str(request.http.path_params["other"])[:64])
    )
    mine = other is not None and request.person is not None and request.person.id == other.guest
    if other is None or not (other.public or mine):
        raise Refusal("no-person", status=404)
    rows = await request.house.standings.between(one.guest, other.guest)
    return BetweenList(
        games=[
            Between(game=row.game, games=row.games, won=int(row.won or 0), lost=int(row.lost or 0))
            for row in rows
        ]
    )


ENDPOINTS = (
    Endpoint("GET", "/people/{name}/ratings", RatingList, of_person),
    Endpoint("GET", "/people/{name}/with/{other}", BetweenList, between),
    Endpoint("GET", "/tables/{id}/ratings", TableRatings, of_table),
    Endpoint("GET", "/best", Best, best, query=("game", "pace", "month")),
)
