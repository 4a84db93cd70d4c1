"""I to L. The vote card, resolving a vote, Philosophers, finished groups (CC-104 to CC-147)."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.row import pop, push, sort_cells
from triumvir.games.caesar_cleopatra.cards import (
    CARDS,
    GROUPS,
    NUMBERS,
    ORGY,
    PHILOSOPHER,
    SHUFFLE,
    VOTES,
)
from triumvir.games.caesar_cleopatra.fields import (
    LEAVE_AFTER_TWO,
    ORGY_LEFT,
    ORGY_OPTION,
    OUT,
    PATRICIAN,
    PILE,
    SEAT,
    TURNED,
    UP,
    WON,
    down_n,
    get,
    lane_n,
    patricians,
    up,
)
from triumvir.games.caesar_cleopatra.phases.ending import check_patricians
from triumvir.games.caesar_cleopatra.phases.lanes import (
    bare,
    clear,
    lose_open,
    shown_down,
    shown_up,
)
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row, i64


def turn_vote_card(position: Position) -> None:
    """CC-104: the active player turns the top vote card."""
    row = position.row
    while True:
        # CC-111: the pile is never empty here. The shuffle Orgy comes up before or as the last
        # card, and puts itself and all others back.
        card = pop(row, PILE)
        finished = card < ORGY and patricians(row, card) == 0
        if position.listener is not None:
            rule = "CC-112" if finished else "CC-104"
            fields: Document = {"seat": int(get(row, SEAT)), "card": VOTES[card]}
            position.tell("vote_card", rule, fields)
        if finished:
            push(row, OUT, card)  # CC-112: and the next one is turned at once
            continue
        if card == SHUFFLE:
            shuffle_votes(position)
        elif card == ORGY:
            orgy(position)
        else:
            push(row, TURNED, card)  # CC-106
            vote(position, card, "CC-105")
        return


def shuffle_votes(position: Position) -> None:
    """CC-108: all vote cards still in the game, this one too, make a new pile. No vote."""
    row = position.row
    while row[TURNED] != 0:
        push(row, PILE, pop(row, TURNED))
    push(row, PILE, SHUFFLE)
    # Sorted first, so that the shuffle depends on nothing but what is in the game.
    size = get(row, PILE)
    sort_cells(row, PILE + 1, size)
    position.dealer.shuffle_cells(row, PILE + 1, size)
    if position.listener is not None:
        position.tell("votes_shuffled", "CC-108", {"count": int(size)})


def orgy(position: Position) -> None:
    """CC-107: no vote. CC-177 to CC-180: in variant 1 one plain Orgy leaves the game."""
    row = position.row
    finished: i64 = 0
    for group in range(5):
        if row[PATRICIAN + group] == 0:
            finished += 1
    leaves = row[ORGY_OPTION] == LEAVE_AFTER_TWO and row[ORGY_LEFT] == 0
    if leaves and finished >= 2:
        row[ORGY_LEFT] = 1
        push(row, OUT, ORGY)
        if position.listener is not None:
            position.tell("orgy_left", "CC-177", {})
    else:
        push(row, TURNED, ORGY)


def vote(position: Position, group: i64, rule: str) -> None:
    """J: a vote at one group, extraordinary ones included (CC-95)."""
    row = position.row
    if position.listener is not None:
        position.tell("vote", rule, {"group": GROUPS[group]})
        for side in range(2):
            lane = side * 5 + group
            if down_n(row, lane) > 0:
                cards = shown_down(row, lane)
                position.tell(
                    "revealed", "CC-114", {"seat": side, "group": GROUPS[group], "cards": cards}
                )
    bare(position, group)  # CC-114
    bare(position, 5 + group)
    first = total(row, group)
    second = total(row, 5 + group)
    philosophers = up(row, group, PHILOSOPHER)
    others = up(row, 5 + group, PHILOSOPHER)
    if position.listener is not None:
        counted: Document = {
            "group": GROUPS[group],
            "sums": [int(first), int(second)],
            "philosophers": [int(philosophers), int(others)],
        }
        position.tell("counted", "CC-115", counted)
    if first == second:  # CC-123, CC-126, CC-134, CC-135, CC-142
        if position.listener is not None:
            rule = "CC-134" if philosophers + others > 0 else "CC-123"
            position.tell("tied", rule, {"group": GROUPS[group]})
        return
    higher: i64 = 0 if first > second else 1
    if philosophers == others:  # CC-116, CC-137, CC-141
        winner = higher
        rule = "CC-116" if philosophers == 0 else "CC-137"
    else:  # CC-130, CC-136, CC-138, CC-140, CC-143
        winner = 1 - higher
        rule = "CC-130"
    # CC-117
    row[PATRICIAN + group] -= 1
    row[WON + winner * 5 + group] += 1
    if position.listener is not None:
        fields: Document = {
            "seat": int(winner),
            "group": GROUPS[group],
            "left": int(patricians(row, group)),
        }
        position.tell("patrician_won", rule, fields)
    lose(position, higher, group, highest_number(row, higher * 5 + group), "CC-118")
    lower = 1 - higher
    lose(position, lower, group, lowest_number(row, lower * 5 + group), "CC-119")
    # CC-132: in a decided vote all Philosophers at the group go too.
    for _ in range(philosophers):
        lose(position, 0, group, PHILOSOPHER, "CC-132")
    for _ in range(others):
        lose(position, 1, group, PHILOSOPHER, "CC-132")
    if patricians(row, group) == 0:
        finish(position, group)
    check_patricians(position)


def total(row: Row, lane: i64) -> i64:
    """CC-115: the sum of the numbers; a Philosopher adds nothing."""
    first = UP + lane * 6
    low = get(row, first) + 2 * get(row, first + 1) + 3 * get(row, first + 2)
    return low + 4 * get(row, first + 3) + 5 * get(row, first + 4)


def highest_number(row: Row, lane: i64) -> i64:
    for kind in range(NUMBERS - 1, -1, -1):
        if row[UP + lane * 6 + kind] > 0:
            return kind
    return -1


def lowest_number(row: Row, lane: i64) -> i64:
    for kind in range(NUMBERS):
        if row[UP + lane * 6 + kind] > 0:
            return kind
    return -1


def lose(position: Position, side: i64, group: i64, kind: i64, rule: str) -> None:
    """CC-118 to CC-121: a card goes face up to its owner's pile; CC-120: none if there is none."""
    if kind < 0:
        return
    lose_open(position.row, side * 5 + group, kind)
    if position.listener is not None:
        fields: Document = {"seat": int(side), "group": GROUPS[group], "card": CARDS[kind]}
        position.tell("lost", rule, fields)


def finish(position: Position, group: i64) -> None:
    """CC-145, CC-146: the last patrician is won; all influence cards there go at once."""
    row = position.row
    if position.listener is not None:
        position.tell("group_finished", "CC-145", {"group": GROUPS[group]})
        for side in range(2):
            lane = side * 5 + group
            if lane_n(row, lane) > 0:
                cards = shown_up(row, lane)
                position.tell(
                    "cleared", "CC-145", {"seat": side, "group": GROUPS[group], "cards": cards}
                )
    clear(row, group)
    clear(row, 5 + group)
