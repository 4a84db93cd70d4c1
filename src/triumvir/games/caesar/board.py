"""A. The board (CA-1 to CA-5): constants only."""

from __future__ import annotations

from typing import Final

from triumvir.native import i64, vec

# Tables are typed as tuples of any length: the compiler would unpack and rebuild a tuple of known
# length each time that one of its entries is asked for.

# CA-1, by their short words; the names stand in the texts.
PROVINCES: Final[tuple[str, ...]] = (
    "hu",
    "hc",
    "mt",
    "sd",
    "ga",
    "nu",
    "sc",
    "it",
    "gc",
    "af",
    "ac",
    "md",
    "dm",
    "cy",
    "cr",
    "ag",
    "as",
    "sy",
)
ITALIA: Final = 7

SYMBOLS: Final[tuple[str, ...]] = ("sword", "shield", "ship")

# CA-2: ten of each symbol, in the order of SYMBOLS. Border b has the symbol b // 10.
BORDERS: Final[tuple[str, ...]] = (
    "ga-gc",
    "dm-md",
    "md-ac",
    "sy-ag",
    "gc-it",
    "ga-hc",
    "mt-nu",
    "it-sc",
    "nu-af",
    "cy-ag",
    "dm-gc",
    "ac-cr",
    "as-cr",
    "as-sy",
    "hc-hu",
    "ga-sd",
    "it-sd",
    "md-it",
    "cr-cy",
    "af-cy",
    "ac-af",
    "hu-mt",
    "sd-mt",
    "sc-nu",
    "sd-sc",
    "sc-af",
    "dm-it",
    "it-ac",
    "as-ag",
    "cr-ag",
)
FIRST: Final = vec[i64]([PROVINCES.index(border[:2]) for border in BORDERS])
SECOND: Final = vec[i64]([PROVINCES.index(border[3:]) for border in BORDERS])

CHECKPOINTS: Final[tuple[int, ...]] = (15, 8, 28)  # CA-3: GA-SD, NU-AF, AS-AG
CENTRAL: Final = [name in ("sd", "sc", "it", "ac", "cr") for name in PROVINCES]  # CA-5

# The borders of each province, and the province across each of them.
AROUND: Final = [[b for b in range(30) if p in (FIRST[b], SECOND[b])] for p in range(18)]
ACROSS: Final = [[int(FIRST[b] + SECOND[b]) - p for b in AROUND[p]] for p in range(18)]
DEGREES: Final = [len(borders) for borders in AROUND]
NEAR_CENTRAL: Final = [any(CENTRAL[q] for q in ACROSS[p]) for p in range(18)]

CONTROL_SPACES: Final = [2 if p == ITALIA else 1 for p in range(18)]  # CA-4
ALL_FREE: Final = (1 << 30) - 1
