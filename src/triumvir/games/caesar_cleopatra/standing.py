"""What can be answered before one is asked: whether a card is vetoed, what is drawn after a Spy.

Who is asked follows from what is open, and so does whether these rules answer.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.standing import Standing
from triumvir.core.view import View

GRAVE: Final = ("wrath", "assassinate 5")


def veto(view: View, value: str) -> str:
    """Let it pass: everything, or all but the Wrath of the Gods and the murder of a 5."""
    if view.data.get("answering") is not True:
        return ""
    announced = str(view.data.get("announced"))
    return "" if value == "small" and announced.startswith(GRAVE) else "allow"


def draw(view: View, value: str) -> str:
    """The card for the one that a Spy took, while the other's turn goes on."""
    if view.data.get("phase") != "offer":
        return ""
    return "decline" if value == "none" else f"draw {value}"


STANDING: Final = (
    Standing("veto", ("small", "all"), veto),
    Standing("draw", ("influence", "action", "none"), draw),
)
