"""A small net that judges positions, in whole numbers, with nothing but the standard library.

A position is told as features: small numbers, each of which is there or not. Those of like things
(the groups of patricians, the provinces, the other players) share one table and are told thing by
thing; those of the whole position have a table of their own. Every feature has a row of weights.
The rows of one thing are added up and clipped, and the things are added up in turn, so that their
order does not matter; then follow one small layer and the score.

Rows are packed: four numbers of 16 bits lie in one machine word, so that one addition makes four,
and two of 32 bits for the second layer. A number that becomes negative borrows from the next one in
its word and gets that back when they are taken apart. Nothing overflows as long as the weights keep
to the bounds that `lab.learn` checks when it writes them, and so plain Python, whose numbers know
no bounds, gives the same.
"""

from __future__ import annotations

import math
from typing import Final, final

from triumvir.native import Moves, i64, vec

WIDTH: Final = 32  # of a row, in numbers
WORDS: Final = 8  # and in words
SECOND: Final = 16  # units of the second layer
PAIRS: Final = 8  # words that they take
MOST_ACTIVE: Final = 512  # features of one position, the ends of things counted
END: Final = -1  # after the features of a thing

# Units, as powers of two: a clipped unit counts in 128ths, and so on.
ROW_BITS: Final = 8
UNIT_BITS: Final = 7
MIDDLE_BITS: Final = 6
LAST_BITS: Final = 10
TOP: Final = 127  # where a unit is clipped
SCORE: Final = float(1 << (UNIT_BITS + LAST_BITS))  # a score of 1

MAGIC: Final = b"triumvir net 1\n"
NO_FEATURES: Final[Moves] = vec[i64]([0] * MOST_ACTIVE)


def room_for_features() -> Moves:
    """A buffer for the features of one position."""
    return NO_FEATURES[:]


def read_numbers(data: bytes, at: int, count: int) -> list[int]:
    """Numbers of 16 bits with a sign, the lowest byte first."""
    return [
        int.from_bytes(data[place : place + 2], "little", signed=True)
        for place in range(at, at + 2 * count, 2)
    ]


def pack(numbers: list[int], lanes: int) -> list[int]:
    """So many numbers to a word, the first lowest."""
    bits = 64 // lanes
    words: list[int] = []
    for first in range(0, len(numbers), lanes):
        word = 0
        for lane in range(lanes):
            word += numbers[first + lane] << (bits * lane)
        words.append(word)
    return words


@final
class Net:
    """Weights that were read from a file, ready to judge.

    The file: a line that says what it is; four numbers of 16 bits: how many features a thing may
    have, how many the whole position, the weight of the hand-made opinion in 256ths, and nothing;
    then weights of 16 bits: the bias and rows of things, of the whole, the second layer with its
    bias (in two numbers each, low and high), the last layer with its bias.
    """

    def __init__(self, data: bytes) -> None:
        assert data[: len(MAGIC)] == MAGIC, "this is no net, or one of another version"
        at = len(MAGIC)
        header = read_numbers(data, at, 4)
        at += 8
        self.things: Final[i64] = header[0]
        self.wholes: Final[i64] = header[1]
        self.trust: Final = header[2] / 256.0  # in the hand-made opinion
        rows = header[0] + header[1] + 2
        self.rows: Final[Moves] = vec[i64](pack(read_numbers(data, at, rows * WIDTH), 4))
        at += 2 * rows * WIDTH
        count = 2 * WIDTH * SECOND
        self.middle: Final[Moves] = vec[i64](pack(read_numbers(data, at, count), 2))
        at += 2 * count
        halves = read_numbers(data, at, 2 * SECOND)
        bias = [(halves[2 * n] & 0xFFFF) + (halves[2 * n + 1] << 16) for n in range(SECOND)]
        self.middle_bias: Final[Moves] = vec[i64](pack(bias, 2))
        at += 4 * SECOND
        self.last: Final[Moves] = vec[i64](read_numbers(data, at, SECOND))
        halves = read_numbers(data, at + 2 * SECOND, 2)
        self.last_bias: Final[i64] = (halves[0] & 0xFFFF) + (halves[1] << 16)
        assert at + 2 * SECOND + 4 == len(data), "the net is not as long as it says"

    def value(self, active: Moves, opinion: float) -> float:
        """How good a position is, from -1 to 1: the hand-made opinion, and what the net adds."""
        score = float(self.score(active)) / SCORE + self.trust * opinion
        return 1.0 - 2.0 / (math.exp(2.0 * score) + 1.0)

    def score(self, active: Moves) -> i64:
        """The score of a position, in parts of SCORE. `active`: the features of things, each thing
        with END behind it, then another END, then those of the whole with END behind them."""
        rows = self.rows
        sums = NO_UNITS[:]
        at: i64 = 0
        # Things, until one has no features at all
        while active[at] >= 0:
            at = add_up(rows, active, at, 0, sums, 0)
        add_up(rows, active, at + 1, self.things + 1, sums, WIDTH)
        return self.finish(sums)

    def finish(self, sums: Moves) -> i64:
        """The two last layers."""
        middle = self.middle
        bias = self.middle_bias
        w0: i64 = bias[0]
        w1: i64 = bias[1]
        w2: i64 = bias[2]
        w3: i64 = bias[3]
        w4: i64 = bias[4]
        w5: i64 = bias[5]
        w6: i64 = bias[6]
        w7: i64 = bias[7]
        unit: i64 = 0
        while unit < 2 * WIDTH:
            value: i64 = sums[unit]
            if value != 0:
                at = unit * PAIRS
                w0 += value * middle[at]
                w1 += value * middle[at + 1]
                w2 += value * middle[at + 2]
                w3 += value * middle[at + 3]
                w4 += value * middle[at + 4]
                w5 += value * middle[at + 5]
                w6 += value * middle[at + 6]
                w7 += value * middle[at + 7]
            unit += 1
        last = self.last
        score = self.last_bias
        score += two_units(w0, last[0], last[1]) + two_units(w1, last[2], last[3])
        score += two_units(w2, last[4], last[5]) + two_units(w3, last[6], last[7])
        score += two_units(w4, last[8], last[9]) + two_units(w5, last[10], last[11])
        score += two_units(w6, last[12], last[13]) + two_units(w7, last[14], last[15])
        return score


