"""F to I. What a bonus does (CA-29 to CA-53)."""

from __future__ import annotations

from triumvir.core.row import NONE, push, take_from, total
from triumvir.games.caesar.actions import (
    BANK_0,
    DECLINE_0,
    MIGHT_MARKER_0,
    MIGHT_PROVINCE_0,
    MIGHT_TOKEN_0,
    USE_0,
)
from triumvir.games.caesar.board import BORDERS, CONTROL_SPACES, FIRST, PROVINCES, SECOND
from triumvir.games.caesar.fields import (
    BAG,
    BANK,
    BANK_OFFER,
    BONUS_OFFERED,
    DOWN,
    EXTRA,
    FACE,
    FALLEN,
    HAND,
    HARDER,
    LAY,
    LINE,
    MARKER,
    MIGHT_TARGET,
    OFFER,
    PHASE,
    POMPEYS,
    RECRUIT,
    SENATES,
    SIDE,
    SUMS,
    THROWN,
    TOKEN,
    TURNED,
    add,
    bag,
    control,
    count,
    face,
    fallen,
    gaps,
    get,
    hand,
    is_crassus,
    left,
    move_token,
    pick,
    put,
    senates,
    stock,
    supply_size,
    take_one,
)
from triumvir.games.caesar.memory import FACT, RETURNED
from triumvir.games.caesar.phases.markers import has_won, put_down
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
from triumvir.games.caesar.position import Position
from triumvir.native import Moves, Row, i64


def gain(position: Position, bonus: i64, with_control: bool) -> None:
    """The side on turn has a bonus. What may be used or not is asked for; the rest happens."""
    row = position.row
    side = get(row, SIDE)
    if bonus == SENATE:
        gain_senate(position, side, with_control)
    elif is_crassus(row, side):
        gain_as_crassus(position, side, bonus)
    elif bonus == MIGHT:
        if has_target(row, side):
            row[BONUS_OFFERED] = MIGHT
            row[PHASE] = MIGHT_TARGET
        else:
            nothing(position, bonus, "CA-37")
    elif bonus == TACTICS:
        if row[EXTRA] != 0:
            nothing(position, bonus, "CA-31")  # two in one turn give one extra turn
        else:
            ask(row, bonus)
    elif bonus == WEALTH:
        if bag(row, side) == 0:
            nothing(position, bonus, "CA-18")
        else:
            ask(row, bonus)
    elif bonus == POISON:
        if supply_size(row, 1 - side) == 0:
            nothing(position, bonus, "CA-45")
        else:
            ask(row, bonus)
    elif stock(row, side) == 0:
        nothing(position, bonus, "CA-48")
    else:
        # CA-47: asked at the end of the turn, when the token is chosen.
        row[RECRUIT] = 1


def ask(row: Row, bonus: i64) -> None:
    put(row, BONUS_OFFERED, bonus)
    row[PHASE] = OFFER


def nothing(position: Position, bonus: i64, rule: str) -> None:
    """A bonus that has no effect now."""
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(get(position.row, SIDE)),
            "bonus": BONUSES[bonus],
        }
        position.tell("no_effect", rule, fields)


def gain_senate(position: Position, side: i64, with_control: bool) -> None:
    """CA-38 to CA-40, CA-52: kept; with control as many markers under it as there are Senates."""
    row = position.row
    number = senates(row, side) + 1
    placed = put_down(row, side, number) if with_control else 0
    push(row, SENATES + side * 7, placed)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(side),
            "senates": int(number),
            "markers": int(placed),
            "left": int(left(row, side)),
        }
        position.tell("senate", "CA-38", fields)
    if placed > 0:
        has_won(position, side)


def gain_as_crassus(position: Position, side: i64, bonus: i64) -> None:
    """CA-61: Poison works, all others are discarded. Harder: and one of his markers with each."""
    row = position.row
    if bonus == POISON:
        if supply_size(row, 1 - side) == 0:
            nothing(position, bonus, "CA-45")
        else:
            poison(position)
        return
    harder = row[HARDER] != 0
    if harder:
        add(row, THROWN + side, put_down(row, side, 1))
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(side),
            "bonus": BONUSES[bonus],
            "harder": harder,
            "left": int(left(row, side)),
        }
        position.tell("crassus_discards", "CA-67" if bonus == CENTURION else "CA-61", fields)
    if harder:
        has_won(position, side)


# Use or decline (CA-29)


def offer_moves(moves: Moves) -> i64:
    moves[0] = USE_0
    moves[1] = DECLINE_0
    return 2


def answer_offer(position: Position, index: i64) -> None:
    row = position.row
    bonus = get(row, BONUS_OFFERED)
    row[BONUS_OFFERED] = NONE
    row[PHASE] = LAY
    if index == DECLINE_0:
        tell_declined(position, BONUSES[bonus])
    elif bonus == TACTICS:
        row[EXTRA] = 1
        if position.listener is not None:
            position.tell("extra_turn", "CA-31", {"side": position.called(get(position.row, SIDE))})
    elif bonus == WEALTH:
        if position.listener is not None:
            position.tell("enriched", "CA-33", {"side": position.called(get(position.row, SIDE))})
        draw(position)
    else:
        poison(position)


def tell_declined(position: Position, bonus: str) -> None:
    if position.listener is not None:
        position.tell(
            "declined", "CA-29", {"side": position.called(get(position.row, SIDE)), "bonus": bonus}
        )


