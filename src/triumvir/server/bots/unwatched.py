"""Tables where bots play and nobody watches: a few play at a time, the others wait."""

from __future__ import annotations


class Unwatched:
    def __init__(self, most_a_guest: int, most: int) -> None:
        self.most_a_guest = most_a_guest
        self.most = most
        self.running: dict[str, str] = {}  # the host of each table
        self.parked: dict[str, str] = {}  # in the order in which they came

    def enter(self, table: str, host: str) -> bool:
        """Whether the bots of this table may think."""
        if table in self.running:
            return True
        own = sum(1 for other in self.running.values() if other == host)
        if own >= self.most_a_guest or len(self.running) >= self.most:
            self.parked[table] = host
            return False
        self.parked.pop(table, None)
        self.running[table] = host
        return True

    def leave(self, table: str) -> list[str]:
        """It is watched, or over, or a person is to act. Returns the next table waiting for its
        place, if it had one.
        """
        self.parked.pop(table, None)
        if self.running.pop(table, None) is None:
            return []
        waiting = list(self.parked)
        self.parked.clear()
        return waiting
