"""What the numbers of features mean to each other: which are neighbours on a scale.

A net with a separate weight for every number memorises games. So a row of weights is put
together from a few that it shares with its neighbours (a slope, a curve, one for each kind), and a
small one of its own. A block is written as its sizes, each with what it is: `c` kinds that have
nothing in common, `o` a scale, `m` a scale with 0 in the middle.
"""

from __future__ import annotations

import itertools
import math
from typing import Any, Final

import numpy as np

THINGS: Final = {
    "caesar-cleopatra": (
        "c2 o6 o6, c4 o4 o4, m25 c2, o26, o26, o6 o6, o6 o6, o6 o6, o6 o6, o3 o3, o3 o3, c2 o9,"
        " o6 o6, o6, o6, m25, o9 c3 c2, c3 c2 c4, c4 c2"
    ),
    "caesar": "c18, o8 c3, m25 c4, c7 c4, o7 o7, o7, c4 c3 c7, o9, o9, c1",
}
WHOLES: Final = {
    "caesar-cleopatra": (
        "c10 c2, c3 c2 c2 c2, c5 c2, c2 c12 o6, c2 c2 o16, c2 c2 o28, c2 c12 o8, m41, o22, c2 o26,"
        " c2, c2 o6, o9, o3 c2, o7, c3, c3 c2, o13 c6"
    ),
    "caesar": (
        "c8 c2, o13 o13, o7 o7, c2 c3 c19, c2 o17, c2 o17, c3 o11, o31 c2, c2 c3 o9, o9 c2,"
        " o7 o7 c2, c7 c2, c3 c2, c3, c6, c18 c2 c2, c30 c2, c2 o13, o8"
    ),
}
# Of a seat of Circus Maximus
SEATS: Final = (
    "c3 c6, c3 c6, c2 c3, c8 c2 c6, o9 c6, c12 c3 c3, o7 c3, c3 o5 c6, o8 o9 c6, m41 c3, o25 c6,"
    " o6 c6, o8 c6, c5 c6, c5 c3, c2 c3, c2 o5 c3, o13 c6, m21 c6, m13 c6, o19 c3, o8 c3, o8 c6,"
    " o16 c6, o13 c6, c2 o4"
)


def shared(text: str) -> Any:
    """What the rows of all blocks share: [feature, shared row], numbers from -1 to 1."""
    blocks = [describe(block.split()) for block in text.split(",")]
    table = np.zeros((sum([len(block) for block in blocks]), sum([len(b[0]) for b in blocks])))
    row = column = 0
    for block in blocks:
        table[row : row + len(block), column : column + len(block[0])] = block
        row += len(block)
        column += len(block[0])
    return table.astype(np.float32)


def describe(sizes: list[str]) -> list[list[float]]:
    """One block: for each number how much it has of what is shared."""
    kinds = [size[0] for size in sizes]
    counts = [int(size[1:]) for size in sizes]
    classes = math.prod([n for kind, n in zip(kinds, counts, strict=True) if kind == "c"])
    rows: list[list[float]] = []
    for place in itertools.product(*[range(count) for count in counts]):
        which = 0
        scales: list[float] = []
        told = [1.0]
        for kind, count, at in zip(kinds, counts, place, strict=True):
            if kind == "c":
                which = which * count + at
                continue
            along = 2.0 * at / (count - 1) - 1.0
            scales.append(along)
            told.append(along)
            if kind == "o":
                told.append(along * along)
                told.append(1.0 if at == 0 else 0.0)
            else:
                sign = (along > 0.0) - (along < 0.0)
                told += [float(sign), sign * math.sqrt(abs(along))]
        told += [a * b for a, b in itertools.combinations(scales, 2)]
        rows.append(
            [0.0] * (which * len(told)) + told + [0.0] * ((classes - 1 - which) * len(told))
        )
    return rows
