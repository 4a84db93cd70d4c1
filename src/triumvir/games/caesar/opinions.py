"""The opinion of `advice.py` in its terms, by name: what the coach says. In markers."""

from __future__ import annotations

from typing import Final

from triumvir.core.opinion import Opinion
from triumvir.core.row import NONE
from triumvir.games.caesar.advice import NEIGHBOURS, SENATE_WORTH, TOKEN_WORTH, chance_of, promises
from triumvir.games.caesar.board import CONTROL_SPACES, PROVINCES
from triumvir.games.caesar.fields import (
    CONTROL,
    FALLEN,
    GAPS,
    OVER,
    PHASE,
    WINNER,
    count,
    get,
    left,
    senates,
    side_of,
    supply_size,
)
from triumvir.native import Row

# The game itself outweighs everything that is said on the way.
WON: Final = 40.0


def opinions(row: Row, seat: int) -> list[Opinion]:
    """The terms whose sum `evaluate` looks at."""
    side = side_of(row, seat)
    other = 1 - side
    if get(row, PHASE) == OVER:
        return [Opinion("won", "", WON if get(row, WINNER) == side else -WON)]
    found: list[Opinion] = []
    # On borders and under Senates, put down or likely to be: all but those on provinces.
    borders = float(left(row, other) - left(row, side))
    total = 0.0
    for province in range(18):
        held = get(row, CONTROL + province)
        if held != NONE:
            # Closed, it is held for good: the hold is not less because nothing is open any more.
            hold = float(CONTROL_SPACES[province]) * (1.0 if held == side else -1.0)
            borders -= hold
            found.append(Opinion("province", PROVINCES[province], hold))
    for province, hold, around in chances(row, side):
        total += hold + around
        borders += around
        found.append(Opinion("province", PROVINCES[province], hold))
    found.append(Opinion("borders", "", borders))
    # What the side on turn can win at once.
    found.append(Opinion("close", "", promises(row, side) - total))
    more = float(senates(row, side) - senates(row, other))
    found.append(Opinion("senates", "", SENATE_WORTH * more))
    tokens = float(supply_size(row, side) - supply_size(row, other))
    found.append(Opinion("tokens", "", TOKEN_WORTH * tokens))
    return found


def chances(row: Row, side: int) -> list[tuple[int, float, float]]:
    """What each open province promises the side, less what it promises the other: markers on the
    province itself, and on the borders to its neighbours."""
    own = others = still_open = 0
    for province in range(18):
        bit = 1 << province
        held = get(row, CONTROL + province)
        if held == NONE:
            still_open |= bit if get(row, GAPS + province) > 0 else 0
        elif get(row, FALLEN + province) == 0:
            if held == side:
                own |= bit
            else:
                others |= bit
    found: list[tuple[int, float, float]] = []
    for province in range(18):
        if get(row, GAPS + province) > 0:
            around = NEIGHBOURS[province]
            likely = 0.25 * float(count(around & still_open))
            chance = chance_of(row, side, province)
            hold = (2.0 * chance - 1.0) * float(CONTROL_SPACES[province])
            borders = chance * (likely + float(count(around & own)))
            borders -= (1.0 - chance) * (likely + float(count(around & others)))
            found.append((province, hold, borders))
    return found
