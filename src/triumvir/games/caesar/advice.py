"""A rough opinion of a position, for bots. They ask for it at every step, so it is kept quick."""

from __future__ import annotations

from typing import Final

from triumvir.core.row import NONE
from triumvir.games.caesar.board import ACROSS, AROUND, CONTROL_SPACES
from triumvir.games.caesar.fields import (
    BONUS,
    CONTROL,
    FALLEN,
    FREE,
    GAPS,
    LAY,
    LINE,
    OVER,
    PHASE,
    SIDE,
    WINNER,
    gaps,
    get,
    hand,
    is_crassus,
    left,
    senates,
    side_of,
    sums,
    supply_size,
)
from triumvir.games.caesar.pieces import FITS, HIGH
from triumvir.native import Row, i64, vec

# The neighbours of each province and its borders as sets: bit p for province p, bit b for border b.
NEIGHBOURS: Final = vec[i64]([sum([1 << other for other in set(across)]) for across in ACROSS])
BORDERS_OF: Final = vec[i64]([sum([1 << border for border in around]) for around in AROUND])
# Neighbours to be counted, three bits for each province: one more for each of this one's.
ONE_MORE: Final = vec[i64]([sum([1 << 3 * other for other in set(across)]) for across in ACROSS])

# What a bonus is worth in markers to whoever takes it: Senate, Tactics, Wealth, Might, Poison,
# Centurion. Weights found by trying: bots that use them beat bots that use the ones before.
BONUS_WORTH: Final = vec[float]([0.9, 0.9, 0.5, 0.5, 0.5, 0.6])
TOKEN_WORTH: Final = 0.25
SENATE_WORTH: Final = 0.35
# How much of what it can win the side on turn gets: one province now, others perhaps later.
TO_CLOSE: Final = 0.8
TO_CLOSE_LATER: Final = 0.2

# The highest number on the tokens of a set that fit a symbol, plus 1: four bits for each symbol.
# [eight * 256 + set], a set of eight tokens at a time.
BEST_OF: Final = vec[i64](
    [
        sum(
            [
                max(
                    [
                        HIGH[token] + 1
                        for token in range(eight * 8, min(eight * 8 + 8, len(HIGH)))
                        if chosen >> token - eight * 8 & 1 and FITS[token] >> symbol & 1
                    ],
                    default=0,
                )
                << 4 * symbol
                for symbol in range(3)
            ]
        )
        for eight in range(3)
        for chosen in range(256)
    ]
)
# How likely a lead wins an open province: [(lead + MOST_LEAD) * 8 + free borders].
MOST_LEAD: Final = 255


def likely(lead: int, free: int) -> float:
    ahead = float(lead) / (1.0 + 1.7 * float(free))
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))


CHANCES: Final = vec[float](
    [likely(lead, free) for lead in range(-MOST_LEAD, MOST_LEAD + 1) for free in range(8)]
)
# What an open province is worth by its open neighbours, [province * 8 + neighbours], and numbers as
# they are.
WORTHS: Final = vec[float]([spaces + 0.25 * near for spaces in CONTROL_SPACES for near in range(8)])
NUMBERS: Final = vec[float]([float(number) for number in range(32)])
SPACES: Final = vec[i64](CONTROL_SPACES)


def evaluate(row: Row, seat: i64) -> float:
    """Markers put down, what open provinces promise, tokens and Senates: from -1 to 1."""
    side = side_of(row, seat)
    if row[PHASE] == OVER:
        return 1.0 if get(row, WINNER) == side else -1.0
    return weigh(row, side, promises(row, side))


def weigh(row: Row, side: i64, promised: float) -> float:
    """The opinion, if that is what open provinces promise."""
    tokens = supply_lead(row, side, supply_size(row, side))
    return opinion(marker_lead(row, side), promised, senate_lead(row, side), tokens, least(row))


def opinion(markers: float, promised: float, senate: float, tokens: float, fewest: float) -> float:
    """By how much a side is ahead in each of these, in markers, as an opinion from -1 to 1."""
    lead = markers + promised + senate + tokens
    # Near the end a marker weighs more.
    return lead / (4.0 + 0.5 * fewest + abs(lead))


def marker_lead(row: Row, side: i64) -> float:
    return NUMBERS[left(row, 1 - side)] - NUMBERS[left(row, side)]


def senate_lead(row: Row, side: i64) -> float:
    return SENATE_WORTH * (NUMBERS[senates(row, side)] - NUMBERS[senates(row, 1 - side)])


