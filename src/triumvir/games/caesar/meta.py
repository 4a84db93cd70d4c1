"""What the game says of itself, and which options go together."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document
from triumvir.core.errors import InvalidOption
from triumvir.core.meta import Meta, Option
from triumvir.games.caesar.pieces import LEVELS, SIDES

META: Final = Meta(
    id="caesar",
    title="Caesar!",
    designer="Paolo Mori",
    publisher="PSC Games",
    year=2022,
    seats=(1, 2),
    roles=SIDES,
    options=(
        Option("poison", (False, True), False),
        Option("centurions", (False, True), False),
        Option("checkpoints", (False, True), False),
        Option("side", SIDES, "caesar"),
        Option("level", LEVELS, "easy"),
        Option("harder", (False, True), False),
        Option("sheet", (), None),
    ),
    revision=1,
    rules=tuple([f"CA-{number}" for number in range(1, 69)]),
)
FIRST_SOLO: Final = 3  # the options from here on are about the game against Crassus


def check_options(seats: int, options: Document) -> None:
    """Refuse what does not go together."""
    if options["checkpoints"] and not (options["poison"] and options["centurions"]):
        raise InvalidOption(
            "Checkpoints are played only together with both other modules, Poison and Centurions"
            " (CA-49).",
            "checkpoints-alone",
            {"game": META.id},
        )
    if seats > 1:
        for option in META.options[FIRST_SOLO:]:
            name = option.name
            if options[name] != option.default:
                raise InvalidOption(
                    f"Option '{name}' is for a game of one player against Crassus (CA-54); for two"
                    " players leave it out.",
                    "solo-option",
                    {"game": META.id, "option": name},
                )
