"""C and D. A turn, and placing influence (CC-28 to CC-50)."""

from __future__ import annotations

from typing import Final

from triumvir.core.row import add_all
from triumvir.games.caesar_cleopatra.actions import DOWN_0, END_0, PASS_0, UP_0
from triumvir.games.caesar_cleopatra.cards import CARDS, GROUP_LIMIT, GROUPS, OWN_LIMIT
from triumvir.games.caesar_cleopatra.fields import (
    ACTED,
    HAND,
    HAND_N,
    LANE_N,
    PASSIVE,
    PATRICIAN,
    PHASE,
    PLACED,
    SEAT,
    SWAPPING,
    TO_DRAW,
    get,
    held_n,
)
from triumvir.games.caesar_cleopatra.memory import LEFT_HAND, WENT_DOWN
from triumvir.games.caesar_cleopatra.phases.drawing import end_plays
from triumvir.games.caesar_cleopatra.phases.lanes import lay_down, lay_up
from triumvir.games.caesar_cleopatra.phases.playing import add_actions
from triumvir.games.caesar_cleopatra.position import Position, from_hand, room
from triumvir.native import Moves, Row, i64, vec

# All placements, by a mask of groups with room and a mask of kinds in hand: [rooms * 64 + kinds]
PLACES: Final = [
    [g * 6 + k for g in range(5) if rooms >> g & 1 for k in range(6) if kinds >> k & 1]
    for rooms in range(32)
    for kinds in range(64)
]
DOWNS: Final = vec[vec[i64]]([vec[i64]([DOWN_0 + p for p in places]) for places in PLACES])
UPS: Final = vec[vec[i64]]([vec[i64]([UP_0 + p for p in places]) for places in PLACES])


def turn_moves(row: Row, moves: Moves) -> i64:
    """CC-30, CC-31, CC-35, CC-52: place, act, pass, or end one's plays."""
    side = get(row, SEAT)
    placed = row[PLACED]
    acted = row[ACTED] != 0
    cards = row[HAND_N + side * 2]
    n: i64 = 0
    rooms: i64 = 0  # the groups with room
    last: i64 = 0  # one of them
    if placed < 2 and cards > 0:
        own = LANE_N + side * 5
        others = LANE_N + 5 - side * 5
        for group in range(i64(5)):  # as `room` says, without the call
            if row[PATRICIAN + group] > 0 and row[own + group] < OWN_LIMIT:
                if row[own + group] + row[others + group] < GROUP_LIMIT:
                    rooms |= 1 << group
                    last = group
    if rooms > 0:
        kinds: i64 = 0
        hand = HAND + side * 12
        for kind in range(6):
            if row[hand + kind] != 0:
                kinds |= 1 << kind
        if placed == 0:  # CC-36
            n = add_all(moves, n, DOWNS[rooms * 64 + kinds])
        two = rooms & rooms - 1 != 0 or room(row, side, last) > 1
        if placed == 1 or (cards > 1 and two):
            # CC-37; CC-38: the first of two only if a second card and place are there
            n = add_all(moves, n, UPS[rooms * 64 + kinds])
    if not acted and row[HAND_N + side * 2 + 1] > 0:
        # CC-33, CC-56, CC-58: before placing, an action needs a placement that can follow it
        n = add_actions(row, moves, n, placed > 0 or rooms > 0)
    if placed == 2:
        moves[n] = END_0
        n += 1
    elif placed == 0 and not acted:
        moves[n] = PASS_0  # CC-32
        n += 1
    return n


def place_down(position: Position, place: i64) -> None:
    """CC-36: a single card lies face down."""
    row = position.row
    side = get(row, SEAT)
    group = place // 6
    kind = place % 6
    from_hand(row, side, kind)
    lay_down(row, side * 5 + group, kind)  # CC-42
    position.remember(side, WENT_DOWN[group])
    row[PLACED] = 2
    if position.listener is not None:
        position.tell(
            "placed",
            "CC-36",
            {"seat": int(side), "group": GROUPS[group], "face": "down"},
            {"card": CARDS[kind]},
            1 << side,
        )
    after_placing(position, side)


def place_up(position: Position, place: i64) -> None:
    """CC-37: two cards lie face up, one after the other."""
    row = position.row
    side = get(row, SEAT)
    group = place // 6
    kind = place % 6
    from_hand(row, side, kind)
    lay_up(row, side * 5 + group, kind)  # CC-42
    position.remember(side, LEFT_HAND[kind])
    row[PLACED] += 1
    if position.listener is not None:
        position.tell(
            "placed",
            "CC-37",
            {"seat": int(side), "group": GROUPS[group], "face": "up", "card": CARDS[kind]},
        )
    after_placing(position, side)


def after_placing(position: Position, side: i64) -> None:
    """The question whether an action follows is asked whenever an action card is in hand, playable
    or not: the backs show that much, and nobody learns more from being asked (CC-9)."""
    row = position.row
    if row[PLACED] == 2 and (row[ACTED] != 0 or held_n(row, side, 1) == 0):
        end_plays(position)


def begin_passing(position: Position) -> None:
    """CC-32, CC-148: a passive turn; which cards are swapped is asked next."""
    row = position.row
    row[PASSIVE] = 1
    row[PHASE] = SWAPPING
    row[TO_DRAW] = 0
    if position.listener is not None:
        position.tell("passed", "CC-32", {"seat": int(get(row, SEAT))})
