"""E, F and G. Merchants become active one by one and take favours, tickets, visitors."""

from __future__ import annotations

from triumvir.core.row import NONE, add_filled, pop
from triumvir.games.circus_maximus.actions import (
    DECLINE_0,
    DOUBLE_0,
    HOME_0,
    SELL_0,
    SELL_FAVOUR_0,
    SELL_OTHER_0,
    TAKE_FAVOUR_0,
    TAKE_START_0,
    TAKE_TICKET_0,
    UNSEEN_0,
    UNSEEN_SALE_0,
)
from triumvir.games.circus_maximus.cards import (
    ACTIVE,
    CATEGORIES,
    DOUBLE,
    EFFECT_COUNT,
    EFFECTS,
    FIRST_VENUE,
    FORUM,
    HOMECOMING,
    OTHER_VENUE,
    PLACES,
    TICKETS,
    UNSEEN,
    VENUES,
    VILLA,
)
from triumvir.games.circus_maximus.fields import (
    ACTED,
    AT,
    DOUBLED,
    FAVOUR_PILE,
    FIRST_THERE,
    FORUM_TICKETS,
    GUEST_N,
    HAND,
    HAND_N,
    HELD,
    HIDDEN,
    HOMING,
    KNOWN,
    LINE_N,
    MERCHANTS,
    OFFERED,
    PHASE,
    PLACE,
    SEAT,
    SETTLING,
    START_CARD,
    STARTER,
    TAKES,
    TICKET_PILE,
    VISITOR_PILE,
    get,
    may_hold,
    merchant_at,
    offers,
    open_tickets,
    owner_of,
    put,
    row_start,
    take_away,
    unsold,
    unsold_all,
)
from triumvir.games.circus_maximus.phases.favours import (
    add_free_effects,
    is_free_effect_possible,
    play_free_effect,
)
from triumvir.games.circus_maximus.phases.selling import (
    add_sales,
    can_sell,
    sell,
    sell_favour,
    sell_unseen,
    things_to_sell,
)
from triumvir.games.circus_maximus.position import Position, venue_of
from triumvir.native import Moves, i64


def begin_place(position: Position, place: i64) -> None:
    """CM-29, CM-37, CM-42: from left to right, beginning with the first."""
    row = position.row
    row[PHASE] = SETTLING
    put(row, PLACE, place)
    row[AT] = 0
    begin_turn(position)
    if place == VILLA:
        put(row, FIRST_THERE, owner_of(row, 0) if row[LINE_N + VILLA] != 0 else NONE)


def begin_turn(position: Position) -> None:
    row = position.row
    row[TAKES] = 1
    row[ACTED] = 0
    row[DOUBLED] = 0
    row[HOMING] = 0


def clear_active(position: Position) -> None:
    """No merchant is active."""
    row = position.row
    begin_turn(position)
    row[TAKES] = 0
    row[PLACE] = 0
    row[AT] = 0


def find_active(position: Position) -> bool:
    """Ask the owner of the next merchant that can do something; False when the row is done."""
    row = position.row
    place = get(row, PLACE)
    start = row_start(row, place)
    while row[AT] < row[LINE_N + place]:
        at = start + get(row, AT)
        put(row, SEAT, owner_of(row, at))
        if row[TAKES] > 0:
            if can_act(position):
                return True
            if row[ACTED] == 0 and position.listener is not None:
                tell_idle(position, at)
        if row[HOMING] != 0:
            go_home(position, at)
        else:
            row[AT] += 1  # CM-28: it stays where it is
        begin_turn(position)
    return False


def tell_idle(position: Position, at: i64) -> None:
    """CM-93: passed over without a decision."""
    row = position.row
    entry = merchant_at(row, at)
    rule = "CM-33" if row[PLACE] < FIRST_VENUE else "CM-44"
    position.tell(
        "idle",
        rule,
        {"seat": get(row, SEAT), "level": (entry & 7) + 1, "place": PLACES[get(row, PLACE)]},
    )


def tell_declined(position: Position) -> None:
    """CM-93: which merchant, and whether it has nothing: with Two cards it may have one."""
    row = position.row
    entry = merchant_at(row, row_start(row, get(row, PLACE)) + get(row, AT))
    position.tell(
        "declined",
        "CM-93",
        {
            "seat": get(row, SEAT),
            "level": (entry & 7) + 1,
            "place": PLACES[get(row, PLACE)],
            "empty": row[DOUBLED] == 0 or row[TAKES] == 2,
        },
    )


