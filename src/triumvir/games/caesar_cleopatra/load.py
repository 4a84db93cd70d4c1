"""Reading positions: everything is checked, down to the last card."""

from __future__ import annotations

from triumvir.core.dealer import load_dealer
from triumvir.core.document import (
    Document,
    read_bool,
    read_dict,
    read_int,
    read_ints,
    read_key,
    read_list,
    read_text,
    read_word,
    refuse_unknown,
)
from triumvir.core.errors import InvalidAction, InvalidOption, InvalidPosition
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.cards import (
    BONUS_GROUPS,
    CARDS,
    COPIES,
    DECKS,
    FIRST_ACTION,
    GROUP_LIMIT,
    GROUPS,
    HAND,
    KINDS,
    OWN_LIMIT,
    PATRICIANS,
    SIDES,
    VOTE_COPIES,
    VOTES,
)
from triumvir.games.caesar_cleopatra.checks import check
from triumvir.games.caesar_cleopatra.memory import FOUND, well_formed
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.games.caesar_cleopatra.position import (
    ANSWER,
    ARRANGING,
    ENDS,
    LAYING,
    OFFER,
    ONE_FEWER,
    ORGIES,
    OVER,
    PHASES,
    PLACING,
    STRIKING,
    Position,
)

KEYS = (
    "game",
    "revision",
    "options",
    "seq",
    "phase",
    "turn",
    "seat",
    "placed",
    "acted",
    "passive",
    "pending",
    "lifted",
    "laid",
    "drawer",
    "to_draw",
    "idle",
    "alone",
    "orgy_left",
    "ended",
    "patricians",
    "votes",
    "sides",
    "dealer",
)
SIDE_KEYS = ("hand", "reserves", "lanes", "discards", "won", "bonus", "memory")


def load(position: Position, document: Document) -> None:
    """Fill a fresh position from a document, or refuse it."""
    refuse_unknown(document, KEYS, "position")
    try:
        options = META.read_options(read_dict(read_key(document, "options", "position"), "options"))
    except InvalidOption as error:
        raise InvalidPosition(f"options: {error}") from error
    position.arranged = options["action_deck"] == "arranged"
    position.orgies = read_word(options["orgies"], "options.orgies", ORGIES)
    position.phase = read_word(read_key(document, "phase", "position"), "phase", PHASES)
    position.seq = number(document, "seq", 0, 1 << 30)
    position.turn = number(document, "turn", 0, 1 << 30)
    position.seat = number(document, "seat", 0, 1)
    position.placed = number(document, "placed", 0, 2)
    position.laid = number(document, "laid", 0, 10)
    position.drawer = number(document, "drawer", 0, 1)
    position.to_draw = number(document, "to_draw", 0, HAND)
    position.idle = number(document, "idle", 0, 6)
    position.acted = flag(document, "acted")
    position.passive = flag(document, "passive")
    position.orgy_left = flag(document, "orgy_left")
    if read_key(document, "alone", "position") is not None:
        position.alone = number(document, "alone", 0, 1)
    ends = tuple([name for name, _ in ENDS])
    position.ended = read_word(read_key(document, "ended", "position"), "ended", ends)
    position.patricians = read_ints(
        read_key(document, "patricians", "position"), "patricians", 5, 0, 5
    )
    lifted = counts(read_key(document, "lifted", "position"), "lifted")
    if sum(lifted[FIRST_ACTION:]) > 0:
        raise InvalidPosition("lifted: only influence cards are taken up by Castling (CC-69).")
    position.lifted = lifted[:FIRST_ACTION]
    read_pending(position, document)
    read_votes(position, read_dict(read_key(document, "votes", "position"), "votes"))
    sides = read_list(read_key(document, "sides", "position"), "sides", 2)
    for side in range(2):
        read_side(position, side, read_dict(sides[side], SIDES[side]))
    check_cards(position)
    check_phase(position)
    check(position)
    position.dealer = load_dealer(read_dict(read_key(document, "dealer", "position"), "dealer"))


def number(document: Document, key: str, low: int, high: int) -> int:
    return read_int(read_key(document, key, "position"), key, low, high)


def flag(document: Document, key: str) -> bool:
    return read_bool(read_key(document, key, "position"), key)


