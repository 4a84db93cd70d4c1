"""Whose seat it is."""

from __future__ import annotations

from typing import Final

from triumvir.bots import BOTS
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.seat import Seat
from triumvir.server.tables.table import Table

STAND_INS: Final = ("citizen", "senator", "consul")


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refusal("no-seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def empty_seat(table: Table, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.taken():
        raise Refusal("seat-taken")
    return seat


def own_seat(table: Table, guest: str, wanted: int | None) -> int:
    """The seat at which the guest acts: the one named, else the only one, or the one to act."""
    if wanted is not None:
        seat = seat_at(table, wanted)
        if seat.guest != guest or not guest:
            raise Refusal("foreign-seat", status=403)
        if seat.bot:
            raise Refusal("handed")
        return wanted
    own = [n for n in table.seats_of(guest) if not table.seats[n].bot]
    if not own:
        raise Refusal("handed" if table.seats_of(guest) else "not-seated", status=403)
    if len(own) == 1:
        return own[0]
    asked = [n for n in own if n in table.to_act()]
    if len(asked) != 1:
        raise Refusal("which-seat")
    return asked[0]


def stand_in(name: str) -> str:
    """A bot that plays for a person must play well enough."""
    if known_bot(name).split("@")[0] not in STAND_INS:
        raise Refusal("weak-bot", known=", ".join(STAND_INS))
    return name


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("no-bot", name=name, known=", ".join(BOTS))
    return name
