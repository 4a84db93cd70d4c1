"""F to I. What a bonus does (CA-29 to CA-53)."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.games.caesar.actions import (
    BANK,
    DECLINE,
    MIGHT_MARKER,
    MIGHT_MARKER_0,
    MIGHT_PROVINCE,
    MIGHT_PROVINCE_0,
    MIGHT_TOKEN,
    MIGHT_TOKEN_0,
    USE,
)
from triumvir.games.caesar.board import BORDERS, CONTROL_SPACES, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.memory import RETURNED
from triumvir.games.caesar.phases.markers import has_won, put
from triumvir.games.caesar.pieces import (
    BONUSES,
    CENTURION,
    HIGH,
    LOW,
    MIGHT,
    OTHER_TWIN,
    POISON,
    SENATE,
    TACTICS,
    TOKENS,
    TWIN,
    WEALTH,
)
from triumvir.games.caesar.position import (
    BANK_OFFER,
    DOWN,
    LAY,
    MARKER,
    MIGHT_TARGET,
    OFFER,
    POMPEYS,
    TURNED,
    Position,
    count,
    pick,
    replaced,
)


def gain(position: Position, bonus: int, with_control: bool) -> None:
    """The side on turn has a bonus. What may be used or not is asked for; the rest happens."""
    side = position.side
    if bonus == SENATE:
        gain_senate(position, side, with_control)
    elif position.is_crassus(side):
        gain_as_crassus(position, side, bonus)
    elif bonus == MIGHT:
        if has_target(position, side):
            position.offer = MIGHT
            position.phase = MIGHT_TARGET
        else:
            nothing(position, bonus, "CA-37")
    elif bonus == TACTICS:
        if position.extra:
            nothing(position, bonus, "CA-31")  # two in one turn give one extra turn
        else:
            ask(position, bonus)
    elif bonus == WEALTH:
        if position.bag(side) == 0:
            nothing(position, bonus, "CA-18")
        else:
            ask(position, bonus)
    elif bonus == POISON:
        if position.supply_size(1 - side) == 0:
            nothing(position, bonus, "CA-45")
        else:
            ask(position, bonus)
    elif position.stock(side) == 0:
        nothing(position, bonus, "CA-48")
    else:
        # CA-47: asked at the end of the turn, when the token is chosen.
        position.recruit = True


def ask(position: Position, bonus: int) -> None:
    position.offer = bonus
    position.phase = OFFER


def nothing(position: Position, bonus: int, rule: str) -> None:
    """A bonus that has no effect now."""
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(position.side),
            "bonus": BONUSES[bonus],
        }
        position.tell("no_effect", rule, fields)


def gain_senate(position: Position, side: int, with_control: bool) -> None:
    """CA-38 to CA-40, CA-52: kept; with control as many markers under it as there are Senates."""
    number = position.senate[side] + 1
    position.senate = replaced(position.senate, side, number)
    placed = put(position, side, number) if with_control else 0
    position.under = replaced(position.under, side * 6 + number - 1, placed)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(side),
            "senates": number,
            "markers": placed,
            "left": position.left[side],
        }
        position.tell("senate", "CA-38", fields)
    if placed > 0:
        has_won(position, side)


def gain_as_crassus(position: Position, side: int, bonus: int) -> None:
    """CA-61: Poison works, all others are discarded. Harder: and one of his markers with each."""
    if bonus == POISON:
        if position.supply_size(1 - side) == 0:
            nothing(position, bonus, "CA-45")
        else:
            poison(position)
        return
    if position.harder:
        thrown = position.thrown[side] + put(position, side, 1)
        position.thrown = replaced(position.thrown, side, thrown)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(side),
            "bonus": BONUSES[bonus],
            "harder": position.harder,
            "left": position.left[side],
        }
        position.tell("crassus_discards", "CA-67" if bonus == CENTURION else "CA-61", fields)
    if position.harder:
        has_won(position, side)


# Use or decline (CA-29)


OFFERS: Final = [USE, DECLINE]


def answer_offer(position: Position, action: Action) -> None:
    bonus = position.offer
    position.offer = -1
    position.phase = LAY
    if action is DECLINE:
        tell_declined(position, BONUSES[bonus])
    elif bonus == TACTICS:
        position.extra = True
        if position.listener is not None:
            position.tell("extra_turn", "CA-31", {"side": position.called(position.side)})
    elif bonus == WEALTH:
        if position.listener is not None:
            position.tell("enriched", "CA-33", {"side": position.called(position.side)})
        draw(position)
    else:
        poison(position)


def tell_declined(position: Position, bonus: str) -> None:
    if position.listener is not None:
        position.tell("declined", "CA-29", {"side": position.called(position.side), "bonus": bonus})


def draw(position: Position) -> None:
    """One token from the bag into the supply of the side on turn; CA-18: none from an empty bag.

    Two draws of one turn are told in the same words: which token came first is of no use.
    """
    side = position.side
    if position.bag(side) == 0:
        if position.listener is not None:
            position.tell("bag_empty", "CA-18", {"side": position.called(side)})
        return
    token = position.draw_to_hand(side)
    if position.listener is not None:
        position.tell(
            "drew",
            "CA-17",
            {"side": position.called(side)},
            {"token": TOKENS[token]},
            position.seen_by(side),
        )


def poison(position: Position) -> None:
    """CA-44: the opponent's random token goes back into the bag, and both see it."""
    other = 1 - position.side
    if position.is_crassus(other):
        position.row = position.row.copy()
        token = position.row.pop(position.dealer.below(len(position.row)))
        kind = token
    else:
        hand = position.hand(other)
        drawn = pick(hand, position.dealer.below(count(hand)))
        position.change_hand(other, 1 << drawn)
        token = drawn
        kind = TWIN if token == OTHER_TWIN else token
        position.remember(other, RETURNED + kind)
    position.change_bag(other, 1 << token)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(other),
            "token": TOKENS[kind],
            "supply": position.supply_size(other),
        }
        position.tell("poisoned", "CA-44", fields)


