"""Accounts over HTTP. What is tried here is counted, by address and by name."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from triumvir.server.http.account_bodies import (
    Account,
    AccountLogin,
    Codes,
    Device,
    Entered,
    Erasure,
    NameAnswer,
    NewAccount,
    NewPassword,
    Passkey,
    Proof,
    Recovery,
    Reset,
    WantedName,
)
from triumvir.server.http.entering import bring_along, check_open
from triumvir.server.http.export import export
from triumvir.server.http.guests import shown
from triumvir.server.http.request import TABLES_EXPORTED, Endpoint, Request, address
from triumvir.server.people.handles import handle_key
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal


def spend_try(request: Request, name: str) -> None:
    """One try less for this address, for this name from here, and for this name from anywhere. A
    name that nobody has counts in the same way."""
    where, key = address(request.http), handle_key(name)
    context = request.context
    if not context.tries.take(where):
        raise Refusal("tries", status=429)
    if key and not context.name_tries_here.take(f"{key} {where}"):
        raise Refusal("tries", status=429)
    if key and not context.name_tries.take(key):
        raise Refusal("tries", status=429)


def forgive_try(request: Request, name: str) -> None:
    """It was right."""
    where, key = address(request.http), handle_key(name)
    context = request.context
    context.tries.of(where).charge(-1)
    if key:
        context.name_tries_here.of(f"{key} {where}").charge(-1)
        context.name_tries.of(key).charge(-1)


def account_holder(request: Request) -> Person:
    person = request.guest()
    if not person.account:
        raise Refusal("no-account", status=404)
    return person


async def name(request: Request) -> NameAnswer:
    """Whether a name can be had."""
    check_open(request)
    person = request.guest()
    if not request.context.wanted_names.take(address(request.http)):
        raise Refusal("rate", status=429)
    body: WantedName = request.body
    accounts = request.house.accounts
    try:
        shown_as = await accounts.free(body.name, person)
        return NameAnswer(free=True, name=shown_as, sentence="", suggestions=[])
    except Refusal as no:
        similar = await accounts.suggest(body.name) if no.code == "name-taken" else []
        said = no.sentence(request.language())
        return NameAnswer(free=False, name=body.name, sentence=said, suggestions=similar)


async def create(request: Request) -> Entered:
    """A guest gets a name that lasts. The recovery codes are told here and never again."""
    check_open(request)
    request.house.check_maintenance()
    before = request.guest()
    if not request.context.new_accounts.take(address(request.http)):
        raise Refusal("tries", status=429)
    body: NewAccount = request.body
    house, device = request.house, request.device()
    passkey = None
    if body.passkey is not None:
        site = request.site()
        passkey = await house.passkeys.check_new(body.passkey, site, before, device)
    person, token, codes = await house.accounts.create(
        before, body.name, body.password, body.invitation, device, passkey
    )
    await request.house.show_out(before.id)
    await request.house.rename(before, person)
    request.token = token
    return Entered(guest=shown(person), token=token, codes=codes, brought=0)


async def login(request: Request) -> Entered:
    """By name and password."""
    check_open(request)
    body: AccountLogin = request.body
    spend_try(request, body.name)
    accounts = request.house.accounts
    person, token = await accounts.login(body.name, body.password, request.device())
    forgive_try(request, body.name)
    return await enter(request, person, token, body.bring)


async def recover(request: Request) -> Entered:
    """By name and a recovery code, with a new password. All other devices are logged out."""
    check_open(request)
    body: Recovery = request.body
    spend_try(request, body.name)
    accounts = request.house.accounts
    person, token = await accounts.recover(body.name, body.code, body.password, request.device())
    forgive_try(request, body.name)
    await request.house.show_out(person.id)
    return await enter(request, person, token, body.bring)


async def reset(request: Request) -> Entered:
    """By a link of the host, with a new password and new recovery codes. All other devices are
    logged out."""
    body: Reset = request.body
    spend_try(request, "")
    accounts = request.house.accounts
    person, token, codes = await accounts.reset(body.link, body.password, request.device())
    await request.house.show_out(person.id)
    await request.house.ways.tell(person.id)
    return await enter(request, person, token, body.bring, codes)


async def enter(
    request: Request, person: Person, token: str, bring: bool, codes: list[str] | None = None
) -> Entered:
    """The cookie is the account's from now on; a guest's tables come along."""
    request.token = token
    brought = await bring_along(request, person, bring)
    return Entered(guest=shown(person), token=token, codes=codes or [], brought=brought)


async def read(request: Request) -> Account:
    """My account, with its devices."""
    person = account_holder(request)
    house = request.house
    row = await house.accounts.own(person)
    devices = []
    for one in await house.guests.logins.of(person.id):
        browser, _, system = one.device.partition("/")
        here = one.id == person.login
        devices.append(
            Device(
                id=one.id,
                browser=browser,
                system=system,
                created=one.created,
                seen=one.seen,
                here=here,
            )
        )
    left = await house.accounts.codes_left(person)
    address_of = await house.mails.of(person.id)
    provider = house.provider
    return Account(
        name=row.name,
        created=row.created,
        codes_left=left,
        devices=devices,
        password=bool(row.password),
        passkeys=[
            Passkey(id=one.id, name=one.name, created=one.created, used=one.used)
            for one in await house.passkeys.of(person.id)
        ],
        mail="" if address_of is None else address_of.target,
        mails=house.mailer is not None,
        provider="" if provider is None else provider.name,
        linked=provider is not None and await provider.is_linked(person.id),
    )


async def password(request: Request) -> Entered:
    """Another password. All other devices are logged out."""
    person = account_holder(request)
    body: NewPassword = request.body
    await prove(request, person, body.old, body.passkey)
    request.token = await request.house.accounts.change_password(
        person, body.password, request.device()
    )
    await request.house.show_out(person.id)
    return Entered(guest=shown(person), token=request.token, codes=[], brought=0)


async def codes(request: Request) -> Codes:
    """Eight new recovery codes; the old ones do not work any more."""
    person = account_holder(request)
    body: Proof = request.body
    await prove(request, person, body.password, body.passkey)
    return Codes(codes=await request.house.accounts.new_codes(person))


async def prove(
    request: Request, person: Person, password: str, passkey: dict[str, Any] | None
) -> None:
    """By the password or by a passkey of the account."""
    spend_try(request, person.name)
    if passkey is not None:
        await request.house.passkeys.use(passkey, request.site(), "prove", person)
    else:
        await request.house.accounts.prove(person, password)
    forgive_try(request, person.name)


async def end_device(request: Request) -> Done:
    """Another device is logged out; a code that it may have made lets nobody in."""
    person = account_holder(request)
    id = str(request.http.path_params["id"])
    known = id.isascii() and id.isprintable() and len(id) <= 32
    if not known or not await request.house.guests.logins.end(person.id, id):
        raise Refusal("no-device", status=404)
    await request.house.guests.forget_code(person.id)
    await request.house.show_out(person.id, id)
    if id == person.login:
        request.leaves = True
    return Done(id=0)


async def erase(request: Request) -> Done:
    """My name, my chat, my devices and codes are gone; games that I shared stay readable."""
    person = request.guest()
    body: Erasure = request.body
    if handle_key(body.name) != handle_key(person.name):
        raise Refusal("erase-name")
    if person.account:
        await prove(request, person, body.password, body.passkey)
    await request.house.erase(person)
    request.leaves = True
    return Done(id=0)


async def export_mine(request: Request) -> Response:
    """All that is kept of me, as a zip file: the account, the records of my games, my chat."""
    context, guest = request.context, request.guest().id
    if guest in context.exporting or not context.exports.take(guest):
        raise Refusal("rate", status=429)
    context.exporting.add(guest)
    try:
        async with context.one_export:
            data, tables = await export(request)
    finally:
        context.exporting.discard(guest)
    context.exports.of(guest).charge(tables / TABLES_EXPORTED)
    headers = {"content-disposition": 'attachment; filename="triumvir.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


ENDPOINTS = (
    Endpoint("GET", "/account", Account, read, scope="account"),
    Endpoint("POST", "/account", Entered, create, NewAccount, status=201),
    Endpoint("POST", "/account/name", NameAnswer, name, WantedName),
    Endpoint("POST", "/account/login", Entered, login, AccountLogin),
    Endpoint("POST", "/account/recover", Entered, recover, Recovery),
    Endpoint("POST", "/account/reset", Entered, reset, Reset),
    Endpoint("PUT", "/account/password", Entered, password, NewPassword),
    Endpoint("POST", "/account/codes", Codes, codes, Proof),
    Endpoint("DELETE", "/account/devices/{id}", Done, end_device),
    Endpoint("GET", "/me/export", bytes, export_mine, media="application/zip", scope="account"),
    Endpoint("DELETE", "/me", Done, erase, Erasure),
)
