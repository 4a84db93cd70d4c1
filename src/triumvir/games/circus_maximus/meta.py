"""What the game says of itself."""

from __future__ import annotations

from typing import Final

from triumvir.core.meta import Meta, Option

META: Final = Meta(
    id="circus-maximus",
    title="Circus Maximus",
    designer="Jeffrey D. Allers",
    publisher="Pegasus Spiele",
    year=2008,
    seats=(3, 5),
    roles=(),
    options=(
        Option("caesar", (False, True), default=False),  # CM-73
        Option("sheet", (), None),  # CM-90
    ),
    revision=2,
    rules=tuple([f"CM-{number}" for number in [*range(1, 81), *range(90, 96)]]),
)
