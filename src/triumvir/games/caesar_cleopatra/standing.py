"""What can be answered before one is asked: whether a card is vetoed, what is drawn after a Spy.

Who is asked follows from what is open, and so does whether these rules answer.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.standing import Standing
from triumvir.core.view import View

# What is not let pass, by the value of the rule.
GRAVE: Final[dict[str, tuple[str, ...]]] = {
    "small": ("wrath", "assassinate 5"),
    "wrath": ("wrath",),
    "all": (),
}


def veto(view: View, value: str) -> str:
    """Let it pass: everything, all but the Wrath of the Gods, or all but that and the murder of
    a 5."""
    if view.data.get("answering") is not True:
        return ""
    announced = str(view.data.get("announced"))
    return "" if announced.startswith(GRAVE[value]) else "allow"


def draw(view: View, value: str) -> str:
    """The card for the one that a Spy took, while the other's turn goes on."""
    if view.data.get("phase") != "offer":
        return ""
    return "decline" if value == "none" else f"draw {value}"


STANDING: Final = (
    Standing("veto", ("small", "wrath", "all"), veto),
    Standing("draw", ("influence", "action", "none"), draw),
)
