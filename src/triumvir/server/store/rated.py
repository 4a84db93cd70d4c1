"""Which finished tables a rating follows from."""

from __future__ import annotations

from triumvir.server.ratings.book import BOTS, Finished, Seated
from triumvir.server.ratings.scale import anchor
from triumvir.server.store.results import places
from triumvir.server.tables.table import Table


def pace_of(table: Table) -> str:
    """At which pace a table is played: ratings of live games and of games by turns are apart."""
    return table.pace() or "none"


def finished(table: Table) -> Finished | None:
    """What a table that is over means for ratings; nothing for most of them."""
    ranks = places(table.result, len(table.seats))
    if not ranks or 0 in ranks:
        return None
    return of_people(table, ranks) if table.rated else against_bots(table, ranks)


def of_people(table: Table, ranks: list[int]) -> Finished | None:
    """A rated game. Whoever left it is behind all who stayed."""
    guests = [seat.guest for seat in table.seats]
    if len(guests) < 2 or not all(guests) or len(set(guests)) < len(guests):
        return None
    left = [bool(seat.bot or seat.resigned) for seat in table.seats]
    if all(left):
        return None
    last = len(ranks) + 1
    seats = tuple(
        Seated(number, guest, "", last if left[number] else ranks[number])
        for number, guest in enumerate(guests)
    )
    acted = {move.seat for move in table.moves if not move.undone}
    why = "" if len(acted) == len(seats) else "short"
    return Finished(table.id, table.game.meta.id, pace_of(table), table.ended, seats, why)


def against_bots(table: Table, ranks: list[int]) -> Finished | None:
    """One person alone against bots whose strength is known, without the coach and without taking
    back what was seen."""
    game = table.game.meta.id
    own = [number for number, seat in enumerate(table.seats) if seat.guest]
    bots = [seat.bot for seat in table.seats if not seat.guest]
    if len(own) != 1 or not bots or table.seats[own[0]].bot:
        return None
    if any(anchor(game, bot) is None for bot in bots):
        return None
    helped = [one for one in table.entries if one.kind in ("coach", "hand")]
    taken_back = [one for one in table.entries if one.kind == "propose" and "undo" in one.text]
    if helped or taken_back:
        return None
    seats = tuple(
        Seated(number, seat.guest, "" if seat.guest else seat.bot, ranks[number])
        for number, seat in enumerate(table.seats)
    )
    return Finished(table.id, game, BOTS, table.ended, seats)