def counts(value: object, where: str) -> list[int]:
    """A list of card names as counts of kinds."""
    result = [0] * KINDS
    for name in read_list(value, where):
        result[read_word(name, where, CARDS)] += 1
    return result


def read_pending(position: Position, document: Document) -> None:
    text = read_key(document, "pending", "position")
    if text is not None:
        try:
            position.pending = TABLE.parse(text)
        except InvalidAction as error:
            raise InvalidPosition(f"pending: {error}") from error
    announced = position.pending is not None
    if announced != (position.phase in (ANSWER, STRIKING, LAYING)) and position.phase != OFFER:
        raise InvalidPosition(
            "pending: an announced action is there while it is being carried out."
        )
    if position.pending is not None:
        kinds: tuple[str, ...] = ("assassinate", "spy", "castle", "scout", "wrath")
        if position.phase in (STRIKING, OFFER):
            kinds = ("spy",)
        elif position.phase == LAYING:
            kinds = ("castle",)
        if position.pending.kind not in kinds:
            raise InvalidPosition(f"pending: '{position.pending.text}' cannot be pending now.")


def read_votes(position: Position, votes: Document) -> None:
    refuse_unknown(votes, ("pile", "turned", "out"), "votes")
    piles: list[list[int]] = []
    for key in ("pile", "turned", "out"):
        cards = read_list(read_key(votes, key, "votes"), f"votes.{key}")
        piles.append([read_word(card, f"votes.{key}", VOTES) for card in cards])
    position.pile = piles[0]
    position.pile.reverse()
    position.turned = piles[1]
    position.out = piles[2]
    everything = piles[0] + piles[1] + piles[2]
    for card in range(len(VOTES)):
        expected = VOTE_COPIES[card]
        if card == 5 and position.orgies == ONE_FEWER:
            expected -= 1
        if everything.count(card) != expected:
            raise InvalidPosition(
                f"votes: expected {expected} of '{VOTES[card]}', got {everything.count(card)}."
            )


def read_side(position: Position, side: int, document: Document) -> None:
    where = SIDES[side]
    refuse_unknown(document, SIDE_KEYS, where)
    hand = counts(read_key(document, "hand", where), f"{where}.hand")
    position.hand[side * KINDS : side * KINDS + KINDS] = hand
    position.hand_n[side * 2] = sum(hand[:FIRST_ACTION])
    position.hand_n[side * 2 + 1] = sum(hand[FIRST_ACTION:])
    gone = counts(read_key(document, "discards", where), f"{where}.discards")
    position.gone[side * KINDS : side * KINDS + KINDS] = gone
    reserves = read_dict(read_key(document, "reserves", where), f"{where}.reserves")
    refuse_unknown(reserves, DECKS, f"{where}.reserves")
    for deck in range(2):
        name = f"{where}.reserves.{DECKS[deck]}"
        cards = [
            read_word(card, name, CARDS)
            for card in read_list(read_key(reserves, DECKS[deck], f"{where}.reserves"), name)
        ]
        for card in cards:
            if (card >= FIRST_ACTION) != (deck == 1):
                raise InvalidPosition(f"{name}: '{CARDS[card]}' is in the wrong reserve.")
        position.deck[side * 2 + deck] = bytes(cards)
        position.left[side * 2 + deck] = len(cards)
    lanes = read_dict(read_key(document, "lanes", where), f"{where}.lanes")
    refuse_unknown(lanes, GROUPS, f"{where}.lanes")
    for group in range(5):
        name = f"{where}.lanes.{GROUPS[group]}"
        lane = read_dict(read_key(lanes, GROUPS[group], f"{where}.lanes"), name)
        refuse_unknown(lane, ("up", "down"), name)
        down = counts(read_key(lane, "down", name), f"{name}.down")
        up = counts(read_key(lane, "up", name), f"{name}.up")
        if sum(down[FIRST_ACTION:]) + sum(up[FIRST_ACTION:]) > 0:
            raise InvalidPosition(f"{name}: only influence cards lie at a group.")
        first = (side * 5 + group) * 12
        position.table[first : first + 6] = down[:FIRST_ACTION]
        position.table[first + 6 : first + 12] = up[:FIRST_ACTION]
        position.down_n[side * 5 + group] = sum(down)
        position.lane_n[side * 5 + group] = sum(down) + sum(up)
    position.won[side * 5 : side * 5 + 5] = read_ints(
        read_key(document, "won", where), f"{where}.won", 5, 0, 5
    )
    bonus = read_key(document, "bonus", where)
    if bonus is not None:
        position.bonus[side] = read_word(bonus, f"{where}.bonus", GROUPS[:BONUS_GROUPS])
    read_memory(position, side, document.get("memory"))


