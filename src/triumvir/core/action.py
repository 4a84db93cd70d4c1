"""Actions: small named values from a game's finite table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from triumvir.core.document import show
from triumvir.core.errors import InvalidAction

if TYPE_CHECKING:
    from triumvir.core.game import Game


@final
class Action:
    """One thing a player can do. Made once, compared by identity.

    `index` serves learners, `text` people and records, `fields` the client.
    """

    __slots__ = ("fields", "index", "kind", "text")

    def __init__(self, index: int, kind: str, text: str, fields: dict[str, object]) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.text: Final = text
        self.fields: Final = fields

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class ActionTable:
    """The actions of a game, in order. `add` while the module loads, then only read."""

    def __init__(self) -> None:
        self.game: Game | None = None  # whose actions these are
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, kind: str, words: str = "", fields: dict[str, object] | None = None) -> Action:
        """One more action; its text is its kind and, after a blank, its words."""
        text = f"{kind} {words}" if words else kind
        assert text not in self.by_text, text
        action = Action(len(self.actions), kind, text, {} if fields is None else fields)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def parse(self, text: object) -> Action:
        """The action with this text; case and blanks around words do not matter."""
        if not isinstance(text, str):
            raise InvalidAction(
                f"An action is a text, got {show(text)}.", "action-form", {"found": show(text)}
            )
        action = self.by_text.get(text)
        if action is None:
            action = self.by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise InvalidAction(
                f"{show(text)} is not an action of this game.{self._hint(text)}",
                "action-unknown",
                {"found": show(text)},
            )
        return action

    def _hint(self, text: str) -> str:
        words = text.lower().split()
        if not words:
            return ""
        same = [action.text for action in self.actions if action.kind == words[0]]
        if same:
            return f" With '{words[0]}' it knows, for instance, '{same[0]}'."
        kinds = sorted({action.kind for action in self.actions})
        return f" Its actions begin with {', '.join(kinds)}."
