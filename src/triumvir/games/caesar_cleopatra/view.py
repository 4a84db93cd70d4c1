"""What each seat sees, built up from nothing, and a position made from it again, with holes.

Who may see what is decided here and in the table of fields, nowhere else.
"""

from __future__ import annotations

from triumvir.core.document import Document, Part, read_list, read_word
from triumvir.core.row import NONE, cards_in, fill, get, numbers, put, same_cells, total
from triumvir.games.caesar_cleopatra.actions import pair_of
from triumvir.games.caesar_cleopatra.cards import CARDS, DECK_SIZE, PATRICIANS
from triumvir.games.caesar_cleopatra.fields import (
    ACTION_DECK,
    ANSWER,
    ARRANGED,
    DOWN,
    DOWN_N,
    ENDED,
    HAND,
    LAID,
    LANE,
    LANE_N,
    LANES,
    LAYING,
    LAYOUT,
    LIFTED,
    MOST_VOTES,
    OPTIONS,
    PENDING,
    PHASE,
    PILE,
    REASONS,
    RESERVES_SEEN,
    SEAT,
    SIDE_FIELDS,
    UP,
    VOTES_SEEN,
    WHOLE,
    count_lane,
    left,
    reserve,
    set_reserve,
    won,
)
from triumvir.games.caesar_cleopatra.memory import surely_held
from triumvir.games.caesar_cleopatra.phases.ending import group_points
from triumvir.games.caesar_cleopatra.position import Position
from triumvir.native import Row, i64


def describe(position: Position, seat: int | None) -> Document:
    """The table as one seat, or an onlooker, sees it."""
    row = position.row
    own = -1 if seat is None else seat
    view = WHOLE.describe(row, own, get(row, PHASE))
    add_questions(view, row)
    view["options"] = OPTIONS.dump(row)
    view["votes"] = VOTES_SEEN.dump(row)
    view["sides"] = [describe_side(position, side, own) for side in range(2)]
    return view


def describe_after(
    position: Position, before: Position, known: Document, seat: int | None
) -> Document:
    """The same, where `known` is what the seat was told of the position `before`: whatever follows
    from cells that are as they were is taken from there."""
    row, past = position.row, before.row
    own = -1 if seat is None else seat
    view = known.copy()
    WHOLE.renew(view, row, past, own, (get(past, PHASE), get(row, PHASE)))
    add_questions(view, row)
    if not same_cells(row, past, ACTION_DECK, 2):
        view["options"] = OPTIONS.dump(row)
    if not same_cells(row, past, PILE, HAND - PILE):
        view["votes"] = VOTES_SEEN.dump(row)
    sides = read_list(known["sides"], "view.sides", 2)
    first = describe_side_after(position, before, sides[0], 0, own)
    second = describe_side_after(position, before, sides[1], 1, own)
    if first is not sides[0] or second is not sides[1]:
        view["sides"] = [first, second]
    return view


def is_same_side(position: Position, before: Position, side: int, own: int) -> bool:
    """Whether a seat is told nothing new of a side."""
    row, past = position.row, before.row
    phases = (get(past, PHASE), get(row, PHASE))
    if LAYING in phases:  # then others see less for a while
        return False
    if own >= 0 and position.memory(side) != before.memory(side):
        return False
    if not SIDE_FIELDS.is_same(row, past, own, phases, side):
        return False
    return same_cells(row, past, UP + side * 30, 30) and same_cells(row, past, DOWN + side * 30, 30)


def is_same_lane(row: Row, past: Row, lane: int, own: int) -> bool:
    """Whether a seat is told nothing new of a lane. How many lie face down follows from which."""
    if is_covered(row, lane, own) != is_covered(past, lane, own):
        return False
    return same_cells(row, past, UP + lane * 6, 6) and same_cells(row, past, DOWN + lane * 6, 6)


def add_questions(view: Document, row: Row) -> None:
    phase = get(row, PHASE)
    view["answering"] = phase == ANSWER
    # Castling: how many cards were taken up and how many of them lie again, not where.
    lifted = int(total(row, LIFTED, 6) + get(row, LAID))
    view["lifted"] = lifted if phase == LAYING else 0


def describe_side(position: Position, side: int, own: int) -> Document:
    row = position.row
    view = SIDE_FIELDS.describe(row, own, get(row, PHASE), side)
    view.update(RESERVES_SEEN.dump(row, side))
    view["action_deck"] = None
    view["lanes"] = [describe_lane(row, side * 5 + group, own) for group in range(5)]
    add_rest(view, position, side, own)
    # What a player has seen there and what cannot have left since (Spy, first hand).
    journal = position.memory(side)
    view["surely_held"] = sure_cards(journal) if own >= 0 else []
    view["memory"] = journal.hex() if own >= 0 else ""
    return view


