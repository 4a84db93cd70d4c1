"""Whether a loaded position is consistent, so that the game can continue from it.

`document.py` has read it. Here its cards are counted, and what each phase requires is checked.
"""

from __future__ import annotations

from triumvir.core.document import contradiction
from triumvir.core.row import NONE, cards_in, get_wide, total
from triumvir.core.supply import Supply
from triumvir.games.caesar_cleopatra.actions import (
    ASSASSINATE_0,
    SCOUT_0,
    SPY_0,
    TABLE,
    VETO_0,
    WRATH_0,
    card_of,
    pair_of,
)
from triumvir.games.caesar_cleopatra.cards import (
    CARDS,
    COPIES,
    FIRST_ACTION,
    GROUP_LIMIT,
    GROUPS,
    HAND_SIZE,
    KINDS,
    NUMBERS,
    ORGY,
    OWN_LIMIT,
    PATRICIANS,
    SHUFFLE,
    SIDES,
    VOTE_COPIES,
    VOTES,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTED,
    ACTION_DECK,
    ALONE,
    ANSWER,
    ARRANGED,
    ARRANGING,
    BONUS,
    DOWN,
    DRAWER,
    DRAWING,
    ENDED,
    GONE,
    HAND,
    LAID,
    LAYING,
    LEAVE_AFTER_TWO,
    LIFTED,
    OFFER,
    ONE_FEWER,
    ORGY_LEFT,
    ORGY_OPTION,
    OUT,
    OVER,
    PASSIVE,
    PATRICIAN,
    PENDING,
    PHASE,
    PHASES,
    PILE,
    PLACED,
    PLACING,
    SEAT,
    STRIKING,
    SWAPPING,
    TO_DRAW,
    TURN_NUMBER,
    TURNED,
    UP,
    at_group,
    down,
    down_n,
    get,
    gone,
    hand_n,
    held,
    held_n,
    lane_n,
    patricians,
    reserve,
    up,
    won,
)
from triumvir.games.caesar_cleopatra.position import Position, room
from triumvir.native import Row, i64


def check(position: Position) -> None:
    """Refuse positions that no game leads to."""
    row = position.row
    phase = get(row, PHASE)
    check_announced(row)
    check_groups(row)
    for side in range(2):
        check_cards(row, side)
    check_phase(row)
    check_votes(row)
    if phase <= PLACING:
        check_setup(row)
    elif phase != OVER:
        check_turn(position)
        check_target(row)
    for seat in position.to_act():
        if not position.legal(seat):
            raise contradiction(
                "phase", f"{SIDES[seat]} is to act ({PHASES[phase]}) and has no choice"
            )


def check_announced(row: Row) -> None:
    """An action is pending while it is carried out, and one that can be."""
    phase = get(row, PHASE)
    pending = get(row, PENDING)
    if (pending != NONE) != (phase in (ANSWER, STRIKING, LAYING)) and phase != OFFER:
        raise contradiction("pending", "an announced action is there while it is being carried out")
    if pending == NONE:
        return
    if phase in (STRIKING, OFFER):
        fits = pending == SPY_0
    elif phase == LAYING:
        fits = SPY_0 < pending < SCOUT_0
    else:
        fits = ASSASSINATE_0 <= pending < VETO_0
    if not fits:
        raise contradiction("pending", f"'{TABLE.actions[pending].text}' cannot be pending now")


def check_groups(row: Row) -> None:
    for group in range(5):
        count = patricians(row, group) + won(row, 0, group) + won(row, 1, group)
        if count != PATRICIANS[group]:
            raise contradiction(
                "patricians", f"there are {PATRICIANS[group]} {GROUPS[group]}, not {count}", "CC-3"
            )
        both = at_group(row, group)
        if both > GROUP_LIMIT:
            raise contradiction(
                "lanes",
                f"at most {GROUP_LIMIT} cards lie at a group, not {both} at the {GROUPS[group]}",
                "CC-44",
            )
        if both > 0 and patricians(row, group) == 0:
            raise contradiction(
                "lanes", f"no card lies at the finished group of {GROUPS[group]}", "CC-145"
            )
        for side in range(2):
            if lane_n(row, side * 5 + group) > OWN_LIMIT:
                raise contradiction(
                    SIDES[side], f"at most {OWN_LIMIT} own cards lie at a group", "CC-43"
                )


