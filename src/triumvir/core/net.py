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

Positions that a search looks at one after the other have most things in common. So a game may name
a thing, or a part of the whole, by a key that its features follow from. What the rows of a key add
up to, of a thing what it adds to the second layer, is kept until another key needs the room.
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
NO_UNITS: Final[Moves] = vec[i64]([0] * (2 * WORDS))

# How many keys are known at a time, and how they are spread over the slots.
SLOT_BITS: Final = 13
SLOTS: Final = 1 << SLOT_BITS
SPREAD: Final = 0x1E3779B97F4A7C15


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
        # For one opinion at a time
        self.active: Final = room_for_features()
        self.keys: Final = room_for_features()
        self.units: Final = NO_UNITS[:]  # those of the second layer so far; those of the whole
        self.known: Final[Moves] = vec[i64]([-1] * SLOTS)  # the key whose sums are in a slot
        self.sums: Final[Moves] = vec[i64]([0] * ((SLOTS + 1) * WORDS))  # and one slot to try

    def value(self, active: Moves, opinion: float) -> float:
        """How good a position is, from -1 to 1: the hand-made opinion, and what the net adds."""
        return self.judge(self.score(active), opinion)

    def judge(self, score: i64, opinion: float) -> float:
        """The same from the net's score."""
        whole = float(score) / SCORE + self.trust * opinion
        return 1.0 - 2.0 / (math.exp(2.0 * whole) + 1.0)

    def score(self, active: Moves) -> i64:
        """The score of a position, in parts of SCORE. `active`: the features of things, each thing
        with END behind it, then another END, then those of the whole with END behind them."""
        whole: i64 = 0
        while active[whole] >= 0:
            whole = past(active, whole)
        self.begin(active, whole + 1)
        units = self.units
        sums = self.sums
        at: i64 = 0
        while active[at] >= 0:
            self.fill(SLOTS, active, at, True)
            for word in range(i64(WORDS)):
                units[word] += sums[SLOTS * WORDS + word]
            at = past(active, at)
        return self.finish()

    # Step by step: `begin`, then `recall`, then `finish`

    def begin(self, active: Moves, start: i64) -> None:
        """Add up the rows of features of the whole, from a place on to END."""
        units = self.units
        bias = self.middle_bias
        for word in range(i64(WORDS)):
            units[word] = bias[word]
        rows = self.rows
        first = self.things + 1
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
        units[8] = w0
        units[9] = w1
        units[10] = w2
        units[11] = w3
        units[12] = w4
        units[13] = w5
        units[14] = w6
        units[15] = w7

    def recall(self, start: i64, to: i64) -> i64:
        """Add what is known of `keys`, from a place on: of things to the second layer (`to` 0), of
        parts to the whole (WORDS). Where END is, or a key that must be told first, by `keep`."""
        keys = self.keys
        known = self.known
        sums = self.sums
        units = self.units
        w0: i64 = units[to]
        w1: i64 = units[to + 1]
        w2: i64 = units[to + 2]
        w3: i64 = units[to + 3]
        w4: i64 = units[to + 4]
        w5: i64 = units[to + 5]
        w6: i64 = units[to + 6]
        w7: i64 = units[to + 7]
        place = start
        key: i64 = keys[place]
        while key >= 0:
            slot = slot_of(key)
            if known[slot] != key:
                break
            at = slot * WORDS
            w0 += sums[at]
            w1 += sums[at + 1]
            w2 += sums[at + 2]
            w3 += sums[at + 3]
            w4 += sums[at + 4]
            w5 += sums[at + 5]
            w6 += sums[at + 6]
            w7 += sums[at + 7]
            place += 1
            key = keys[place]
        units[to] = w0
        units[to + 1] = w1
        units[to + 2] = w2
        units[to + 3] = w3
        units[to + 4] = w4
        units[to + 5] = w5
        units[to + 6] = w6
        units[to + 7] = w7
        return place

    def keep(self, key: i64, is_thing: bool) -> None:
        """Keep what the key comes to whose features are in `active`."""
        slot = slot_of(key)
        self.known[slot] = key
        self.fill(slot, self.active, 0, is_thing)

    def fill(self, slot: i64, active: Moves, start: i64, is_thing: bool) -> None:
        """Add up rows from a place on to END: for a thing with the bias, then clipped and brought
        to the second layer; for a part of the whole they stay as they are."""
        rows = self.rows
        sums = self.sums
        first: i64 = 0
        if not is_thing:
            first = self.things + 1
        to = slot * WORDS
        for word in range(i64(WORDS)):
            total: i64 = 0
            if is_thing:
                total = rows[word]
            place = start
            while active[place] >= 0:
                total += rows[(first + 1 + active[place]) * WORDS + word]
                place += 1
            sums[to + word] = total
        if is_thing:
            units = sums[to : to + WORDS]
            for word in range(i64(WORDS)):
                sums[to + word] = 0
            self.bring(units, 0, 0, sums, to)

    def bring(self, units: Moves, start: i64, unit: i64, sums: Moves, to: i64) -> None:
        """Clip the units that begin at a place, the first of which is number `unit`, and add what
        they bring to the second layer."""
        middle = self.middle
        w0: i64 = sums[to]
        w1: i64 = sums[to + 1]
        w2: i64 = sums[to + 2]
        w3: i64 = sums[to + 3]
        w4: i64 = sums[to + 4]
        w5: i64 = sums[to + 5]
        w6: i64 = sums[to + 6]
        w7: i64 = sums[to + 7]
        for word in range(i64(WORDS)):
            four = clip(units[start + word])
            at = (unit + 4 * word) * PAIRS
            while four != 0:
                value = four & 0xFFFF
                if value != 0:
                    w0 += value * middle[at]
                    w1 += value * middle[at + 1]
                    w2 += value * middle[at + 2]
                    w3 += value * middle[at + 3]
                    w4 += value * middle[at + 4]
                    w5 += value * middle[at + 5]
                    w6 += value * middle[at + 6]
                    w7 += value * middle[at + 7]
                four >>= 16
                at += PAIRS
        sums[to] = w0
        sums[to + 1] = w1
        sums[to + 2] = w2
        sums[to + 3] = w3
        sums[to + 4] = w4
        sums[to + 5] = w5
        sums[to + 6] = w6
        sums[to + 7] = w7

    def finish(self) -> i64:
        """The units of the whole are brought to the second layer, too; then the last."""
        units = self.units
        self.bring(units, WORDS, WIDTH, units, 0)
        last = self.last
        score = self.last_bias
        for pair in range(i64(PAIRS)):
            score += two_units(units[pair], last[2 * pair], last[2 * pair + 1])
        return score


def past(active: Moves, at: i64) -> i64:
    """Behind the END of what begins here."""
    while active[at] >= 0:
        at += 1
    return at + 1


def slot_of(key: i64) -> i64:
    """Where the sums of a key lie. The bits that count are the same whether numbers overflow."""
    return (key ^ key >> 31) * SPREAD >> 40 & (SLOTS - 1)


def clip(word: i64) -> i64:
    """The four numbers of a word, halved and clipped: no longer negative, so they do not borrow."""
    low: i64 = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    four = clipped(low >> 1)
    low = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    four |= clipped(low >> 1) << 16
    low = ((word & 0xFFFF) ^ 0x8000) - 0x8000
    word = (word - low) >> 16
    four |= clipped(low >> 1) << 32
    return four | clipped(word >> 1) << 48


def clipped(value: i64) -> i64:
    if value < 0:
        return 0
    if value > TOP:
        return TOP
    return value


def two_units(word: i64, first: i64, second: i64) -> i64:
    """Two units of the second layer, clipped, times their weights in the last."""
    low: i64 = ((word & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
    high = (word - low) >> 32
    return clipped(low >> MIDDLE_BITS) * first + clipped(high >> MIDDLE_BITS) * second
