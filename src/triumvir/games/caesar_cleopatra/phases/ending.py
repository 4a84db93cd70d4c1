"""N and O. Between turns, the end of the game, scoring (CC-155 to CC-176)."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document
from triumvir.core.outcome import Outcome, rank
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
from triumvir.games.caesar_cleopatra.memory import HOLDS
from triumvir.games.caesar_cleopatra.position import ENDS, OVER, TURN, Position

ALL_WON: Final = 1
NO_INFLUENCE: Final = 2
ALONE_FULL: Final = 3
ALONE_BLOCKED: Final = 4
DEADLOCK: Final = 5
IDLE: Final = 6


def check_patricians(position: Position) -> None:
    """CC-155: all 21 patricians are won, also in the middle of a turn."""
    for left in position.patricians:
        if left > 0:
            return
    finish_game(position, ALL_WON)


def end_turn(position: Position) -> None:
    """CC-34, CC-157: the tests between turns, in their order, and the next turn."""
    if not position.passive:
        position.idle = 0
    has = [position.influence(0) > 0, position.influence(1) > 0]
    if not has[0] and not has[1]:
        finish_game(position, NO_INFLUENCE)  # CC-156
        return
    if has[0] and has[1]:
        upcoming = 1 - position.seat  # CC-29
    else:
        upcoming = 0 if has[0] else 1  # CC-158
        if position.alone < 0 and position.listener is not None:
            position.tell("alone", "CC-158", {"seat": upcoming})
        position.alone = upcoming
        if all_places_taken(position, upcoming):
            finish_game(position, ALONE_FULL)  # CC-160
            return
        if not position.has_place(upcoming):
            mask = room_makers(position, upcoming)
            if not holds_one(position, upcoming, mask):
                finish_game(position, ALONE_BLOCKED)  # CC-161
                return
            # That the game goes on tells that one of these is in hand.
            position.memory[upcoming] = position.memory[upcoming] + bytes([HOLDS, mask])
    if is_deadlock(position):
        finish_game(position, DEADLOCK)  # CC-162
        return
    if position.idle >= IDLE_LIMIT:
        finish_game(position, IDLE)  # CC-163
        return
    position.seat = upcoming
    position.turn += 1
    position.phase = TURN
    position.placed = 0
    position.acted = False
    position.passive = False
    position.to_draw = 0
    if position.listener is not None:
        fields: Document = {"seat": upcoming, "side": SIDES[upcoming], "turn": position.turn}
        position.tell("turn", "CC-29", fields)


def all_places_taken(position: Position, side: int) -> bool:
    """CC-160: 5 own cards at every unfinished group."""
    for group in range(5):
        if position.patricians[group] > 0 and position.lane_n[side * 5 + group] < OWN_LIMIT:
            return False
    return True


def room_makers(position: Position, side: int) -> int:
    """Which actions would make room for a side without a place, as a mask of action kinds: Wrath
    always; Assassination where a full group holds fewer than 5 own cards and an open other one."""
    mask = 1 << (WRATH - FIRST_ACTION)
    for group in range(5):
        own = position.lane_n[side * 5 + group]
        lane = 5 - side * 5 + group
        if own < OWN_LIMIT and own + position.lane_n[lane] == GROUP_LIMIT:
            if position.lane_n[lane] > position.down_n[lane]:
                mask |= 1 << (ASSASSINATION - FIRST_ACTION)
    return mask


def holds_one(position: Position, side: int, mask: int) -> bool:
    for kind in range(FIRST_ACTION, KINDS):
        if mask >> (kind - FIRST_ACTION) & 1 and position.hand[side * KINDS + kind] > 0:
            return True
    return False


def is_deadlock(position: Position) -> bool:
    """CC-162: every unfinished group holds 8, and nothing that could change it is left."""
    for group in range(5):
        if position.patricians[group] > 0:
            if position.lane_n[group] + position.lane_n[5 + group] < GROUP_LIMIT:
                return False
    for side in range(2):
        for kind in (ASSASSINATION, WRATH):
            if position.gone[side * KINDS + kind] < COPIES[kind]:
                return False
    return True


def finish_game(position: Position, reason: int) -> None:
    position.phase = OVER
    position.ended = reason
    if position.listener is not None:
        name, rule = ENDS[reason]
        position.tell("bonus_shown", "CC-21", {"groups": [GROUPS[b] for b in position.bonus]})
        position.tell("ended", rule, {"reason": name})


def group_points(won: int, size: int, bonus: bool) -> int:
    """CC-166 to CC-170: one group's points."""
    points = won
    if 2 * won > size:
        points += 1  # CC-167
        if bonus:
            points += 2  # CC-169
    if won == size:
        points += 1  # CC-168
    return points


def points(position: Position) -> list[int]:
    result = [0, 0]
    for side in range(2):
        for group in range(5):
            bonus = position.bonus[side] == group
            result[side] += group_points(position.won[side * 5 + group], PATRICIANS[group], bonus)
    return result


def score_lines(position: Position) -> list[Document]:
    """Every point, explained."""
    lines: list[Document] = []
    for side in range(2):
        for group in range(5):
            won = position.won[side * 5 + group]
            size = PATRICIANS[group]
            if won > 0:
                lines.append(line(side, "patricians", won, "CC-166", group, won))
            if 2 * won > size:
                lines.append(line(side, "majority", 1, "CC-167", group, won))
            if won == size:
                lines.append(line(side, "whole_group", 1, "CC-168", group, won))
            if 2 * won > size and position.bonus[side] == group:
                lines.append(line(side, "bonus", 2, "CC-169", group, won))
    return lines


def line(side: int, kind: str, points: int, rule: str, group: int, won: int) -> Document:
    return {
        "seat": side,
        "kind": kind,
        "points": points,
        "rule": rule,
        "group": GROUPS[group],
        "won": won,
    }


def outcome(position: Position) -> Outcome | None:
    """CC-173 to CC-175: more points, then more patricians, else a draw."""
    if position.phase != OVER:
        return None
    scored = points(position)
    scores = [(scored[side], sum(position.won[side * 5 : side * 5 + 5])) for side in range(2)]
    reason, rule = ENDS[position.ended]
    return Outcome(
        (scored[0], scored[1]), rank([scores[0], scores[1]]), reason, rule, score_lines(position)
    )
