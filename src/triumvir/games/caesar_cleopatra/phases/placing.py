"""C and D. A turn, and placing influence (CC-28 to CC-50)."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.games.caesar_cleopatra.actions import DOWN, DOWN_0, END, PASS, UP, UP_0
from triumvir.games.caesar_cleopatra.cards import CARDS, GROUPS, KINDS
from triumvir.games.caesar_cleopatra.memory import LEFT_HAND, WENT_DOWN
from triumvir.games.caesar_cleopatra.phases.drawing import end_plays
from triumvir.games.caesar_cleopatra.phases.playing import add_actions
from triumvir.games.caesar_cleopatra.position import SWAPPING, Position


def by_room_and_kind(actions: list[Action]) -> list[list[Action]]:
    """The placements for every mask of groups with room (times 64) and mask of kinds in hand."""
    return [
        [
            actions[group * 6 + kind]
            for group in range(5)
            if rooms >> group & 1
            for kind in range(6)
            if kinds >> kind & 1
        ]
        for rooms in range(32)
        for kinds in range(64)
    ]


DOWN_AT: Final = by_room_and_kind(DOWN)
UP_AT: Final = by_room_and_kind(UP)


def turn_choices(position: Position) -> list[Action]:
    """CC-30, CC-31, CC-35, CC-52: place, act, pass, or end one's plays."""
    side = position.seat
    placed = position.placed
    cards = position.hand_n[side * 2]
    rooms = 0
    places = 0
    if placed < 2 and cards > 0:
        for group in range(5):
            room = position.room(side, group)
            if room > 0:
                rooms += 1 << group
                places += room
    can_place = places > 0
    if can_place:
        at = rooms * 64 + kinds_in_hand(position, side)
        if placed == 1:
            choices = UP_AT[at].copy()
        elif cards > 1 and places > 1:
            # CC-36, CC-37; CC-38: the first of two only if a second card and place are there
            choices = DOWN_AT[at] + UP_AT[at]
        else:
            choices = DOWN_AT[at].copy()
    else:
        choices = []
    if not position.acted and position.hand_n[side * 2 + 1] > 0:
        # CC-33, CC-56, CC-58: before placing, an action needs a placement that can follow it
        add_actions(position, choices, placed > 0 or can_place)
    if placed == 2:
        choices.append(END)
    elif placed == 0 and not position.acted:
        choices.append(PASS)  # CC-32
    return choices


def kinds_in_hand(position: Position, side: int) -> int:
    """A mask of the kinds of influence cards in hand."""
    hand = position.hand
    first = side * KINDS
    mask = 0
    for kind in range(6):
        if hand[first + kind] > 0:
            mask += 1 << kind
    return mask


def place_down(position: Position, action: Action) -> None:
    """CC-36: a single card lies face down."""
    place = action.index - DOWN_0
    side = position.seat
    group = place // 6
    kind = place % 6
    put(position, group, kind, 0)
    position.memory[side] = position.memory[side] + WENT_DOWN[group]
    position.placed = 2
    if position.listener is not None:
        position.tell(
            "placed",
            "CC-36",
            {"seat": side, "group": GROUPS[group], "face": "down"},
            {"card": CARDS[kind]},
            1 << side,
        )
    after_placing(position)


def place_up(position: Position, action: Action) -> None:
    """CC-37: two cards lie face up, one after the other."""
    place = action.index - UP_0
    side = position.seat
    group = place // 6
    kind = place % 6
    put(position, group, kind, 1)
    position.memory[side] = position.memory[side] + LEFT_HAND[kind]
    position.placed += 1
    if position.listener is not None:
        position.tell(
            "placed",
            "CC-37",
            {"seat": side, "group": GROUPS[group], "face": "up", "card": CARDS[kind]},
        )
    after_placing(position)


def put(position: Position, group: int, kind: int, face: int) -> None:
    """A card goes from hand to the player's own side of a group (CC-42)."""
    side = position.seat
    lane = side * 5 + group
    position.from_hand(side, kind)
    position.table[lane * 12 + face * 6 + kind] = position.table[lane * 12 + face * 6 + kind] + 1
    position.lane_n[lane] = position.lane_n[lane] + 1
    if face == 0:
        position.down_n[lane] = position.down_n[lane] + 1


def after_placing(position: Position) -> None:
    """The question whether an action follows is asked whenever an action card is in hand, playable
    or not: the backs show that much, and nobody learns more from being asked (CC-9)."""
    if position.placed == 2 and (position.acted or position.hand_n[position.seat * 2 + 1] == 0):
        end_plays(position)


def begin_passing(position: Position) -> None:
    """CC-32, CC-148: a passive turn; which cards are swapped is asked next."""
    position.passive = True
    position.phase = SWAPPING
    position.to_draw = 0
    if position.listener is not None:
        position.tell("passed", "CC-32", {"seat": position.seat})
