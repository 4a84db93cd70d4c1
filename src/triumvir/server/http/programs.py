"""Tokens of programs over HTTP: made, listed, taken back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from triumvir.server.http.accounts import account_holder, prove
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.guests import clean_name
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.bot_names import is_bot
from triumvir.server.tables.refusal import Refusal


class Program(Struct, kw_only=True, frozen=True):
    """A token, without its secret. `plays` is the name under which it acts; `bot`: one of its own,
    which is called a bot everywhere."""

    id: str
    name: str
    scopes: list[str]
    plays: str
    bot: bool
    created: int
    used: int  # to the hour; 0: never


class ProgramList(Struct, kw_only=True, frozen=True):
    programs: list[Program]


class NewProgram(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`read`: everything that I see. `play`: also sit down, act, chat. The account itself is never
    open to a program. With `bot` it acts under that name and not under mine. The password or a
    passkey once more."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    scopes: Annotated[list[Literal["read", "play"]], Meta(min_length=1, max_length=2)]
    bot: Annotated[str, Meta(max_length=32)] = ""
    password: Annotated[str, Meta(max_length=200)] = ""
    passkey: dict[str, Any] | None = None


class ProgramToken(Struct, kw_only=True, frozen=True):
    """Told once; sent as `Authorization: Bearer`."""

    id: str
    token: str


async def read(request: Request) -> ProgramList:
    """The tokens of my programs."""
    person = account_holder(request)
    return ProgramList(
        programs=[
            Program(
                id=one.id,
                name=one.name,
                scopes=one.scopes.split(","),
                plays=one.shown,
                bot=is_bot(one.shown),
                created=one.created,
                used=one.used,
            )
            for one in await request.house.guests.programs.of(person.id)
        ]
    )


async def create(request: Request) -> ProgramToken:
    """A token for a program, with scopes; it is told here and never again."""
    person = account_holder(request)
    if not request.context.programs.take(person.id):
        raise Refusal("rate", status=429)
    body: NewProgram = request.body
    await prove(request, person, body.password, body.passkey)
    name = clean_name(body.name)
    if not name:
        raise Refusal("name")
    programs = request.house.guests.programs
    id, token = await programs.make(person, name, list(body.scopes), body.bot)
    return ProgramToken(id=id, token=token)


async def end(request: Request) -> Done:
    """A token does not work any more, and neither do sockets opened with it."""
    person = account_holder(request)
    id = str(request.http.path_params["id"])
    known = id.isascii() and id.isprintable() and len(id) <= 32
    guest = await request.house.guests.programs.end(person.id, id) if known else ""
    if not guest:
        raise Refusal("no-program", status=404)
    await request.house.show_out(guest, id)
    return Done(id=0)


ENDPOINTS = (
    Endpoint("GET", "/account/programs", ProgramList, read, scope="account"),
    Endpoint("POST", "/account/programs", ProgramToken, create, NewProgram, status=201),
    Endpoint("DELETE", "/account/programs/{id}", Done, end),
)
