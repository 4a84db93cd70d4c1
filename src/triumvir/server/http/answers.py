"""My standing answers at a table: mine alone to read and to change."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from triumvir.core.standing import ASK
from triumvir.server.http.request import Endpoint, Request
from triumvir.server.store.answers import NONE
from triumvir.server.tables.refusal import Refusal

Word = Annotated[str, Meta(max_length=32)]


class Rule(Struct, kw_only=True, frozen=True):
    """What can be answered before the question; `standing-<id>` of the game's texts says it."""

    id: str
    values: list[str]  # beside `ask`


class NewAnswers(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """By the id of a rule its value; what is not named is asked."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    answers: Annotated[dict[Word, Word], Meta(max_length=32)]


class Answers(Struct, kw_only=True, frozen=True):
    seat: int
    rules: list[Rule]
    answers: dict[str, str]


async def read(request: Request) -> Answers:
    """What I can answer before I am asked, and what I have answered, at my `seat`."""
    seat = request.number("seat", 0)
    rules = await own_rules(request, seat)
    known = (await request.house.answers.rows.of(request.table())).get(seat, NONE)
    return Answers(seat=seat, rules=rules, answers=known.of(request.guest().id))


async def write(request: Request) -> Answers:
    """Keep these answers; the server gives them as I would, and nobody else is told."""
    body: NewAnswers = request.body
    rules = await own_rules(request, body.seat)
    known = {rule.id: rule.values for rule in rules}
    for id, value in body.answers.items():
        if value != ASK and value not in known.get(id, []):
            raise Refusal("no-answer")
    chosen = {id: value for id, value in body.answers.items() if value != ASK}
    await request.house.keep_answers(request.table(), body.seat, request.guest().id, chosen)
    return Answers(seat=body.seat, rules=rules, answers=chosen)


async def own_rules(request: Request, seat: int) -> list[Rule]:
    """Of the table's game, for somebody who sits there."""
    guest = request.guest().id
    async with request.house.table(request.table()) as held:
        if seat not in held.table.seats_of(guest):
            raise Refusal("foreign-seat", status=403)
        offered = held.table.game.standing_answers
    return [Rule(id=rule.id, values=[*rule.values]) for rule in offered]


ENDPOINTS = (
    Endpoint("GET", "/tables/{id}/answers", Answers, read, query=("seat",)),
    Endpoint("PUT", "/tables/{id}/answers", Answers, write, NewAnswers),
)
