"""The map of Caesar!: every province and every border space at its place, the sides below.

A token shows two numbers: the left one counts in the province on the left, or above where both
lie one above the other. `▲` is Caesar's and `▼` is Pompey's, whatever the colours do.
"""

from __future__ import annotations

from typing import Final, TypedDict, cast

from rich.console import Group, RenderableType
from rich.text import Text

from triumvir.cli.style import GOLD, QUIET, seat_style
from triumvir.core.view import View
from triumvir.texts import GameTexts

WIDTH: Final = 80
HEIGHT: Final = 27
STACKED: Final = 4  # provinces fewer columns apart lie one above the other
# Column and row of the middle of each province's seal and each border's space, on the map of
# 80 columns: no two overlap.
# fmt: off
SEALS: Final = {
    "hu": (7, 13), "hc": (6, 6), "mt": (17, 17), "sd": (25, 9), "ga": (16, 3), "nu": (29, 20),
    "sc": (36, 14), "it": (37, 6), "gc": (29, 0), "af": (40, 25), "ac": (50, 14), "md": (55, 5),
    "dm": (44, 0), "cy": (54, 25), "cr": (56, 16), "ag": (65, 25), "as": (67, 12), "sy": (74, 20),
}
SPACES: Final = {
    "ga-gc": (22, 1), "dm-md": (48, 3), "md-ac": (51, 10), "sy-ag": (71, 24), "gc-it": (33, 3),
    "ga-hc": (13, 6), "mt-nu": (23, 18), "it-sc": (35, 10), "nu-af": (36, 21), "cy-ag": (59, 24),
    "dm-gc": (36, 0), "ac-cr": (56, 12), "as-cr": (62, 13), "as-sy": (73, 14), "hc-hu": (10, 9),
    "ga-sd": (19, 7), "it-sd": (28, 6), "md-it": (46, 6), "cr-cy": (55, 20), "af-cy": (48, 24),
    "ac-af": (46, 17), "hu-mt": (14, 12), "sd-mt": (20, 12), "sc-nu": (30, 17), "sd-sc": (28, 12),
    "sc-af": (40, 18), "dm-it": (42, 4), "it-ac": (44, 13), "as-ag": (66, 17), "cr-ag": (61, 19),
}
# fmt: on
SYMBOLS: Final = "†◊≈"  # sword, shield, ship: ten borders each, in the order of a view
SIDES: Final = {"caesar": 0, "pompey": 1}
MARKS: Final = "▲▼"
BONUSES: Final = {
    "senate": "§",
    "tactics": "»",
    "wealth": "+",
    "might": "↓",
    "poison": "-",
    "centurion": "*",
}


class Token(TypedDict):
    side: str
    token: str | None
    high: str | None
    face: str


class Border(TypedDict):
    border: str
    token: Token | None
    marker: dict[str, str] | None


class Province(TypedDict):
    province: str
    gaps: int
    bonus: str | None
    control: str | None
    fallen: int
    totals: list[int]


class Side(TypedDict):
    side: str
    called: str
    supply: list[str] | None
    supply_size: int
    bag_size: int
    unseen: list[str]
    centurions: list[str]
    markers: int
    senates: list[int]


def draw(view: View, texts: GameTexts, width: int) -> RenderableType:
    borders = cast(list[Border], view.data["borders"])
    provinces = cast(list[Province], view.data["provinces"])
    parts: list[RenderableType] = []
    if width >= WIDTH:
        parts.append(draw_map(view, borders, provinces))
    else:
        parts += [plain_provinces(texts, provinces), plain_borders(texts, borders)]
    parts.append(Text(texts.say("board-legend"), style=QUIET))
    named = [f"{mark} {texts.term(word)}" for word, mark in BONUSES.items() if has(view, word)]
    parts.append(Text("   ".join(named), style=QUIET))
    sides = cast(list[Side], view.data["sides"])
    own = SIDES.get(str(view.data["own_side"]), 0)
    parts += [draw_side(view, texts, sides[1 - own]), draw_side(view, texts, sides[own])]
    bank = cast(list[str], view.data["bank"])
    if bank:
        parts.append(labelled(texts, "board-bank", texts.terms(bank)))
    return Group(*parts)


def has(view: View, bonus: str) -> bool:
    """Whether the game has this bonus at all."""
    options = cast(dict[str, object], view.data["options"])
    module = {"poison": "poison", "centurion": "centurions"}.get(bonus)
    return module is None or bool(options[module])


# The map


