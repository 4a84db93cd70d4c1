"""What each seat sees, built up from nothing, and a position made from it again, with holes.

Who may see what is decided here and in the table of fields, nowhere else.
"""

from __future__ import annotations

from triumvir.core.document import (
    Document,
    contradiction,
    read_dict,
    read_int,
    read_key,
    read_list,
    read_text,
    read_word,
)
from triumvir.core.row import NONE, fill, numbers, put, total
from triumvir.games.caesar_cleopatra.actions import pair_of
from triumvir.games.caesar_cleopatra.cards import (
    CARDS,
    DECK_SIZE,
    DECKS,
    OWN_LIMIT,
    PATRICIANS,
    VOTES,
)
from triumvir.games.caesar_cleopatra.fields import (
    ACTION_DECK,
    ANSWER,
    ARRANGED,
    DOWN,
    DOWN_N,
    ENDED,
    ENDS,
    LAID,
    LANE,
    LANE_N,
    LAYING,
    LAYOUT,
    LIFTED,
    OPTIONS,
    PENDING,
    PHASE,
    PILE,
    SEAT,
    SIDE_FIELDS,
    UP,
    VOTE_CARDS,
    WHOLE,
    cards_in,
    down_n,
    get,
    left,
    reserve,
    set_reserve,
    set_votes,
    won,
)
from triumvir.games.caesar_cleopatra.memory import surely_held, well_formed
from triumvir.games.caesar_cleopatra.phases.ending import group_points
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it."""
    row = position.row
    own = -1 if seat is None else seat
    phase = get(row, PHASE)
    view = WHOLE.describe(row, own, phase)
    view["options"] = OPTIONS.describe(row, own, phase)
    view["answering"] = phase == ANSWER
    # Castling: how many cards were taken up and how many of them lie again, not where.
    lifting = phase == LAYING
    view["lifted"] = int(total(row, LIFTED, 6) + get(row, LAID)) if lifting else 0
    votes = VOTE_CARDS.describe(row, own, phase)
    votes["pile"] = [VOTES[card] for card in sorted(cards_in(row, PILE))]
    view["votes"] = votes
    view["sides"] = [describe_side(position, side, own) for side in range(2)]
    return view


def describe_side(position: Position, side: int, own: int) -> Document:
    row = position.row
    phase = get(row, PHASE)
    castling = phase == LAYING and side == get(row, SEAT)
    arranged = get(row, ACTION_DECK) == ARRANGED
    points = [group_points(won(row, side, g), PATRICIANS[g], False) for g in range(5)]
    view = SIDE_FIELDS.describe(row, own, phase, side)
    # What a player has seen there and what cannot have left since (Spy, first hand).
    held = surely_held(position.memory(side)) if own >= 0 else []
    view["surely_held"] = [CARDS[kind] for kind in range(len(held)) for _ in range(held[kind])]
    view["reserve"] = {DECKS[deck]: int(left(row, side, deck)) for deck in range(2)}
    view["action_deck"] = own_deck(row, side) if side == own and arranged else None
    view["lanes"] = [describe_lane(row, side * 5 + group, own) for group in range(5)]
    view["castling"] = LANE.write(row, LIFTED) if side == own and castling else None
    view["open_points"] = int(sum(points))
    view["memory"] = position.memory(side).hex() if own >= 0 else ""
    return view


def describe_lane(row: Row, lane: int, own: int) -> Document:
    if is_covered(row, lane, own):
        return {"up": [], "down": 0, "known": None}
    return {
        "up": LANE.write(row, UP + lane * 6),
        "down": int(down_n(row, lane)),
        "known": LANE.write(row, DOWN + lane * 6) if lane // 5 == own else None,  # CC-48
    }


def is_covered(row: Row, lane: int, own: int) -> bool:
    """Where a castling player lays his cards is seen when all of them lie."""
    if get(row, PHASE) != LAYING or lane // 5 == own or lane // 5 != get(row, SEAT):
        return False
    return lane % 5 in pair_of(get(row, PENDING))


def own_deck(row: Row, side: int) -> list[object]:
    """CC-19: who arranged a deck knows its order, from the top."""
    return [CARDS[kind] for kind in reversed(cards_in(row, reserve(side, 1)))]


def veil(position: Position, own: int) -> Row:
    """The row as a seat may know it: what it may not see is 255, what it cannot know is 0."""
    row = position.row
    veiled = LAYOUT.veil(row, own)
    for side in range(2):
        for deck in range(2):
            put(veiled, reserve(side, deck), left(row, side, deck))
        if side == own and get(row, ACTION_DECK) == ARRANGED:
            fill(veiled, reserve(side, 1), numbers(row, reserve(side, 1), 1 + DECK_SIZE[1]))
    if get(row, SEAT) == own:
        fill(veiled, LIFTED, numbers(row, LIFTED, 6))
    pile = sorted(cards_in(row, PILE))
    set_votes(veiled, PILE, pile)
    for lane in range(10):
        if is_covered(row, lane, own):
            put(veiled, LANE_N + lane, NONE)
            put(veiled, DOWN_N + lane, NONE)
    return veiled


# And back


def template(position: Position, data: Document, seat: int) -> None:
    """Fill a fresh position with what a seat sees. The other's hidden cards, and the order of what
    nobody knows, are still to be filled in."""
    row = position.row
    position.read_seq(data)
    WHOLE.template(row, data, "view")
    OPTIONS.template(row, read_dict(read_key(data, "options", "view"), "view.options"), "view")
    votes = read_dict(read_key(data, "votes", "view"), "view.votes")
    VOTE_CARDS.template(row, votes, "view.votes")
    pile = read_list(read_key(votes, "pile", "view.votes"), "view.votes.pile")
    set_votes(row, PILE, [read_word(card, "view.votes.pile", VOTES) for card in pile])
    sides = read_list(read_key(data, "sides", "view"), "view.sides", 2)
    for side in range(2):
        fill_side(position, side, read_dict(sides[side], "view.sides"), side == seat)
    outcome = read_key(data, "outcome", "view")
    if outcome is not None:
        reason = read_key(read_dict(outcome, "view.outcome"), "reason", "view")
        ends = tuple([name for name, _ in ENDS])
        put(row, ENDED, read_word(reason, "view.outcome.reason", ends))


def fill_side(position: Position, side: int, data: Document, own: bool) -> None:
    row = position.row
    where = "view.sides"
    SIDE_FIELDS.template(row, data, where, side)
    sizes = read_dict(read_key(data, "reserve", where), where)
    for deck in range(2):
        size = read_int(read_key(sizes, DECKS[deck], where), where, 0, 37)
        put(row, reserve(side, deck), size)
    lanes = read_list(read_key(data, "lanes", where), where, 5)
    for group in range(5):
        lane = read_dict(lanes[group], where)
        place = side * 5 + group
        LANE.read(row, UP + place * 6, read_key(lane, "up", where), where)
        if own:
            LANE.read(row, DOWN + place * 6, read_key(lane, "known", where), where)
        put(row, DOWN_N + place, read_int(read_key(lane, "down", where), where, 0, OWN_LIMIT))
        put(row, LANE_N + place, get(row, DOWN_N + place) + total(row, UP + place * 6, 6))
    journal = bytes.fromhex(read_text(read_key(data, "memory", where), where))
    if not well_formed(journal):
        raise contradiction("view.sides.memory", "this is no journal of facts")
    position.set_memory(side, journal)
    if own:
        castling = read_key(data, "castling", where)
        if castling is not None:
            LANE.read(row, LIFTED, castling, where)
        cards = read_key(data, "action_deck", where)
        if cards is not None:
            names = read_list(cards, where)
            set_reserve(row, side, 1, [read_word(name, where, CARDS) for name in names])
