"""The time control of a table, and its clocks as everybody may see them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pace = Literal["live", "turns"]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class TimeControl(Struct, kw_only=True, frozen=True):
    """How long everybody may think, in seconds: a bank, an increment for each question that was
    answered (up to the cap), and a delay at its beginning in which nothing is counted. `live` is
    played in one sitting, `turns` over days."""

    pace: Pace
    bank: Seconds
    increment: Seconds = 0
    delay: Seconds = 0
    cap: Seconds = 0  # nothing: twice the bank


class SeatClock(Struct, kw_only=True, frozen=True):
    """`left` milliseconds at the time `now`. Where `runs`, they pass from the time `since` on
    (later than `now` during the delay). `over`: the time has run out and the seat waits for what
    the other chooses. `holiday`: until when nothing is counted, 0 if there is none."""

    left: int
    runs: bool = False
    since: int = 0
    over: bool = False
    waited: bool = False  # by the other, who has said so
    flags: int = 0  # how often the time was over
    holiday: int = 0


class ClockInfo(TimeControl, kw_only=True, frozen=True):
    """The time control and the clocks of all seats. In lists there are no seats, but the `deadline`
    of whoever is to play and has the least time; 0 if no clock runs."""

    now: int = 0  # of the server, in milliseconds
    paused: bool = False
    seats: list[SeatClock] = []
    deadline: int = 0
