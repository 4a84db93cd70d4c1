"""Tables over HTTP: making, finding, looking, acting, records."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

from starlette.responses import Response

from triumvir.core.document import Document
from triumvir.core.record import Deal, Record
from triumvir.core.registry import find
from triumvir.server.gently import gently
from triumvir.server.http.bodies import (
    Log,
    NewBranch,
    NewTable,
    Presence,
    Previews,
    Replay,
    TableList,
)
from triumvir.server.http.request import Endpoint, Request, address
from triumvir.server.limits import Buckets
from triumvir.server.protocol.commands import AtTable, Command
from triumvir.server.protocol.messages import Done, Info, SeatView
from triumvir.server.protocol.messages import Table as TableMessage
from triumvir.server.publish.publishing import reading, stale
from triumvir.server.publish.rendering import Rendering
from triumvir.server.records.imported import imported
from triumvir.server.tables.branching import branch as branched
from triumvir.server.tables.branching import demand_branch
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.folding import loading
from triumvir.server.tables.info import info
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.refusal import Stale as IsStale
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.timing import check_control
from triumvir.server.tables.verbs import AnyCommand, Verb
from triumvir.server.tables.verbs.rated import check_account, rated
from triumvir.server.tables.verbs.seats import known_bot

UNREADABLE = ("game-gone", "revision", "broken-table")
RECORD_BYTES = 512 * 1024
TABLE_BYTES = 2000  # that a new table takes in the database
ENTRY_BYTES = 100  # that each action takes with which it begins
ROWS = 4  # times as long as its text is a record in the database
LOG_PAGE = 1000  # entries of a log in one answer


async def create(request: Request) -> Info:
    """A new table; with `start` it begins at once if no seat is open."""
    body: NewTable = request.body
    person = request.guest()
    request.house.check_maintenance()
    game = find(body.game)
    game.meta.check_seats(len(body.seats))
    options = game.meta.read_options(body.options)
    deal = Deal.fair(secrets.token_hex(16))
    control = None if body.clock is None else check_control(body.clock)
    table = Table(
        new_id(), game, options, len(body.seats), deal, person.id, body.public, control=control
    )
    table.record().start()  # refuses what only the game itself can judge
    drafts: list[Draft] = []
    if body.rated:
        check_rated(body, person, options == game.meta.read_options({}))
        drafts.append(rated(1 if body.match else 0))
    for number, seat in enumerate(body.seats):
        if seat.player == "me":
            drafts.append(Draft("sit", number, person.id, person.name))
        elif seat.player == "bot":
            drafts.append(Draft("bot", number, text=known_bot(seat.bot)))
    if body.start and all(seat.player != "open" for seat in body.seats):
        drafts.append(Draft("start"))
    spend(request, request.context.new_tables, request.context.new_tables_here)
    request.house.take_room(TABLE_BYTES)
    async with making(request, person.id):
        await request.house.create(table, drafts)
    return info(table)


def spend(request: Request, own: Buckets, here: Buckets) -> None:
    """What is kept for long is counted by guest and by address: guests cost nothing."""
    if not (own.take(request.guest().id) and here.take(address(request.http))):
        raise Refusal("rate", status=429)


def check_rated(body: NewTable, person: Person, usual: bool) -> None:
    """What a rated table must be: mine and others' seats alone, and the usual options."""
    check_account(person)
    players = [seat.player for seat in body.seats]
    if len(players) < 2 or players.count("me") != 1 or "bot" in players:
        raise Refusal("rated-people", status=403)
    if not usual:
        raise Refusal("rated-options")
    if body.match and len(players) != 2:
        raise Refusal("rated-match")


@contextlib.asynccontextmanager
async def making(request: Request, guest: str) -> AsyncIterator[None]:
    """Room for one more table of a guest, who makes one after the other in whatever process."""
    most = request.house.config.tables_a_guest
    async with request.house.claims.claim(guest):
        if await request.house.listing.count_unfinished(guest) >= most:
            raise Refusal("too-many-tables", most=most)
        yield


