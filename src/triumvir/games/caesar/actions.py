"""The action table: every action the game knows, made once."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.games.caesar.board import BORDERS, CHECKPOINTS, PROVINCES
from triumvir.games.caesar.pieces import COUNT, FIRST_CENTURION, FITS, HIGH, KINDS, LOW, TOKENS

TABLE: Final = ActionTable()

# What each action is about, by its index: token, border, and the numbers that face the first and
# the second province of the border. Filled as the table is.
TOKEN: Final[list[int]] = []
BORDER: Final[list[int]] = []
NEAR: Final[list[int]] = []
FAR: Final[list[int]] = []

# One way round or two of laying token t at border b: [t * 30 + b]
WAYS: Final[list[list[Action]]] = [[] for _ in range(COUNT * 30)]
# Laying token t face down at checkpoint c, where it fits: [t * 3 + c]
HIDE: Final[list[Action | None]] = [None] * (COUNT * 3)


def note(token: int, border: int, near: int, far: int) -> None:
    TOKEN.append(token)
    BORDER.append(border)
    NEAR.append(near)
    FAR.append(far)


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
                WAYS[token * 30 + border].append(action)
                note(token, border, near, far)


def add_hides() -> None:
    """CA-50: a token laid face down at a checkpoint faces nobody."""
    for token in KINDS:
        for place, border in enumerate(CHECKPOINTS):
            if FITS[token] >> (border // 10) & 1:
                words = f"{TOKENS[token]} {BORDERS[border]}"
                fields: dict[str, object] = {"token": TOKENS[token], "border": BORDERS[border]}
                HIDE[token * 3 + place] = TABLE.add("hide", words, fields)
                note(token, border, 0, 0)


def at_borders(target: str) -> list[Action]:
    return [
        TABLE.add("might", f"{target} {name}", {"target": target, "place": name})
        for name in BORDERS
    ]


add_lays()
HIDE_0: Final = len(TABLE.actions)
add_hides()

# What follows a lay
SETTLE: Final = [TABLE.add("settle", name, {"province": name}) for name in PROVINCES]
USE: Final = TABLE.add("use")
DECLINE: Final = TABLE.add("decline")
BANK: Final = TABLE.add("bank")
MIGHT_TOKEN: Final = at_borders("token")
MIGHT_MARKER: Final = at_borders("marker")
MIGHT_PROVINCE: Final = [
    TABLE.add("might", f"province {name}", {"target": "province", "place": name})
    for name in PROVINCES
]
RECRUIT: Final = [
    TABLE.add("recruit", TOKENS[token], {"token": TOKENS[token]})
    for token in range(FIRST_CENTURION, COUNT)
]

# Solo: the human says that Crassus may begin, so that his first turn is told like every other.
BEGIN: Final = TABLE.add("begin")

SETTLE_0: Final = SETTLE[0].index
MIGHT_TOKEN_0: Final = MIGHT_TOKEN[0].index
MIGHT_MARKER_0: Final = MIGHT_MARKER[0].index
MIGHT_PROVINCE_0: Final = MIGHT_PROVINCE[0].index
RECRUIT_0: Final = RECRUIT[0].index