def go_home(position: Position, at: i64) -> None:
    """Homecoming: after its turn the merchant goes back to hand."""
    row = position.row
    entry = merchant_at(row, at)
    hand = MERCHANTS + get(row, SEAT)
    put(row, hand, get(row, hand) | 1 << (entry & 7))
    take_away(row, get(row, PLACE), at)
    if position.listener is not None:
        position.tell(
            "went_home",
            "CM-91",
            {"seat": get(row, SEAT), "level": (entry & 7) + 1, "place": PLACES[get(row, PLACE)]},
        )


def can_act(position: Position) -> bool:
    """CM-93, by what is open: a hidden favour counts as any that it may be."""
    row = position.row
    seat = get(row, SEAT)
    place = get(row, PLACE)
    if place == VILLA:
        if row[START_CARD] == NONE or offers(row) > 0:
            return True
    elif place == FORUM:
        if open_tickets(row) > 0:
            return True
    elif can_sell(position, seat, venue_of(place)):
        return True
    if row[HAND_N + seat] == 0 or position.favours_rest():
        return False
    for effect in range(EFFECT_COUNT):
        if position.sheet.when[effect] == ACTIVE and may_hold(row, seat, effect):
            if can_use(position, seat, effect):
                return True
    return False


def can_use(position: Position, seat: i64, effect: i64) -> bool:
    """CM-70, CM-94: whether a favour for an active merchant would do something, by what is open.
    Two cards (F6) is no reason of its own: see `can_double`."""
    row = position.row
    place = get(row, PLACE)
    if effect == UNSEEN:
        if place == VILLA:
            return row[FAVOUR_PILE] > 0
        if place == FORUM:
            return row[TICKET_PILE] > 0
        return row[VISITOR_PILE] > 0 and unsold(row, seat, venue_of(place)) > 0
    if effect == OTHER_VENUE:
        if place < FIRST_VENUE or row[GUEST_N + venue_of(place)] == 0:
            return False
        return unsold_all(row, seat) > unsold(row, seat, venue_of(place))
    if effect == HOMECOMING:
        return row[HOMING] == 0
    return is_free_effect_possible(position, seat, effect)


def can_double(position: Position, seat: i64) -> bool:
    """CM-94: once for each activation, with two open cards and, at a venue, two things to sell."""
    row = position.row
    if row[DOUBLED] != 0:
        return False
    place = get(row, PLACE)
    if place == VILLA:
        return offers(row) + (1 if row[START_CARD] == NONE else 0) >= 2
    if place == FORUM:
        return open_tickets(row) >= 2
    venue = venue_of(place)
    return row[GUEST_N + venue] >= 2 and things_to_sell(position, seat, venue) >= 2


def active_moves(position: Position, moves: Moves) -> i64:
    """CM-29, CM-30, CM-37, CM-43, CM-93: take or sell, use a favour, or decline."""
    row = position.row
    seat = get(row, SEAT)
    place = get(row, PLACE)
    n: i64 = 0
    if place == VILLA:
        n = add_filled(moves, n, row, OFFERED, EFFECT_COUNT, TAKE_FAVOUR_0)
        if row[START_CARD] == NONE:
            moves[n] = TAKE_START_0
            n += 1
    elif place == FORUM:
        n = add_filled(moves, n, row, FORUM_TICKETS, TICKETS, TAKE_TICKET_0)
    else:
        n = add_sales(row, moves, seat, venue_of(place))
    if row[HAND_N + seat] != 0 and not position.favours_rest():
        hand = HAND + seat * EFFECT_COUNT
        if place < FIRST_VENUE and row[hand + UNSEEN] != 0 and can_use(position, seat, UNSEEN):
            moves[n] = UNSEEN_0
            n += 1
        if row[hand + DOUBLE] != 0 and can_double(position, seat):
            moves[n] = DOUBLE_0
            n += 1
        if row[hand + HOMECOMING] != 0 and row[HOMING] == 0:
            moves[n] = HOME_0
            n += 1
        n = add_free_effects(position, moves, n, seat, ACTIVE)
    moves[n] = DECLINE_0
    return n + 1


