"""Guests over HTTP."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from triumvir.server.http.bodies import ChangedGuest, Code, Guest, Login, Logout, NewGuest
from triumvir.server.http.entering import bring_along, check_open
from triumvir.server.http.request import Endpoint, Request, address
from triumvir.server.people.guests import CODE_SECONDS
from triumvir.server.people.ladder import CURSUS, Rung, ladder
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.bot_names import is_bot
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal

LADDER_COST = 100  # in entries: what reading it costs


def shown(person: Person, token: str = "") -> Guest:
    return Guest(
        id=person.id,
        name=person.name,
        language=person.language,
        token=token,
        account=person.account,
        program=is_bot(person.name),
    )


async def offered(request: Request, person: Person) -> Guest:
    """With what is offered to a guest after the first finished game, never before."""
    told = shown(person)
    if person.account or request.house.config.accounts != "open":
        return told
    finished = await request.house.listing.has_finished(person.id)
    return msgspec.structs.replace(told, offer=finished)


async def create(request: Request) -> Guest:
    """Become a guest; the answer sets the cookie."""
    request.house.check_maintenance()
    if not request.context.new_guests.take(address(request.http)):
        raise Refusal("rate", status=429)
    body: NewGuest = request.body
    person = await request.house.guests.create(body.name, body.language or request.language())
    request.token = request.house.guests.sign(person.id)
    return shown(person, request.token)


async def read(request: Request) -> Guest:
    """Who I am."""
    return await offered(request, request.guest())


async def arrive(request: Request) -> Guest:
    """Who I am; creates a guest if there is none. The body is used only then."""
    if request.person is None:
        return await create(request)
    return await offered(request, request.person)


async def change(request: Request) -> Guest:
    """Another name or language, at all tables that are not over."""
    body: ChangedGuest = request.body
    before = request.guest()
    if body.name is not None and not request.context.names.take(before.id):
        raise Refusal("rate", status=429)
    person = await request.house.guests.change(before, body.name, body.language)
    await request.house.rename(before, person)
    return shown(person)


async def code(request: Request) -> Code:
    """A code that works once, to be the same guest on another device."""
    if not request.context.codes.take(request.guest().id):
        raise Refusal("rate", status=429)
    return Code(code=await request.house.guests.make_code(request.guest()), seconds=CODE_SECONDS)


async def login(request: Request) -> Guest:
    """Become the guest whose code this is, or log in to the account."""
    if not request.context.codes.take(address(request.http)):
        raise Refusal("rate", status=429)
    body: Login = request.body
    person = await request.house.guests.use_code(body.code)
    if person.account:
        check_open(request)
    request.token = await request.house.guests.issue(person, request.device())
    if person.account:
        await bring_along(request, person, body.bring)
    return shown(person, request.token)


async def logout(request: Request) -> Done:
    """The cookie is taken away; with `everywhere`, no other device is this guest any more."""
    body: Logout = request.body
    person = request.guest()
    if person.login and not body.everywhere:
        await request.house.guests.logins.end(person.id, person.login)
        await request.house.show_out(person.id, person.login)
    if body.everywhere:
        await request.house.guests.revoke(person)
        await request.house.show_out(person.id)
    request.leaves = True
    return Done(id=0)


class Ladder(Struct, kw_only=True, frozen=True):
    """For each game and role at which somebody has met the levels: beaten, and what comes next.
    `levels` are all of them, from the lowest."""

    rungs: list[Rung]
    levels: list[str]


async def climb(request: Request) -> Ladder:
    """The levels that I have beaten, and the one that is offered next."""
    return await ladder_of(request, request.guest().id)


async def ladder_of(request: Request, guest: str) -> Ladder:
    request.charge(LADDER_COST)
    rungs = ladder(guest, await request.house.listing.finished(guest))
    return Ladder(rungs=rungs, levels=list(CURSUS))


ENDPOINTS = (
    Endpoint("GET", "/me/ladder", Ladder, climb),
    Endpoint("POST", "/logout", Done, logout, Logout),
    Endpoint("POST", "/guests", Guest, create, NewGuest, status=201),
    Endpoint("GET", "/me", Guest, read),
    Endpoint("PUT", "/me", Guest, arrive, NewGuest),
    Endpoint("PATCH", "/me", Guest, change, ChangedGuest),
    Endpoint("POST", "/me/code", Code, code, status=201),
    Endpoint("POST", "/login", Guest, login, Login),
)