def supply_lead(row: Row, side: i64, size: i64) -> float:
    """If the side has a supply of this size."""
    return TOKEN_WORTH * (NUMBERS[size] - NUMBERS[supply_size(row, 1 - side)])


def least(row: Row) -> float:
    """The markers of whoever has the fewest left."""
    caesars = left(row, 0)
    pompeys = left(row, 1)
    return NUMBERS[caesars if caesars < pompeys else pompeys]


def promises(row: Row, side: i64) -> float:
    """The markers that open provinces promise the side, less those they promise the other."""
    own, others, still_open = neighbours(row, side)
    mover: i64 = -1
    best: i64 = 0
    free: i64 = 0
    if row[PHASE] == LAY:
        mover = i64(row[SIDE])
        best = best_values(row, mover)
        free = free_borders(row)
    total = 0.0
    most = 0.0
    swings = 0.0
    for province in range(i64(18)):
        open_borders = i64(row[GAPS + province])
        if open_borders != 0:
            worth = WORTHS[province * 8 + (still_open >> 3 * province & 7)]
            own_worth = worth + NUMBERS[own >> 3 * province & 7]
            other_worth = worth + NUMBERS[others >> 3 * province & 7]
            lead = sums(row, province, side) - sums(row, province, 1 - side)
            chance = CHANCES[(lead + MOST_LEAD) * 8 + open_borders]
            total += chance * own_worth - (1.0 - chance) * other_worth
            if open_borders == 1 and mover >= 0:
                highest = best >> 4 * symbol_of(BORDERS_OF[province] & free) & 15
                if highest != 0:
                    swing = BONUS_WORTH[i64(row[BONUS + province])]
                    if mover == side:
                        if lead + highest > 1:
                            swing += (1.0 - chance) * (own_worth + other_worth)
                    elif highest - lead > 1:
                        swing += chance * (own_worth + other_worth)
                    swings += swing
                    if swing > most:
                        most = swing
    gain = TO_CLOSE * most + TO_CLOSE_LATER * (swings - most)
    return total + gain if mover == side else total - gain


def neighbours(row: Row, side: i64) -> tuple[i64, i64, i64]:
    """How many neighbours of each province, three bits for each, are this side's and the other's,
    where a shared border still brings a marker, and how many are open."""
    own: i64 = 0
    others: i64 = 0
    still_open: i64 = 0
    for province in range(i64(18)):
        holder = i64(row[CONTROL + province])
        if holder == NONE:
            if row[GAPS + province] != 0:
                still_open += ONE_MORE[province]
        elif row[FALLEN + province] == 0:
            if holder == side:
                own += ONE_MORE[province]
            else:
                others += ONE_MORE[province]
    return own, others, still_open


def chance_of(row: Row, side: i64, province: i64) -> float:
    """How likely the side wins an open province, as far as its sums tell."""
    lead = sums(row, province, side) - sums(row, province, 1 - side)
    return CHANCES[(lead + MOST_LEAD) * 8 + gaps(row, province)]


def best_values(row: Row, side: i64) -> i64:
    """The highest number that a side can lay at a border of each symbol, plus 1, four bits each;
    0 for none."""
    tokens = tokens_of(row, side)
    first = BEST_OF[tokens & 255]
    second = BEST_OF[256 + (tokens >> 8 & 255)]
    third = BEST_OF[512 + (tokens >> 16)]
    best = highest(first & 15, second & 15, third & 15)
    best |= highest(first >> 4 & 15, second >> 4 & 15, third >> 4 & 15) << 4
    return best | highest(first >> 8, second >> 8, third >> 8) << 8


def highest(first: i64, second: i64, third: i64) -> i64:
    if second > first:
        first = second
    return third if third > first else first


def free_borders(row: Row) -> i64:
    """The free borders as a set, bit b for border b."""
    free = i64(row[FREE]) | i64(row[FREE + 1]) << 5 | i64(row[FREE + 2]) << 10
    return free | i64(row[FREE + 3]) << 15 | i64(row[FREE + 4]) << 20 | i64(row[FREE + 5]) << 25


def symbol_of(borders: i64) -> i64:
    """The symbol of the first border of a set: they lie in tens."""
    if borders & 0x3FF != 0:
        return 0
    return 1 if borders & 0xFFC00 != 0 else 2


def tokens_of(row: Row, side: i64) -> i64:
    """A supply as a set; Crassus's row is his supply."""
    tokens = hand(row, side)
    if is_crassus(row, side):
        bit: i64 = 1
        for place in range(i64(LINE + 1), LINE + 1 + get(row, LINE)):
            tokens |= bit << get(row, place)
    return tokens
