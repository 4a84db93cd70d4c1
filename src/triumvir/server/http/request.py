"""A request over HTTP: who asks, and what is in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.requests import Request as HttpRequest

from triumvir.server.house.house import House
from triumvir.server.limits import Addresses, Buckets, network
from triumvir.server.people.logins import device_of
from triumvir.server.people.passkeys import Site, available, site_of
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import REASON, Refusal
from triumvir.texts.language import FALLBACK, known_language

COOKIE = "triumvir"
LONGEST_TOKEN = 200
TRIES_HERE = 0.25  # of these for one name from one address; one more every minute
TRIES = 1.5  # of these for one name from all addresses; one more every 20 seconds
AN_ADDRESS = 5  # guests: an address may do as much as they together
LENT = 3.0  # reviews that a lent computer may leave unmade at once
TABLES_EXPORTED = 500  # tables in an export that cost as much as another export
ENTRIES = 50  # entries in an answer that cost as much as one request
LANGUAGES = 10  # of those that a browser names, the first so many are looked at


class RequestContext:
    """What all requests share."""

    def __init__(self, house: House) -> None:
        config = house.config
        self.house = house
        self.addresses = Addresses(config.sockets_an_address)
        self.visitors = Addresses(config.sockets_an_address)  # by guest, wherever they come from
        self.new_guests = Buckets(0.1, config.guests_an_address)
        self.codes = Buckets(0.1, 10.0)
        self.requests = Buckets(config.messages_a_second, config.message_burst)
        sockets = config.sockets_an_address
        self.handshakes = Buckets(sockets / 10, 2 * sockets)
        # Of a guest, and of all guests at an address
        imports, tables = config.imports_a_minute / 60, config.tables_a_minute / 60
        self.imports = Buckets(imports, 10.0)
        self.imports_here = Buckets(AN_ADDRESS * imports, AN_ADDRESS * 10.0)
        self.new_tables = Buckets(tables, 50.0)
        self.new_tables_here = Buckets(AN_ADDRESS * tables, AN_ADDRESS * 50.0)
        self.names = Buckets(0.1, 10.0)
        # Passwords and codes: of an address, of a name from one address, of a name from anywhere
        self.tries = Buckets(1 / 6, config.tries_an_address)
        self.name_tries_here = Buckets(1 / 60, TRIES_HERE * config.tries_an_address)
        self.name_tries = Buckets(1 / 20, TRIES * config.tries_an_address)
        self.new_accounts = Buckets(1 / 60, config.tries_an_address)
        self.wanted_names = Buckets(0.5, 30.0)
        self.seeking = Buckets(0.2, config.seeks_an_address)  # looking for a game
        self.exports = Buckets(1 / 60, 3.0)
        self.exporting: set[str] = set()  # guests; each has one at a time,
        self.one_export = asyncio.Lock()  # and so has the server
        # Reviews that an address asks for: guests cost nothing, and all wait in one line
        self.reviews_here = Buckets(1 / 60, AN_ADDRESS * config.reviews_a_guest)
        self.reasons = Buckets(0.5, 10.0)  # of reviews that a guest asks for
        self.lent = Buckets(1 / 600, LENT)  # reviews that somebody takes over and does not make
        self.challenges = Buckets(0.2, 20.0)  # of passkeys
        self.programs = Buckets(1 / 60, 10.0)  # new tokens
        self.ways = Buckets(1 / 30, 10.0)  # new ways to be told
        self.mails = Buckets(1 / 300, 5.0)  # letters with a code that an account asks for
        self.tests = Buckets(1 / 20, 5.0)  # test notices
        self.feeds = Buckets(1.0, 60.0)

    def own_origin(self, headers: Headers) -> bool:
        """Whether a page of ours asks, or no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self.house.config.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host", "")
        except ValueError:  # no address at all
            return False


