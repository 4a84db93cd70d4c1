"""Rated games: only people with accounts, seats drawn by lot, no help.

That a game is rated is its first entry. A match is two of them, seats exchanged, with fresh deals.
"""

from __future__ import annotations

import secrets
from typing import Final

from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.verb import folds

PATIENCE: Final = 30  # times as long must somebody be away, until a bot may play for them


def rated(match: int = 0) -> Draft:
    """The first entry. `match`: which of two games it is."""
    return Draft("rated", text=f"match {match}" if match else "")


def check_account(person: Person) -> None:
    if not person.account:
        raise Refusal("rated-account", status=403)


def check_seat(table: Table, person: Person) -> None:
    """Whether somebody may sit down at a rated table."""
    check_account(person)
    if table.seats_of(person.id):
        raise Refusal("rated-once")


def check_unrated(table: Table) -> None:
    """What a rated game does not have: bots, and somebody sent away."""
    if table.rated:
        raise Refusal("rated-people", status=403)


def by_lot(table: Table) -> list[Draft]:
    """The seats of a rated game are drawn when it begins; a second game exchanges them."""
    if not table.rated or table.previous:
        return []
    order = list(range(len(table.seats)))
    secrets.SystemRandom().shuffle(order)
    return [Draft("lots", text=",".join(map(str, order)))]


@folds("rated")
def fold_rated(table: Table, entry: Entry) -> None:
    """Text: `match 1` or `match 2`, if it is a game of a match."""
    table.rated = True
    table.match = int(entry.text.split(" ")[1]) if entry.text else 0


@folds("lots")
def fold_lots(table: Table, entry: Entry) -> None:
    """Text: for each seat, which one its player has had."""
    before = list(table.seats)
    table.seats = [before[int(number)] for number in entry.text.split(",")]
