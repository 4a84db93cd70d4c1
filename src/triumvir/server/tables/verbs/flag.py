"""Time that has run out, or will soon. The server finds it out (`house/timekeeper`); what follows
is here."""

from __future__ import annotations

from typing import Final

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds

STAND_IN: Final = "citizen"


def run_out(table: Table, at: int) -> list[Draft]:
    """What has to be appended now, if anything. Two players: the other chooses (`claim`, `wait`,
    `hand`), and has won by doing nothing for long; a bot does not wait. More: a bot sits in until
    the owner takes the seat again. Whoever has little time left is warned."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return []
    over = clock.out_of_time(at)
    warned = [Draft("warn", seat) for seat in clock.short_of_time(at) if seat not in over]
    if len(table.seats) > 2:
        both = [(Draft("flag", seat), Draft("hand", seat, text=STAND_IN)) for seat in over]
        return [*warned, *[draft for two in both for draft in two]]
    drafts = [*warned, *[Draft("flag", seat) for seat in over]]
    lost = [seat for seat in over if not others(table, seat)] or clock.given_up(at)
    if lost:
        alone = len({*over, *clock.flagged}) == 1
        drafts.append(
            Draft("end", lost[0], text="time") if alone else Draft("end", text="time-both")
        )
    return drafts


def abandoned(table: Table) -> list[Draft]:
    """End a game that everybody has left as its clock would end it. Two players: whoever is to act
    has lost. More: bots play to the end."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return []
    people = [number for number, seat in enumerate(table.seats) if seat.person()]
    if len(table.seats) > 2:
        return [Draft("hand", number, text=STAND_IN) for number in people]
    out = [*clock.flagged] or [number for number in table.to_act() if number in people]
    if not out:
        return []  # a bot is to act
    flags = [Draft("flag", number) for number in out if number not in clock.flagged]
    alone = len(out) == 1
    return [*flags, Draft("end", out[0], text="time") if alone else Draft("end", text="time-both")]


def others(table: Table, number: int) -> list[str]:
    """The people at the other seats."""
    return [seat.guest for n, seat in enumerate(table.seats) if n != number and seat.person()]


@folds("flag")
def fold(table: Table, entry: Entry) -> None:
    """Seat: whose time is over."""
    assert table.clock is not None
    table.clock.flag(entry.seat, entry.at)


@folds("warn")
def fold_warning(table: Table, entry: Entry) -> None:
    """Seat: whose time is running out."""
    assert table.clock is not None
    table.clock.warned.add(entry.seat)