def describe_side_after(
    position: Position, before: Position, known: object, side: int, own: int
) -> object:
    if is_same_side(position, before, side, own):
        return known
    assert isinstance(known, dict)
    row, past = position.row, before.row
    phases = (get(past, PHASE), get(row, PHASE))
    view: Document = known.copy()
    SIDE_FIELDS.renew(view, row, past, own, phases, side)
    RESERVES_SEEN.renew(view, row, past, own, phases, side)
    told = read_list(view["lanes"], "view.lanes", 5)
    lanes = told
    for group in range(5):
        if not is_same_lane(row, past, side * 5 + group, own):
            if lanes is told:
                lanes = told[:]
            lanes[group] = describe_lane(row, side * 5 + group, own)
    view["lanes"] = lanes
    add_rest(view, position, side, own)
    journal = position.memory(side)
    if own >= 0 and journal != before.memory(side):
        view["surely_held"] = sure_cards(journal)
        view["memory"] = journal.hex()
    return view


def add_rest(view: Document, position: Position, side: int, own: int) -> None:
    """What of a side does not lie in cells as it is told."""
    row = position.row
    view["action_deck"] = own_deck(row, side, own)
    # The cards that a castling player still has to lay.
    castling = get(row, PHASE) == LAYING and side == get(row, SEAT)
    view["castling"] = LANE.write(row, LIFTED) if side == own and castling else None
    points: i64 = 0
    for group in range(5):
        points += group_points(won(row, side, group), PATRICIANS[group], False)
    view["open_points"] = int(points)


def sure_cards(journal: bytes) -> list[object]:
    held = surely_held(journal)
    return [CARDS[kind] for kind in range(len(held)) for _ in range(held[kind])]


def describe_lane(row: Row, lane: int, own: int) -> Document:
    if is_covered(row, lane, own):
        return {"up": [], "down": 0, "known": None}
    return LANES.describe(row, own, get(row, PHASE), lane)


def is_covered(row: Row, lane: int, own: int) -> bool:
    """Where a castling player lays his cards is seen when all of them lie."""
    if get(row, PHASE) != LAYING or lane // 5 == own:
        return False
    if lane // 5 != get(row, SEAT):
        return False
    return lane % 5 in pair_of(get(row, PENDING))


def own_deck(row: Row, side: int, own: int) -> list[object] | None:
    """CC-19: who arranged a deck knows its order, from the top."""
    if side != own or get(row, ACTION_DECK) != ARRANGED:
        return None
    return [CARDS[kind] for kind in reversed(cards_in(row, reserve(side, 1)))]


def veil(position: Position, own: int) -> Row:
    """The row as a seat may know it: what it may not see is 255, what it cannot know is 0."""
    row = position.row
    veiled = LAYOUT.veil(row, own)
    for side in range(2):
        for deck in range(2):
            put(veiled, reserve(side, deck), left(row, side, deck))
        if side == own and get(row, ACTION_DECK) == ARRANGED:
            deck = reserve(side, 1)
            fill(veiled, deck, numbers(row, deck, 1 + DECK_SIZE[1]))
    if get(row, SEAT) == own:
        fill(veiled, LIFTED, numbers(row, LIFTED, 6))
    pile = sorted(cards_in(row, PILE))
    fill(veiled, PILE, [len(pile), *pile] + [0] * (MOST_VOTES - len(pile)))
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
    view = Part(data, "view")
    position.read_seq(view)
    WHOLE.template(row, view)
    OPTIONS.template(row, view.part("options"))
    VOTES_SEEN.template(row, view.part("votes"))
    sides = view.parts("sides", 2)
    for side in range(2):
        fill_side(position, side, sides[side], side == seat)
    if view.value("outcome") is not None:
        put(row, ENDED, view.part("outcome").word("reason", REASONS))


def fill_side(position: Position, side: int, part: Part, own: bool) -> None:
    row = position.row
    SIDE_FIELDS.template(row, part, side)
    RESERVES_SEEN.template(row, part, side)
    LANES.template_list(row, part.parts("lanes", 5), side * 5)
    for lane in range(side * 5, side * 5 + 5):
        count_lane(row, lane)
    position.read_memory(side, part)
    if own:
        if part.value("castling") is not None:
            LANE.read(row, LIFTED, part.value("castling"), part.name("castling"))
        if part.value("action_deck") is not None:
            cards = part.entries("action_deck")
            names = [read_word(name, part.name("action_deck"), CARDS) for name in cards]
            set_reserve(row, side, 1, names)
