"""How lays look at first sight. Most of them close no province: two sums and one supply change, the
other side is on turn, and nothing else. So what open provinces promise is added up from the first
of the two on, in the order of `advice.promises`, and comes to the very same number.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.evaluator import Evaluator, Sights
from triumvir.core.game import State
from triumvir.games.caesar.actions import BORDER_OF, FAR, HIDE_0, NEAR
from triumvir.games.caesar.advice import (
    BONUS_WORTH,
    BORDERS_OF,
    CHANCES,
    MOST_LEAD,
    NUMBERS,
    TO_CLOSE,
    TO_CLOSE_LATER,
    WORTHS,
    best_values,
    free_borders,
    least,
    marker_lead,
    neighbours,
    opinion,
    senate_lead,
    supply_lead,
    symbol_of,
)
from triumvir.games.caesar.board import FIRST, SECOND
from triumvir.games.caesar.fields import (
    BONUS,
    EXTRA,
    GAPS,
    LAY,
    PHASE,
    RECRUIT,
    SIDE,
    bag,
    gaps,
    get,
    hand,
    is_solo,
    sums,
    supply_size,
)
from triumvir.games.caesar.pieces import FITTING
from triumvir.native import Row, i64, vec

NO_VALUES: Final = vec[float]([0.0] * 18)


def sights(evaluator: Evaluator, state: State, seat: i64) -> Sights:
    row = state.row
    plain = row[EXTRA] == 0 and row[RECRUIT] == 0 and not is_solo(row)
    if plain and row[PHASE] == LAY and get(row, SIDE) == seat:
        return LaySights(evaluator, state, seat)
    return Sights(evaluator, state, seat)


@final
class LaySights(Sights):
    """Lays of one of two players."""

    __slots__ = (
        "before",
        "best",
        "fewest",
        "free",
        "markers",
        "other_worth",
        "own_worth",
        "promised",
        "row",
        "senates",
        "swings",
        "tokens",
    )

    def __init__(self, evaluator: Evaluator, state: State, side: i64) -> None:
        super().__init__(evaluator, state, side)
        row = state.row
        self.row: Final[Row] = row
        self.free: Final[i64] = free_borders(row)
        self.best: Final[i64] = best_values(row, 1 - side)  # of the side that is on turn then
        # CA-17: a token is drawn for the one that was laid.
        size = supply_size(row, side)
        if bag(row, side) == 0:
            size -= 1
        self.markers: Final = marker_lead(row, side)
        self.senates: Final = senate_lead(row, side)
        self.tokens: Final = supply_lead(row, side, size)
        self.fewest: Final = least(row)
        # Of each open province: what it is worth, what it promises now, what those before it
        # promise, and what the other side can win there by closing it
        self.own_worth: Final = NO_VALUES[:]
        self.other_worth: Final = NO_VALUES[:]
        self.promised: Final = NO_VALUES[:]
        self.before: Final = NO_VALUES[:]
        self.swings: Final = NO_VALUES[:]
        own, others, still_open = neighbours(row, side)
        total = 0.0
        for province in range(i64(18)):
            self.before[province] = total
            if row[GAPS + province] != 0:
                worth = WORTHS[province * 8 + (still_open >> 3 * province & 7)]
                self.own_worth[province] = worth + NUMBERS[own >> 3 * province & 7]
                self.other_worth[province] = worth + NUMBERS[others >> 3 * province & 7]
                lead = sums(row, province, side) - sums(row, province, 1 - side)
                self.see(province, lead, get(row, GAPS + province), self.free)
                total += self.promised[province]

    def see(self, province: i64, lead: i64, open_borders: i64, free: i64) -> None:
        """What a province promises with this lead."""
        own_worth = self.own_worth[province]
        other_worth = self.other_worth[province]
        chance = CHANCES[(lead + MOST_LEAD) * 8 + open_borders]
        self.promised[province] = chance * own_worth - (1.0 - chance) * other_worth
        swing = 0.0
        if open_borders == 1:
            highest = self.best >> 4 * symbol_of(BORDERS_OF[province] & free) & 15
            if highest != 0:
                swing = BONUS_WORTH[get(self.row, BONUS + province)]
                if highest - lead > 1:
                    swing += chance * (own_worth + other_worth)
        self.swings[province] = swing

    def of(self, index: i64) -> float:
        if index >= HIDE_0:
            return super().of(index)
        row = self.row
        border = BORDER_OF[index]
        first = FIRST[border]
        second = SECOND[border]
        if row[GAPS + first] == 1 or row[GAPS + second] == 1:
            return super().of(index)
        bit: i64 = 1
        free = self.free ^ bit << border
        if hand(row, 1 - self.seat) & FITTING[symbols_of(free)] == 0:
            return 1.0  # CA-19
        promised = self.promised
        swings = self.swings
        was_first = promised[first]
        was_second = promised[second]
        self.lay(first, NEAR[index], free)
        self.lay(second, FAR[index], free)
        province = first if first < second else second
        total = self.before[province]
        while province < 18:
            total += promised[province]
            province += 1
        most = 0.0
        all_swings = 0.0
        for place in range(i64(18)):
            swing = swings[place]
            all_swings += swing
            if swing > most:
                most = swing
        promised[first] = was_first
        promised[second] = was_second
        swings[first] = 0.0  # nothing: more than one border is free there
        swings[second] = 0.0
        gain = TO_CLOSE * most + TO_CLOSE_LATER * (all_swings - most)
        return opinion(self.markers, total - gain, self.senates, self.tokens, self.fewest)

    def lay(self, province: i64, value: i64, free: i64) -> None:
        """The own token counts so much there."""
        row = self.row
        lead = sums(row, province, self.seat) + value - sums(row, province, 1 - self.seat)
        self.see(province, lead, gaps(row, province) - 1, free)


def symbols_of(borders: i64) -> i64:
    """The symbols of a set of borders, bit s for symbol s: they lie in tens."""
    symbols: i64 = 0
    if borders & 0x3FF != 0:
        symbols = 1
    if borders & 0xFFC00 != 0:
        symbols |= 2
    if borders >> 20 != 0:
        symbols |= 4
    return symbols
