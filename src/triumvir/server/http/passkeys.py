"""Passkeys over HTTP: asked for, made, used, named, removed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from triumvir.server.http.account_bodies import Entered
from triumvir.server.http.accounts import (
    account_holder,
    enter,
    forgive_try,
    prove,
    spend_try,
)
from triumvir.server.http.entering import check_open
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.guests import clean_name
from triumvir.server.people.passkeys import available
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.refusal import Refusal


class Offer(Struct, kw_only=True, frozen=True):
    """Whether there are passkeys here: the server can, and the page has a name and is secure."""

    offered: bool


class Asked(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`register` a new one (`name` is the account's to be), `login`, or `prove` that it is still
    you."""

    kind: Literal["register", "login", "prove"]
    name: Annotated[str, Meta(max_length=64)] = ""


class Question(Struct, kw_only=True, frozen=True):
    """What `navigator.credentials` is asked, as `PublicKeyCredential.parse…FromJSON` takes it."""

    options: dict[str, Any]


class NewPasskey(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The answer of the browser, and the password or another passkey once more."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=64)] = ""
    password: Annotated[str, Meta(max_length=200)] = ""
    passkey: dict[str, Any] | None = None


class PasskeyLogin(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    credential: dict[str, Any]
    bring: bool = True


class NewName(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]


async def offer(request: Request) -> Offer:
    """Whether passkeys can be used here."""
    return Offer(offered=available() and request.site_or_none() is not None)


async def ask(request: Request) -> Question:
    """What the browser is to be asked. Works once, for five minutes."""
    check_open(request)
    body: Asked = request.body
    site = request.site()
    if not request.context.challenges.take(request.owner()):
        raise Refusal("rate", status=429)
    if body.kind != "login":
        request.guest()
    house = request.house
    name = ""
    if body.kind == "register" and body.name and not request.guest().account:
        name = await house.accounts.free(body.name, request.guest())
    return Question(options=await house.passkeys.ask(body.kind, site, request.person, name))


async def login(request: Request) -> Entered:
    """By a passkey, without a name. Whatever is wrong is told in the same words."""
    check_open(request)
    body: PasskeyLogin = request.body
    spend_try(request, "")
    house = request.house
    guest = await house.passkeys.use(body.credential, request.site(), "login", request.person)
    person, token = await house.accounts.enter_as(guest, request.device())
    forgive_try(request, "")
    return await enter(request, person, token, body.bring)


async def add(request: Request) -> Done:
    """One more passkey for my account."""
    person = account_holder(request)
    body: NewPasskey = request.body
    await prove(request, person, body.password, body.passkey)
    passkeys = request.house.passkeys
    name = clean_name(body.name) or request.device()
    row = await passkeys.check_new(body.credential, request.site(), person, name)
    await passkeys.add_alone(row)
    return Done(id=0)


def wanted(request: Request) -> str:
    id = str(request.http.path_params["id"])
    if not (id.isascii() and id.isprintable() and len(id) <= 32):
        raise Refusal("no-passkey", status=404)
    return id


async def rename(request: Request) -> Done:
    """Another name for a passkey."""
    body: NewName = request.body
    person = account_holder(request)
    name = clean_name(body.name) or request.device()
    if not await request.house.passkeys.rename(person.id, wanted(request), name):
        raise Refusal("no-passkey", status=404)
    return Done(id=0)


async def remove(request: Request) -> Done:
    """One passkey less; the last one stays where there is no password."""
    person = account_holder(request)
    if not await request.house.passkeys.remove(person.id, wanted(request)):
        raise Refusal("no-passkey", status=404)
    return Done(id=0)


ENDPOINTS = (
    Endpoint("GET", "/account/passkeys", Offer, offer),
    Endpoint("POST", "/account/passkeys", Done, add, NewPasskey, status=201),
    Endpoint("POST", "/account/passkeys/options", Question, ask, Asked),
    Endpoint("POST", "/account/passkeys/login", Entered, login, PasskeyLogin),
    Endpoint("PATCH", "/account/passkeys/{id}", Done, rename, NewName),
    Endpoint("DELETE", "/account/passkeys/{id}", Done, remove),
)
