"""Guests over HTTP."""

from __future__ import annotations

from triumvir.server.call import Call, Endpoint, address
from triumvir.server.entry import Draft
from triumvir.server.guests import CODE_SECONDS, Person
from triumvir.server.refusal import Refusal
from triumvir.server.requests import ChangedGuest, Code, Guest, Login, NewGuest
from triumvir.server.table import Table


def shown(person: Person, token: str = "") -> Guest:
    return Guest(id=person.id, name=person.name, language=person.language, token=token)


async def create(call: Call) -> Guest:
    """Become a guest; the answer sets the cookie."""
    if not call.door.new_guests.take(address(call.request)):
        raise Refusal("rate", status=429)
    body: NewGuest = call.body
    person = await call.house.guests.create(body.name, body.language or call.language())
    call.token = call.house.guests.sign(person.id)
    return shown(person, call.token)


async def read(call: Call) -> Guest:
    """Who I am."""
    return shown(call.guest())


async def arrive(call: Call) -> Guest:
    """Who I am; a stranger becomes a guest. What is sent is for strangers alone."""
    return await create(call) if call.person is None else shown(call.person)


async def change(call: Call) -> Guest:
    """Another name or language, at all tables that are not over."""
    body: ChangedGuest = call.body
    before = call.guest()
    person = await call.house.guests.change(before, body.name, body.language)
    if call.house.notices is not None:
        # Other processes remember who they have met.
        await call.house.notices.say(f"guest:{person.id}")
    if person.name != before.name:
        for id in await call.house.listing.unfinished(person.id):
            await call.house.change(id, lambda table: rename(table, person))
    return shown(person)


def rename(table: Table, person: Person) -> list[Draft]:
    own = [table.seats[number] for number in table.seats_of(person.id)]
    if all(seat.name == person.name for seat in own):
        return []
    return [Draft("name", -1, person.id, person.name)]


async def code(call: Call) -> Code:
    """A code that works once, to be the same guest on another device."""
    if not call.door.codes.take(call.guest().id):
        raise Refusal("rate", status=429)
    return Code(code=await call.house.guests.make_code(call.guest()), seconds=CODE_SECONDS)


async def login(call: Call) -> Guest:
    """Become the guest whose code this is."""
    if not call.door.codes.take(address(call.request)):
        raise Refusal("rate", status=429)
    body: Login = call.body
    person = await call.house.guests.use_code(body.code)
    call.token = call.house.guests.sign(person.id)
    return shown(person, call.token)


ENDPOINTS = (
    Endpoint("POST", "/guests", Guest, create, NewGuest, status=201),
    Endpoint("GET", "/me", Guest, read),
    Endpoint("PUT", "/me", Guest, arrive, NewGuest),
    Endpoint("PATCH", "/me", Guest, change, ChangedGuest),
    Endpoint("POST", "/me/code", Code, code, status=201),
    Endpoint("POST", "/login", Guest, login, Login),
)
