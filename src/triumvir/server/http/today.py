"""What is the same for everybody today, and how far one is with it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from triumvir.core.registry import find, games
from triumvir.puzzles import puzzle_of_day
from triumvir.server.http.deals import OPPONENT, SEATS, seat_of
from triumvir.server.http.puzzles import asked_day
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.tables.entry import day_of, now
from triumvir.server.tables.info import role

DAY: Final = 24 * 3600  # seconds


class PuzzleToday(Struct, kw_only=True, frozen=True):
    """`mine`: nothing as long as one has not tried."""

    game: str
    seats: int
    seat: int
    role: str
    tried: int
    solved: int
    mine: Literal["", "right", "wrong"]


class DealToday(Struct, kw_only=True, frozen=True):
    """`mine`: nothing as long as one has not begun. The best has so many points, and is so far
    ahead of the best of the others; both are 0 until somebody has finished."""

    game: str
    seats: int
    seat: int
    role: str
    bot: str
    begun: int
    finished: int
    best_points: int
    best_margin: int
    mine: Literal["", "playing", "over"]
    table: str


class Today(Struct, kw_only=True, frozen=True):
    """`seconds`: until there are others."""

    day: str
    seconds: int
    puzzles: list[PuzzleToday]
    deals: list[DealToday]


async def look(request: Request) -> Today:
    """The puzzles and deals of today."""
    day = day_of(now())
    known = [game.meta.id for game in games()]
    puzzles = [await puzzle(request, game, day) for game in known]
    return Today(
        day=day,
        seconds=DAY - now() // 1000 % DAY,
        puzzles=[one for one in puzzles if one is not None],
        deals=[await deal(request, game, day) for game in known if game in SEATS],
    )


async def puzzle(request: Request, game: str, day: str) -> PuzzleToday | None:
    found = puzzle_of_day(game, asked_day("", 0))
    if found is None:
        return None
    daily = request.house.daily
    mine = await daily.own_try(day, game, request.person.id) if request.person else None
    counted = await daily.counted(game, found.id)
    return PuzzleToday(
        game=game,
        seats=found.seats,
        seat=found.seat,
        role=role_of(game, found.seat),
        tried=counted.tried,
        solved=counted.solved,
        mine="" if mine is None else "right" if mine.solved else "wrong",
    )


async def deal(request: Request, game: str, day: str) -> DealToday:
    daily, seat = request.house.daily, seat_of(game, day)
    played = await daily.played(day, game)
    own = await daily.own_deal(day, game, request.person.id) if request.person else None
    best = played.best
    return DealToday(
        game=game,
        seats=SEATS[game],
        seat=seat,
        role=role_of(game, seat),
        bot=OPPONENT,
        begun=played.begun,
        finished=played.finished,
        best_points=0 if best is None else best.points,
        best_margin=0 if best is None else best.margin,
        mine="" if own is None else "over" if own.ended else "playing",
        table="" if own is None else own.table_id,
    )


def role_of(game: str, seat: int) -> str:
    found = find(game)
    return role(found, found.meta.read_options({}), seat)


ENDPOINTS = (Endpoint("GET", "/today", Today, look),)
