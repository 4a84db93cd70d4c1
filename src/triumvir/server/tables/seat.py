"""A place at a table, and who is there."""

from __future__ import annotations


class Seat:
    """Open, a person's, a bot's, or a person's that a bot plays for now."""

    __slots__ = ("bot", "guest", "name", "resigned")

    def __init__(self) -> None:
        self.guest = ""
        self.name = ""
        self.bot = ""
        self.resigned = False

    def empty(self) -> None:
        self.guest = self.name = self.bot = ""

    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    def played_by(self, guest: str) -> bool:
        """Whether this very person decides here now."""
        return bool(guest) and self.guest == guest and not self.bot

    def person(self) -> str:
        """The guest who decides here; nobody where a bot does."""
        return "" if self.bot else self.guest

    def shown(self) -> str:
        """The name that everybody reads. A bot is always called one."""
        if self.bot and self.name:
            return f"{self.name} ({self.bot})"
        return self.name or self.bot
