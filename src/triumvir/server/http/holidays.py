"""My holidays, at all tables that are played by turns."""

from __future__ import annotations

import contextlib
from typing import Annotated

from msgspec import Meta, Struct

from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.holidays import DAYS_A_YEAR, Holiday, days_left
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.verbs.holiday import on_holiday


class NewHoliday(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """So many days from now on."""

    days: Annotated[int, Meta(ge=1, le=DAYS_A_YEAR)]


class Holidays(Struct, kw_only=True, frozen=True):
    """Until when my clocks stand still (0: they run), and the days that are left of this year."""

    until: int
    days: int
    most: int = DAYS_A_YEAR


async def read(request: Request) -> Holidays:
    """Whether I am on holiday, and how many days I have left."""
    guest, at = request.guest().id, now()
    known = await request.house.holidays.of(guest, at)
    until = [one.until for one in known if at < one.until]
    return Holidays(until=until[0] if until else 0, days=days_left(known, at))


async def take(request: Request) -> Holidays:
    """A holiday from now on: my clocks stand still where we play by turns."""
    guest = request.guest().id
    async with request.house.claims.claim(guest):
        taken = await request.house.holidays.take(guest, request.body.days, now())
        await tell(request, taken)
    return await read(request)


async def end(request: Request) -> Holidays:
    """Back before the time."""
    guest = request.guest().id
    async with request.house.claims.claim(guest):
        await tell(request, await request.house.holidays.end(guest, now()))
    return await read(request)


async def tell(request: Request, holiday: Holiday) -> None:
    """Tell all tables of this person. A table that misses it asks before a flag falls."""
    for id in await request.house.listing.unfinished(holiday.guest):
        with contextlib.suppress(Refusal):
            await request.house.change(id, lambda table: on_holiday(table, *holiday))


ENDPOINTS = (
    Endpoint("GET", "/me/holiday", Holidays, read),
    Endpoint("POST", "/me/holiday", Holidays, take, NewHoliday),
    Endpoint("DELETE", "/me/holiday", Holidays, end),
)