# Might (CA-34 to CA-37)


def targets(position: Position, side: int) -> list[Action]:
    """CA-37: what Might of this side reaches."""
    other = 1 - side
    found: list[Action] = []
    for border in range(30):
        face = position.face[border]
        if face & MARKER != 0:
            owner = 1 if face & POMPEYS != 0 else 0
            if owner == other and face & TURNED == 0:
                found.append(MIGHT_MARKER[border])
        elif face == 0:
            code = position.token[border]
            if code >= 0 and code & 1 == other:
                found.append(MIGHT_TOKEN[border])
    for province in range(18):
        if position.control[province] == other:
            if position.fallen[province] < CONTROL_SPACES[province]:
                found.append(MIGHT_PROVINCE[province])
    return found


def has_target(position: Position, side: int) -> bool:
    """Whether Might of this side reaches anything; most often the first tokens tell."""
    other = 1 - side
    for border in range(30):
        code = position.token[border]
        if code >= 0 and code & 1 == other and position.face[border] == 0:
            return True
    return len(targets(position, side)) > 0


def might_choices(position: Position) -> list[Action]:
    choices = targets(position, position.side)
    choices.append(DECLINE)
    return choices


def use_might(position: Position, action: Action) -> None:
    position.offer = -1
    position.phase = LAY
    if action is DECLINE:
        tell_declined(position, BONUSES[MIGHT])
        return
    index = action.index
    other = 1 - position.side
    if index >= MIGHT_PROVINCE_0:
        province = index - MIGHT_PROVINCE_0
        position.fallen = replaced(position.fallen, province, position.fallen[province] + 1)
        if position.listener is not None:
            tell_might(position, "province", PROVINCES[province], "CA-36")
    elif index >= MIGHT_MARKER_0:
        border = index - MIGHT_MARKER_0
        position.face[border] |= TURNED
        if position.listener is not None:
            tell_might(position, "marker", BORDERS[border], "CA-36")
    else:
        border = index - MIGHT_TOKEN_0
        code = position.token[border]
        position.face[border] |= DOWN
        token = code >> 2
        near, far = (LOW[token], HIGH[token]) if code & 2 else (HIGH[token], LOW[token])
        # CA-35, CA-41: it counts no more, but not in a province already closed.
        if position.gaps[FIRST[border]] > 0:
            position.sums[FIRST[border] * 2 + other] -= near
        if position.gaps[SECOND[border]] > 0:
            position.sums[SECOND[border] * 2 + other] -= far
        if position.listener is not None:
            tell_might(position, "token", BORDERS[border], "CA-35")


def tell_might(position: Position, target: str, place: str, rule: str) -> None:
    fields: dict[str, object] = {
        "side": position.called(position.side),
        "other_side": position.called(1 - position.side),
        "target": target,
        "place": place,
    }
    position.tell("might", rule, fields)


# The bank (CA-49 to CA-53)


def offer_bank(position: Position) -> bool:
    """After a token was laid face down; CA-51: not from an empty bank."""
    if not position.bank:
        return False
    position.phase = BANK_OFFER
    return True


BANK_CHOICES: Final = [BANK, DECLINE]


def answer_bank(position: Position, action: Action) -> None:
    position.phase = LAY
    if action is DECLINE:
        tell_declined(position, "bank")
        return
    position.bank = position.bank.copy()
    bonus = position.bank.pop(position.dealer.below(len(position.bank)))
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(position.side),
            "bonus": BONUSES[bonus],
            "bank": len(position.bank),
        }
        position.tell("bank_drawn", "CA-50", fields)
    gain(position, bonus, with_control=False)  # CA-52
