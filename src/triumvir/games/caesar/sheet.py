"""The card sheet: what is printed on Crassus's tiles (CA-57), and how another sheet is read.

`sheet.toml` is read once, when this module is imported: the one exception to "rules read no
files", because faces that are only reconstructed should be easy to find and to replace.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from triumvir.core.document import Part, wrong_option
from triumvir.core.errors import InvalidOption, InvalidPosition
from triumvir.games.caesar.pieces import TILES

# A face is four numbers in this order; faces of all tiles stand in one flat list.
FACE: Final = ("centurion", "draw", "lay", "discard")
FACES: Final = 4
SOURCES: Final = ("reconstructed", "printed")
MOST: Final = 3  # as many tokens as lie in the row (CA-55)


def read_sheet(document: object) -> list[int]:
    """The faces in a sheet, or a refusal that says what is wrong with it."""
    try:
        sheet = Part(document, "sheet")
        sheet.only(("tiles",))
        tiles = sheet.part("tiles")
        tiles.only(TILES)
        return [number for tile in TILES for number in read_face(tiles.part(tile))]
    except InvalidPosition as error:
        raise wrong_option(error) from error


def read_face(face: Part) -> list[int]:
    face.only((*FACE, "source"))
    face.word("source", SOURCES)
    numbers = [face.number(name, 0, MOST) for name in FACE]
    gained, spent = numbers[0] + numbers[1], numbers[2] + numbers[3]
    if numbers[2] == 0:
        raise InvalidOption(
            f"{face.place}: every tile lays at least one token (CA-62).",
            "sheet-lays",
            {"where": face.place},
        )
    if gained != spent:
        raise InvalidOption(
            f"{face.place}: Centurion + draw must equal lay + discard, so that the row keeps its"
            f" size (CA-57); got {numbers[0]} + {numbers[1]} and {numbers[2]} + {numbers[3]}.",
            "sheet-balance",
            {"where": face.place, "gained": gained, "spent": spent},
        )
    return numbers


STANDARD: Final = read_sheet(
    tomllib.loads(files("triumvir.games.caesar").joinpath("sheet.toml").read_text("utf-8"))
)
