"""A request over HTTP: who asks, and what is in it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request

from triumvir.server.desk import Desk
from triumvir.server.guests import Person
from triumvir.server.house import House
from triumvir.server.limits import Addresses, Buckets
from triumvir.server.refusal import Refusal
from triumvir.texts.language import FALLBACK, known_language

COOKIE = "triumvir"


class Door:
    """What all requests share."""

    def __init__(self, house: House) -> None:
        config = house.config
        self.house = house
        self.desk = Desk(house)
        self.addresses = Addresses(config.sockets_an_address)
        self.new_guests = Buckets(0.1, config.guests_an_address)
        self.codes = Buckets(0.1, 10.0)
        self.requests = Buckets(config.messages_a_second, config.message_burst)

    def own_origin(self, headers: Headers) -> bool:
        """Whether a page of ours asks, or no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self.house.config.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")


class Call:
    def __init__(self, door: Door, request: Request, person: Person | None, body: Any) -> None:
        self.door = door
        self.house = door.house
        self.request = request
        self.person = person
        self.body = body
        self.token = ""  # to be set as a cookie with the answer

    def guest(self) -> Person:
        if self.person is None:
            raise Refusal("no-cookie", status=401)
        return self.person

    def language(self) -> str:
        return wanted_language(self.request, self.person)

    def table(self) -> str:
        """The id in the path."""
        id = str(self.request.path_params["id"])
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", id):
            raise Refusal("no-table", status=404)
        return id

    def number(self, name: str, default: int) -> int:
        """A whole number of the query."""
        given = self.request.query_params.get(name)
        if given is None:
            return default
        if not (given.isascii() and given.isdecimal() and len(given) < 10):
            raise Refusal("query", name=name)
        return int(given)


class Endpoint(NamedTuple):
    """One line of the API; the OpenAPI document is made from these."""

    method: str
    path: str
    answer: Any  # the type of the answer
    handler: Callable[[Call], Awaitable[object]]
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def wanted_language(request: HTTPConnection, person: Person | None) -> str:
    """Asked for, else the guest's, else the browser's."""
    asked = known_language(request.query_params.get("language", ""))
    if asked:
        return asked
    if person is not None:
        return person.language
    for part in request.headers.get("accept-language", "").split(","):
        spoken = known_language(part.split(";")[0])
        if spoken:
            return spoken
    return FALLBACK


async def identify(door: Door, connection: HTTPConnection) -> Person | None:
    """By cookie, or for programs by `Authorization: Bearer`."""
    token = ""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = given.strip()
    else:
        try:
            morsel = SimpleCookie(connection.headers.get("cookie", "")).get(COOKIE)
        except Exception:
            morsel = None
        token = morsel.value if morsel is not None else ""
    if not token or len(token) > 200:
        return None
    return await door.house.guests.read_token(token)


async def read_body(request: Request, most: int) -> bytes:
    """All of it, unless it is too long: then we stop reading."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refusal("too-large", status=413, most=most)
        chunks.append(chunk)
    return b"".join(chunks)


def read_as(body: bytes, wanted: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("shape", f"This cannot be read: {error}") from error
