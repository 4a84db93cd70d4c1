"""Logging in by the host's provider (OpenID Connect), over HTTP: there, back, linked, unlinked.

The provider sends the browser back to /account, whose page hands on what it brings; nothing here
leads to an address that a request names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from triumvir.server.http.account_bodies import Entered, MaybePassword
from triumvir.server.http.accounts import account_holder, enter, prove, spend_try
from triumvir.server.http.entering import check_open
from triumvir.server.http.guests import shown
from triumvir.server.http.notices import base
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.people.provider import Provider
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.refusal import Refusal


class Departure(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """To `login`; or to `link` it with my account, with the password once more, or a passkey."""

    kind: Literal["login", "link"]
    password: MaybePassword = ""
    passkey: dict[str, Any] | None = None


class Elsewhere(Struct, kw_only=True, frozen=True):
    """Where the browser is to go now."""

    url: str


class Arrival(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What the provider has sent the browser back with."""

    code: Annotated[str, Meta(min_length=1, max_length=4000)]
    state: Annotated[str, Meta(min_length=1, max_length=100)]
    bring: bool = True


def provider_of(request: Request) -> Provider:
    check_open(request)
    if request.house.provider is None:
        raise Refusal("no-provider", status=404)
    return request.house.provider


async def start(request: Request) -> Elsewhere:
    """The address at the provider. What comes back works once, for ten minutes, in this browser."""
    provider = provider_of(request)
    person = request.guest()
    body: Departure = request.body
    if not request.context.challenges.take(request.owner()):
        raise Refusal("rate", status=429)
    if body.kind == "link":
        await prove(request, account_holder(request), body.password, body.passkey)
    return Elsewhere(url=await provider.start(body.kind, person, base(request)))


async def finish(request: Request) -> Entered:
    """Log in the person who came back from the provider, or link the provider to the account."""
    provider = provider_of(request)
    person = request.guest()
    body: Arrival = request.body
    spend_try(request, "")
    kind, subject = await provider.finish(body.code, body.state, person, base(request))
    if kind == "link":
        await provider.link(account_holder(request).id, subject)
        return Entered(guest=shown(person), token="", codes=[], brought=0)
    guest = await provider.guest_of(subject)
    if not guest:
        raise Refusal("provider-unknown", status=403, provider=provider.name)
    known, token = await request.house.accounts.enter_as(guest, request.device())
    return await enter(request, known, token, body.bring)


async def unlink(request: Request) -> Done:
    """The provider lets nobody into my account any more."""
    if not await provider_of(request).unlink(account_holder(request).id):
        raise Refusal("no-way", status=404)
    return Done(id=0)


ENDPOINTS = (
    Endpoint("POST", "/account/provider", Elsewhere, start, Departure),
    Endpoint("POST", "/account/provider/finish", Entered, finish, Arrival),
    Endpoint("DELETE", "/account/provider", Done, unlink),
)
