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
from triumvir.core.row import NONE, fill, numbers, put, same_cells, total
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
    HAND,
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
    view["lifted"] = lifted(row)
    view["votes"] = describe_votes(row, own)
    view["sides"] = [describe_side(position, side, own) for side in range(2)]
    return view


def lifted(row: Row) -> int:
    """Castling: how many cards were taken up and how many of them lie again, not where."""
    return int(total(row, LIFTED, 6) + get(row, LAID)) if get(row, PHASE) == LAYING else 0


def describe_votes(row: Row, own: int) -> Document:
    votes = VOTE_CARDS.describe(row, own, get(row, PHASE))
    votes["pile"] = [VOTES[card] for card in sorted(cards_in(row, PILE))]
    return votes


def describe_side(position: Position, side: int, own: int) -> Document:
    row = position.row
    view = SIDE_FIELDS.describe(row, own, get(row, PHASE), side)
    # What a player has seen there and what cannot have left since (Spy, first hand).
    view["surely_held"] = sure_cards(position.memory(side)) if own >= 0 else []
    view["reserve"] = reserve_sizes(row, side)
    view["action_deck"] = own_deck(row, side, own)
    view["lanes"] = [describe_lane(row, side * 5 + group, own) for group in range(5)]
    view["castling"] = castled(row, side, own)
    view["open_points"] = open_points(row, side)
    view["memory"] = position.memory(side).hex() if own >= 0 else ""
    return view


def sure_cards(journal: bytes) -> list[object]:
    held = surely_held(journal)
    return [CARDS[kind] for kind in range(len(held)) for _ in range(held[kind])]


def reserve_sizes(row: Row, side: int) -> Document:
    return {DECKS[deck]: int(left(row, side, deck)) for deck in range(2)}


def castled(row: Row, side: int, own: int) -> object:
    """The cards that a castling player still has to lay."""
    castling = get(row, PHASE) == LAYING and side == get(row, SEAT)
    return LANE.write(row, LIFTED) if side == own and castling else None


def open_points(row: Row, side: int) -> int:
    points = [group_points(won(row, side, g), PATRICIANS[g], False) for g in range(5)]
    return int(sum(points))


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


def own_deck(row: Row, side: int, own: int) -> list[object] | None:
    """CC-19: who arranged a deck knows its order, from the top."""
    if side != own or get(row, ACTION_DECK) != ARRANGED:
        return None
    return [CARDS[kind] for kind in reversed(cards_in(row, reserve(side, 1)))]


def describe_after(
    position: Position, before: Position, known: Document, seat: int | None
) -> Document:
    """The same as `describe`, where `known` is what the seat was told of the position `before`:
    whatever lies in cells that are as they were is taken from there."""
    row, past = position.row, before.row
    own = -1 if seat is None else seat
    phases = (get(past, PHASE), get(row, PHASE))
    view = WHOLE.describe_after(row, past, known, own, phases)
    same_options = same_cells(row, past, ACTION_DECK, 2)
    options = known["options"] if same_options else OPTIONS.describe(row, own, phases[1])
    view["options"] = options
    view["answering"] = phases[1] == ANSWER
    view["lifted"] = lifted(row)
    same_votes = same_cells(row, past, PILE, HAND - PILE)
    view["votes"] = known["votes"] if same_votes else describe_votes(row, own)
    sides = read_list(known["sides"], "view.sides", 2)
    view["sides"] = [
        describe_side_after(position, before, read_dict(sides[side], "view.sides"), side, own)
        for side in range(2)
    ]
    return view


def describe_side_after(
    position: Position, before: Position, known: Document, side: int, own: int
) -> Document:
    row, past = position.row, before.row
    phases = (get(past, PHASE), get(row, PHASE))
    journal = position.memory(side)
    remembered = own < 0 or journal == before.memory(side)
    castling = LAYING in phases  # then others see less for a while
    if remembered and not castling and SIDE_FIELDS.is_same(row, past, own, phases, side):
        return known
    view = SIDE_FIELDS.describe_after(row, past, known, own, phases, side)
    view["surely_held"] = known["surely_held"] if remembered else sure_cards(journal)
    same_sizes = left(row, side, 0) == left(past, side, 0) and left(row, side, 1) == left(
        past, side, 1
    )
    view["reserve"] = known["reserve"] if same_sizes else reserve_sizes(row, side)
    same_deck = same_cells(row, past, reserve(side, 1), 1 + DECK_SIZE[1])
    view["action_deck"] = known["action_deck"] if same_deck else own_deck(row, side, own)
    lanes = read_list(known["lanes"], "view.lanes", 5)
    view["lanes"] = [
        lanes[group]
        if is_same_lane(row, past, side * 5 + group, own)
        else describe_lane(row, side * 5 + group, own)
        for group in range(5)
    ]
    view["castling"] = castled(row, side, own)
    view["open_points"] = open_points(row, side)
    view["memory"] = known["memory"] if remembered else journal.hex()
    return view


def is_same_lane(row: Row, past: Row, lane: int, own: int) -> bool:
    if is_covered(row, lane, own) != is_covered(past, lane, own):
        return False
    return (
        same_cells(row, past, UP + lane * 6, 6)
        and same_cells(row, past, DOWN + lane * 6, 6)
        and down_n(row, lane) == down_n(past, lane)
    )


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