def check_cards(row: Row, side: int) -> None:
    """Every card exists as often as it should."""
    cards = Supply(CARDS)
    cards.add_cells(row, HAND + side * KINDS)
    cards.add_cells(row, GONE + side * KINDS)
    for deck in range(2):
        cards.add_pile(row, reserve(side, deck))
    for lane in range(side * 5, side * 5 + 5):
        cards.add_cells(row, UP + lane * 6, FIRST_ACTION)
        cards.add_cells(row, DOWN + lane * 6, FIRST_ACTION)
    if get(row, PHASE) == LAYING and side == get(row, SEAT):
        cards.add_cells(row, LIFTED, FIRST_ACTION)
    for kind in range(KINDS):
        cards.check(kind, COPIES[kind], SIDES[side], "CC-5, CC-6")


def check_phase(row: Row) -> None:
    """The parts of a position that must fit its phase."""
    phase = get(row, PHASE)
    if (phase == OVER) != (get(row, ENDED) > 0):
        raise contradiction("ended", "a game that is over has a reason, one that goes on has none")
    if (phase == LAYING) != (total(row, LIFTED, 6) > 0):
        raise contradiction("lifted", "cards are in hand for Castling in that phase only")
    for side in range(2):
        size = hand_n(row, side)
        if phase > PLACING and size > HAND_SIZE:
            raise contradiction(
                f"{SIDES[side]}.hand", f"at most {HAND_SIZE} cards, not {size}", "CC-102"
            )
        if (phase == ARRANGING) != (get(row, BONUS + side) == NONE):
            raise contradiction(
                f"{SIDES[side]}.bonus", "dealt when the decks are arranged", "CC-20"
            )
    if total(row, PATRICIAN, 5) == 0 and phase != OVER:
        raise contradiction("ended", "the game is over when all patricians are won", "CC-155")
    if phase > PLACING and phase != OVER and get_wide(row, TURN_NUMBER, 4) == 0:
        raise contradiction("turn", "turns count from 1")


def check_votes(row: Row) -> None:
    """How many vote cards there are, and where they can be."""
    votes = Supply(VOTES)
    for pile in (PILE, TURNED, OUT):
        votes.add_pile(row, pile)
    for card in range(len(VOTES)):
        fewer = card == ORGY and get(row, ORGY_OPTION) == ONE_FEWER
        votes.check(card, VOTE_COPIES[card] - int(fewer), "votes")
    out = cards_in(row, OUT)
    # CC-111: a turned shuffle Orgy is at once part of the new pile.
    if SHUFFLE not in cards_in(row, PILE):
        raise contradiction("votes.pile", "the shuffle Orgy is always in it", "CC-108, CC-111")
    for card in out:
        if card < ORGY and patricians(row, card) > 0:
            raise contradiction(
                "votes.out",
                f"only the card of a finished group is there, not '{VOTES[card]}'",
                "CC-112",
            )
    # CC-177, CC-179: one Orgy, in variant 1 only
    left_game = get(row, ORGY_LEFT) != 0
    removed = out.count(ORGY)
    if left_game != (removed == 1) or removed > 1:
        raise contradiction("votes.out", "one Orgy is there if 'orgy_left', else none", "CC-177")
    if left_game and get(row, ORGY_OPTION) != LEAVE_AFTER_TWO:
        raise contradiction("orgy_left", "an Orgy leaves in variant 1 only", "CC-177")


def check_setup(row: Row) -> None:
    """CC-14 to CC-27: all cards are where set-up has them, the table filled from the left."""
    for side in range(2):
        where = SIDES[side]
        if total(row, GONE + side * KINDS, KINDS) > 0:
            raise contradiction(f"{where}.discards", "nothing is discarded during set-up")
        for kind in range(NUMBERS):
            in_hand = held(row, side, kind)
            lying: i64 = 0
            for lane in range(side * 5, side * 5 + 5):
                lying += down(row, lane, kind)
            if in_hand + lying != 2 or in_hand < 1:
                raise contradiction(
                    where,
                    f"during set-up two cards '{kind + 1}' are in hand, or one is and one"
                    " lies face down",
                    "CC-14, CC-24",
                )
        placed = 2 * NUMBERS - held_n(row, side, 0)
        for group in range(5):
            lane = side * 5 + group
            expected = 1 if group < placed else 0
            if lane_n(row, lane) != expected or down_n(row, lane) != expected:
                raise contradiction(
                    f"{where}.lanes.{GROUPS[group]}",
                    f"expected {expected} cards face down, group by group",
                    "CC-24",
                )
        if placed > 0 and get(row, PHASE) == ARRANGING:
            raise contradiction(f"{where}.lanes", "placed when the decks are arranged", "CC-20")
        if get(row, PHASE) == PLACING or get(row, ACTION_DECK) != ARRANGED:
            # All that is neither there nor discarded is in the reserve (CC-17).
            if held_n(row, side, 1) > 0:
                raise contradiction(f"{where}.hand", "no action card is in it", "CC-26")


