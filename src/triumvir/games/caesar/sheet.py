"""The card sheet: what is printed on Crassus's tiles (CA-57), and how another sheet is read.

`sheet.toml` is read once, when this module is imported: the one exception to "rules read no
files", because faces that are only reconstructed should be easy to find and to replace.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from triumvir.core.document import show
from triumvir.core.errors import InvalidOption
from triumvir.games.caesar.pieces import TILES

# A face is four numbers in this order; faces of all tiles stand in one flat list.
FACE: Final = ("centurion", "draw", "lay", "discard")
FACES: Final = 4
SOURCES: Final = ("reconstructed", "printed")
MOST: Final = 3  # as many tokens as lie in the row (CA-55)


def read_sheet(document: object) -> list[int]:
    """The faces in a sheet, or a refusal that says what is wrong with it."""
    tiles = read_table(document, "sheet", ("tiles",))["tiles"]
    by_name = read_table(tiles, "sheet.tiles", TILES)
    faces: list[int] = []
    for tile in TILES:
        where = f"sheet.tiles.{tile}"
        face = read_table(by_name[tile], where, (*FACE, "source"))
        if face["source"] not in SOURCES:
            raise InvalidOption(
                f"{where}.source: expected {' or '.join(SOURCES)}, got {show(face['source'])}.",
                "sheet-word",
                {
                    "where": f"{where}.source",
                    "known": ", ".join(SOURCES),
                    "found": show(face["source"]),
                },
            )
        numbers = [read_number(face[name], f"{where}.{name}") for name in FACE]
        if numbers[2] == 0:
            raise InvalidOption(
                f"{where}: every tile lays at least one token (CA-62).",
                "sheet-lays",
                {"where": where},
            )
        if numbers[0] + numbers[1] != numbers[2] + numbers[3]:
            raise InvalidOption(
                f"{where}: Centurion + draw must equal lay + discard, so that the row keeps its"
                f" size (CA-57); got {numbers[0]} + {numbers[1]} and {numbers[2]} + {numbers[3]}.",
                "sheet-balance",
                {
                    "where": where,
                    "gained": numbers[0] + numbers[1],
                    "spent": numbers[2] + numbers[3],
                },
            )
        faces += numbers
    return faces


def read_table(value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise InvalidOption(
            f"{where}: expected an object, got {show(value)}.",
            "sheet-object",
            {"where": where, "found": show(value)},
        )
    for key in keys:
        if key not in value:
            raise InvalidOption(
                f"{where}: '{key}' is missing.", "sheet-lacks", {"where": where, "key": key}
            )
    for key in value:
        if key not in keys:
            raise InvalidOption(
                f"{where}: unknown key {show(key)}; known are {', '.join(keys)}.",
                "sheet-unknown",
                {"where": where, "key": str(key), "known": ", ".join(keys)},
            )
    return value


def read_number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise InvalidOption(
            f"{where}: expected 0 to {MOST}, got {show(value)}.",
            "sheet-number",
            {"where": where, "low": 0, "high": MOST, "found": show(value)},
        )
    return value


STANDARD: Final = read_sheet(
    tomllib.loads(files("triumvir.games.caesar").joinpath("sheet.toml").read_text("utf-8"))
)
