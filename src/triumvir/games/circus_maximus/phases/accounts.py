"""H and L. The accounts of a day, the end of the game (CM-46 to CM-52, CM-64, CM-71, CM-72)."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome, rank
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, EFFECTS, TICKETS
from triumvir.games.circus_maximus.fields import (
    DAY,
    HAND,
    HAND_N,
    LEDGER,
    MERCHANTS,
    OVER,
    PHASE,
    SEAT_COUNT,
    SOURCE_COUNT,
    SOURCES,
    book,
    get,
    sales,
    set_book,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Row, i64

REASON: Final = "three_days"
RULES: Final[tuple[str, ...]] = ("CM-46", "CM-47", "CM-48", "CM-49", "CM-76")


def settle_day(position: Position) -> None:
    """CM-46 to CM-51: the day's coins go into the ledger."""
    row = position.row
    for seat in range(get(row, SEAT_COUNT)):
        first = seat * LEDGER + get(row, DAY) * SOURCE_COUNT
        day = day_coins(position, seat)
        for source in range(SOURCE_COUNT):
            set_book(row, first + source, day[source])
        if position.listener is not None:
            fields: Document = {"seat": seat, "day": get(row, DAY) + 1, "points": sum(day)}
            for source in range(SOURCE_COUNT):
                fields[SOURCES[source]] = day[source]
            position.tell("accounts", "CM-46", fields)


def day_coins(position: Position, seat: i64) -> list[int]:
    """What today has brought so far, by source. CM-50, CM-51: unsold tickets and unplayed favours
    bring nothing."""
    row = position.row
    sheet = position.sheet
    day = [0] * SOURCE_COUNT
    for entry in sales(row):
        if entry & 7 == seat:
            thing = (entry >> 3) & 31
            day[0] += sheet.visitors[(entry >> 8) & 7]  # CM-46
            if thing < TICKETS:
                day[1] += sheet.tickets[thing % 3]  # CM-47
            else:
                day[4] += sheet.favours[thing - TICKETS]  # CM-76
            day[2] += (entry >> 11) & 3  # CM-48
    day[3] = sheet.hands[get(row, MERCHANTS + seat)]  # CM-49
    return day


def finish(position: Position) -> None:
    """CM-71: after the accounts of day three."""
    row = position.row
    row[PHASE] = OVER
    if position.listener is not None:
        for seat in range(get(row, SEAT_COUNT)):
            if row[HAND_N + seat] > 0:
                fields: Document = {
                    "seat": seat,
                    "favours": hand_names(position, seat),
                    "points": favour_coins(position, seat),
                }
                position.tell("favours_counted", "CM-64", fields)
        position.tell("ended", "CM-71", {"reason": REASON})


def hand_names(position: Position, seat: i64) -> list[object]:
    row = position.row
    names: list[object] = []
    for effect in range(EFFECT_COUNT):
        names.extend([EFFECTS[effect]] * get(row, HAND + seat * EFFECT_COUNT + effect))
    return names


def favour_coins(position: Position, seat: i64) -> int:
    """CM-64: the coins of the favours in hand."""
    row = position.row
    total = 0
    for effect in range(EFFECT_COUNT):
        total += int(get(row, HAND + seat * EFFECT_COUNT + effect)) * position.sheet.favours[effect]
    return total


def booked(row: Row, seat: i64) -> int:
    """The coins of all accounts so far."""
    total: i64 = 0
    for number in range(seat * LEDGER, seat * LEDGER + LEDGER):
        total += book(row, number)
    return int(total)


def points(position: Position) -> list[int]:
    """The coins of each seat if the game ended now."""
    row = position.row
    result = [0] * position.seats()
    for seat in range(get(row, SEAT_COUNT)):
        result[seat] = booked(row, seat) + favour_coins(position, seat)
        if row[PHASE] != OVER:
            result[seat] += sum(day_coins(position, seat))
    return result


def score_lines(position: Position) -> list[Document]:
    """Every coin, explained."""
    row = position.row
    lines: list[Document] = []
    for seat in range(get(row, SEAT_COUNT)):
        for entry in range(LEDGER):
            coins = int(book(row, seat * LEDGER + entry))
            if coins > 0:
                source = entry % SOURCE_COUNT
                lines.append(
                    {
                        "seat": seat,
                        "kind": SOURCES[source],
                        "points": coins,
                        "rule": RULES[source],
                        "day": entry // SOURCE_COUNT + 1,
                    }
                )
        for effect in range(EFFECT_COUNT):
            count = int(get(row, HAND + seat * EFFECT_COUNT + effect))
            if count > 0:
                lines.append(
                    {
                        "seat": seat,
                        "kind": "favour",
                        "points": count * position.sheet.favours[effect],
                        "rule": "CM-64",
                        "favour": EFFECTS[effect],
                        "count": count,
                    }
                )
    return lines


def outcome(position: Position) -> Outcome | None:
    """CM-72: most coins; equal coins share the victory."""
    row = position.row
    if row[PHASE] != OVER:
        return None
    coins = points(position)
    ranks = rank([(coin,) for coin in coins])
    return Outcome(tuple(coins), ranks, REASON, "CM-71", score_lines(position))
