"""A position as one row of bytes, and how its cells are read and changed.

Compiled, a row is an unboxed array that is copied in a tenth of a microsecond and that numpy reads
without a copy; in plain Python it is a bytearray. What lies where in it is told by a game's table
of fields (`layout.py`).

Bytes are not numbers. Compiled, 0 - 1 is 255 and 255 + 1 is 0 without a word; plain, either is an
error in a cell and neither is one elsewhere. What is compared with a constant, set to one or
counted on by one stays a cell (`row[at] > 0`, `row[at] = NONE`, `row[at] += 1`); whatever else is
reckoned with becomes a number first: `get` and `put`, or `i64(row[at])`.
"""

from __future__ import annotations

from typing import Final

from triumvir.native import Moves, Row, i64, quicken, u8, vec

# Nobody, nothing, or, in a row with holes, not known.
NONE: Final = 255
# More actions than a seat ever has to choose from.
MOST_MOVES: Final = 512


def blank(size: i64) -> Row:
    """A row of zeros. The only way to make one: plain Python must not hand a bytearray to compiled
    code. `row[:]` copies a row."""
    return vec[u8]([0] * size)


def room_for_moves() -> Moves:
    """A buffer that `State.moves` fills with the indices of legal actions."""
    return vec[i64]([0] * MOST_MOVES)


NO_MOVES: Final = vec[i64]()
NO_ROW: Final = blank(0)
PLAIN: Final = isinstance(room_for_moves(), list)
# The buffer that is lent, and how many have borrowed one at the moment: whoever comes while it is
# in use gets another. In plain Python, where a thread can be stopped anywhere, all are kept here.
SPARE: Final = room_for_moves()
LENT: Final = vec[i64]([0])
IDLE: Final[list[Moves]] = []


def borrow_moves() -> Moves:
    """A buffer for a short time; hand it back with `return_moves`."""
    if PLAIN:
        return IDLE.pop() if IDLE else room_for_moves()
    LENT[0] += 1
    return SPARE if LENT[0] == 1 else room_for_moves()


def return_moves(buffer: Moves) -> None:
    if PLAIN:
        IDLE.append(buffer)
    else:
        LENT[0] -= 1


def add_all(buffer: Moves, count: i64, moves: Moves) -> i64:
    """Put some moves behind those that are in the buffer already; how many there are then."""
    for index in moves:
        buffer[count] = index
        count += 1
    return count


def add_filled(buffer: Moves, count: i64, row: Row, first: i64, cells: i64, index: i64) -> i64:
    """For each of some cells that holds anything, put an action behind those that are in the buffer
    already; how many there are then. `index` is the action of the first of these cells."""
    for cell in range(cells):
        if row[first + cell] != 0:
            buffer[count] = index + cell
            count += 1
    return count


def get(row: Row, at: i64) -> i64:
    return i64(row[at])


def put(row: Row, at: i64, value: i64) -> None:
    row[at] = u8(value)


def add(row: Row, at: i64, value: i64) -> None:
    row[at] = u8(i64(row[at]) + value)


# Numbers past 255 lie in two or four cells, the lowest byte first.


def get_wide(row: Row, at: i64, size: i64) -> i64:
    value: i64 = 0
    for cell in range(size):
        value |= i64(row[at + cell]) << (8 * cell)
    return value


def put_wide(row: Row, at: i64, size: i64, value: i64) -> None:
    for cell in range(size):
        row[at + cell] = u8(value >> (8 * cell) & 255)


def count_on(row: Row, at: i64) -> None:
    """Add one to a number of several cells."""
    while row[at] == 255:
        row[at] = 0
        at += 1
    row[at] = u8(i64(row[at]) + 1)


# Rows as wholes


def same(one: Row, other: Row) -> bool:
    if len(one) != len(other):
        return False
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def same_cells(one: Row, other: Row, first: i64, count: i64) -> bool:
    """Whether two rows have the same in these cells."""
    for at in range(first, first + count):
        if one[at] != other[at]:
            return False
    return True


def key(row: Row) -> bytes:
    """The row as a value that can be hashed: rows are equal exactly if their keys are."""
    return bytes(memoryview(row))


def total(row: Row, first: i64, count: i64) -> i64:
    """The sum of some cells."""
    result: i64 = 0
    for at in range(first, first + count):
        result += i64(row[at])
    return result


def numbers(row: Row, first: i64, count: i64) -> list[int]:
    """Some cells as a list of numbers."""
    return [int(row[at]) for at in range(first, first + count)]


def fill(row: Row, first: i64, cells: list[int]) -> None:
    """Put a list of numbers into the row, from a place on."""
    at = first
    for cell in cells:
        row[at] = u8(cell)
        at += 1


def clear(row: Row, first: i64, count: i64) -> None:
    for at in range(first, first + count):
        row[at] = 0


def move_cells(row: Row, first: i64, end: i64, by: i64) -> None:
    """What lies in the cells from `first` to before `end` moves so many cells on, or back."""
    if by > 0:
        for at in range(end - 1, first - 1, -1):
            row[at + by] = row[at]
    else:
        for at in range(first, end):
            row[at + by] = row[at]


def sort_cells(row: Row, first: i64, count: i64) -> None:
    """Put what lies in these cells into order, one after the other."""
    for end in range(first + 1, first + count):
        cell = row[end]
        at = end
        while at > first and row[at - 1] > cell:
            row[at] = row[at - 1]
            at -= 1
        row[at] = cell


# Piles: the size, then the cards, the top one last


def cards_in(row: Row, pile: i64) -> list[int]:
    """The cards of a pile, the top one last."""
    return numbers(row, pile + 1, get(row, pile))


def push(row: Row, pile: i64, card: i64) -> None:
    size = get(row, pile) + 1
    put(row, pile, size)
    put(row, pile + size, card)


def pop(row: Row, pile: i64) -> i64:
    size = get(row, pile)
    card = get(row, pile + size)
    put(row, pile, size - 1)
    row[pile + size] = 0
    return card


def take_from(row: Row, pile: i64, place: i64) -> i64:
    """The card at this place, counted from the lowest one, is taken away; those above it follow."""
    size = get(row, pile)
    card = get(row, pile + 1 + place)
    move_cells(row, pile + 2 + place, pile + 1 + size, -1)
    row[pile + size] = 0
    put(row, pile, size - 1)
    return card


def clear_pile(row: Row, pile: i64) -> None:
    clear(row, pile, 1 + get(row, pile))


def set_pile(row: Row, pile: i64, cards: list[int]) -> None:
    """A pile anew, the top card last."""
    size: i64 = len(cards)
    for at in range(pile + 1 + size, pile + 1 + get(row, pile)):
        row[at] = 0
    row[pile] = u8(size)
    fill(row, pile + 1, cards)


quicken(__name__)
