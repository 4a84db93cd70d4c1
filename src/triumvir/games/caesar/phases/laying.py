"""D. Laying a token (CA-14 to CA-16), face down at a checkpoint too (CA-50, CA-51)."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.games.caesar.actions import BORDER, FAR, HIDE, HIDE_0, NEAR, TOKEN, WAYS
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, FIRST, SECOND
from triumvir.games.caesar.memory import HID
from triumvir.games.caesar.pieces import COUNT, FITS, HIGH, LOW, OTHER_TWIN, TOKENS, TWIN
from triumvir.games.caesar.position import DOWN, HIDDEN, Position
from triumvir.native import i64

# All ways to lay token t at five neighbouring borders of the table, by which of them are free:
# [(t * 6 + five) * 32 + free]. Small enough to stay in the processor's cache.
LAYS: Final[list[list[Action]]] = [
    [
        action
        for place in range(5)
        if free >> place & 1
        for action in WAYS[token * 30 + five * 5 + place]
    ]
    for token in range(COUNT)
    for five in range(6)
    for free in range(32)
]
# The symbols that a token fits stand side by side, so its fives do.
FIRST_FIVE: Final = [min([s for s in range(3) if fits >> s & 1]) * 2 for fits in FITS]
LAST_FIVE: Final = [max([s for s in range(3) if fits >> s & 1]) * 2 + 1 for fits in FITS]


def lay_choices(position: Position) -> list[Action]:
    """CA-14: a token of the supply, a free border that it fits, and which way round."""
    hand = position.hand(position.side)
    if hand >> TWIN & 1 != 0:
        hand &= ~(1 << OTHER_TWIN)  # two equal laurels are one choice
    elif hand >> OTHER_TWIN & 1 != 0:
        hand ^= 3 << TWIN
    choices: list[Action] = []
    token: i64 = 0
    rest = hand
    while rest != 0:
        if rest & 1 != 0:
            five: i64 = FIRST_FIVE[token]
            last: i64 = LAST_FIVE[token]
            while five <= last:
                free = position.free >> (five * 5) & 31
                if free != 0:
                    choices.extend(LAYS[(token * 6 + five) * 32 + free])
                five += 1
        rest >>= 1
        token += 1
    if position.checkpoints:
        add_hides(position, hand, choices)
    return choices


def add_hides(position: Position, hand: i64, choices: list[Action]) -> None:
    """CA-50, CA-51: at a free checkpoint, face down; the token must fit all the same."""
    for place in range(3):
        if position.free >> CHECKPOINTS[place] & 1 != 0:
            for token in range(COUNT):
                if hand >> token & 1 != 0:
                    action = HIDE[token * 3 + place]
                    if action is not None:
                        choices.append(action)


def lay(position: Position, action: Action) -> bool:
    """Carry out a lay of a human; whether the token lies face down."""
    index = action.index
    side = position.side
    token = TOKEN[index]
    border = BORDER[index]
    position.change_hand(side, position.held(side, token))
    if index >= HIDE_0:
        hide(position, side, token, border)
        return True
    if position.poison:
        position.remember(side, token)
    if position.listener is not None:
        tell_laid(position, action)
    place(position, side, token, border, NEAR[index], FAR[index])
    return False


def tell_laid(position: Position, action: Action) -> None:
    fields: dict[str, object] = {
        "side": position.called(position.side),
        "token": action.fields["token"],
        "border": action.fields["border"],
        "high": action.fields["high"],
        "low": action.fields["low"],
        "values": [HIGH[TOKEN[action.index]], LOW[TOKEN[action.index]]],
    }
    position.tell("laid", "CA-14", fields)


def hide(position: Position, side: int, token: int, border: int) -> None:
    if position.listener is not None:
        position.tell(
            "hid",
            "CA-50",
            {"side": position.called(side), "border": BORDERS[border]},
            {"token": TOKENS[token]},
            position.seen_by(side),
        )
    position.remember(side, HID + CHECKPOINTS.index(border))
    place(position, side, token, border, 0, 0)
    position.face[border] = DOWN | HIDDEN


def place(position: Position, side: int, token: int, border: int, near: int, far: int) -> None:
    """A token lies on a border; what it closes waits to be settled."""
    turned = 2 if near < far else 0
    position.token[border] = token * 4 + turned + side
    bit: i64 = 1
    position.free ^= bit << border
    first = FIRST[border]
    second = SECOND[border]
    position.sums[first * 2 + side] += near
    position.sums[second * 2 + side] += far
    gaps = position.gaps[first] - 1
    position.gaps[first] = gaps
    if gaps == 0:
        position.pend1 = first
    gaps = position.gaps[second] - 1
    position.gaps[second] = gaps
    if gaps == 0:
        if position.pend1 >= 0:
            position.pend2 = second
        else:
            position.pend1 = second
