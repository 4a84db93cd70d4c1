"""What the game says of itself."""

from __future__ import annotations

from typing import Final

from triumvir.core.meta import Meta, Option
from triumvir.games.caesar_cleopatra.cards import SIDES

# CC-17: three orders of the action deck, from the top, for those who do not want to pick 13 times.
ORDERS: Final = {
    "balanced": "scout assassination veto spy castling assassination assassination scout spy wrath"
    " castling assassination veto",
    "attack": "assassination spy assassination wrath assassination spy assassination scout veto"
    " castling scout veto castling",
    "defence": "veto scout castling veto scout castling assassination spy assassination spy"
    " assassination wrath assassination",
}

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
    presets={
        name: tuple([f"arrange {card}" for card in order.split()]) for name, order in ORDERS.items()
    },
)
