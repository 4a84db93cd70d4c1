"""G to I and M: what follows the plays: extraordinary votes, refill, vote card; a passive turn."""

from __future__ import annotations

from triumvir.core.row import add_filled
from triumvir.games.caesar_cleopatra.actions import DISCARD_0, DONE_0
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, GROUP_LIMIT, HAND_SIZE, KINDS
from triumvir.games.caesar_cleopatra.fields import (
    ACTION_RESERVE,
    DRAWING,
    HAND,
    IDLE,
    LANE_N,
    OVER,
    PASSIVE,
    PHASE,
    SEAT,
    TO_DRAW,
    get,
    hand_n,
    put,
    reserve,
)
from triumvir.games.caesar_cleopatra.phases.ending import end_turn
from triumvir.games.caesar_cleopatra.phases.voting import turn_vote_card, vote
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Moves, Row, i64


def end_plays(position: Position) -> None:
    """CC-53: from here on nothing interrupts the end of an active turn."""
    row = position.row
    side = get(row, SEAT)
    if position.listener is not None:
        position.tell("plays_ended", "CC-53", {"seat": int(side)})
    # CC-90 to CC-93: groups that hold 8 now are voted first, in table order.
    for lane in range(LANE_N, LANE_N + 5):
        if row[lane] + row[lane + 5] == GROUP_LIMIT:
            vote(position, lane - LANE_N, "CC-90")
            if row[PHASE] == OVER:
                return
    # CC-99: then the refill.
    put(row, TO_DRAW, HAND_SIZE - hand_n(row, side))
    draw_on(position)


def draw_on(position: Position) -> None:
    """Draw what needs no choice, and ask where there is one (CC-100, CC-101)."""
    row = position.row
    side = get(row, SEAT)
    pile = reserve(side, 0)
    while row[TO_DRAW] > 0:
        influence = row[pile] > 0
        actions = row[pile + ACTION_RESERVE] > 0
        if influence and actions:
            row[PHASE] = DRAWING
            return
        if influence:
            draw(position, 0)
        elif actions:
            draw(position, 1)
        else:  # CC-101, CC-152: both are empty
            row[TO_DRAW] = 0
    if row[PASSIVE] == 0:
        turn_vote_card(position)  # CC-104; CC-151: not in a passive turn
        if row[PHASE] == OVER:
            return
    end_turn(position)


def draw(position: Position, deck: i64) -> None:
    row = position.row
    side = get(row, SEAT)
    kind = position.draw(side, deck)
    row[TO_DRAW] -= 1
    if position.listener is not None:
        rule = "CC-100" if row[PASSIVE] == 0 else "CC-150"
        position.tell(
            "drew", rule, {"seat": int(side), "deck": DECKS[deck]}, {"card": CARDS[kind]}, 1 << side
        )


def swaps(row: Row, moves: Moves) -> i64:
    """CC-148: any number of hand cards, one after the other; DONE draws as many."""
    n = add_filled(moves, 0, row, HAND + get(row, SEAT) * KINDS, KINDS, DISCARD_0)
    moves[n] = DONE_0
    return n + 1


def swap(position: Position, index: i64) -> None:
    row = position.row
    side = get(row, SEAT)
    if index == DONE_0:
        swapped = get(row, TO_DRAW)
        put(row, IDLE, get(row, IDLE) + 1 if swapped == 0 else 0)
        if position.listener is not None:
            position.tell("swapped", "CC-150", {"seat": int(side), "count": int(swapped)})
        draw_on(position)
        return
    kind = index - DISCARD_0
    position.discard_from_hand(side, kind)  # CC-149
    row[TO_DRAW] += 1
    if position.listener is not None:
        position.tell("discarded", "CC-149", {"seat": int(side), "card": CARDS[kind]})