def draw(position: Position) -> None:
    """One token from the bag into the supply of the side on turn; CA-18: none from an empty bag.

    Two draws of one turn are told in the same words: which token came first is of no use.
    """
    side = get(position.row, SIDE)
    token = position.draw_to_hand(side)
    if token < 0:
        if position.listener is not None:
            position.tell("bag_empty", "CA-18", {"side": position.called(side)})
    elif position.listener is not None:
        position.tell(
            "drew",
            "CA-17",
            {"side": position.called(side)},
            {"token": TOKENS[token]},
            position.seen_by(side),
        )


def poison(position: Position) -> None:
    """CA-44: the opponent's random token goes back into the bag, and both see it."""
    row = position.row
    other = 1 - get(row, SIDE)
    if is_crassus(row, other):
        token = take_from(row, LINE, position.dealer.below(get(row, LINE)))
    else:
        tokens = hand(row, other)
        token = pick(tokens, position.dealer.below(count(tokens)))
        move_token(row, HAND + other * 3, token)
        position.remember(other, FACT[RETURNED + (TWIN if token == OTHER_TWIN else token)])
    move_token(row, BAG + other * 3, token)
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(other),
            "token": TOKENS[token],
            "supply": int(supply_size(row, other)),
        }
        position.tell("poisoned", "CA-44", fields)


# Might (CA-34 to CA-37)


def at_border(row: Row, side: i64, border: i64) -> i64:
    """CA-37: what Might of this side reaches at a border: an action, or -1."""
    lies = get(row, FACE + border)
    if lies & MARKER != 0:
        owner = 1 if lies & POMPEYS != 0 else 0
        if owner != side and lies & TURNED == 0:
            return MIGHT_MARKER_0 + border
    elif lies == 0:
        code = get(row, TOKEN + border)
        if code != NONE and code & 1 != side:
            return MIGHT_TOKEN_0 + border
    return -1


def in_province(row: Row, side: i64, province: i64) -> bool:
    """CA-37: whether it reaches a control marker there."""
    if control(row, province) != 1 - side:
        return False
    return fallen(row, province) < CONTROL_SPACES[province]


def has_target(row: Row, side: i64) -> bool:
    """Whether Might of this side reaches anything; most often the first tokens tell."""
    for border in range(30):
        if at_border(row, side, border) >= 0:
            return True
    for province in range(18):
        if in_province(row, side, province):
            return True
    return False


def might_moves(row: Row, moves: Moves) -> i64:
    side = get(row, SIDE)
    n: i64 = 0
    for border in range(30):
        index = at_border(row, side, border)
        if index >= 0:
            moves[n] = index
            n += 1
    for province in range(18):
        if in_province(row, side, province):
            moves[n] = MIGHT_PROVINCE_0 + province
            n += 1
    moves[n] = DECLINE_0
    return n + 1


def use_might(position: Position, index: i64) -> None:
    row = position.row
    row[BONUS_OFFERED] = NONE
    row[PHASE] = LAY
    if index == DECLINE_0:
        tell_declined(position, BONUSES[MIGHT])
        return
    other = 1 - get(row, SIDE)
    if index >= MIGHT_PROVINCE_0:
        province = index - MIGHT_PROVINCE_0
        row[FALLEN + province] += 1
        if position.listener is not None:
            tell_might(position, "province", PROVINCES[province], "CA-36")
    elif index >= MIGHT_MARKER_0:
        border = index - MIGHT_MARKER_0
        put(row, FACE + border, face(row, border) | TURNED)
        if position.listener is not None:
            tell_might(position, "marker", BORDERS[border], "CA-36")
    else:
        border = index - MIGHT_TOKEN_0
        put(row, FACE + border, face(row, border) | DOWN)
        code = get(row, TOKEN + border)
        token = code >> 2
        near, far = (LOW[token], HIGH[token]) if code & 2 != 0 else (HIGH[token], LOW[token])
        # CA-35, CA-41: it counts no more, but not in a province already closed.
        if gaps(row, FIRST[border]) > 0:
            add(row, SUMS + FIRST[border] * 2 + other, -near)
        if gaps(row, SECOND[border]) > 0:
            add(row, SUMS + SECOND[border] * 2 + other, -far)
        if position.listener is not None:
            tell_might(position, "token", BORDERS[border], "CA-35")


def tell_might(position: Position, target: str, place: str, rule: str) -> None:
    fields: dict[str, object] = {
        "side": position.called(get(position.row, SIDE)),
        "other_side": position.called(1 - get(position.row, SIDE)),
        "target": target,
        "place": place,
    }
    position.tell("might", rule, fields)


# The bank (CA-49 to CA-53)


def offer_bank(row: Row) -> bool:
    """After a token was laid face down; CA-51: not from an empty bank."""
    if total(row, BANK, len(BONUSES)) == 0:
        return False
    row[PHASE] = BANK_OFFER
    return True


def bank_moves(moves: Moves) -> i64:
    moves[0] = BANK_0
    moves[1] = DECLINE_0
    return 2


def answer_bank(position: Position, index: i64) -> None:
    row = position.row
    row[PHASE] = LAY
    if index == DECLINE_0:
        tell_declined(position, "bank")
        return
    size = total(row, BANK, len(BONUSES))
    bonus = take_one(row, BANK, position.dealer.below(size))
    if position.listener is not None:
        fields: dict[str, object] = {
            "side": position.called(get(position.row, SIDE)),
            "bonus": BONUSES[bonus],
            "bank": int(size - 1),
        }
        position.tell("bank_drawn", "CA-50", fields)
    gain(position, bonus, with_control=False)  # CA-52
