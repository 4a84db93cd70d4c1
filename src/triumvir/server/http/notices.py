"""Notices over HTTP: what, by which way, when not."""

from __future__ import annotations

import contextlib
from typing import Annotated
from urllib.parse import quote

from msgspec import Meta, Struct
from starlette.responses import Response

from triumvir.core.errors import UnknownGame
from triumvir.core.registry import find
from triumvir.server.http.openapi import PREFIX
from triumvir.server.http.request import Endpoint, Request, address
from triumvir.server.notices import feeds
from triumvir.server.notices.ways import OFFERED, BrowserKeys, Wishes
from triumvir.server.notices.webpush import encode
from triumvir.server.notices.wording import FILES, Note, write_note
from triumvir.server.protocol.messages import Done
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.texts import Texts

FEED_COST = 20  # in entries: what reading one costs
IN_CALENDAR = ("turn", "time", "asked", "evening")
BASE = 200  # characters of the page's own address

Minute = Annotated[int, Meta(ge=-1, lt=24 * 60)]
Url = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]


class Kind(Struct, kw_only=True, frozen=True):
    """Something to be told: `turn`, `time`, `asked`, `over`, `begun`, `sat`, `evening`."""

    kind: str
    on: bool


class Way(Struct, kw_only=True, frozen=True):
    """How one is told: `feed`, `webhook`, `push` or `mail`. `shown` is where it leads, without
    secrets; `failed` notices did not arrive since it `worked` last."""

    id: str
    kind: str
    shown: str
    created: int
    worked: int
    failed: int


class Notices(Struct, kw_only=True, frozen=True):
    """Quiet hours are minutes of the day in a time zone; -1 where there are none. `push` is the key
    that a browser asks for; "" where this server has no Web Push. `wanted`: the games of which one
    hears when somebody looks for them, once an hour at most."""

    kinds: list[Kind]
    wanted: list[str]
    quiet_from: int
    quiet_to: int
    zone: str
    ways: list[Way]
    push: str


