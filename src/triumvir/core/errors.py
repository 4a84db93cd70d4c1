"""Everything that can be wrong with what somebody handed us.

Each error carries one sentence that says what was expected and what came. Whoever raises one
has changed nothing.
"""

from __future__ import annotations


class TriumvirError(Exception):
    """Any refusal: the text is one sentence for the person who caused it."""


class UnknownGame(TriumvirError):
    """No game has this id."""


class InvalidAction(TriumvirError):
    """Not an action of this game at all."""


class IllegalAction(TriumvirError):
    """An action of this game, but not for this seat now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class InvalidOption(TriumvirError):
    """An option or a number of seats that the game does not have."""


class InvalidPosition(TriumvirError):
    """A document that is no position of this game."""


class InvalidRecord(TriumvirError):
    """A document that is no record, or one that does not replay."""
