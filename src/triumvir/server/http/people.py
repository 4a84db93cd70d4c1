"""People's pages over HTTP: public or hidden, as they choose."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from sqlalchemy import update

from triumvir.server.http.guests import Ladder, ladder_of
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.handles import handle_key
from triumvir.server.printable import printable
from triumvir.server.protocol.messages import Done
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.results import score, shares
from triumvir.server.store.schema import ACCOUNTS
from triumvir.server.tables.refusal import Refusal

Portrait = Literal[
    "amphora", "eagle", "grapes", "horse", "lotus", "lyre", "sandal", "scarab", "snake", "trireme"
]
Language = Literal["en", "de", "fr", "cs"]


class Tally(Struct, kw_only=True, frozen=True):
    game: str
    finished: int
    won: int


class Profile(Struct, kw_only=True, frozen=True):
    """A person's page. `kept` are the last games, the newest last: whether they were played to the
    end, and not left to a bot, to the clock of a turn-based game, or before the first action."""

    name: str
    created: int
    portrait: str
    languages: list[str]
    public: bool
    mine: bool
    going_on: int
    tally: list[Tally]
    kept: list[bool]


class Other(Struct, kw_only=True, frozen=True):
    """Somebody else at a table: a person by name, or a bot."""

    name: str
    bot: str
    seat: int


class Played(Struct, kw_only=True, frozen=True):
    """A finished game. `place` is the rank; 0 where all agreed to end it. `shared`: with somebody
    else of the same rank. `points` are those of each seat, this person's first; none where the
    game was not played to its end. `change`: what it did to the rating, if it was rated."""

    table: str
    game: str
    ended: int
    place: int
    seats: int
    left: bool
    others: list[Other]
    shared: bool = False
    points: list[int] = []
    change: int | None = None


class PlayedList(Struct, kw_only=True, frozen=True):
    games: list[Played]
    more: bool


class ChangedPage(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    public: bool | None = None
    portrait: Portrait | None = None
    languages: Annotated[list[Language], Meta(max_length=4)] | None = None


async def owner(request: Request) -> Any:
    """Whose page it is. A hidden one cannot be told from one that does not exist."""
    name = str(request.http.path_params["name"])[:64]
    row = await request.house.people.account(handle_key(name))
    mine = row is not None and request.person is not None and request.person.id == row.guest
    if row is None or not (row.public or mine):
        raise Refusal("no-person", status=404)
    return row


async def profile(request: Request) -> Profile:
    """A person's page: my own, or one that is public."""
    row = await owner(request)
    people = request.house.people
    return Profile(
        name=row.name,
        created=row.created,
        portrait=row.portrait,
        languages=[one for one in row.languages.split(",") if one],
        public=row.public,
        mine=request.person is not None and request.person.id == row.guest,
        going_on=await people.going_on(row.guest),
        tally=[
            Tally(game=game, finished=finished, won=won)
            for game, finished, won in await people.tally(row.guest)
        ],
        kept=await people.kept(row.guest),
    )


def points(change: tuple[float, float] | None) -> int | None:
    """A change as it is shown."""
    return None if change is None else Skill(change[1]).shown() - Skill(change[0]).shown()


async def games(request: Request) -> PlayedList:
    """Finished games, the newest first; of one `game`, `won` (1) or not (2)."""
    row = await owner(request)
    people = request.house.people
    wanted = printable(request.http.query_params.get("game", "")[:64])
    won = request.number("won", 0)
    found, more = await people.games(row.guest, wanted, won, request.number("page", 0))
    tables = [one.table_id for one in found]
    company = await people.company(tables)
    results = await people.results(tables)
    changes = await request.house.standings.changes(row.guest, tables)
    played = []
    for one in found:
        seats = company[one.table_id]
        others = [
            Other(name=seat.name or "", bot=seat.bot, seat=seat.number)
            for seat in seats
            if seat.number != one.seat and (seat.guest != row.guest)
        ]
        played.append(
            Played(
                table=one.table_id,
                game=one.game,
                ended=one.ended,
                place=one.place,
                seats=len(seats),
                left=one.left,
                others=others,
                shared=shares(results[one.table_id], one.seat),
                points=score(results[one.table_id], one.seat),
                change=points(changes.get(one.table_id)),
            )
        )
    return PlayedList(games=played, more=more)


async def climbed(request: Request) -> Ladder:
    """The levels of the bots that somebody has beaten, on a page that I may see."""
    return await ladder_of(request, (await owner(request)).guest)


async def change(request: Request) -> Done:
    """What others see of me."""
    person = request.guest()
    await request.house.accounts.own(person)
    body: ChangedPage = request.body
    values: dict[str, object] = {}
    if body.public is not None:
        values["public"] = body.public
    if body.portrait is not None:
        values["portrait"] = body.portrait
    if body.languages is not None:
        values["languages"] = ",".join(dict.fromkeys(body.languages))
    if values:
        async with request.house.engine.begin() as connection:
            chosen = update(ACCOUNTS).where(ACCOUNTS.c.guest == person.id)
            await connection.execute(chosen.values(**values))
    return Done(id=0)


ENDPOINTS = (
    Endpoint("PATCH", "/account", Done, change, ChangedPage),
    Endpoint("GET", "/people/{name}", Profile, profile),
    Endpoint("GET", "/people/{name}/ladder", Ladder, climbed),
    Endpoint("GET", "/people/{name}/games", PlayedList, games, query=("game", "won", "page")),
)
