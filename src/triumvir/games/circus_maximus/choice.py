"""What a policy is told of a choice: small numbers, as in `features`.

A position after the choice is told by `features.look`, seat by seat. Here is what that does not
show: where a merchant comes to lie, who may still come to lie in front of it and who is pushed out,
what a card or a sale is worth beside the others there. If you change what a number means, learn a
new policy.
"""

from __future__ import annotations

from typing import Final

from triumvir.games.circus_maximus.actions import (
    AGAIN_0,
    DECLINE_0,
    DOUBLE_0,
    DRAW_TICKET_0,
    DRAW_VISITOR_0,
    FRONT_0,
    GIVE_0,
    HOME_0,
    LAY_0,
    MOVE_0,
    PASS_0,
    PROMOTE_0,
    SELL_0,
    SELL_FAVOUR_0,
    SELL_OTHER_0,
    SEND_0,
    STEP_0,
    TAKE_FAVOUR_0,
    TAKE_START_0,
    TAKE_TICKET_0,
    UNSEEN_0,
    UNSEEN_SALE_0,
)
from triumvir.games.circus_maximus.cards import (
    EFFECT_COUNT,
    FIRST_VENUE,
    LEVELS,
    TICKETS,
    VILLA,
    VISITOR_KINDS,
)
from triumvir.games.circus_maximus.features import HOW_MANY, between
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    DAY,
    FORUM_TICKETS,
    GUEST_N,
    HAND,
    LINE_N,
    MERCHANTS,
    OFFERED,
    PASSED,
    PHASE,
    PLACE,
    SEAT_COUNT,
    STAGE,
    behind,
    counts_as,
    get,
    guests_of,
    offers,
    open_tickets,
    owner_of,
    row_start,
    unsold,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ONE, add_guests, few_values, put
from triumvir.native import Moves, i64, vec

# Kinds of choices, in the order of the action table
FIRSTS: Final = vec[i64](
    [
        LAY_0, PROMOTE_0, STEP_0, FRONT_0, AGAIN_0, PASS_0, DRAW_TICKET_0, DRAW_VISITOR_0, SEND_0,
        GIVE_0, MOVE_0, TAKE_FAVOUR_0, TAKE_START_0, TAKE_TICKET_0, SELL_0, SELL_OTHER_0,
        SELL_FAVOUR_0, UNSEEN_0, UNSEEN_SALE_0, DOUBLE_0, HOME_0, DECLINE_0,
    ]
)  # fmt: skip
KINDS: Final = 22
LAYS: Final = 5  # kinds that lay a merchant: the first ones
PROMOTE: Final = 1
STEP: Final = 2
FRONT: Final = 3

# Where the numbers of each kind begin. A moment is a stage, while it is bid for and after: 6.
KIND: Final = 0  # kind, moment: 22 * 6
# A merchant laid
LEVEL: Final = KIND + KINDS * 6  # merchants below it in hand, stage: 8 * 8 * 3
SAFE: Final = LEVEL + 192  # things less those in front, others' higher merchants, stage: 8 * 10 * 3
WAITING: Final = SAFE + 240  # the same, others who have not passed, stage: 8 * 5 * 3
OWN_HERE: Final = WAITING + 120  # own merchants there, tickets that they lack, stage: 5 * 6 * 3
PUSHED: Final = OWN_HERE + 90  # who gets nothing any more: see NOBODY; stage: 5 * 3
WORTH: Final = PUSHED + 15  # coins of what it would take, stage: 16 * 3
DROP: Final = WORTH + 48  # coins less if one comes in front, stage: 8 * 3
RIVALS: Final = DROP + 24  # others' tickets for the venue, things less those in front: 8 * 8
EQUAL: Final = RIVALS + 64  # whether one of its level is in front, things less ..: 2 * 8 * 3
# A card taken
FAVOUR: Final = EQUAL + 48  # effect, day: 12 * 3
SECOND: Final = FAVOUR + 36  # effect, how many are in hand: 12 * 3
START: Final = SECOND + 36  # day, favours open: 3 * 8
TICKET: Final = START + 24  # category, guests less tickets at its venue: 3 * 9
WANTED: Final = TICKET + 27  # category, coins of a usual guest there: 3 * 10
COMPANY: Final = WANTED + 30  # own tickets there, others' tickets there: 4 * 8
# A sale, a visitor sent, a ticket given
SOLD: Final = COMPANY + 32  # coins of the visitor, moment: 10 * 2
BETTER: Final = SOLD + 20  # better visitors there, other visitors there: 6 * 8
CATEGORY: Final = BETTER + 48  # category, own tickets there: 3 * 5
AIM: Final = CATEGORY + 15  # own tickets at the venue, others' there, of which kind: 4 * 6 * 4
# Beside the other choices: `beside`
SIGHT: Final = AIM + 96  # how much less it promises than the best, moment: 16 * 6
PLACED: Final = SIGHT + 96  # how many promise more, moment: 10 * 6
CHOICES: Final = PLACED + 60  # how many there are, whether it promises most: 12 * 2
CHOICE_FEATURES: Final = CHOICES + 24

