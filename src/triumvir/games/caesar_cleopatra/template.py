"""The part of a position that a view tells, with everything hidden left out."""

from __future__ import annotations

from triumvir.core.dealer import Dealer
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
)
from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.cards import CARDS, DECKS, FIRST_ACTION, GROUPS, KINDS, VOTES
from triumvir.games.caesar_cleopatra.load import counts
from triumvir.games.caesar_cleopatra.memory import well_formed
from triumvir.games.caesar_cleopatra.position import ENDS, ORGIES, PHASES
from triumvir.games.caesar_cleopatra.rules import CleopatraState


def template(data: Document, seat: int) -> CleopatraState:
    """A state as the seat sees it. The other's hidden cards, and the order of what nobody knows,
    are still to be filled in."""
    state = CleopatraState(Dealer(0))
    options = read_dict(read_key(data, "options", "view"), "view.options")
    state.arranged = read_key(options, "action_deck", "view.options") == "arranged"
    state.orgies = read_word(read_key(options, "orgies", "view.options"), "view.orgies", ORGIES)
    state.seq = number(data, "seq", 1 << 30)
    state.phase = read_word(read_key(data, "phase", "view"), "view.phase", PHASES)
    state.turn = number(data, "turn", 1 << 30)
    on_turn = read_key(data, "on_turn", "view")
    if on_turn is not None:
        state.seat = read_int(on_turn, "view.on_turn", 0, 1)
    alone = read_key(data, "alone", "view")
    if alone is not None:
        state.alone = read_int(alone, "view.alone", 0, 1)
    drawer = read_key(data, "drawer", "view")
    if drawer is not None:
        state.drawer = read_int(drawer, "view.drawer", 0, 1)
    state.placed = number(data, "placed", 2)
    state.acted = read_bool(read_key(data, "acted", "view"), "view.acted")
    state.passive = read_bool(read_key(data, "passive", "view"), "view.passive")
    state.orgy_left = read_bool(read_key(data, "orgy_left", "view"), "view.orgy_left")
    state.to_draw = number(data, "to_draw", 5)
    state.laid = number(data, "laid", 10)
    state.idle = number(data, "idle", 6)
    pending = read_key(data, "announced", "view")
    if pending is not None:
        state.pending = TABLE.parse(pending)
    state.patricians = read_ints(read_key(data, "patricians", "view"), "view.patricians", 5, 0, 5)
    votes = read_dict(read_key(data, "votes", "view"), "view.votes")
    state.pile = vote_cards(votes, "pile")
    state.turned = vote_cards(votes, "turned")
    state.out = vote_cards(votes, "out")
    sides = read_list(read_key(data, "sides", "view"), "view.sides", 2)
    for side in range(2):
        fill_side(state, side, read_dict(sides[side], "view.sides"), side == seat)
    outcome = read_key(data, "outcome", "view")
    if outcome is not None:
        reason = read_text(read_key(read_dict(outcome, "view.outcome"), "reason", "view"), "reason")
        state.ended = read_word(reason, "view.outcome.reason", tuple([end[0] for end in ENDS]))
    return state


def number(data: Document, key: str, high: int) -> int:
    return read_int(read_key(data, key, "view"), f"view.{key}", 0, high)


def vote_cards(votes: Document, key: str) -> list[int]:
    cards = read_list(read_key(votes, key, "view.votes"), f"view.votes.{key}")
    return [read_word(card, f"view.votes.{key}", VOTES) for card in cards]


def fill_side(state: CleopatraState, side: int, data: Document, own: bool) -> None:
    where = "view.sides"
    sizes = read_dict(read_key(data, "hand_size", where), where)
    left = read_dict(read_key(data, "reserve", where), where)
    for deck in range(2):
        state.hand_n[side * 2 + deck] = number(sizes, DECKS[deck], 13)
        state.left[side * 2 + deck] = number(left, DECKS[deck], 27)
    gone = counts(read_key(data, "discards", where), where)
    state.gone[side * KINDS : side * KINDS + KINDS] = gone
    state.won[side * 5 : side * 5 + 5] = read_ints(read_key(data, "won", where), where, 5, 0, 5)
    bonus = read_key(data, "bonus", where)
    if bonus is not None:
        state.bonus[side] = read_word(bonus, where, GROUPS)
    journal = bytes.fromhex(read_text(read_key(data, "memory", where), where))
    if not well_formed(journal):
        raise InvalidPosition("view.sides.memory: this is no journal of facts.")
    state.memory[side] = journal
    lanes = read_list(read_key(data, "lanes", where), where, 5)
    for group in range(5):
        lane = read_dict(lanes[group], where)
        place = side * 5 + group
        up = counts(read_key(lane, "up", where), where)
        state.table[place * 12 + 6 : place * 12 + 12] = up[:FIRST_ACTION]
        state.down_n[place] = number(lane, "down", 5)
        state.lane_n[place] = state.down_n[place] + sum(up)
        if own:
            known = counts(read_key(lane, "known", where), where)
            state.table[place * 12 : place * 12 + 6] = known[:FIRST_ACTION]
    if own:
        hand = counts(read_key(data, "hand", where), where)
        state.hand[side * KINDS : side * KINDS + KINDS] = hand
        castling = read_key(data, "castling", where)
        if castling is not None:
            state.lifted = counts(castling, where)[:FIRST_ACTION]
        deck_names = read_key(data, "action_deck", where)
        if deck_names is not None:
            cards = read_list(deck_names, where)
            state.deck[side * 2 + 1] = bytes([read_word(card, where, CARDS) for card in cards])
