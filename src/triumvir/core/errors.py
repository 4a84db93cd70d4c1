"""Everything that can be wrong with input.

The text of an error is one English sentence for programs and logs: what was expected, and what was
given. `id` and `fields` are for people: `triumvir.texts` has the message `refusal-<id>` in every
language and fills the fields in. When an error is raised, nothing has changed.
"""

from __future__ import annotations

# As in events: numbers, words of the game, texts of actions, and lists of them.
Fields = dict[str, object]


class TriumvirError(Exception):
    """Any refusal."""

    def __init__(self, message: str, id: str = "", fields: Fields | None = None) -> None:
        super().__init__(message)
        self.id = id
        self.fields: Fields = {} if fields is None else fields


class UnknownGame(TriumvirError):
    """No game has this id."""


class InvalidAction(TriumvirError):
    """Not an action of this game at all."""


class IllegalAction(TriumvirError):
    """An action of this game, but not for this seat now."""

    def __init__(
        self, message: str, rule: str = "", id: str = "", fields: Fields | None = None
    ) -> None:
        super().__init__(message, id, fields)
        self.rule = rule


class InvalidOption(TriumvirError):
    """An option or a number of seats that the game does not have."""


class InvalidPosition(TriumvirError):
    """A document that is not a position of this game."""


class InvalidRecord(TriumvirError):
    """A document that is not a record, or one that does not replay."""
