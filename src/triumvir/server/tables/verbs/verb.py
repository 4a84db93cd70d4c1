"""What a verb is: a command, what it demands, what it appends, and how its entries are folded.

A verb has a module of its own in this folder and is found there. `when` and `who` say who may use
it at which tables; the page's menu follows them, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal, Protocol

from triumvir.server.config import Config
from triumvir.server.limits import Buckets
from triumvir.server.protocol.commands import AtTable, Command
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table

Plan = Callable[[Table], list[Draft]]
Fold = Callable[[Table, Entry], None]
Who = Literal["anybody", "seated", "host"]
Menu = Literal["", "button", "sure"]


class House(Protocol):
    """What a verb may ask for beside its table."""

    config: Config
    chat_rates: Buckets

    async def change(self, id: str, plan: Plan) -> int:
        """Append what the plan gives; the table's seq afterwards."""

    async def seconds_away(self, table: str, seat: int) -> float:
        """For how long the person of a seat has not looked at the table, from any process."""

    async def say(self, table: str, person: Person, text: str) -> None:
        """A line of chat."""

    async def mute(self, person: Person, other: str, on: bool) -> None: ...


class Verb(Command, kw_only=True, frozen=True):
    """What a person may do, over a socket or by POST."""

    async def carry_out(self, house: House, person: Person) -> int:
        """Carry it out; the table's seq afterwards (0 if it does not concern a table)."""
        raise NotImplementedError


class TableVerb(Verb, AtTable, kw_only=True, frozen=True):
    """What appends entries to a table."""

    when: ClassVar[str] = "playing"  # the status that the table must have; "" for any
    who: ClassVar[Who] = "seated"
    # Whether the page's menu has a button for it, which says `web-<verb>`; for a verb that needs
    # nothing but a seat. If `sure`, it asks `web-<verb>-sure` first.
    menu: ClassVar[Menu] = ""

    def demand(self, table: Table, person: Person) -> None:
        """Raises a refusal if it is not allowed."""
        if self.who == "host" and person.id != table.host:
            raise Refusal("not-host", status=403)
        if self.who == "seated" and not table.seats_of(person.id):
            raise Refusal("not-seated", status=403)
        need_status(table, self.when)

    def plan(self, table: Table, person: Person) -> list[Draft]:
        """What to append, now that the demands are met."""
        raise NotImplementedError

    def drafts(self, table: Table, person: Person) -> list[Draft]:
        self.demand(table, person)
        return self.plan(table, person)

    async def carry_out(self, house: House, person: Person) -> int:
        return await house.change(self.table, lambda table: self.drafts(table, person))


FOLDS: Final[dict[str, Fold]] = {}


def folds(kind: str) -> Callable[[Fold], Fold]:
    """Marks the function that applies entries of this kind to a table."""

    def mark(fold: Fold) -> Fold:
        assert kind not in FOLDS, f"entries of the kind {kind} are folded twice"
        FOLDS[kind] = fold
        return fold

    return mark


# The refusal for a table in the wrong status; for others the status is the code.
REFUSALS: Final = {"open": "not-started", "playing": "started"}


def need_status(table: Table, wanted: str) -> None:
    if wanted == "over" and table.status != "over":
        raise Refusal("not-over")
    if wanted and table.status != wanted:
        raise Refusal(REFUSALS.get(table.status, table.status))


def verbs_of(module: Any) -> list[type[Verb]]:
    """The verbs that a module defines."""
    found = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, Verb) and one.__module__ == module.__name__]
