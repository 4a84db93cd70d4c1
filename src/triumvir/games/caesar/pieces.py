"""B. Pieces (CA-6 to CA-10): constants only."""

from __future__ import annotations

from typing import Final

from triumvir.native import i64, vec

CAESAR: Final = 0
POMPEY: Final = 1
SIDES: Final[tuple[str, ...]] = ("caesar", "pompey")
CRASSUS: Final = "crassus"  # what the side is called that the game plays itself

# CA-6, CA-10: a side's tokens by number. 14 and 15 are the two equal laurels; 16 to 18 are the
# Centurions. A set of tokens is a mask with bit t for token t.
TOKENS: Final[tuple[str, ...]] = (
    "sword-6-0",
    "sword-5-1",
    "sword-4-2",
    "sword-3-3",
    "shield-6-0",
    "shield-5-1",
    "shield-4-2",
    "shield-3-3",
    "ship-6-0",
    "ship-5-1",
    "ship-4-2",
    "ship-3-3",
    "laurel-4-0",
    "laurel-3-1",
    "laurel-2-2",
    "laurel-2-2",
    "sword-7-0",
    "shield-ship-4-4",
    "laurel-3-3",
)
TWIN: Final = 14
OTHER_TWIN: Final = 15
FIRST_CENTURION: Final = 16
COUNT: Final = 19
HIGH: Final = vec[i64]([int(name[-3]) for name in TOKENS])
LOW: Final = vec[i64]([int(name[-1]) for name in TOKENS])
# CA-7: the symbols that a token fits, bit s for symbol s.
FITS: Final = [1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 7, 7, 7, 7, 1, 6, 7]
LAURELS: Final = [name.startswith("laurel") for name in TOKENS]
KINDS: Final = [t for t in range(COUNT) if t != OTHER_TWIN]

BASIC: Final = (1 << FIRST_CENTURION) - 1
ALL_CENTURIONS: Final = 7 << FIRST_CENTURION
# The tokens that fit somewhere when the free borders have these symbols (bit s for symbol s).
FITTING: Final = vec[i64](
    [sum([1 << t for t in range(COUNT) if FITS[t] & symbols != 0]) for symbols in range(8)]
)

MARKERS: Final = 12  # CA-8

# CA-9
SENATE: Final = 0
TACTICS: Final = 1
WEALTH: Final = 2
MIGHT: Final = 3
POISON: Final = 4
CENTURION: Final = 5
BONUSES: Final[tuple[str, ...]] = ("senate", "tactics", "wealth", "might", "poison", "centurion")
BONUS_COPIES: Final[tuple[int, ...]] = (6, 4, 4, 4, 3, 3)
MODULE_COPIES: Final = 3

# J. Solo
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard")
TILES: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E")
# CA-56: how many of each tile, without and with Centurions.
DECKS: Final[tuple[tuple[int, ...], ...]] = ((4, 2, 0, 0, 0), (3, 2, 1, 0, 0), (4, 0, 2, 0, 0))
CENTURION_DECKS: Final[tuple[tuple[int, ...], ...]] = (
    (4, 1, 0, 1, 0),
    (2, 2, 1, 1, 0),
    (4, 0, 1, 0, 1),
)
ROW: Final = 3  # CA-55


def token_number(name: str) -> int:
    """The lowest number of a token with this name."""
    return TOKENS.index(name)
