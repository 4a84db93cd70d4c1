"""What the game says of itself."""

from __future__ import annotations

from typing import Final

from triumvir.core.meta import Meta, Option
from triumvir.games.caesar_cleopatra.cards import SIDES

META: Final = Meta(
    id="caesar-cleopatra",
    title="Caesar & Cleopatra",
    designer="Wolfgang Lüdtke",
    publisher="KOSMOS",
    year=1997,
    seats=(2, 2),
    roles=SIDES,
    options=(
        Option("action_deck", ("arranged", "shuffled"), "arranged"),
        Option("orgies", ("standard", "leave_after_two_groups", "one_fewer"), "standard"),
    ),
    revision=1,
    rules=tuple([f"CC-{number}" for number in range(1, 182)]),
)
