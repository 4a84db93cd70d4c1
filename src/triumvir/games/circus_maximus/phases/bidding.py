"""D. Bidding: merchants, favours that go with them or stand in for them, passing."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.circus_maximus.actions import (
    AGAIN,
    AGAIN_0,
    FRONT_0,
    FRONT_LAY,
    LAY_0,
    PASS,
    PASS_0,
    PLAIN_BIDS,
    PROMOTE,
    PROMOTE_0,
    STEP,
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
from triumvir.games.circus_maximus.phases.favours import (
    add_free_effects,
    is_free_effect_possible,
    play_free_effect,
)
from triumvir.games.circus_maximus.position import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    STAGES,
    Position,
    merchant,
)


def begin_stage(position: Position, stage: int) -> None:
    """CM-21, CM-36, CM-39: the start player begins."""
    position.stage = stage
    position.phase = BIDDING
    position.passed = 0
    position.seat = position.starter
    if position.listener is not None:
        rule = "CM-36" if stage == 1 else "CM-39"
        position.tell("stage", rule, {"stage": STAGES[stage], "seat": position.starter})


def find_bidder(position: Position) -> bool:
    """Ask whoever is on turn and can do something but pass; False when all have passed (CM-23)."""
    everybody = (1 << position.n) - 1
    while position.passed != everybody:
        seat = position.seat
        if not position.passed >> seat & 1:
            if can_bid(position, seat):
                return True
            position.passed |= 1 << seat  # CM-24
            if position.listener is not None:
                position.tell("passed_of_necessity", "CM-24", {"seat": seat})
        position.seat = (seat + 1) % position.n
    return False


def can_bid(position: Position, seat: int) -> bool:
    """CM-24, by what is open: a hidden favour counts as any that it may be."""
    if position.merchants[seat] != 0:
        return True
    if position.hand_n[seat] == 0:
        return False
    for effect in range(EFFECT_COUNT):
        if position.sheet.when[effect] == INSTEAD and position.may_hold(seat, effect):
            if effect == SECOND_USE:
                if position.used(seat, FIRST_PLACE[position.stage]) != 0:
                    return True
            elif is_free_effect_possible(position, seat, effect):
                return True
    return False


def bids(position: Position) -> list[Action]:
    """CM-21, CM-41: any merchant anywhere in this stage, a favour that allows it, or a pass."""
    seat = position.seat
    plain = PLAIN_BIDS[position.stage][position.merchants[seat]]
    if position.hand_n[seat] == 0:
        return plain
    choices = plain.copy()
    choices.pop()
    first = seat * EFFECT_COUNT
    hand = position.hand
    mask = position.merchants[seat]
    low = FIRST_PLACE[position.stage]
    high = END_PLACE[position.stage]
    if hand[first + PROMOTION] > 0 and mask & 1:
        for place in range(low, high):
            choices.append(PROMOTE[place])
    if hand[first + STEP_FORWARD] > 0:
        add_steps(position, choices, mask, low, high)
    if hand[first + FRONT] > 0:
        add_fronts(position, choices, mask, low, high)
    if hand[first + SECOND_USE] > 0:
        used = position.used(seat, low)
        for place in range(low, high):
            for level in range(LEVELS):
                if used >> level & 1:
                    choices.append(AGAIN[place * LEVELS + level])
    add_free_effects(position, choices, seat, INSTEAD)
    choices.append(PASS)
    return choices


def add_steps(position: Position, choices: list[Action], mask: int, low: int, high: int) -> None:
    """CM-69, CM-70: a merchant that would come to lie behind another."""
    for place in range(low, high):
        if position.row_n[place] > 0:
            best = position.row[position.row_start(place)] >> 6
            for level in range(LEVELS):
                if mask >> level & 1 and level < best:
                    choices.append(STEP[place * LEVELS + level])


def add_fronts(position: Position, choices: list[Action], mask: int, low: int, high: int) -> None:
    """F9, CM-70: a merchant of a level that lies there already."""
    for place in range(low, high):
        start = position.row_start(place)
        there = 0
        for index in range(start, start + position.row_n[place]):
            there |= 1 << ((position.row[index] >> 6) - 1)
        both = mask & there
        for level in range(LEVELS):
            if both >> level & 1:
                choices.append(FRONT_LAY[place * LEVELS + level])


def bid(position: Position, action: Action) -> None:
    """Carry out a bid and pass the turn on, unless a favour asks for more first."""
    seat = position.seat
    index = action.index
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
        position.passed |= 1 << seat  # CM-22
        if position.listener is not None:
            position.tell("passed", "CM-22", {"seat": seat})
    else:
        play_free_effect(position, action)
    if position.phase == BIDDING:
        position.seat = (seat + 1) % position.n


def behind(position: Position, place: int, level: int) -> int:
    """CM-25, CM-26: where in `row` a merchant goes, behind all of its level or a higher one."""
    at = position.row_start(place)
    end = at + position.row_n[place]
    while at < end and position.row[at] >> 6 >= level:
        at += 1
    return at


def insert(position: Position, place: int, at: int, entry: int) -> None:
    position.row.insert(at, entry)
    position.row_n[place] += 1


def lay(position: Position, index: int) -> None:
    """CM-21: a merchant from hand."""
    place = index // LEVELS
    printed = index % LEVELS
    seat = position.seat
    position.merchants[seat] &= ~(1 << printed)
    at = behind(position, place, printed + 1)
    insert(position, place, at, merchant(printed + 1, seat, printed))
    if position.listener is not None:
        position.tell("laid", "CM-25", {"seat": seat, "level": printed + 1, "place": PLACES[place]})


def promote(position: Position, place: int) -> None:
    """CM-67, F3: the merchant of level 1 counts as level 8."""
    seat = position.seat
    position.spend(seat, PROMOTION)
    position.merchants[seat] &= ~1
    insert(position, place, behind(position, place, LEVELS), merchant(LEVELS, seat, 0))
    if position.listener is not None:
        position.tell("promoted", "CM-67", {"seat": seat, "level": 1, "place": PLACES[place]})


def step(position: Position, index: int) -> None:
    """CM-69, F5: one place further forward, at the level of the one it passed."""
    place = index // LEVELS
    printed = index % LEVELS
    seat = position.seat
    position.spend(seat, STEP_FORWARD)
    position.merchants[seat] &= ~(1 << printed)
    at = behind(position, place, printed + 1) - 1
    passed = position.row[at] >> 6
    insert(position, place, at, merchant(passed, seat, printed))
    if position.listener is not None:
        position.tell(
            "stepped",
            "CM-69",
            {"seat": seat, "level": printed + 1, "place": PLACES[place], "as": passed},
        )


def lay_in_front(position: Position, index: int) -> None:
    """CM-91, F9: to the left of all merchants of its level."""
    place = index // LEVELS
    printed = index % LEVELS
    seat = position.seat
    position.spend(seat, FRONT)
    position.merchants[seat] &= ~(1 << printed)
    at = behind(position, place, printed + 2)
    insert(position, place, at, merchant(printed + 1, seat, printed))
    if position.listener is not None:
        position.tell(
            "fronted", "CM-91", {"seat": seat, "level": printed + 1, "place": PLACES[place]}
        )


def lay_again(position: Position, index: int) -> None:
    """CM-68, F4: a merchant used in an earlier phase of the day; CM-95: it leaves that row."""
    place = index // LEVELS
    printed = index % LEVELS
    seat = position.seat
    position.spend(seat, SECOND_USE)
    at = 0
    while position.row[at] & 63 != seat * LEVELS + printed:
        at += 1
    old = 0
    end = position.row_n[0]
    while at >= end:
        old += 1
        end += position.row_n[old]
    del position.row[at]
    position.row_n[old] -= 1
    at = behind(position, place, printed + 1)
    insert(position, place, at, merchant(printed + 1, seat, printed))
    if position.listener is not None:
        fields: dict[str, object] = {
            "seat": seat,
            "level": printed + 1,
            "place": PLACES[place],
            "from": PLACES[old],
        }
        position.tell("laid_again", "CM-68", fields)