async def branch(request: Request) -> Info:
    """Play on from a moment of a game that is over, at one of its seats, against bots. The deal is
    the same, and whoever has seen the end knows it: such a game counts for nothing."""
    body: NewBranch = request.body
    person = request.guest()
    request.house.check_maintenance()
    async with request.house.table(request.table()) as held:
        held.table.demand_look(person.id)
        demand_branch(held.table, body.at, body.seat)
        # Before anything is put together: of a long game that takes a while.
        request.charge(body.at)
        spend(request, request.context.new_tables, request.context.new_tables_here)
        table, entries = branched(held.table, body.at, body.seat, person)
    request.house.take_room(TABLE_BYTES + ENTRY_BYTES * len(entries))
    await gently(loading(table, entries))
    if table.status == "over":
        raise Refusal("branch-over")
    async with making(request, person.id):
        await request.house.insert(table)
    return info(table)


async def list_open(request: Request) -> TableList:
    """Public tables that are open or being played, a page of them."""
    fresh = now() - int(request.house.config.listed_hours * 3_600_000)
    tables, more = await request.house.listing.open(request.number("page", 0), fresh)
    return TableList(tables=tables, more=more)


async def list_mine(request: Request) -> TableList:
    """My tables, with their results."""
    return TableList(tables=await request.house.listing.of(request.guest().id))


async def read(request: Request) -> TableMessage:
    """A table as I see it, with what happened since `since`; `words=1` adds sentences."""
    id = request.table()
    person = request.person
    guest = person.id if person is not None else ""
    muted = await request.house.guests.muted(guest) if guest else set()
    chat = await request.house.store.chat(id)
    language = request.language() if request.number("words", 0) else ""
    async with request.house.table(id) as held:
        held.table.demand_look(guest)
        seats = held.table.seats_of(guest)
        since = request.number("since", 0)
        request.charge(max(0, held.table.seq - since))
        log, views = await reading(held.table, seats, since, language)
        return TableMessage(
            id=0,
            table=info(held.table),
            seq=held.table.seq,
            log=log,
            views=views,
            chat=[line for line in chat if line.guest not in muted],
        )


async def command(request: Request) -> Done | Response:
    """Any command but those of a socket. A stale one is answered with 409 and a fresh view."""
    body: Command = request.body
    person = request.guest()
    if not isinstance(body, Verb):
        raise Refusal("socket-only")
    try:
        seq = await body.carry_out(request.house, person)
    except IsStale:
        assert isinstance(body, AtTable)
        async with request.house.table(body.table) as held:
            fresh = await stale(held.table, held.table.seats_of(person.id), body.id, "")
        return Response(fresh, 409, media_type="application/json")
    return Done(id=body.id, seq=seq)


