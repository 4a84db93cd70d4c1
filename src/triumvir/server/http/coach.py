"""The coach over HTTP: a hint, why a move was good or bad, and whether one is a grave mistake.

Whoever asks is marked in the table's log before the answer is told. The search is done on the view
of the seat alone, in the processes of the bots.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from triumvir.coach import Advice, Reason
from triumvir.core.view import View
from triumvir.server.bots.pool import COACH, BotFailed, Question
from triumvir.server.house.house import House
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.protocol.commands import Number, SeatNumber
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.coach import coached_seat, mark, own_move

HINTS: Final = 1000  # that a process remembers
ActionText = Annotated[str, Meta(max_length=200)]


class CoachQuestion(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """`hint`: what to choose now. `why`: about one's own last move, or that of the entry `at`.
    `guard`: whether `action` would be a grave mistake; it is marked only if it is one."""

    what: Literal["hint", "why", "guard"]
    seat: SeatNumber | None = None
    at: Number | None = None
    action: ActionText = ""


class CoachReason(Struct, kw_only=True, frozen=True):
    """A term of the game's opinion: the message `opinion-<name>` of the game, about a `thing`."""

    name: str
    thing: str
    by: float
    share: float


class CoachAnswer(Struct, kw_only=True, frozen=True):
    """The coach's choice beside another one: the second best, or the one that was asked about.
    `value` and `other_value` are the coach's judgement, 0 to 100; 50 is even. The best is at least
    as good in the part `sure` of the possible deals, `turns` turns later. Without `reasons` the two
    are about as good (`even`), or the best pays off later."""

    what: str
    seat: int
    at: int
    best: str
    kind: str
    where: list[str]
    value: int
    other: str
    other_value: int
    verdict: str
    sure: float
    turns: int
    even: bool
    reasons: list[CoachReason]


async def ask(request: Request) -> CoachAnswer:
    """Ask the coach."""
    body: CoachQuestion = request.body
    person = request.guest()
    id = request.table()
    async with request.house.table(id) as held:
        seat, at, view, about = look(held.table, person, body)
    advice = await advised(request, person, view, about, hint_at(request.house, view))
    if body.what == "hint":
        keep_hint(request.house, view, advice.best)
    if body.what != "guard" or advice.verdict == "grave":

        def plan(table: Table) -> list[Draft]:
            coached_seat(table, person, seat)
            return mark(table, person, seat, body.what)

        await request.house.change(id, plan)
    return CoachAnswer(
        what=body.what,
        seat=seat,
        at=at,
        best=advice.best,
        kind=advice.kind,
        where=advice.where,
        value=advice.value,
        other=advice.other,
        other_value=advice.other_value,
        verdict=advice.verdict,
        sure=advice.sure,
        turns=advice.turns,
        even=advice.even,
        reasons=[told(reason) for reason in advice.reasons],
    )


def told(reason: Reason) -> CoachReason:
    return CoachReason(name=reason.name, thing=reason.thing, by=reason.by, share=reason.share)


def look(table: Table, person: Person, asked: CoachQuestion) -> tuple[int, int, View, str]:
    """The seat, the entry that it is about, what the seat saw, and the choice in question."""
    seat = coached_seat(table, person, asked.seat)
    session = table.session
    assert session is not None
    if asked.what == "why":
        back, move = own_move(table, seat, asked.at)
        return seat, move.seq, session.before(back).view(seat), move.text
    if seat not in table.to_act():
        raise Refusal("not-your-turn")
    view = session.state.view(seat)
    about = asked.action if asked.what == "guard" else ""
    if asked.what == "guard" and about not in [choice.text for choice in view.choices]:
        raise Refusal("coach-no-choice")
    return seat, table.seq, view, about


def hint_at(house: House, view: View) -> str:
    """What the coach has advised here already."""
    return house.hints.get(key_of(view), "")


def keep_hint(house: House, view: View, best: str) -> None:
    if len(house.hints) >= HINTS:
        del house.hints[next(iter(house.hints))]
    house.hints[key_of(view)] = best


def key_of(view: View) -> bytes:
    """What the seat sees: all that advice follows from."""
    return sha256(msgspec.json.encode(view.document(), order="sorted")).digest()


async def advised(request: Request, person: Person, view: View, about: str, hinted: str) -> Advice:
    """The answer, if it comes in time. The coach keeps to what it has advised: a search depends on
    its dice, and whoever follows a hint must not be told that it was a mistake."""
    question = Question(
        game=view.game,
        bot=COACH,
        seed=key_of(view).hex(),  # asked again, the same answer
        view=view.document(),
        about=about,
        better=hinted if about in ("", hinted) else "",
    )
    house = request.house
    try:
        async with asyncio.timeout(house.config.coach_seconds):
            return await house.bots.pool.advise(person.id, question)
    except (TimeoutError, BotFailed) as error:
        raise Refusal("coach-busy", status=503) from error


ENDPOINTS = (Endpoint("POST", "/tables/{id}/coach", CoachAnswer, ask, CoachQuestion, scope="play"),)
