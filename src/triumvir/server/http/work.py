"""Work that members take over: `triumvir work` pulls reviews, makes them, and hands them in.

A record that is lent has neither names nor the id of its table. What comes back must be plausible:
see `reviews/plausible`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from triumvir.core.record import record_from
from triumvir.review import ENGINE
from triumvir.review.document import Review
from triumvir.server.http.request import Endpoint, Request, read_as
from triumvir.server.metrics import METRICS
from triumvir.server.reviews.bounds import out_of_bounds
from triumvir.server.reviews.plausible import implausible
from triumvir.server.reviews.queue import LONGEST, nameless
from triumvir.server.slices import share
from triumvir.server.store.reviews import LENT, Taken
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal


class WorkWish(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    engine: Annotated[str, Meta(max_length=64)]


class WorkTask(Struct, kw_only=True, frozen=True):
    """A game to review; `record` is null if there is nothing to do. `work`: how much of the usual
    work is wanted."""

    record: dict[str, Any] | None
    resigned: int = -1
    agreed: bool = False
    work: float = 1.0


class WorkProgress(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    progress: Annotated[int, Meta(ge=0, le=100)]


class WorkAnswer(Struct, kw_only=True, frozen=True):
    """Whether the review was kept, or is still wanted."""

    kept: bool


async def acquire(request: Request) -> WorkTask:
    """A game to review, for a member with the same engine. One at a time; asked again, the same."""
    body: WorkWish = request.body
    worker = worker_of(request)
    if body.engine != ENGINE:
        raise Refusal("work-engine", wanted=ENGINE)
    rows = request.house.review_rows
    taken = await rows.of(worker)
    # Work that is taken and not done counts against the worker for a while; a review that is kept
    # is paid back.
    if taken is None and request.context.lent.take(worker):
        taken = await rows.take(worker, now())
        if taken is None:
            request.context.lent.of(worker).charge(-1)
    if taken is None:
        return WorkTask(record=None)
    try:
        game = await request.house.played(taken.table)
    except Refusal:
        await rows.fail(taken)
        return WorkTask(record=None)
    work = request.house.config.review_work
    return WorkTask(
        record=nameless(game.record), resigned=game.resigned, agreed=game.agreed, work=work
    )


async def progress(request: Request) -> WorkAnswer:
    """How far it is. A worker that gets no further for a minute loses the work."""
    body: WorkProgress = request.body
    taken = await given(request)
    return WorkAnswer(
        kept=await request.house.review_rows.beat(taken, min(99, body.progress), now())
    )


async def done(request: Request) -> WorkAnswer:
    """The review. One that is not plausible is refused, and the game goes back to the queue."""
    taken = await given(request)
    rows = request.house.review_rows
    try:
        review: Review = read_as(request.body, Review)
    except Refusal:
        await rows.put_back(taken)  # so that it costs us the reading only once
        raise
    await share()  # reading a megabyte is enough for one turn of the loop
    game = await request.house.played(taken.table)
    record = record_from(game.record)
    size = (len(record.entries), len(record.seats))
    wrong = out_of_bounds(review, record.game, *size) or implausible(review, game)
    if wrong:
        METRICS.count("reviews_failed_total")
        await rows.put_back(taken)
        raise Refusal("work-implausible", reason=wrong)
    await share()
    named = msgspec.structs.replace(review, names=nameless(game.record)["seats"])
    text = msgspec.json.encode(named).decode()
    kept = await rows.finish(taken, ENGINE, text, now())
    METRICS.count("reviews_total", int(kept))
    if kept:
        request.context.lent.of(taken.worker).charge(-1)
    return WorkAnswer(kept=kept)


def worker_of(request: Request) -> str:
    """Members only: guests come and go."""
    person = request.guest()
    if not person.account:
        raise Refusal("work-members", status=403)
    return f"{LENT}{person.id}"


async def given(request: Request) -> Taken:
    taken = await request.house.review_rows.of(worker_of(request))
    if taken is None:
        raise Refusal("work-lost", status=409)
    return taken


ENDPOINTS = (
    Endpoint("POST", "/work/acquire", WorkTask, acquire, WorkWish, scope="play"),
    Endpoint("POST", "/work/progress", WorkAnswer, progress, WorkProgress, scope="play"),
    Endpoint("POST", "/work/done", WorkAnswer, done, Review, raw=True, most=LONGEST, scope="play"),
)