async def record(request: Request) -> Response:
    """The record. It would show hidden cards during the game, so it is refused until the end."""
    guest = request.person.id if request.person is not None else ""
    id = request.table()
    try:
        document = await replayed(request, id, guest)
    except Refusal as refusal:
        # A record that cannot be replayed can still be downloaded as it was stored.
        kept = await request.house.store.kept(id) if refusal.code in UNREADABLE else None
        if kept is None:
            raise
        document = kept
    name = f"{document['game']}-{id}.json"
    return Response(
        await request.house.records.write(request.owner(), document),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replayed(request: Request, id: str, guest: str) -> Document:
    """The record of a table that can be read."""
    async with request.house.table(id) as held:
        table = held.table
        if table.status == "open":
            raise Refusal("not-started")
        # One person at several seats may be several people at one screen.
        alone = guest and len(table.seats) == 1 and table.seats[0].person() == guest
        if table.sealed():
            raise Refusal("daily-sealed", status=403)
        if table.status != "over" and not alone:
            raise Refusal("record-later", status=403)
        kept = table.record()
        return kept.document() if table.status == "over" else kept.published()


async def import_record(request: Request) -> Info:
    """A record becomes a table that is over, to look at from every seat."""
    person = request.guest()
    spend(request, request.context.imports, request.context.imports_here)
    request.house.take_room(ROWS * len(request.body))
    found = await request.house.records.verify(person.id, request.body)
    table = imported(found, person.id)
    await request.house.insert(table)
    return info(table)


async def replay(request: Request) -> Replay:
    """The position after `at` moves, seen by `seat` or an onlooker; by others after the end. With
    `all=1` after the end every seat's view comes along, so that all hands can be shown."""
    async with looking_back(request) as (table, seat):
        kept: Record = table.record()
        history: list[tuple[int, ...]] = []
        if table.clock is not None:
            history = [*table.clock.history[:-1], tuple(table.clock.left)]
        open_hands = request.number("all", 0) == 1
        if open_hands and table.status != "over":
            raise Refusal("foreign-seat", status=403)
    count = len(kept.entries)
    at = request.number("at", count)
    seats = [seat, *range(len(table.seats))] if open_hands else [seat]
    found = await request.house.records.replay(request.owner(), kept.document(), at, seats)
    views = [SeatView(seat=number, view=view) for number, view in zip(seats, found, strict=True)]
    left = [*history[at]] if at < len(history) else []
    return Replay(table=table.id, at=at, count=count, view=views[0], hands=views[1:], left=left)


async def previews(request: Request) -> Previews:
    """What the choices of my seat would lead to, as far as I may know; when one is looked at."""
    guest = request.guest().id
    async with request.house.table(request.table()) as held:
        table = held.table
        seat = request.number("seat", 0)
        if seat not in table.seats_of(guest):
            raise Refusal("foreign-seat", status=403)
        found: dict[str, Document] = {}
        if seat in table.to_act():
            assert table.state is not None
            view = table.state.view(seat)
            found = {choice.text: table.game.preview(view, choice) for choice in view.choices}
        return Previews(seq=table.seq, previews=found)


async def presence(request: Request) -> Presence:
    """Which people are at the table now, and which are away."""
    id = request.table()
    async with request.house.table(id) as held:
        people = [number for number, seat in enumerate(held.table.seats) if seat.guest]
    gone = {number for number in people if await request.house.seconds_away(id, number) >= 0}
    return Presence(
        here=[number for number in people if number not in gone],
        away=sorted(gone),
        absence=request.house.config.absence,
    )


async def log(request: Request) -> Log:
    """What happened from `since` on, as `seat` or an onlooker was told: a page. In sentences,
    unless `words` is 0."""
    async with looking_back(request) as (table, seat):
        seats = [] if seat is None else [seat]
        since = request.number("since", 0)
        page = table.entries[since : since + LOG_PAGE]
        request.charge(len(page))
        language = request.language() if request.number("words", 1) else ""
        items = await gently(Rendering(table).items(page, seats, language))
        more = since + LOG_PAGE < len(table.entries)
    return Log(table=table.id, seat=seat, log=items, more=more)


@contextlib.asynccontextmanager
async def looking_back(request: Request) -> AsyncIterator[tuple[Table, int | None]]:
    """The table, locked, and the seat to look from: one's own, or after the end any."""
    guest = request.person.id if request.person is not None else ""
    async with request.house.table(request.table()) as held:
        table = held.table
        table.demand_look(guest)
        if table.status == "open":
            raise Refusal("not-started")
        seat = request.number("seat", -1) if "seat" in request.http.query_params else None
        if seat is not None and seat >= len(table.seats):
            raise Refusal("no-seat", seat=seat, last=len(table.seats) - 1)
        if table.status != "over" and seat is not None and seat not in table.seats_of(guest):
            raise Refusal("foreign-seat", status=403)
        yield table, seat


ENDPOINTS = (
    Endpoint("POST", "/tables", Info, create, NewTable, status=201, scope="play"),
    Endpoint("GET", "/tables", TableList, list_open, query=("page",)),
    Endpoint("GET", "/me/tables", TableList, list_mine),
    Endpoint("GET", "/tables/{id}", TableMessage, read, query=("since", "words")),
    Endpoint("POST", "/commands", Done, command, AnyCommand, scope="play"),
    Endpoint("POST", "/tables/{id}/branch", Info, branch, NewBranch, status=201, scope="play"),
    Endpoint("GET", "/tables/{id}/record", dict[str, Any], record),
    Endpoint(
        *("POST", "/records", Info, import_record, dict[str, Any]),
        status=201,
        raw=True,
        most=RECORD_BYTES,
        scope="play",
    ),
    Endpoint("GET", "/tables/{id}/replay", Replay, replay, query=("at", "seat", "all")),
    Endpoint("GET", "/tables/{id}/previews", Previews, previews, query=("seat",)),
    Endpoint("GET", "/tables/{id}/presence", Presence, presence),
    Endpoint("GET", "/tables/{id}/log", Log, log, query=("since", "seat", "words", "language")),
)
