"""What a finished game was for each person: it follows from the table, and is written with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from triumvir.core.document import Document
from triumvir.server.tables.table import Table

UNPLAYED: Final = ("closed", "imported")


def places(result: Document | None, seats: int) -> list[int]:
    """The rank of each seat; 0 where there is none, as in a game that all agreed to end. Nothing
    for a table at which no game was played."""
    if result is None or result.get("reason") in UNPLAYED:
        return []
    outcome = result.get("outcome")
    if isinstance(outcome, dict) and isinstance(outcome.get("ranks"), list):
        ranks = [int(rank) for rank in outcome["ranks"]]
        return ranks if len(ranks) == seats else [0] * seats
    loser = result.get("seat")
    if result.get("reason") in ("resigned", "time") and isinstance(loser, int):
        return [2 if number == loser else 1 for number in range(seats)]
    return [0] * seats


def result_rows(
    table: str,
    game: str,
    ended: int,
    result: Document | None,
    seats: Sequence[tuple[str, str]],
    gone: Collection[int] = (),
) -> list[tuple[Any, ...]]:
    """For each seat of a person: table, seat, guest, game, when, the rank, and whether they did not
    play to the end: a bot sits there, or they are among the `gone`."""
    ranks = places(result, len(seats))
    return [
        (table, number, guest, game, ended, ranks[number], bool(bot) or number in gone)
        for number, (guest, bot) in enumerate(seats)
        if guest and ranks
    ]


def walked_away(table: Table) -> list[int]:
    """Seats whose players let the other people down: they gave up or ran out of time before they
    had acted at all (and so no rating moves), or did not come back to a turn-based game in time."""
    result = table.result or {}
    people = {seat.guest for seat in table.seats if seat.guest}
    if len(people) < 2 or result.get("reason") not in ("resigned", "time", "time-both"):
        return []
    ended_by = result.get("seat")
    seats = [ended_by] if isinstance(ended_by, int) else range(len(table.seats))
    acted = {move.seat for move in table.moves if not move.undone}
    late = result["reason"] != "resigned" and table.pace() == "turns"
    return [seat for seat in seats if late or seat not in acted]


def played_out(result: Document | None) -> tuple[list[int], list[int]]:
    """The points and the ranks of all seats; none where the game was not played to its end."""
    outcome = None if result is None else result.get("outcome")
    if result is None or result.get("reason") != "finished" or not isinstance(outcome, dict):
        return [], []
    return [int(one) for one in outcome["points"]], [int(one) for one in outcome["ranks"]]


def score(result: Document | None, seat: int) -> list[int]:
    """The points of all seats, beginning with this one."""
    points, _ = played_out(result)
    return [points[seat], *points[:seat], *points[seat + 1 :]] if seat < len(points) else []


def shares(result: Document | None, seat: int) -> bool:
    """Whether another seat has the same rank."""
    _, ranks = played_out(result)
    return seat < len(ranks) and ranks.count(ranks[seat]) > 1


def deal_result(result: Document | None, seat: int) -> tuple[int, int, int]:
    """How the deal of a day ended for a seat: the rank, its points and by how many it is ahead of
    the best of the others. Nothing but zeros, if it was not played to its end."""
    points, ranks = played_out(result)
    if not points:
        return 0, 0, 0
    others = [one for number, one in enumerate(points) if number != seat]
    return ranks[seat], points[seat], points[seat] - max(others)
