"""Whose seat it is."""

from __future__ import annotations

from triumvir.server.refusal import Refusal
from triumvir.server.table import Table


def seat_number(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refusal("no-seat", seat=seat, last=len(table.seats) - 1)
    return seat


def own_seat(table: Table, guest: str, wanted: int | None) -> int:
    """The seat at which the guest acts: the one named, else the only one, or the one to act."""
    if wanted is not None:
        seat = table.seats[seat_number(table, wanted)]
        if seat.guest != guest or not guest:
            raise Refusal("foreign-seat", status=403)
        if seat.bot:
            raise Refusal("handed")
        return wanted
    own = [n for n in table.seats_of(guest) if not table.seats[n].bot]
    if not own:
        raise Refusal("handed" if table.seats_of(guest) else "not-seated", status=403)
    asked = [n for n in own if n in table.to_act()]
    if len(own) > 1 and len(asked) != 1:
        raise Refusal("which-seat")
    return asked[0] if asked else own[0]


def need_playing(table: Table) -> None:
    if table.status == "open":
        raise Refusal("not-started")
    if table.status == "over":
        raise Refusal("over")


def need_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("started" if table.status == "playing" else "over")