OF_CHOICE: Final = 20  # features of a choice, at most

NOBODY: Final = 0  # is pushed out
ONESELF: Final = 1
ANOTHER: Final = 2
ANOTHER_OF_ITS_LEVEL: Final = 3

# From how much less than the best on, in ten-thousandths of the scale from -1 to 1
STEPS: Final = vec[i64](
    [1, 15, 30, 60, 100, 150, 200, 280, 370, 500, 700, 1000, 1400, 2000, 3000, 20000]
)


def kind_of(index: i64) -> i64:
    kind: i64 = KINDS - 1
    while index < FIRSTS[kind]:
        kind -= 1
    return kind


def tell_choice(position: Position, seat: i64, index: i64, active: Moves, at: i64) -> i64:
    """The features of a choice before it is made; where the next are to be told."""
    row = position.row
    kind = kind_of(index)
    stage: i64 = get(row, STAGE)
    moment = stage * 2
    if get(row, PHASE) != BIDDING:
        moment += 1
    active[at] = KIND + kind * 6 + moment
    at += 1
    which = index - FIRSTS[kind]
    if kind < LAYS:
        return tell_lay(position, seat, kind, which, active, at)
    day: i64 = get(row, DAY)
    if index >= TAKE_FAVOUR_0 and index < TAKE_START_0:
        active[at] = FAVOUR + which * 3 + day
        held: i64 = get(row, HAND + seat * EFFECT_COUNT + which)
        active[at + 1] = SECOND + which * 3 + between(held, 0, 2)
        return at + 2
    if index == TAKE_START_0:
        active[at] = START + day * 8 + between(offers(row), 0, 7)
        return at + 1
    if index >= TAKE_TICKET_0 and index < SELL_0:
        return tell_ticket(position, seat, which, active, at)
    if index >= SELL_0 and index < SELL_OTHER_0:
        venue: i64 = get(row, PLACE) - FIRST_VENUE
        return tell_sale(position, seat, venue * 3 + which // 5, venue, which % 5, active, at)
    if index >= SELL_OTHER_0 and index < SELL_FAVOUR_0:
        venue = get(row, PLACE) - FIRST_VENUE
        return tell_sale(position, seat, which // 5, venue, which % 5, active, at)
    if index >= SELL_FAVOUR_0 and index < UNSEEN_0:
        venue = get(row, PLACE) - FIRST_VENUE
        active[at] = SOLD + between(position.sheet.visitors[which % 5], 0, 9) * 2 + 1
        return at + 1
    if index >= SEND_0 and index < GIVE_0:
        return tell_aim(position, seat, which, 0, active, at)
    if index >= GIVE_0 and index < MOVE_0:
        return tell_aim(position, seat, which // 3, 1, active, at)
    if index >= MOVE_0 and index < TAKE_FAVOUR_0:
        # [(visitor * 3 + from) * 2 + which of the two others]
        origin = which // 2 % 3
        to = which % 2
        if to >= origin:
            to += 1
        at = tell_aim(position, seat, origin, 2, active, at)
        at = tell_aim(position, seat, to, 3, active, at)
        active[at] = SOLD + between(position.sheet.visitors[which // 6], 0, 9) * 2
        return at + 1
    return at


def things_at(position: Position, place: i64) -> i64:
    """How much lies there to be taken or sold to."""
    row = position.row
    if place == VILLA:
        return offers(row)
    if place < FIRST_VENUE:
        return open_tickets(row)
    return get(row, GUEST_N + place - FIRST_VENUE)


def values_at(position: Position, place: i64) -> Moves:
    """What these are worth, most first, as one stretch of `ranks`."""
    row = position.row
    values = few_values()
    sheet = position.sheet
    if place == VILLA:
        for effect in range(i64(EFFECT_COUNT)):
            for _n in range(get(row, OFFERED + effect)):
                coins: i64 = sheet.favours[effect]
                put(values, 0, coins * ONE)
    elif place < FIRST_VENUE:
        for ticket in range(i64(TICKETS)):
            for _n in range(get(row, FORUM_TICKETS + ticket)):
                worth: i64 = sheet.tickets[ticket % 3]
                put(values, 0, (worth + usual_guest(position, ticket // 3)) * ONE)
    else:
        add_guests(position, place - FIRST_VENUE, values, 0)
    return values


def usual_guest(position: Position, venue: i64) -> i64:
    """The coins of a guest there in the mean; 0 where there is none."""
    row = position.row
    guests: i64 = get(row, GUEST_N + venue)
    if guests == 0:
        return 0
    total: i64 = 0
    for kind in range(i64(VISITOR_KINDS)):
        shown: i64 = position.sheet.visitors[kind]
        total += shown * guests_of(row, venue, kind)
    return total // guests


def tell_lay(position: Position, seat: i64, kind: i64, which: i64, active: Moves, at: i64) -> i64:
    """A merchant: where it comes to lie, and what for."""
    row = position.row
    stage: i64 = get(row, STAGE)
    place = which // LEVELS
    level = which % LEVELS + 1
    printed = level - 1
    if kind == PROMOTE:
        place = which
        level = LEVELS
        printed = 0
    start = row_start(row, place)
    length: i64 = get(row, LINE_N + place)
    index = behind(row, place, level)
    if kind == STEP:
        index -= 1
    elif kind == FRONT:
        index = behind(row, place, level + 1)
    rank = index - start
    there = things_at(position, place)
    slack = between(there - 1 - rank, -3, 4) + 3
    mask: i64 = get(row, MERCHANTS + seat)
    below = HOW_MANY[mask & ((i64(1) << printed) - 1)]
    active[at] = LEVEL + (between(level - 1, 0, 7) * 8 + between(below, 0, 7)) * 3 + stage
    at += 1
    passed: i64 = get(row, PASSED)
    higher: i64 = 0
    waiting: i64 = 0
    n: i64 = get(row, SEAT_COUNT)
    rivals: i64 = 0
    for other in range(n):
        if other != seat:
            if place >= FIRST_VENUE:
                rivals += unsold(row, other, place - FIRST_VENUE)
            if not passed >> other & 1:
                waiting += 1
                higher += HOW_MANY[get(row, MERCHANTS + other) >> level]
    active[at] = SAFE + (slack * 10 + between(higher, 0, 9)) * 3 + stage
    active[at + 1] = WAITING + (slack * 5 + between(waiting, 0, 4)) * 3 + stage
    at += 2
    own: i64 = 0
    pushed: i64 = NOBODY
    equal: i64 = 0
    for number in range(start, start + length):
        owner = owner_of(row, number)
        if owner == seat:
            own += 1
        if number - start == there - 1 and number >= index:
            # It was the last to get something, and lies one too far now.
            pushed = ONESELF if owner == seat else ANOTHER
            if pushed == ANOTHER and counts_as(row, number) == level:
                pushed = ANOTHER_OF_ITS_LEVEL
        if number < index and counts_as(row, number) == level:
            equal = 1
    lacking: i64 = 0
    if place >= FIRST_VENUE:
        lacking = between(unsold(row, seat, place - FIRST_VENUE) - own, -2, 3) + 2
    active[at] = OWN_HERE + (between(own, 0, 4) * 6 + lacking) * 3 + stage
    active[at + 1] = PUSHED + pushed * 3 + stage
    at += 2
    values = values_at(position, place)
    worth: i64 = 0
    after: i64 = 0
    if rank < there:
        worth = values[1 + rank] // ONE
        after = values[2 + rank] // ONE if rank + 1 < there else 0
    active[at] = WORTH + between(worth, 0, 15) * 3 + stage
    active[at + 1] = DROP + between(worth - after, 0, 7) * 3 + stage
    active[at + 2] = EQUAL + (equal * 8 + slack) * 3 + stage
    at += 3
    if place >= FIRST_VENUE:
        active[at] = RIVALS + between(rivals, 0, 7) * 8 + slack
        at += 1
    return at


def tell_ticket(position: Position, seat: i64, ticket: i64, active: Moves, at: i64) -> i64:
    row = position.row
    venue = ticket // 3
    category = ticket % 3
    own = unsold(row, seat, venue)
    others: i64 = 0
    for other in range(get(row, SEAT_COUNT)):
        if other != seat:
            others += unsold(row, other, venue)
    free = get(row, GUEST_N + venue) - own - others
    active[at] = TICKET + category * 9 + between(free, -3, 5) + 3
    active[at + 1] = WANTED + category * 10 + between(usual_guest(position, venue), 0, 9)
    active[at + 2] = COMPANY + between(own, 0, 3) * 8 + between(others, 0, 7)
    return at + 3


def tell_sale(
    position: Position, seat: i64, ticket: i64, venue: i64, visitor: i64, active: Moves, at: i64
) -> i64:
    row = position.row
    shown: i64 = position.sheet.visitors[visitor]
    better: i64 = 0
    others: i64 = 0
    for kind in range(i64(VISITOR_KINDS)):
        there = guests_of(row, venue, kind)
        others += there
        coins: i64 = position.sheet.visitors[kind]
        if coins > shown:
            better += there
    active[at] = SOLD + between(shown, 0, 9) * 2 + 1
    active[at + 1] = BETTER + between(better, 0, 5) * 8 + between(others - 1, 0, 7)
    active[at + 2] = CATEGORY + ticket % 3 * 5 + between(unsold(row, seat, ticket // 3), 0, 4)
    return at + 3


def tell_aim(position: Position, seat: i64, venue: i64, what: i64, active: Moves, at: i64) -> i64:
    row = position.row
    others: i64 = 0
    for other in range(get(row, SEAT_COUNT)):
        if other != seat:
            others += unsold(row, other, venue)
    own = between(unsold(row, seat, venue), 0, 3)
    active[at] = AIM + (own * 6 + between(others, 0, 5)) * 4 + what
    return at + 1


def beside(less: float, placed: i64, count: i64, moment: i64, active: Moves, at: i64) -> i64:
    """How a choice looks beside the others at first sight; where the next are to be told."""
    step: i64 = 0
    parts = i64(less * 10_000.0)
    while parts >= STEPS[step] and step < 15:
        step += 1
    active[at] = SIGHT + step * 6 + moment
    active[at + 1] = PLACED + between(placed, 0, 9) * 6 + moment
    most: i64 = 1 if placed == 0 else 0
    active[at + 2] = CHOICES + between(count, 0, 11) * 2 + most
    return at + 3
