"""Whether a loaded position hangs together, so that the game can go on from it.

`load.py` has read it and counted its cards. Here each phase is asked for what it must find.
"""

from __future__ import annotations

from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar_cleopatra.actions import (
    ASSASSINATE_0,
    CASTLE_0,
    CASTLE_PAIRS,
    SCOUT_0,
    WRATH_0,
)
from triumvir.games.caesar_cleopatra.cards import (
    DECK_SIZE,
    DECKS,
    FIRST_ACTION,
    GROUPS,
    HAND,
    KINDS,
    NUMBERS,
    ORGY,
    SHUFFLE,
    SIDES,
    VOTES,
)
from triumvir.games.caesar_cleopatra.phases.playing import card_of
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    ARRANGING,
    DRAWING,
    LAYING,
    LEAVE_AFTER_TWO,
    OFFER,
    OVER,
    PHASES,
    PLACING,
    STRIKING,
    SWAPPING,
    Position,
)


def check(position: Position) -> None:
    """Refuse what no game leads to and no rule could deal with."""
    check_votes(position)
    if position.phase <= PLACING:
        check_setup(position)
    elif position.phase != OVER:
        check_turn(position)
        check_pending(position)
    for seat in position.to_act():
        if not position.choices(seat):
            raise InvalidPosition(
                f"phase: {SIDES[seat]} is to act ({PHASES[position.phase]}) and has no choice."
            )


def check_votes(position: Position) -> None:
    """Where vote cards can be."""
    # CC-111: a turned shuffle Orgy is at once part of the new pile.
    if SHUFFLE not in position.pile:
        raise InvalidPosition("votes.pile: the shuffle Orgy is always in it (CC-108, CC-111).")
    for card in position.out:
        if card < ORGY and position.patricians[card] > 0:
            raise InvalidPosition(
                f"votes.out: only the card of a finished group is there, not '{VOTES[card]}'"
                " (CC-112)."
            )
    # CC-177, CC-179: one Orgy, in variant 1 only
    removed = position.out.count(ORGY)
    if position.orgy_left != (removed == 1) or removed > 1:
        raise InvalidPosition("votes.out: one Orgy is there if 'orgy_left', else none (CC-177).")
    if position.orgy_left and position.orgies != LEAVE_AFTER_TWO:
        raise InvalidPosition("orgy_left: an Orgy leaves in variant 1 only (CC-177).")


def check_setup(position: Position) -> None:
    """CC-14 to CC-27: all cards are where set-up has them, the table filled from the left."""
    for side in range(2):
        where = SIDES[side]
        if sum(position.gone[side * KINDS : side * KINDS + KINDS]) > 0:
            raise InvalidPosition(f"{where}.discards: nothing is discarded during set-up.")
        for kind in range(NUMBERS):
            held = position.hand[side * KINDS + kind]
            down = sum([position.table[(side * 5 + g) * 12 + kind] for g in range(5)])
            if held + down != 2 or held < 1:
                raise InvalidPosition(
                    f"{where}: during set-up two cards '{kind + 1}' are in hand, or one is and one"
                    " lies face down (CC-14, CC-24)."
                )
        placed = 2 * NUMBERS - position.hand_n[side * 2]
        for group in range(5):
            lane = side * 5 + group
            expected = 1 if group < placed else 0
            if position.lane_n[lane] != expected or position.down_n[lane] != expected:
                raise InvalidPosition(
                    f"{where}.lanes.{GROUPS[group]}: expected {expected} cards face down, group"
                    " by group (CC-24)."
                )
        if placed > 0 and position.phase == ARRANGING:
            raise InvalidPosition(f"{where}.lanes: placed when the decks are arranged (CC-20).")
        if position.phase == PLACING or not position.arranged:
            if position.hand_n[side * 2 + 1] > 0:
                raise InvalidPosition(f"{where}.hand: no action card is in it (CC-26).")
            if position.left[side * 2 + 1] != DECK_SIZE[1]:
                raise InvalidPosition(
                    f"{where}.reserves.{DECKS[1]}: expected {DECK_SIZE[1]} cards, got"
                    f" {position.left[side * 2 + 1]} (CC-17)."
                )


