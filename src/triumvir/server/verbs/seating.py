"""Sitting down, leaving, starting; a bot in somebody's place."""

from __future__ import annotations

from triumvir.bots import BOTS
from triumvir.server.entry import Draft
from triumvir.server.refusal import Refusal
from triumvir.server.table import Table
from triumvir.server.verbs.owning import need_open, need_playing, own_seat, seat_number

SUBSTITUTE = "greedy"


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("no-bot", name=name, known=", ".join(BOTS))
    return name


def sit(table: Table, guest: str, name: str, seat: int) -> list[Draft]:
    need_open(table)
    if table.seats[seat_number(table, seat)].taken():
        raise Refusal("seat-taken")
    return [Draft("sit", seat, guest, name)]


def put_bot(table: Table, guest: str, seat: int, bot: str) -> list[Draft]:
    need_open(table)
    if guest != table.host:
        raise Refusal("not-host", status=403)
    if table.seats[seat_number(table, seat)].taken():
        raise Refusal("seat-taken")
    return [Draft("bot", seat, text=known_bot(bot))]


def leave(table: Table, guest: str, number: int) -> list[Draft]:
    need_open(table)
    seat = table.seats[seat_number(table, number)]
    if seat.guest != guest and not (guest == table.host and seat.bot):
        raise Refusal("foreign-seat", status=403)
    return [Draft("leave", number)]


def start(table: Table, guest: str) -> list[Draft]:
    need_open(table)
    if guest != table.host and not table.seats_of(guest):
        raise Refusal("not-seated", status=403)
    empty = [seat for seat in table.seats if not seat.taken()]
    if empty:
        raise Refusal("seats-open", count=len(empty))
    return [Draft("start")]


def hand(table: Table, guest: str, number: int, bot: str, away: bool) -> list[Draft]:
    """A bot plays on for a person: for oneself, or for one who is away."""
    need_playing(table)
    seat = table.seats[seat_number(table, number)]
    if not table.seats_of(guest):
        raise Refusal("not-seated", status=403)
    if not seat.person():
        raise Refusal("bot-plays")
    if seat.guest != guest and not away:
        raise Refusal("not-away", name=seat.name)
    return [Draft("hand", number, text=known_bot(bot))]


def take(table: Table, guest: str, number: int) -> list[Draft]:
    """Back from the bot."""
    need_playing(table)
    seat = table.seats[seat_number(table, number)]
    if seat.guest != guest:
        raise Refusal("foreign-seat", status=403)
    if not seat.bot:
        raise Refusal("no-bot-plays")
    if seat.resigned:
        raise Refusal("resigned")
    return [Draft("take", number)]


def resign(table: Table, guest: str, wanted: int | None) -> list[Draft]:
    """Two opponents: the game is over. More: a bot plays on, as long as a person is left."""
    need_playing(table)
    seat = own_seat(table, guest, wanted)
    others = {s.person() for n, s in enumerate(table.seats) if n != seat} - {""}
    if len(table.seats) > 2 and others:
        return [Draft("resign", seat, text=SUBSTITUTE)]
    return [Draft("resign", seat)]