NO_UNITS: Final[Moves] = vec[i64]([0] * (2 * WIDTH))


def add_up(rows: Moves, active: Moves, start: i64, first: i64, sums: Moves, to: i64) -> i64:
    """Add up the rows of one thing, the row `first` being its bias, clip them and add them to the
    units from `to` on. Where the next thing begins."""
    at = first * WORDS
    w0: i64 = rows[at]
    w1: i64 = rows[at + 1]
    w2: i64 = rows[at + 2]
    w3: i64 = rows[at + 3]
    w4: i64 = rows[at + 4]
    w5: i64 = rows[at + 5]
    w6: i64 = rows[at + 6]
    w7: i64 = rows[at + 7]
    place = start
    feature: i64 = active[place]
    while feature >= 0:
        at = (first + 1 + feature) * WORDS
        w0 += rows[at]
        w1 += rows[at + 1]
        w2 += rows[at + 2]
        w3 += rows[at + 3]
        w4 += rows[at + 4]
        w5 += rows[at + 5]
        w6 += rows[at + 6]
        w7 += rows[at + 7]
        place += 1
        feature = active[place]
    clip_four(w0, sums, to)
    clip_four(w1, sums, to + 4)
    clip_four(w2, sums, to + 8)
    clip_four(w3, sums, to + 12)
    clip_four(w4, sums, to + 16)
    clip_four(w5, sums, to + 20)
    clip_four(w6, sums, to + 24)
    clip_four(w7, sums, to + 28)
    return place + 1


def clip_four(word: i64, sums: Moves, to: i64) -> None:
    """Take the four numbers of a word apart, clip each and add it to its unit."""
    low: i64 = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    if low > 1:
        sums[to] += clipped(low >> 1)
    low = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    if low > 1:
        sums[to + 1] += clipped(low >> 1)
    low = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    if low > 1:
        sums[to + 2] += clipped(low >> 1)
    if word > 1:
        sums[to + 3] += clipped(word >> 1)


def clipped(value: i64) -> i64:
    if value > TOP:
        return TOP
    return value


def two_units(word: i64, first: i64, second: i64) -> i64:
    """Two units of the second layer, clipped, times their weights in the last."""
    low: i64 = ((word & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
    high = (word - low) >> 32
    score: i64 = 0
    low >>= MIDDLE_BITS
    high >>= MIDDLE_BITS
    if low > 0:
        score += clipped(low) * first
    if high > 0:
        score += clipped(high) * second
    return score