def check_turn(position: Position) -> None:
    """What happened in this turn fits what is asked now."""
    row = position.row
    phase = get(row, PHASE)
    side = get(row, SEAT)
    other = 1 - side
    passive = get(row, PASSIVE) != 0
    acted = get(row, ACTED) != 0
    to_draw = get(row, TO_DRAW)
    if passive != (phase == SWAPPING) and phase != DRAWING:
        raise contradiction("passive", "true while cards are swapped and drawn, else false")
    if phase in (ANSWER, STRIKING, LAYING, OFFER) and not acted:
        raise contradiction("acted", "true, since an action is being played", "CC-51")
    if passive and (acted or get(row, PLACED) > 0):
        raise contradiction("passive", "no card is placed or played in a passive turn", "CC-151")
    if phase == OFFER:
        if get(row, DRAWER) != other:
            raise contradiction("drawer", "a card is offered to the player not on turn", "CC-68")
        if hand_n(row, other) >= HAND_SIZE:
            raise contradiction(f"{SIDES[other]}.hand", "no room for the card offered", "CC-102")
    if phase in (SWAPPING, DRAWING) and hand_n(row, side) + to_draw > HAND_SIZE:
        raise contradiction(
            "to_draw",
            f"{hand_n(row, side)} cards in hand and {to_draw} to draw are more than {HAND_SIZE}",
            "CC-102",
        )
    if phase == DRAWING and to_draw == 0:
        raise contradiction("to_draw", "at least 1 while cards are drawn")
    alone = get(row, ALONE)
    if alone != NONE and position.has_influence(1 - alone):
        raise contradiction("alone", f"{SIDES[1 - alone]} has influence cards left", "CC-158")


def check_target(row: Row) -> None:
    """The announced action has its card on the discard pile and a target (CC-55, CC-60)."""
    pending = get(row, PENDING)
    if pending == NONE:
        return
    side = get(row, SEAT)
    other = 1 - side
    text = TABLE.actions[pending].text
    if gone(row, side, card_of(pending)) == 0:
        raise contradiction("pending", f"the card of '{text}' is not discarded", "CC-55")
    if pending < SPY_0:
        place = pending - ASSASSINATE_0
        target = up(row, other * 5 + place // FIRST_ACTION, place % FIRST_ACTION) > 0
    elif pending == SPY_0:  # once he has struck, the hand may be empty
        target = hand_n(row, other) > 0 or get(row, PHASE) == OFFER
    elif pending < SCOUT_0:
        target = castling_fits(row, pair_of(pending))
    elif pending < WRATH_0:
        target = down_n(row, other * 5 + pending - SCOUT_0) > 0
    else:
        target = at_group(row, pending - WRATH_0) > 0
    if not target:
        raise contradiction("pending", f"'{text}' has no such target", "CC-60")


def castling_fits(row: Row, pair: tuple[int, int]) -> bool:
    """CC-60, CC-69: two unfinished groups, and own cards there or taken up from there."""
    side = get(row, SEAT)
    if patricians(row, pair[0]) == 0 or patricians(row, pair[1]) == 0:
        return False
    first = side * 5 + pair[0]
    second = side * 5 + pair[1]
    lying = lane_n(row, first) + lane_n(row, second)
    if get(row, PHASE) != LAYING:
        return lying > 0
    # What was laid back lies face down, and there is room for the rest (CC-70, CC-72).
    free = room(row, side, pair[0]) + room(row, side, pair[1])
    face_down = down_n(row, first) + down_n(row, second)
    return lying == face_down == get(row, LAID) and free >= total(row, LIFTED, 6)
