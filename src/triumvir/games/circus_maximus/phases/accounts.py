"""H and L. The accounts of a day, the end of the game (CM-46 to CM-52, CM-64, CM-71, CM-72)."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome, rank
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, EFFECTS, LEVELS, TICKETS
from triumvir.games.circus_maximus.position import (
    LEDGER,
    OVER,
    SOURCE_COUNT,
    SOURCES,
    Position,
)

REASON: Final = "three_days"
RULES: Final[tuple[str, ...]] = ("CM-46", "CM-47", "CM-48", "CM-49", "CM-76")


def settle_day(position: Position) -> None:
    """CM-46 to CM-51: the day's coins go into the ledger."""
    for seat in range(position.n):
        first = seat * LEDGER + position.day * SOURCE_COUNT
        day = day_coins(position, seat)
        for source in range(SOURCE_COUNT):
            position.ledger[first + source] = day[source]
        if position.listener is not None:
            fields: Document = {"seat": seat, "day": position.day + 1, "points": sum(day)}
            for source in range(SOURCE_COUNT):
                fields[SOURCES[source]] = day[source]
            position.tell("accounts", "CM-46", fields)


def day_coins(position: Position, seat: int) -> list[int]:
    """What today has brought so far, by source. CM-50, CM-51: unsold tickets and unplayed favours
    bring nothing."""
    sheet = position.sheet
    day = [0] * SOURCE_COUNT
    for entry in position.sales:
        if entry & 7 == seat:
            thing = (entry >> 3) & 31
            day[0] += sheet.visitors[(entry >> 8) & 7]  # CM-46
            if thing < TICKETS:
                day[1] += sheet.tickets[thing % 3]  # CM-47
            else:
                day[4] += sheet.favours[thing - TICKETS]  # CM-76
            day[2] += (entry >> 11) & 3  # CM-48
    mask = position.merchants[seat]
    for level in range(LEVELS):
        if mask >> level & 1:
            day[3] += sheet.merchants[level]  # CM-49
    return day


def finish(position: Position) -> None:
    """CM-71: after the accounts of day three."""
    position.phase = OVER
    if position.listener is not None:
        for seat in range(position.n):
            if position.hand_n[seat] > 0:
                fields: Document = {
                    "seat": seat,
                    "favours": hand_names(position, seat),
                    "points": favour_coins(position, seat),
                }
                position.tell("favours_counted", "CM-64", fields)
        position.tell("ended", "CM-71", {"reason": REASON})


def hand_names(position: Position, seat: int) -> list[object]:
    names: list[object] = []
    for effect in range(EFFECT_COUNT):
        names.extend([EFFECTS[effect]] * position.hand[seat * EFFECT_COUNT + effect])
    return names


def favour_coins(position: Position, seat: int) -> int:
    """CM-64: the coins of the favours in hand."""
    total = 0
    for effect in range(EFFECT_COUNT):
        total += position.hand[seat * EFFECT_COUNT + effect] * position.sheet.favours[effect]
    return total


def booked(position: Position, seat: int) -> int:
    """The coins of all accounts so far."""
    return sum(position.ledger[seat * LEDGER : seat * LEDGER + LEDGER])


def points(position: Position) -> list[int]:
    """The coins of each seat if the game ended now."""
    result = [0] * position.n
    for seat in range(position.n):
        result[seat] = booked(position, seat) + favour_coins(position, seat)
        if position.phase != OVER:
            result[seat] += sum(day_coins(position, seat))
    return result


def score_lines(position: Position) -> list[Document]:
    """Every coin, explained."""
    lines: list[Document] = []
    for seat in range(position.n):
        for entry in range(LEDGER):
            coins = position.ledger[seat * LEDGER + entry]
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
            count = position.hand[seat * EFFECT_COUNT + effect]
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
    if position.phase != OVER:
        return None
    coins = points(position)
    ranks = rank([(coin,) for coin in coins])
    return Outcome(tuple(coins), ranks, REASON, "CM-71", score_lines(position))
