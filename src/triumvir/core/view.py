"""Views: what one seat may know."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import Action
from triumvir.core.document import Document, canonical


@final
class View:
    """What one seat, or an onlooker (`seat` None), may know, and its choices now.

    `data` is plain JSON, built up by the game from what the seat knows. `model` is room for
    whatever `guess` concludes from the view once and uses many times. `print(view)` draws it.
    """

    __slots__ = ("choices", "data", "game", "model", "seat")

    def __init__(self, game: str, seat: int | None, data: Document, choices: list[Action]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.data: Final = data
        self.choices: Final = choices
        self.model: object = None

    def document(self) -> Document:
        """As JSON; `game.read_view` is the inverse."""
        document: Document = {"game": self.game, "seat": self.seat}
        document.update(self.data)
        document["choices"] = [action.text for action in self.choices]
        return document

    def json(self) -> str:
        """Canonical: equal views are equal texts."""
        return canonical(self.document())

    def __str__(self) -> str:
        # At the top it would go in a circle: games hand out views.
        from triumvir.core.registry import find

        game = find(self.game)
        lines = game.draw_table(self) + game.draw_hand(self)
        return "\n".join([line.rstrip() for line in lines])

    def __repr__(self) -> str:
        return f"<view of {self.game}, seat {self.seat}>"
