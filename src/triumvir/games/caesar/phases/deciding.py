"""J. Which token Crassus lays and where (CA-63 to CA-66)."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.row import cards_in, clear_pile, take_from
from triumvir.games.caesar.actions import BORDER_OF, FAR, NEAR, WAYS
from triumvir.games.caesar.board import (
    ACROSS,
    BORDERS,
    CENTRAL,
    FIRST,
    ITALIA,
    NEAR_CENTRAL,
    PROVINCES,
    SECOND,
)
from triumvir.games.caesar.fields import (
    BONUS,
    HUMAN,
    LINE,
    OVER,
    PENDING,
    PHASE,
    SIDE,
    WINNER,
    control,
    gaps,
    get,
    is_free,
    sums,
)
from triumvir.games.caesar.phases.laying import place
from triumvir.games.caesar.phases.settling import settle
from triumvir.games.caesar.pieces import (
    HIGH,
    LAURELS,
    LOW,
    OTHER_TWIN,
    POISON,
    SENATE,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.position import Position
from triumvir.native import Row

# What can break a tie; the place of a word here is its number in the report. 0: there was none.
TIES: Final = (
    "",
    "neighbour",
    "senate",
    "poison",
    "central",
    "near_central",
    "random",
    "trailing",
    "no_laurel",
    "sum",
    "leftmost",
    "italia",
)
NEIGHBOUR: Final = 1
HAS_SENATE: Final = 2
HAS_POISON: Final = 3
IS_CENTRAL: Final = 4
BY_CENTRAL: Final = 5
RANDOM: Final = 6
TRAILING: Final = 7
NO_LAUREL: Final = 8
SUM: Final = 9
LEFTMOST: Final = 10
ITALIA_FIRST: Final = 11

# How a lay is ranked: STEP * step + MEASURE * the step's own measure + what speaks for the value.
STEP: Final = 1000000
MEASURE: Final = 100
MOST: Final = 100  # more than Crassus can lead or trail by
HIGHEST: Final = 7  # the highest number on a token


@final
class Lay:
    """A lay that Crassus can make, with the province that it aims at."""

    __slots__ = ("border", "far", "near", "place", "province", "token", "value")

    def __init__(self, province: int, value: int, place: int, token: int, index: int) -> None:
        self.province: Final = province
        self.value: Final = value
        self.place: Final = place  # in the row
        self.token: Final = token
        self.border: Final = BORDER_OF[index]
        self.near: Final = NEAR[index]
        self.far: Final = FAR[index]


@final
class Decision:
    """The lay, the step that chose it, and what broke ties on the way."""

    __slots__ = ("by_border", "by_province", "by_token", "lay", "margin", "step")

    def __init__(self, lay: Lay, step: int, margin: int) -> None:
        self.lay: Final = lay
        self.step: Final = step
        self.margin: Final = margin
        self.by_province = 0
        self.by_border = 0
        self.by_token = 0


def carry_out(position: Position, lay: Lay) -> None:
    """CA-60: what the lay closes is settled, the province that he aimed at first."""
    row = position.row
    take_from(row, LINE, lay.place)
    place(row, get(row, SIDE), lay.token, lay.border, lay.near, lay.far)
    pending = cards_in(row, PENDING)
    clear_pile(row, PENDING)
    if len(pending) == 2 and pending[1] == lay.province:
        pending.reverse()
    for province in pending:
        settle(position, province)
        if row[PHASE] == OVER:
            return


def loses(position: Position, lay: Lay) -> bool:
    """Whether the lay lets the human win at once."""
    row = position.row
    human = get(row, HUMAN)
    risky = False
    for province, value in ((FIRST[lay.border], lay.near), (SECOND[lay.border], lay.far)):
        if gaps(row, province) == 1:
            if sums(row, province, human) > sums(row, province, 1 - human) + value:
                risky = True
    if not risky:
        return False
    trial = position.clone()
    assert isinstance(trial, Position)
    carry_out(trial, lay)
    return trial.row[PHASE] == OVER and get(trial.row, WINNER) == human


def decide(position: Position) -> Decision | None:
    """The first step that applies, and within it the best lay; None if no token fits.

    Every token of the row at every free border that it fits, either way, aims at either province.
    Each such lay has a rank: its step, then the step's own measure, then the value; the lowest is
    best. Those that let the human win at once count only if there is no other.
    """
    best = Ranking()
    losing = Ranking()
    row = position.row
    steps = [open_step(row, province) for province in range(18)]
    line = cards_in(row, LINE)
    for place_in_row in range(len(line)):
        token = line[place_in_row]
        kind = TWIN if token == OTHER_TWIN else token
        for border in range(30):
            if not is_free(row, border):
                continue
            for index in WAYS[kind * 30 + border]:
                for second in range(2):
                    province = SECOND[border] if second == 1 else FIRST[border]
                    value = FAR[index] if second == 1 else NEAR[index]
                    rank = rank_of(row, province, value, steps[province])
                    # No need to look closer at what cannot be chosen.
                    if rank > best.rank:
                        continue
                    lay = Lay(province, value, place_in_row, kind, index)
                    if loses(position, lay):
                        losing.add(rank, lay)
                    else:
                        best.add(rank, lay)
    if not best.lays:
        best = losing
    if not best.lays:
        return None
    return choose(position, best.rank // STEP, best.lays)


@final
class Ranking:
    """The best lays so far."""

    __slots__ = ("lays", "rank")

    def __init__(self) -> None:
        self.rank = 8 * STEP
        self.lays: list[Lay] = []

    def add(self, rank: int, lay: Lay) -> None:
        if rank < self.rank:
            self.rank = rank
            self.lays = [lay]
        elif rank == self.rank:
            self.lays.append(lay)


def open_step(row: Row, province: int) -> int:
    """CA-63: the first of the steps 2 to 7 that a lay in an open province answers to."""
    lead = margin(row, province)
    if gaps(row, province) == 1:
        return 2
    if lead < 0:
        return 3
    if sums(row, province, get(row, SIDE)) >= 1:
        return 4
    if beside_own(row, province):
        return 5
    return 6 if CENTRAL[province] else 7


def rank_of(row: Row, province: int, value: int, step: int) -> int:
    """The lower the better: the step, its own measure (3 and 4), the value."""
    if step == 2:
        if margin(row, province) + value >= 0:
            step = 1
        return step * STEP + value
    rank = step * STEP + HIGHEST - value
    if step == 3:
        rank += (MOST + margin(row, province)) * MEASURE
    elif step == 4:
        rank += (MOST - margin(row, province)) * MEASURE
    return rank


def beside_own(row: Row, province: int) -> bool:
    """Next to a province that Crassus controls."""
    for other in ACROSS[province]:
        if control(row, other) == get(row, SIDE):
            return True
    return False


def margin(row: Row, province: int) -> int:
    """By how much Crassus trails (below zero) or leads."""
    crassus = get(row, SIDE)
    return int(sums(row, province, crassus) - sums(row, province, 1 - crassus))


def choose(position: Position, step: int, lays: list[Lay]) -> Decision:
    """Among lays of one measure and one value: CA-64, CA-65 and CA-66."""
    value = lays[0].value
    measured = margin(position.row, lays[0].province) if step in (3, 4) else 0
    if position.listener is not None:
        fields: dict[str, object] = {
            "step": step,
            "provinces": [PROVINCES[p] for p in distinct([lay.province for lay in lays])],
            "value": value,
            "margin": abs(measured),
        }
        position.tell("crassus_step", "CA-63", fields)
    province, by_province = choose_province(position, step, lays)
    lays = [lay for lay in lays if lay.province == province]
    border, by_border = choose_border(position, province, lays)
    lays = [lay for lay in lays if lay.border == border]
    lay, by_token = choose_token(position, step, lays)
    decision = Decision(lay, step, measured)
    decision.by_province = by_province
    decision.by_border = by_border
    decision.by_token = by_token
    return decision


def distinct(numbers: list[int]) -> list[int]:
    found: list[int] = []
    for number in numbers:
        if number not in found:
            found.append(number)
    found.sort()
    return found


def choose_province(position: Position, step: int, lays: list[Lay]) -> tuple[int, int]:
    """CA-64, with Italia first in step 6. The province, and what broke the last tie."""
    rest = distinct([lay.province for lay in lays])
    by = 0
    if step == 6 and len(rest) > 1 and ITALIA in rest:
        rest = [ITALIA]
        by = ITALIA_FIRST
        tell_tie(position, "crassus_province", "CA-63", by, [PROVINCES[ITALIA]])
    for test in (NEIGHBOUR, HAS_SENATE, HAS_POISON, IS_CENTRAL, BY_CENTRAL):
        if len(rest) == 1:
            break
        kept = [province for province in rest if is_preferred(position.row, test, province)]
        if kept and len(kept) < len(rest):
            rest = kept
            by = test
            tell_tie(position, "crassus_province", "CA-64", by, [PROVINCES[p] for p in rest])
    if len(rest) > 1:
        rest = [rest[position.dealer.below(len(rest))]]
        by = RANDOM
        tell_tie(position, "crassus_province", "CA-64", by, [PROVINCES[rest[0]]])
    return rest[0], by


def is_preferred(row: Row, test: int, province: int) -> bool:
    if test == NEIGHBOUR:
        return beside_own(row, province)
    if test == HAS_SENATE:
        return row[BONUS + province] == SENATE
    if test == HAS_POISON:
        return row[BONUS + province] == POISON
    if test == IS_CENTRAL:
        return CENTRAL[province]
    return NEAR_CENTRAL[province]


def choose_border(position: Position, province: int, lays: list[Lay]) -> tuple[int, int]:
    """CA-65: by the provinces across."""
    rest = distinct([lay.border for lay in lays])
    by = 0
    if len(rest) > 1:
        margins = [margin(position.row, across(border, province)) for border in rest]
        worst = min(margins)
        if worst < 0:
            kept = [rest[i] for i in range(len(rest)) if margins[i] == worst]
            if len(kept) < len(rest):
                rest = kept
                by = TRAILING
                tell_tie(position, "crassus_border", "CA-65", by, [BORDERS[b] for b in rest])
    if len(rest) > 1:
        kept = [border for border in rest if CENTRAL[across(border, province)]]
        if kept and len(kept) < len(rest):
            rest = kept
            by = BY_CENTRAL
            tell_tie(position, "crassus_border", "CA-65", by, [BORDERS[b] for b in rest])
    if len(rest) > 1:
        rest = [rest[position.dealer.below(len(rest))]]
        by = RANDOM
        tell_tie(position, "crassus_border", "CA-65", by, [BORDERS[rest[0]]])
    return rest[0], by


def across(border: int, province: int) -> int:
    return FIRST[border] + SECOND[border] - province


def choose_token(position: Position, step: int, lays: list[Lay]) -> tuple[Lay, int]:
    """CA-66: no laurel, then the sum, then the leftmost."""
    by = 0
    if len(lays) > 1:
        kept = [lay for lay in lays if not LAURELS[lay.token]]
        if kept and len(kept) < len(lays):
            lays = kept
            by = NO_LAUREL
            tell_tie(position, "crassus_token", "CA-66", by, tokens(lays))
    if len(lays) > 1:
        sums = [HIGH[lay.token] + LOW[lay.token] for lay in lays]
        wanted = min(sums) if step <= 2 else max(sums)
        kept = [lays[i] for i in range(len(lays)) if sums[i] == wanted]
        if len(kept) < len(lays):
            lays = kept
            by = SUM
            tell_tie(position, "crassus_token", "CA-66", by, tokens(lays))
    if len(lays) > 1:
        # In order of the row already.
        lays = lays[:1]
        by = LEFTMOST
        tell_tie(position, "crassus_token", "CA-66", by, tokens(lays))
    return lays[0], by


def tokens(lays: list[Lay]) -> list[str]:
    return [TOKENS[lay.token] for lay in lays]


def tell_tie(position: Position, kind: str, rule: str, by: int, kept: list[str]) -> None:
    if position.listener is not None:
        position.tell(kind, rule, {"by": TIES[by], "kept": list(kept)})