def check_turn(position: Position) -> None:
    """What happened in this turn fits what is asked now."""
    phase = position.phase
    side = position.seat
    other = 1 - side
    if position.passive != (phase == SWAPPING) and phase != DRAWING:
        raise InvalidPosition("passive: true while cards are swapped and drawn, else false.")
    if phase in (ANSWER, STRIKING, LAYING, OFFER) and not position.acted:
        raise InvalidPosition("acted: true, since an action is being played (CC-51).")
    if position.passive and (position.acted or position.placed > 0):
        raise InvalidPosition("passive: no card is placed or played in a passive turn (CC-151).")
    if phase == OFFER:
        if position.drawer != other:
            raise InvalidPosition("drawer: a card is offered to the player not on turn (CC-68).")
        if position.hand_n[other * 2] + position.hand_n[other * 2 + 1] >= HAND:
            raise InvalidPosition(f"{SIDES[other]}.hand: no room for the card offered (CC-102).")
    if phase in (SWAPPING, DRAWING):
        held = position.hand_n[side * 2] + position.hand_n[side * 2 + 1]
        if held + position.to_draw > HAND:
            raise InvalidPosition(
                f"to_draw: {held} cards in hand and {position.to_draw} to draw are more than"
                f" {HAND} (CC-102)."
            )
    if phase == DRAWING and position.to_draw == 0:
        raise InvalidPosition("to_draw: at least 1 while cards are drawn.")
    alone = position.alone
    if alone >= 0 and position.influence(1 - alone) > 0:
        raise InvalidPosition(f"alone: {SIDES[1 - alone]} has influence cards left (CC-158).")


def check_pending(position: Position) -> None:
    """The announced action has its card on the discard pile and a target (CC-55, CC-60)."""
    action = position.pending
    if action is None:
        return
    side = position.seat
    other = 1 - side
    if position.gone[side * KINDS + card_of(action)] == 0:
        raise InvalidPosition(f"pending: the card of '{action.text}' is not discarded (CC-55).")
    kind = action.kind
    if kind == "assassinate":
        place = action.index - ASSASSINATE_0
        lane = other * 5 + place // FIRST_ACTION
        target = position.table[lane * 12 + 6 + place % FIRST_ACTION] > 0
    elif kind == "scout":
        target = position.down_n[other * 5 + action.index - SCOUT_0] > 0
    elif kind == "wrath":
        group = action.index - WRATH_0
        target = position.lane_n[group] + position.lane_n[5 + group] > 0
    elif kind == "castle":
        target = castling_fits(position, CASTLE_PAIRS[action.index - CASTLE_0])
    else:  # a Spy; once he has struck, the hand may be empty
        held = position.hand_n[other * 2] + position.hand_n[other * 2 + 1]
        target = held > 0 or position.phase == OFFER
    if not target:
        raise InvalidPosition(f"pending: '{action.text}' has no such target (CC-60).")


def castling_fits(position: Position, pair: tuple[int, int]) -> bool:
    """CC-60, CC-69: two unfinished groups, and own cards there or taken up from there."""
    first = position.seat * 5 + pair[0]
    second = position.seat * 5 + pair[1]
    if position.patricians[pair[0]] == 0 or position.patricians[pair[1]] == 0:
        return False
    lying = position.lane_n[first] + position.lane_n[second]
    if position.phase != LAYING:
        return lying > 0
    # What was laid back lies face down, and there is room for the rest (CC-70, CC-72).
    room = position.room(position.seat, pair[0]) + position.room(position.seat, pair[1])
    down = position.down_n[first] + position.down_n[second]
    return lying == down == position.laid and room >= sum(position.lifted)
