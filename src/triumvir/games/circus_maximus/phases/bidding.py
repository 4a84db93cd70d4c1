"""D. Bidding: merchants, favours that go with them or stand in for them, passing."""

from __future__ import annotations

from triumvir.core.row import add_all
from triumvir.games.circus_maximus.actions import (
    AGAIN_0,
    BIDS,
    FRONT_0,
    LAY_0,
    PASS_0,
    PROMOTE_0,
    STEP_0,
)
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FRONT,
    INSTEAD,
    LEVELS,
    PLACES,
    PROMOTION,
    SECOND_USE,
    STEP_FORWARD,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    HAND,
    HAND_N,
    LINE_N,
    MERCHANTS,
    PASSED,
    PHASE,
    SEAT,
    SEAT_COUNT,
    STAGE,
    STAGES,
    STARTER,
    behind,
    counts_as,
    get,
    insert,
    may_hold,
    merchant_at,
    put,
    row_start,
    take_away,
    used_before,
)
from triumvir.games.circus_maximus.phases.favours import (
    add_free_effects,
    is_free_effect_possible,
    play_free_effect,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.native import Moves, i64


def begin_stage(position: Position, stage: i64) -> None:
    """CM-21, CM-36, CM-39: the start player begins."""
    row = position.row
    put(row, STAGE, stage)
    row[PHASE] = BIDDING
    row[PASSED] = 0
    put(row, SEAT, get(row, STARTER))
    if position.listener is not None:
        rule = "CM-36" if stage == 1 else "CM-39"
        position.tell("stage", rule, {"stage": STAGES[stage], "seat": get(row, STARTER)})


def find_bidder(position: Position) -> bool:
    """Ask whoever is on turn and can do something but pass; False when all have passed (CM-23)."""
    row = position.row
    seats = get(row, SEAT_COUNT)
    everybody = (1 << seats) - 1
    passed = get(row, PASSED)
    seat = get(row, SEAT)
    while passed != everybody:
        if not passed >> seat & 1:
            if can_bid(position, seat):
                break
            passed |= 1 << seat  # CM-24
            if position.listener is not None:
                position.tell("passed_of_necessity", "CM-24", {"seat": seat})
        seat = (seat + 1) % seats
    put(row, PASSED, passed)
    put(row, SEAT, seat)
    return passed != everybody


def can_bid(position: Position, seat: i64) -> bool:
    """CM-24, by what is open: a hidden favour counts as any that it may be."""
    row = position.row
    if row[MERCHANTS + seat] != 0:
        return True
    if row[HAND_N + seat] == 0 or position.favours_rest():
        return False
    for effect in range(EFFECT_COUNT):
        if position.sheet.when[effect] == INSTEAD and may_hold(row, seat, effect):
            if effect == SECOND_USE:
                if used_before(row, seat, FIRST_PLACE[get(row, STAGE)]) != 0:
                    return True
            elif is_free_effect_possible(position, seat, effect):
                return True
    return False


def bids(position: Position, moves: Moves) -> i64:
    """CM-21, CM-41: any merchant anywhere in this stage, a favour that allows it, or a pass."""
    row = position.row
    seat = get(row, SEAT)
    stage = get(row, STAGE)
    mask = get(row, MERCHANTS + seat)
    n = add_all(moves, 0, BIDS[stage << LEVELS | mask])
    if row[HAND_N + seat] == 0 or position.favours_rest():
        return n
    n -= 1
    hand = HAND + seat * EFFECT_COUNT
    low: i64 = FIRST_PLACE[stage]
    high: i64 = END_PLACE[stage]
    if row[hand + PROMOTION] != 0 and mask & 1 != 0:
        for place in range(low, high):
            moves[n] = PROMOTE_0 + place
            n += 1
    if row[hand + STEP_FORWARD] != 0:
        for place in range(low, high):
            if row[LINE_N + place] != 0:
                # CM-69, CM-70: a merchant that would come to lie behind another
                best = counts_as(row, row_start(row, place))
                n = add_levels(moves, n, STEP_0 + place * LEVELS, mask & ((1 << best) - 1))
    if row[hand + FRONT] != 0:
        for place in range(low, high):
            # F9, CM-70: a merchant of a level that lies there already
            there: i64 = 0
            start = row_start(row, place)
            for index in range(start, start + get(row, LINE_N + place)):
                there |= 1 << (counts_as(row, index) - 1)
            n = add_levels(moves, n, FRONT_0 + place * LEVELS, mask & there)
    if row[hand + SECOND_USE] != 0:
        again = used_before(row, seat, low)
        for place in range(low, high):
            n = add_levels(moves, n, AGAIN_0 + place * LEVELS, again)
    n = add_free_effects(position, moves, n, seat, INSTEAD)
    moves[n] = PASS_0
    return n + 1


def add_levels(moves: Moves, n: i64, first: i64, mask: i64) -> i64:
    """An action for each of these merchants."""
    for level in range(LEVELS):
        if mask >> level & 1 != 0:
            moves[n] = first + level
            n += 1
    return n


def bid(position: Position, index: i64) -> None:
    """Carry out a bid and pass the turn on, unless a favour asks for more first."""
    row = position.row
    seat = get(row, SEAT)
    if index < PROMOTE_0:
        lay(position, index - LAY_0)
    elif index < STEP_0:
        promote(position, index - PROMOTE_0)
    elif index < FRONT_0:
        step(position, index - STEP_0)
    elif index < AGAIN_0:
        lay_in_front(position, index - FRONT_0)
    elif index < PASS_0:
        lay_again(position, index - AGAIN_0)
    elif index == PASS_0:
        put(row, PASSED, get(row, PASSED) | 1 << seat)  # CM-22
        if position.listener is not None:
            position.tell("passed", "CM-22", {"seat": seat})
    else:
        play_free_effect(position, index)
    if row[PHASE] == BIDDING:
        put(row, SEAT, (seat + 1) % get(row, SEAT_COUNT))


def lay(position: Position, index: i64) -> None:
    """CM-21: a merchant from hand."""
    row = position.row
    place = index // LEVELS
    printed = index % LEVELS
    seat = get(row, SEAT)
    put(row, MERCHANTS + seat, get(row, MERCHANTS + seat) & ~(1 << printed))
    at = behind(row, place, printed + 1)
    insert(row, place, at, printed + 1, seat, printed)
    if position.listener is not None:
        position.tell("laid", "CM-25", {"seat": seat, "level": printed + 1, "place": PLACES[place]})


def promote(position: Position, place: i64) -> None:
    """CM-67, F3: the merchant of level 1 counts as level 8."""
    row = position.row
    seat = get(row, SEAT)
    position.spend(seat, PROMOTION)
    put(row, MERCHANTS + seat, get(row, MERCHANTS + seat) & ~1)
    insert(row, place, behind(row, place, LEVELS), LEVELS, seat, 0)
    if position.listener is not None:
        position.tell("promoted", "CM-67", {"seat": seat, "level": 1, "place": PLACES[place]})


def step(position: Position, index: i64) -> None:
    """CM-69, F5: one place further forward, at the level of the one it passed."""
    row = position.row
    place = index // LEVELS
    printed = index % LEVELS
    seat = get(row, SEAT)
    position.spend(seat, STEP_FORWARD)
    put(row, MERCHANTS + seat, get(row, MERCHANTS + seat) & ~(1 << printed))
    at = behind(row, place, printed + 1) - 1
    passed = counts_as(row, at)
    insert(row, place, at, passed, seat, printed)
    if position.listener is not None:
        position.tell(
            "stepped",
            "CM-69",
            {"seat": seat, "level": printed + 1, "place": PLACES[place], "as": passed},
        )


def lay_in_front(position: Position, index: i64) -> None:
    """CM-91, F9: to the left of all merchants of its level."""
    row = position.row
    place = index // LEVELS
    printed = index % LEVELS
    seat = get(row, SEAT)
    position.spend(seat, FRONT)
    put(row, MERCHANTS + seat, get(row, MERCHANTS + seat) & ~(1 << printed))
    at = behind(row, place, printed + 2)
    insert(row, place, at, printed + 1, seat, printed)
    if position.listener is not None:
        position.tell(
            "fronted", "CM-91", {"seat": seat, "level": printed + 1, "place": PLACES[place]}
        )


def lay_again(position: Position, index: i64) -> None:
    """CM-68, F4: a merchant used in an earlier phase of the day; CM-95: it leaves that row."""
    row = position.row
    place = index // LEVELS
    printed = index % LEVELS
    seat = get(row, SEAT)
    position.spend(seat, SECOND_USE)
    at: i64 = 0
    while merchant_at(row, at) & 63 != seat * LEVELS + printed:
        at += 1
    old: i64 = 0
    end = get(row, LINE_N)
    while at >= end:
        old += 1
        end += get(row, LINE_N + old)
    take_away(row, old, at)
    at = behind(row, place, printed + 1)
    insert(row, place, at, printed + 1, seat, printed)
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "level": printed + 1,
            "place": PLACES[place],
            "from": PLACES[old],
        }
        position.tell("laid_again", "CM-68", fields)