class Request:
    """A request to one line of the API: from whom, and with what."""

    def __init__(
        self, context: RequestContext, http: HttpRequest, person: Person | None, body: Any
    ) -> None:
        self.context = context
        self.house = context.house
        self.http = http
        self.person = person
        self.body = body
        self.token = ""  # to be set as a cookie with the answer
        self.leaves = False  # the cookie is taken away

    def guest(self) -> Person:
        if self.person is None:
            raise Refusal("no-cookie", status=401)
        return self.person

    def language(self) -> str:
        return wanted_language(self.http, self.person)

    def device(self) -> str:
        """What the browser says that it is."""
        return device_of(self.http.headers.get("user-agent", "")[:400])

    def table(self) -> str:
        """The id in the path."""
        id = str(self.http.path_params["id"])
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", id):
            raise Refusal("no-table", status=404)
        return id

    def site_or_none(self) -> Site | None:
        """The page that asks, if it can have passkeys."""
        headers = self.http.headers
        origin = headers.get("origin") or f"{self.http.url.scheme}://{headers.get('host', '')}"
        return site_of(origin) if len(origin) <= 300 else None

    def site(self) -> Site:
        found = self.site_or_none()
        if found is None or not available():
            raise Refusal("no-passkeys", status=403)
        return found

    def owner(self) -> str:
        """To whom work is charged: the guest, else the address."""
        return address(self.http) if self.person is None else self.person.id

    def charge(self, entries: int) -> None:
        """Reporting many entries costs more than other requests."""
        self.context.requests.of(address(self.http)).charge(entries / ENTRIES)

    def number(self, name: str, default: int) -> int:
        """A whole number of the query."""
        value = self.http.query_params.get(name)
        if value is None:
            return default
        if not (value.isascii() and value.isdecimal() and len(value) < 10):
            raise Refusal("query", name=name)
        return int(value)


class Endpoint(NamedTuple):
    """One line of the API; the OpenAPI document is made from these."""

    method: str
    path: str
    answer: Any  # the type of the answer
    handler: Callable[[Request], Awaitable[object]]
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    raw: bool = False  # the body is handed on as it came
    most: int = 64 * 1024  # bytes of a body
    media: str = "application/json"  # of the answer
    scope: str = ""  # that a program's token needs; see `needs`

    def needs(self) -> str:
        """The scope that a program's token needs: `read` for GET; for anything else `account`,
        which no token has, unless the endpoint names another one."""
        return self.scope or ("read" if self.method == "GET" else "account")


def address(connection: HTTPConnection) -> str:
    return network(connection.client.host) if connection.client is not None else ""


def wanted_language(request: HTTPConnection, person: Person | None) -> str:
    """Asked for, else the guest's, else the browser's."""
    asked = known_language(request.query_params.get("language", ""))
    if asked:
        return asked
    if person is not None:
        return person.language
    for part in request.headers.get("accept-language", "").split(",", LANGUAGES)[:LANGUAGES]:
        spoken = known_language(part.split(";")[0])
        if spoken:
            return spoken
    return FALLBACK


def cookie(headers: Iterable[str], name: str) -> str:
    """The first cookie of this name, or nothing.

    Our tokens need no quotes and no escapes, so a value is what stands between the separators: the
    time is that of looking at each character once. `http.cookies` is quadratic on older Pythons.
    """
    wanted = name + "="
    for header in headers:
        for pair in header.split(";"):
            found = pair.strip(" \t")
            if found.startswith(wanted):
                return found[len(wanted) :].strip('"')
    return ""


async def identify(context: RequestContext, connection: HTTPConnection) -> Person | None:
    """By cookie, or for programs by `Authorization: Bearer`."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    token = value.strip() if scheme.lower() == "bearer" else cookie_token(connection)
    if not token or len(token) > LONGEST_TOKEN:
        return None
    person = await context.house.guests.read_token(token)
    if person is not None:
        context.house.guests.come_from(person.id, address(connection))
    if person is not None and person.account:
        await context.house.origins.note(person.id, address(connection))
    return person


def cookie_token(connection: HTTPConnection) -> str:
    return cookie(connection.headers.getlist("cookie"), COOKIE)


async def read_body(request: HttpRequest, most: int) -> bytes:
    """The whole body, unless it is too long: then we stop reading."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refusal("too-large", status=413, most=most)
        chunks.append(chunk)
    return b"".join(chunks)


@cache
def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Made once: looking at a type takes longer than reading a body."""
    return msgspec.json.Decoder(wanted)


def read_as(body: bytes, wanted: Any) -> Any:
    try:
        return decoder(wanted).decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("shape", reason=str(error)[:REASON]) from error
