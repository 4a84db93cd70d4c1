"""The clock of a table: what each entry does to it, and what is told of it."""

from __future__ import annotations

import msgspec

from triumvir.core.record import undone
from triumvir.server.protocol.clocks import ClockInfo, SeatClock, TimeControl
from triumvir.server.tables.clock import Clock
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table

# The shortest and longest, in seconds: of the bank, of what an answer brings, of the delay.
LEAST_BANK = {"live": 60, "turns": 3600}
MOST_BANK = {"live": 2 * 3600, "turns": 14 * 24 * 3600}
MOST_INCREMENT = {"live": 120, "turns": 7 * 24 * 3600}
MOST_DELAY = 30
MOVES = ("act", "undo", "start")


def check_control(control: TimeControl) -> TimeControl:
    """A time control that may be chosen, with its cap."""
    pace = control.pace
    cap = control.cap or 2 * control.bank
    fits = (
        LEAST_BANK[pace] <= control.bank <= min(MOST_BANK[pace], cap)
        and control.increment <= MOST_INCREMENT[pace]
        and control.delay <= MOST_DELAY
        and cap <= 2 * MOST_BANK[pace]
    )
    if not fits:
        raise Refusal("clock-limits", least=LEAST_BANK[pace], most=MOST_BANK[pace])
    return msgspec.structs.replace(control, cap=cap)


def before_entry(table: Table, entry: Entry) -> None:
    """Time passes up to the entry."""
    clock = table.clock
    if clock is None:
        return
    if entry.kind in ("holiday", "back"):
        take_holiday(table, clock, entry)
    clock.pass_time(entry.at)
    if entry.kind == "undo":
        gone = table.standing[len(table.standing) - undone(entry.text) :]
        clock.revoke([move.seq for move in gone])


def after_entry(table: Table, entry: Entry) -> None:
    """Others may be asked now."""
    clock = table.clock
    if clock is None:
        return
    asked = [seat for seat in table.to_act() if table.seats[seat].person()]
    if entry.kind == "act":
        if entry.seat in clock.flagged:
            clock.come_back(entry.seat)
        if entry.seat in clock.asked and entry.seat not in asked:
            clock.grant(entry.seat, entry.seq)
    clock.ask(asked, fresh=entry.kind in ("act", "start"))
    if entry.kind in MOVES:
        clock.note()


def take_holiday(table: Table, clock: Clock, entry: Entry) -> None:
    """Guest, and as text from when until when. What was counted before stays counted."""
    since, until = map(int, entry.text.split(" "))
    for seat in table.seats_of(entry.guest):
        clock.holidays[seat] = (since, until)


def deadline(table: Table) -> int:
    """When a flag falls."""
    if table.clock is None or table.status != "playing":
        return 0
    return table.clock.deadline()


def wake(table: Table) -> int:
    """When the server has to look at this table again."""
    if table.clock is None or table.status != "playing":
        return 0
    return table.clock.wake()


def clock_info(table: Table, at: int) -> ClockInfo | None:
    clock = table.clock
    if clock is None:
        return None
    running = clock.running() if table.status == "playing" else []
    return ClockInfo(
        **msgspec.structs.asdict(clock.control),
        now=at,
        paused=clock.paused,
        seats=[
            SeatClock(
                left=clock.now_left(seat, at) if seat in running else clock.left[seat],
                runs=seat in running,
                since=clock.counts_from(seat, at) if seat in running else 0,
                over=seat in clock.flagged and table.status == "playing",
                waited=seat in clock.waits,
                flags=clock.flags[seat],
                holiday=holiday_until(clock, seat, at),
            )
            for seat in range(len(table.seats))
        ],
    )


def holiday_until(clock: Clock, seat: int, at: int) -> int:
    since, until = clock.holidays.get(seat, (0, 0))
    return until if since <= at < until else 0