def draw_map(view: View, borders: list[Border], provinces: list[Province]) -> Text:
    letters = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles = [[""] * WIDTH for _ in range(HEIGHT)]

    def write(column: int, row: int, text: str, style: str) -> None:
        start = max(0, min(WIDTH - len(text), column - len(text) // 2))
        for place, letter in enumerate(text):
            letters[row][start + place] = letter
            styles[row][start + place] = style

    for province in provinces:
        column, row = SEALS[province["province"]]
        write(column, row, seal(province), seal_style(province))
        if province["gaps"] > 0 or province["bonus"] is not None:
            write(column, row + 1, total(province), QUIET)
    for number, border in enumerate(borders):
        column, row = SPACES[border["border"]]
        write(column, row, space(view, number, border), space_style(border))
    lines = Text()
    for row in range(HEIGHT):
        for column in range(WIDTH):
            lines.append(letters[row][column], style=styles[row][column])
        lines.append("\n")
    return lines


def seal(province: Province) -> str:
    """`IT§` with its bonus, `IT▲` controlled (`it▲`: a marker lies face down), `IT=` tied."""
    name = province["province"]
    if province["control"] is not None:
        mark = MARKS[SIDES[province["control"]]]
        return f"{name.upper() if province['fallen'] == 0 else name}{mark}"
    bonus = province["bonus"]
    return f"{name.upper()}{'=' if bonus is None else BONUSES[bonus]}"


def total(province: Province) -> str:
    return f"{province['totals'][0]}:{province['totals'][1]}" if any(province["totals"]) else ""


def seal_style(province: Province) -> str:
    control = province["control"]
    return "bold" if control is None else f"bold reverse {seat_style(SIDES[control])}"


def space(view: View, number: int, border: Border) -> str:
    marker = border["marker"]
    if marker is not None:
        dot = "●" if marker["face"] == "up" else "○"
        return f"{dot}{MARKS[SIDES[marker['side']]]}{dot}"
    token = border["token"]
    if token is None:
        symbol = SYMBOLS[number // 10]
        checkpoint = border["border"] in ("ga-sd", "nu-af", "as-ag")
        options = cast(dict[str, object], view.data["options"])
        return f"[{symbol}]" if checkpoint and options["checkpoints"] else symbol
    return lying(token, border["border"])


def lying(token: Token, border: str) -> str:
    mark = MARKS[SIDES[token["side"]]]
    name = token["token"]
    if token["face"] != "up" or name is None:
        return f"×{mark}×"
    high, low = name[-3], name[-1]
    return f"{high}{mark}{low}" if token["high"] == leftmost(border) else f"{low}{mark}{high}"


def leftmost(border: str) -> str:
    """Of the two provinces of a border the one on the left, or above."""
    first, second = border[:2], border[3:]
    (column, row), (other_column, other_row) = SEALS[first], SEALS[second]
    if abs(column - other_column) < STACKED:
        return first if row < other_row else second
    return first if column < other_column else second


def space_style(border: Border) -> str:
    if border["marker"] is not None:
        return f"bold {seat_style(SIDES[border['marker']['side']])}"
    if border["token"] is None:
        return GOLD
    return seat_style(SIDES[border["token"]["side"]])


# Without room for a map


def plain_provinces(texts: GameTexts, provinces: list[Province]) -> Text:
    lines = Text()
    for province in provinces:
        name = texts.term(province["province"])
        lines.append(f"{seal(province)} {name} {total(province)}\n", style=seal_style(province))
    return lines


def plain_borders(texts: GameTexts, borders: list[Border]) -> Text:
    lines = Text()
    for number, border in enumerate(borders):
        token = border["token"]
        what = SYMBOLS[number // 10] if token is None else lying(token, border["border"])
        if border["marker"] is not None:
            what += f" ●{MARKS[SIDES[border['marker']['side']]]}"
        lines.append(f"{what} {texts.term(border['border'])}\n", style=space_style(border))
    return lines


# The sides


def draw_side(view: View, texts: GameTexts, side: Side) -> Text:
    place = SIDES[side["side"]]
    name = texts.term(side["called"])
    line = Text(f"{MARKS[place]} {name}", style=f"bold {seat_style(place)}")
    if view.data["side"] == side["side"] and view.data["outcome"] is None:
        line.append(f" ({texts.say('board-turn')})", style=GOLD)
    line.append(f"   {texts.say('board-markers')} {side['markers']}   ")
    line.append(f"{texts.say('board-bag')} {side['bag_size']}")
    if side["senates"]:
        under = " ".join([str(number) for number in side["senates"]])
        line.append(f"   {texts.say('board-senates')} {under}")
    if side["centurions"]:
        line.append(f"   {texts.say('board-centurions')} {texts.terms(side['centurions'])}")
    supply = side["supply"]
    if supply is None:
        line.append(f"\n  {texts.say('board-supply')} {side['supply_size']}   ")
        line.append(named(texts, "board-unseen", texts.terms(side["unseen"])), style=QUIET)
    else:
        key = "board-row" if side["called"] == "crassus" else "board-supply"
        line.append(f"\n  {named(texts, key, texts.terms(supply))}")
    crassus = view.data["crassus"]
    if side["called"] == "crassus" and isinstance(crassus, dict):
        tiles = " ".join([str(tile) for tile in crassus["pile"] or crassus["used"]])
        line.append(f"\n  {named(texts, 'board-tiles', tiles)}", style=QUIET)
    return line


def labelled(texts: GameTexts, label: str, words: str) -> Text:
    return Text(named(texts, label, words), style=QUIET)


def named(texts: GameTexts, label: str, words: str) -> str:
    return f"{texts.say('label', label=texts.say(label))} {words}"