def act(position: Position, index: i64) -> None:
    row = position.row
    seat = get(row, SEAT)
    row[ACTED] = 1
    if index < TAKE_FAVOUR_0:
        play_free_effect(position, index)
    elif index < TAKE_START_0:
        take_favour(position, index - TAKE_FAVOUR_0)
    elif index == TAKE_START_0:
        take_start(position)
    elif index < SELL_0:
        take_ticket(position, index - TAKE_TICKET_0)
    elif index < SELL_OTHER_0:
        category = (index - SELL_0) // 5
        venue = venue_of(get(row, PLACE))
        sell(position, venue * 3 + category, (index - SELL_0) % 5, "sold", "CM-43")
    elif index < SELL_FAVOUR_0:
        position.spend(seat, OTHER_VENUE)
        ticket = (index - SELL_OTHER_0) // 5
        sell(position, ticket, (index - SELL_OTHER_0) % 5, "sold_other", "CM-91")
    elif index < UNSEEN_0:
        sell_favour(position, (index - SELL_FAVOUR_0) // 5, (index - SELL_FAVOUR_0) % 5)
    elif index == UNSEEN_0:
        take_unseen(position)
    elif index < DOUBLE_0:
        sell_unseen(position, index - UNSEEN_SALE_0)
    elif index == DOUBLE_0:
        position.spend(seat, DOUBLE)
        row[DOUBLED] = 1
        row[TAKES] = 2
        if position.listener is not None:
            position.tell("doubled", "CM-94", {"seat": seat, "place": PLACES[get(row, PLACE)]})
    elif index == HOME_0:
        position.spend(seat, HOMECOMING)
        row[HOMING] = 1
        if position.listener is not None:
            position.tell("homing", "CM-91", {"seat": seat, "place": PLACES[get(row, PLACE)]})
    else:
        assert index == DECLINE_0
        if position.listener is not None:
            tell_declined(position)
        row[TAKES] = 0


def take_favour(position: Position, effect: i64) -> None:
    """CM-29, CM-35: an open favour comes to hand, seen by all."""
    row = position.row
    seat = get(row, SEAT)
    row[OFFERED + effect] -= 1
    row[HAND + seat * EFFECT_COUNT + effect] += 1
    row[KNOWN + seat * EFFECT_COUNT + effect] += 1
    row[HAND_N + seat] += 1
    row[TAKES] -= 1
    if position.listener is not None:
        position.tell("took_favour", "CM-29", {"seat": seat, "favour": EFFECTS[effect]})


def take_start(position: Position) -> None:
    """CM-30: the start-player card; its owner is start player at once."""
    row = position.row
    put(row, START_CARD, get(row, SEAT))
    put(row, STARTER, get(row, SEAT))
    row[TAKES] -= 1
    if position.listener is not None:
        position.tell("took_start", "CM-30", {"seat": get(row, SEAT)})


def take_ticket(position: Position, ticket: i64) -> None:
    """CM-37"""
    row = position.row
    seat = get(row, SEAT)
    row[FORUM_TICKETS + ticket] -= 1
    row[HELD + seat * TICKETS + ticket] += 1
    row[TAKES] -= 1
    if position.listener is not None:
        tell_ticket(position, "took_ticket", "CM-37", ticket)


def take_unseen(position: Position) -> None:
    """CM-94, F8: the top card of the pile. A favour stays hidden, a ticket lies open (CM-37)."""
    row = position.row
    seat = get(row, SEAT)
    position.spend(seat, UNSEEN)
    row[TAKES] -= 1
    if row[PLACE] == VILLA:
        effect = pop(row, FAVOUR_PILE)
        row[HAND + seat * EFFECT_COUNT + effect] += 1
        row[HAND_N + seat] += 1
        row[HIDDEN + seat] += 1
        if position.listener is not None:
            position.tell(
                "took_unseen", "CM-94", {"seat": seat}, {"favour": EFFECTS[effect]}, 1 << int(seat)
            )
        return
    ticket = pop(row, TICKET_PILE)
    row[HELD + seat * TICKETS + ticket] += 1
    if position.listener is not None:
        tell_ticket(position, "took_unseen_ticket", "CM-94", ticket)


def tell_ticket(position: Position, kind: str, rule: str, ticket: i64) -> None:
    row = position.row
    position.tell(
        kind,
        rule,
        {
            "seat": get(row, SEAT),
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        },
    )


def end_villa(position: Position) -> None:
    """CM-31, CM-32, CM-34: the start-player card and the favours that nobody took."""
    row = position.row
    if row[START_CARD] == NONE and row[FIRST_THERE] != NONE:
        put(row, START_CARD, get(row, FIRST_THERE))
        put(row, STARTER, get(row, FIRST_THERE))
        if position.listener is not None:
            position.tell("start_given", "CM-31", {"seat": get(row, FIRST_THERE)})
    if offers(row) > 0:
        if position.listener is not None:
            names: list[object] = []
            for effect in range(EFFECT_COUNT):
                names.extend([EFFECTS[effect]] * get(row, OFFERED + effect))
            position.tell("favours_left", "CM-34", {"favours": names})
        for effect in range(EFFECT_COUNT):
            row[OFFERED + effect] = 0
