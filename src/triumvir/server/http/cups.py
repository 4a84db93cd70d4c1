"""Mini-cups over HTTP: the list, one of them with its table and games, and taking a seat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from triumvir.server.http.request import Endpoint, Request
from triumvir.server.ratings.cup import standing


class CupInfo(Struct, kw_only=True, frozen=True):
    """A cup in the list; `started` is when all seats were taken, 0 before."""

    id: str
    name: str
    game: str
    pace: str
    rated: bool
    size: int
    taken: int
    made: int
    started: int


class CupList(Struct, kw_only=True, frozen=True):
    """Those with free seats first (`started` 0), then the newest."""

    cups: list[CupInfo]


class CupLine(Struct, kw_only=True, frozen=True):
    """Where somebody stands: points, then Sonneborn-Berger, the games among those tied, wins.
    `page`: there is one that I may see."""

    name: str
    portrait: str
    page: bool
    mine: bool
    rank: int
    played: int
    won: int
    points: float
    beaten: float


class CupGame(Struct, kw_only=True, frozen=True):
    """`first` and `second` are places in `people`. `winner`: 0 or 1 of the two, 2 for a tie, -1
    while it goes on."""

    table: str
    first: int
    second: int
    winner: int


class Cup(Struct, kw_only=True, frozen=True):
    """`people` are the lines of the table, the best first; before it begins, those who sit."""

    cup: CupInfo
    state: Literal["open", "playing", "over"]
    seated: bool
    people: list[CupLine]
    games: list[CupGame]


async def list_cups(request: Request) -> CupList:
    """Cups that can be joined, that are played, and the last that are over."""
    return CupList(
        cups=[told(row, row.taken) for row in await request.house.cup_hall.cups.newest()]
    )


def told(row: object, taken: int) -> CupInfo:
    names = ("id", "name", "game", "pace", "rated", "size", "made", "started")
    return CupInfo(taken=taken, **{name: getattr(row, name) for name in names})


async def read(request: Request) -> Cup:
    """A cup: who sits, who meets whom, and how they stand."""
    cups = request.house.cup_hall.cups
    cup = await cups.find(request.table())
    seats = await cups.people(cup.id)
    games = await cups.games(cup.id)
    by_guest = {row.guest: row for row in seats}
    lines = standing([row.guest for row in seats], [meeting for _, meeting in games])
    place = {line.who: at for at, line in enumerate(lines)}
    me = request.person.id if request.person is not None else ""
    over = bool(games) and all(meeting.over() for _, meeting in games)
    return Cup(
        cup=told(cup, len(seats)),
        state="over" if over else "playing" if cup.started else "open",
        seated=me in by_guest,
        people=[
            CupLine(
                name=by_guest[line.who].name,
                portrait=by_guest[line.who].portrait or "",
                page=line.who == me or bool(by_guest[line.who].public),
                mine=line.who == me,
                rank=line.rank,
                played=line.played,
                won=line.won,
                points=line.points,
                beaten=line.beaten,
            )
            for line in lines
        ],
        games=[
            CupGame(
                table=table,
                first=place.get(meeting.first, -1),
                second=place.get(meeting.second, -1),
                winner=winner(meeting.score()) if meeting.over() else -1,
            )
            for table, meeting in games
        ],
    )


def winner(score: tuple[float, float]) -> int:
    return 2 if score[0] == score[1] else 0 if score[0] > score[1] else 1


async def take_seat(request: Request) -> Cup:
    """Sit down at a cup. With the last seat all games begin."""
    await request.house.cup_hall.take_seat(request.table(), request.guest())
    return await read(request)


async def leave_seat(request: Request) -> Cup:
    """Stand up again, as long as it has not begun."""
    await request.house.cup_hall.cups.leave_seat(request.table(), request.guest().id)
    return await read(request)


ENDPOINTS = (
    Endpoint("GET", "/cups", CupList, list_cups),
    Endpoint("GET", "/cups/{id}", Cup, read),
    Endpoint("POST", "/cups/{id}/seat", Cup, take_seat),
    Endpoint("DELETE", "/cups/{id}/seat", Cup, leave_seat),
)