class ChangedNotices(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Without `wanted` that stays as it is."""

    off: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=16)]
    quiet_from: Minute = -1
    quiet_to: Minute = -1
    zone: Annotated[str, Meta(max_length=64)] = ""
    wanted: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=64)] | None = None


class Feed(Struct, kw_only=True, frozen=True):
    """Told once: whoever has these addresses can read."""

    atom: str
    calendar: str


class NewWebhook(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    url: Url


class Webhook(Struct, kw_only=True, frozen=True):
    """`secret` is the key of the signatures: `X-Triumvir-Signature: t=TIME,v1=HMAC`, where HMAC is
    that of `TIME.BODY` with SHA-256, in hexadecimal."""

    id: str
    secret: str


class NewPush(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    endpoint: Url
    p256dh: Key
    auth: Key


class Tried(Struct, kw_only=True, frozen=True):
    id: str
    worked: bool


class Test(Struct, kw_only=True, frozen=True):
    ways: list[Tried]


def base(request: Request) -> str:
    """The address of the page that asks, for the links in notices."""
    headers = request.http.headers
    found = headers.get("origin") or f"{request.http.url.scheme}://{headers.get('host', '')}"
    plain = found.isascii() and found.isprintable() and not set(found) & set(" <>\"'")
    if not plain or len(found) > BASE:
        raise Refusal("origin", status=403)
    return found


def spend(request: Request) -> None:
    if not request.context.ways.take(request.guest().id):
        raise Refusal("rate", status=429)


def shown(kind: str, target: str) -> str:
    """Where a way leads, without its secrets."""
    if kind == "feed":
        return ""
    return target if kind == "mail" else target.split("/")[2]


async def told(request: Request) -> Notices:
    guest = request.guest().id
    ways = request.house.ways
    wishes = await ways.wishes(guest)
    push = request.house.notices.push
    return Notices(
        kinds=[Kind(kind=kind, on=kind not in wishes.off) for kind in OFFERED],
        wanted=await request.house.watches.of(guest),
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        zone=wishes.zone,
        ways=[
            Way(
                id=one.id,
                kind=one.kind,
                shown=shown(one.kind, one.target),
                created=one.created,
                worked=one.worked,
                failed=one.failed,
            )
            for one in await ways.of(guest)
        ],
        push="" if push is None else encode(push.public),
    )


async def read(request: Request) -> Notices:
    """What I am told, how, and when not."""
    return await told(request)


async def change(request: Request) -> Notices:
    """Other wishes: the kinds that are switched off, and quiet hours."""
    body: ChangedNotices = request.body
    wishes = Wishes(tuple(body.off), body.quiet_from, body.quiet_to, body.zone)
    for game in body.wanted or ():
        find(game)
    await request.house.ways.wish(request.guest().id, wishes)
    if body.wanted is not None:
        await request.house.watches.put(request.guest().id, body.wanted)
    return await told(request)


async def feed(request: Request) -> Feed:
    """A private feed and calendar; the addresses from before do not work any more."""
    spend(request)
    here = base(request)
    secret = await request.house.ways.add_feed(request.guest().id, here)
    path = f"{here}{PREFIX}/feeds/{quote(secret)}"
    return Feed(atom=f"{path}.atom", calendar=f"{path}.ics")


async def webhook(request: Request) -> Webhook:
    """Each notice is sent there by POST, signed."""
    spend(request)
    body: NewWebhook = request.body
    ways = request.house.ways
    id = await ways.add_webhook(request.guest().id, body.url, base(request))
    return Webhook(id=id, secret=ways.secret(id))


async def push(request: Request) -> Done:
    """This browser has agreed to be told by Web Push."""
    spend(request)
    body: NewPush = request.body
    keys = BrowserKeys(body.p256dh, body.auth)
    await request.house.ways.add_push(request.guest().id, body.endpoint, keys, base(request))
    return Done(id=0)


async def end(request: Request) -> Done:
    """One way less."""
    id = str(request.http.path_params["id"])
    known = id.isascii() and id.isprintable() and len(id) <= 32
    if not known or not await request.house.ways.end(request.guest().id, id):
        raise Refusal("no-way", status=404)
    return Done(id=0)


async def test(request: Request) -> Test:
    """A notice by every way, at once."""
    if not request.context.tests.take(request.guest().id):
        raise Refusal("rate", status=429)
    found = await request.house.notices.test(request.guest().id)
    return Test(ways=[Tried(id=id, worked=worked) for id, worked in found.items()])


# A table's own webhook


async def hosted(request: Request) -> str:
    """The table, if whoever asks is its host."""
    id = request.table()
    async with request.house.table(id) as held:
        if held.table.host != request.guest().id:
            raise Refusal("not-host", status=403)
    return id


async def table_webhook(request: Request) -> Webhook:
    """What happens at this table is sent there by POST; the host says where. It replaces the one
    before."""
    spend(request)
    id = await hosted(request)
    body: NewWebhook = request.body
    ways = request.house.ways
    way = await ways.add_webhook(request.guest().id, body.url, base(request), id)
    return Webhook(id=way, secret=ways.secret(way))


async def end_table_webhook(request: Request) -> Done:
    """The table has no webhook any more."""
    if not await request.house.ways.end_at(await hosted(request)):
        raise Refusal("no-way", status=404)
    return Done(id=0)


# Feeds: whoever has the address may read, so no cookie is looked at


async def notes(request: Request) -> tuple[str, str, list[tuple[Note, int]]]:
    """What it is called, in its owner's language, the address of the page, and what its owner was
    told, each with the deadline of its table (0: none)."""
    if not request.context.feeds.take(address(request.http)):
        raise Refusal("rate", status=429)
    house = request.house
    way = await house.ways.feed(str(request.http.path_params["secret"]))
    if way is None:
        raise Refusal("no-page", status=404)
    request.charge(FEED_COST)
    language = await house.notices.language(way.guest)
    off = (await house.ways.wishes(way.guest)).off
    rows = [row for row in await house.ways.noticed(way.guest, feeds.MOST) if row.kind not in off]
    company = await house.people.company([row.table_id for row in rows if row.game])
    found = []
    for row in rows:
        if row.game is None:
            note_of = house.notices.subjects.note
            if row.kind == "evening" and (note := await note_of(row, language, way.base, now())):
                evening = await house.notices.subjects.evening(row)
                found.append((note, evening.starts))
            continue
        others = [one.name or one.bot for one in company[row.table_id] if one.guest != way.guest]
        with contextlib.suppress(UnknownGame):
            game = find(row.game)
            note = write_note(game, row.table_id, others, row, language, way.base)
            found.append((note, row.deadline))
    return Texts(language, FILES).say("notice-feed"), way.base, found


def private(data: bytes, kind: str) -> Response:
    headers = {
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
    }
    return Response(data, media_type=kind, headers=headers)


async def atom(request: Request) -> Response:
    """What its owner is told, as a feed."""
    title, here, found = await notes(request)
    secret = request.http.path_params["secret"]
    place = f"{here}{PREFIX}/feeds/{secret[:6]}"
    told_by_now = [note for note, end in found if note.kind != "evening" or end <= now()]
    data = feeds.atom(title, here, place, told_by_now)
    return private(data, "application/atom+xml")


async def calendar(request: Request) -> Response:
    """The tables that wait for its owner, as a calendar: at the deadline, where there is one."""
    title, _, found = await notes(request)
    waiting = [(note, end or note.at) for note, end in found if note.kind in IN_CALENDAR]
    return private(feeds.calendar(title, waiting), "text/calendar")


ENDPOINTS = (
    Endpoint("GET", "/me/notices", Notices, read, scope="account"),
    Endpoint("PUT", "/me/notices", Notices, change, ChangedNotices),
    Endpoint("POST", "/me/notices/feed", Feed, feed, status=201),
    Endpoint("POST", "/me/notices/webhook", Webhook, webhook, NewWebhook, status=201),
    Endpoint("POST", "/me/notices/push", Done, push, NewPush, status=201),
    Endpoint("POST", "/me/notices/test", Test, test),
    Endpoint("DELETE", "/me/notices/ways/{id}", Done, end),
    Endpoint("PUT", "/tables/{id}/webhook", Webhook, table_webhook, NewWebhook),
    Endpoint("DELETE", "/tables/{id}/webhook", Done, end_table_webhook),
    Endpoint("GET", "/feeds/{secret}.atom", bytes, atom, media="application/atom+xml"),
    Endpoint("GET", "/feeds/{secret}.ics", bytes, calendar, media="text/calendar"),
)
