"""E and F. Playing an action, and the six actions (CC-51 to CC-89)."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.row import NONE, add, add_filled
from triumvir.games.caesar_cleopatra.actions import (
    ALLOW_0,
    ASSASSINATE_0,
    CASTLE_0,
    DECLINE_0,
    DRAW_0,
    LAY_0,
    SCOUT_0,
    SPY_0,
    STRIKE_0,
    TABLE,
    VETO_0,
    WRATH_0,
    card_of,
    pair_of,
)
from triumvir.games.caesar_cleopatra.cards import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    DECKS,
    GROUP_LIMIT,
    GROUPS,
    KINDS,
    OWN_LIMIT,
    SCOUT,
    SPY,
    VETO,
    WRATH,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTED,
    ANSWER,
    DOWN,
    DOWN_N,
    DRAWER,
    HAND,
    HAND_N,
    LAID,
    LANE_N,
    LAYING,
    LIFTED,
    OFFER,
    PATRICIAN,
    PENDING,
    PHASE,
    PLACED,
    SEAT,
    STRIKING,
    TURN,
    UP,
    at_group,
    down,
    get,
    hand_n,
    held,
    held_n,
    lane_n,
    left,
    lifted,
    put,
    up,
)
from triumvir.games.caesar_cleopatra.memory import CASTLED, SAW
from triumvir.games.caesar_cleopatra.phases.drawing import end_plays
from triumvir.games.caesar_cleopatra.phases.lanes import (
    bare,
    clear,
    lay_down,
    lose_open,
    shown_down,
    shown_up,
)
from triumvir.games.caesar_cleopatra.position import Position, room
from triumvir.native import Moves, Row, i64


def add_actions(row: Row, moves: Moves, n: i64, can_place: bool) -> i64:
    """CC-60: the actions in hand that have a target. Without a placement that can follow, only
    those that make room for one, and only with an influence card to place (CC-33, CC-58)."""
    side = get(row, SEAT)
    if not can_place and row[HAND_N + side * 2] == 0:
        return n
    hand = HAND + side * KINDS
    others = 5 - side * 5
    if row[hand + ASSASSINATION] > 0:
        first = UP + others * 6
        for group in range(5):
            if row[LANE_N + others + group] == row[DOWN_N + others + group]:
                continue  # no card lies open there
            if can_place or opens_by_assassination(row, side, group):
                place = group * 6
                n = add_filled(moves, n, row, first + place, 6, ASSASSINATE_0 + place)
    if can_place:
        if row[hand + SPY] > 0 and hand_n(row, 1 - side) > 0:
            moves[n] = SPY_0
            n += 1
        if row[hand + CASTLING] > 0:
            n = add_castlings(row, side, moves, n)
        if row[hand + SCOUT] > 0:
            n = add_filled(moves, n, row, DOWN_N + others, 5, SCOUT_0)
    if row[hand + WRATH] > 0:
        for group in range(5):
            if row[LANE_N + group] + row[LANE_N + 5 + group] > 0:
                moves[n] = WRATH_0 + group
                n += 1
    return n


def opens_by_assassination(row: Row, side: i64, group: i64) -> bool:
    """CC-33: at a full group where the player has fewer than 5 cards a place comes free."""
    return lane_n(row, side * 5 + group) < OWN_LIMIT and at_group(row, group) == GROUP_LIMIT


def add_castlings(row: Row, side: i64, moves: Moves, n: i64) -> i64:
    """CC-60: two unfinished groups, at least one with an own card."""
    own = LANE_N + side * 5
    index: i64 = CASTLE_0
    for a in range(5):
        if row[PATRICIAN + a] > 0:
            for b in range(a + 1, 5):
                if row[PATRICIAN + b] > 0 and row[own + a] + row[own + b] > 0:
                    moves[n] = index + b - a - 1
                    n += 1
        index += 4 - a
    return n


def announce(position: Position, index: i64) -> None:
    """CC-54, CC-80: the card and its target are announced, then comes the window for a Veto."""
    row = position.row
    side = get(row, SEAT)
    card = card_of(index)
    position.discard_from_hand(side, card)  # CC-55
    row[ACTED] = 1  # CC-51, CC-85
    put(row, PENDING, index)
    if position.listener is not None:
        action = TABLE.actions[index]
        fields: Document = {"seat": int(side), "card": CARDS[card]}
        if action.kind == "castle":
            fields["groups"] = action.fields["groups"]
        elif action.kind == "assassinate":
            fields["group"] = action.fields["group"]
            fields["target"] = action.fields["card"]
        elif action.kind != "spy":
            fields["group"] = action.fields["group"]
        position.tell("announced", "CC-80", fields)
    # The window opens whenever the other holds any action card: the backs show that much.
    if held_n(row, 1 - side, 1) > 0:
        row[PHASE] = ANSWER
    else:
        take_effect(position)


def answers(row: Row, moves: Moves) -> i64:
    """CC-80, CC-89: a Veto, if there is one, or nothing."""
    n: i64 = 0
    if held(row, 1 - get(row, SEAT), VETO) > 0:
        moves[n] = VETO_0
        n += 1
    moves[n] = ALLOW_0
    return n + 1


def answer(position: Position, index: i64) -> None:
    row = position.row
    other = 1 - get(row, SEAT)
    if index == ALLOW_0:
        if position.listener is not None:
            position.tell("allowed", "CC-80", {"seat": int(other)})
        take_effect(position)
        return
    position.discard_from_hand(other, VETO)  # CC-81
    if position.listener is not None:
        card = CARDS[card_of(get(row, PENDING))]
        position.tell("vetoed", "CC-80", {"seat": int(other), "card": card})
    row[PENDING] = NONE
    offer(position, other)  # CC-82


def take_effect(position: Position) -> None:
    index = get(position.row, PENDING)
    if index < SPY_0:
        assassinate(position, index - ASSASSINATE_0)
    elif index == SPY_0:
        show_hand(position)
        return
    elif index < SCOUT_0:
        lift(position, index)
        return
    elif index < WRATH_0:
        scout(position, index - SCOUT_0)
    else:
        wrath(position, index - WRATH_0)
    resume(position)


def resume(position: Position) -> None:
    """Back to the turn after an action. CC-59: with no place left the placement is waived."""
    row = position.row
    side = get(row, SEAT)
    placed = get(row, PLACED)
    row[PENDING] = NONE
    row[PHASE] = TURN
    waived = placed == 0 and (held_n(row, side, 0) == 0 or not position.has_place(side))
    if waived and position.listener is not None:
        position.tell("waived", "CC-59", {"seat": int(side)})
    if waived or placed == 2:
        end_plays(position)


def assassinate(position: Position, place: i64) -> None:
    """CC-61 to CC-64: one face-up card of the opponent goes."""
    other = 1 - get(position.row, SEAT)
    group = place // 6
    kind = place % 6
    lose_open(position.row, other * 5 + group, kind)
    if position.listener is not None:
        fields: Document = {"seat": int(other), "group": GROUPS[group], "card": CARDS[kind]}
        position.tell("assassinated", "CC-61", fields)


def show_hand(position: Position) -> None:
    """CC-65: the opponent's whole hand is shown to the player, and to nobody else."""
    row = position.row
    other = 1 - get(row, SEAT)
    seen = [int(held(row, other, kind)) for kind in range(KINDS)]
    position.remember(other, bytes([SAW]) + bytes(seen))
    row[PHASE] = STRIKING
    if position.listener is not None:
        cards = [CARDS[kind] for kind in range(KINDS) for _ in range(seen[kind])]
        position.tell("hand_shown", "CC-65", {"seat": int(other)}, {"cards": cards}, 3)


