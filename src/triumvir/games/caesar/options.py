"""Options into a position."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar.pieces import LEVELS, SIDES
from triumvir.games.caesar.position import Position
from triumvir.games.caesar.sheet import read_sheet


def set_options(position: Position, seats: int, options: Document) -> None:
    """Options are complete and go together; a sheet may still be refused."""
    position.solo = seats == 1
    position.human = SIDES.index(str(options["side"]))
    position.level = LEVELS.index(str(options["level"]))
    position.harder = options["harder"] is True
    position.poison = options["poison"] is True
    position.centurions = options["centurions"] is True
    position.checkpoints = options["checkpoints"] is True
    sheet = options["sheet"]
    if sheet is not None:
        position.tiles = read_sheet(sheet)
        position.sheet = sheet