def read_memory(position: Position, side: int, value: object) -> None:
    """The journal; a position without one begins with nothing known."""
    if value is None:
        if position.phase > PLACING:
            sizes = [position.hand_n[side * 2], position.hand_n[side * 2 + 1]]
            sizes += position.down_n[side * 5 : side * 5 + 5]
            position.memory[side] = bytes([FOUND]) + bytes(sizes)
        return
    where = f"{SIDES[side]}.memory"
    text = read_text(value, where)
    try:
        journal = bytes.fromhex(text)
    except ValueError as error:
        raise InvalidPosition(f"{where}: expected hexadecimal text.") from error
    if not well_formed(journal):
        raise InvalidPosition(f"{where}: this is no journal of facts.")
    position.memory[side] = journal


def check_cards(position: Position) -> None:
    """Nothing exists too often or not at all."""
    for group in range(5):
        total = position.patricians[group] + position.won[group] + position.won[5 + group]
        if total != PATRICIANS[group]:
            raise InvalidPosition(
                f"There are {PATRICIANS[group]} {GROUPS[group]}, not {total} (CC-3)."
            )
        both = position.lane_n[group] + position.lane_n[5 + group]
        if both > GROUP_LIMIT:
            raise InvalidPosition(
                f"At most {GROUP_LIMIT} influence cards lie at a group, not {both}"
                f" at the {GROUPS[group]} (CC-44)."
            )
        if both > 0 and position.patricians[group] == 0:
            raise InvalidPosition(
                f"No card lies at the finished group of {GROUPS[group]} (CC-145)."
            )
        for side in range(2):
            if position.lane_n[side * 5 + group] > OWN_LIMIT:
                raise InvalidPosition(
                    f"{SIDES[side]}: at most {OWN_LIMIT} own cards lie at a group (CC-43)."
                )
    for side in range(2):
        for kind in range(KINDS):
            total = count_card(position, side, kind)
            if total != COPIES[kind]:
                raise InvalidPosition(
                    f"{SIDES[side]}: there are {COPIES[kind]} cards '{CARDS[kind]}', not {total}"
                    " (CC-5, CC-6)."
                )


def count_card(position: Position, side: int, kind: int) -> int:
    """All places where a card can be."""
    total = position.hand[side * KINDS + kind] + position.gone[side * KINDS + kind]
    deck = 1 if kind >= FIRST_ACTION else 0
    cards = position.deck[side * 2 + deck]
    total += cards[len(cards) - position.left[side * 2 + deck] :].count(kind)
    if kind < FIRST_ACTION:
        for group in range(5):
            first = (side * 5 + group) * 12
            total += position.table[first + kind] + position.table[first + 6 + kind]
        if position.phase == LAYING and side == position.seat:
            total += position.lifted[kind]
    return total


def check_phase(position: Position) -> None:
    """The parts of a position that must fit its phase."""
    phase = position.phase
    if (phase == OVER) != (position.ended > 0):
        raise InvalidPosition("ended: a game that is over has a reason, one that goes on has none.")
    if (phase == LAYING) != (sum(position.lifted) > 0):
        raise InvalidPosition("lifted: cards are in hand for Castling in that phase only.")
    for side in range(2):
        size = position.hand_n[side * 2] + position.hand_n[side * 2 + 1]
        if phase > PLACING and size > HAND:
            raise InvalidPosition(f"{SIDES[side]}.hand: at most {HAND} cards, not {size} (CC-102).")
        if (phase == ARRANGING) != (position.bonus[side] < 0):
            raise InvalidPosition(
                f"{SIDES[side]}.bonus: dealt when the decks are arranged (CC-20)."
            )
    if sum(position.patricians) == 0 and phase != OVER:
        raise InvalidPosition("The game is over when all patricians are won (CC-155).")
    if phase > PLACING and phase != OVER and position.turn == 0:
        raise InvalidPosition("turn: turns count from 1.")