def strikes(row: Row, moves: Moves) -> i64:
    """CC-66, CC-67: any card of the hand that was shown."""
    return add_filled(moves, 0, row, HAND + (1 - get(row, SEAT)) * KINDS, KINDS, STRIKE_0)


def strike(position: Position, kind: i64) -> None:
    other = 1 - get(position.row, SEAT)
    position.discard_from_hand(other, kind)
    if position.listener is not None:
        position.tell("struck", "CC-66", {"seat": int(other), "card": CARDS[kind]})
    offer(position, other)  # CC-68


def offer(position: Position, side: i64) -> None:
    """CC-68, CC-82: the player may draw one card; not asked if both reserves are empty."""
    row = position.row
    if left(row, side, 0) + left(row, side, 1) > 0:
        row[PHASE] = OFFER
        put(row, DRAWER, side)
    else:
        resume(position)


def offers(row: Row, moves: Moves) -> i64:
    side = get(row, DRAWER)
    n: i64 = 0
    for deck in range(2):
        if left(row, side, deck) > 0:
            moves[n] = DRAW_0 + deck
            n += 1
    moves[n] = DECLINE_0
    return n + 1


def take_offer(position: Position, index: i64) -> None:
    row = position.row
    side = get(row, DRAWER)
    # After Spy the action is still there, after a Veto it is gone.
    rule = "CC-82" if row[PENDING] == NONE else "CC-68"
    if index == DECLINE_0:
        if position.listener is not None:
            position.tell("declined", rule, {"seat": int(side)})
    else:
        deck = index - DRAW_0
        kind = position.draw(side, deck)
        if position.listener is not None:
            fields: Document = {"seat": int(side), "deck": DECKS[deck]}
            position.tell("drew", rule, fields, {"card": CARDS[kind]}, 1 << side)
    resume(position)


