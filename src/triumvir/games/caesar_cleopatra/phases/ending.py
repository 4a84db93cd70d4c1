"""N and O. Between turns, the end of the game, scoring (CC-155 to CC-176)."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome, rank
from triumvir.core.row import NONE, count_on, get_wide, total
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    COPIES,
    FIRST_ACTION,
    GROUP_LIMIT,
    GROUPS,
    IDLE_LIMIT,
    KINDS,
    OWN_LIMIT,
    PATRICIANS,
    SIDES,
    WRATH,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTED,
    ALONE,
    BONUS,
    ENDED,
    ENDS,
    OVER,
    PASSIVE,
    PATRICIAN,
    PHASE,
    PLACED,
    SEAT,
    TO_DRAW,
    TURN,
    TURN_NUMBER,
    WON,
    at_group,
    down_n,
    get,
    gone,
    held,
    lane_n,
    patricians,
    put,
    won,
)
from triumvir.games.caesar_cleopatra.fields import IDLE as IDLE_TURNS
from triumvir.games.caesar_cleopatra.memory import HOLDS
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row, i64

ALL_WON: Final = 1
NO_INFLUENCE: Final = 2
ALONE_FULL: Final = 3
ALONE_BLOCKED: Final = 4
DEADLOCK: Final = 5
IDLE: Final = 6


def check_patricians(position: Position) -> None:
    """CC-155: all 21 patricians are won, also in the middle of a turn."""
    for group in range(5):
        if position.row[PATRICIAN + group] > 0:
            return
    finish_game(position, ALL_WON)


def end_turn(position: Position) -> None:
    """CC-34, CC-157: the tests between turns, in their order, and the next turn."""
    row = position.row
    if row[PASSIVE] == 0:
        row[IDLE_TURNS] = 0
    first = position.has_influence(0)
    second = position.has_influence(1)
    if not first and not second:
        finish_game(position, NO_INFLUENCE)  # CC-156
        return
    if first and second:
        upcoming = 1 - get(row, SEAT)  # CC-29
    else:
        upcoming = 0 if first else 1  # CC-158
        if not goes_on_alone(position, upcoming):
            return
    if is_deadlock(row):
        finish_game(position, DEADLOCK)  # CC-162
        return
    if row[IDLE_TURNS] >= IDLE_LIMIT:
        finish_game(position, IDLE)  # CC-163
        return
    put(row, SEAT, upcoming)
    count_on(row, TURN_NUMBER)
    row[PHASE] = TURN
    row[PLACED] = 0
    row[ACTED] = 0
    row[PASSIVE] = 0
    row[TO_DRAW] = 0
    if position.listener is not None:
        fields: Document = {
            "seat": int(upcoming),
            "side": SIDES[upcoming],
            "turn": int(get_wide(row, TURN_NUMBER, 4)),
        }
        position.tell("turn", "CC-29", fields)


def goes_on_alone(position: Position, side: i64) -> bool:
    """CC-158 to CC-161: the other has no influence left; whether the game goes on."""
    row = position.row
    if row[ALONE] == NONE and position.listener is not None:
        position.tell("alone", "CC-158", {"seat": int(side)})
    put(row, ALONE, side)
    if all_places_taken(row, side):
        finish_game(position, ALONE_FULL)  # CC-160
        return False
    if not position.has_place(side):
        mask = room_makers(row, side)
        if not holds_one(row, side, mask):
            finish_game(position, ALONE_BLOCKED)  # CC-161
            return False
        # That the game goes on tells that one of these is in hand.
        position.remember(side, bytes([HOLDS, int(mask)]))
    return True


def all_places_taken(row: Row, side: i64) -> bool:
    """CC-160: 5 own cards at every unfinished group."""
    for group in range(5):
        if patricians(row, group) > 0 and lane_n(row, side * 5 + group) < OWN_LIMIT:
            return False
    return True


def room_makers(row: Row, side: i64) -> i64:
    """Which actions would make room for a side without a place, as a mask of action kinds: Wrath
    always; Assassination where a full group holds fewer than 5 own cards and an open other one."""
    mask: i64 = 1 << (WRATH - FIRST_ACTION)
    for group in range(5):
        other = 5 - side * 5 + group
        if lane_n(row, side * 5 + group) < OWN_LIMIT and at_group(row, group) == GROUP_LIMIT:
            if lane_n(row, other) > down_n(row, other):
                mask |= 1 << (ASSASSINATION - FIRST_ACTION)
    return mask


def holds_one(row: Row, side: i64, mask: i64) -> bool:
    for kind in range(FIRST_ACTION, KINDS):
        if mask >> (kind - FIRST_ACTION) & 1 != 0 and held(row, side, kind) > 0:
            return True
    return False


def is_deadlock(row: Row) -> bool:
    """CC-162: every unfinished group holds 8, and nothing that could change it is left."""
    for group in range(5):
        if row[PATRICIAN + group] > 0 and at_group(row, group) < GROUP_LIMIT:
            return False
    for side in range(2):
        if gone(row, side, ASSASSINATION) < COPIES[ASSASSINATION]:
            return False
        if gone(row, side, WRATH) < COPIES[WRATH]:
            return False
    return True


def finish_game(position: Position, reason: int) -> None:
    row = position.row
    row[PHASE] = OVER
    put(row, ENDED, reason)
    if position.listener is not None:
        name, rule = ENDS[reason]
        groups = [GROUPS[get(row, BONUS + side)] for side in range(2)]
        position.tell("bonus_shown", "CC-21", {"groups": groups})
        position.tell("ended", rule, {"reason": name})


def group_points(taken: i64, size: i64, bonus: bool) -> i64:
    """CC-166 to CC-170: one group's points."""
    points = taken
    if 2 * taken > size:
        points += 1  # CC-167
        if bonus:
            points += 2  # CC-169
    if taken == size:
        points += 1  # CC-168
    return points


def points(row: Row) -> list[int]:
    result = [0, 0]
    for side in range(2):
        for group in range(5):
            bonus = get(row, BONUS + side) == group
            result[side] += group_points(won(row, side, group), PATRICIANS[group], bonus)
    return result


def score_lines(row: Row) -> list[Document]:
    """Every point, explained."""
    lines: list[Document] = []
    for side in range(2):
        for group in range(5):
            taken = int(won(row, side, group))
            size = PATRICIANS[group]
            if taken > 0:
                lines.append(line(side, "patricians", taken, "CC-166", group, taken))
            if 2 * taken > size:
                lines.append(line(side, "majority", 1, "CC-167", group, taken))
            if taken == size:
                lines.append(line(side, "whole_group", 1, "CC-168", group, taken))
            if 2 * taken > size and get(row, BONUS + side) == group:
                lines.append(line(side, "bonus", 2, "CC-169", group, taken))
    return lines


def line(side: int, kind: str, points: int, rule: str, group: int, taken: int) -> Document:
    return {
        "seat": side,
        "kind": kind,
        "points": points,
        "rule": rule,
        "group": GROUPS[group],
        "won": taken,
    }


def scores(row: Row) -> list[tuple[int, ...]]:
    """CC-173 to CC-175: more points, then more patricians, else a draw."""
    scored = points(row)
    return [(scored[side], int(total(row, WON + side * 5, 5))) for side in range(2)]


def outcome(row: Row) -> Outcome | None:
    if row[PHASE] != OVER:
        return None
    reason, rule = ENDS[get(row, ENDED)]
    return Outcome(tuple(points(row)), rank(scores(row)), reason, rule, score_lines(row))
