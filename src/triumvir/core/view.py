"""Views: what one seat may know."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import Action
from triumvir.core.document import Document, canonical


@final
class View:
    """What one seat, or an onlooker (`seat` None), may know, and its choices now.

    `data` is plain JSON, built up by the game from what the seat knows. `model` is room for
    whatever `guess` concludes from the view once and uses many times.
    """

    __slots__ = ("choices", "data", "game", "model", "seat")

    def __init__(self, game: str, seat: int | None, data: Document, choices: list[Action]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.data: Final = data
        self.choices: Final = choices
        self.model: object = None

    def document(self) -> Document:
        document: Document = {"game": self.game, "seat": self.seat}
        document.update(self.data)
        document["choices"] = [action.text for action in self.choices]
        return document

    def json(self) -> str:
        """Canonical: equal views are equal texts."""
        return canonical(self.document())
