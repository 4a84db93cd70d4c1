"""E-mail over HTTP: an address of one's own, and the way back by it. Off unless the host has a mail
server."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from triumvir.server.http.account_bodies import Handle, MaybePassword, Secret
from triumvir.server.http.accounts import (
    account_holder,
    forgive_try,
    prove,
    spend_try,
)
from triumvir.server.http.entering import check_open
from triumvir.server.http.notices import base
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.refusal import Refusal

Address = Annotated[str, Meta(min_length=3, max_length=254)]


class NewMail(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """With the password once more, or a passkey: who has the address can set a new password."""

    address: Address
    password: MaybePassword = ""
    passkey: dict[str, Any] | None = None


class ConfirmedMail(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    address: Address
    code: Secret


class Forgotten(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    name: Handle


class Offers(Struct, kw_only=True, frozen=True):
    """What this server has beside names and passwords: links by e-mail, and the name of a provider
    by which one can log in ("": none)."""

    mail: bool
    provider: str


async def offers(request: Request) -> Offers:
    """Which ways back there are here."""
    house = request.house
    name = "" if house.provider is None else house.provider.name
    return Offers(mail=house.mailer is not None, provider=name)


async def ask(request: Request) -> Done:
    """A code is sent to this address."""
    check_open(request)
    person = account_holder(request)
    request.house.mails.demand()
    if not request.context.mails.take(person.id):
        raise Refusal("rate", status=429)
    body: NewMail = request.body
    await prove(request, person, body.password, body.passkey)
    await request.house.mails.ask(person, body.address)
    return Done(id=0)


async def confirm(request: Request) -> Done:
    """By the code that was sent: from now on notices go there, and it is a way back."""
    check_open(request)
    person = account_holder(request)
    body: ConfirmedMail = request.body
    spend_try(request, person.name)
    await request.house.mails.confirm(person, body.address, body.code, base(request))
    forgive_try(request, person.name)
    return Done(id=0)


async def remove(request: Request) -> Done:
    """My address is forgotten."""
    if not await request.house.mails.remove(account_holder(request)):
        raise Refusal("no-way", status=404)
    return Done(id=0)


async def forgot(request: Request) -> Done:
    """A link is sent by which a new password can be set, if the account has an address. The answer
    is always the same, and is sent before anything is looked up."""
    check_open(request)
    request.house.mails.demand()
    body: Forgotten = request.body
    spend_try(request, body.name)
    request.house.spawn(request.house.mails.forgot(body.name))
    return Done(id=0)


ENDPOINTS = (
    Endpoint("GET", "/account/offers", Offers, offers),
    Endpoint("POST", "/account/mail", Done, ask, NewMail),
    Endpoint("POST", "/account/mail/confirm", Done, confirm, ConfirmedMail),
    Endpoint("DELETE", "/account/mail", Done, remove),
    Endpoint("POST", "/account/forgot", Done, forgot, Forgotten),
)
