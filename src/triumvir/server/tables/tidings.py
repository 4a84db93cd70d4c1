"""Which people a change concerns, found by comparing the table before and after it.

Nothing here looks at a position: whose turn it is, who sat down and that a game is over are what
everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from triumvir.server.tables.table import Table

# From the least to the most urgent: of one change, a person is told one thing.
KINDS: Final = ("sat", "begun", "over", "asked", "time", "turn")
TABLE: Final = ""  # in place of a person: the table's own webhook


class Stand:
    """What tidings depend on."""

    __slots__ = ("asked", "hurried", "seated", "status", "turns")

    def __init__(self, table: Table | None = None) -> None:
        """None: a table that was not there yet."""
        self.status = "" if table is None else table.status
        self.turns = set() if table is None else turns(table)
        self.seated = set() if table is None else {one.guest for one in table.seats if one.guest}
        self.asked = set() if table is None else asked(table)
        self.hurried = set() if table is None else hurried(table)


def turns(table: Table) -> set[str]:
    """The people (not bots) whom the table waits for."""
    return {table.seats[seat].person() for seat in table.to_act()} - {""}


def hurried(table: Table) -> set[str]:
    """Whose time is running out."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return set()
    return {table.seats[seat].person() for seat in clock.running() if seat in clock.warned} - {""}


def asked(table: Table) -> set[str]:
    """Whose consent is waited for, and who has to choose because the other's time is over."""
    proposal = table.proposal
    found = set() if proposal is None else set(table.partners()) - proposal.agreed
    return found | choosing(table)


def choosing(table: Table) -> set[str]:
    """Those who may take the win, and have not said that they wait."""
    clock = table.clock
    if clock is None or table.status != "playing" or len(table.seats) != 2:
        return set()
    late = clock.flagged.keys() - clock.waits
    return {table.seats[1 - seat].person() for seat in late if 1 - seat not in late} - {""}


def concerns(table: Table, kind: str, guest: str) -> bool:
    """Whether a tiding still is one."""
    if guest == TABLE:
        if kind in ("turn", "time"):
            return bool(turns(table) if kind == "turn" else hurried(table))
        return kind != "begun"
    if kind == "turn":
        return guest in turns(table)
    if kind == "time":
        return guest in hurried(table)
    if kind == "asked":
        return guest in asked(table)
    if kind == "over":
        return table.status == "over"
    return guest == table.host or bool(table.seats_of(guest))


def tidings(before: Stand, table: Table, by: set[str]) -> dict[str, str]:
    """For each person whom it concerns, and for the table itself, what kind of news it is. `by`
    whom it was done, they know it."""
    after = Stand(table)
    found: dict[str, str] = {}

    def tell(kind: str, people: Iterable[str]) -> None:
        for guest in people:
            found[guest] = kind

    came = after.seated - before.seated
    if table.status == "open" and before.status == "open" and came:
        tell("sat", {table.host, *before.seated, TABLE})
    hurried = after.hurried - before.hurried
    if hurried:
        tell("time", {*hurried, TABLE})
    # Against bots alone nobody waits for anybody.
    if len(after.seated) > 1:
        if table.status == "playing" and before.status != "playing":
            tell("begun", {*after.seated, TABLE})
        tell("asked", after.asked - before.asked)
        fresh = after.turns - before.turns
        if fresh:
            tell("turn", {*fresh, TABLE})
        if table.status == "over" and before.status == "playing":
            tell("over", {*after.seated, TABLE})
    return {guest: kind for guest, kind in found.items() if guest == TABLE or guest not in by}
