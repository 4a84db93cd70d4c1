"""E, F and G. Merchants become active one by one and take favours, tickets, visitors."""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.games.circus_maximus.actions import (
    COME_HOME,
    DECLINE,
    DECLINE_0,
    DOUBLE_0,
    DOUBLE_TAKE,
    HOME_0,
    SELL_0,
    SELL_FAVOUR_0,
    SELL_OTHER_0,
    TAKE_FAVOUR,
    TAKE_FAVOUR_0,
    TAKE_START,
    TAKE_START_0,
    TAKE_TICKET,
    TAKE_TICKET_0,
    UNSEEN_0,
    UNSEEN_CARD,
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
from triumvir.games.circus_maximus.position import SETTLING, Position, venue_of


def begin_place(position: Position, place: int) -> None:
    """CM-29, CM-37, CM-42: from left to right, beginning with the first."""
    position.phase = SETTLING
    position.place = place
    position.at = 0
    begin_turn(position)
    if place == VILLA:
        position.first = (position.row[0] >> 3) & 7 if position.row_n[VILLA] > 0 else -1


def begin_turn(position: Position) -> None:
    position.takes = 1
    position.acted = False
    position.doubled = False
    position.homing = False


def clear_active(position: Position) -> None:
    """No merchant is active."""
    begin_turn(position)
    position.takes = 0
    position.place = 0
    position.at = 0


def find_active(position: Position) -> bool:
    """Ask the owner of the next merchant that can do something; False when the row is done."""
    place = position.place
    start = position.row_start(place)
    while position.at < position.row_n[place]:
        entry = position.row[start + position.at]
        position.seat = (entry >> 3) & 7
        if position.takes > 0:
            if can_act(position):
                return True
            if not position.acted and position.listener is not None:
                tell_idle(position, entry)
        if position.homing:
            go_home(position, start + position.at)
        else:
            position.at += 1  # CM-28: it stays where it is
        begin_turn(position)
    return False


def tell_idle(position: Position, entry: int) -> None:
    """CM-93: passed over without a decision."""
    rule = "CM-33" if position.place < FIRST_VENUE else "CM-44"
    position.tell(
        "idle",
        rule,
        {"seat": position.seat, "level": (entry & 7) + 1, "place": PLACES[position.place]},
    )


def go_home(position: Position, at: int) -> None:
    """Homecoming: after its turn the merchant goes back to hand."""
    entry = position.row[at]
    position.merchants[position.seat] |= 1 << (entry & 7)
    del position.row[at]
    position.row_n[position.place] -= 1
    if position.listener is not None:
        position.tell(
            "went_home",
            "CM-91",
            {"seat": position.seat, "level": (entry & 7) + 1, "place": PLACES[position.place]},
        )


def can_act(position: Position) -> bool:
    """CM-93, by what is open: a hidden favour counts as any that it may be."""
    seat = position.seat
    place = position.place
    if place == VILLA:
        if position.card < 0 or position.offers() > 0:
            return True
    elif place == FORUM:
        if position.open_tickets() > 0:
            return True
    elif can_sell(position, seat, venue_of(place)):
        return True
    if position.hand_n[seat] == 0:
        return False
    for effect in range(EFFECT_COUNT):
        if position.sheet.when[effect] == ACTIVE and position.may_hold(seat, effect):
            if can_use(position, seat, effect):
                return True
    return False


def can_use(position: Position, seat: int, effect: int) -> bool:
    """CM-70, CM-94: whether a favour for an active merchant would do something, by what is open.
    Two cards (F6) is no reason of its own: see `can_double`."""
    place = position.place
    if effect == UNSEEN:
        if place == VILLA:
            return len(position.favour_pile) > 0
        if place == FORUM:
            return len(position.ticket_pile) > 0
        return len(position.visitor_pile) > 0 and position.unsold(seat, venue_of(place)) > 0
    if effect == OTHER_VENUE:
        if place < FIRST_VENUE or position.guest_n[venue_of(place)] == 0:
            return False
        return position.unsold_all(seat) > position.unsold(seat, venue_of(place))
    if effect == HOMECOMING:
        return not position.homing
    return is_free_effect_possible(position, seat, effect)


def can_double(position: Position, seat: int) -> bool:
    """CM-94: once for each activation, with two open cards and, at a venue, two things to sell."""
    if position.doubled:
        return False
    place = position.place
    if place == VILLA:
        return position.offers() + (1 if position.card < 0 else 0) >= 2
    if place == FORUM:
        return position.open_tickets() >= 2
    venue = venue_of(place)
    return position.guest_n[venue] >= 2 and things_to_sell(position, seat, venue) >= 2


def active_choices(position: Position) -> list[Action]:
    """CM-29, CM-30, CM-37, CM-43, CM-93: take or sell, use a favour, or decline."""
    seat = position.seat
    place = position.place
    choices: list[Action] = []
    if place == VILLA:
        for effect in range(EFFECT_COUNT):
            if position.offered[effect] > 0:
                choices.append(TAKE_FAVOUR[effect])
        if position.card < 0:
            choices.append(TAKE_START)
    elif place == FORUM:
        for ticket in range(TICKETS):
            if position.forum[ticket] > 0:
                choices.append(TAKE_TICKET[ticket])
    else:
        add_sales(position, choices, seat, venue_of(place))
    if position.hand_n[seat] > 0:
        first = seat * EFFECT_COUNT
        if place < FIRST_VENUE and position.hand[first + UNSEEN] > 0:
            if can_use(position, seat, UNSEEN):
                choices.append(UNSEEN_CARD)
        if position.hand[first + DOUBLE] > 0 and can_double(position, seat):
            choices.append(DOUBLE_TAKE)
        if position.hand[first + HOMECOMING] > 0 and not position.homing:
            choices.append(COME_HOME)
        add_free_effects(position, choices, seat, ACTIVE)
    choices.append(DECLINE)
    return choices


def act(position: Position, action: Action) -> None:
    seat = position.seat
    index = action.index
    position.acted = True
    if index < TAKE_FAVOUR_0:
        play_free_effect(position, action)
    elif index < TAKE_START_0:
        take_favour(position, index - TAKE_FAVOUR_0)
    elif index == TAKE_START_0:
        take_start(position)
    elif index < SELL_0:
        take_ticket(position, index - TAKE_TICKET_0)
    elif index < SELL_OTHER_0:
        category = (index - SELL_0) // 5
        venue = venue_of(position.place)
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
        position.doubled = True
        position.takes = 2
        if position.listener is not None:
            position.tell("doubled", "CM-94", {"seat": seat, "place": PLACES[position.place]})
    elif index == HOME_0:
        position.spend(seat, HOMECOMING)
        position.homing = True
        if position.listener is not None:
            position.tell("homing", "CM-91", {"seat": seat, "place": PLACES[position.place]})
    else:
        assert index == DECLINE_0
        position.takes = 0
        if position.listener is not None:
            position.tell("declined", "CM-93", {"seat": seat, "place": PLACES[position.place]})


def take_favour(position: Position, effect: int) -> None:
    """CM-29, CM-35: an open favour comes to hand, seen by all."""
    seat = position.seat
    position.offered[effect] -= 1
    position.hand[seat * EFFECT_COUNT + effect] += 1
    position.known[seat * EFFECT_COUNT + effect] += 1
    position.hand_n[seat] += 1
    position.takes -= 1
    if position.listener is not None:
        position.tell("took_favour", "CM-29", {"seat": seat, "favour": EFFECTS[effect]})


def take_start(position: Position) -> None:
    """CM-30: the start-player card; its owner is start player at once."""
    position.card = position.seat
    position.starter = position.seat
    position.takes -= 1
    if position.listener is not None:
        position.tell("took_start", "CM-30", {"seat": position.seat})


def take_ticket(position: Position, ticket: int) -> None:
    """CM-37"""
    seat = position.seat
    position.forum[ticket] -= 1
    position.held[seat * TICKETS + ticket] += 1
    position.takes -= 1
    if position.listener is not None:
        tell_ticket(position, "took_ticket", "CM-37", ticket)


def take_unseen(position: Position) -> None:
    """CM-94, F8: the top card of the pile. A favour stays hidden, a ticket lies open (CM-37)."""
    seat = position.seat
    position.spend(seat, UNSEEN)
    position.takes -= 1
    if position.place == VILLA:
        effect = position.favour_pile.pop()
        position.hand[seat * EFFECT_COUNT + effect] += 1
        position.hand_n[seat] += 1
        position.hidden[seat] += 1
        if position.listener is not None:
            position.tell(
                "took_unseen", "CM-94", {"seat": seat}, {"favour": EFFECTS[effect]}, 1 << seat
            )
        return
    ticket = position.ticket_pile.pop()
    position.held[seat * TICKETS + ticket] += 1
    if position.listener is not None:
        tell_ticket(position, "took_unseen_ticket", "CM-94", ticket)


def tell_ticket(position: Position, kind: str, rule: str, ticket: int) -> None:
    position.tell(
        kind,
        rule,
        {
            "seat": position.seat,
            "venue": VENUES[ticket // 3],
            "category": CATEGORIES[ticket % 3],
        },
    )


def end_villa(position: Position) -> None:
    """CM-31, CM-32, CM-34: the start-player card and the favours that nobody took."""
    if position.card < 0 and position.first >= 0:
        position.card = position.first
        position.starter = position.first
        if position.listener is not None:
            position.tell("start_given", "CM-31", {"seat": position.first})
    if position.offers() > 0:
        if position.listener is not None:
            names: list[object] = []
            for effect in range(EFFECT_COUNT):
                names.extend([EFFECTS[effect]] * position.offered[effect])
            position.tell("favours_left", "CM-34", {"favours": names})
        for effect in range(EFFECT_COUNT):
            position.offered[effect] = 0
