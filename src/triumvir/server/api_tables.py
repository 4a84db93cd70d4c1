"""Tables over HTTP: making, finding, looking, acting, records."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import Response

from triumvir.core.record import Deal, Record, record_from, write_document
from triumvir.core.registry import find
from triumvir.server import commands as c
from triumvir.server.call import Call, Endpoint
from triumvir.server.entry import Draft
from triumvir.server.guests import printable
from triumvir.server.house import new_id
from triumvir.server.info import info
from triumvir.server.messages import Done, Info, SeatView
from triumvir.server.messages import Table as TableMessage
from triumvir.server.publishing import reading, stale
from triumvir.server.refusal import Refusal
from triumvir.server.refusal import Stale as IsStale
from triumvir.server.requests import Log, NewTable, Replay, TableList
from triumvir.server.table import Table
from triumvir.server.telling import Telling
from triumvir.server.verbs.seating import known_bot

LONGEST = 128  # signs of a secret or a salt
MOST_ACTIONS = 2000  # in a record that somebody brings


async def create(call: Call) -> Info:
    """A new table; with `start` it begins at once if no seat is open."""
    body: NewTable = call.body
    person = call.guest()
    if await call.house.listing.count_unfinished(person.id) >= call.house.config.tables_a_guest:
        raise Refusal("too-many-tables", most=call.house.config.tables_a_guest)
    game = find(body.game)
    game.meta.check_seats(len(body.seats))
    options = game.meta.read_options(body.options)
    deal = Deal.fair(secrets.token_hex(16))
    table = Table(new_id(), game, options, len(body.seats), deal, person.id, body.public)
    table.start_state()  # refuses what only the game itself can judge
    drafts: list[Draft] = []
    for number, seat in enumerate(body.seats):
        if seat.player == "me":
            drafts.append(Draft("sit", number, person.id, person.name))
        elif seat.player == "bot":
            drafts.append(Draft("bot", number, text=known_bot(seat.bot)))
    if body.start and len(drafts) == len(body.seats):
        drafts.append(Draft("start"))
    await call.house.create(table, drafts)
    return info(table)


async def list_open(call: Call) -> TableList:
    """Public tables that are open or being played."""
    return TableList(tables=await call.house.listing.open())


async def list_mine(call: Call) -> TableList:
    """My tables, with their results."""
    return TableList(tables=await call.house.listing.of(call.guest().id))


async def read(call: Call) -> TableMessage:
    """A table as I see it, with what happened since `since`; `words=1` adds sentences."""
    live = call.house.at(call.table())
    person = call.person
    guest = person.id if person is not None else ""
    muted = await call.house.guests.muted(guest) if guest else set()
    chat = await call.house.store.chat(live.id)
    language = call.language() if call.number("words", 0) else ""
    async with live.lock:
        table = await call.house.open(live)
        log, views = reading(table, guest, call.number("since", 0), language)
        call.house.bots.wake(live)
        return TableMessage(
            id=0,
            table=info(table),
            seq=table.seq,
            log=log,
            views=views,
            chat=[line for line in chat if line.guest not in muted],
        )


async def command(call: Call) -> Done | Response:
    """Any command but those of a socket. A stale one is answered with 409 and a fresh view."""
    body: c.Command = call.body
    person = call.guest()
    if isinstance(body, c.Hello | c.Watch | c.Unwatch):
        raise Refusal("socket-only")
    try:
        seq = await call.door.desk.fulfil(person, body)
    except IsStale:
        assert isinstance(body, c.AtTable)
        live = call.house.at(body.table)
        async with live.lock:
            table = await call.house.open(live)
            fresh = stale(table, person.id, body.id, "")
        return Response(fresh, 409, media_type="application/json")
    return Done(id=body.id, seq=seq)


async def record(call: Call) -> Response:
    """The record. While the game goes on it would show hidden cards, and is not given."""
    live = call.house.at(call.table())
    guest = call.person.id if call.person is not None else ""
    async with live.lock:
        table = await call.house.open(live)
        if table.status == "open":
            raise Refusal("not-started")
        alone = guest and all(seat.guest == guest and not seat.bot for seat in table.seats)
        if table.status != "over" and not alone:
            raise Refusal("record-later", status=403)
        kept = table.record()
        document = kept.document() if table.status == "over" else kept.published()
    name = f"{table.game.meta.id}-{table.id}.json"
    return Response(
        write_document(document),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def import_record(call: Call) -> Info:
    """A record becomes a table that is over, to look at from every seat."""
    person = call.guest()
    entries = call.body.get("actions")
    if isinstance(entries, list) and len(entries) > MOST_ACTIONS:
        raise Refusal("too-large", status=413, most=MOST_ACTIONS)
    found = record_from(call.body)
    try:
        await asyncio.to_thread(found.verify)
    except RecursionError as error:
        raise Refusal("shape", "The record is nested too deeply.") from error
    table = Table(
        new_id(), found.game, found.options, len(found.seats), found.deal, person.id, False
    )
    if len(found.deal.secret) > LONGEST or len(found.deal.salt) > LONGEST:
        raise Refusal("too-large", status=413, most=LONGEST)
    drafts = [Draft("sit", n, "", printable(name)[:60]) for n, name in enumerate(found.seats)]
    drafts.append(Draft("start"))
    drafts += [played(seat, text) for seat, text in found.entries]
    drafts.append(Draft("end", text="imported"))
    await call.house.create(table, drafts)
    return info(table)


def played(seat: int, text: str) -> Draft:
    return Draft("undo" if text.startswith("undo") else "act", seat, text=text)


async def replay(call: Call) -> Replay:
    """The position after `at` moves, seen by `seat` or an onlooker; by others after the end."""
    async with looking_back(call) as (table, seat):
        kept: Record = table.record()
    at = call.number("at", len(kept.entries))
    state = await asyncio.to_thread(kept.replay, at)
    raw = msgspec.Raw(msgspec.json.encode(state.view(seat).document()))
    return Replay(
        table=table.id, at=at, count=len(kept.entries), view=SeatView(seat=seat, view=raw)
    )


async def log(call: Call) -> Log:
    """Everything that happened, in sentences, as `seat` or an onlooker was told."""
    async with looking_back(call) as (table, seat):
        seats = [] if seat is None else [seat]
        items = Telling(table).log(table.entries, seats, call.language())
    return Log(table=table.id, seat=seat, log=items)


@contextlib.asynccontextmanager
async def looking_back(call: Call) -> AsyncIterator[tuple[Table, int | None]]:
    """The table, locked, and the seat to look from: one's own, or after the end any."""
    live = call.house.at(call.table())
    guest = call.person.id if call.person is not None else ""
    async with live.lock:
        table = await call.house.open(live)
        if table.status == "open":
            raise Refusal("not-started")
        seat = call.number("seat", -1) if "seat" in call.request.query_params else None
        if seat is not None and seat >= len(table.seats):
            raise Refusal("no-seat", seat=seat, last=len(table.seats) - 1)
        if table.status != "over" and seat is not None and seat not in table.seats_of(guest):
            raise Refusal("foreign-seat", status=403)
        yield table, seat


ENDPOINTS = (
    Endpoint("POST", "/tables", Info, create, NewTable, status=201),
    Endpoint("GET", "/tables", TableList, list_open),
    Endpoint("GET", "/me/tables", TableList, list_mine),
    Endpoint("GET", "/tables/{id}", TableMessage, read, query=("since", "words")),
    Endpoint("POST", "/commands", Done, command, c.AnyCommand),
    Endpoint("GET", "/tables/{id}/record", dict[str, Any], record),
    Endpoint("POST", "/records", Info, import_record, dict[str, Any], status=201),
    Endpoint("GET", "/tables/{id}/replay", Replay, replay, query=("at", "seat")),
    Endpoint("GET", "/tables/{id}/log", Log, log, query=("seat", "language")),
)
