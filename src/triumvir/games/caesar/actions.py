"""The action table: every action the game knows, made once."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import ActionTable
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, PROVINCES
from triumvir.games.caesar.pieces import COUNT, FIRST_CENTURION, FITS, HIGH, KINDS, LOW, TOKENS
from triumvir.native import i64, vec

TABLE: Final = ActionTable()

# What each lay is about, by its index: token, border, and the numbers that face the first and the
# second province of the border.
LAID: Final[list[tuple[int, int, int, int]]] = []

# One way round or two of laying token t at border b, by index: [t * 30 + b]
WAYS: Final[list[list[int]]] = [[] for _ in range(COUNT * 30)]
# Laying token t face down at checkpoint c: [t * 3 + c]; -1 where it does not fit
HIDE: Final[list[int]] = [-1] * (COUNT * 3)


def add_lays() -> None:
    """CA-14: token, border and direction. The province named first gets the first number; equal
    numbers lie in one way only."""
    for token in KINDS:
        high, low = HIGH[token], LOW[token]
        for border in range(30):
            if FITS[token] >> (border // 10) & 1 == 0:
                continue
            name = BORDERS[border]
            first, second = name[:2], name[3:]
            turned = f"{second}-{first}"
            ways = [(name, first, second, high, low), (turned, second, first, low, high)]
            for text, upper, lower, near, far in ways[: 1 if high == low else 2]:
                fields: dict[str, object] = {
                    "token": TOKENS[token],
                    "border": name,
                    "high": upper,
                    "low": lower,
                }
                action = TABLE.add("lay", f"{TOKENS[token]} {text}", fields)
                WAYS[token * 30 + border].append(action.index)
                LAID.append((token, border, near, far))


def add_hides() -> None:
    """CA-50: a token laid face down at a checkpoint faces nobody."""
    for token in KINDS:
        for place, border in enumerate(CHECKPOINTS):
            if FITS[token] >> (border // 10) & 1:
                words = f"{TOKENS[token]} {BORDERS[border]}"
                fields: dict[str, object] = {"token": TOKENS[token], "border": BORDERS[border]}
                HIDE[token * 3 + place] = TABLE.add("hide", words, fields).index
                LAID.append((token, border, 0, 0))


def add_might(target: str, places: tuple[str, ...]) -> int:
    """The index of the first."""
    first = len(TABLE.actions)
    for name in places:
        TABLE.add("might", f"{target} {name}", {"target": target, "place": name})
    return first


add_lays()
HIDE_0: Final = len(TABLE.actions)
add_hides()
TOKEN_OF: Final = vec[i64]([token for token, _, _, _ in LAID])
BORDER_OF: Final = vec[i64]([border for _, border, _, _ in LAID])
NEAR: Final = vec[i64]([near for _, _, near, _ in LAID])
FAR: Final = vec[i64]([far for _, _, _, far in LAID])

# What follows a lay
SETTLE_0: Final = len(TABLE.actions)
for province in PROVINCES:
    TABLE.add("settle", province, {"province": province})
USE_0: Final = TABLE.add("use").index
DECLINE_0: Final = TABLE.add("decline").index
BANK_0: Final = TABLE.add("bank").index
MIGHT_TOKEN_0: Final = add_might("token", BORDERS)
MIGHT_MARKER_0: Final = add_might("marker", BORDERS)
MIGHT_PROVINCE_0: Final = add_might("province", PROVINCES)
RECRUIT_0: Final = len(TABLE.actions)
for centurion in TOKENS[FIRST_CENTURION:]:
    TABLE.add("recruit", centurion, {"token": centurion})

# Solo: the human says that Crassus may begin, so that his first turn is told like every other.
BEGIN_0: Final = TABLE.add("begin").index