def lift(position: Position, index: i64) -> None:
    """CC-69, CC-74: all own cards at the two groups are taken up."""
    row = position.row
    side = get(row, SEAT)
    pair = pair_of(index)
    ups = [0] * 6
    count: i64 = 0
    for group in pair:
        lane = side * 5 + group
        for kind in range(6):
            open_cards = up(row, lane, kind)
            ups[kind] = ups[kind] + int(open_cards)
            add(row, LIFTED + kind, down(row, lane, kind) + open_cards)
            row[DOWN + lane * 6 + kind] = 0
            row[UP + lane * 6 + kind] = 0
        count += lane_n(row, lane)
        row[LANE_N + lane] = 0
        row[DOWN_N + lane] = 0
    row[LAID] = 0
    row[PHASE] = LAYING
    # The two sizes behind the fact are filled in when all cards lie again.
    position.remember(side, bytes([CASTLED, pair[0], pair[1]]) + bytes(ups) + bytes([0, 0]))
    if position.listener is not None:
        groups = [GROUPS[pair[0]], GROUPS[pair[1]]]
        position.tell("lifted", "CC-69", {"seat": int(side), "groups": groups, "count": int(count)})


def lay_moves(row: Row, moves: Moves) -> i64:
    """CC-69, CC-72: the lowest card still in hand goes to one of the two groups."""
    kind = lowest_lifted(row)
    n: i64 = 0
    for group in pair_of(get(row, PENDING)):
        if room(row, get(row, SEAT), group) > 0:
            moves[n] = LAY_0 + group * 6 + kind
            n += 1
    return n


def lowest_lifted(row: Row) -> i64:
    for kind in range(6):
        if lifted(row, kind) > 0:
            return kind
    return -1


def lay(position: Position, place: i64) -> None:
    """CC-70, CC-71, CC-73: it ends face down; the opponent sees only how many lie where at last."""
    row = position.row
    side = get(row, SEAT)
    group = place // 6
    kind = place % 6
    row[LIFTED + kind] -= 1
    row[LAID] += 1
    lay_down(row, side * 5 + group, kind)
    if position.listener is not None:
        secret: Document = {"card": CARDS[kind], "group": GROUPS[group]}
        position.tell("laid", "CC-70", {"seat": int(side)}, secret, 1 << side)
    if lowest_lifted(row) < 0:
        castled(position)


def castled(position: Position) -> None:
    row = position.row
    side = get(row, SEAT)
    pair = pair_of(get(row, PENDING))
    sizes = [int(lane_n(row, side * 5 + group)) for group in pair]
    journal = position.memory(side)
    position.set_memory(side, journal[: len(journal) - 2] + bytes(sizes))
    row[LAID] = 0
    if position.listener is not None:
        groups = [GROUPS[pair[0]], GROUPS[pair[1]]]
        position.tell("castled", "CC-70", {"seat": int(side), "groups": groups, "sizes": sizes})
    resume(position)


def scout(position: Position, group: i64) -> None:
    """CC-76, CC-77: the opponent's cards at the group are turned up and stay so."""
    other = 1 - get(position.row, SEAT)
    lane = other * 5 + group
    if position.listener is not None:
        cards = shown_down(position.row, lane)
        position.tell(
            "scouted", "CC-76", {"seat": int(other), "group": GROUPS[group], "cards": cards}
        )
    bare(position, lane)


def wrath(position: Position, group: i64) -> None:
    """CC-78, CC-79: all influence cards of both sides at the group go, face up."""
    row = position.row
    for side in range(2):
        lane = side * 5 + group
        bare(position, lane)
        if position.listener is not None and lane_n(row, lane) > 0:
            cards = shown_up(row, lane)
            position.tell(
                "smitten", "CC-78", {"seat": side, "group": GROUPS[group], "cards": cards}
            )
        clear(row, lane)
