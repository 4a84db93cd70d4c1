"""Reviews over HTTP: asking for one, how far it is, and what it says.

A game that is over has no secrets: a review says nothing that the replay does not show.
"""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from msgspec import Struct

from triumvir.review import ENGINE
from triumvir.review.document import Decision, Review
from triumvir.server.bots.pool import COACH, BotFailed, Question
from triumvir.server.http.coach import CoachReason
from triumvir.server.http.coach import told as told_reason
from triumvir.server.http.request import Endpoint, Request, address
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table


class ReviewInfo(Struct, kw_only=True, frozen=True):
    """The review of a table. `progress` is in a hundred, `ahead` how many others are made first.
    A result stays while a newer engine makes it anew; `outdated` says that one could. `mine`: the
    reader took part, and may share it with all who have the link."""

    table: str
    state: Literal["none", "waiting", "working", "done", "failed"]
    progress: int
    ahead: int
    engine: str
    outdated: bool
    finished: int
    shared: bool
    mine: bool
    result: Review | None


class ReviewWhy(Struct, kw_only=True, frozen=True):
    """`sure`: in which part of the possible deals the better choice is ahead a turn later."""

    reasons: list[CoachReason]
    sure: float


async def read(request: Request) -> ReviewInfo:
    """The review of a finished game, if there is one: for those who took part; for everybody if
    the table is public or somebody who took part has shared it."""
    id, mine = await looked_at(request)
    return await told(request, id, mine)


async def ask(request: Request) -> ReviewInfo:
    """Ask for a review. It is made in the background; one that is there is not made again, unless
    by a newer engine."""
    person = request.guest()
    id, mine = await looked_at(request)
    config = request.house.config
    if not request.context.reviews_here.take(address(request.http)):
        raise Refusal("rate", status=429)
    await request.house.review_rows.ask(
        id, person.id, ENGINE, now(), config.reviews_a_guest, config.reviews_waiting
    )
    request.house.reviews.more.set()
    return await told(request, id, mine)


async def share(request: Request) -> ReviewInfo:
    """Let everybody who has the link read the review; only those who took part can."""
    request.guest()
    id, mine = await looked_at(request)
    if not mine:
        raise Refusal("review-private", status=403)
    await request.house.review_rows.share(id)
    return await told(request, id, mine)


async def why(request: Request) -> ReviewWhy:
    """The coach's reasons why the better choice of a decision is better: those of the `seat` at
    the question after `at` actions."""
    person = request.guest()
    id, _ = await looked_at(request)
    seat, seq = request.number("seat", 0), request.number("at", 0)
    if not request.context.reasons.take(person.id):  # reading a review takes milliseconds
        raise Refusal("rate", status=429)
    made = await decision_of(request, id, seat, seq)
    if made.best == made.played:
        return ReviewWhy(reasons=[], sure=1.0)
    async with request.house.table(id) as held:
        # Where the action that stands at this place was made, among all that were.
        at = held.table.moves.index(held.table.standing[seq])
        record = held.table.record().document()
    (view,) = await request.house.records.replay(request.owner(), record, at, [seat])
    question = Question(
        game=str(record["game"]),
        bot=COACH,
        seed=f"{id}/{seq}",
        view=msgspec.json.decode(view),
        about=made.played,
        better=made.best,
    )
    house = request.house
    try:
        async with asyncio.timeout(house.config.coach_seconds):
            advice = await house.bots.pool.advise(person.id, question)
    except (TimeoutError, BotFailed) as error:
        raise Refusal("coach-busy", status=503) from error
    return ReviewWhy(reasons=[told_reason(one) for one in advice.reasons], sure=advice.sure)


async def decision_of(request: Request, id: str, seat: int, seq: int) -> Decision:
    row = await request.house.review_rows.find(id)
    if row is not None and row.result:
        review = msgspec.json.decode(row.result, type=Review)
        for one in review.seats:
            for made in one.decisions:
                if (one.seat, made.seq) == (seat, seq):
                    return made
    raise Refusal("coach-no-move", status=404)


async def looked_at(request: Request) -> tuple[str, bool]:
    """The table, if this reader may see its review, and whether they took part."""
    guest = request.person.id if request.person is not None else ""
    async with request.house.table(request.table()) as held:
        table = held.table
        if table.sealed():  # a review would show the cards
            raise Refusal("daily-sealed", status=403)
        if table.status != "over":
            raise Refusal("review-later", status=403)
        if not table.moves:
            raise Refusal("review-nothing", status=404)
        mine = took_part(table, guest)
        open_to_all = table.public
    if not mine and not open_to_all:
        row = await request.house.review_rows.find(table.id)
        if row is None or not row.shared:
            raise Refusal("review-private", status=403)
    return table.id, mine


def took_part(table: Table, guest: str) -> bool:
    """The host of a record that was imported is one of them."""
    return bool(guest) and (guest == table.host or bool(table.seats_of(guest)))


async def told(request: Request, id: str, mine: bool) -> ReviewInfo:
    rows = request.house.review_rows
    row = await rows.find(id)
    result: Any = None
    if row is not None and row.result:
        result = msgspec.Raw(row.result.encode())
    return ReviewInfo(
        table=id,
        state="none" if row is None else row.state,
        progress=0 if row is None else row.progress,
        ahead=await rows.ahead(row) if row is not None and row.state == "waiting" else 0,
        engine="" if row is None else row.engine,
        outdated=row is not None and bool(row.result) and row.engine != ENGINE,
        finished=0 if row is None else row.finished,
        shared=row is not None and row.shared,
        mine=mine,
        result=result,
    )


ENDPOINTS = (
    Endpoint("GET", "/tables/{id}/review", ReviewInfo, read),
    Endpoint("POST", "/tables/{id}/review", ReviewInfo, ask, scope="play"),
    Endpoint("POST", "/tables/{id}/review/share", ReviewInfo, share),
    Endpoint("GET", "/tables/{id}/review/why", ReviewWhy, why, query=("seat", "at")),
)
